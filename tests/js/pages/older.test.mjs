// Class sets of which one game's rules have changed since: what a teacher, a pupil and a class see
// of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { storedSet } from "../../../js/store/sets.js";
import { drawn, times } from "../support/drawn.mjs";
import { appWith, settled, t } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { score } from "../support/score.mjs";
import { buttonsOf, linksOf, namesOf } from "../support/seen.mjs";

const { setPage } = await import("../../../js/pages/class-set.js");
const { page: watch } = await import("../../../js/pages/watch.js");
const { verdictWords } = await import("../../../js/pages/class-add.js");
const { findBox } = await import("../../../js/games/box.js");

const quiet = { addEventListener() {}, removeEventListener() {} };
Object.assign(globalThis, {
  ...quiet,
  innerWidth: 1024,
  document: { ...quiet, hidden: false, documentElement: { dataset: {} } },
});

const PERSON = { kind: "person" };
const task = (
  /** @type {string} */ game,
  edition = findBox(game)?.edition,
  /** @type {any[]} */ bots = [],
) => ({ game, edition, options: {}, players: [PERSON, ...bots], seed: 7, position: "", moves: [] });
const OLD = task("kaboom", 0, [{ kind: "bot", bot: "steady" }]);
const SET = { title: "Monday", tasks: [task("schokoly_count"), OLD, task("schokoly_best")] };
const KEY = "1KeyOfMonday";
const OPENED = { use: "set", set: SET, key: KEY, older: [1] };
const KEPT = { ...storedSet(SET, KEY, 5), id: "monday" };
const NONE = score({ done: false, points: 0, marks: 0, most: null });

/** What the engine tells of these tasks today. @param {any} request */
const renew = ({ tasks }) => ({
  renew: tasks.map((/** @type {any} */ one) => ({
    older: one.edition === 0,
    task: one.position === "puzzle:" ? null : { ...one, edition: findBox(one.game)?.edition },
  })),
});

/** @param {Record<string, (request: any) => any>} answers @param {any[]} [results] */
const teacher = (answers, results = []) => ({
  ...appWith({ renew, qr: () => ({ qr: { size: 25, path: "M0" } }), ...answers }),
  sets: {
    all: async () => ({ sets: [KEPT], results, damaged: [] }),
    get: async () => KEPT,
    resultsOf: async () => results,
    isStored: () => true,
    add: async () => undefined,
  },
  store: { get: (/** @type {string} */ name) => (name === "forget" ? 90 : undefined), set() {} },
  space: { persist() {} },
});

/** Whether a code can be scanned and a link be copied. @param {string} text */
const hasCode = (text) =>
  namesOf(text).includes("The link as a code to scan") && buttonsOf(text).includes("Copy the link");

/** The page of the set, when all is known. @param {any} app */
async function shown(app) {
  const page = /** @type {any} */ (await setPage(app, "monday"));
  const before = drawn(page.render());
  for (let i = 0; i < 5; i += 1) await settled();
  return { page, before, text: drawn(page.render()) };
}

test("a teacher's page names what cannot be played, before it shows a code for the others", async () => {
  const { before, text } = await shown(teacher({ open: () => ({ opened: OPENED }) }));
  assert.equal(hasCode(before), false, "no code before it is known what it leads to");
  assert.equal(hasCode(text), true);
  const told = text.indexOf("Task 2 Kaboom! is from an older Chocobox");
  assert.ok(told > 0 && told < text.indexOf("The link as a code to scan"));
  assert.deepEqual(
    ["class-older-task", "class-older-anew"].map((id) => times(text, t(id))),
    [1, 1],
  );
});

test("a set whose games are as they were, or unknown, has its code and no such word", async () => {
  for (const open of [
    () => ({ opened: { ...OPENED, older: [] } }),
    () => ({ error: { type: "dead" } }),
  ]) {
    const { text } = await shown(teacher({ open }));
    assert.deepEqual([hasCode(text), times(text, "older Chocobox")], [true, 0]);
  }
});

test("a set that leads nowhere has no code: all its games have changed, or one that is a puzzle", async () => {
  for (const open of [
    () => ({ opened: { ...OPENED, older: [0, 1, 2] } }),
    () => ({ error: { type: "older-box" } }),
  ]) {
    const { text } = await shown(teacher({ open }));
    assert.deepEqual([hasCode(text), times(text, "there is no code")], [false, 1]);
    assert.deepEqual(
      linksOf(text).filter(([, to]) => to?.startsWith("#/g/")),
      [],
    );
    assert.ok(text.includes("2 Kaboom!"));
    assert.ok(text.includes('href="#/class/new"'));
  }
});

const tried = (/** @type {any[]} */ ...all) => ({
  begun: all.length,
  tries: all.map((own, i) => ({
    result: 0,
    number: i + 1,
    nth: i + 1,
    practice: false,
    counts: true,
    score: own,
  })),
});

test("the table keeps what an older box has counted, and says which tries it cannot read", async () => {
  const result = {
    id: "a",
    key: KEY,
    text: "1Ada",
    name: "Ada",
    when: 1,
    origin: 5,
    tries: [],
    scores: [score(), score({ most: null, points: -7, marks: 46 }), NONE],
    total: 113,
    most: 300,
    came: Date.now(),
    unread: [1, 2],
  };
  const pupil = {
    name: "Ada",
    is_named: false,
    copy: 1,
    sources: ["5:ada"],
    results: [0],
    when: 1,
    tasks: [tried(score()), tried(score({ most: null, points: -7, marks: 46 })), tried()],
    total: 113,
    asks: [],
  };
  const { text } = await shown(
    teacher(
      {
        open: () => ({ opened: OPENED }),
        rows: () => ({ rows: { pupils: [pupil], missing: [] } }),
      },
      [result],
    ),
  );
  assert.deepEqual(
    [times(text, "#/watch/1Ada?task=0"), times(text, "#/watch/1Ada?task=1")],
    [1, 0],
    "older games are not watched",
  );
  for (const said of [
    "−7",
    ">113<",
    "older rules",
    t("class-unread-line"),
    "The points in task 2 Kaboom! were counted by an older Chocobox.",
  ])
    assert.ok(text.includes(said), said);
  const words = verdictWords(
    t,
    /** @type {any} */ ({
      good: [result, { ...result, unread: undefined }],
      same: 0,
      refused: [],
      last: null,
    }),
  );
  assert.equal(words, `2 results added. ${t("class-read-partly", { count: 1 })}`);
});

test("a task of a result that cannot be watched says why", async () => {
  const opened = {
    ...OPENED,
    use: "result",
    unread: [1, 2],
    result: { name: "Ada", when: 1, origin: 5 },
    tries: [tried(score()), { begun: 1, tries: [] }, { begun: 0, tries: [] }],
    scores: [score(), NONE, NONE],
  };
  const app = teacher({ open: () => ({ opened }) });
  for (const [place, why] of [
    ["1", "replay-lost-older"],
    ["2", "replay-lost-behind"],
  ]) {
    const lost = await watch(/** @type {any} */ (app), { id: "1Ada", query: { task: place } });
    assert.ok(drawn(lost?.render()).includes(t(why)), place);
  }
});
