// A table at which bots alone sit: they play before everybody's eyes, and what has been seen is
// kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSaves } from "../../../js/store/saves.js";
import "../support/raw.mjs";
import { shelf } from "../support/shelf.mjs";

/** @type {((now: number) => void)[]} */
const frames = [];
let now = 0;
Object.assign(globalThis, {
  requestAnimationFrame: (/** @type {any} */ work) => frames.push(work),
});
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
const table = await import("../../../js/pages/table.js");
const { Replay } = await import("../../../js/replay/replay.js");
const { defaults } = await import("../../../js/table/defaults.js");
Object.assign(globalThis, { document: { addEventListener() {}, removeEventListener() {} } }); // lit would draw on it

const settled = () =>
  new Promise((go) => {
    setTimeout(go, 5);
  });
const LAST = 3;
const BOTS = {
  type: "Record",
  game: "choco_boom",
  edition: 1,
  options: {},
  players: [
    { kind: "bot", bot: "sleepy" },
    { kind: "bot", bot: "lightning" },
  ],
  seed: 1,
  moves: [],
};
/** A game of which nothing is drawn. @type {any} */
const GAME = {
  ...defaults,
  live: true,
  spoken: (/** @type {any} */ { at }) => `move ${at}`,
  ending: () => ({ title: "the end" }),
};

/** An engine in which two bots make three moves, a second apart. */
function toy() {
  let played = 0;
  /** @type {any[]} */
  const asked = [];
  return {
    asked,
    state: "ready",
    async ask(/** @type {any} */ request) {
      asked.push(request);
      if (request.op === "watch") {
        const times = [0, ...request.record.moves.map((/** @type {number[]} */ [, , at]) => at)];
        played = times.length - 1;
        return {
          watch: {
            plies: played,
            times,
            movers: [],
            moments: [1, 5].map((ply) => ({ ply, code: "ahead", seat: 0, change: 1 })),
          },
        };
      }
      if (request.op === "ahead")
        return { ahead: played < LAST ? [played % 2, 0, 1000 * ++played] : null };
      return {
        look: {
          ply: request.ply,
          at: 0,
          view: {},
          events: request.ply ? [{ at: request.ply }] : [],
          outcome: request.ply === LAST ? {} : null,
        },
      };
    },
  };
}

/** Somebody watches such a game. @param {any} [told] */
async function watching(told = {}) {
  /** @type {any[]} */
  const [kept, said] = [[], []];
  const app = /** @type {any} */ ({
    engine: toy(),
    words: { t: (/** @type {string} */ id) => id, has: () => true },
    draw() {},
    sound: { play() {} },
    announce: (/** @type {string} */ text) => said.push(text),
  });
  const replay = new Replay(
    app,
    {
      record: BOTS,
      names: [],
      done: false,
      onSeen: (record, done) => kept.push([record.moves.length, done]),
      ...told,
    },
    GAME,
  );
  await replay.begin();
  await settled();
  return { app, replay, kept, said };
}

/** @param {number} ms */
async function pass(ms) {
  for (let gone = 0; gone < ms; gone += 100) {
    now += 100;
    for (const work of frames.splice(0)) work(now);
    await settled();
  }
}

test("the bots play with all cards open, each move in its time, and the end is told", async () => {
  const { replay, kept, said } = await watching();
  assert.deepEqual(
    [replay.sight.open, replay.player?.isRunning, replay.player?.last],
    [true, true, LAST],
  );
  await pass(1200);
  assert.deepEqual(
    [replay.player?.ply, replay.reel?.moments, said.at(-1)],
    [1, [], "move 1"],
    "no moment tells who will win",
  );
  await pass(2200);
  assert.deepEqual(
    [replay.player?.ply, replay.player?.isRunning, replay.reel?.moments.length],
    [LAST, false, 2],
  );
  assert.match(said.at(-1) ?? "", /^the end/);
  assert.deepEqual(kept, [
    [1, false],
    [2, false],
    [3, true],
  ]);
});

test("what was seen is kept, not what was played ahead; and there one goes on", async () => {
  const { replay, kept } = await watching();
  await pass(1200);
  replay.close();
  assert.deepEqual([kept, replay.seen().moves.length], [[[1, false]], 1]);
  const again = await watching({ record: replay.seen() });
  assert.deepEqual(
    [again.replay.player?.ply, again.replay.player?.last, again.replay.player?.isRunning],
    [1, LAST, true],
  );
  again.replay.close();
});

test("the moments before and after a ply are found, and none beyond the last", async () => {
  const moves = Array.from({ length: 9 }, (_, i) => [i % 2, 0, i]);
  const { replay } = await watching({ record: { ...BOTS, moves }, done: true });
  const near = (/** @type {number} */ ply) => (
    replay.player?.go(ply),
    [replay.momentBeside(-1), replay.momentNow(), replay.momentBeside(1)].map((one) => one?.ply)
  );
  assert.deepEqual([0, 1, 3, 5, 9].map(near), [
    [undefined, undefined, 1],
    [undefined, 1, 5],
    [1, undefined, 5],
    [1, 5, undefined],
    [5, undefined, undefined],
  ]);
});

test("a game of bots that is over stands still at its end", async () => {
  const { app, replay, kept } = await watching({
    record: {
      ...BOTS,
      moves: [
        [0, 0, 1],
        [1, 0, 2],
        [0, 0, 3],
      ],
    },
    done: true,
  });
  assert.deepEqual(
    [replay.player?.ply, replay.player?.isRunning, replay.isOver(), kept],
    [LAST, false, true, []],
  );
  assert.ok(!app.engine.asked.some((/** @type {any} */ { op }) => op === "ahead"));
});

test("a saved game without a person is watched, from wherever it is opened", async () => {
  const saves = createSaves(shelf());
  await saves.put({ id: "a", record: BOTS, names: [], flat: false, done: false });
  /** @type {string[]} */
  const said = [];
  const app = /** @type {any} */ ({
    engine: toy(),
    saves,
    bringLater: async () => undefined,
    words: { t: (/** @type {string} */ id) => id, has: () => true },
    draw() {},
    announce: (/** @type {string} */ text) => said.push(text),
    drawn() {},
  });
  const page = await table.page(app, { id: "a" });
  await settled();
  page.close?.();
  assert.equal(page.title, "exhibition-title");
  assert.equal(said[0], "table-start", "who listens hears who sits there");
  assert.ok(!app.engine.asked.some((/** @type {any} */ { op }) => op === "new"));
});
