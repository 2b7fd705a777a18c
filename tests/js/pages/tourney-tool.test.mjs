// The player of a told tournament: it plays while its page says so, tells what has come, and shows
// the games of a bot.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn } from "../support/drawn.mjs";
import { appWith, settled } from "../support/page-app.mjs";
import { elementsOf } from "../support/seen.mjs";
import "../support/raw.mjs";

const { TourneyTool } = await import("../../../js/pages/tourney-tool.js");

const BOTS = ["a", "b"].map((name) => ({ name, code: name }));
const ENTRIES = { game: "schokoly", edition: 1, seed: 3, deals: 1, bots: BOTS };
const GAME = { wins: [0, 1000], stumbled: [1, 0], hung: null, moves: 9, record: null };

/** @param {() => any} round what a sandbox answers */
function toolWith(round) {
  const begun = { tournament: { pairs: [[0, 1]], games: 2, troubles: [null, { code: "x" }] } };
  const order = { rounds: [[0, 0]], count: 2 };
  const app = appWith({ order: () => ({ order: { ...order, rounds: [...order.rounds] } }) });
  app.createSandbox = async () => ({
    engine: { isOver: true, state: "ready" },
    ask: async (/** @type {any} */ { op }) => (op === "tournament" ? begun : round()),
    close() {},
  });
  const told = /** @type {any[]} */ ([]);
  const page = { app, change: async (/** @type {any} */ fields) => void told.push(fields) };
  const tool = new TourneyTool(/** @type {any} */ (page));
  const follow = (/** @type {object} */ more) =>
    tool.render({ shows: "", nth: 1, runs: true, entries: ENTRIES, faces: {}, ...more });
  return { tool, told, follow };
}

/** So long that the page has heard all. */
const heard = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 1200);
  });

test("it plays while its page says so, and says once that it has ended", async () => {
  const { tool, told, follow } = toolWith(() => ({ round: { games: [GAME, GAME] } }));
  follow({ runs: false, entries: null });
  await settled();
  assert.equal(told.length, 0);
  follow({ nth: 2 });
  follow({ nth: 2 });
  await heard();
  const last = told.at(-1);
  assert.deepEqual(last.games, [0, 0, 0, 1000, 1, 0, -1, 9, 0, 1, 0, 1000, 1, 0, -1, 9]);
  assert.deepEqual([last.troubles, last.is_fault, last.runs], [[false, true], false, false]);
  assert.equal(told.filter((one) => "runs" in one).length, 1);
  tool.close();
});

test("what rests is not said to have ended; where nothing can be played, that is told", async () => {
  const quiet = toolWith(() => new Promise(() => undefined));
  quiet.follow({});
  await settled();
  quiet.follow({ runs: false });
  await heard();
  assert.ok(quiet.told.every((one) => !("runs" in one)));
  quiet.tool.close();
  const { error } = console;
  console.error = () => undefined;
  const broken = toolWith(() => ({ error: { text: "no" } }));
  broken.follow({});
  await heard();
  console.error = error;
  assert.deepEqual([broken.told.at(-1).is_fault, broken.told.at(-1).runs], [true, false]);
  broken.tool.close();
});

test("each game of a bot is a key that says how it was; one without a move cannot be watched", () => {
  const { tool } = toolWith(() => ({}));
  const says = (/** @type {string} */ id, /** @type {string} */ how) => ({
    type: "Say",
    id,
    args: { number: 1, name: "b", how },
  });
  const games = [
    { number: 0, how: "won", off: false, says: says("tournament-game", "won") },
    { number: 1, how: "lost", off: true, says: says("tournament-game-unplayed", "lost") },
  ];
  const pair = { pair: 0, says: "against b", won: "1 of 2", games };
  const shown = drawn(tool.render({ shows: "games", code: "def", pairs: [pair] }));
  const keys = elementsOf(shown).filter(({ tag }) => tag === "button");
  assert.deepEqual(
    keys.map(({ at }) => [at["data-how"], at["aria-label"]]),
    [
      ["won", "Game 1 against b: won"],
      ["lost", "Game 1 against b: lost without a move"],
    ],
  );
  assert.ok(shown.includes("<pre>def</pre>"));
  const box = drawn(tool.render({ shows: "games", code: "", pairs: [pair] }));
  assert.ok(box.includes("against b") && !box.includes("<pre>"), "nobody wrote a bot of the box");
});
