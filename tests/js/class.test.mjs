// Class sets: what a teacher's choice becomes, what a pupil has played, and how both are told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSaves } from "../../js/storage/saves.js";
import { createStore } from "../../js/storage/settings.js";
import { drawn, times, wordsIn } from "./drawn.mjs";
import "./raw.mjs";
import { shelf } from "./shelf.mjs";

const { plot, pileOf } = await import("../../js/pages/class-table.js");
const { firstPlan, taskOf, tasksIn } = await import("../../js/class/plan.js");
const { begin, counted, pupilOf, resultLink, storePupil, triesOf } = await import("../../js/pages/tasks.js");
const { scoreSign, scoreWords, taskLine, taskName } = await import("../../js/class/words.js");
const { helpLine, helpSwitches, taskList } = await import("../../js/pages/class-parts.js");
const { helpIn } = await import("../../js/storage/help.js");
const { tablePicture } = await import("../../js/pages/pictures.js");
const { findBox } = await import("../../js/games/box.js");

Object.assign(globalThis, { location: { href: "https://box.example/" } });
const [english, german] = [wordsIn("en").t, wordsIn("de").t];
const PERSON = { kind: "person" };
const PLAN = { ...firstPlan(), seed: 7 };

/** @param {Partial<import("../../js/storage/sets.js").Score>} [more] @returns {import("../../js/storage/sets.js").Score} */
const score = (more = {}) => ({ done: true, points: 2, most: 3, won: false, plies: 6, span: 9000, marks: 67, bots: null, ...more });

// --- what a teacher chooses ---

test("a choice becomes a task for one person, with a deal of its own", () => {
  const task = (/** @type {any} */ plan) => taskOf({ ...PLAN, ...plan });
  assert.deepEqual(task({ kind: "count", chosen: { schokoly_count: 3 } }), { game: "schokoly_count", edition: findBox("schokoly_count")?.edition, options: { grade: 3 }, players: [PERSON], seed: 7, position: "", moves: [] });
  assert.deepEqual(task({ kind: "best", chosen: { schokoly_best: 20 } })?.options, { cards: 20 });
  const crown = { kind: "bot", bot: "crown" };
  assert.deepEqual(task({ kind: "game", game: "choco_challenge", bot: "crown" })?.players, [PERSON, crown, crown]);
  assert.deepEqual(task({ kind: "game", game: "kaboom", bot: "steady", chosen: { kaboom: 3 } })?.options, { rounds: 3 });
  const bots = [{ kind: "bot", bot: "cautious" }, { kind: "bot", bot: "baker" }];
  assert.deepEqual([task({ kind: "lesson", game: "choco_challenge" })].map((it) => [it?.position, it?.players.slice(1)]), [["lesson:1", bots]]);
  assert.equal(task({ kind: "link" }), null);
  assert.notEqual(firstPlan().seed, firstPlan().seed);
});

const GAME = { type: "Record", game: "schokoly", edition: findBox("schokoly")?.edition, options: {}, players: [{ kind: "bot", bot: "nibbler" }, { kind: "person", name: "Ada" }, { kind: "person", name: "Ben" }], seed: 5, position: "", moves: [[0, 1, 2]] };

test("a pasted game becomes the same deal for one person; a board can be counted, searched or played on; a set brings its tasks", () => {
  const { type: _, ...game } = GAME;
  const players = [{ kind: "bot", bot: "nibbler" }, PERSON, { kind: "bot", bot: "taster" }];
  assert.deepEqual(tasksIn({ use: "replay", record: GAME }, 99), [{ ...game, players, moves: [] }]);
  assert.equal(tasksIn({ use: "setup", record: GAME }, 99)[0]?.seed, 99);
  const tasks = tasksIn({ use: "position", record: { ...GAME, position: "s1 somehow" }, solos: [{ game: "schokoly_count", options: { grade: 3 } }, { game: "schokoly_best", options: {} }] }, 99);
  assert.deepEqual(tasks.map(({ game: name, position }) => [name, position]), ["schokoly_count", "schokoly_best", "schokoly"].map((name) => [name, "s1 somehow"]));
  assert.deepEqual(tasks.slice(0, 2).map(({ options }) => options), [{ grade: 2 }, {}]);
  assert.deepEqual(tasksIn(/** @type {any} */ ({ use: "set", set: { tasks: [GAME] } }), 1), [GAME]);
});

test("the picture of a task shows what lies there before its first move", async () => {
  /** @type {any[]} */
  const asked = [];
  const board = [{ x: 0, y: 0, tier: 1, colours: ["dark", "milk", "milk", "white"], smartie: null }];
  const engine = /** @type {any} */ ({ ask: async (/** @type {any} */ request) => { asked.push(request); return request.op === "watch" ? { watch: { plies: 0 } } : { look: { view: { board } } }; } });
  const task = /** @type {any} */ (taskOf(PLAN));
  assert.equal(times(drawn(await tablePicture({ engine, t: english }, task)), "#piece-milk"), 2);
  assert.deepEqual(asked.map(({ op, ply }) => [op, ply]), [["watch", undefined], ["look", 0]]);
  assert.equal(await tablePicture({ engine, t: english }, /** @type {any} */ ({ ...task, game: "kaboom" })), null);
  assert.equal(asked.length, 2);
});

// --- what a pupil plays ---

const SET = { title: "Monday", tasks: [1, 2].map((seed) => /** @type {any} */ (taskOf({ ...PLAN, seed }))) };

function device() {
  return { saves: createSaves(shelf()), store: createStore(null) };
}

/** An engine that scores a result by its last moves' time, and takes its number of moves for how long it took. */
const scorer = {
  ask: async (/** @type {any} */ { op, link, text }) => (op === "link" ? { link: JSON.stringify(link) }
    : { opened: { use: "result", scores: JSON.parse(text).result.moves.map((/** @type {number[][]} */ moves) => score({ done: moves.length > 0, marks: moves.at(-1)?.[2] ?? 0, span: moves.length })) } }),
};

test("what is begun is a saved game of its set, its task and its pupil; the next pupil begins anew", async () => {
  const app = device();
  const pupil = { round: 0, name: "Ada" };
  const address = await begin(app, { key: "1Set", set: SET }, { number: 0, pupil });
  const save = await app.saves.get(address.replace("#/game/", ""));
  assert.deepEqual([save?.task, save?.names, save?.record.moves, save?.done], [{ set: "1Set", number: 0, round: 0 }, ["Ada"], [], false]);
  const listed = await app.saves.list();
  const counts = (/** @type {string} */ key, /** @type {number} */ round) => triesOf(listed, key, { round, tasks: 2 }).map((tries) => tries.length);
  assert.deepEqual([counts("1Set", 0), counts("1Set", 1), counts("1Other", 0)], [[1, 0], [0, 0], [0, 0]]);
});

test("a task gives the help that its set names, and without a word tips and no hints", async () => {
  const app = device();
  const task = async (/** @type {any} */ more) => {
    const address = await begin(app, { key: "1Set", set: { ...SET, ...more } }, { number: 1, pupil: { round: 0, name: "Ada" } });
    return (await app.saves.get(address.replace("#/game/", "")))?.task;
  };
  const [usual, given] = [{ tips: true, hints: false }, { tips: false, hints: true }];
  const tasks = [await task({}), await task({ help: given })];
  assert.deepEqual(tasks.map((one) => one?.help), [undefined, given]);
  assert.deepEqual([{}, { help: 7 }, { help: {} }, { help: given }].map(helpIn), [usual, usual, usual, given]);
  assert.deepEqual([usual, given].map((help) => times(drawn(helpLine({ ...SET, help }, english)), "bulb")), [0, 1]);
});

test("two switches change the help of a set, each by itself", () => {
  /** @type {any[]} */
  const changes = [];
  const switches = /** @type {any} */ (helpSwitches({ tips: true, hints: false }, (help) => changes.push(help), english));
  for (const part of switches.values.filter((/** @type {any} */ value) => value?.strings)) part.values.find((/** @type {any} */ value) => typeof value === "function")();
  assert.deepEqual(changes, [{ tips: false, hints: false }, { tips: true, hints: true }]);
});

test("pupils' names are stored for the newest twenty sets, and a damaged one is nobody", () => {
  const app = device();
  assert.equal(pupilOf(app, "1Set0"), null);
  for (let i = 0; i < 30; i += 1) storePupil(app, `1Set${i}`, { round: i, name: `${i}` });
  storePupil(app, "1Odd", /** @type {any} */ ({ round: 0, name: 5 }));
  assert.equal(Object.keys(app.store.get("pupils")).length, 20);
  assert.deepEqual(["1Set29", "1Set1", "1Odd"].map((key) => pupilOf(app, key)), [{ round: 29, name: "29" }, null, null]);
});

test("of several tries the best and the last are known, and the result holds the best", async () => {
  const app = { ...device(), engine: /** @type {any} */ (scorer) };
  const made = (/** @type {string} */ id, /** @type {number} */ number, /** @type {number} */ marks, done = true, span = 1) => app.saves.put({
    id, record: { ...SET.tasks[number], moves: Array.from({ length: span }, () => [0, 0, marks]) }, names: [""], flat: false, done, task: { set: "1Set", number, round: 0 },
  });
  for (const [i, [marks, span]] of [[30, 1], [80, 2], [80, 1], [80, 3], [50, 1]].entries()) {
    await made(`a${i}`, 0, marks, true, span);
    await new Promise((settle) => setTimeout(settle, 2));
  }
  await made("b", 1, 99, false);
  const tries = triesOf(await app.saves.list(), "1Set", { round: 0, tasks: 2 });
  const played = await counted(/** @type {any} */ (app), SET, tries);
  assert.deepEqual(played.map(({ best, last, unfinished, count }) => [best?.score?.marks, last?.score?.marks, unfinished?.id, count]), [[80, 50, undefined, 5], [undefined, undefined, "b", 0]]);
  const link = await resultLink(/** @type {any} */ (app), SET, played, { name: "Ada", when: 5 });
  const { result } = JSON.parse(link?.text ?? "{}");
  assert.deepEqual([result.name, result.when, result.moves], ["Ada", 5, [[[0, 0, 80]], []]], "of equal marks the quickest try");
});

// --- how it is told ---

test("tasks are told in words, and by the relief of their chocolates", () => {
  const bots = (/** @type {string[]} */ ...names) => /** @type {any} */ ({ ...GAME, players: [PERSON, ...names.map((bot) => ({ kind: "bot", bot }))] });
  assert.equal(taskLine(bots("taster"), english), "against Taster");
  assert.equal(taskLine({ ...bots("crown", "crown"), game: "choco_challenge" }, german), "gegen 2 × Kronenbäckerin");
  assert.equal(taskLine({ ...bots("shark"), game: "kaboom", options: { rounds: 1 } }, english), "against Shark · 1 round");
  assert.equal(taskLine({ ...bots("taster"), position: "s1" }, english), "against Taster · on a given board");
  assert.deepEqual(SET.tasks.map((task) => [taskName(task, english), taskLine(task, german)])[0], ["Count the board", "leicht"]);
  const text = drawn(taskList([bots("taster"), ...SET.tasks], english));
  assert.deepEqual([times(text, "#piece-dark"), times(text, "#piece-milk")], [1, 2]);
});

test("scores are told by what they mean, long and short", () => {
  const both = (/** @type {any} */ more) => [scoreWords(score(more), english), scoreSign(score(more), english)];
  assert.deepEqual(both({}), ["2 of 3 points", "2/3"]);
  assert.deepEqual(both({ most: null, points: 7, won: true }), ["won by 7", "+7"]);
  assert.deepEqual(both({ most: null, points: -4 }), ["lost by 4", "−4"]);
  assert.deepEqual(both({ most: null, points: 0, won: true }), ["a draw", "±0"]);
  assert.deepEqual(both({ done: false, points: 0 }), ["not finished", "–"]);
});

test("in the plot each pupil is a chocolate on the pile of its points, and the middle is named", () => {
  assert.deepEqual(pileOf([0, 99, 100, 300, 299], 300), [0, 6, 6, 19, 19]);
  const text = drawn(plot([0, 99, 100, 300, 299], 300, english));
  assert.match(text, /aria-label=The best of 5 pupils, from 0 to 300 points, the middle at 100 of 300\./);
  const places = [...text.matchAll(/piece-milk" x=([\d.]+) y=([\d.]+)/g)].map(([, x, y]) => `${x} ${y}`);
  assert.deepEqual([places.length, new Set(places).size], [5, 5], "none lies on another");
  const many = drawn(plot(Array(60).fill(50), 100, german));
  const [, wide = 0, high = 0] = many.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/)?.map(Number) ?? [];
  assert.equal(times(many, 'href="#piece-milk"'), 60);
  assert.ok(high < wide * 0.6, `sixty on one pile still fit: ${high} high`);
});
