// What the device keeps of a child's path, and of its puzzles.

import assert from "node:assert/strict";
import { test } from "node:test";
import { appWith } from "../support/page-app.mjs";
import "../support/raw.mjs";

const { dayOf, noteRound } = await import("../../../js/store/path.js");
const { takeAll } = await import("../../../js/store/kinds.js");

const record = /** @type {any} */ ({ game: "schokoly_best", options: { cards: 6 }, moves: [] });
const round = { skill: "schokoly_best:join", level: 2 };

/** A device with these puzzles. @param {any[]} [puzzles] @param {any} [path] */
function device(puzzles = [], path = {}) {
  const app = appWith({ path: () => ({ path }) });
  const reads = { count: 0 };
  const [store, all] = [new Map(), new Map(puzzles.map((it) => [it.id, it]))];
  app.store = { get: store.get.bind(store), set: store.set.bind(store) };
  app.puzzles = {
    list: async () => {
      reads.count += 1;
      return [...all.values()].map((good) => ({ id: good.id, good }));
    },
    put: async (/** @type {any} */ it) => all.set(it.id, it),
    remove: async (/** @type {string} */ id) => all.delete(id),
  };
  return { app, store, all, reads };
}

test("a round that is over is judged by the engine, and what it says is kept", async () => {
  const kept = { good: { "schokoly_best:join": 1 } };
  const { app, store } = device([], { kept, puzzles: { kept: [] } });
  await noteRound(app, round, record);
  assert.deepEqual(app.asked.at(-1).done, { ...round, record });
  assert.deepEqual(store.get("path"), kept);
});

test("puzzles are given without their games, and stay, move or go as the engine says", async () => {
  const [one, two] = ["a", "b"].map((id) => ({ id, box: 0, day: 3, record }));
  const { app, all, reads } = device([one, two]);
  const { given, keepAll } = await takeAll(app, ["path", "puzzles"], { params: [], query: {} });
  assert.deepEqual(given, {
    path: null,
    puzzles: [
      { id: "a", box: 0, day: 3 },
      { id: "b", box: 0, day: 3 },
    ],
  });
  await keepAll({ puzzles: [{ type: "Returning", id: "a", box: 1, day: 6 }] });
  assert.deepEqual([...all.values()], [{ ...one, box: 1, day: 6 }]);
  assert.equal(reads.count, 1);
});

test("a day begins at midnight here", () => {
  assert.equal(dayOf(new Date(1970, 0, 3, 23, 59)), 2);
  assert.equal(dayOf(new Date(1970, 0, 4, 0, 1)), 3);
});
