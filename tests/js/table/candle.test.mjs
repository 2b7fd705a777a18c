// The candle: what it looks like at each moment, when it burns, and what follows when it is out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nothing } from "lit-html";
import { drawn, times, wordsIn } from "../support/drawn.mjs";
import "../support/raw.mjs";
import { block, pass } from "../support/time.mjs";

const { candleAt, candleOf, drawing, STEPS } = await import("../../../js/table/candle.js");
const { Asking } = await import("../../../js/table/asking.js");
const { LIMITS } = await import("../../../js/games/box.js");
const { t } = wordsIn("en", "later");

const MINUTE = 60_000;
const PERSON = { kind: "person" };

test("a candle becomes shorter by steps, each after the same time, and then it is out", () => {
  for (const minutes of LIMITS.candles.slice(1)) {
    const length = minutes * MINUTE;
    let [used, seen] = [0, /** @type {number[]} */ ([])];
    for (; !candleAt(length, used).isOut; used += candleAt(length, used).stays)
      seen.push(candleAt(length, used).steps);
    assert.equal(used, length);
    assert.deepEqual(
      seen,
      Array.from({ length: STEPS }, (_, i) => STEPS - i),
    );
    assert.deepEqual(candleAt(length, length + 5).steps, 0);
  }
  assert.deepEqual(
    [0, 1, 1200, 59_999].map((used) => candleAt(MINUTE, used).seconds),
    [60, 60, 59, 1],
  );
});

test("its wax is never higher than before, and the flame goes with the last step", () => {
  const pictures = Array.from({ length: STEPS + 1 }, (_, i) => drawn(drawing(STEPS - i)));
  const tops = pictures.map((one) => Number(/translate\(10 ([\d.]+)\)/.exec(one)?.[1]));
  assert.ok(tops.every((top, i) => i === 0 || top > (tops[i - 1] ?? top)));
  assert.deepEqual([times(pictures.join(""), "candle-flame"), tops.length], [STEPS, STEPS + 1]);
  assert.deepEqual(
    ["candle-flame", "candle-smoke"].map((part) => times(pictures.at(-1) ?? "", part)),
    [0, 1],
  );
});

/** A desk in the turn of the first of two persons, its candle, and what was said and heard. */
function laid(more = {}) {
  const told = /** @type {string[]} */ ([]);
  const heard = /** @type {string[]} */ ([]);
  /** @type {any} */
  const desk = {
    save: { candle: 1, record: { players: [PERSON, PERSON, { kind: "bot", bot: "taster" }] } },
    game: { live: false, note: () => "Lay a card." },
    hasHelp: true,
    ui: { t, seat: 0, actions: ["Lay"], covered: false },
    view: { turn: 0 },
    update: { done: false },
    play: { isBusy: () => false },
    advice: { isPrivate: () => true },
    messages: {
      announce: (/** @type {number} */ seat, /** @type {string} */ text) =>
        told.push(`${seat} ${text}`),
    },
    app: {
      sound: { play: (/** @type {string} */ name) => heard.push(name) },
      announce: (/** @type {string} */ text) => told.push(text),
      draw: () => desk.candle?.look(desk.isOut),
      engine: { ask: async () => ({ answer: { facts: [] } }) },
    },
    isOut: false,
    ...more,
  };
  desk.candle = candleOf(desk);
  desk.candle?.look(false);
  return { desk, told, heard, candle: desk.candle };
}

/** Whose it is, and what it says. @param {any} candle */
const state = (candle) => [candle.seat, candle.says()];

test("a candle burns down; then it is said once, kindly, and heard, and nothing else happens", async () => {
  const { desk, told, heard, candle } = laid();
  assert.deepEqual(state(candle), [0, "The candle burns for 60 more seconds."]);
  await pass(59_000);
  assert.deepEqual([state(candle), told], [[0, "The candle burns for 2 more seconds."], []]);
  await pass(2000);
  desk.app.draw();
  await pass(5000);
  assert.deepEqual([told, heard], [["0 The candle is out: time to choose."], ["candle"]]);
  assert.deepEqual(state(candle), [0, "The candle is out."]);
  assert.match(drawn(candle.mark(0)), /role="img" aria-label="The candle is out\.".*candle-smoke/);
  assert.equal(candle.mark(1), nothing);
});

test("it stands still while the table is out of reach, or waits; the next turn has a new one", async () => {
  const { desk, candle } = laid();
  const left = () => Number(/\d+/.exec(candle.says())?.[0]);
  const draw = (/** @type {any} */ changes) => {
    Object.assign(desk, changes);
    desk.app.draw();
  };
  await pass(12_000);
  assert.equal(left(), 48);
  for (const still of [{ isOut: true }, { play: { isBusy: () => true } }]) {
    draw(still);
    await pass(7000);
    draw({ isOut: false, play: { isBusy: () => false } });
    assert.equal(left(), 48);
  }
  block(30_000); // the device slept
  desk.app.draw();
  assert.equal(left(), 47, "by a step at most");
  draw({ ui: { ...desk.ui, actions: [] } });
  await pass(3000);
  assert.deepEqual([candle.seat, left()], [0, 47], "what the table does in one's own turn");
  const { ui } = desk;
  draw({ ui: { ...ui, covered: true } });
  assert.equal(candle.seat, null, "the tablet goes from hand to hand");
  draw({ ui: { ...ui, actions: ["Lay"] } });
  assert.deepEqual([candle.seat, left()], [0, 60]);
  draw({ ui });
  draw({ view: { turn: 2 } });
  assert.deepEqual(state(candle), [null, ""], "a bot has none");
  draw({ view: { turn: 1 }, ui: { ...ui, seat: 1, actions: ["Lay"] } });
  assert.deepEqual([candle.seat, left()], [1, 60]);
  draw({ update: { done: true } });
  assert.deepEqual(state(candle), [null, ""]);
});

test("whoever is asked in another's turn has a new one when the own turn comes", async () => {
  const { desk, candle } = laid();
  const draw = (/** @type {any} */ changes) => {
    Object.assign(desk, changes);
    desk.app.draw();
  };
  await pass(12_000);
  draw({ ui: { ...desk.ui, seat: 1 } });
  assert.deepEqual(state(candle), [1, "The candle burns for 60 more seconds."]);
  await pass(12_000);
  draw({ view: { turn: 0 } });
  assert.deepEqual(state(candle), [1, "The candle burns for 48 more seconds."]);
  draw({ view: { turn: null } });
  assert.deepEqual(state(candle), [1, "The candle burns for 48 more seconds."]);
  draw({ view: { turn: 1 } });
  assert.deepEqual(state(candle), [1, "The candle burns for 60 more seconds."]);
});

test("there is one only for several persons, in turns, where nothing is taught or asked", () => {
  const alone = [PERSON, { kind: "bot", bot: "taster" }];
  const save = { candle: 2, record: { players: [PERSON, PERSON] } };
  assert.ok(laid({ save }).candle);
  for (const other of [
    { save: { ...save, candle: 4 } },
    { save: { ...save, candle: "2" } },
    { save: { ...save, candle: undefined } },
    { save: { ...save, guest: 1 } },
    { save: { ...save, record: { players: alone } } },
    { game: { live: true } },
    { hasHelp: false },
  ])
    assert.equal(laid({ save, ...other }).candle, null, JSON.stringify(other));
});

test("who asks whose turn it is hears for how long it still burns", async () => {
  const { desk, told } = laid({ save: { candle: 5, record: { players: [PERSON, PERSON] } } });
  await new Asking(desk).ask({ about: "turn" });
  assert.deepEqual(told, ["Lay a card. The candle burns for 5 more minutes."]);
});
