// Saved games, settings and game time.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Database } from "../../../js/store/database.js";
import { claim, createSaves, newId } from "../../../js/store/saves.js";
import { createStore } from "../../../js/store/settings.js";
import { drawn, times, wordsIn } from "../support/drawn.mjs";
import "../support/raw.mjs";
import { shelf } from "../support/shelf.mjs";
import { buttonsOf, wordsOf } from "../support/seen.mjs";

const savesPage = await import("../../../js/app/saves.js");

const RECORD = {
  game: "schokoly",
  edition: 1,
  options: {},
  players: [{ kind: "person" }],
  seed: 7,
  moves: [[0, 0, 10]],
};

const SAVE = { id: "a", record: RECORD, names: ["Anna"], flat: false, done: false };

test("a game is put, found, listed and removed", async () => {
  const saves = createSaves(shelf());
  await saves.put(SAVE);
  const found = await saves.get("a");
  assert.deepEqual({ ...found, updated: 0 }, { ...SAVE, updated: 0 });
  assert.deepEqual(
    (await saves.list()).map(({ id, save }) => [id, save?.id]),
    [["a", "a"]],
  );
  await saves.remove("a");
  assert.equal(await saves.get("a"), null);
});

test("a game that is a task of a class set says of which", async () => {
  const saves = createSaves(shelf());
  await saves.put({ ...SAVE, task: { set: "1abc", number: 2 } });
  assert.deepEqual((await saves.get("a"))?.task, { set: "1abc", number: 2 });
});

test("a game says who sits at other devices; whose device it is, no stored game says", async () => {
  const saves = createSaves(shelf());
  await saves.put({ ...SAVE, near: [0, 2], guest: 1 });
  const { near, guest } = /** @type {Save} */ (await saves.get("a"));
  assert.deepEqual([near, guest], [[0, 2], undefined]);
  await saves.put({ ...SAVE, near: /** @type {any} */ (["x"]) });
  assert.equal((await saves.get("a"))?.near, undefined);
});

/** A game is there for this visit, and that it is not stored is known. @param {any} saves */
async function playsUnstored(saves) {
  await saves.put(SAVE);
  assert.equal((await saves.get("a")).names[0], "Anna");
  assert.deepEqual(
    (await saves.list()).map((/** @type {any} */ one) => one.id),
    ["a"],
  );
  assert.equal(saves.isStored(), false);
}

test("a browser that refuses to keep anything still plays, and that is known", async () => {
  const saves = createSaves(
    new Database(() => {
      throw new Error("forbidden");
    }),
  );
  await playsUnstored(saves);
});

/** The browser's own store, as idb-keyval asks it; it may be full. */
function makeDisk() {
  const disk = new Map();
  const room = { isFull: false };
  const done = (/** @type {any} */ result) => {
    const asked = /** @type {any} */ ({ result });
    queueMicrotask(() => asked.onsuccess?.());
    return asked;
  };
  const all = /** @type {any} */ ({
    put: (/** @type {any} */ value, /** @type {any} */ id) => {
      if (room.isFull) throw new Error("QuotaExceededError");
      disk.set(id, value);
    },
    getAllKeys: () => done([...disk.keys()]),
    getAll: () => done([...disk.values()]),
    get: (/** @type {any} */ id) => done(disk.get(id)),
    get transaction() {
      return done(undefined);
    },
  });
  return { disk, room, all };
}

test("what a full browser refused is known as not kept, however well all else is read meanwhile", async () => {
  const { disk, room, all } = makeDisk();
  room.isFull = true;
  const saves = createSaves(new Database(() => async (_, work) => work(all)));
  await playsUnstored(saves);
  room.isFull = false;
  await saves.put(SAVE);
  assert.deepEqual([saves.isStored(), [...disk.keys()]], [true, ["a"]]);
});

/** A database that answers nothing before it is let. */
function deaf() {
  /** @type {(() => void)[]} */
  const waiting = [];
  const { disk, all } = makeDisk();
  /** @type {import("idb-keyval").UseStore} */
  const use = async (_, work) => {
    await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    return work(all);
  };
  return {
    disk,
    use,
    answer: (most = Infinity) => {
      for (const go of waiting.splice(0, most)) go();
      return new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test("a browser whose database never answers still plays, and that is known", async () => {
  const { use } = deaf();
  const saves = createSaves(new Database(() => use, 1));
  await playsUnstored(saves);
});

test("what a database answers late is kept after all, in its order", async () => {
  const { disk, use, answer } = deaf();
  const saves = createSaves(new Database(() => use, 1));
  await saves.put(SAVE);
  await saves.put({ ...SAVE, names: ["Berta"] });
  await answer();
  assert.deepEqual([disk.get("a").names, saves.isStored()], [["Berta"], true]);
});

test("an older state that is kept late does not take the place of the newest", async () => {
  const { disk, use, answer } = deaf();
  const saves = createSaves(new Database(() => use, 1));
  await saves.put(SAVE);
  await saves.put({ ...SAVE, names: ["Berta"] });
  await answer(1);
  assert.deepEqual(
    [disk.get("a").names, (await saves.get("a"))?.names, saves.isStored()],
    [["Anna"], ["Berta"], false],
  );
});

test("the newest game is listed first", async () => {
  const saves = createSaves(
    shelf({ a: { ...SAVE, updated: 1 }, b: { ...SAVE, id: "b", updated: 2 } }),
  );
  assert.deepEqual(
    (await saves.list()).map(({ id }) => id),
    ["b", "a"],
  );
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
  badOptions: { ...SAVE, record: { ...RECORD, options: null }, updated: 1 },
  badEdition: { ...SAVE, record: { ...RECORD, edition: "1" }, updated: 1 },
  badName: { ...SAVE, record: { ...RECORD, players: [{ kind: "person", name: 5 }] }, updated: 1 },
};

for (const [name, value] of Object.entries(DAMAGED)) {
  test(`a damaged game (${name}) is listed as such, kept, and never opened`, async () => {
    const box = shelf({ [name]: value });
    const saves = createSaves(box);
    const [listed] = await saves.list();
    assert.equal(listed?.save, null);
    assert.equal(await saves.get(name), null);
    assert.equal(box.map.size, 1);
  });
}

test("what is no part of the game may be damaged, and the game is played all the same", async () => {
  const odd = { ...SAVE, names: ["Anna", 5], flat: "yes", done: 1 };
  for (const updated of ["yesterday", 1e300, null]) {
    const [listed] = await createSaves(shelf({ a: { ...odd, updated } })).list();
    assert.deepEqual(
      [listed?.updated, listed?.save],
      [0, { ...SAVE, names: ["Anna", ""], updated: 0 }],
      String(updated),
    );
  }
});

test("a list of games shows each by itself: one of no known day, one of a newer box", async () => {
  const kept = shelf({
    a: { ...SAVE, updated: 1e300 },
    b: { ...SAVE, id: "b", record: { ...RECORD, edition: 999 }, updated: 1 },
  });
  const words = wordsIn("en");
  const app = /** @type {any} */ ({
    t: words.t,
    words,
    profiles: { all: [{}] },
    saves: createSaves(kept),
    draw() {},
  });
  const page = savesPage.page(app);
  await new Promise((resolve) => setTimeout(resolve));
  const text = drawn(page.render());
  for (const said of [words.t("saves-when-unknown"), words.t("table-lost-newer")])
    assert.ok(text.includes(said), said);
  assert.ok(!text.includes(words.t("saves-older")));
});

test("only the game that is to be deleted asks whether one is sure", async () => {
  const app = /** @type {any} */ ({
    t: (/** @type {string} */ id) => id,
    words: wordsIn("en"),
    profiles: { all: [{}] },
    saves: createSaves(shelf({ a: { ...SAVE, updated: 1 }, b: { ...SAVE, id: "b", updated: 2 } })),
    draw() {},
    focus() {},
  });
  const page = savesPage.page(app);
  await new Promise((resolve) => setTimeout(resolve));
  const key = pressable(page.render(), "data-asks");
  key();
  const text = drawn(page.render());
  assert.equal(times(wordsOf(text), "saves-sure"), 1);
  assert.deepEqual(buttonsOf(text), [
    "saves-delete",
    "saves-keep",
    "link-share-game",
    "saves-delete",
  ]);
});

/** The first handler behind this text. @param {any} template @param {string} text @returns {any} */
function pressable(template, text) {
  if (Array.isArray(template)) return template.map((one) => pressable(one, text)).find(Boolean);
  return template?.values
    ?.map((/** @type {any} */ value, /** @type {number} */ i) =>
      typeof value === "function" && template.strings[i].includes(text)
        ? value
        : pressable(value, text),
    )
    .find(Boolean);
}

test("ids are not repeated", () => {
  assert.equal(new Set(Array.from({ length: 200 }, newId)).size, 200);
});

test("settings survive, tell of changes, and bear a storage that is full or damaged", () => {
  let kept = "";
  const storage = {
    getItem: () => kept,
    setItem: (/** @type {string} */ _, /** @type {string} */ text) => {
      kept = text;
    },
  };
  const store = createStore(storage);
  let heard = 0;
  const stop = store.subscribe(() => {
    heard += 1;
  });
  store.set("sound", false);
  stop();
  store.set("language", "de");
  assert.equal(heard, 1);
  assert.equal(createStore(storage).get("sound"), false);
  for (const bad of ["{", "[]", "null", "7"]) {
    assert.equal(
      createStore({
        getItem: () => bad,
        setItem: () => {
          throw new Error("full");
        },
      }).get("sound"),
      true,
      bad,
    );
  }
  const full = createStore({
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  full.set("sound", false);
  assert.equal(full.get("sound"), false);
  assert.equal(createStore(null).get("theme"), "auto");
});

/** A browser's store of one text. @param {string} text */
const holding = (text) => ({
  getItem: () => text,
  setItem: (/** @type {string} */ _, /** @type {string} */ news) => {
    text = news;
  },
});

test("a setting of a wrong kind counts as not set, the others stay, and what only a newer box knows stays too", () => {
  const odd = {
    language: 5,
    theme: "pink",
    motion: null,
    sound: "no",
    volume: 11,
    name: 7,
    pupils: [],
    practice: 3,
    newer: { all: 1 },
  };
  const storage = holding(JSON.stringify({ ...odd, name: "Ada" }));
  const store = createStore(storage, {});
  const keys = ["language", "theme", "motion", "sound", "volume", "name", "pupils", "practice"];
  assert.deepEqual(keys.map(store.get), [
    "",
    "auto",
    "auto",
    true,
    10,
    "Ada",
    undefined,
    undefined,
  ]);
  store.set("sound", false);
  assert.deepEqual(JSON.parse(storage.getItem()).newer, { all: 1 });
});

test("what one window has set, another does not take back", () => {
  const storage = holding("{}");
  /** @type {((event: any) => void)[]} */
  const ears = [];
  const window = /** @type {any} */ ({
    addEventListener: (/** @type {string} */ _, /** @type {any} */ ear) => ears.push(ear),
  });
  const [first, second] = [createStore(storage, window), createStore(storage, {})];
  let told = 0;
  first.subscribe(() => {
    told += 1;
  });
  second.set("pupils", { a: { round: 1 } });
  for (const ear of ears) ear({ key: "something else" });
  assert.equal(told, 0);
  for (const ear of ears) ear({ key: "chocobox" });
  first.set("sound", false);
  assert.deepEqual(
    [JSON.parse(storage.getItem()).pupils, JSON.parse(storage.getItem()).sound, told],
    [{ a: { round: 1 } }, false, 2],
  );
});

test("a game opened in a second window is lost to the first, but not when it was left before", async () => {
  /** @type {((error: Error) => void)[]} */
  const holders = [];
  const locks = /** @type {any} */ ({
    request: (
      /** @type {string} */ _,
      /** @type {any} */ __,
      /** @type {() => Promise<void>} */ hold,
    ) => {
      holders.forEach((steal) => steal(new DOMException("stolen", "AbortError")));
      return Promise.race([hold(), new Promise((_ok, fail) => holders.push(fail))]);
    },
  });
  /** @type {string[]} */
  const lost = [];
  claim("a", () => lost.push("first"), locks);
  const leave = claim("a", () => lost.push("second"), locks);
  leave();
  claim("a", () => lost.push("third"), locks);
  await new Promise((go) => setTimeout(go, 5));
  assert.deepEqual(lost, ["first"]);
});

test("where windows may not be told apart, a game is played all the same", async () => {
  const refused = {
    request: async () => {
      throw new DOMException("not in a sandbox", "SecurityError");
    },
  };
  let isLost = false;
  claim(
    "a",
    () => {
      isLost = true;
    },
    /** @type {any} */ (refused),
  );
  await new Promise((go) => setTimeout(go, 5));
  assert.equal(isLost, false);
});
