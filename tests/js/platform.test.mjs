// A learning platform around the page: how it is found, what it is told, and what is taken back from it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSaves } from "../../js/storage/saves.js";
import { createStore } from "../../js/storage/settings.js";
import "./raw.mjs";

const { findApi, spanOf, Visit } = await import("../../js/platform/api.js");
const { createPlatform } = await import("../../js/platform/scorm.js");
Object.assign(globalThis, { location: { href: "https://school.example/" } });

/** A platform that keeps what it is told. @param {any} [kept] */
function platform(kept = {}) {
  /** @type {string[]} */
  const said = [];
  const api = {
    LMSInitialize: () => { said.push("begin"); return "true"; },
    LMSGetValue: (/** @type {string} */ name) => kept[name] ?? "",
    LMSSetValue: (/** @type {string} */ name, /** @type {string} */ value) => { kept[name] = value; return "true"; },
    LMSCommit: () => { said.push("commit"); return "true"; },
    LMSFinish: () => { said.push("end"); return "true"; },
  };
  return { api, kept, said };
}

/** A window that lies in another one, or in none. @param {any} [more] @param {any} [parent] */
const frame = (more = {}, parent) => { const it = { opener: null, ...more }; it.parent ??= parent ?? it; it.top ??= it.parent; return it; };

test("the platform is found in a frame around the page or in the window that opened it, and foreign frames do no harm", () => {
  const { api } = platform();
  const shut = { get() { throw new Error("another origin"); } };
  const foreign = (/** @type {any} */ parent) => Object.defineProperty(frame({}, parent), "API", shut);
  assert.equal(findApi(frame({}, frame({}, frame({ API: api })))), api);
  assert.equal(findApi(frame({}, foreign(frame({ API: api })))), api);
  assert.equal(findApi(frame({ opener: frame({}, frame({ API: api })) })), api);
  assert.equal(findApi(frame({ top: { opener: frame({ API: api }) } })), api);
  assert.equal(findApi(frame({ top: Object.defineProperty({}, "opener", shut) }, foreign(frame()))), null);
  const [a, b] = [frame(), frame()];
  assert.equal(findApi(Object.assign(a, { parent: Object.assign(b, { parent: a }) })), null, "frames without an end");
});

test("a visit is told in SCORM's own words, and nothing after its end", () => {
  let now = 1_000;
  const { api, kept, said } = platform();
  const visit = new Visit(api, () => now);
  visit.begin();
  assert.equal(JSON.stringify(kept), '{"cmi.core.exit":"suspend","cmi.core.lesson_status":"incomplete","cmi.core.session_time":"0000:00:00"}');
  assert.equal(visit.handIn({ total: 250, most: 300, done: false, text: "1abc" }), 83);
  assert.deepEqual([kept["cmi.core.score.raw"], kept["cmi.core.lesson_status"], kept["cmi.suspend_data"]], ["83", "incomplete", "1abc"]);
  visit.handIn({ total: 300, most: 300, done: true, text: "x".repeat(4097) });
  assert.deepEqual([kept["cmi.core.score.raw"], kept["cmi.core.lesson_status"], kept["cmi.suspend_data"]], ["100", "completed", "1abc"], "a long text is left out");
  now += 3_725_000;
  visit.end();
  visit.end();
  visit.handIn({ total: 0, most: 300, done: false, text: "" });
  assert.deepEqual([kept["cmi.core.session_time"], kept["cmi.core.score.raw"]], ["0001:02:05", "100"]);
  assert.deepEqual(said, ["begin", "commit", "commit", "commit", "commit", "end"]);
  new Visit(api).begin();
  assert.equal(kept["cmi.core.lesson_status"], "completed", "what is done stays done");
  assert.equal(spanOf(360_000_000), "0100:00:00");
});

test("a platform that refuses, or breaks, is none", () => {
  const broken = /** @type {any} */ ({ LMSInitialize: () => { throw new Error("gone"); } });
  for (const api of [null, broken, { ...platform().api, LMSInitialize: () => "false" }]) {
    const visit = new Visit(api);
    visit.begin();
    visit.end();
    assert.deepEqual([visit.isOpen, visit.get("cmi.core.student_id")], [false, ""]);
  }
});

// --- with a class set ---

const PERSON = { kind: "person" };
const SET = { title: "Monday", tasks: [{ game: "schokoly_best", options: {}, players: [PERSON], seed: 3, moves: [] }] };
const KEY = "1set";

/** An engine for which each move is worth ten marks, and the last try counts; a result's link is its tries as JSON. @param {any} request */
async function ask({ op, link, text }) {
  if (op === "link") return { link: JSON.stringify({ tries: link.result.played }) };
  if (text === KEY) return { opened: { use: "set", set: SET, key: KEY } };
  if (!text) return { error: { type: "bad-link" } };
  const result = JSON.parse(text);
  const scores = result.tries.map((/** @type {any} */ { tries }) => {
    const moves = tries.at(-1)?.moves ?? [];
    return { done: moves.length > 0, marks: 10 * moves.length, points: 0, span: 0 };
  });
  return { opened: { use: "result", set: SET, key: KEY, result, scores, total: scores[0].marks, most: 100 } };
}

/** The package is opened on a device. @param {any} api @param {{saves: any, store: any}} device @param {string} [key] */
async function open(api, device, key = KEY) {
  const app = /** @type {any} */ ({ ...device, saves: { ...device.saves }, engine: { ask }, draw() {} });
  const meta = key ? { getAttribute: () => key } : null;
  const page = frame({ API: api, document: { querySelector: () => meta }, addEventListener() {} });
  const made = createPlatform(app, /** @type {any} */ (page));
  await made.ready;
  await settled();
  return { app, made, round: device.store.get("pupils") && Object.values(device.store.get("pupils"))[0].round };
}
const settled = () => new Promise((resolve) => { setTimeout(resolve, 5); });

/** A tablet on which nothing was played. */
function device() {
  const held = new Map();
  const database = /** @type {any} */ ({ get: async (/** @type {string} */ id) => held.get(id), set: async (/** @type {string} */ id, /** @type {any} */ value) => void held.set(id, value), entries: async () => [...held] });
  return { saves: createSaves(database), store: createStore(null, {}) };
}
/** @param {number} round @param {number} moves */
const finished = (round, moves) => ({ id: `${round} ${moves}`, record: { ...SET.tasks[0], edition: 1, moves: Array.from({ length: moves }, (_, i) => [0, i, 100 * i]) }, names: [""], flat: false, done: true, task: { set: KEY, number: 0, round } });

test("each finished try is handed in, and comes back on another device, once", async () => {
  const { api, kept } = platform({ "cmi.core.student_id": "ada" });
  const first = await open(api, device());
  assert.deepEqual(first.made.tells(KEY), { message: "class-platform-goes" });
  assert.equal(first.made.tells("1other"), null);
  await first.app.saves.put(finished(first.round, 3));
  await settled();
  assert.deepEqual([kept["cmi.core.score.raw"], kept["cmi.core.lesson_status"]], ["30", "completed"]);
  assert.deepEqual(first.made.tells(KEY), { message: "class-platform-has", args: { points: 30 } });
  const other = device();
  for (const _ of ["once", "once more"]) {
    const { made } = await open(api, other);
    assert.deepEqual((await other.saves.list()).map(({ save }) => [save?.done, save?.record.moves.length]), [[true, 3]]);
    assert.deepEqual(made.tells(KEY)?.args, { points: 30 });
  }
});

test("pupils who share a tablet hand in their own tries only", async () => {
  const tablet = device();
  const [ada, ben] = [platform({ "cmi.core.student_id": "ada" }), platform({ "cmi.core.student_id": "ben" })];
  const first = await open(ada.api, tablet);
  await first.app.saves.put(finished(first.round, 3));
  await open(ben.api, tablet);
  assert.deepEqual([ben.kept["cmi.core.score.raw"], ben.kept["cmi.core.lesson_status"]], [undefined, "incomplete"]);
  const { round } = await open(ada.api, tablet);
  assert.equal(round, first.round);
});

test("without a set nothing is handed in, and without a platform one sentence says so", async () => {
  const { api, kept } = platform();
  const { made } = await open(api, device(), "");
  assert.deepEqual([made.start, made.tells(""), made.isHeard, kept], ["", null, false, {}]);
  const alone = (await open(null, device())).made;
  assert.deepEqual([alone.start, alone.tells(KEY)], [`#/g/${KEY}`, { message: "class-platform-none" }]);
});
