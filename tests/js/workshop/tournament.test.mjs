// A tournament of written bots: who plays which rounds in the sandboxes, and what becomes of a
// sandbox that breaks.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../support/raw.mjs";

const { Tourney } = await import("../../../js/workshop/tournament.js");

const BOTS = ["a", "b", "c"].map((name) => ({ name, code: name, face: "frog" }));
const ENTRIES = { game: "g", seed: 3, deals: 2, bots: BOTS };
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
];

/**
 * @param {(asked: any, sandbox: number) => any} answer to a round
 * @param {number} [count] of sandboxes
 */
function tourneyWith(answer, count = 2) {
  const asked = /** @type {any[]} */ ([]);
  let [sandboxes, closed] = [0, 0];
  const createSandbox = async () => {
    const number = sandboxes++;
    const begun = { tournament: { pairs: PAIRS, games: 4, troubles: [null, null, null] } };
    const ask = async (/** @type {any} */ request) => {
      asked.push({ number, ...request });
      return request.op === "tournament" ? begun : answer(request, number);
    };
    return {
      engine: { isOver: true, state: "ready" },
      ask,
      close: () => {
        closed += 1;
      },
    };
  };
  const engine = {
    ask: async (/** @type {any} */ { rounds, points }) => ({
      ranking: {
        rows: [],
        games: 12,
        played: rounds.reduce(
          (/** @type {number} */ sum, /** @type {any} */ { games }) => sum + games.length,
          0,
        ),
        points: [],
        same: points ?? null,
      },
    }),
  };
  const tourney = new Tourney(
    /** @type {any} */ ({ createSandbox, engine }),
    ENTRIES,
    () => undefined,
    { count },
  );
  const rounds = () =>
    asked
      .filter(({ op }) => op === "round")
      .map(({ pair, first, count }) => `${pair} ${first} ${count}`);
  return { tourney, asked, rounds, closed: () => closed };
}

const GAME = { wins: [1000, 0], stumbled: [0, 0], hung: null, moves: 9, record: null };
/** @param {any} asked */
const all = ({ pair, first, count }) => ({
  round: { pair, first, games: Array(count).fill(GAME) },
});

test("every pair plays each deal from both sides; a sandbox hears once of the bots", async () => {
  const { tourney, asked, rounds, closed } = tourneyWith(all);
  await tourney.go();
  assert.deepEqual(rounds(), ["0 0 2", "1 0 2", "2 0 2", "0 2 2", "1 2 2", "2 2 2"]);
  const begun = asked.filter(({ op }) => op === "tournament");
  assert.deepEqual(
    begun.map(({ number, bots }) => [number, bots[0]]),
    [
      [0, { name: "a", code: "a" }],
      [1, { name: "a", code: "a" }],
    ],
  );
  assert.deepEqual(
    [tourney.isOver, tourney.isRunning, tourney.gamesOf(1).length],
    [true, false, 4],
  );
  tourney.close();
  await null;
  assert.equal(closed(), 2);
});

test("a round that is not whole is asked for again from where it stopped", async () => {
  const { tourney, rounds } = tourneyWith(
    (asked) => all({ ...asked, count: Math.min(asked.count, 1) }),
    1,
  );
  await tourney.go();
  assert.deepEqual(rounds().slice(0, 3), ["0 0 2", "0 1 1", "1 0 2"]);
  assert.equal(tourney.isOver, true);
});

test("it rests after the rounds that are under way, and goes on with the next", async () => {
  const { tourney, rounds } = tourneyWith((asked) => {
    if (asked.first === 0 && asked.pair === 1) tourney.pause();
    return all(asked);
  }, 1);
  await tourney.go();
  assert.deepEqual([rounds().length, tourney.isOver, tourney.isRunning], [2, false, false]);
  await tourney.go();
  assert.deepEqual([rounds().length, tourney.isOver], [6, true]);
});

test("a sandbox that woke anew hears of the bots again, and questions come one by one", async () => {
  let lost = 1;
  const { tourney, asked } = tourneyWith((one) => {
    if (lost-- > 0) return { error: { type: "no-tournament" } };
    if (one.singly && one.first === 0 && asked.filter(({ singly }) => singly).length < 3)
      return { round: { games: [], asked: { bot: 1, ply: 4 } } };
    return all(one);
  }, 1);
  await tourney.go();
  assert.equal(
    asked.filter(({ op }) => op === "tournament").length,
    2,
    "at first, and after it was lost",
  );
  assert.deepEqual(
    asked
      .filter(({ op }) => op === "round")
      .slice(0, 5)
      .map(({ pair, singly, hangs }) => [pair, singly, hangs]),
    [
      [0, false, []],
      [0, true, []],
      [0, true, []],
      [0, true, []],
      [1, false, []],
    ],
  );
  assert.equal(tourney.isOver, true);
});

test("whose question has twice no answer is told with each round from then on; any kind of fault is none", async () => {
  for (const type of ["dead", "no-tournament", "internal"]) {
    const hang = { pair: 0, number: 1, bot: 1, ply: 8 };
    const { tourney, asked } = tourneyWith((one) => {
      if (one.pair || one.first === 2 || one.hangs.length) return all(one);
      if (one.first === 0) return all({ ...one, count: 1 });
      const put = asked.filter(({ singly }) => singly).length;
      return put > 2 || !put
        ? { error: { type } }
        : { round: { games: [], asked: { bot: put - 1, ply: 4 * put, type: "Open" } } };
    }, 1);
    await tourney.go();
    const rounds = asked.filter(({ op }) => op === "round");
    assert.deepEqual(rounds.map(({ first, singly }) => `${first} ${singly}`).slice(0, 7), [
      "0 false",
      "1 false",
      "1 true",
      "1 true",
      "1 true",
      "1 false",
      "0 false",
    ]);
    assert.deepEqual(
      rounds.slice(5).map(({ hangs }) => hangs),
      Array(rounds.length - 5).fill([hang]),
    );
    assert.deepEqual([tourney.isOver, tourney.isFault], [true, false]);
  }
});

test("where Python does not run, somebody is told and nobody is blamed; the round is not lost", async () => {
  let isBroken = true;
  const { tourney } = tourneyWith(
    (asked) => (isBroken ? { error: { type: "internal", text: "no" } } : all(asked)),
    1,
  );
  const { error } = console;
  console.error = () => undefined;
  await tourney.go();
  console.error = error;
  assert.deepEqual([tourney.isFault, tourney.isRunning], [true, false]);
  isBroken = false;
  await tourney.go();
  assert.deepEqual([tourney.isFault, tourney.isOver], [false, true]);
});
