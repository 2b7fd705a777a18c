// The table on a page: what it hears belongs to the picture that lies there, until its page is left.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../support/raw.mjs";
import { drawn } from "../support/drawn.mjs";

const { Host } = await import("../../../js/table/host.js");
const { Stage } = await import("../../../js/replay/stage.js");
const { defaults } = await import("../../../js/table/defaults.js");

const BOX = { x: 0, y: 0, width: 80, height: 60 };
const heard = /** @type {Record<string, any>} */ ({});
const listens = (/** @type {string} */ whose) => ({
  addEventListener: (/** @type {string} */ kind, /** @type {any} */ ear) =>
    Object.assign(heard, { [`${whose} ${kind}`]: ear }),
  removeEventListener: (/** @type {string} */ kind) => delete heard[`${whose} ${kind}`],
});
const root = { ...listens("table"), getBoundingClientRect: () => BOX };
const empty = { querySelector: () => null, querySelectorAll: () => [] };
Object.assign(globalThis, {
  document: { ...listens("page"), querySelector: () => Object.assign(root, empty) },
  navigator: {},
  getComputedStyle: () => ({ scale: "1" }),
  matchMedia: () => ({ matches: false }),
  DOMRect: class {
    width = 0;
    height = 0;
    constructor(/** @type {number} */ x, /** @type {number} */ y) {
      Object.assign(this, { x, y });
    }
  },
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});

/** Whether the click of a finger is stopped that came down on something else. */
function isStopped() {
  const finger = { pointerId: 1, pointerType: "touch", clientX: 5, clientY: 5, timeStamp: 9 };
  let stopped = false;
  heard["table pointerdown"]?.({ ...finger, target: { closest: () => null } });
  heard["table pointerup"]?.({ ...finger, target: { closest: () => null } });
  heard["table click"]?.({
    ...{ ...finger, detail: 1, target: { closest: () => ({}) } },
    stopPropagation() {},
    preventDefault: () => (stopped = true),
  });
  return stopped;
}

test("a picture is measured, then settled; keys are heard until the page is left", async () => {
  const app = /** @type {any} */ ({ draw() {}, words: { t: String }, store: { get: () => "" } });
  const seats = /** @type {any} */ ({ names: ["A"], record: { players: [{}] } });
  const game = /** @type {any} */ ({ ...defaults, scene: () => "the scene", pick() {} });
  const settled = /** @type {any[]} */ ([]);
  const host = new Host(app, { key: () => settled.push("key"), settled: (it) => settled.push(it) });
  const draw = async () => {
    const parts = { kind: "table", name: "g", heading: "h", near: "the dock", sheets: "" };
    const text = drawn(host.draw(parts, {}));
    await null;
    return text;
  };
  assert.doesNotMatch(await draw(), /scene/);
  assert.equal("page keydown" in heard, false, "nothing lies there");
  const stage = new Stage(app, game, seats, false);
  host.lay(stage);
  stage.show(
    /** @type {any} */ ({ ply: 0, at: 0, view: {}, events: [], outcome: null, moods: {} }),
    { ply: 0, seat: 0, open: false },
    "leap",
  );
  assert.match(await draw(), /the scene.*the dock/s);
  assert.deepEqual([settled.length, stage.ui.size.w], [0, 80], "it is drawn again as measured");
  await draw();
  heard["page keydown"]?.();
  assert.deepEqual(settled, [root, "key"]);
  assert.equal(
    isStopped(),
    true,
    "the thing under the finger has gone; what lay beneath is no aim",
  );
  host.close();
  assert.deepEqual([host.isClosed, "page keydown" in heard], [true, false]);
});
