// A learning platform around the page: how it is found, what it is told, and what is taken back
// from it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSaves } from "../../../js/store/saves.js";
import { idOf } from "../../../js/store/sets.js";
import { createStore } from "../../../js/store/settings.js";
import "../support/raw.mjs";

const { findApi, spanOf, Visit } = await import("../../../js/platform/api.js");
const { createPlatform } = await import("../../../js/platform/scorm.js");
Object.assign(globalThis, { location: { href: "https://school.example/" } });

/** A platform that keeps what it is told. @param {any} [kept] */
function platform(kept = {}) {
  /** @type {string[]} */
  const said = [];
  const api = {
    LMSInitialize: () => {
      said.push("begin");
      return "true";
    },
    LMSGetValue: (/** @type {string} */ name) => kept[name] ?? "",
    LMSSetValue: (/** @type {string} */ name, /** @type {string} */ value) => {
      kept[name] = value;
      return "true";
    },
    LMSCommit: () => {
      said.push("commit");
      return "true";
    },
    LMSFinish: () => {
      said.push("end");
      return "true";
    },
  };
  return { api, kept, said };
}

/** A window that lies in another one, or in none. @param {any} [more] @param {any} [parent] */
const frame = (more = {}, parent) => {
  const it = { opener: null, ...more };
  it.parent ??= parent ?? it;
  it.top ??= it.parent;
  return it;
};

test("the platform is found around the page or in its opener; foreign frames do no harm", () => {
  const { api } = platform();
  const shut = {
    get() {
      throw new Error("another origin");
    },
  };
  const foreign = (/** @type {any} */ parent) =>
    Object.defineProperty(frame({}, parent), "API", shut);
  assert.equal(findApi(frame({}, frame({}, frame({ API: api })))), api);
  assert.equal(findApi(frame({}, foreign(frame({ API: api })))), api);
  assert.equal(findApi(frame({ opener: frame({}, frame({ API: api })) })), api);
  assert.equal(findApi(frame({ top: { opener: frame({ API: api }) } })), api);
  assert.equal(
    findApi(frame({ top: Object.defineProperty({}, "opener", shut) }, foreign(frame()))),
    null,
  );
  const [a, b] = [frame(), frame()];
  assert.equal(
    findApi(Object.assign(a, { parent: Object.assign(b, { parent: a }) })),
    null,
    "frames without an end",
  );
});

test("a visit is told in SCORM's own words, and nothing after its end", () => {
  let now = 1_000;
  const { api, kept, said } = platform();
  const visit = new Visit(api, () => now);
  visit.begin();
  assert.equal(
    JSON.stringify(kept),
    '{"cmi.core.exit":"suspend","cmi.core.lesson_status":"incomplete","cmi.core.session_time":"0000:00:00"}',
  );
  visit.handIn({ points: 83, done: false, text: "1abc" });
  assert.deepEqual(
    [kept["cmi.core.score.raw"], kept["cmi.core.lesson_status"], kept["cmi.suspend_data"]],
    ["83", "incomplete", "1abc"],
  );
  visit.handIn({ points: 100, done: true, text: "x".repeat(4097) });
  assert.deepEqual(
    [kept["cmi.core.score.raw"], kept["cmi.core.lesson_status"], kept["cmi.suspend_data"]],
    ["100", "completed", "1abc"],
    "a long text is left out",
  );
  now += 3_725_000;
  visit.end();
  visit.end();
  visit.handIn({ points: 0, done: false, text: "" });
  assert.deepEqual(
    [kept["cmi.core.session_time"], kept["cmi.core.score.raw"]],
    ["0001:02:05", "100"],
  );
  assert.deepEqual(said, ["begin", "commit", "commit", "commit", "commit", "end"]);
  new Visit(api).begin();
  assert.equal(kept["cmi.core.lesson_status"], "completed", "what is done stays done");
  assert.equal(spanOf(360_000_000), "0100:00:00");
});

test("a platform that refuses, or breaks, is none", () => {
  const broken = /** @type {any} */ ({
    LMSInitialize: () => {
      throw new Error("gone");
    },
  });
  for (const api of [null, broken, { ...platform().api, LMSInitialize: () => "false" }]) {
    const visit = new Visit(api);
    visit.begin();
    visit.end();
    assert.deepEqual([visit.isOpen, visit.get("cmi.core.student_id")], [false, ""]);
  }
});

// --- with a class set ---

const KEY = "1set";
const RECORD = /** @type {any} */ ({
  ...{ game: "schokoly_best", edition: 1, options: {}, players: [{ kind: "person" }] },
  ...{ seed: 3, position: "", moves: [[0, 1, 9]] },
});
/** A finished game of the set. @param {number} round */
const finished = (round, nth = 1) => ({
  ...{ id: `${round} ${nth}`, record: RECORD, names: [""], flat: false, done: true },
  task: { set: KEY, number: 0, round, nth },
});

/**
 * The package is opened on a device.
 * @param {any} api
 * @param {{saves: any, store: any}} device
 * @param {(request: any) => any} merge what the engine answers
 * @param {string} [key]
 */
async function open(api, device, merge, key = KEY) {
  /** @type {any[]} */
  const asked = [];
  const ask = async (/** @type {any} */ request) => {
    asked.push(request);
    return merge(request);
  };
  const app = /** @type {any} */ ({
    ...{ ...device, saves: { ...device.saves }, engine: { ask }, draw() {} },
  });
  const meta = key ? { getAttribute: () => key } : null;
  const page = frame({ API: api, document: { querySelector: () => meta }, addEventListener() {} });
  const made = createPlatform(app, /** @type {any} */ (page));
  await made.ready;
  return { app, made, asked };
}
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

/** A tablet on which nothing was played. */
function device() {
  const held = new Map();
  const database = /** @type {any} */ ({
    get: async (/** @type {string} */ id) => held.get(id),
    set: async (/** @type {string} */ id, /** @type {any} */ value) => void held.set(id, value),
    entries: async () => [...held],
  });
  return { saves: createSaves(database), store: createStore(null, {}) };
}

const NOTHING = { pupils: {}, moved: [], added: [], worth: null, is_partial: false };

test("each finished game is handed in, with what the platform and the device have", async () => {
  const { api, kept } = platform({ "cmi.core.student_id": "ada" });
  const worth = { points: 30, done: true, text: "1result" };
  const merge = (/** @type {any} */ { saves }) => ({
    merge: { ...NOTHING, worth: saves.length ? worth : null },
  });
  const { app, made, asked } = await open(api, device(), merge);
  assert.deepEqual(made.tells(KEY), { message: "class-platform-goes" });
  assert.equal(made.tells("1other"), null);
  await app.saves.put(finished(0));
  await settled();
  assert.deepEqual(
    asked.map(({ op, key, whom, saves }) => [op, key, whom, saves.length]),
    [
      ["merge", KEY, "ada", 0],
      ["merge", KEY, "ada", 1],
    ],
  );
  assert.deepEqual(
    ["cmi.core.score.raw", "cmi.core.lesson_status", "cmi.suspend_data"].map((it) => kept[it]),
    ["30", "completed", "1result"],
  );
  assert.deepEqual(made.tells(KEY), { message: "class-platform-has", args: { points: 30 } });
});

test("what comes of both is kept on the device, and is not handed in once more", async () => {
  const { api } = platform();
  const tablet = device();
  await tablet.saves.put(finished(0));
  const task = { set: KEY, number: 0, round: 0, nth: 1 };
  const news = { moved: [{ id: "0 1", nth: 2 }], added: [{ record: RECORD, task }] };
  const { asked } = await open(api, tablet, () => ({ merge: { ...NOTHING, ...news } }));
  await settled();
  const saves = (await tablet.saves.list()).map(({ save }) => [save?.task?.nth, save?.done]);
  assert.deepEqual(saves.sort(), [
    [1, true],
    [2, true],
  ]);
  assert.equal(asked.length, 1);
});

test("when another pupil plays, the games of this one are told next", async () => {
  const { api } = platform({ "cmi.core.student_id": "ben" });
  const tablet = device();
  for (const round of [0, 7]) await tablet.saves.put(finished(round));
  const pupils = { [idOf(KEY)]: { round: 7, name: "", origin: 5 } };
  const { asked } = await open(api, tablet, ({ pupils: known }) => ({
    merge: { ...NOTHING, pupils, is_partial: !known },
  }));
  const told = asked.map(({ saves }) => saves.map((/** @type {any} */ { id }) => id));
  assert.deepEqual(told, [["0 1"], ["7 1"]]);
  assert.deepEqual(asked[1].pupils, pupils);
});

test("what a pupil does while the engine joins both sides is kept", async () => {
  const { api } = platform();
  const tablet = device();
  const named = (/** @type {string} */ name) => ({ [idOf(KEY)]: { round: 0, name, origin: 5 } });
  tablet.store.set("pupils", named(""));
  let asks = 0;
  await open(api, tablet, ({ pupils }) => {
    asks += 1;
    if (asks === 1) tablet.store.set("pupils", named("Ada"));
    return { merge: { ...NOTHING, pupils: { ...pupils } } };
  });
  assert.equal(asks, 2);
  assert.deepEqual(tablet.store.get("pupils"), named("Ada"));
});

test("another package's set that hides its box does not hide this one; its own still does", async () => {
  const heldBy = (/** @type {string} */ set) => ({ set, home: `#/g/${set}`, stays: [] });
  for (const [set, key, stays] of [
    ["1other", KEY, undefined],
    [KEY, KEY, heldBy(KEY)],
    ["1other", "", heldBy("1other")],
  ]) {
    const tablet = device();
    tablet.store.set("kiosk", heldBy(String(set)));
    await open(platform().api, tablet, () => ({ merge: NOTHING }), String(key));
    assert.deepEqual(tablet.store.get("kiosk"), stays);
  }
});

test("nothing is handed in where the engine cannot join both sides", async () => {
  const { api, kept } = platform({ "cmi.core.score.raw": "80", "cmi.suspend_data": "1" });
  const { app } = await open(api, device(), () => ({ error: { type: "internal" } }));
  await app.saves.put(finished(0));
  await settled();
  assert.deepEqual([kept["cmi.core.score.raw"], kept["cmi.suspend_data"]], ["80", "1"]);
});

test("without a set nothing is handed in, and without a platform one sentence says so", async () => {
  const { api, kept } = platform();
  const { made } = await open(api, device(), () => ({}), "");
  assert.deepEqual([made.start, made.tells(""), made.isHeard, kept], ["", null, false, {}]);
  const alone = (await open(null, device(), () => ({}))).made;
  assert.deepEqual(
    [alone.start, alone.tells(KEY)],
    [`#/g/${KEY}`, { message: "class-platform-none" }],
  );
});
