// A teacher's tablet looks on: what a pupil's device sends, to whom, and until when.

import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { ask, devices } from "../support/devices.mjs";
import { drawn } from "../support/drawn.mjs";
import { appWith, handlers } from "../support/page-app.mjs";
import "../support/raw.mjs";

mock.timers.enable({ apis: ["setTimeout"] });
const { OnlookTool, ShowingTool, show } = await import("../../../js/near/onlook.js");
const { Peer } = await import("../../../js/near/peer.js");

const settled = () => new Promise((go) => setImmediate(go));
const ADA = { set: "monday", name: "Ada", task: 3, wrong: 2, done: 2, of: 5 };

/** @type {any[]} */
const open = [];
afterEach(() => {
  show(null);
  for (const one of open.splice(0)) one.close();
  devices.clear();
});

/** A tool on its page, and all that it told there. @param {any} Tool @param {object} given */
function made(Tool, given) {
  /** @type {any[]} */
  const told = [];
  const app = Object.assign(appWith(), { bringLater: async () => {}, sound: { play() {} } });
  app.engine.ask = ask;
  const change = (/** @type {any} */ { children }) => told.push(children);
  const tool = new Tool({ app, change });
  open.push(tool);
  const text = (gone = /** @type {string[]} */ ([])) => drawn(tool.render({ ...given, gone }));
  return { tool, told, text, press: () => handlers(tool.render({ ...given, gone: [] }))[0]?.() };
}

/** Both keys are pressed, and the devices read each other's tickets. @param {any[]} ends */
function meet(...ends) {
  for (const { press } of ends) press();
  return met(ends.map(({ tool }) => tool.way.meet.wish.peer));
}

/** @param {any[]} peers */
async function met(peers) {
  const tickets = await Promise.all(peers.map((peer) => peer.ticket()));
  await peers[0].join(tickets[1]);
  await peers[1].join(tickets[0]);
  for (let i = 0; i < 5; i += 1) await settled();
  return peers;
}

test("once they have met, the teacher's page hears each time what Python tells", async () => {
  const [teacher, pupil] = [
    made(OnlookTool, { set: "monday", most: 500 }),
    made(ShowingTool, { told: ADA }),
  ];
  assert.match(teacher.text(), /Let a tablet in/);
  assert.match(pupil.text(), /Show the teacher live/);
  const [, device] = await meet(teacher, pupil);
  assert.deepEqual(teacher.told.at(-1), [{ key: "1", sent: ADA, away: false }]);
  assert.match(pupil.text(), /The teacher’s tablet sees your name.*Stop showing/s);
  pupil.tool.close();
  show({ ...ADA, wrong: 3 });
  await settled();
  assert.equal(teacher.told.at(-1)[0].sent.wrong, 3);
  device.send({ ...ADA, name: "A".repeat(500) });
  await settled();
  assert.equal(teacher.told.at(-1)[0].sent.name, "Ada");
});

test("nobody hears of the next pupil, of another set, or after the key to stop", async () => {
  for (const ends of [
    (/** @type {any} */ pupil) => pupil.press(),
    () => show(null),
    () => show({ ...ADA, set: "tuesday" }),
  ]) {
    const [teacher, pupil] = [
      made(OnlookTool, { set: "monday", most: 500 }),
      made(ShowingTool, { told: ADA }),
    ];
    const [, device] = await meet(teacher, pupil);
    const { length } = teacher.told;
    ends(pupil);
    show({ ...ADA, name: "Ben" });
    await settled();
    assert.equal(device.state, "closed");
    assert.equal(teacher.told.length, length);
    assert.match(pupil.text(), /Show the teacher live/);
  }
});

test("another set, or another box, is said at both ends, and no child is there", async () => {
  const [teacher, pupil] = [
    made(OnlookTool, { set: "friday", most: 500 }),
    made(ShowingTool, { told: ADA }),
  ];
  const peers = await meet(teacher, pupil);
  for (const { text } of [teacher, pupil])
    assert.match(text(), /The two devices have different tasks/);
  assert.deepEqual([teacher.told, ...peers.map(({ state }) => state)], [[], "closed", "closed"]);
  const other = made(OnlookTool, { set: "friday", most: 500 });
  other.press();
  const older = new Peer({ ask });
  older.send = () => Peer.prototype.send.call(older, { box: "older", ...ADA, set: "friday" });
  await met([other.tool.way.meet.wish.peer, older]);
  assert.match(other.text(), /different versions of Chocobox/);
});

test("who comes back to the page finds the same children; who is gone is away", async () => {
  const set = "wednesday";
  const teacher = made(OnlookTool, { set, most: 500 });
  const [device] = await meet(teacher, made(ShowingTool, { told: { ...ADA, set } }));
  teacher.tool.close();
  const { length } = teacher.told;
  show({ ...ADA, set, done: 3 });
  await settled();
  assert.equal(teacher.told.length, length);
  const again = made(OnlookTool, { set, most: 500 });
  again.text();
  await settled();
  const [{ key, ...child }] = again.told.at(-1);
  assert.deepEqual(child, { sent: { ...ADA, set, done: 3 }, away: false });
  again.text([key]);
  await settled();
  assert.deepEqual(again.told.at(-1), []);
  show({ ...ADA, set, done: 4 });
  await settled();
  assert.equal(again.told.at(-1)[0].sent.done, 4, "what was put away is back when it tells more");
  device.close();
  assert.equal(again.told.at(-1)[0].away, true);
  const other = made(OnlookTool, { set: "thursday", most: 500 });
  other.text();
  await settled();
  assert.deepEqual(other.told, []);
});
