// The channel to another device: tickets both ways, long messages, sleep, and a page that is gone.

import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { canMeet, Peer } from "../../../js/near/peer.js";
import { ask, devices } from "../support/devices.mjs";

let now = 1000;
performance.now = () => now;
mock.timers.enable({ apis: ["setTimeout"] });

const settled = () => new Promise((go) => setImmediate(go));

/** Lets time pass, as each timer hears of it. @param {number} ms */
async function pass(ms) {
  for (let i = 0; i < ms; i += 10) {
    now += 10;
    mock.timers.tick(10);
    await settled();
  }
}

/** @type {Peer[]} */
const peers = [];
afterEach(() => {
  for (const peer of peers.splice(0)) peer.close();
  devices.clear();
});

/** A peer, and all that it told. */
async function made() {
  /** @type {any[]} */
  const told = [];
  const peer = new Peer({
    ask,
    onOpen: () => told.push("met"),
    onOther: () => told.push("other"),
    onMessage: (value) => told.push(value),
    onState: (state) => told.push(state),
  });
  peers.push(peer);
  return { peer, told, ticket: await peer.ticket() };
}

async function met() {
  const [table, guest] = [await made(), await made()];
  assert.equal(await table.peer.join(guest.ticket), "");
  assert.equal(await guest.peer.join(table.ticket), "");
  await settled();
  return { table, guest, devices: [devices.get(table.ticket), devices.get(guest.ticket)] };
}

test("two devices that read each other's tickets meet, and talk both ways", async () => {
  assert.ok(canMeet());
  const { table, guest } = await met();
  assert.deepEqual(
    [table.told, guest.told],
    [
      ["met", "open"],
      ["met", "open"],
    ],
  );
  table.peer.send({ a: [1] });
  guest.peer.send(null);
  await settled();
  assert.deepEqual([table.told.at(-1), guest.told.at(-1)], [null, { a: [1] }]);
});

test("who waits for the other's turn keeps hoping, and no local description is changed", async () => {
  const [table, guest] = [await made(), await made()];
  assert.equal(await guest.peer.join(table.ticket), "");
  assert.equal(await guest.peer.join(table.ticket), "");
  assert.equal(await guest.peer.join("T9"), "joined");
  const twice = await made();
  const both = [table.ticket, table.ticket, "bad"].map((ticket) => twice.peer.join(ticket));
  assert.deepEqual(await Promise.all(both), ["", "", "joined"], "asked twice at once");
  const { size } = devices;
  await pass(6500);
  const device = devices.get(guest.ticket);
  assert.deepEqual([device.hoped, guest.peer.state, guest.told], [3, "waiting", []]);
  await table.peer.join(guest.ticket);
  await pass(4000);
  assert.deepEqual([device.hoped, guest.peer.state, devices.size], [3, "open", size]);
});

test("a text that is no ticket changes nothing: the right one may follow", async () => {
  const [table, guest] = [await made(), await made()];
  assert.equal(await table.peer.join("hello"), "no-ticket");
  assert.equal(await table.peer.join("bad"), "no-ticket");
  assert.equal(await table.peer.join(guest.ticket), "");
});

test("whoever begins anew has another ticket, and may join another device", async () => {
  const [table, guest] = [await made(), await made()];
  await table.peer.join(guest.ticket);
  const ticket = await table.peer.again();
  assert.notEqual(ticket, table.ticket);
  assert.ok(devices.get(table.ticket).isClosed);
  await guest.peer.join(ticket);
  await table.peer.join(guest.ticket);
  await settled();
  assert.deepEqual([table.peer.state, guest.peer.state], ["open", "open"]);
});

test("a device of another version is left before it says more", async () => {
  const [table, guest] = [await made(), await made()];
  guest.peer.send = (value) => Peer.prototype.send.call(guest.peer, { box: "older", value });
  await table.peer.join(guest.ticket);
  await guest.peer.join(table.ticket);
  guest.peer.send("hello");
  await settled();
  assert.deepEqual(table.told, ["other", "closed"]);
  assert.equal(await table.peer.met, null);
});

test("a long message goes in parts of 200 KB at most, and no sign is torn", async () => {
  const { table, guest, devices } = await met();
  const long = { text: "xx🍫".repeat(70_000) };
  table.peer.send(long);
  await settled();
  assert.deepEqual(guest.told.at(-1), long);
  const { sent } = devices[0].channel;
  assert.ok(sent.length > 3);
  for (const text of sent) assert.ok(Buffer.byteLength(text) <= 200_001);
});

test("what is no message is not told; the next one is", async () => {
  const { table, guest, devices } = await met();
  for (const text of [".{", "", "x", "!soon", "+[1", ".,2]", '."a"']) devices[0].channel.send(text);
  table.peer.send("b");
  await settled();
  assert.deepEqual(guest.told.slice(2), [[1, 2], "a", "b"]);
  assert.deepEqual(guest.peer.trips, []);
});

test("each ping measures the way, and only the last ones count", async () => {
  const { table } = await met();
  await pass(12_000);
  assert.equal(table.peer.trips.length, 100);
  assert.ok(table.peer.trips.every((trip) => trip >= 0 && trip < 1000));
});

test("who is silent for a second is away, and back by itself on the same channel", async () => {
  const { table, guest, devices } = await met();
  await pass(300);
  devices[1].isAsleep = true;
  await pass(900);
  assert.equal(table.peer.state, "open");
  await pass(300);
  assert.equal(table.peer.state, "away");
  table.peer.send("meanwhile");
  devices[1].wake();
  await settled();
  assert.deepEqual(table.told, ["met", "open", "away", "open"]);
  assert.ok(guest.told.includes("meanwhile"));
  assert.ok(!devices[0].isClosed);
});

test("a page that slept itself does not call the other one away", async () => {
  const { table, devices } = await met();
  await pass(300);
  devices[1].isAsleep = true;
  now += 60_000;
  await pass(500);
  assert.equal(table.peer.state, "open");
});

test("a full channel gets no more pings, and a closed one is told", async () => {
  const { table, devices } = await met();
  devices[0].channel.bufferedAmount = 10_000;
  await pass(300);
  assert.deepEqual(
    devices[0].channel.sent.filter((/** @type {string} */ text) => text[0] === "?"),
    [],
  );
  devices[0].channel.onclose();
  assert.deepEqual([table.peer.state, devices[0].isClosed], ["closed", true]);
  table.peer.send("nobody hears it");
});
