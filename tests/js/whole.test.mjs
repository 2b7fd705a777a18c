// Everything in one file: out, into an empty device, and into one that has something already; names that expire.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expireNames } from "../../js/class/expiry.js";
import { createBots } from "../../js/storage/bots.js";
import { createPuzzles } from "../../js/storage/puzzles.js";
import { createResults } from "../../js/storage/results.js";
import { createSaves } from "../../js/storage/saves.js";
import { createSets, idOf, keptSet } from "../../js/storage/sets.js";
import { createStore } from "../../js/storage/settings.js";
import { takeWhole, wholeOf } from "../../js/storage/whole.js";
import { shelf } from "./shelf.mjs";

const TASK = { game: "schokoly_count", edition: 1, options: { grade: 1 }, players: [{ kind: "person" }], seed: 7, position: "", moves: [] };
const SET = keptSet({ title: "Monday", tasks: [TASK] }, "1Set", 5);
const SCORE = { done: true, points: 2, most: 3, won: false, plies: 6, span: 9000, marks: 67, bots: null };
/** @param {string} name @returns {any} */
const result = (name, more = {}) => ({ kind: "result", id: idOf(name), key: "1Set", text: `1${name}`, name, when: 100, scores: [SCORE], total: 67, most: 100, ...more });
/** @param {string} id */
const save = (id, more = {}) => ({ id, record: TASK, names: ["Ada"], flat: false, done: false, updated: 10, ...more });

/** A device with these games, sets and settings. @param {any[]} games @param {any[]} things @param {Record<string, any>} settings @param {any[]} puzzles */
function device(games = [], things = [], settings = {}, puzzles = /** @type {any[]} */ ([])) {
  const named = (/** @type {any[]} */ list) => Object.fromEntries(list.map((one) => [one.id, one]));
  const boxes = { games: shelf(named(games)), class: shelf(named(things)), puzzles: shelf(named(puzzles)), bots: shelf() };
  const store = createStore(null, {});
  for (const [key, value] of Object.entries(settings)) store.set(key, value);
  return { boxes, store, saves: createSaves(boxes.games), sets: createSets(boxes.class), results: createResults(shelf()), puzzles: createPuzzles(boxes.puzzles), bots: createBots(boxes.bots) };
}

test("a file from one device makes an empty one the same, and what is damaged stays behind", async () => {
  const full = device([save("a"), { id: "torn" }], [SET, result("Ada")], { theme: "dark", "promise-own": true, draft: { title: "x" } });
  const { text, counts } = await wholeOf(full, 1);
  assert.deepEqual(counts, { games: 1, sets: 1, results: 1, practices: 0 });
  const empty = device();
  assert.deepEqual((await takeWhole(empty, text)).came, { added: 3, newer: 0, same: 0, damaged: 0 });
  assert.equal((await wholeOf(empty, 1)).text, text);
  assert.deepEqual((await takeWhole(empty, text)).came, { added: 0, newer: 0, same: 3, damaged: 0 });
  assert.equal(empty.store.get("promise-own"), undefined);
});

test("puzzles go with the file; an older file has none", async () => {
  const puzzle = { id: "p", record: { ...TASK, moves: [[0, 1, 5]] }, ply: 0, names: ["Ada"], box: -1, day: 20_000 };
  const { text } = await wholeOf(device([], [], {}, [puzzle, { ...puzzle, id: "torn", day: "x" }]), 1);
  const empty = device();
  assert.equal((await takeWhole(empty, text)).came?.added, 1);
  assert.deepEqual([...empty.boxes.puzzles.map.values()], [puzzle]);
  const { puzzles, bots, ...older } = JSON.parse(text);
  assert.deepEqual((await takeWhole(device(), JSON.stringify(older))).came, { added: 0, newer: 0, same: 0, damaged: 0 });
});

test("nothing that is here is lost: only a newer game replaces an older one, and settings only fill what is not set", async () => {
  const people = [{ name: "Ada L.", sources: ["5:ada"] }];
  const there = device([save("a", { updated: 20 }), save("b", { updated: 5 })], [{ ...SET, people }, result("Ada")], { theme: "dark", name: "Zoe", pupils: { x: 1, y: 1 } });
  const { text } = await wholeOf(there, 1);
  const here = device([save("a"), save("b")], [{ ...SET, expected: ["Ben"] }, result("Ada", { name: "Child 1", text: "" })], { theme: "light", pupils: { y: 2 } });
  assert.deepEqual((await takeWhole(here, text)).came, { added: 0, newer: 2, same: 2, damaged: 0 });
  assert.deepEqual(["a", "b"].map((id) => here.boxes.games.map.get(id).updated), [20, 10]);
  const { people: told, expected } = here.boxes.class.map.get(SET.id);
  assert.deepEqual([told, expected, here.boxes.class.map.get(idOf("Ada")).name], [people, ["Ben"], "Child 1"]);
  assert.deepEqual(["theme", "name", "pupils"].map((key) => here.store.get(key)), ["light", "Zoe", { x: 1, y: 2 }]);
});

test("a foreign, damaged or newer file changes nothing and says why; a damaged thing in it is counted", async () => {
  const { text } = await wholeOf(device([save("a")], [SET]), 1);
  const whole = JSON.parse(text);
  const faults = { foreign: ["", "{}", "null", "[1]", text.slice(0, -9), JSON.stringify({ ...whole, games: 5 }), JSON.stringify({ ...whole, settings: [] })], "newer-box": [JSON.stringify({ ...whole, version: 2 })] };
  const empty = device();
  for (const [fault, texts] of Object.entries(faults)) for (const one of texts) assert.deepEqual(await takeWhole(empty, one), { fault }, one);
  assert.deepEqual([empty.boxes.games.map.size, empty.store.whole()], [0, {}]);
  const torn = JSON.stringify({ ...whole, class: [null, 7, { ...SET, made: "x" }, { ...SET, id: 7 }], settings: { theme: "pink" } });
  assert.deepEqual((await takeWhole(empty, torn)).came, { added: 1, newer: 0, same: 0, damaged: 4 });
  assert.equal(empty.store.get("theme"), "auto");
});

const DAY = 86_400_000;
const NOW = 1_000 * DAY;

/** A teacher's device whose engine calls all that is old Child 1. @param {any[]} things @param {any} [days] */
function keeper(things, days) {
  const own = device([], things, days === undefined ? {} : { forget: days });
  /** @type {any[]} */
  const asked = [];
  const ask = async (/** @type {any} */ request) => {
    asked.push(request);
    const { results, old, word } = request;
    const names = results.map((/** @type {any} */ { name }, /** @type {number} */ i) => (old[i] ? `${word} 1` : name));
    const texts = results.map((/** @type {any} */ { text }, /** @type {number} */ i) => (old[i] ? "1New" : text));
    return { forget: { names, texts, people: [], expected: [] } };
  };
  return /** @type {any} */ ({ ...own, engine: { ask }, t: () => "Child", asked });
}

test("names of results that came 90 days ago go, from their links too; younger ones and a device that keeps all stay", async () => {
  const things = [{ ...SET, people: [{ name: "Mia", sources: ["5:ada"] }] }, result("Ada", { came: NOW - 91 * DAY }), result("Ben", { came: NOW - 89 * DAY })];
  const app = keeper(things);
  assert.equal(await expireNames(app, NOW), 1);
  const kept = JSON.stringify([...app.boxes.class.map.values()]);
  assert.doesNotMatch(kept, /Ada|Mia/);
  assert.match(kept, /"name":"Ben"/);
  assert.deepEqual(app.boxes.class.map.get(idOf("Ada")), result("Ada", { came: NOW - 91 * DAY, name: "Child 1", text: "1New", nameless: true }));
  const never = keeper(things, 0);
  assert.deepEqual([await expireNames(never, NOW), never.asked], [0, []]);
  assert.equal(await expireNames(keeper(things, 30), NOW), 2);
});

test("a result of an older box has its days from now on, for nobody told of an end", async () => {
  const app = keeper([SET, result("Ada")]);
  assert.equal(await expireNames(app, NOW), 0);
  assert.equal(app.boxes.class.map.get(idOf("Ada")).came, NOW);
  assert.equal(await expireNames(app, NOW + 91 * DAY), 1);
});
