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
  assert.equal(visit.handIn({ total: 250, most: 300, done: false, text: "1abc" }), 83);
  assert.deepEqual(
    [kept["cmi.core.score.raw"], kept["cmi.core.lesson_status"], kept["cmi.suspend_data"]],
    ["83", "incomplete", "1abc"],
  );
  visit.handIn({ total: 300, most: 300, done: true, text: "x".repeat(4097) });
  assert.deepEqual(
    [kept["cmi.core.score.raw"], kept["cmi.core.lesson_status"], kept["cmi.suspend_data"]],
    ["100", "completed", "1abc"],
    "a long text is left out",
  );
  now += 3_725_000;
  visit.end();
  visit.end();
  visit.handIn({ total: 0, most: 300, done: false, text: "" });
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

const PERSON = { kind: "person" };
const SET = {
  title: "Monday",
  tasks: [{ game: "schokoly_best", options: {}, players: [PERSON], seed: 3, moves: [] }],
};
const KEY = "1set";

/**
 * An engine for which each move of the best try is worth ten marks; a result's link is its finished
 * tries as JSON.
 * @param {any} request
 */
async function ask({ op, link, text, points, played }) {
  if (op === "merge") return { merge: merge(text, points, played) };
  if (op === "link")
    return {
      link: JSON.stringify({
        origin: link.result.origin,
        tries: link.result.played.map(finishedOf),
      }),
    };
  if (text === KEY) return { opened: { use: "set", set: SET, key: KEY } };
  if (!text) return { error: { type: "bad-link" } };
  const result = JSON.parse(text);
  const scores = result.tries.map((/** @type {any} */ { tries }) => {
    const most = Math.max(0, ...tries.map((/** @type {any} */ { moves }) => moves.length));
    return { done: most > 0, marks: 10 * most, points: 0, span: 0 };
  });
  return {
    opened: {
      use: "result",
      set: SET,
      key: KEY,
      result,
      scores,
      total: scores[0].marks,
      most: 100,
    },
  };
}

/** Three moves end a game. @param {any} task */
const finishedOf = ({ begun, tries }) => ({
  begun,
  tries: tries.filter((/** @type {any} */ { moves }) => moves.length >= 3),
});

/**
 * The engine's answer for one task, as far as these tests need it.
 * @param {string} text
 * @param {number} least
 * @param {any[]} played
 */
function merge(text, least, [own]) {
  const kept = text ? JSON.parse(text) : { origin: null, tries: [{ begun: 0, tries: [] }] };
  const [{ tries, begun }] = kept.tries;
  const same = (/** @type {any} */ a) =>
    tries.some(
      (/** @type {any} */ b) => a.number === b.number && a.moves.length === b.moves.length,
    );
  const added = tries.filter(
    (/** @type {any} */ one) =>
      !own.tries.some((/** @type {any} */ mine) => same(mine) && mine.number === one.number),
  );
  let free = Math.max(begun, own.begun);
  const isTaken = (/** @type {any} */ one) =>
    added.some((/** @type {any} */ { number }) => number === one.number);
  const numbers = own.tries.map((/** @type {any} */ one) => (isTaken(one) ? ++free : one.number));
  return { tasks: [{ begun: free, added, numbers }], least, origin: kept.origin };
}

/**
 * The package is opened on a device.
 * @param {any} api
 * @param {{saves: any, store: any}} device
 * @param {string} [key]
 * @param {typeof ask} [asked]
 */
async function open(api, device, key = KEY, asked = ask) {
  const app = /** @type {any} */ ({
    ...device,
    saves: { ...device.saves },
    engine: { ask: asked },
    draw() {},
  });
  const meta = key ? { getAttribute: () => key } : null;
  const page = frame({ API: api, document: { querySelector: () => meta }, addEventListener() {} });
  const made = createPlatform(app, /** @type {any} */ (page));
  await made.ready;
  await settled();
  return { app, made, ...device.store.get("pupils")?.[idOf(key)] };
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
/** @param {number} round @param {number} moves */
const begun = (round, moves, nth = 1) => ({
  id: `${round} ${moves}`,
  record: {
    ...SET.tasks[0],
    edition: 1,
    moves: Array.from({ length: moves }, (_, i) => [0, i, 100 * i]),
  },
  names: [""],
  flat: false,
  done: moves >= 3,
  task: { set: KEY, number: 0, round, nth },
});
/** What a tablet has: of each game its number, and how many moves were made. @param {any} tablet */
const gamesOn = async (tablet) =>
  (await tablet.saves.list())
    .map((/** @type {any} */ { save }) => [save.task.nth, save.record.moves.length])
    .sort();

test("each finished try is handed in, and comes back on another device, once", async () => {
  const { api, kept } = platform({ "cmi.core.student_id": "ada" });
  const first = await open(api, device());
  assert.deepEqual(first.made.tells(KEY), { message: "class-platform-goes" });
  assert.equal(first.made.tells("1other"), null);
  await first.app.saves.put(begun(first.round, 3));
  await settled();
  assert.deepEqual(
    [kept["cmi.core.score.raw"], kept["cmi.core.lesson_status"]],
    ["30", "completed"],
  );
  assert.deepEqual(first.made.tells(KEY), { message: "class-platform-has", args: { points: 30 } });
  const other = device();
  for (const _ of ["once", "once more"]) {
    const { made } = await open(api, other);
    assert.deepEqual(
      (await other.saves.list()).map(({ save }) => [save?.done, save?.record.moves.length]),
      [[true, 3]],
    );
    assert.deepEqual(made.tells(KEY)?.args, { points: 30 });
  }
});

test("a task whose rules have changed keeps no package from being completed; any other does", async () => {
  for (const [older, status] of /** @type {[number[], string][]} */ ([
    [[1], "completed"],
    [[], "incomplete"],
  ])) {
    const { api, kept } = platform({ "cmi.core.student_id": "ada" });
    const asked = async (/** @type {any} */ request) => {
      const answer = /** @type {any} */ (await ask(request));
      if (answer.opened?.scores)
        Object.assign(answer.opened, {
          older,
          scores: [...answer.opened.scores, { done: false, marks: 0, points: 0, span: 0 }],
        });
      return answer;
    };
    const { app, round } = await open(api, device(), KEY, /** @type {any} */ (asked));
    await app.saves.put(begun(round, 3));
    await settled();
    assert.equal(kept["cmi.core.lesson_status"], status);
  }
});

test("opened again on the first tablet, a game that is not finished there costs the platform nothing", async () => {
  const { api, kept } = platform({ "cmi.core.student_id": "ada" });
  const [first, second] = [device(), device()];
  const one = await open(api, first);
  await one.app.saves.put(begun(one.round, 3));
  await one.app.saves.put(begun(one.round, 2, 2));
  await settled();
  const two = await open(api, second);
  await two.app.saves.put(begun(two.round, 5, 2));
  await settled();
  const text = kept["cmi.suspend_data"];
  for (const _ of ["again", "and again"]) {
    await open(api, first);
    assert.equal(kept["cmi.core.score.raw"], "50");
    assert.ok(kept["cmi.suspend_data"].length >= text.length, "no finished game is gone");
    assert.deepEqual(await gamesOn(first), [
      [1, 3],
      [2, 5],
      [3, 2],
    ]);
  }
});

test("nothing is handed in where the engine cannot join both sides, and no fewer points than it says", async () => {
  const { api, kept } = platform({
    "cmi.core.student_id": "ada",
    "cmi.core.score.raw": "80",
    "cmi.suspend_data": "",
  });
  const tablet = device();
  const failing = async (/** @type {any} */ request) =>
    request.op === "merge" ? { error: { type: "internal" } } : ask(request);
  const { app, round } = await open(api, tablet, KEY, failing);
  await app.saves.put(begun(round ?? 0, 3));
  await settled();
  assert.deepEqual([kept["cmi.core.score.raw"], kept["cmi.suspend_data"]], ["80", ""]);
  await open(api, tablet);
  assert.equal(kept["cmi.core.score.raw"], "80");
});

test("pupils who share a tablet hand in their own tries only", async () => {
  const tablet = device();
  const [ada, ben] = [
    platform({ "cmi.core.student_id": "ada" }),
    platform({ "cmi.core.student_id": "ben" }),
  ];
  const first = await open(ada.api, tablet);
  await first.app.saves.put(begun(first.round, 3));
  await open(ben.api, tablet);
  assert.deepEqual(
    [ben.kept["cmi.core.score.raw"], ben.kept["cmi.core.lesson_status"]],
    [undefined, "incomplete"],
  );
  const origins = () => Object.values(tablet.store.get("pupils")).map(({ origin }) => origin);
  assert.equal(new Set(origins()).size, 2);
  const back = await open(ada.api, tablet);
  assert.deepEqual([back.round, back.origin], [first.round, first.origin]);
  assert.equal(new Set(origins()).size, 2, "nobody is somebody else now");
});

test("without a set nothing is handed in, and without a platform one sentence says so", async () => {
  const { api, kept } = platform();
  const { made } = await open(api, device(), "");
  assert.deepEqual([made.start, made.tells(""), made.isHeard, kept], ["", null, false, {}]);
  const alone = (await open(null, device())).made;
  assert.deepEqual(
    [alone.start, alone.tells(KEY)],
    [`#/g/${KEY}`, { message: "class-platform-none" }],
  );
});
