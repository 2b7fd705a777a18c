// What the device keeps, by kind: how an answer of a told page is stored.

import assert from "node:assert/strict";
import { test } from "node:test";
import { appWith } from "../support/page-app.mjs";
import "../support/raw.mjs";

const { takeAll } = await import("../../../js/store/kinds.js");

test("a bot takes the place of the own one, which stays as an earlier one", async () => {
  const own = { id: "schokoly", code: "own", earlier: [] };
  const put = /** @type {any[]} */ ([]);
  const app = appWith();
  app.bots = {
    get: async (/** @type {string} */ id) => (id === own.id ? own : null),
    put: async (/** @type {any} */ bot) => void put.push(bot),
  };
  const { given, keepAll } = await takeAll(app, ["bench"], { params: [], query: {} });
  assert.deepEqual(given, { bench: { schokoly: "own" } });
  const frog = { type: "Say", id: "animal-frog", args: {} };
  await keepAll({ bench: { schokoly: { code: "new", author: frog } } });
  await keepAll({ bench: { kaboom: { code: "first", author: "Zoë" } } });
  const [taken, first] = put;
  assert.deepEqual([taken.id, taken.code, taken.author], ["schokoly", "new", "Frog"]);
  assert.deepEqual(
    taken.earlier.map((/** @type {any} */ { code }) => code),
    ["own"],
  );
  assert.deepEqual(first, { id: "kaboom", code: "first", author: "Zoë" });
});

test("a saved game of a link's deal is told, and gets its moves and keeps all else", async () => {
  const record = { game: "schokoly", seed: 7, players: [], moves: [] };
  const mine = { id: "mine", record, names: ["Anna", ""], flat: true, done: false };
  const other = { id: "other", record: { ...record, seed: 8 }, done: false };
  const opened = { use: "resume", record };
  const app = appWith({ open: () => ({ opened }) }, [mine, other]);
  const { given, keepAll } = await takeAll(app, ["twins"], { params: ["1abc"], query: {} });
  assert.deepEqual(given.twins, [{ id: "mine", record, task: false }]);
  const moves = [
    [0, 3, 100],
    [1, 0, 240],
  ];
  await keepAll({ twins: { mine: moves } });
  assert.deepEqual(app.put, [{ ...mine, record: { ...record, moves } }]);
});

test("a saved game that is a task is closed before its end; one that is nowhere is null", async () => {
  const record = { game: "schokoly" };
  const task = { set: "x", number: 0 };
  const saves = new Map(
    Object.entries({ own: {}, task: { task, done: false }, done: { task, done: true } }),
  );
  const app = appWith();
  const get = async (/** @type {string} */ id) => {
    const save = saves.get(id);
    return save ? { record, updated: 1, ...save } : null;
  };
  Object.assign(app.saves, { get });
  /** @param {string} game @returns {Promise<any>} */
  const given = async (game) =>
    (await takeAll(app, ["played"], { params: [], query: { game } })).given.played;
  const closed = async (/** @type {string} */ game) => (await given(game)).closed;
  assert.deepEqual(
    [await closed("own"), await closed("task"), await closed("done")],
    [false, true, false],
  );
  assert.equal(await given("nowhere"), null);
});
