// A class task is not looked into before its end, neither from the saved games nor by an address.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSaves } from "../../../js/store/saves.js";
import { createGoOnce } from "../../../js/links/address.js";
import { findBox } from "../../../js/games/box.js";
import { drawn, times, wordsIn } from "../support/drawn.mjs";
import { record } from "../support/record.mjs";
import { shelf } from "../support/shelf.mjs";
import "../support/raw.mjs";

globalThis.location = /** @type {any} */ ({ href: "https://a.example/" });
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: true }));
const saves = await import("../../../js/app/saves.js");
const replay = await import("../../../js/pages/replay.js");
const watching = await import("../../../js/pages/watch.js");
// lit has looked for one already
globalThis.document = /** @type {any} */ ({ addEventListener() {}, removeEventListener() {} });

const RECORD = record({ edition: findBox("schokoly")?.edition, options: {} });
const TASK = { set: "1abcdefg", number: 0, round: 0 };
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * A device with one game, and all that its engine was asked.
 * @param {Record<string, any>} save
 * @param {Record<string, any>} [watched]
 */
function app(save, watched = {}) {
  const words = wordsIn("en", "later");
  /** @type {string[]} */
  const asked = [];
  const ask = async (/** @type {{op: string}} */ { op }) => {
    asked.push(op);
    return op === "watched"
      ? { watched }
      : { watch: { plies: 0, seats: 2, times: [0], movers: [], moments: [] } };
  };
  const own = createSaves(
    shelf({ a: { id: "a", record: RECORD, names: ["", ""], flat: false, updated: 1, ...save } }),
  );
  const made = {
    words,
    t: words.t,
    profiles: { all: [{}] },
    saves: own,
    asked,
    engine: { ask, subscribe: () => () => undefined },
    store: { get: () => "" },
    draw() {},
    wait: () => () => false,
    focus() {},
    announce() {},
    goOnce: createGoOnce(
      () => 0,
      () => undefined,
    ),
  };
  return /** @type {any} */ (made);
}

test("of a task that is not finished, the saved games offer to go on and no more", async () => {
  for (const [save, isWatched] of [
    [{ done: false, task: TASK }, 0],
    [{ done: true, task: TASK }, 1],
    [{ done: false }, 1],
  ]) {
    const page = saves.page(app(/** @type {any} */ (save)));
    await settled();
    const text = drawn(page.render());
    assert.deepEqual([times(text, "#/game/a"), times(text, "#/replay/a")], [1, isWatched]);
  }
});

test("nor is it opened by an address: the engine is not even asked", async () => {
  for (const query of [{}, { from: "game" }]) {
    const device = app({ done: false, task: TASK });
    const page = await replay.page(device, /** @type {any} */ ({ id: "a", query }));
    assert.match(drawn(page.render()), /This task is not finished yet/);
    await settled();
    assert.deepEqual(device.asked, []);
  }
});

test("who leaves comes back: to the saved games, the table, or the seat at another device", async () => {
  for (const [from, back] of /** @type {[string, string][]} */ ([
    ["", "#/saves"],
    ["game", "#/game/a"],
    ["near", "#/near"],
    ["constructor", "#/saves"],
  ])) {
    const device = app({ done: false, task: TASK });
    const page = await replay.page(device, /** @type {any} */ ({ id: "a", query: { from } }));
    assert.match(drawn(page.render()), new RegExp(`href="?${back}"?[ >]`), from);
  }
});

test("what a link holds is watched, or it says why not", async () => {
  for (const [watched, words] of /** @type {[any, string][]} */ ([
    [{ text: "1a", record: RECORD }, ""],
    [{ text: "1a", record: null, why: "older-box" }, "table-lost-older"],
    [{ text: "1a", record: null, why: "behind" }, "replay-lost-behind"],
    [{ text: "1a", record: null, why: "" }, "replay-lost-nothing"],
  ])) {
    const device = app({}, watched);
    const page = await watching.page(device, { id: "1a", query: { task: "1", try: "2" } });
    await settled();
    assert.equal(device.asked.includes("watch"), !words, words);
    if (words) assert.ok(drawn(page?.render()).includes(device.t(words)), words);
    page?.close?.();
  }
});
