// The bot workshop: games with a bot in the sandbox, what is watched of them, the words, and what
// is kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "../support/raw.mjs";
import { drawn, wordsIn } from "../support/drawn.mjs";
import { buttonsOf } from "../support/seen.mjs";
import { shelf } from "../support/shelf.mjs";
import { languages } from "../../../py/runtime/words.mjs";
import { createBots, replaced } from "../../../js/store/bots.js";
import { Contest, watchable } from "../../../js/workshop/contest.js";

const { findBox } = await import("../../../js/games/box.js");
const { games, linesOf } = await import("../../../js/workshop/drawn.js");
const { SandboxedEngine } = await import("../../../js/sandbox/sandboxed-engine.js");

const PLAYERS = [
  { kind: "bot", bot: "baker" },
  { kind: "bot", bot: "own" },
];
/** @param {number[][]} moves @param {any} [more] */
const report = (moves, more = {}) => ({
  match: {
    games: 2,
    played: 0,
    wins: { own: 0 },
    stumbled: { own: 0 },
    given_up: "",
    ask: { bot: "own", table: `t${moves.length}` },
    record: { players: PLAYERS, moves },
    ...more,
  },
});
/** Two games: in the first one the own bot waits once, then moves twice. */
const REPORTS = [
  report([[0, 0, 1]]),
  report([
    [0, 0, 1],
    [0, 1, 2],
  ]),
  report([
    [0, 0, 1],
    [0, 1, 2],
    [1, 3, 3],
  ]),
  report(
    [
      [0, 0, 1],
      [0, 1, 2],
      [1, 3, 3],
      [1, 0, 4],
    ],
    { ask: null, played: 1 },
  ),
  report([]),
  report([[1, 2, 5]], { ask: null, played: 2 }),
];
const WANTED = { game: "g", bots: ["own", "baker"], count: 2, seed: 3, code: "c" };
/** @param {any} [more] */
const chosen = (more) => ({ place: 0, line: 2, printed: [], steps: 1, trouble: null, ...more });

/** @param {any[]} choices @param {() => void} [tell] @returns {any} */
function contestWith(choices, tell) {
  const asked = /** @type {any[]} */ ([]);
  const reports = REPORTS.values();
  const engine = {
    ask: async (/** @type {any} */ request) => {
      asked.push(request);
      return reports.next().value ?? {};
    },
  };
  const sandboxed = {
    choose: async (/** @type {string} */ table) => {
      asked.push(table);
      return choices.shift() ?? chosen();
    },
  };
  return Object.assign(new Contest(/** @type {any} */ (engine), sandboxed, WANTED, tell), {
    asked,
  });
}

test("each choice is carried from the sandbox into the match, and stands at the move that came of it", async () => {
  let told = 0;
  const contest = contestWith(
    [chosen({ place: null, line: 9 }), chosen({ line: 4 }), chosen({ line: 5 })],
    () => {
      told += 1;
    },
  );
  assert.equal(await contest.play({ halts: false }), true);
  assert.deepEqual(
    contest.asked[0],
    { op: "match", game: "g", bots: ["own", "baker"], count: 2, seed: 3 },
    "the code stays in the sandbox",
  );
  assert.deepEqual(contest.asked.slice(1, 3), [
    "t1",
    { op: "go", bot: "own", place: null, stumbled: false },
  ]);
  assert.deepEqual(
    [told, contest.report.played, [...contest.choices.keys()]],
    [2, 2, [0]],
    "only the game that is played is told",
  );
});

test("the lines of one game stand at its own moves", async () => {
  const contest = contestWith(
    [chosen({ place: null, line: 9 }), chosen({ line: 4 }), chosen({ line: 5 })],
    () => contest.stop(),
  );
  assert.equal(await contest.play({ halts: true }), false);
  assert.deepEqual(
    [...contest.choices].map(([ply, { line }]) => [ply, line]),
    [
      [2, 4],
      [3, 5],
    ],
  );
});

test("one game halts where something goes wrong; a series goes on, and tells the first thing", async () => {
  const wrong = (/** @type {number} */ line) =>
    chosen({ place: null, trouble: { code: "zero", line, about: "", whole: "" } });
  const one = contestWith([chosen(), wrong(3)]);
  assert.equal(await one.play({ halts: true }), false);
  assert.deepEqual([one.trouble.line, one.trouble.ply], [3, 2]);
  const many = contestWith([wrong(1), wrong(2)]);
  assert.equal(await many.play({ halts: false }), true);
  assert.deepEqual([many.trouble.line, many.asked[2].stumbled], [1, true]);
});

test("an answer that did not come is told as such; the engine knows how often that may be", async () => {
  const trouble = { code: "clock", line: 0, about: "", whole: "" };
  const many = contestWith([chosen({ place: null, trouble, hung: true }), chosen({ hung: false })]);
  await many.play({ halts: false });
  assert.deepEqual(many.asked[2], {
    op: "go",
    bot: "own",
    place: null,
    stumbled: true,
    hung: true,
  });
  assert.deepEqual(many.asked[4], { op: "go", bot: "own", place: 0, stumbled: false });
});

test("a game that was given up is told where it ended", async () => {
  const reports = [
    report([[0, 0, 1]], { games: 1 }),
    report(
      [
        [0, 0, 1],
        [0, 0, 2],
      ],
      { ask: null, games: 1, played: 1, given_up: "waits" },
    ),
  ].values();
  const contest = new Contest(
    /** @type {any} */ ({ ask: async () => reports.next().value }),
    /** @type {any} */ ({ choose: async () => chosen({ place: null, line: 9 }) }),
    WANTED,
  );
  assert.equal(await contest.play({ halts: true }), true);
  assert.deepEqual(contest.trouble, { code: "waits", line: 9, about: "", whole: "", ply: 2 });
});

test("an engine that has lost the match is told", async () => {
  const contest = new Contest(
    /** @type {any} */ ({ ask: async () => ({ error: { text: "no" } }) }),
    /** @type {any} */ ({}),
    WANTED,
  );
  await assert.rejects(contest.play({ halts: true }), /no/);
});

test("one watches a game as the own bot sees it", () => {
  const { record, names } = watchable(/** @type {any} */ ({ players: PLAYERS, moves: [] }), "Mine");
  assert.deepEqual(
    [record.players, names],
    [
      [PLAYERS[0], { kind: "person" }],
      ["", "Mine"],
    ],
  );
});

test("who does not answer took too long; nothing is asked before the start is over", async () => {
  const listeners = new Set();
  const engine = /** @type {any} */ ({
    isOver: false,
    state: "loading",
    subscribe: (/** @type {any} */ one) => {
      listeners.add(one);
      return () => listeners.delete(one);
    },
  });
  const asked = /** @type {any[]} */ ([]);
  const sandboxed = new SandboxedEngine({
    createSandbox: async () => ({
      engine,
      ask: async (request) => {
        asked.push(request.op);
        return { error: { type: "dead" } };
      },
      close() {},
    }),
  });
  const answer = sandboxed.choose("t", "c");
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  assert.deepEqual(asked, []);
  engine.isOver = true;
  for (const one of [...listeners]) one();
  const { trouble, hung } = await answer;
  assert.deepEqual([trouble?.code, hung], ["clock", true]);
  assert.deepEqual([asked, listeners.size], [["choose"], 0]);
});

test("a bot is kept for its game", async () => {
  const bots = createBots(shelf());
  await bots.put({ id: "g", code: "def" });
  assert.deepEqual(
    [await bots.get("g"), await bots.get("h"), bots.isSound({ id: "h", code: 5 })],
    [{ id: "g", code: "def" }, null, false],
  );
});

test("a replaced code is an earlier version", () => {
  const first = { id: "g", code: "a", author: "Ada" };
  const second = replaced(first, { code: "b" }, 5);
  assert.deepEqual(second, {
    id: "g",
    code: "b",
    earlier: [{ code: "a", author: "Ada", when: 5 }],
  });
  const third = replaced(second, { code: "a" }, 6);
  assert.deepEqual(third, { id: "g", code: "a", earlier: [{ code: "b", when: 6 }] });
});

test("More at a bench leads to the small tasks, unless a set hides the rest of the box", () => {
  const keys = (/** @type {any} */ kiosk) => {
    const words = wordsIn("en", "later");
    const app = { t: words.t, words, store: { get: () => kiosk } };
    const bench = {
      ...{ app, box: findBox("schokoly"), bot: {}, share: {} },
      host: { draw: (/** @type {any} */ { sheets }) => sheets },
      ...{ sheets: { name: "more", close() {} }, results: new Map(), doing: "", task: null },
      ...{ editor: {}, sliders: { render() {} } },
    };
    return buttonsOf(drawn(games(/** @type {any} */ (bench))));
  };
  const held = keys({ set: "1set" });
  assert.ok(!held.includes("Small tasks"));
  assert.deepEqual(
    keys(undefined).filter((key) => !held.includes(key)),
    ["Small tasks"],
  );
});

const CODES = /** @type {string[]} */ (
  JSON.parse(readFileSync(new URL("../../support/bot_troubles.json", import.meta.url), "utf8"))
);
for (const language of languages()) {
  test(`everything that may go wrong has its sentence (${language})`, () => {
    const { t, has } = wordsIn(language, "later");
    for (const code of CODES) assert.ok(has(`workshop-trouble-${code}`), code);
    for (const game of ["schokoly", "choco-boom", "choco-challenge", "kaboom"])
      for (const part of ["sees", "does"])
        for (const [code, words] of linesOf(t(`workshop-${part}-${game}`)))
          assert.ok(code && words, `${game} ${part} ${code}`);
  });
}
