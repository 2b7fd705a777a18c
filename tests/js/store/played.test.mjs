// What this device remembers of finished games, and what it proposes then.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isNewcomer, proposedBot, proposedOptions, remember } from "../../../js/store/played.js";
import { createStore } from "../../../js/store/settings.js";
import { defaults } from "../../../js/table/defaults.js";
import { dock } from "../../../js/table/seats.js";
import { drawn, times, wordsIn } from "../support/drawn.mjs";
import { buttonsOf, marked, nameOf } from "../support/seen.mjs";

const BOX = {
  name: "tower",
  bots: ["kitten", "cat", "tiger"],
  options: /** @type {any[]} */ ([
    { name: "rounds", default: 10, newcomers: 3 },
    { name: "quiet", default: false, newcomers: null },
  ]),
};

/** A device, and a game on it that is over: who sat there, and who won. */
function device() {
  const store = createStore(null, {});
  return {
    store,
    over: (/** @type {string} */ players, /** @type {number[]} */ winners, more = {}) => {
      const record = {
        game: "tower",
        players: players
          .split(",")
          .map((one) => (one === "person" ? { kind: one } : { kind: "bot", bot: one })),
      };
      return remember({ store }, BOX, /** @type {any} */ ({ record, own: true, ...more }), {
        winners,
      });
    },
    proposed: () => Object.values(proposedBot({ store }, BOX)).join(" ").trim(),
  };
}

test("a newcomer meets the easiest bot and fewer rounds, until a game is over", () => {
  const { store, over, proposed } = device();
  assert.deepEqual([isNewcomer({ store }, "tower"), proposed()], [true, "kitten first"]);
  assert.deepEqual(proposedOptions({ store }, BOX), { rounds: 3, quiet: false });
  over("person,kitten", [1], { record: { game: "tower", players: [], position: "a lesson" } });
  assert.equal(isNewcomer({ store }, "tower"), true, "a lesson is no whole game");
  over("person,kitten", [1]);
  assert.deepEqual(
    [isNewcomer({ store }, "tower"), isNewcomer({ store }, "other"), proposed()],
    [false, true, "kitten"],
  );
  assert.deepEqual(proposedOptions({ store }, BOX), { rounds: 10, quiet: false });
  store.forget();
  assert.deepEqual([isNewcomer({ store }, "tower"), proposed()], [true, "kitten first"]);
});

test("two wins in a row make the bot harder, a lost game easier, and the end says which", () => {
  const { over, proposed } = device();
  /** @type {[string, number[], string, string][]} */
  const games = [
    ["person,kitten", [0], "", "kitten"],
    ["person,kitten", [0], "cat", "cat won"],
    ["person,cat", [0], "", "cat"],
    ["person,cat", [1], "kitten", "kitten lost"],
    ["kitten,person", [1], "", "kitten"],
    ["person,tiger", [0], "", "tiger"],
    ["person,tiger", [0], "", "tiger"],
    ["person,kitten,tiger", [1], "cat", "cat lost"],
  ];
  for (const [players, winners, now, then] of games) {
    assert.equal(over(players, winners), now, players);
    assert.equal(proposed(), then, players);
  }
});

test("a win that all share counts neither way; with a partner one wins too", () => {
  const { over, proposed } = device();
  over("person,cat", [0]);
  over("person,cat", [0, 1]);
  over("person,cat", [0]);
  assert.equal(proposed(), "cat");
  assert.equal(over("person,cat,cat,cat", [0, 2]), "tiger");
});

test("only an own game of one person against bots changes the next proposal", () => {
  for (const more of [{ task: { set: "1x", number: 0 } }, { own: undefined }]) {
    const { store, over, proposed } = device();
    over("person,cat", [0]);
    over("person,cat", [0], more);
    over("person,person,cat", [0]);
    assert.equal(proposed(), "cat");
    assert.equal(over("person,cat", [0]), "tiger");
    assert.equal(isNewcomer({ store }, "tower"), false);
  }
  const { over, proposed } = device();
  over("person,person", [0]);
  assert.equal(proposed(), "kitten first");
});

test("the end of a game offers the bot that is proposed now, beside the same one", () => {
  const { t } = wordsIn("en");
  const desk = /** @type {any} */ ({
    ui: { lit: null, t, outcome: { winners: [] } },
    update: { done: true },
    game: { ...defaults, slip: null },
    names: ["You", "Taster"],
    view: {},
    save: { record: { game: "choco_challenge" } },
  });
  const end = (/** @type {any} */ other) =>
    drawn(dock(desk, /** @type {any} */ ({ other, back: null })));
  const text = end({ bot: "taster", level: "middle", act() {} });
  assert.deepEqual(buttonsOf(text).slice(0, 2), ["Play again", "Now against Taster (middle)"]);
  assert.deepEqual(marked(text, "main-key").map(nameOf), ["Play again"]);
  assert.equal(times(end(null), "Now against"), 0);
  const offers = (/** @type {any} */ record) =>
    times(
      drawn(dock({ ...desk, save: { record } }, /** @type {any} */ ({ back: null }))),
      "Look back",
    );
  assert.deepEqual(
    [
      { game: "choco_challenge" },
      { game: "choco_challenge", position: "lesson:1" },
      { game: "schokoly_best" },
    ].map(offers),
    [1, 0, 0],
  );
});

test("whatever stands where finished games are stored, the set-up proposes as to a newcomer", () => {
  for (const played of [
    null,
    "x",
    [],
    { tower: null },
    { tower: 7 },
    { tower: { bot: 7, why: "won" } },
  ]) {
    const { store, over, proposed } = device();
    store.set("played", played);
    assert.equal(proposed(), "kitten first");
    over("person,kitten", [1]);
    assert.equal(proposed(), "kitten");
  }
});
