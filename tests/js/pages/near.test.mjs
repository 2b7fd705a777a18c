// The page of a guest: what it keeps for the day when it is loaded anew, and what it says when its
// table is gone.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { ask, devices } from "../support/devices.mjs";
import { drawn } from "../support/drawn.mjs";
import { appWith, handlerAfter, settled } from "../support/page-app.mjs";
import "../support/raw.mjs";

globalThis.Worker = /** @type {any} */ (
  class {
    terminate() {}
  }
);
const { page } = await import("../../../js/pages/near.js");
const { Peer } = await import("../../../js/near/peer.js");

/** @type {{close(): void}[]} */
const open = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
  devices.clear();
});

/** A phone at this page, which kept this ticket, and a number. @param {string} [kept] @param {any} [fair] */
async function phoneWith(kept, fair) {
  const asked = /** @type {any[]} */ ([]);
  /** @type {Map<string, any>} */
  const store = new Map([
    ["spare", kept],
    ["fair", fair],
  ]);
  const app = Object.assign(appWith(), {
    engine: {
      ask: (/** @type {any} */ request) => {
        asked.push(request);
        return request.op === "qr" ? { qr: null } : ask(request);
      },
    },
    arrive: () => undefined,
    bringLater: async () => undefined,
    drawn: (/** @type {() => void} */ work) => work(),
    sound: { play() {} },
    store: {
      get: (/** @type {string} */ key) => store.get(key),
      set: (/** @type {string} */ key, /** @type {any} */ value) => store.set(key, value),
    },
  });
  const phone = /** @type {any} */ (page(app));
  open.push(phone, { close: () => phone.peer.close() }); // a phone that is there outlives its page
  await settled();
  return { phone, store, asked, text: () => drawn(phone.render()) };
}

/** A table with a peer for this phone. */
function tableOf() {
  const heard = /** @type {any[]} */ ([]);
  /** @type {any} */
  const peer = new Peer({ ask, onMessage: (sent) => heard.push(sent) });
  peer.heard = heard;
  open.push(peer);
  return peer;
}

/** A phone that has met a table. */
async function met() {
  const table = tableOf();
  const one = await phoneWith();
  await table.join(await one.phone.peer.ticket());
  await one.phone.peer.join(await table.ticket());
  await settled();
  table.send({ spare: "T9" });
  await settled();
  return { ...one, table };
}

test("after a reload the kept ticket is joined at once, so the table alone has to look", async () => {
  const table = tableOf();
  const { phone } = await phoneWith(await table.ticket());
  await table.join(await phone.peer.ticket());
  await settled();
  assert.deepEqual([phone.peer.state, table.state], ["open", "open"]);
});

for (const [told, kept] of /** @type {[object, string][]} */ ([
  [{ rests: true }, "T9"],
  [{ left: true }, ""],
]))
  test(`what the table keeps is known until it says farewell: ${JSON.stringify(told)}`, async () => {
    const { store, table } = await met();
    assert.equal(store.get("spare"), "T9");
    table.send(told);
    await settled();
    assert.equal(store.get("spare"), kept);
  });

test("a table of another version is no table for this phone, and its spare is forgotten", async () => {
  const table = tableOf();
  table.send = () => Peer.prototype.send.call(table, { box: "older" });
  const { phone, store, text } = await phoneWith(await table.ticket());
  await table.join(await phone.peer.ticket());
  await settled();
  assert.match(text(), /The two devices have different versions/);
  assert.deepEqual([store.get("spare"), phone.peer.state], ["", "closed"]);
});

test("a channel that is cut is no farewell: the seat waits, and both may meet at once", async () => {
  const { phone, store, text } = await met();
  const { peer } = phone;
  devices.get(await peer.ticket()).channel.onclose();
  await settled();
  assert.match(text(), /The way to the tablet is cut. Your seat waits there.*<dialog/s);
  assert.doesNotMatch(text(), /has closed this seat/);
  assert.equal(store.get("spare"), "T9");
  assert.notEqual(phone.peer, peer);
  const other = tableOf();
  await other.join(await phone.peer.ticket());
  await phone.peer.join(await other.ticket());
  await settled();
  other.send({ left: true });
  await settled();
  assert.match(text(), /has closed this seat/);
});

test("whoever has left meets anew by a key; the old channel is closed without a word", async () => {
  const { phone, table, text } = await met();
  const { peer } = phone;
  table.send({ left: true });
  await settled();
  handlerAfter(phone.render(), "has closed this seat")();
  assert.match(text(), /Then the two devices meet/);
  assert.deepEqual([peer.state, phone.peer.state], ["closed", "waiting"]);
});

test("the promise of a deal outlives a reload: at the end this device still looks", async () => {
  const { phone: old, store, table } = await met();
  const save = { id: "a-2", names: [], record: { game: "none", players: [] } };
  table.send({ save });
  table.send({ promise: "p" });
  await settled();
  const { own } = store.get("fair");
  assert.deepEqual(
    [store.get("fair"), table.heard.at(-1).share],
    [{ promise: "p", own, id: "a-2" }, own],
  );
  old.peer.close();
  const anew = tableOf();
  const { phone, asked } = await phoneWith(await anew.ticket(), store.get("fair"));
  await anew.join(await phone.peer.ticket());
  anew.send({ save });
  anew.send({
    told: { secret: "s", shares: [own] },
    update: { record: { type: "Record", seed: 5 } },
  });
  await settled();
  const wanted = { op: "fair", promise: "p", secret: "s", shares: [own], own, record: { seed: 5 } };
  assert.deepEqual(asked.at(-1), wanted);
});
