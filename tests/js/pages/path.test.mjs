// One child's path: what its page says, what a press begins, and what is kept after a round.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, times } from "../support/drawn.mjs";
import { appWith, handlerAfter } from "../support/page-app.mjs";
import "../support/raw.mjs";

const { page } = await import("../../../js/pages/path.js");
const { dayOf, noteRound } = await import("../../../js/store/path.js");

const record = {
  game: "schokoly_best",
  options: { cards: 6 },
  players: [{ kind: "person" }],
  seed: 38,
  moves: [],
};
const calls = { ...record, game: "choco_practice", options: { cards: 24, hesitation: 4000 } };
const step = {
  skill: "schokoly_best:join",
  game: "schokoly_best",
  name: "join",
  level: 2,
  pieces: 1,
  levels: 1,
  record,
};
const colours = {
  ...step,
  skill: "choco_practice:colours",
  game: "choco_practice",
  name: "colours",
  level: 1,
  pieces: 0,
  levels: 0,
  record: calls,
};
const PATH = {
  kept: { good: {} },
  steps: [step, colours],
  due: [],
  puzzles: { kept: [], now: [], done: 0 },
  waiting: { now: 0, later: 2, days: 1 },
  week: { number: 47, record },
  right: null,
};

/** @param {object} [more] */
async function opened(more = {}) {
  const app = appWith({ path: () => ({ path: { ...PATH, ...more } }) });
  return { app, page: /** @type {any} */ (await page(app)) };
}

test("each skill tells its level in words and in pieces of chocolate", async () => {
  const text = drawn((await opened()).page.render());
  assert.match(text, /Level 2 of 3<[^]*1 of 3 good rounds/);
  assert.deepEqual(
    [
      times(text, 'href="#piece-white"'),
      times(text, 'href="#piece-milk"'),
      times(text, 'href="#piece-dark"'),
    ],
    [3, 1, 0],
  );
  assert.match(
    text,
    /Today: nothing waits[^]*2 things come back later, the next tomorrow\.[^]*Board of week 47/,
  );
});

test("a press begins a round at its table, or on the page of a game that has none", async () => {
  const { app, page: shown } = await opened();
  await handlerAfter(shown.render(), "Practise: Join, level 2")();
  assert.deepEqual(
    [app.put[0].round, app.put[0].record],
    [{ skill: "schokoly_best:join", level: 2 }, record],
  );
  handlerAfter(shown.render(), "Practise: Colours, level 1")();
  assert.equal(
    app.gone.at(-1),
    "#/practice?cards=24&hesitation=4000&skill=choco_practice%3Acolours&level=1",
  );
});

test("what comes back today is counted and lies at hand, puzzles too", async () => {
  const { page: shown } = await opened({
    due: [step, colours],
    puzzles: { kept: [], now: ["a"], done: 0 },
    waiting: { now: 3, later: 0, days: null },
  });
  const text = drawn(shown.render());
  assert.match(
    text,
    /Today: 3 things wait[^]*Join[^]*Colours[^]*A puzzle of your own moves[^]*#\/practise\/now/,
  );
  assert.doesNotMatch(text, /comes? back later|nothing waits/);
});

test("a round that is over is judged by the engine, and what it says is kept", async () => {
  const kept = { good: { "schokoly_best:join": 1 } };
  const { app } = await opened({ kept });
  const store = new Map();
  app.store = {
    get: (/** @type {string} */ key) => store.get(key),
    set: (/** @type {string} */ key, /** @type {any} */ value) => store.set(key, value),
  };
  await noteRound(app, { skill: step.skill, level: 2 }, /** @type {any} */ (record));
  assert.deepEqual(app.asked.at(-1).done, { skill: step.skill, level: 2, record });
  assert.deepEqual(store.get("path"), kept);
});

test("a day begins at midnight here", () => {
  assert.equal(dayOf(new Date(1970, 0, 3, 23, 59)), 2);
  assert.equal(dayOf(new Date(1970, 0, 4, 0, 1)), 3);
});
