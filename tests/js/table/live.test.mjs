// A game being played: bots get their time in turns; in live games the clock decides, and touches
// keep their order.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Play } from "../../../js/table/play.js";
import { pass } from "../support/time.mjs";

const slap = { type: "Slap" };
const draw = { type: "Draw" };
const save = /** @type {any} */ ({
  id: "a",
  names: [],
  flat: false,
  record: { type: "Record", game: "g", options: {}, players: [], seed: 1, moves: [[0, 0, 700]] },
});
const quiet = () => undefined;
const saves = /** @type {any} */ ({ put: async () => undefined, isStored: () => true });
const pause = (/** @type {number} */ ms) => new Promise((go) => setTimeout(go, ms));
/** Starts a game and waits until it is there. @param {any} play @param {number} [delay] */
async function started(play, delay = 0) {
  play.start();
  await pass(delay);
}

/** @param {Record<string, any>} more @returns {any} */
const reply = (more) => ({
  update: {
    views: {},
    actions: { 0: [slap], 1: [slap] },
    events: [],
    done: false,
    wake: null,
    outcome: null,
    refused: null,
    record: { moves: [] },
    ...more,
  },
});

/**
 * A game being played against an engine that answers from a list, and records a move wherever it
 * tells an event.
 * @param {any[]} replies
 * @param {{isLive?: boolean, delay?: number, listener?: any, put?: any}} [how]
 */
function playing(replies, { isLive = true, delay = 0, listener = {}, put = saves.put } = {}) {
  /** @type {any[]} each question, and when it came */
  const asked = [];
  /** @type {number[][]} */
  const moves = [];
  const ask = async (/** @type {any} */ request) => {
    asked.push({ ...request, when: performance.now() });
    if (delay) await pause(delay);
    const answer = replies.shift() ?? reply({});
    if (answer.update?.events.length) moves.push([0, 0, 0]);
    const record = answer.update?.record.moves.length
      ? answer.update.record
      : { moves: [...moves] };
    return answer.update ? { update: { ...answer.update, record } } : answer;
  };
  const play = new Play(
    { engine: /** @type {any} */ ({ ask }), saves: { ...saves, put } },
    save,
    { onUpdate: quiet, onFault: quiet, onUnstored: quiet, ...listener },
    isLive,
  );
  return { asked, play, ops: () => asked.map(({ op }) => op) };
}

test("the clock of a live game begins with its first picture, at the last move", async () => {
  const { play } = playing([reply({})], { delay: 60 });
  play.start();
  await pass(59);
  assert.equal(play.clock.at(), 700, "loading is no time of the game");
  await pass(31);
  assert.equal(play.clock.at(), 730);
  play.close();
});

test("a live game is woken exactly when it wants, also by the table, and no breath is taken between bots", async () => {
  const { asked, play, ops } = playing([
    reply({ wake: 780 }),
    reply({ events: [{ type: "Judged" }], wake: 780 }),
    reply({ wake: 830 }),
  ]);
  await started(play);
  const begun = performance.now();
  await pass(79);
  assert.deepEqual(ops(), ["new"], "it waits for the time");
  await pass(121);
  assert.deepEqual(ops(), ["new", "tick", "tick", "tick"]);
  assert.deepEqual(
    asked.slice(1).map(({ at }) => at),
    [780, 780, 830],
    "told the very instant",
  );
  const when = asked.slice(1).map((one) => one.when - begun);
  assert.ok(
    when.every((at, i) => at >= [80, 80, 130][i] && at <= [80, 82, 132][i]),
    String(when),
  );
  play.close();
});

test("a live game lets nobody skip, and holds for nobody", async () => {
  const { asked, play, ops } = playing([reply({ wake: 700 }), reply({ wake: 800 })]);
  await started(play);
  await pass(20);
  assert.deepEqual(ops(), ["new", "tick"], "it has thought");
  play.skip();
  play.carry(true);
  await pass(20);
  assert.equal(asked.length, 2);
  assert.ok(play.clock.at() < 790, "time has not jumped");
  await pass(90);
  assert.deepEqual([asked.length, asked[2].at], [3, 800]);
  play.close();
});

test("a table's own move in the future is waited for in every game", async () => {
  const { asked, play } = playing([reply({ wake: 790 })], { isLive: false });
  await started(play);
  await pass(40);
  assert.equal(asked.length, 1);
  await pass(90);
  assert.equal(asked.length, 2);
  assert.ok(asked[1].at >= 790);
  play.close();
});

test("time stands still while a live game pauses, and goes on where it stood", async () => {
  const { asked, play } = playing([reply({ wake: 760 })]);
  await started(play);
  play.pause(true);
  await pass(100);
  assert.equal(asked.length, 1, "nothing happens");
  assert.ok(play.clock.at() < 730);
  play.pause(false);
  await pass(30);
  assert.equal(asked.length, 1, "the whole time is still to come");
  await pass(70);
  assert.deepEqual([asked.length, asked[1].at], [2, 760]);
  play.close();
});

test("a game that pauses from the start begins when it may", async () => {
  const { play } = playing([reply({})]);
  play.pause(true);
  await started(play);
  await pass(20);
  assert.equal(play.clock.at(), 700);
  play.pause(false);
  await pass(20);
  assert.ok(play.clock.at() > 710);
  play.close();
});

test("touches of several persons are asked in order of landing, each with its own time", async () => {
  const { asked, play } = playing([reply({})], { delay: 15 });
  await started(play, 15);
  const now = performance.now();
  play.act(0, slap, now + 3);
  play.act(1, slap, now + 5);
  play.act(0, slap, now + 4);
  await pass(60);
  const base = asked[1].at;
  assert.deepEqual(
    asked.slice(1).map(({ op, seat, at }) => [op, seat, at - base]),
    [
      ["play", 0, 0],
      ["play", 0, 1],
      ["play", 1, 2],
    ],
  );
  play.close();
});

test("what is no longer offered when its turn comes is left out; what is offered only then is played", async () => {
  const { asked, play } = playing(
    [reply({}), reply({ actions: { 0: [draw], 1: [] }, events: [{ type: "Slapped" }] })],
    { delay: 10 },
  );
  await started(play, 10);
  const now = performance.now();
  play.act(0, slap, now);
  play.act(1, slap, now + 1);
  play.inTurn(now + 2, () => ({ seat: 0, action: draw }));
  await pass(40);
  assert.deepEqual(
    asked.slice(1).map(({ seat, action }) => [seat, action.type]),
    [
      [0, "Slap"],
      [0, "Draw"],
    ],
  );
  play.close();
});

test("a finger that landed before the table's move goes before it, though it was told later", async () => {
  const { asked, play, ops } = playing(
    [
      reply({ wake: 740 }),
      reply({ wake: 740, events: [{ type: "Slapped" }] }),
      reply({ wake: 740, events: [{ type: "Slapped" }] }),
    ],
    { delay: 40 },
  );
  await started(play, 40);
  const begun = performance.now();
  await pass(20);
  play.act(0, slap, begun + 20); // under way until 760
  await pass(30);
  play.act(1, slap, begun + 38); // told at 750, when the tick waits already
  await pass(100);
  assert.deepEqual(ops(), ["new", "play", "play", "tick"]);
  assert.ok(asked[2].at < 740 && asked[3].at === 740);
  play.close();
});

test("when a fresh engine takes the game up, time goes on from the last move, and what it says is taken", async () => {
  /** @type {any[]} */
  const told = [];
  let listener = () => undefined;
  const record = {
    moves: [
      [0, 0, 700],
      [-1, 0, 710],
    ],
  };
  const answers = [reply({ wake: 5000 }), reply({ record })];
  const engine = /** @type {any} */ ({
    state: "ready",
    ask: async () => answers.shift(),
    subscribe: (/** @type {any} */ one) => {
      listener = one;
      return () => undefined;
    },
  });
  const play = new Play(
    { engine, saves },
    save,
    { onUpdate: (update) => told.push(update.wake), onFault: quiet, onUnstored: quiet },
    true,
  );
  await started(play);
  await pass(30);
  engine.state = "loading";
  listener();
  const at = play.clock.at();
  await pass(30);
  assert.equal(play.clock.at(), at, "nobody answers: time stands still");
  engine.state = "ready";
  listener();
  assert.equal(play.clock.isRunning(), false, "not before the game is there again");
  engine.replayed(reply({ events: [{ type: "Reopened" }], wake: 760, record }));
  assert.ok(play.clock.at() < 715);
  assert.deepEqual(told, [5000, 760]);
  await pass(75);
  assert.deepEqual(
    [told.length, answers.length],
    [2, 0],
    "it is woken when the fresh engine wants; where nothing has happened, nothing is drawn",
  );
  play.close();
  assert.equal(engine.replayed, null);
});

test("a double tap plays once: the second is no longer offered when its turn comes", async () => {
  /** @type {any[]} */
  const kept = [];
  const put = async (/** @type {any} */ one) => kept.push(one);
  const { asked, play, ops } = playing(
    [reply({}), reply({ actions: { 0: [] }, events: [{ type: "Drew" }] })],
    { isLive: false, put },
  );
  await started(play);
  play.act(0, slap, 0);
  play.act(0, slap, 1);
  await pass();
  assert.deepEqual([ops(), asked[0].type, kept.length], [["new", "play"], undefined, 1]);
  play.close();
});

test("a move is kept also where it tells no event, as the last one of a lesson", async () => {
  /** @type {any[]} */
  const kept = [];
  /** @type {boolean[]} */
  const told = [];
  const put = async (/** @type {any} */ one) => kept.push(one);
  const listener = { onUpdate: (/** @type {any} */ { done }) => told.push(done) };
  const last = { done: true, record: { moves: [[0, 0, 1]] } };
  for (const isLive of [false, true]) {
    const { play } = playing(
      [
        reply({ wake: 700, record: { moves: [] } }),
        reply({ wake: 700, record: { moves: [] } }),
        reply(last),
      ],
      { isLive, put, listener },
    );
    await started(play);
    await pass(1000);
    assert.deepEqual(
      [kept.map(({ done }) => done), told.at(-1)],
      [[true], true],
      `live: ${isLive}`,
    );
    kept.length = told.length = 0;
    play.close();
  }
});

test("a bot thinks at once, and acts neither too soon nor while something is carried", async () => {
  const thinking = reply({ actions: { 0: [] }, wake: 700 });
  const acting = reply({ actions: { 0: [] }, events: [{ type: "Drew" }], wake: 700 });
  const { asked, play, ops } = playing(
    [reply({}), acting, thinking, acting, thinking, reply({ events: [{ type: "Placed" }] })],
    { isLive: false },
  );
  await started(play);
  play.act(0, slap, 0);
  await pass(900);
  assert.deepEqual(ops(), ["new", "play", "tick"], "it has thought, not acted");
  play.carry(true);
  play.skip();
  await pass(900);
  assert.equal(asked.length, 3, "nothing moves under the fingers");
  play.carry(false);
  await pass(50);
  assert.equal(asked.length, 5, "it acts when they let go, and the next bot thinks");
  play.skip();
  await pass(50);
  assert.equal(asked.length, 6, "a tap skips the wait");
  assert.ok(asked[5].at >= 700);
  play.close();
});

test("a bot's move that goes wrong is told, and not asked for again at once", async () => {
  /** @type {string[]} */
  const faults = [];
  const onFault = (/** @type {any} */ { type }) => faults.push(type);
  const { asked, play } = playing(
    [reply({ actions: { 0: [] }, wake: 0 }), { error: { type: "internal", text: "" } }],
    { isLive: false, listener: { onFault } },
  );
  await started(play);
  await pass(60);
  assert.deepEqual([asked.length, faults], [2, ["internal"]]);
  play.close();
});

test("what cannot be shown is told, and the next move is asked for all the same", async (t) => {
  t.mock.method(console, "error", quiet);
  /** @type {string[]} */
  const faults = [];
  const onFault = (/** @type {any} */ { type }) => faults.push(type);
  const onUpdate = (/** @type {any} */ { events: [first] }) => {
    if (first?.type === "Odd") throw new TypeError("no words for that");
  };
  const { play, ops } = playing(
    [reply({}), reply({ events: [{ type: "Odd" }] }), reply({ events: [{ type: "Drew" }] })],
    { isLive: false, listener: { onFault, onUpdate } },
  );
  await started(play);
  play.act(0, slap, 0);
  play.act(0, slap, 1);
  await pass();
  assert.deepEqual([ops(), faults], [["new", "play", "play"], ["internal"]]);
  play.close();
});

test("a fault at the start is told; the save is left alone", async () => {
  /** @type {string[]} */
  const faults = [];
  const put = () => assert.fail("a damaged game must be kept as it is");
  const { play } = playing(
    [{ error: { type: "bad-record", text: "The saved game is damaged." } }],
    {
      isLive: false,
      put,
      listener: { onFault: (/** @type {any} */ { type }) => faults.push(type) },
    },
  );
  await started(play);
  assert.deepEqual(faults, ["bad-record"]);
});
