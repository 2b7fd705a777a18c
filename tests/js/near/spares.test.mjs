// Who sits down at a table, and how it comes back: each guest has a spare at the table, and whoever
// is there can let another one in. Nobody has looked at what a guest asks.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { Guests } from "../../../js/near/guests.js";
import { Peer } from "../../../js/near/peer.js";
import { ask, devices } from "../support/devices.mjs";
import { settled } from "../support/page-app.mjs";

/** @type {Peer[]} */
const peers = [];
/** @type {Guests[]} */
const tables = [];
afterEach(() => {
  for (const peer of peers.splice(0)) peer.close();
  for (const guests of tables.splice(0)) for (const seat of [0, 1, 2, 3]) guests.leave(seat);
  devices.clear();
});

const person = { kind: "person" };
const record = { players: [person, { kind: "bot" }, person, person], moves: [] };

/** A table where nobody sits elsewhere. */
function tableOf() {
  const said = /** @type {string[]} */ ([]);
  const save = { id: "a", names: [], record, near: /** @type {number[]} */ ([]) };
  const desk = /** @type {any} */ ({
    app: { engine: { ask }, draw() {}, saves: { put() {} } },
    ...{ save, update: null, game: {}, names: ["Ada", "Mo", "Cora", "Dan"] },
    play: { clock: { at: () => 0, isRunning: () => true } },
    ui: { t: (/** @type {string} */ id, /** @type {any} */ { name }) => `${id} ${name}` },
    messages: {
      announce: (/** @type {number} */ _, /** @type {string} */ text) => said.push(text),
    },
    reseat() {},
  });
  const guests = new Guests();
  guests.lay(desk);
  tables.push(guests);
  return { guests, save, said, desk };
}

/** A device, and what it heard. @param {string} [box] its version, if it is another one */
function deviceOf(box) {
  const heard = /** @type {any[]} */ ([]);
  const peer = new Peer({ ask, onMessage: (sent) => heard.push(sent) });
  if (box) peer.send = () => Peer.prototype.send.call(peer, { box });
  peers.push(peer);
  const told = (/** @type {string} */ name) => heard.findLast((one) => name in one)?.[name];
  /** What the table answers. @param {any} asked */
  const answer = async (asked) => {
    const of = heard.length;
    peer.send({ n: of, ...asked });
    await settled();
    const { n: _, ...reply } = heard.findLast(({ n }) => n === of);
    return reply;
  };
  return { peer, told, answer };
}

/** Both read each other's ticket. @param {Guests} guests @param {number} seat @param {string} [box] */
async function sitDown(guests, seat, box) {
  const [device, spare] = [deviceOf(box), guests.spare(seat)];
  await spare.join(await device.peer.ticket());
  const ticket = await spare.ticket();
  await device.peer.join(ticket);
  await settled();
  return { ...device, ticket };
}

/** Whether the device with this ticket may still be met. @param {string} ticket */
const isThere = (ticket) => !devices.get(ticket).isClosed;

test("who sits down has a spare, and comes back when the table has read one ticket; then it has another", async () => {
  const { guests, save, said } = tableOf();
  const first = await sitDown(guests, 2);
  assert.deepEqual([save.near, said, guests.where(2)], [[2], ["near-moved Cora"], "there"]);
  assert.equal(first.told("save").guest, 2);
  const spare = first.told("spare");
  assert.equal(await guests.spare(2).ticket(), spare, "the sheet shows the same");

  const again = deviceOf();
  assert.equal(await again.peer.join(spare), "", "nobody has looked yet");
  assert.equal(await guests.spare(2).join(await again.peer.ticket()), "");
  await settled();
  assert.equal(again.told("save").guest, 2);
  assert.notEqual(again.told("spare"), spare);
  assert.equal(await guests.spare(2).ticket(), again.told("spare"));
});

test("who comes back while it was thought to be there is not away; the old one is told to leave", async () => {
  const { guests, said } = tableOf();
  const first = await sitDown(guests, 2);
  await sitDown(guests, 2);
  assert.deepEqual(said, ["near-moved Cora", "near-back Cora"]);
  assert.deepEqual([first.told("left"), isThere(first.ticket)], [true, false]);
});

test("a spare that has read a ticket is used up, whatever came of it", async () => {
  const { guests } = tableOf();
  const { told } = await sitDown(guests, 2);
  guests.drop(2);
  assert.equal(await guests.spare(2).ticket(), told("spare"), "nothing was read");
  await guests.spare(2).join(await deviceOf().peer.ticket());
  assert.notEqual(await guests.spare(2).ticket(), told("spare"));
  assert.ok(!isThere(told("spare")));
  const other = await guests.spare(2).ticket();
  await guests.spare(2).join(await deviceOf().peer.ticket());
  guests.drop(2);
  assert.ok(!isThere(other));
  const ofTablet = await guests.spare(0).ticket();
  guests.drop(0);
  assert.ok(!isThere(ofTablet));
});

test("a seat that is taken back closes its spare", async () => {
  const { guests, save } = tableOf();
  const { told } = await sitDown(guests, 2);
  assert.ok(isThere(told("spare")));
  guests.leave(2);
  await settled();
  assert.deepEqual([isThere(told("spare")), save.near, told("left")], [false, [], true]);
});

test("another version, or a seat that no person has any more, is not let in", async () => {
  const { guests, save, desk } = tableOf();
  const { told } = await sitDown(guests, 2, "older");
  assert.deepEqual([save.near, told("save"), guests.news], [[], undefined, "near-other"]);
  await sitDown(guests, 1);
  assert.deepEqual(save.near, []);
  Object.assign(desk.save, { near: [3] });
  await sitDown(guests, 3);
  assert.deepEqual([save.near, guests.news], [[3], ""]);
});

test("a guest hears where persons sit, and lets another one in at a seat that is free", async () => {
  const { guests, save, said } = tableOf();
  const { answer, told } = await sitDown(guests, 2);
  assert.deepEqual(await answer({ invite: true }), { seats: { 0: "here", 2: "there", 3: "here" } });
  const { ticket } = await answer({ invite: 3 });
  const other = deviceOf();
  assert.equal(await other.peer.join(ticket), "");
  assert.deepEqual(await answer({ invite: 3, carry: await other.peer.ticket() }), { why: "" });
  assert.equal(other.told("save").guest, 3);
  assert.deepEqual([save.near, said.at(-1)], [[2, 3], "near-moved Dan"]);
  assert.equal(told("sat"), 3);
  const seats = { 0: "here", 2: "there", 3: "there" };
  assert.deepEqual(await answer({ invite: true }), { seats });
});

test("who was away is brought back by another guest, with its spare", async () => {
  const { guests, said } = tableOf();
  const [{ answer, told }, gone] = [await sitDown(guests, 2), await sitDown(guests, 3)];
  const spare = gone.told("spare");
  gone.peer.close();
  devices.get(await gone.peer.ticket()).other.channel.onclose();
  assert.deepEqual([guests.where(3), said.at(-1)], ["away", "near-gone Dan"]);
  const back = deviceOf();
  await back.peer.join(spare);
  assert.deepEqual(await answer({ invite: 3 }), { ticket: spare });
  const carry = await back.peer.ticket();
  const { why } = await answer({ invite: 3, carry });
  assert.deepEqual([why, said.at(-1), guests.where(3)], ["", "near-back Dan", "there"]);
  assert.equal(told("sat"), 3);
});

test("no guest lets anybody in where none can sit, and no text but a ticket is read", async () => {
  const { guests, save } = tableOf();
  const { answer } = await sitDown(guests, 2);
  await sitDown(guests, 3);
  for (const invite of [1, 2, 3, 4, -1, "0", [0], null, {}, false, 0.5]) {
    const { error, ...rest } = await answer({ invite });
    assert.match(error.text, /Nobody can sit down there/, String(invite));
    assert.deepEqual(rest, {});
  }
  await answer({ invite: 0 });
  for (const carry of ["hello", "", 5, null, {}, ["T0"]])
    assert.deepEqual(await answer({ invite: 0, carry }), { why: "no-ticket" }, String(carry));
  assert.deepEqual(save.near, [2, 3]);
});
