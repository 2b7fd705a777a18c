import assert from "node:assert/strict";
import { test } from "node:test";
import { defaults } from "../../../js/table/defaults.js";
import { Desk } from "../../../js/table/desk.js";
import { isDrawable } from "../../../js/table/players.js";
import { edgesOf, trays } from "../../../js/table/seats.js";
import { drawn, times } from "../support/drawn.mjs";
import { elementsOf, marked, wordsOf } from "../support/seen.mjs";

const CLOCKWISE = ["bottom", "left", "top", "right"];

test("every seat has an edge, clockwise from the bottom, at most two at one edge", () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    for (const isWide of [true, false]) {
      const edges = edgesOf(seats, isWide);
      const order = edges.map((edge) => CLOCKWISE.indexOf(edge));
      assert.equal(edges.length, seats);
      assert.equal(edges[0], "bottom");
      assert.deepEqual(
        order,
        [...order].sort((a, b) => a - b),
      );
      assert.ok(CLOCKWISE.every((edge) => edges.filter((one) => one === edge).length <= 2));
    }
  }
});

test("two share a longer edge", () => {
  for (const seats of [5, 6]) {
    const doubled = /** @param {boolean} isWide */ (isWide) =>
      edgesOf(seats, isWide).filter((edge, i, all) => all[i + 1] === edge);
    assert.ok(doubled(true).every((edge) => ["top", "bottom"].includes(edge)));
    assert.ok(doubled(false).every((edge) => ["left", "right"].includes(edge)));
  }
});

test("a phone is held in the hand, however it is turned", () => {
  assert.ok(isDrawable({ width: 1180, height: 820 }));
  assert.ok(isDrawable({ width: 820, height: 1180 }));
  assert.ok(!isDrawable({ width: 844, height: 390 }));
});

/** A game with three open seats, of which the second is at its turn. @type {any} */
const game = {
  ...defaults,
  idle: { cursor: null },
  flat: true,
  show: () => ({ cursor: "here" }),
  plate: (/** @type {any} */ _, /** @type {number} */ seat) => `plate ${seat}`,
  tools: () => "the tools",
  panel: () => "the panel",
  note: () => "what to do",
  advice: () => "the advice",
};
const view = { turn: 1 };

/**
 * A desk of three persons, and what the engine still answers.
 * @param {any[]} replies
 * @param {(() => void)[]} [due] what the next drawing does
 * @param {any} [played]
 */
async function laid(replies, due = [], played = game) {
  const words = { t: (/** @type {string} */ id) => id, has: () => true };
  const update = {
    views: { 0: view, 1: view, 2: view },
    actions: { 0: [], 1: [{ type: "Draw" }], 2: [] },
    events: [],
    done: false,
    wake: null,
    outcome: null,
    moods: { 2: "glad" },
    refused: null,
    record: { moves: [] },
  };
  const answers = [{ update }, ...replies];
  const app = /** @type {any} */ ({
    words,
    engine: { ask: async () => answers.shift() ?? {} },
    store: { get: () => false, set() {} },
    saves: { isStored: () => true, put: async () => undefined },
    sound: { play() {} },
    announce() {},
    draw() {},
    drawn: (/** @type {() => void} */ work) => due.push(work),
  });
  const players = [{ kind: "person" }, { kind: "person" }, { kind: "person" }];
  const desk = new Desk(
    app,
    /** @type {any} */ ({ id: "x", names: [], flat: true, record: { players, moves: [] } }),
    played,
  );
  await desk.play.start();
  return { desk, update };
}

test("each tray has its seat's face, as the engine says it looks", async () => {
  const { desk } = await laid([], [], {
    ...game,
    face: (/** @type {string} */ name, /** @type {string} */ mood) =>
      `[${name} ${mood ?? "waits"}]`,
  });
  const text = drawn(trays(desk, 0));
  for (const face of ["[hedgehog waits]", "[rabbit waits]", "[panda glad]"])
    assert.equal(times(text, face), 1, face);
});

test("what lies there is to be seen since it was drawn, however long that took", async () => {
  /** @type {(() => void)[]} */
  const due = [];
  const { desk } = await laid([], due);
  assert.equal(desk.ui.shownAt, Infinity);
  due[0]?.();
  assert.ok(performance.now() - desk.ui.shownAt < 1000);
});

/**
 * The drawn trays, one text for each, and the panel's at the end.
 * @param {any} desk
 * @param {number} [asker]
 */
const spread = (desk, asker = desk.ui.seat) =>
  drawn(trays(desk, asker)).split(/(?=<section class="tray|<div class="panel-space)/);

test("each seat has its tray, and a sheet is turned to its reader", async () => {
  const { desk } = await laid([]);
  const parts = spread(desk);
  assert.equal(parts.length, 4);
  assert.deepEqual(
    marked(parts.join(""), "tray").map(({ at, inner }) => [
      at["data-seat"],
      inner.match(/plate \d/)?.[0],
    ]),
    [0, 1, 2].map((seat) => [`${seat}`, `plate ${seat}`]),
  );
  assert.deepEqual(
    parts.map((tray) => times(tray, "the tools")),
    [0, 1, 0, 0],
  );
  const edges = (/** @type {string[]} */ all) =>
    all.map((part) => elementsOf(part)[0]?.at["data-edge"]);
  assert.deepEqual(edges(parts), ["bottom", "left", "right", "left"]);
  assert.equal(edges(spread(desk, 2))[3], "right");
  assert.equal(
    times(wordsOf(parts.join("")), "what to do"),
    1,
    "where one after the other plays, the buttons say what to do",
  );
});

test("an answer lies before the one who asked, and a hint holds until something happens", async () => {
  const hint = {
    action: { type: "Draw" },
    reasons: ["safe_enough"],
    odds: { bust: { ways: 1, of: 8, percent: 13, size: "some" }, reach: [] },
  };
  const event = { type: "Drew", seat: 1 };
  const { desk, update } = await laid([{ hint }]);
  assert.equal(desk.ui.hint, null);
  await desk.hint();
  assert.deepEqual(desk.ui.hint, hint);
  assert.equal(desk.ui.cursor, "here");
  assert.match(spread(desk)[3] ?? "", /the advice/);
  const next = await laid([{ hint }, { update: { ...update, events: [event] } }]);
  await next.desk.hint();
  assert.deepEqual(next.desk.ui.events, []);
  await next.desk.undo();
  assert.equal(next.desk.ui.hint, null);
  assert.deepEqual(next.desk.ui.events, [event]);
  next.desk.play.close();
  desk.play.close();
});

test("a hand is hidden until its owner says so", async () => {
  const { desk } = await laid([], [], { ...game, isOpen: () => false, hide: () => "hidden" });
  assert.deepEqual(
    [desk.next, desk.view, desk.ui.views, desk.ui.actions],
    [1, "hidden", { 1: "hidden" }, []],
  );
  desk.uncover();
  assert.deepEqual([desk.next, desk.view, desk.ui.actions.length], [null, view, 1]);
});

test("a hint that comes late is not shown to the next person", async () => {
  const { desk } = await laid([{ hint: { action: { type: "Draw" }, reasons: [], odds: null } }]);
  const coming = desk.hint();
  desk.ui = { ...desk.ui, seat: 2 };
  await coming;
  assert.equal(desk.ui.hint, null);
});

test("the second of two quick taps is no answer of whoever is asked next", async () => {
  const some = [{ type: "Draw" }];
  const reply = (/** @type {number} */ seat) => ({
    update: {
      views: { 0: view, 1: view, 2: view },
      actions: { 0: [], 1: [], 2: [], [seat]: some },
      events: [{ type: "Drew", seat: 1 }],
      done: false,
      wake: null,
      refused: null,
      record: { moves: [] },
    },
  });
  game.pick = (/** @type {any[]} */ actions) => (actions[0] ? { action: actions[0] } : undefined);
  const { desk } = await laid([reply(2), reply(0)]);
  const tap = async (/** @type {number} */ at) => {
    desk.touch(/** @type {any} */ ({ kind: "tap", on: "deck", x: 9, y: 9, at }));
    await new Promise((go) => setTimeout(go));
    return desk.ui.seat;
  };
  assert.equal(await tap(1000), 2);
  assert.equal(await tap(1200), 2);
  assert.equal(await tap(1500), 0);
  desk.play.close();
});
