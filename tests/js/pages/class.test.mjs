// Class sets: what a teacher's choice becomes, what a pupil has played, and how both are told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, times, wordsIn } from "../support/drawn.mjs";
import "../support/raw.mjs";
import { score } from "../support/score.mjs";
import { elementsOf, valuesOf } from "../support/seen.mjs";

const { plot, pileOf } = await import("../../../js/pages/class-plot.js");
const { scoreSign, scoreWords, taskLine, taskName } = await import("../../../js/class/words.js");
const { helpLine, taskList } = await import("../../../js/pages/task-list.js");
const { helpIn } = await import("../../../js/store/help.js");
const { tablePicture } = await import("../../../js/app/pictures.js");
const { findBox } = await import("../../../js/games/box.js");

Object.assign(globalThis, { location: { href: "https://box.example/" } });
const [english, german] = [wordsIn("en").t, wordsIn("de").t];
const PERSON = { kind: "person" };

/** A board to count. @param {number} [seed] @returns {any} */
const countTask = (seed = 7) => ({
  game: "schokoly_count",
  edition: findBox("schokoly_count")?.edition,
  options: { grade: 1 },
  players: [PERSON],
  seed,
  position: "",
  moves: [],
});

// --- what a teacher chooses ---

const GAME = {
  type: "Record",
  game: "schokoly",
  edition: findBox("schokoly")?.edition,
  options: {},
  players: [
    { kind: "bot", bot: "nibbler" },
    { kind: "person", name: "Ada" },
    { kind: "person", name: "Ben" },
  ],
  seed: 5,
  position: "",
  moves: [[0, 1, 2]],
};

test("the picture of a task shows what lies there before its first move", async () => {
  /** @type {any[]} */
  const asked = [];
  const board = [
    { x: 0, y: 0, tier: 1, colours: ["dark", "milk", "milk", "white"], smartie: null },
  ];
  const engine = /** @type {any} */ ({
    ask: async (/** @type {any} */ request) => {
      asked.push(request);
      return request.op === "watch" ? { watch: { plies: 0 } } : { look: { view: { board } } };
    },
  });
  const task = countTask();
  assert.equal(times(drawn(await tablePicture({ engine, t: english }, task)), "#piece-milk"), 2);
  assert.deepEqual(
    asked.map(({ op, ply }) => [op, ply]),
    [
      ["watch", undefined],
      ["look", 0],
    ],
  );
  assert.equal(
    await tablePicture({ engine, t: english }, /** @type {any} */ ({ ...task, game: "kaboom" })),
    null,
  );
  assert.equal(asked.length, 2);
});

// --- what a pupil plays ---

/** @type {import("../../../build/types/engine").TaskSet} */
const SET = {
  title: "Monday",
  tasks: [1, 2].map(countTask),
};

test("a set names its help, and without a word gives tips and no hints", () => {
  const [usual, given] = [
    { tips: true, hints: false },
    { tips: false, hints: true },
  ];
  assert.deepEqual([{}, { help: 7 }, { help: {} }, { help: given }].map(helpIn), [
    usual,
    usual,
    usual,
    given,
  ]);
  assert.deepEqual(
    [usual, given].map((help) => times(drawn(helpLine({ ...SET, help }, english)), "bulb")),
    [0, 1],
  );
});

// --- how it is told ---

test("tasks are told in words, and by the relief of their chocolates", () => {
  const bots = (/** @type {string[]} */ ...names) =>
    /** @type {any} */ ({
      ...GAME,
      players: [PERSON, ...names.map((bot) => ({ kind: "bot", bot }))],
    });
  assert.equal(taskLine(bots("taster"), english), "against Taster");
  assert.equal(
    taskLine({ ...bots("crown", "crown"), game: "choco_challenge" }, german),
    "gegen 2 × Kronenbäckerin",
  );
  assert.equal(
    taskLine({ ...bots("shark"), game: "kaboom", options: { rounds: 1 } }, english),
    "against Shark · 1 round",
  );
  assert.equal(
    taskLine({ ...bots("taster"), position: "s1" }, english),
    "against Taster · on a given board",
  );
  assert.deepEqual(SET.tasks.map((task) => [taskName(task, english), taskLine(task, german)])[0], [
    "Count the board",
    "leicht",
  ]);
  const text = drawn(taskList([bots("taster"), ...SET.tasks], english));
  assert.deepEqual([times(text, "#piece-dark"), times(text, "#piece-milk")], [1, 2]);
});

test("scores are told by what they mean, long and short", () => {
  const both = (/** @type {any} */ more) => [
    scoreWords(score(more), english),
    scoreSign(score(more), english),
  ];
  assert.deepEqual(both({}), ["2 of 3 points", "2/3"]);
  assert.deepEqual(both({ most: null, points: 7, won: true }), ["won by 7", "+7"]);
  assert.deepEqual(both({ most: null, points: -4 }), ["lost by 4", "−4"]);
  assert.deepEqual(both({ most: null, points: 0, won: true }), ["a draw", "±0"]);
  assert.deepEqual(both({ done: false, points: 0 }), ["not finished", "–"]);
});

test("in the plot each pupil is a chocolate on the pile of its points, and the middle is named", () => {
  assert.deepEqual(pileOf([0, 99, 100, 300, 299], 300), [0, 6, 6, 19, 19]);
  const text = drawn(plot([0, 99, 100, 300, 299], 300, english));
  assert.deepEqual(valuesOf(text, "aria-label"), [
    "The best of 5 pupils, from 0 to 300 points, the middle at 100 of 300.",
  ]);
  const places = elementsOf(text)
    .filter(({ at }) => at.href === "#piece-milk")
    .map(({ at }) => `${at.x} ${at.y}`);
  assert.deepEqual([places.length, new Set(places).size], [5, 5], "none lies on another");
  const many = drawn(plot(Array(60).fill(50), 100, german));
  const [, wide = 0, high = 0] = many.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/)?.map(Number) ?? [];
  assert.equal(times(many, 'href="#piece-milk"'), 60);
  assert.ok(high < wide * 0.6, `sixty on one pile still fit: ${high} high`);
});
