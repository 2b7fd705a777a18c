// What comes late or twice on a slow tablet: an answer for somebody who has gone on, and a second
// press of the same button.

import assert from "node:assert/strict";
import { test } from "node:test";
import { shareOut } from "../../../js/device/file.js";
import { createGoOnce } from "../../../js/links/address.js";
import { createSaves } from "../../../js/store/saves.js";
import { createSets } from "../../../js/store/sets.js";
import { createStore } from "../../../js/store/settings.js";
import { makeView, offers } from "../support/boom-table.mjs";
import { drawn, wordsIn } from "../support/drawn.mjs";
import "../support/raw.mjs";
import { handlers, settled } from "../support/page-app.mjs";
import { linksOf } from "../support/seen.mjs";
import { shelf } from "../support/shelf.mjs";

Object.assign(globalThis, { location: { href: "https://box.example/" } });
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
const settings = await import("../../../js/app/settings.js");
const table = await import("../../../js/pages/table.js");

const words = wordsIn("en");

/** @param {object} [more] */
function appWith(more = {}) {
  /** @type {string[]} */
  const gone = [];
  const where = { page: 0 };
  const go = (/** @type {string} */ hash) => void gone.push(hash);
  return /** @type {any} */ ({
    t: words.t,
    words,
    store: createStore(null),
    profiles: { all: [{}] },
    saves: createSaves(shelf()),
    sets: createSets(shelf()),
    install: { isOwn: () => false, way: "chromium" },
    space: { persist: async () => undefined },
    where,
    gone,
    go,
    goOnce: createGoOnce(() => where.page, go),
    draw() {},
    drawn() {},
    focus() {},
    arrive() {},
    announce() {},
    ...more,
  });
}

test("where nothing could be made, a second press tries again; a third makes nothing more", async () => {
  const { goOnce, gone } = appWith();
  await assert.rejects(
    goOnce(async () => {
      throw new Error("full");
    }),
    /full/,
  );
  for (const made of [null, "#/game/a", "#/game/b"]) await goOnce(async () => made);
  assert.deepEqual(gone, ["#/game/a"]);
});

// --- a live game ---

/** A page that remembers who listens to it. */
function listeners() {
  /** @type {Set<unknown>} */
  const all = new Set();
  Object.assign(globalThis, {
    document: {
      hidden: false,
      visibilityState: "visible",
      activeElement: null,
      body: null,
      querySelector: () => null,
      addEventListener: (/** @type {string} */ _, /** @type {unknown} */ one) => all.add(one),
      removeEventListener: (/** @type {string} */ _, /** @type {unknown} */ one) => all.delete(one),
    },
  });
  return all;
}

test("a live game that opens while nobody looks begins when somebody does", async () => {
  const all = listeners();
  document = /** @type {any} */ ({ ...document, hidden: true });
  const record = {
    type: "Record",
    game: "choco_boom",
    options: {},
    players: [{ kind: "person" }, ...Array(3).fill({ kind: "bot", bot: "swift" })],
    seed: 1,
    moves: [],
  };
  const update = {
    views: { 0: makeView() },
    actions: { 0: offers.call?.[0] },
    events: [],
    done: false,
    wake: 0,
    outcome: null,
    refused: null,
    record,
  };
  /** @type {string[]} */
  const asked = [];
  const engine = {
    ask: async (/** @type {any} */ { op }) => {
      asked.push(op);
      return { update: op === "tick" ? { ...update, wake: null } : update };
    },
    subscribe: () => () => undefined,
  };
  const app = appWith({ engine, sound: { play() {} } });
  await app.saves.put({
    id: "live",
    record,
    names: ["Anna", "", "", ""],
    flat: false,
    done: false,
  });
  const page = /** @type {any} */ (await table.page(app, { id: "live" }));
  await settled();
  assert.deepEqual(asked, ["new"]);
  document = /** @type {any} */ ({ ...document, hidden: false });
  for (const look of all) /** @type {() => void} */ (look)();
  await settled();
  assert.deepEqual(asked, ["new", "tick"]);
  page.close();
});

// --- a table that cannot be shown ---

test("a table that cannot be shown leads to the shelf, and that of a task to the other tasks", async () => {
  const players = [{ kind: "person" }];
  const record = (/** @type {string} */ game) => ({
    game,
    options: {},
    players,
    seed: 1,
    moves: [],
  });
  const engine = {
    ask: async () => ({ error: { type: "newer-box" } }),
    subscribe: () => () => undefined,
  };
  const task = { set: "1set", number: 0 };
  for (const game of ["schokoly_best", "chess"])
    for (const [more, ...way] of [
      [{}, "To the shelf", "#/"],
      [{ task }, "Back to the tasks", "#/g/1set"],
    ]) {
      listeners();
      const app = appWith({ engine, sound: { play() {} } });
      const save = { id: "dead", record: record(game), names: [""], flat: false, done: false };
      await app.saves.put({ ...save, .../** @type {object} */ (more) });
      const page = /** @type {any} */ (await table.page(app, { id: "dead" }));
      await settled();
      assert.deepEqual(linksOf(drawn(page.render())), [way], game);
      page.close?.();
    }
});

// --- sharing ---

test("a press while the device's sheet is up is no refusal, and anything else is", async () => {
  const refuse = (/** @type {string} */ name) =>
    Object.assign(navigator, {
      share: async () => {
        throw new DOMException("", name);
      },
    });
  for (const [name, isFine] of /** @type {[string, boolean][]} */ ([
    ["AbortError", true],
    ["InvalidStateError", true],
    ["NotAllowedError", false],
  ])) {
    refuse(name);
    assert.equal(await shareOut({ text: "x" }), isFine);
  }
  Reflect.deleteProperty(navigator, "share");
});

// --- the space ---

test("of two questions before the box is emptied the last one comes", async () => {
  /** @type {((isCutOff: boolean) => void)[]} */
  const ready = [];
  const space = {
    measure: async () => null,
    isCutOff: () =>
      new Promise((resolve) => {
        ready.push(resolve);
      }),
    hasSite: true,
  };
  const page = settings.page(
    appWith({ space, offline: { state: "ready" }, engine: {}, sound: { isOn: () => true } }),
  );
  Object.assign(globalThis, { document: { querySelector: () => null } });
  const asked = handlers(page.render()).slice(-2); // before them stands what keeps everything in a file
  for (const ask of asked) ask();
  ready[1]?.(false);
  await settled();
  assert.match(drawn(page.render()), /id="question">Delete everything/);
  ready[0]?.(false);
  await settled();
  assert.match(drawn(page.render()), /id="question">Delete everything/);
});
