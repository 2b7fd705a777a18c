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

test("a table answers its guest, tells who has sat down, and answers no more once it is gone", async () => {
  const sent = /** @type {any[]} */ ([]);
  const app = { engine: { ask: async () => ({}) }, drawn() {} };
  const engine = new FarEngine(app, (value) => sent.push(value));
  const [first, second] = [engine.call({ invite: true }), engine.call({ invite: 3 })];
  assert.deepEqual(sent, [
    { n: 1, invite: true },
    { n: 2, invite: 3 },
  ]);
  engine.hear({ n: 2, ticket: "T" });
  assert.deepEqual(await second, { ticket: "T" });
  const told = /** @type {any[]} */ ([]);
  engine.welcome = (sat) => told.push(sat);
  engine.hear({ sat: 0, news: "" });
  assert.deepEqual(told, [{ sat: 0, news: "" }]);
  engine.close();
  assert.equal((await first).error.type, "dead");
});
