// A class task is not looked into before its end, neither from the saved games nor by an address.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSaves } from "../../../js/store/saves.js";
import { createGoOnce } from "../../../js/links/address.js";
import { findBox } from "../../../js/games/box.js";
import { drawn, times, wordsIn } from "../support/drawn.mjs";
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

const RECORD = {
  game: "schokoly",
  edition: findBox("schokoly")?.edition,
  options: {},
  seed: 7,
  position: "",
  players: [
    { kind: "person", name: "" },
    { kind: "bot", bot: "nibbler" },
  ],
  moves: [
    [0, 0, 10],
    [0, 1, 20],
  ],
};
const TASK = { set: "1abcdefg", number: 0, round: 0 };
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * A device with one game, and all that its engine was asked.
 * @param {Record<string, any>} save
 * @param {Record<string, any>} [opened]
 */
function app(save, opened = {}) {
  const words = wordsIn("en");
  /** @type {string[]} */
  const asked = [];
  const ask = async (/** @type {{op: string}} */ { op }) => {
    asked.push(op);
    return op === "open"
      ? { opened }
      : { watch: { plies: 0, seats: 2, times: [0], movers: [], moments: [] } };
  };
  const own = createSaves(
    shelf({ a: { id: "a", record: RECORD, names: ["", ""], flat: false, updated: 1, ...save } }),
  );
  const made = {
    words,
    t: words.t,
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

test("of a result only the tasks that are finished are watched", async () => {
  const result = {
    set: { tasks: [RECORD, RECORD] },
    result: { moves: [RECORD.moves, []] },
    scores: [{ done: true }, { done: false }],
  };
  for (const [task, isShown] of /** @type {const} */ ([
    ["0", true],
    ["1", false],
    ["2", false],
  ])) {
    const device = app({}, result);
    const page = await watching.page(device, { id: "1abcdefg", query: { task } });
    await settled();
    assert.equal(device.asked.includes("watch"), isShown, task);
    page?.close?.();
  }
});

test("a task of a result that cannot be watched says why", async () => {
  const result = {
    use: "result",
    set: { tasks: [RECORD, { ...RECORD, edition: 0 }, RECORD] },
    older: [1],
    unread: [1, 2],
    result: { name: "Ada", when: 1, origin: 5 },
    tries: [
      { begun: 1, tries: [] },
      { begun: 1, tries: [] },
      { begun: 0, tries: [] },
    ],
    scores: [{ done: true }, { done: false }, { done: false }],
  };
  for (const [task, why] of [
    ["1", "replay-lost-older"],
    ["2", "replay-lost-behind"],
  ]) {
    const device = app({}, result);
    const lost = await watching.page(device, { id: "1Ada", query: { task } });
    assert.ok(drawn(lost?.render()).includes(device.t(why)), task);
  }
});
