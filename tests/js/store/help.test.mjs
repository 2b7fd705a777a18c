// Help in context: a tip when something is met for the first time, once on a device; the bulb in
// the first games of a kind.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isEarly, newTopic, noteEnd } from "../../../js/store/help.js";
import { createStore } from "../../../js/store/settings.js";
import { defaults } from "../../../js/table/defaults.js";
import { Desk } from "../../../js/table/desk.js";
import { lines } from "../../../js/table/seats.js";
import { drawn } from "../support/drawn.mjs";
import { pass } from "../support/time.mjs";
import { buttonsOf } from "../support/seen.mjs";

const LAY = { type: "Lay" };
const [person, bot] = [{ kind: "person" }, { kind: "bot", bot: "nibbler" }];
const HINT = { action: LAY, reasons: [], odds: null };

/** A game that lays whatever is tapped. @type {any} */
const game = {
  ...defaults,
  note: () => "your turn",
  advice: () => "the advice",
  first: (/** @type {string} */ topic) => `first ${topic}`,
  sentence: ({ type = "" }) => type,
  isOpen: (/** @type {any} */ view) => view.isOpen !== false,
  pick: (/** @type {any[]} */ actions) => ({ action: actions[0] }),
};

/** @param {string[]} topics @param {Record<string, any>} [more] */
const reply = (topics, more = {}) => ({
  update: {
    views: { 0: {} },
    actions: { 0: [LAY] },
    topics: { 0: topics },
    events: [],
    done: false,
    wake: null,
    refused: null,
    record: { moves: [] },
    ...more,
  },
});

const device = () => createStore(null, {});

/**
 * A desk of one person, and what was said.
 * @param {any[]} replies
 * @param {{store?: any, save?: any, game?: any, players?: any[]}} [how]
 */
async function laid(
  replies,
  { store = device(), save = {}, game: played = game, players = [person, bot] } = {},
) {
  /** @type {string[]} */
  const said = [];
  const ask = async (/** @type {any} */ { op }) =>
    op === "hint" ? { hint: HINT } : replies.length > 1 ? replies.shift() : replies[0];
  const words = { t: (/** @type {string} */ id) => id, has: () => true };
  const app = /** @type {any} */ ({
    words,
    store,
    engine: { ask },
    saves: { isStored: () => true, put: async () => undefined },
    sound: { play() {} },
    announce: (/** @type {string} */ text) => said.push(text),
    draw() {},
    drawn() {},
  });
  const record = { game: "schokoly", players, moves: [] };
  const desk = new Desk(
    app,
    /** @type {any} */ ({ id: "x", names: [], flat: false, record, ...save }),
    played,
  );
  desk.play.start();
  await pass();
  return { desk, said, store, slip: () => desk.messages.slip?.text ?? "" };
}

/** @param {Desk} desk */
async function goOn(desk) {
  desk.touch(/** @type {any} */ ({ kind: "tap", on: "card", x: 1, y: 1, at: performance.now() }));
  await pass();
}

const END = { done: true, actions: { 0: [] }, events: [{ type: "Ended" }] };

test("a topic is new once on a device, for each game by itself", () => {
  const store = device();
  const next = (/** @type {string} */ name, /** @type {string[]} */ ...topics) =>
    newTopic({ store }, name, topics);
  assert.deepEqual(
    [
      next("a", "guard", "stack"),
      next("a", "guard", "stack"),
      next("a", "guard", "stack"),
      next("b", "guard"),
    ],
    ["guard", "stack", undefined, "guard"],
  );
});

test("whatever stands in the settings, a table can be laid", () => {
  for (const junk of [
    { told: { a: 7 }, ends: { a: "many" } },
    { told: { a: [1] }, ends: { a: -0.5 } },
    { told: null, ends: [] },
  ]) {
    const store = createStore({ getItem: () => JSON.stringify(junk), setItem() {} }, {});
    assert.deepEqual(
      [
        newTopic({ store }, "a", ["guard"]),
        newTopic({ store }, "a", ["guard"]),
        isEarly({ store }, "a"),
      ],
      ["guard", undefined, true],
    );
  }
});

test("the first three games of a kind are early ones", () => {
  const store = device();
  const early = [0, 1, 2, 3].map(() => [isEarly({ store }, "a"), noteEnd({ store }, "a")][0]);
  assert.deepEqual([early, isEarly({ store }, "b")], [[true, true, true, false], true]);
});

test("one thing is said at a time; whoever goes on has read it, and then the next one is said", async () => {
  const { desk, slip, said } = await laid([
    reply(["guard", "stack"]),
    reply(["guard", "stack"], { events: [{ type: "Laid" }] }),
  ]);
  assert.deepEqual(
    [slip(), said],
    ["first guard", ["table-start first guard your turn table-start-keys"]],
  );
  await goOn(desk);
  assert.deepEqual([slip(), said.at(-1)], ["first stack", "Laid first stack your turn"]);
  desk.play.close();
});

test("at a live table there is time for a tip as soon as the bots have thought", async () => {
  const { desk, slip } = await laid([reply([], { wake: 0 }), reply(["double"])], {
    game: { ...game, live: true },
  });
  await pass(50);
  assert.equal(slip(), "first double");
  desk.play.close();
});

test("a closed tip stays away, and another game on this device does not say it again", async () => {
  const { desk, slip, store } = await laid([reply(["guard"])]);
  desk.messages.slip?.close?.();
  assert.equal(slip(), "");
  desk.play.close();
  const again = await laid([reply(["guard"])], { store });
  assert.equal(again.slip(), "");
  again.desk.play.close();
});

test("nothing is said where tips are off: on this device, or in a class set", async () => {
  const store = device();
  store.set("tips", false);
  const task = { set: "1x", number: 0, help: { tips: false, hints: false } };
  for (const how of [{ store }, { save: { task } }]) {
    const { desk, slip } = await laid([reply(["guard"])], how);
    assert.equal(slip(), "");
    desk.play.close();
  }
  const { desk, slip } = await laid([reply(["guard"])], {
    save: { task: { set: "1x", number: 0 } },
  });
  assert.equal(slip(), "first guard", "a set that says nothing gives tips");
  desk.play.close();
});

test("what speaks of the hint is said only where there is one", async () => {
  const { desk, slip } = await laid([reply(["hint_odds", "tool"])], {
    save: { task: { set: "1x", number: 0 } },
  });
  assert.equal(slip(), "first tool");
  desk.play.close();
});

test("a covered hand and a secret round a flat table are told to nobody", async () => {
  const hidden = { views: { 0: { isOpen: false }, 1: { isOpen: false } } };
  const { desk, slip, said } = await laid([reply(["guard"], hidden)], {
    players: [person, person],
  });
  assert.deepEqual([desk.ui.covered, slip()], [true, ""]);
  desk.uncover();
  assert.deepEqual([slip(), said.at(-1)], ["first guard", "your turn first guard"]);
  desk.play.close();
  const flat = await laid([reply(["guard"], hidden)], {
    players: [person, person],
    game: { ...game, flat: "always" },
  });
  assert.equal(flat.slip(), "");
  flat.desk.play.close();
});

test("the bulb lies at hand in the first games, while one is asked; its advice stays until one goes on", async () => {
  const { desk, slip } = await laid([
    reply([]),
    reply([], { actions: { 0: [] }, events: [{ type: "Laid" }] }),
  ]);
  const keys = () => buttonsOf(drawn(lines(desk, () => undefined)));
  assert.deepEqual([desk.advice.hasBulb(), keys().includes("table-hint")], [true, true]);
  await desk.hint();
  assert.deepEqual([slip(), desk.ui.hint], ["the advice", HINT]);
  desk.touch(/** @type {any} */ ({ kind: "pan", on: "", x: 1, y: 1, at: 0 }));
  assert.equal(slip(), "the advice");
  await goOn(desk);
  assert.deepEqual(
    [slip(), desk.advice.hasBulb(), keys().includes("table-hint")],
    ["", false, false],
  );
  desk.play.close();
});

test("the X puts the advice away, and what it pointed at", async () => {
  const { desk, slip } = await laid([reply([])]);
  await desk.hint();
  desk.messages.slip?.close?.();
  assert.deepEqual([slip(), desk.ui.hint], ["", null]);
  desk.play.close();
});

test("no bulb after three finished games, when off, at a flat table or where answers count", async () => {
  const [old, off] = [device(), device()];
  for (const _ of [1, 2, 3]) noteEnd({ store: old }, "schokoly");
  off.set("hints", false);
  /** @type {any[]} */
  const places = [
    { store: old },
    { store: off },
    { game: { ...game, asks: true } },
    { game: { ...game, flat: "always" }, players: [person, person] },
  ];
  for (const how of places) {
    const { desk } = await laid([reply([])], how);
    assert.equal(desk.advice.hasBulb(), false);
    desk.play.close();
  }
});

test("in a class task the set alone says whether there are hints", async () => {
  const old = device();
  for (const _ of [1, 2, 3]) noteEnd({ store: old }, "schokoly");
  const task = (/** @type {any} */ help) => ({ set: "1x", number: 0, ...help });
  for (const [help, has] of [
    [{}, false],
    [{ help: { tips: true, hints: true } }, true],
  ]) {
    const { desk } = await laid([reply([])], { store: old, save: { task: task(help) } });
    assert.deepEqual(
      [desk.advice.hasBulb(), desk.advice.mayHint(), desk.hasHelp],
      [has, has, false],
    );
    desk.play.close();
  }
});

test("a game counts when it ends at this table, not when it is looked at again, nor as a class task", async () => {
  const { desk, store } = await laid([reply([]), reply([], END)]);
  await goOn(desk);
  desk.play.close();
  const again = await laid([reply([], END)], { store });
  again.desk.play.close();
  const task = { set: "1x", number: 0 };
  const ofClass = await laid([reply([]), reply([], END)], { store, save: { task } });
  await goOn(ofClass.desk);
  assert.equal(ofClass.desk.update?.done, true);
  ofClass.desk.play.close();
  assert.deepEqual(store.get("ends"), { schokoly: 1 });
});
