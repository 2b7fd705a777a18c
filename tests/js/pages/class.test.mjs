// Class sets: what a teacher's choice becomes, what a pupil has played, and how both are told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, times, wordsIn } from "../support/drawn.mjs";
import "../support/raw.mjs";

const { taskLine, taskName } = await import("../../../js/class/words.js");
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
});

// --- how it is told ---

test("tasks are told in words", () => {
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
});
