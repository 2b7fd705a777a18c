// The page's side of the engine: a worker that dies or hangs is replaced, and nothing is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine } from "../../../js/engine/engine.js";

const RECORD = {
  type: "Record",
  game: "schokoly",
  edition: 1,
  options: {},
  players: [],
  seed: 7,
  moves: [[0, 1, 2]],
};

/** A worker that starts when told, and answers what it is told to answer. */
class FakeWorker {
  /** @type {any[]} */ asked = [];
  /** @type {((event: any) => void) | null} */ onmessage = null;
  /** @type {((event: any) => void) | null} */ onerror = null;
  isDead = false;
  /** @param {boolean} isPlain */
  constructor(isPlain) {
    this.isPlain = isPlain;
  }
  /** @param {{text: string}} message */
  postMessage({ text }) {
    this.asked.push(JSON.parse(text));
  }
  terminate() {
    this.isDead = true;
  }
  /** @param {object} data */
  say(data) {
    this.onmessage?.({ data });
  }
  /** @param {number} id @param {object} more */
  answer(id, more) {
    this.say({ text: JSON.stringify({ id, ...more }) });
  }
}

/** @param {object} [more] other patience */
async function opened(more = {}) {
  /** @type {FakeWorker[]} */
  const workers = [];
  const makeWorker = (/** @type {boolean} */ isPlain) => {
    const made = new FakeWorker(isPlain);
    workers.push(made);
    return made;
  };
  const engine = new Engine({
    makeWorker,
    patience: { answer: 30, start: 30, waking: 10, tries: 2, ...more },
  });
  await Promise.resolve();
  return { engine, workers: /** @type {any[]} */ (workers) };
}

/** One whose first worker has started. @param {object} [more] */
async function ready(more) {
  const { engine, workers } = await opened(more);
  workers[0].say({ ready: true });
  return { engine, workers };
}

const soon = (ms = 50) => new Promise((resolve) => setTimeout(resolve, ms));

test("questions wait until the engine is ready", async () => {
  const { engine, workers } = await opened();
  const reply = engine.ask({ op: "games" });
  assert.deepEqual(workers[0].asked, []);
  workers[0].say({ ready: true });
  assert.equal(engine.state, "ready");
  const { id, op } = workers[0].asked[0];
  assert.equal(op, "games");
  workers[0].answer(id, { games: [] });
  assert.deepEqual((await reply).games, []);
});

test("a worker without an answer is replaced: the record is replayed, then the question asked again", async () => {
  const { engine, workers } = await ready();
  const begun = engine.ask({ op: "new" });
  workers[0].answer(workers[0].asked[0].id, { update: { record: RECORD } });
  await begun;
  /** @type {any[]} */
  const again = [];
  engine.replayed = (reply) => again.push(reply.update.record);
  const reply = engine.ask({ op: "tick", at: 5 });
  await soon();
  assert.equal(workers.length, 2);
  assert.ok(workers[0].isDead);
  workers[1].say({ ready: true });
  assert.deepEqual(
    workers[1].asked.map((/** @type {any} */ asked) => asked.op),
    ["new", "tick"],
  );
  const { type: _, ...game } = RECORD;
  assert.deepEqual(workers[1].asked[0], { id: 0, op: "new", ...game });
  workers[1].answer(workers[1].asked[1].id, { update: { record: RECORD, done: true } });
  assert.equal((await reply).update.done, true);
  workers[1].answer(0, { update: { record: RECORD } });
  assert.deepEqual(again, [RECORD], "who plays hears how the game stands there");
});

test("a question that no worker answers gets an error in the end", async () => {
  const { engine, workers } = await ready();
  const reply = engine.ask({ op: "hint", seat: 0 });
  await soon();
  workers[1].say({ ready: true });
  await soon();
  assert.equal((await reply).error.type, "dead");
});

test("who is slow and does not hang has twice the time when asked again", async () => {
  const { engine, workers } = await ready();
  const reply = engine.ask({ op: "hint", seat: 0 });
  await soon();
  workers[1].say({ ready: true });
  await soon(45);
  assert.equal(workers.length, 2, "it has had 45 ms of its 60");
  workers[1].answer(workers[1].asked[0].id, { hint: "late" });
  assert.equal((await reply).hint, "late");
});

test("what was asked of a worker that failed does not end the next one's time", async () => {
  const { engine, workers } = await ready({ answer: 80, start: 500 });
  const reply = engine.ask({ op: "games" });
  workers[0].onerror({ message: "out of memory" });
  await soon(50);
  engine.restart();
  workers[1].say({ ready: true });
  await soon(50);
  assert.equal(workers.length, 2, "it has had 50 ms of its 80");
  workers[1].answer(workers[1].asked[0].id, { games: ["new"] });
  assert.deepEqual((await reply).games, ["new"]);
});

test("a late answer of a replaced worker changes nothing", async () => {
  const { engine, workers } = await ready();
  const reply = engine.ask({ op: "games" });
  await soon();
  workers[0].answer(workers[0].asked[0].id, { games: ["old"] });
  workers[1].say({ ready: true });
  workers[1].answer(workers[1].asked[0].id, { games: ["new"] });
  assert.deepEqual((await reply).games, ["new"]);
});

test("a start that does not settle is told, and may still come", async () => {
  const { engine, workers } = await opened();
  await soon();
  assert.equal(engine.state, "failed");
  assert.equal(engine.failure?.code, "no-answer");
  workers[0].say({ ready: true });
  assert.equal(engine.state, "ready");
  assert.equal(engine.failure, null);
});

test("signs of life keep a slow start alive", async () => {
  const { engine, workers } = await opened();
  for (let loaded = 1; loaded < 4; loaded += 1) {
    await soon(20);
    workers[0].say({ progress: { step: "download", loaded, total: 4 } });
  }
  assert.equal(engine.state, "loading");
  assert.equal(engine.progress.loaded, 3);
  workers[0].say({ ready: true });
});

test("Python may take its time to wake, as long as it says between its steps that it goes on", async () => {
  const { engine, workers } = await opened();
  workers[0].say({ waking: true });
  for (let step = 0; step < 3; step += 1) {
    await soon(7);
    workers[0].say({ alive: true });
  }
  workers[0].say({ ready: true });
  assert.deepEqual([workers.length, engine.isAwoken], [1, true]);
});

test("the bar of the start never goes back, not even when Python starts plainly after all", async () => {
  const { engine, workers } = await opened();
  workers[0].say({ progress: { step: "download", loaded: 60, total: 90 } });
  workers[0].say({ progress: { step: "download", loaded: 1, total: 90 } });
  assert.equal(engine.progress.loaded, 60);
  workers[0].say({ progress: { step: "start", loaded: 90, total: 90 } });
  workers[0].say({ waking: true });
  workers[0].say({ failed: { code: "no-start", text: "" } });
  workers[1].say({ progress: { step: "download", loaded: 30, total: 90 } });
  assert.equal(engine.progress.step, "start");
  workers[1].say({ ready: true });
});

test("WebAssembly that is forbidden is told as such, and a new try is possible", async () => {
  const { engine, workers } = await opened();
  workers[0].say({ failed: { code: "no-webassembly", text: "" } });
  assert.equal(engine.state, "failed");
  assert.equal(engine.failure?.code, "no-webassembly");
  engine.restart();
  assert.equal(engine.state, "loading");
  workers[1].say({ ready: true });
  assert.equal(engine.state, "ready");
});

for (const [how, end] of /** @type {const} */ ([
  [
    "fails",
    (/** @type {FakeWorker} */ worker) => worker.say({ failed: { code: "no-start", text: "" } }),
  ],
  ["breaks", (/** @type {FakeWorker} */ worker) => worker.onerror?.({ message: "" })],
  ["hangs", () => soon(20)],
])) {
  test(`a start from memory that ${how} is followed by a plain one, and nobody hears of it`, async () => {
    const { engine, workers } = await opened();
    assert.equal(workers[0].isPlain, false);
    const states = new Set();
    engine.subscribe(() => states.add(engine.state));
    workers[0].say({ waking: true });
    await end(workers[0]);
    await Promise.resolve();
    assert.ok(workers[0].isDead);
    assert.equal(workers[1].isPlain, true);
    workers[1].say({ ready: true });
    assert.deepEqual([...states], ["loading", "ready"]);
    workers[1].say({ failed: { code: "no-start", text: "" } });
    assert.equal(engine.state, "failed");
  });
}

test("a plain start that wakes from memory all the same is not tried for ever", async () => {
  const { engine, workers } = await opened();
  workers[0].say({ waking: true });
  workers[0].say({ failed: { code: "no-start", text: "" } });
  workers[1].say({ waking: true });
  workers[1].say({ failed: { code: "no-start", text: "" } });
  assert.equal(engine.state, "failed");
  assert.equal(workers.length, 2);
});

test("a start is over when its files are kept, or when it fails; the next one is a start again", async () => {
  for (const end of [{ stored: true }, { failed: { code: "no-start", text: "" } }]) {
    const { engine, workers } = await opened();
    if ("kept" in end) workers[0].say({ ready: true });
    assert.equal(engine.isOver, false);
    workers[0].say(end);
    assert.equal(engine.isOver, true);
    engine.restart();
    assert.equal(engine.isOver, false);
  }
});

test("a start that comes after it was called failed is over when its files are kept", async () => {
  const { engine, workers } = await opened();
  await soon();
  workers[0].say({ ready: true });
  assert.equal(engine.isOver, false);
  workers[0].say({ stored: true });
  assert.equal(engine.isOver, true);
});

test("a browser that refuses to watch over a worker costs nothing but that", async () => {
  const request = async () => {
    throw new DOMException("no", "SecurityError");
  };
  Object.defineProperty(globalThis, "navigator", {
    value: { locks: { request } },
    configurable: true,
  });
  const { engine, workers } = await opened();
  workers[0].say({ lock: "chocobox-worker-1" });
  await soon(5);
  workers[0].say({ ready: true });
  assert.deepEqual([engine.state, workers.length], ["ready", 1]);
});

test("an engine that is ended has no worker any more, and gets no other", async () => {
  const { engine, workers } = await ready();
  engine.ask({ op: "games" });
  engine.end();
  await soon();
  assert.deepEqual([workers.length, workers[0].isDead, engine.worker], [1, true, null]);
});
