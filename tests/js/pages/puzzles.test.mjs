// Puzzles of one's own mistakes: what is stored of them, how one is laid on the table and judged,
// and the page in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../support/raw.mjs";
import { appWith, settled } from "../support/page-app.mjs";
import { shelf } from "../support/shelf.mjs";
import { createPuzzles } from "../../../js/store/puzzles.js";

const { askPath, puzzlesNow } = await import("../../../js/store/path.js");
const { puzzlesOf } = await import("../../../js/replay/looking.js");
const { PuzzleStage } = await import("../../../js/replay/puzzle.js");
const { defaults } = await import("../../../js/table/defaults.js");
const { page } = await import("../../../js/pages/practise.js");

const RECORD = /** @type {any} */ ({
  type: "Record",
  game: "choco_challenge",
  edition: 1,
  options: {},
  players: [{ kind: "person" }, { kind: "bot", bot: "baker" }],
  seed: 7,
  position: "",
  moves: [
    [0, 0, 1],
    [1, 0, 2],
    [0, 1, 3],
    [1, 1, 4],
  ],
});
const WORST = [
  { id: "b", ply: 2 },
  { id: "a", ply: 0 },
];
const SOURCE = { record: RECORD, names: ["Ada", ""], animals: ["fox"] };

/**
 * A device whose engine keeps what came, and says what was asked.
 * @param {any} puzzles
 * @param {any} [waiting]
 * @returns {any}
 */
function deviceWith(puzzles, waiting = { now: 0, later: 0, days: null }) {
  const box = shelf();
  const app = appWith({ path: () => ({ path: puzzles && { puzzles, waiting } }) });
  return Object.assign(app, { box, puzzles: createPuzzles(box) });
}

test("a game's worst mistakes are stored, each with the game up to the mistake", async () => {
  const kept = [
    { type: "Kept", id: "a", box: -1, day: 9 },
    { type: "Kept", id: "b", box: -1, day: 9 },
  ];
  const device = deviceWith({ kept, now: ["b", "a"], done: 0 });
  const path = await askPath(device, { came: puzzlesOf(SOURCE, WORST) });
  const [{ puzzles: told, came }] = device.asked;
  assert.deepEqual([told, came], [[], ["b", "a"]]);
  const { type: _, ...record } = RECORD;
  assert.deepEqual(device.box.map.get("b"), {
    id: "b",
    ply: 2,
    record: { ...record, moves: RECORD.moves.slice(0, 3) },
    names: ["Ada", ""],
    animals: ["fox"],
    box: -1,
    day: 9,
  });
  assert.deepEqual(
    (await puzzlesNow(device, path)).map(({ id }) => id),
    ["b", "a"],
    "in the engine's order",
  );
});

test("what the engine lets go is removed, what it moves is stored, and what is damaged is left alone", async () => {
  const device = deviceWith({ kept: [{ id: "a", box: 0, day: 10 }], now: [], done: 0 });
  for (const it of puzzlesOf(SOURCE, WORST)) await device.puzzles.put({ ...it, box: -1, day: 9 });
  await device.puzzles.put({ id: "torn", record: 5 });
  await askPath(device, { solved: { id: "a", right: true } });
  assert.deepEqual(device.asked[0].solved, { id: "a", right: true });
  assert.deepEqual([...device.box.map.keys()].sort(), ["a", "torn"]);
  assert.deepEqual([device.box.map.get("a").box, device.box.map.get("a").ply], [0, 0]);
});

test("one that the engine cannot tell changes nothing", async () => {
  const device = deviceWith(undefined);
  await device.puzzles.put({ ...puzzlesOf(SOURCE, WORST)[0], box: 0, day: 9 });
  assert.deepEqual([await askPath(device), device.box.map.size], [null, 1]);
});

const STOP = { type: "Stop" };
const DRAW = { type: "Draw" };
const LOOK = { ply: 2, at: 3, view: {}, events: [], outcome: null, moods: {} };
const POSED = { seat: 0, look: LOOK, actions: [DRAW, STOP], say: "better" };

/** A puzzle on the table. @param {any} solve the engine's answer @returns {any} */
function laid(solve) {
  const app = appWith({ solve: () => ({ solve }) });
  const game = {
    ...defaults,
    idle: {},
    pick: (/** @type {any} */ actions, /** @type {any} */ { on }) => ({
      action: actions.find((/** @type {any} */ one) => one.type === on),
      why: on === "Fly" ? { type: on } : undefined,
    }),
  };
  const told = /** @type {any[]} */ ([]);
  const puzzle = { ...puzzlesOf(SOURCE, WORST)[0], box: 0, day: 9 };
  const stage = new PuzzleStage(
    app,
    /** @type {any} */ (game),
    puzzle,
    /** @type {any} */ (POSED),
    (one) => told.push(one),
  );
  stage.lay();
  return {
    app,
    stage,
    told,
    tap: (/** @type {string} */ on) =>
      stage.touch(/** @type {any} */ ({ kind: "tap", on, x: 0, y: 0, at: 1 })),
  };
}

test("one choice is the answer: nothing is shown before it, what is better after it", async () => {
  const { app, stage, told, tap } = laid({
    right: false,
    lost: 60_000,
    best: STOP,
    reasons: ["too_risky"],
  });
  assert.deepEqual([stage.ui.hint, stage.ui.actions, stage.ui.seat], [null, [DRAW, STOP], 0]);
  tap("Fly");
  assert.deepEqual([stage.isRefused, app.asked.length], [true, 0]);
  tap("Draw");
  tap("Stop");
  await settled();
  tap("Stop");
  assert.deepEqual(
    app.asked.map((/** @type {any} */ { op, action, ply }) => [op, action, ply]),
    [["solve", DRAW, 2]],
  );
  assert.deepEqual(
    [told.length, stage.ui.hint, stage.isRefused],
    [1, { action: STOP, reasons: ["too_risky"] }, false],
  );
});

test("who wants to see it sends no choice; an engine that cannot tell lets one try again", async () => {
  const shown = laid({ right: false, lost: 0, best: STOP, reasons: [] });
  await shown.stage.answer();
  assert.equal("action" in shown.app.asked[0], false);
  const lost = laid(undefined);
  await lost.stage.answer(DRAW);
  await lost.stage.answer(DRAW);
  assert.deepEqual([lost.app.asked.length, lost.told.length, lost.stage.ui.hint], [2, 0, null]);
});

test("where no puzzle waits, and at the old address, the page of the path stands", async () => {
  /** @param {string} id */
  const asked = async (id) => {
    const device = deviceWith({ kept: [], now: [], done: 0 });
    await page(device, { id, query: {} });
    return device.asked.map((/** @type {any} */ { op, name }) => (name ? `${op} ${name}` : op));
  };
  assert.deepEqual(await asked("now"), ["path", "page path"]);
  assert.deepEqual(await asked(""), ["page path"]);
});
