// A tournament of written bots: who plays which rounds in the sandboxes, and what becomes of a
// sandbox that breaks.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../support/raw.mjs";

const { Tourney } = await import("../../../js/workshop/tournament.js");

const BOTS = [{ name: "a", code: "a" }, { name: "b", code: "b" }, { bot: "taster" }];
const ENTRIES = { game: "g", seed: 3, deals: 2, bots: BOTS };
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
];

const ROUNDS = [0, 2].flatMap((first) => [0, 1, 2].map((pair) => [pair, first]));

/** What the engine asks next where games are missing. @param {any} request */
const rest = ({ trial: { pair, first, count }, games }) => ({
  ...{ pair, first: first + games, count: count - games, singly: false, hang: null },
});

/**
 * @param {(asked: any, sandbox: number) => any} answer to a round
 * @param {number} [count] of sandboxes
 * @param {(request: any) => any} [follow] what is asked next
 */
function tourneyWith(answer, count = 2, follow = rest) {
  const asked = /** @type {any[]} */ ([]);
  const trials = /** @type {any[]} */ ([]);
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
    ask: async (/** @type {any} */ request) => {
      if (request.op === "order") return { order: { rounds: [...ROUNDS], count: 2 } };
      if (request.op === "trial") {
        trials.push(request);
        return { trial: follow(request) };
      }
      return {};
    },
  };
  const tourney = new Tourney(
    /** @type {any} */ ({ createSandbox, engine }),
    ENTRIES,
    () => undefined,
    count,
  );
  const rounds = () =>
    asked
      .filter(({ op }) => op === "round")
      .map(({ pair, first, count }) => `${pair} ${first} ${count}`);
  return { tourney, asked, trials, rounds, closed: () => closed };
}

/** How many games are played: each is eight numbers. @param {{games: number[]}} tourney */
const playedIn = ({ games }) => games.length / 8;

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
    begun.map(({ number, bots }) => [number, bots]),
    [
      [0, BOTS],
      [1, BOTS],
    ],
  );
  assert.deepEqual(
    [tourney.isRunning, playedIn(tourney), tourney.games.slice(0, 8)],
    [false, 12, [0, 0, 1000, 0, 0, 0, -1, 9]],
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
  assert.equal(playedIn(tourney), 12);
});

test("it rests after the rounds that are under way, and goes on with the next", async () => {
  const { tourney, rounds } = tourneyWith((asked) => {
    if (asked.first === 0 && asked.pair === 1) tourney.pause();
    return all(asked);
  }, 1);
  await tourney.go();
  assert.deepEqual([rounds().length, playedIn(tourney), tourney.isRunning], [2, 4, false]);
  await tourney.go();
  assert.deepEqual([rounds().length, playedIn(tourney)], [6, 12]);
});

test("a sandbox that woke anew hears of the bots again; each of its questions is put as the engine says", async () => {
  let lost = 1;
  const hang = { pair: 0, number: 0, bot: 1, ply: 4 };
  const open = { bot: 1, ply: 4 };
  const { tourney, asked, trials } = tourneyWith(
    (one) => {
      if (lost-- > 0) return { error: { type: "no-tournament" } };
      return one.singly ? { round: { games: [], asked: open } } : all(one);
    },
    1,
    ({ trial, lost: isLost }) => ({ ...trial, singly: isLost, hang: isLost ? null : hang }),
  );
  await tourney.go();
  assert.equal(asked.filter(({ op }) => op === "tournament").length, 2);
  const put = asked.filter(({ op }) => op === "round");
  assert.deepEqual(
    put.slice(0, 3).map(({ singly }) => singly),
    [false, true, false],
  );
  assert.deepEqual(
    trials.map(({ games, asked: question, lost: isLost }) => [games, question, isLost]),
    [
      [0, undefined, true],
      [0, open, false],
    ],
  );
  assert.deepEqual([playedIn(tourney), put.at(-1).hangs], [12, [hang]]);
});

test("where Python does not run, somebody is told and nobody is blamed; the round is not lost", async () => {
  let isBroken = true;
  const { tourney } = tourneyWith(
    (asked) => (isBroken ? { error: { type: "internal", text: "no" } } : all(asked)),
    1,
    ({ trial }) => ({ ...trial, is_fault: true }),
  );
  const { error } = console;
  console.error = () => undefined;
  await tourney.go();
  console.error = error;
  assert.deepEqual([tourney.isFault, tourney.isRunning], [true, false]);
  isBroken = false;
  await tourney.go();
  assert.deepEqual([tourney.isFault, playedIn(tourney)], [false, 12]);
});
