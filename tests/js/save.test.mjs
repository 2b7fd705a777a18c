// Saved games, settings and game time.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browserShelf, createSaves, newId } from "../../js/save.js";
import { createStore } from "../../js/store.js";
import { shelf } from "./shelf.mjs";

const RECORD = { game: "schokoly", edition: 1, options: {}, players: [{ kind: "person" }], seed: 7, moves: [[0, 0, 10]] };

const SAVE = { id: "a", record: RECORD, names: ["Anna"], flat: false, done: false };

test("a game is put, found, listed and removed", async () => {
  const saves = createSaves(shelf());
  await saves.put(SAVE);
  const found = await saves.get("a");
  assert.deepEqual({ ...found, updated: 0 }, { ...SAVE, updated: 0 });
  assert.deepEqual((await saves.list()).map(({ id, state }) => [id, state]), [["a", "good"]]);
  await saves.remove("a");
  assert.equal(await saves.get("a"), null);
});

test("a game that is a task of a class set says of which", async () => {
  const saves = createSaves(shelf());
  await saves.put({ ...SAVE, task: { set: "1abc", number: 2 } });
  assert.deepEqual((await saves.get("a"))?.task, { set: "1abc", number: 2 });
});

test("a browser that refuses to keep anything still plays, and that is known", async () => {
  const saves = createSaves(browserShelf(() => { throw new Error("forbidden"); }));
  await saves.put(SAVE);
  assert.equal((await saves.get("a"))?.names[0], "Anna");
  assert.deepEqual((await saves.list()).map(({ id }) => id), ["a"]);
  assert.equal(saves.isKept(), false);
});

test("what a full browser refused is known as not kept, however well all else is read meanwhile", async () => {
  const request = (/** @type {any} */ result) => { const asked = /** @type {any} */ ({ result }); queueMicrotask(() => asked.onsuccess?.()); return asked; };
  let isFull = true;
  /** @type {Map<any, any>} */
  const disk = new Map();
  const all = /** @type {any} */ ({
    put: (/** @type {any} */ value, /** @type {any} */ id) => { if (isFull) throw new Error("QuotaExceededError"); disk.set(id, value); },
    getAllKeys: () => request([...disk.keys()]), getAll: () => request([...disk.values()]), get: (/** @type {any} */ id) => request(disk.get(id)),
    get transaction() { return request(undefined); },
  });
  const saves = createSaves(browserShelf(() => async (_, work) => work(all)));
  await saves.put(SAVE);
  assert.deepEqual((await saves.list()).map(({ id }) => id), ["a"]);
  assert.equal(saves.isKept(), false);
  isFull = false;
  await saves.put(SAVE);
  assert.deepEqual([saves.isKept(), [...disk.keys()]], [true, ["a"]]);
});

test("the newest game is listed first", async () => {
  const saves = createSaves(shelf({ a: { ...SAVE, updated: 1 }, b: { ...SAVE, id: "b", updated: 2 } }));
  assert.deepEqual((await saves.list()).map(({ id }) => id), ["b", "a"]);
});

const DAMAGED = {
  nothing: null,
  text: "hello",
  noRecord: { ...SAVE, record: undefined, updated: 1 },
  badMoves: { ...SAVE, record: { ...RECORD, moves: [[0, "x", 1]] }, updated: 1 },
  badPlayers: { ...SAVE, record: { ...RECORD, players: {} }, updated: 1 },
  badSeed: { ...SAVE, record: { ...RECORD, seed: 2 ** 60 }, updated: 1 },
  badTask: { ...SAVE, task: { set: 1, number: 0 }, updated: 1 },
  otherName: { ...SAVE, id: "z", updated: 1 },
  noTime: { ...SAVE, updated: "yesterday" },
};

for (const [name, value] of Object.entries(DAMAGED)) {
  test(`a damaged game (${name}) is listed as such, kept, and never opened`, async () => {
    const box = shelf({ [name]: value });
    const saves = createSaves(box);
    const [listed] = await saves.list();
    assert.equal(listed?.state, "damaged");
    assert.equal(await saves.get(name), null);
    assert.equal(box.map.size, 1);
  });
}

test("ids are not repeated", () => {
  assert.equal(new Set(Array.from({ length: 200 }, newId)).size, 200);
});

test("settings survive, tell of changes, and bear a storage that is full or damaged", () => {
  let kept = "";
  const storage = { getItem: () => kept, setItem: (/** @type {string} */ _, /** @type {string} */ text) => { kept = text; } };
  const store = createStore(storage);
  /** @type {string[]} */
  const heard = [];
  const stop = store.subscribe((key) => heard.push(key));
  store.set("sound", false);
  stop();
  store.set("language", "de");
  assert.deepEqual(heard, ["sound"]);
  assert.equal(createStore(storage).get("sound"), false);
  for (const bad of ["{", "[]", "null", "7"]) {
    assert.equal(createStore({ getItem: () => bad, setItem: () => { throw new Error("full"); } }).get("sound"), true, bad);
  }
  const full = createStore({ getItem: () => null, setItem: () => { throw new Error("full"); } });
  full.set("sound", false);
  assert.equal(full.get("sound"), false);
  assert.equal(createStore(null).get("theme"), "auto");
});

test("what one window has set, another does not take back", () => {
  let text = "{}";
  const storage = { getItem: () => text, setItem: (/** @type {string} */ _, /** @type {string} */ news) => { text = news; } };
  /** @type {((event: any) => void)[]} */
  const ears = [];
  const window = /** @type {any} */ ({ addEventListener: (/** @type {string} */ _, /** @type {any} */ ear) => ears.push(ear) });
  const [first, second] = [createStore(storage, window), createStore(storage, {})];
  /** @type {string[]} */
  const told = [];
  first.subscribe((key) => told.push(key));
  second.set("pupils", { a: { round: 1 } });
  for (const ear of ears) ear({ key: "something else" });
  assert.deepEqual(told, []);
  for (const ear of ears) ear({ key: "chocobox" });
  first.set("sound", false);
  assert.deepEqual([JSON.parse(text).pupils, JSON.parse(text).sound, told], [{ a: { round: 1 } }, false, ["", "sound"]]);
});
