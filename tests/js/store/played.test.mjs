// What this device remembers of finished games, and what it proposes then.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isNewcomer, proposedBot, proposedOptions, remember } from "../../../js/store/played.js";
import { createStore } from "../../../js/store/settings.js";
import { defaults } from "../../../js/table/defaults.js";
import { moreSheet } from "../../../js/table/end-sheet.js";
import { dock } from "../../../js/table/seats.js";
import { drawn, times, wordsIn } from "../support/drawn.mjs";
import { buttonsOf, marked, nameOf } from "../support/seen.mjs";

const BOX = {
  name: "tower",
  bots: ["kitten", "cat", "tiger"],
  levels: { easy: "kitten", middle: "cat", hard: "tiger" },
  options: /** @type {any[]} */ ([
    { name: "rounds", default: 10, newcomers: 3 },
    { name: "quiet", default: false, newcomers: null },
  ]),
};

/** A device, and the end of a game on it, after which the engine proposes this. */
function device() {
  const store = createStore(null, {});
  return {
    store,
    over(/** @type {any} */ proposal, more = {}) {
      const save = /** @type {any} */ ({ record: { game: "tower" }, own: true, ...more });
      /** @type {any[]} */
      const asked = [];
      const engine = { ask: async (/** @type {any} */ it) => (asked.push(it), { proposal }) };
      return remember({ store, engine }, save).then((bot) => ({ bot, ...asked[0] }));
    },
    proposed: () => Object.values(proposedBot({ store }, BOX)).join(" ").trim(),
  };
}

test("a newcomer meets the easiest bot and fewer rounds, until a game is over", async () => {
  const { store, over, proposed } = device();
  assert.deepEqual([isNewcomer({ store }, "tower"), proposed()], [true, "kitten first"]);
  assert.deepEqual(proposedOptions({ store }, BOX), { rounds: 3, quiet: false });
  await over({ kept: null, bot: "" });
  assert.equal(isNewcomer({ store }, "tower"), true, "a lesson is no whole game");
  await over({ kept: { bot: "", wins: 0, why: "" }, bot: "" });
  assert.deepEqual(
    [isNewcomer({ store }, "tower"), isNewcomer({ store }, "other"), proposed()],
    [false, true, "kitten first"],
  );
  assert.deepEqual(proposedOptions({ store }, BOX), { rounds: 10, quiet: false });
  store.forget();
  assert.deepEqual([isNewcomer({ store }, "tower"), proposed()], [true, "kitten first"]);
});

test("what the engine proposes after a game is kept and told, but not after a class task", async () => {
  const { over, proposed } = device();
  const kept = { bot: "cat", wins: 0, why: "won" };
  const first = await over({ kept, bot: "cat" });
  assert.deepEqual(first, { bot: "cat", op: "proposal", kept: undefined, own: true });
  assert.equal(proposed(), "cat won");
  const harder = { bot: "tiger", wins: 0, why: "won" };
  const task = { set: "1x", number: 0 };
  assert.deepEqual(await over({ kept: harder, bot: "tiger" }, { task }), { bot: "" });
  assert.equal(proposed(), "cat won");
  const second = await over(undefined, { own: false });
  assert.deepEqual(second, { bot: "", op: "proposal", kept, own: false });
  assert.equal(proposed(), "cat won");
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
  const more = (/** @type {any} */ other) =>
    drawn(moreSheet(desk, /** @type {any} */ ({ other, back: null }), () => undefined));
  const text = more({ bot: "taster", level: "middle", act() {} });
  assert.equal(buttonsOf(text)[1], "Now against Taster (middle)", "after the one that closes");
  assert.equal(times(more(null), "Now against"), 0);
  const end = drawn(dock(desk, /** @type {any} */ ({ other: null, back: null })));
  assert.deepEqual(marked(end, "main-key").map(nameOf), ["Play again"]);
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
    const { store, proposed } = device();
    store.set("played", played);
    assert.equal(proposed(), "kitten first");
  }
});
