import assert from "node:assert/strict";
import { test } from "node:test";
import "../support/raw.mjs";

const { QUESTIONS, readKey } = await import("../../../js/input/keys.js");
const { walked } = await import("../../../js/input/gestures.js");
const GAMES = ["choco_boom", "choco_challenge", "kaboom", "schokoly"];
const TABLES = await Promise.all(
  GAMES.map(async (name) => [name, await import(`../../../js/games/${name}/game.js`)]),
);

/** @param {string} key @param {Record<string, any>} [more] */
const press = (key, more) =>
  /** @type {any} */ ({ key, timeStamp: 5, target: { closest: () => null }, ...more });

test("each question has one key, the same in all games, and no game takes it", () => {
  for (const [name, { keys }] of TABLES) {
    for (const key of Object.keys(QUESTIONS))
      assert.deepEqual(
        readKey(press(key), keys.taps),
        { question: { about: QUESTIONS[key], isBack: undefined } },
        `${name}, ${key}`,
      );
  }
});

test("with Shift a question leads back; a digit asks for a card, and takes it up", () => {
  const { question } = readKey(press("P", { shiftKey: true }), {}) ?? {};
  assert.deepEqual(question, { about: "choice", isBack: true });
  const { question: card, gesture } = readKey(press("2"), {}) ?? {};
  assert.deepEqual(card, { about: "card", number: 2 });
  assert.equal(gesture?.on, "take:1");
});

test("a digit with Shift is known by its place on the keyboard", () => {
  const taps = { "Shift 1": "slap:0" };
  const on = (/** @type {any} */ more) => readKey(press("!", more), taps)?.gesture?.on;
  assert.equal(on({ code: "Digit1", shiftKey: true }), "slap:0");
  assert.equal(on({ code: "Digit1", shiftKey: false }), undefined);
});

test("an arrow back leads back, as far as one has come, and no farther", () => {
  /** @type {any} */
  let ui = { at: 0, trail: [] };
  const go = (/** @type {number} */ dx, /** @type {number} */ next) => {
    const { to, trail } = walked(ui, { dx, dy: 0 }, ui.at, () => next);
    ui = { at: to, trail };
    return to;
  };
  assert.deepEqual([go(1, 5), go(1, 9), go(1, 9)], [5, 9, 9], "at the edge nothing moves");
  assert.deepEqual([go(-1, 7), go(-1, 7)], [5, 0], "though something else lies nearer");
  assert.equal(go(-1, 7), 7);
});
