// The place for results that came back: how many requests a great class takes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { appWith, handlers, settled } from "../support/page-app.mjs";
import "../support/raw.mjs";

const { ResultsTool } = await import("../../../js/pages/class-results.js");

/**
 * What is handed over when so many links are dropped.
 * @param {number} count
 * @param {number} [here] results in the table
 * @returns {Promise<any[]>}
 */
async function handedOver(count, here = 0) {
  const found = Array.from({ length: count }, (_, line) => ({ place: "", line, last: line }));
  /** @type {any[]} */
  const acts = [];
  const renew = async (/** @type {any} */ act) => {
    acts.push(act.of);
    return {};
  };
  const page = { app: appWith({ find: () => ({ found }) }), renew };
  const tool = new ResultsTool(/** @type {any} */ (page));
  const [drop] = handlers(tool.render({ most: 500, here, verdict: null }), "@drop=");
  const currentTarget = { toggleAttribute() {} };
  const dataTransfer = { getData: () => "links", files: [] };
  drop?.({ type: "drop", preventDefault() {}, currentTarget, dataTransfer });
  await settled();
  return acts;
}

test("all links are handed over once, in order, the first ones a few at a time", async () => {
  for (const count of [0, 1, 4, 5, 100, 500]) {
    const acts = await handedOver(count);
    const lines = acts.flatMap(({ links }) => links.map((/** @type {any} */ one) => one.line));
    assert.deepEqual(
      lines,
      Array.from({ length: count }, (_, i) => i),
    );
    for (const { links, at, all } of acts)
      assert.deepEqual([links[0]?.line ?? at, all], [at, count]);
    assert.ok(acts[0].links.length <= 4);
  }
});

test("twice as many links take few more requests, for each answer holds the whole table", async () => {
  const [half, whole] = [await handedOver(250), await handedOver(500)];
  assert.ok(whole.length - half.length <= 14, `${half.length}, then ${whole.length}`);
  const more = await handedOver(500, 500);
  assert.ok(more.length <= 17, `${more.length} requests with 500 results there`);
});
