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
const { BOX } = await import("../../../js/near/guests.js");
const { Peer } = await import("../../../js/near/peer.js");

/** @type {{close(): void}[]} */
const open = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
  devices.clear();
});

/** A phone at this page, which kept this ticket. @param {string} [kept] */
async function phoneWith(kept) {
  /** @type {Map<string, any>} */
  const store = new Map([["spare", kept]]);
  const app = Object.assign(appWith(), {
    engine: { ask: (/** @type {any} */ asked) => (asked.op === "qr" ? { qr: null } : ask(asked)) },
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
  return { phone, store, text: () => drawn(phone.render()) };
}

/** A table with a peer for this phone. */
function tableOf() {
  /** @type {any} */
  const peer = new Peer({ ask, onOpen: () => peer.send({ box: BOX }) });
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
  [{ box: "older" }, ""],
]))
  test(`what the table keeps is known until it says farewell: ${JSON.stringify(told)}`, async () => {
    const { store, table } = await met();
    assert.equal(store.get("spare"), "T9");
    table.send(told);
    await settled();
    assert.equal(store.get("spare"), kept);
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
