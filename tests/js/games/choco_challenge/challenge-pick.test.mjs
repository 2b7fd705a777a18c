import assert from "node:assert/strict";
import { test } from "node:test";
import {
  choices,
  gesture,
  makeMatch,
  makeStopped,
  makeUi,
  makeView,
} from "../../support/challenge-table.mjs";

const game = await import("../../../../js/games/choco_challenge/game.js");
const { bigButtons, idle, keys, pick, show, undoable } = game;

/**
 * @param {string} on
 * @param {any[]} list
 * @param {Record<string, any>} [more]
 * @param {Record<string, any>} [how]
 */
const tap = (on, list, more = {}, how = {}) =>
  pick(list, gesture("tap", on, how), makeUi({ actions: list, ...more }));

test("the pile and the big button draw, with the very action that was offered", () => {
  for (const on of ["pile", "draw"])
    assert.equal(tap(on, choices.drawing)?.action, choices.drawing[0]);
  assert.equal(tap("stop", choices.drawing)?.action, choices.drawing[1]);
  assert.equal(tap("done", choices.stopped)?.action, choices.stopped[2]);
});

test("a second tap draws only when the first card has come to its place", () => {
  const first = tap("draw", choices.first, {}, { at: 1000 });
  assert.equal(first?.action?.type, "Draw");
  const soon = (/** @type {string} */ on, /** @type {number} */ at) =>
    tap(on, choices.drawing, { ...first?.ui, ...idle }, { at });
  assert.equal(soon("draw", 1180), undefined, "a double tap");
  assert.equal(soon("pile", 1440), undefined, "also on the pile itself");
  assert.equal(soon("draw", 1500)?.action?.type, "Draw", "who wants to draw fast may");
  assert.equal(soon("stop", 1180)?.action?.type, "Stop");
});

test("what takes another's place is a big button, so that the desk hears no echo", () => {
  for (const on of [
    "draw",
    "stop",
    "done",
    "bust",
    "spend:whisk",
    "tool:whisk",
    "deck",
    "decline",
    "pile",
  ])
    assert.ok(bigButtons.includes(on), on);
  for (const on of ["market:4", "dessert:4"]) assert.ok(!bigButtons.includes(on), on);
});

test("a tap while the answer is still on its way does nothing, and asks nothing", () => {
  for (const on of ["draw", "stop", "market:4", "dessert:4"])
    assert.equal(pick([], gesture("tap", on), makeUi({ actions: choices.stopped })), undefined);
});

test("in another's turn a tap asks why", () => {
  assert.deepEqual(tap("market:4", []), { why: { type: "Buy", place: 4 } });
  assert.deepEqual(tap("draw", []), { why: { type: "Draw" } });
});

test("shopping: what is offered is bought or taken, what is not asks why", () => {
  assert.equal(tap("market:4", choices.stopped)?.action, choices.stopped[0]);
  assert.equal(tap("dessert:4", choices.stopped)?.action, choices.stopped[1]);
  assert.deepEqual(tap("market:3", choices.stopped), { why: { type: "Buy", place: 3 } });
  assert.deepEqual(tap("dessert:9", choices.stopped), { why: { type: "Take", cost: 9 } });
  assert.deepEqual(tap("market:2", choices.drawing), { why: { type: "Buy", place: 2 } });
});

test("a match: the tool is spent from the sheet, or by its pile in the middle; or it is a bust", () => {
  for (const on of ["spend:whisk", "tool:whisk"])
    assert.equal(tap(on, choices.match)?.action, choices.match[0]);
  assert.equal(tap("bust", choices.match)?.action, choices.match[1]);
  assert.deepEqual(tap("tool:pastry_bag", choices.match), {
    why: { type: "Spend", tool: "pastry_bag" },
  });
  assert.deepEqual(tap("draw", choices.match), { why: { type: "Draw" } });
});

test("extra cards: from the deck, from the market, a tool, or none", () => {
  assert.equal(tap("deck", choices.ingredient)?.action, choices.ingredient[0]);
  assert.equal(tap("market:6", choices.market)?.action, choices.market[5]);
  assert.equal(tap("tool:measuring_cup", choices.tool)?.action, choices.tool[1]);
  assert.equal(tap("decline", choices.tool)?.action, choices.tool[2]);
  assert.deepEqual(tap("tool:whisk", choices.tool), { why: { type: "TakeTool", tool: "whisk" } });
  assert.deepEqual(tap("market:1", choices.tool), { why: { type: "TakeMarket", place: 1 } });
  assert.deepEqual(tap("deck", choices.drawing), { why: { type: "TakeIngredient" } });
});

test("a card drawn off the pile by a drag is drawn; any other drop is nothing", () => {
  const drop = (/** @type {string} */ on) =>
    pick(choices.drawing, gesture("drop", on, { under: "" }), makeUi());
  assert.equal(drop("pile")?.action?.type, "Draw");
  assert.equal(drop("market:4"), undefined);
});

test("each key taps something that the list knows, and is told in the help", () => {
  const told = keys.help.map(([label]) => label).join(" ");
  for (const [key, on] of Object.entries(keys.taps)) {
    assert.match(told, /^\d$/.test(key) ? /1 … 6/ : new RegExp(`\\b${key.toUpperCase()}\\b`), key);
    assert.ok(tap(on, choices.drawing) !== undefined || on === "take", `${key} is deaf`);
  }
  for (const shared of ["i", "c", "z", "m", "?"])
    assert.equal(keys.taps[shared], undefined, `${shared} belongs to the table`);
});

test("T takes the extra card, else the dearest dessert, and nothing where there is neither", () => {
  const rich = [
    { type: "Take", cost: 4 },
    { type: "Take", cost: 5 },
    { type: "Take", cost: 7 },
    { type: "Done" },
  ];
  assert.equal(tap("take", rich)?.action, rich[2]);
  assert.equal(tap("take", choices.ingredient)?.action, choices.ingredient[0]);
  assert.equal(tap("take", choices.drawing), undefined);
});

test("E ends the turn, or the part of it that one is in, whatever that is called", () => {
  for (const type of ["Stop", "Done", "Bust", "Decline"])
    assert.equal(tap("end", [{ type: "Draw" }, { type }])?.action?.type, type);
  assert.deepEqual(tap("end", [{ type: "Draw" }])?.why, { type: "Done" });
});

test("a pile is looked into and closed again; others' moves do not close it, one's own do", () => {
  const open = tap("inside:2", choices.drawing)?.ui;
  assert.equal(open.open, 2);
  assert.equal(tap("inside:2", choices.drawing, { open: 2 })?.ui.open, null);
  assert.equal(tap("inside", choices.drawing)?.ui.open, 0);
  for (const on of ["board", "", "back"])
    assert.equal(tap(on, choices.drawing, { open: 2 })?.ui.open, null);
  assert.equal(tap("board", choices.drawing), undefined);
  assert.ok(!("open" in idle));
  assert.equal(tap("stop", choices.drawing, { open: 2 })?.ui.open, null);
});

/** @param {any[]} list @param {any} cursor @param {number} dx @param {number} dy */
const step = (list, cursor, dx, dy) =>
  pick(list, gesture("step", "board", { dx, dy }), makeUi({ cursor, actions: list }))?.ui.cursor;
/** @param {any[]} list @param {any} cursor */
const enter = (list, cursor) =>
  pick(list, gesture("enter", "board"), makeUi({ cursor, actions: list }));

test("arrows begin on what is offered, walk rows as they are seen, and never leave them", () => {
  const from = step(choices.stopped, null, 1, 0);
  assert.deepEqual(from, { row: 0, place: 2 }, "the fourth card from the deck");
  assert.deepEqual(step([], null, 1, 0), { row: 0, place: 5 }, "else next to the deck");
  assert.deepEqual(step([], { row: 0, place: 6 }, 1, 0), { row: 0, place: 6 });
  assert.deepEqual(step([], { row: 0, place: 0 }, -1, 0), { row: 0, place: 0 });
  assert.deepEqual(step([], { row: 0, place: 6 }, 0, 1), { row: 1, place: 5 });
  assert.deepEqual(step([], { row: 1, place: 5 }, 0, 1), { row: 2, place: 2 });
  assert.deepEqual(step([], { row: 2, place: 1 }, 0, 1), { row: 2, place: 1 });
  assert.deepEqual(step([], { row: 2, place: 0 }, 0, -1), { row: 1, place: 0 });
});

test("Enter plays the thing under the cursor, or asks why not; it ends no turn early", () => {
  assert.equal(enter(choices.stopped, { row: 0, place: 2 })?.action, choices.stopped[0]);
  assert.equal(enter(choices.stopped, { row: 1, place: 0 })?.action, choices.stopped[1]);
  assert.deepEqual(enter(choices.stopped, { row: 1, place: 1 }), {
    why: { type: "Take", cost: 5 },
  });
  assert.equal(enter(choices.stopped, null)?.say, "table-say-choose");
  const done = [{ type: "Done" }];
  assert.equal(enter(done, null)?.action, done[0]);
});

test("a hint points at what it is about", () => {
  assert.deepEqual(show({ type: "Buy", place: 4 }).cursor, { row: 0, place: 2 });
  assert.deepEqual(show({ type: "Take", cost: 9 }).cursor, { row: 1, place: 5 });
  assert.deepEqual(show({ type: "TakeTool", tool: "pastry_bag" }).cursor, { row: 2, place: 1 });
  assert.deepEqual(show({ type: "TakeIngredient" }).cursor, { row: 0, place: 6 });
  assert.equal(show({ type: "Draw" }).cursor, null);
});

test("only what showed nothing new can be taken back", () => {
  assert.equal(undoable(makeStopped(), choices.stopped), true);
  assert.equal(undoable(makeView(), choices.drawing), false);
  assert.equal(undoable(makeMatch(), choices.match), false);
  assert.equal(undoable({ ...makeStopped(), seat: 1, asked: 1 }, choices.tool), false);
});

test("stale things do nothing", () => {
  assert.equal(tap("nonsense", choices.drawing), undefined);
  assert.equal(pick(choices.drawing, gesture("lift", "pile"), makeUi()), undefined);
  assert.equal(pick(choices.drawing, gesture("cancel", "pile"), makeUi()), undefined);
});
