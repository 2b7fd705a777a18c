// The screen that stays on during a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createAwake } from "../../../js/device/awake.js";

/** A device whose screen can be held, and a page that can be hidden. */
function room({ isRefused = false } = {}) {
  const page = Object.assign(new EventTarget(), {
    visibilityState: /** @type {DocumentVisibilityState} */ ("visible"),
  });
  /** @type {any[]} */
  const holds = [];
  let asked = 0;
  const wakeLock = {
    request: async () => {
      asked += 1;
      if (isRefused) throw new Error("the battery is low");
      const hold = {
        released: false,
        release: async () => {
          hold.released = true;
        },
      };
      holds.push(hold);
      return hold;
    },
  };
  /** @param {DocumentVisibilityState} state */
  const turn = (state) => {
    page.visibilityState = state;
    if (state === "hidden") for (const hold of holds) hold.released = true; // as browsers do
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return {
    turn,
    awake: createAwake({ wakeLock }, page),
    page,
    held: () => holds.filter(({ released }) => !released).length,
    asked: () => asked,
  };
}

const later = () => new Promise((go) => setTimeout(go));

test("it is held while wanted, once, and let go afterwards", async () => {
  const { awake, held, asked } = room();
  awake.want(true);
  awake.want(true);
  await later();
  assert.deepEqual([held(), asked()], [1, 1]);
  awake.want(false);
  assert.equal(held(), 0);
});

test("it is taken again when the page comes back, and not while it is hidden", async () => {
  const { awake, turn, held, asked } = room();
  awake.want(true);
  await later();
  turn("hidden");
  await later();
  assert.deepEqual([held(), asked()], [0, 1]);
  turn("visible");
  await later();
  assert.deepEqual([held(), asked()], [1, 2]);
});

test("what comes after it is no longer wanted is let go at once", async () => {
  const { awake, turn, held } = room();
  awake.want(true);
  awake.want(false);
  await later();
  assert.equal(held(), 0);
  turn("hidden");
  turn("visible");
  await later();
  assert.equal(held(), 0);
});

test("a wish that comes back while the browser still thinks is fulfilled", async () => {
  const { awake, held } = room();
  awake.want(true);
  awake.want(false);
  awake.want(true);
  await later();
  assert.equal(held(), 1);
});

test("a browser that refuses or knows nothing of it does no harm", async () => {
  const { awake: refused, page, turn, held } = room({ isRefused: true });
  for (const awake of [refused, createAwake({}, page)]) {
    awake.want(true);
    await later();
    turn("visible");
    await later();
    awake.want(false);
  }
  assert.equal(held(), 0);
});
