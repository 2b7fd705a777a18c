// Class sets: what a teacher's choice becomes, what a pupil has played, and how both are told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSaves } from "../../../js/store/saves.js";
import { createStore } from "../../../js/store/settings.js";
import { drawn, times, wordsIn } from "../support/drawn.mjs";
import "../support/raw.mjs";
import { score } from "../support/score.mjs";
import { shelf } from "../support/shelf.mjs";
import { elementsOf, valuesOf } from "../support/seen.mjs";

const { plot, pileOf } = await import("../../../js/pages/class-plot.js");
const { firstPlan, taskOf, tasksIn } = await import("../../../js/class/plan.js");
const { draft, readDraft, startDraft, termsOf } = await import("../../../js/pages/class-draft.js");
const { scoreSign, scoreWords, taskLine, taskName } = await import("../../../js/class/words.js");
const { helpLine, taskList } = await import("../../../js/pages/task-list.js");
const { helpSwitches } = await import("../../../js/pages/class-terms.js");
const { helpIn } = await import("../../../js/store/help.js");
const { tablePicture } = await import("../../../js/app/pictures.js");
const { findBox } = await import("../../../js/games/box.js");

Object.assign(globalThis, { location: { href: "https://box.example/" } });
const [english, german] = [wordsIn("en").t, wordsIn("de").t];
const PERSON = { kind: "person" };
const PLAN = { ...firstPlan(), seed: 7 };

// --- what a teacher chooses ---

test("a choice becomes a task for one person, with a deal of its own", () => {
  const task = (/** @type {any} */ plan) => taskOf({ ...PLAN, ...plan });
  assert.deepEqual(task({ kind: "count", chosen: { schokoly_count: 3 } }), {
    game: "schokoly_count",
    edition: findBox("schokoly_count")?.edition,
    options: { grade: 3 },
    players: [PERSON],
    seed: 7,
    position: "",
    moves: [],
  });
  assert.deepEqual(task({ kind: "best", chosen: { schokoly_best: 20 } })?.options, { cards: 20 });
  const crown = { kind: "bot", bot: "crown" };
  assert.deepEqual(task({ kind: "game", game: "choco_challenge", bot: "crown" })?.players, [
    PERSON,
    crown,
    crown,
  ]);
  assert.deepEqual(
    task({ kind: "game", game: "kaboom", bot: "steady", chosen: { kaboom: 3 } })?.options,
    { rounds: 3 },
  );
  const bots = [
    { kind: "bot", bot: "cautious" },
    { kind: "bot", bot: "baker" },
  ];
  assert.deepEqual(
    [task({ kind: "lesson", game: "choco_challenge" })].map((it) => [
      it?.position,
      it?.players.slice(1),
    ]),
    [["lesson:1", bots]],
  );
  assert.deepEqual(task({ kind: "bot", game: "choco_challenge", bot: "crown" }), {
    game: "choco_challenge",
    edition: findBox("choco_challenge")?.edition,
    options: {},
    players: [PERSON, { kind: "bot", bot: "cautious" }, { kind: "bot", bot: "cautious" }],
    seed: 7,
    position: "bot:",
    moves: [],
  });
  assert.equal(task({ kind: "link" }), null);
  assert.notEqual(firstPlan().seed, firstPlan().seed);
});

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

test("a pasted game becomes the same deal for one person", () => {
  const { type: _, ...game } = GAME;
  const players = [{ kind: "bot", bot: "nibbler" }, PERSON, { kind: "bot", bot: "taster" }];
  assert.deepEqual(tasksIn({ use: "replay", record: GAME }, 99), [{ ...game, players, moves: [] }]);
  assert.equal(tasksIn({ use: "setup", record: GAME }, 99)[0]?.seed, 99);
});

test("a pasted board can be counted, searched or played on", () => {
  const tasks = tasksIn(
    {
      use: "position",
      record: { ...GAME, position: "s1 somehow" },
      solos: [
        { game: "schokoly_count", options: { grade: 3 } },
        { game: "schokoly_best", options: {} },
      ],
    },
    99,
  );
  assert.deepEqual(
    tasks.map(({ game: name, position }) => [name, position]),
    ["schokoly_count", "schokoly_best", "schokoly"].map((name) => [name, "s1 somehow"]),
  );
  assert.deepEqual(
    tasks.slice(0, 2).map(({ options }) => options),
    [{ grade: 2 }, {}],
  );
});

test("a pasted set brings its tasks", () => {
  assert.deepEqual(tasksIn(/** @type {any} */ ({ use: "set", set: { tasks: [GAME] } }), 1), [GAME]);
});

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
  const task = /** @type {any} */ (taskOf(PLAN));
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
  tasks: [1, 2].map((seed) => /** @type {any} */ (taskOf({ ...PLAN, seed }))),
};

function device() {
  return { saves: createSaves(shelf()), store: createStore(null), t: english };
}

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

test("two switches change the help of a set, each by itself", () => {
  /** @type {any[]} */
  const changes = [];
  const switches = /** @type {any} */ (
    helpSwitches({ tips: true, hints: false }, (help) => changes.push(help), english)
  );
  for (const part of switches.values.filter((/** @type {any} */ value) => value?.strings))
    part.values.find((/** @type {any} */ value) => typeof value === "function")();
  assert.deepEqual(changes, [
    { tips: false, hints: false },
    { tips: true, hints: true },
  ]);
});

test("the first try counts where a solution is shown, unless the teacher says otherwise", () => {
  const app = device();
  const [shown] = SET.tasks;
  const against = /** @type {any} */ (
    taskOf({ ...PLAN, kind: "game", game: "kaboom", bot: "steady" })
  );
  const counts = (/** @type {any} */ other) => {
    startDraft(app, other);
    return termsOf(draft).counts;
  };
  assert.deepEqual(
    [
      counts({ tasks: [against, shown] }),
      counts({ tasks: [against] }),
      counts({ tasks: [shown], counts: "last" }),
    ],
    ["first", "best", "last"],
  );
});

test("the sound parts of a stored draft come back", () => {
  const app = device();
  const [shown] = SET.tasks;
  const picks = { kind: /** @type {const} */ ("animals"), count: 12 };
  startDraft(app, { tasks: [shown], picks });
  app.store.set("draft", { ...app.store.get("draft"), counts: "worst" });
  readDraft(app);
  assert.deepEqual([draft.picks, draft.counts, draft.tasks.length], [picks, null, 1]);
  app.store.set("draft", { picks: { kind: "animals", count: 41 } });
  readDraft(app);
  assert.equal(draft.picks, null);
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
