// When a finger landed, by the picture that a guest's own device showed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FarEngine } from "../../../js/near/far-engine.js";

const update = { done: false, record: { type: "Record", moves: [] } };

test("a position that is told again has been seen since its first picture", async () => {
  const app = {
    engine: { ask: async () => ({}) },
    drawn: (/** @type {() => void} */ work) => work(),
  };
  const engine = new FarEngine(app, () => undefined);
  engine.hear({ update, ply: 3 });
  const seen = performance.now();
  while (performance.now() < seen + 5);
  engine.hear({ update, ply: 3 });
  const { since, ply } = engine.stamp(seen + 300);
  assert.deepEqual([ply, since >= 299], [3, true]);
  engine.hear({ update, ply: 4 });
  assert.equal(engine.stamp(performance.now() + 1).ply, 4);
});
