// Everything in one file: out, into an empty device, and into one that has something already.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createBots } from "../../../js/store/bots.js";
import { Profiles } from "../../../js/store/profiles.js";
import { createPuzzles } from "../../../js/store/puzzles.js";
import { createResults } from "../../../js/store/results.js";
import { createSaves } from "../../../js/store/saves.js";
import { createSets, idOf } from "../../../js/store/sets.js";
import { createStore } from "../../../js/store/settings.js";
import { settle, takeWhole, wholeOf } from "../../../js/store/whole.js";
import { TASK } from "../support/record.mjs";
import { score } from "../support/score.mjs";
import { shelf } from "../support/shelf.mjs";

const SET = {
  kind: "set",
  id: idOf("1Set"),
  key: "1Set",
  set: { title: "Monday", tasks: [TASK] },
  made: 5,
};
/** @param {string} name @returns {any} */
const result = (name, more = {}) => ({
  kind: "result",
  id: idOf(`1${name}`),
  key: "1Set",
  text: `1${name}`,
  name,
  when: 100,
  scores: [score()],
  total: 67,
  most: 100,
  ...more,
});
/** What came of a file. @param {any} more */
const came = (more) => ({
  added: 0,
  newer: 0,
  same: 0,
  damaged: 0,
  differs: 0,
  refused: 0,
  unchecked: 0,
  ...more,
});
/** @param {string} id */
const save = (id, more = {}) => ({
  id,
  record: TASK,
  names: ["Ada"],
  flat: false,
  done: false,
  updated: 10,
  ...more,
});

/**
 * The engine as far as this file needs it: what is new comes, and of a game with more moves a
 * person decides. What it decides of all else is tested where it is decided.
 * @param {any} request
 * @returns {Promise<any>}
 */
async function ask({ thing, here }) {
  if (JSON.stringify(thing).length > 1_000_000) return { error: { type: "bad-json" } };
  const taken = { what: "", thing: null, beside: null, is_unchecked: false, needs: [] };
  const told = (/** @type {object} */ more) => ({ taken: { ...taken, ...more } });
  if (typeof thing?.id !== "string") return told({ what: "damaged" });
  if (!(thing.id in here)) return told({ needs: [thing.id] });
  const own = here[thing.id];
  if (!own) return told({ what: "added", thing, is_unchecked: Boolean(thing.unchecked) });
  return (thing.record?.moves.length ?? 0) > (own.record?.moves.length ?? 0)
    ? told({ what: "differs", thing, beside: { ...thing, id: "beside" } })
    : told({ what: "same" });
}

/**
 * A device with these games, sets and settings.
 * @param {any[]} games
 * @param {any[]} things
 * @param {Record<string, any>} settings
 * @param {any[]} puzzles
 */
function device(games = [], things = [], settings = {}, puzzles = /** @type {any[]} */ ([])) {
  const named = (/** @type {any[]} */ list) => Object.fromEntries(list.map((one) => [one.id, one]));
  const boxes = {
    games: shelf(named(games)),
    class: shelf(named(things)),
    puzzles: shelf(named(puzzles)),
    bots: shelf(),
  };
  const store = createStore(null, {});
  for (const [key, value] of Object.entries(settings)) store.set(key, value);
  return {
    engine: { ask },
    profiles: new Profiles(null, null),
    boxes,
    store,
    saves: createSaves(boxes.games),
    sets: createSets(boxes.class),
    results: createResults(shelf()),
    puzzles: createPuzzles(boxes.puzzles),
    bots: createBots(boxes.bots),
  };
}

test("a file from one device makes an empty one the same, and what is damaged stays behind", async () => {
  const full = device([save("a"), { id: "torn" }], [SET, result("Ada", { came: 7 })], {
    theme: "dark",
    "promise-own": true,
    draft: { title: "x" },
  });
  const { text, counts } = await wholeOf(full, 1);
  assert.deepEqual(counts, { games: 1, sets: 1, results: 1, practices: 0 });
  const empty = device();
  assert.deepEqual(
    (await takeWhole(empty, text)).came,
    came({ added: 3, newer: 0, same: 0, damaged: 0 }),
  );
  assert.equal((await wholeOf(empty, 1)).text, text);
  assert.deepEqual(
    (await takeWhole(empty, text)).came,
    came({ added: 0, newer: 0, same: 3, damaged: 0 }),
  );
  assert.equal(empty.store.get("promise-own"), undefined);
});

test("puzzles go with the file; an older file has none", async () => {
  const puzzle = {
    id: "p",
    record: { ...TASK, moves: [[0, 1, 5]] },
    ply: 0,
    names: ["Ada"],
    box: -1,
    day: 20_000,
  };
  const { text } = await wholeOf(
    device([], [], {}, [puzzle, { ...puzzle, id: "torn", day: "x" }]),
    1,
  );
  const empty = device();
  assert.equal((await takeWhole(empty, text)).came?.added, 1);
  assert.deepEqual([...empty.boxes.puzzles.map.values()], [puzzle]);
  const { puzzles, bots, ...older } = JSON.parse(text);
  assert.deepEqual(
    (await takeWhole(device(), JSON.stringify(older))).came,
    came({ added: 0, newer: 0, same: 0, damaged: 0 }),
  );
});

test("codes of small tasks go with the file", async () => {
  const full = device();
  const task = { id: "kaboom/walk/any", code: "# mine", tries: 2, solved: true };
  await full.bots.put(task);
  const empty = device();
  const { came: all } = await takeWhole(empty, (await wholeOf(full, 1)).text);
  assert.deepEqual(all, came({ added: 1 }));
  assert.deepEqual(await empty.bots.get(task.id), task);
});

/** The same deal with so many moves. @param {number} moves */
const played = (moves, more = {}) => ({
  ...TASK,
  moves: Array.from({ length: moves }, (_, i) => [0, i, 100 * i]),
  ...more,
});

test("nothing here is lost: a person decides on games that differ; settings fill gaps", async () => {
  const later = save("a", { record: played(9), updated: 20, done: true });
  const there = device([later, save("b", { record: played(1), updated: 99 })], [], {
    theme: "dark",
    name: "Zoe",
    pupils: { x: 1, y: 1 },
  });
  const { text } = await wholeOf(there, 1);
  const own = save("a", { record: played(3) });
  const here = device([own, save("b", { record: played(2) })], [], {
    theme: "light",
    pupils: { y: 2 },
  });
  const taken = await takeWhole(here, text);
  assert.deepEqual(taken.came, came({ same: 1, differs: 1 }));
  const [differing = { thing: null, beside: null, saves: here.saves }] = taken.differing ?? [];
  assert.deepEqual([differing.thing, taken.differing?.length], [later, 1]);
  const { games } = here.boxes;
  assert.deepEqual(games.map.get("a"), own, "whatever date a file tells");
  assert.deepEqual(
    ["theme", "name", "pupils"].map((key) => here.store.get(key)),
    ["light", "Zoe", { x: 1, y: 2 }],
  );
  for (const _ of ["both", "once more"]) await settle(here, differing, true);
  const movesOf = () => [...games.map.values()].map(({ record }) => record.moves.length).sort();
  assert.deepEqual([games.map.get("a"), movesOf()], [own, [2, 3, 9]]);
  assert.equal(games.map.get("beside").updated, 20, "it keeps its time");
  await settle(here, differing, false);
  assert.deepEqual([games.map.get("a"), movesOf()], [later, [2, 9, 9]]);
});

test("a thing is told with what is kept under its name, and under the names that are asked for", async () => {
  const own = device([save("a")], [{ ...SET, made: "x" }, result("Ben")]);
  const { text } = await wholeOf(device([save("a")], [SET]), 1);
  /** @type {any[]} */
  const asked = [];
  own.engine.ask = async ({ part, thing, here }) => {
    asked.push([part, thing.id, here]);
    const needs = part === "class" && !(idOf("1Ben") in here) ? [idOf("1Ben")] : [];
    return { taken: { what: "same", thing: null, needs } };
  };
  await takeWhole(own, text);
  const [ben, none] = [{ [idOf("1Ben")]: result("Ben") }, { [SET.id]: null }];
  assert.deepEqual(asked, [
    ["games", "a", { a: save("a") }],
    ["class", SET.id, none],
    ["class", SET.id, { ...none, ...ben }],
  ]);
});

test("where the engine stumbles, the file is not taken", async () => {
  const { text } = await wholeOf(device([save("a")]), 1);
  const own = device();
  own.engine.ask = async () => ({ error: { type: "internal", text: "" } });
  await assert.rejects(takeWhole(own, text), /not taken/);
});

test("a foreign, damaged or newer file changes nothing and says why; a damaged thing in it is counted", async () => {
  const { text } = await wholeOf(device([save("a")], [SET]), 1);
  const whole = JSON.parse(text);
  const faults = {
    foreign: [
      "",
      "{}",
      "null",
      "[1]",
      text.slice(0, -9),
      JSON.stringify({ ...whole, games: 5 }),
      JSON.stringify({ ...whole, settings: [] }),
    ],
    "newer-box": [JSON.stringify({ ...whole, version: 3 })],
  };
  const empty = device();
  for (const [fault, texts] of Object.entries(faults))
    for (const one of texts) assert.deepEqual(await takeWhole(empty, one), { fault }, one);
  assert.deepEqual([empty.boxes.games.map.size, empty.store.whole()], [0, {}]);
  const torn = JSON.stringify({
    ...whole,
    class: [null, 7, { ...SET, made: "x" }, { ...SET, id: 7 }],
    settings: { theme: "pink" },
  });
  assert.deepEqual(
    (await takeWhole(empty, torn)).came,
    came({ added: 1, newer: 0, same: 0, damaged: 4 }),
  );
  assert.equal(empty.store.get("theme"), "auto");
});

// --- a file that somebody has made up ---

const LONG = "x".repeat(100_000);
/**
 * What is in a file, and what comes of it.
 * @type {[string, Record<string, any>, Record<string, number>][]}
 */
const HOSTILE = [
  [
    "games without a name that can be kept",
    {
      games: ["", "__proto__", "constructor", "toString", LONG, "a b", 7, null].map((id) =>
        save(/** @type {any} */ (id)),
      ),
    },
    { damaged: 8 },
  ],
  [
    "a game that fills the device",
    { games: [save("a", { names: [LONG.repeat(11)] })] },
    { damaged: 1 },
  ],
  [
    "a game whose try has no number",
    {
      games: [{ nth: 1e9 }, { nth: "1" }, { nth: 0 }, { round: "x" }].map((more, i) =>
        save(`g${i}`, { task: { set: "1Set", number: 0, ...more } }),
      ),
    },
    { damaged: 4 },
  ],
  [
    "things that are none",
    {
      games: [7],
      class: ["x"],
      practices: [[]],
      puzzles: [{}],
      bots: [{ id: "schokoly", code: 5 }],
    },
    { damaged: 5 },
  ],
];

test("what cannot be kept is told, and does no harm", async () => {
  for (const [what, parts, counts] of HOSTILE) {
    const { text } = await wholeOf(device(), 1);
    const own = device([save("mine", { updated: 5 })]);
    const made = JSON.stringify({ ...JSON.parse(text), ...parts });
    assert.deepEqual((await takeWhole(own, made)).came, came(counts), what);
    assert.deepEqual([...own.boxes.games.map.values()], [save("mine", { updated: 5 })], what);
    assert.equal(own.boxes.class.map.size, 0, what);
  }
});

test("settings with names that mean something to JavaScript do no harm, nor do long ones", async () => {
  const { text } = await wholeOf(device(), 1);
  const names = [
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "__defineGetter__",
    "hasOwnProperty",
  ];
  const nasty = names.map((name) => `"${name}":{"theme":"dark","${name}":1}`).join();
  const own = device();
  const made = text.replace(
    '"settings":{}',
    `"settings":{${nasty},"pupils":{${nasty},"x":1},"draft":"${LONG}","name":"Zoe"}`,
  );
  assert.notEqual(made, text);
  assert.ok((await takeWhole(own, made)).came);
  assert.deepEqual(own.store.whole(), { pupils: { x: 1 }, name: "Zoe" });
  assert.deepEqual([own.store.get("theme"), /** @type {any} */ ({}).theme], ["auto", undefined]);
  const stored = { getItem: () => `{${nasty},"name":"Ada"}`, setItem() {} };
  assert.equal(createStore(stored, {}).get("name"), "Ada");
});
