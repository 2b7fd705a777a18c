// Python's memory: kept for one build and one browser, without its empty pages, and doubted
// whenever it can be.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSnapshot, pack, unpack } from "../../../js/engine/snapshot.js";
import { FakeCaches } from "../support/caches.mjs";

const SITE = "https://host.example/box/";

/** Four pages: the first and the last are full, the others hold one byte or none. */
function memory() {
  const heap = new Uint8Array(4 * 4096);
  heap.fill(7, 0, 4096);
  heap[4096 + 5] = 1;
  heap.fill(9, 3 * 4096);
  return { about: "größe", heap };
}

/**
 * A memory as a heap gets it back.
 * @param {import("../../../js/engine/snapshot.js").Packed | undefined} packed
 * @param {number} [size]
 */
function poured(packed, size = 4 * 4096) {
  const heap = new Uint8Array(size);
  heap.fill(5, 4096, 3 * 4096); // what a fresh machine may have left there
  packed?.pour(heap);
  return packed && { about: packed.about, heap };
}

/** @param {FakeCaches} storage @param {object} [more] */
const snapshotIn = (storage, more = {}) =>
  createSnapshot({ site: SITE, build: "b1", browser: "Münchner 1", storage, ...more });

test("packing leaves out what is empty and nothing else", () => {
  const packed = pack(memory());
  assert.ok(packed.byteLength < 3 * 4096 + 100);
  assert.deepEqual(poured(unpack(packed)), memory());
  const empty = { about: "", heap: new Uint8Array(4096) };
  assert.deepEqual(poured(unpack(pack(empty)), 4096), empty);
});

test("what was kept is found again, whole, and its size is known at once", async () => {
  const storage = new FakeCaches();
  await snapshotIn(storage).keep(memory());
  const found = await snapshotIn(storage).find();
  assert.equal(found?.size, 4 * 4096);
  assert.deepEqual(poured(await found?.memory), memory());
});

test("the memory of another build, browser or site is not taken, and a newer one takes its place", async () => {
  const storage = new FakeCaches();
  await snapshotIn(storage).keep(memory());
  assert.equal(await snapshotIn(storage, { build: "b2" }).find(), undefined);
  assert.equal(await snapshotIn(storage, { browser: "Münchner 2" }).find(), undefined);
  assert.equal(
    await snapshotIn(storage, { site: "https://host.example/other/" }).find(),
    undefined,
  );
  await snapshotIn(storage, { build: "b2" }).keep(memory());
  assert.equal(storage.held.length, 1);
  assert.equal(await snapshotIn(storage).find(), undefined);
});

test("what came whole can be proved, and what did not, cannot", async () => {
  const storage = new FakeCaches();
  await snapshotIn(storage).keep(memory());
  assert.equal(await (await snapshotIn(storage).find())?.isWhole, true);
  const [held] = storage.held;
  const whole = held.body;
  const changed = new Uint8Array(whole.slice());
  changed[changed.length - 9] ^= 1;
  for (const body of [changed.buffer, whole.slice(0, -1), new ArrayBuffer(0)]) {
    held.body = body;
    assert.equal(await (await snapshotIn(storage).find())?.isWhole, false);
  }
});

test("a browser that keeps nothing, or no more, costs speed only", async () => {
  const storage = new FakeCaches();
  storage.refuses = "more";
  await snapshotIn(storage).keep(memory());
  assert.equal(await snapshotIn(storage).find(), undefined);
  storage.refuses = "everything";
  await snapshotIn(storage).keep(memory());
  assert.equal(await snapshotIn(storage).find(), undefined);
  await snapshotIn(storage).forget();
  assert.equal(
    await createSnapshot({ site: SITE, build: "b1", browser: "none", storage: undefined }).find(),
    undefined,
  );
});

test("it is kept only where it leaves room for what matters more", async () => {
  const storage = new FakeCaches();
  for (const [quota, kept] of [
    [50_000, 0],
    [200_000, 1],
    [undefined, 1],
  ]) {
    const estimator = { estimate: async () => ({ quota, usage: 20_000 }) };
    await snapshotIn(storage, { estimator }).keep(memory());
    assert.equal(storage.held.length, kept, `of ${quota}`);
  }
  await snapshotIn(storage, {
    estimator: {
      estimate: async () => {
        throw new Error("who knows");
      },
    },
  }).keep(memory());
  assert.equal(storage.held.length, 1);
});

test("what is forgotten is gone", async () => {
  const storage = new FakeCaches();
  await snapshotIn(storage).keep(memory());
  await snapshotIn(storage).forget();
  assert.equal(await snapshotIn(storage).find(), undefined);
  assert.equal(storage.held.length, 0);
});
