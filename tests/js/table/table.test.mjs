import assert from "node:assert/strict";
import { test } from "node:test";
import { fit, keepInSight, pinch, toBoard, toScreen } from "../../../js/table/camera.js";
import { readKey } from "../../../js/input/keys.js";
import { defaults } from "../../../js/table/defaults.js";
import { located, Picture } from "../../../js/table/picture.js";
import { namesOf, screenOf } from "../../../js/table/players.js";

const field = { x: 10, y: 50, w: 400, h: 300 };
/** The table begins where the page does. */
const all = { ...field, x: 0, y: 0 };
const zoom = { least: 10, most: 80 };

const NOBODY = /** @type {any} */ ({ names: [], record: { players: [] } });

/** A board of 20 × 10, of which nothing is laid out yet. */
function board() {
  const app = /** @type {any} */ ({ words: { t: String }, draw() {} });
  const extent = () => ({ x: 0, y: 0, w: 20, h: 10 });
  const game = /** @type {any} */ ({ ...defaults, zoom, extent });
  return Object.assign(new Picture(app, game, NOBODY, false), { view: {} });
}

test("the board fits whole and in the middle", () => {
  const camera = fit({ x: -4, y: -2, w: 20, h: 10 }, field, zoom);
  assert.equal(camera.s, 20);
  assert.deepEqual(toScreen(camera, { x: 6, y: 3 }), { x: 210, y: 200 });
  assert.deepEqual(toBoard(camera, { x: 210, y: 200 }), { x: 6, y: 3 });
});

test("two fingers enlarge around the point between them, within bounds", () => {
  const camera = { x: 0, y: 0, s: 20 };
  const at = { x: 100, y: 60 };
  const larger = pinch(camera, 2, at, zoom);
  assert.deepEqual(toScreen(larger, toBoard(camera, at)), at);
  assert.equal(pinch(camera, 1000, at, zoom).s, 128);
  assert.equal(pinch(camera, 0.001, at, zoom).s, 10);
});

test("a board cannot be pushed out of sight, and enlarged it can be seen to its corners", () => {
  const bounds = { x: 0, y: 0, w: 10, h: 10 };
  const middle = { x: field.x + field.w / 2, y: field.y + field.h / 2 };
  const pushed = keepInSight({ x: 5000, y: -5000, s: 20 }, bounds, field);
  assert.deepEqual(toBoard(pushed, middle), { x: 0, y: 10 });
  const corner = { x: middle.x, y: middle.y, s: 80 };
  assert.deepEqual(keepInSight(corner, bounds, field), corner);
});

test("on a large screen a finger means what lies under it, and moves the board as far as itself", () => {
  const picture = board();
  picture.layOut({
    growth: 1.5,
    size: all,
    field,
    rack: { x: 0, y: 400, w: 400, h: 90 },
    racks: {},
  });
  const finger = { on: "", at: 0, finger: true };
  const at = { x: 300, y: 300 };
  const { x, y, spot, over } = located({ ...finger, kind: "tap", ...at }, picture.ui, 54);
  assert.deepEqual({ x, y, spot, over }, { x: 200, y: 200, spot: { x: 9.5, y: 5 }, over: "board" });
  assert.equal(located({ ...finger, kind: "tap", x: 300, y: 630 }, picture.ui, 54).over, "hand");
  const before = toBoard(picture.ui.camera, { x: 200, y: 200 });
  picture.moveBoard({ ...finger, kind: "pan", x: 330, y: 300, dx: 30, dy: 0 });
  assert.deepEqual(toBoard(picture.ui.camera, { x: 220, y: 200 }), before);
  picture.moveBoard({ ...finger, kind: "pinch", x: 330, y: 300, scale: 1.5 });
  assert.deepEqual(toBoard(picture.ui.camera, { x: 220, y: 200 }), before);
});

test("what fingers pan is not drawn anew before it has come to rest; what they enlarge is", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const picture = board();
  picture.layOut({ growth: 1, size: all, field, rack: field, racks: {} });
  const [finger, { camera }] = [{ on: "", at: 0, finger: true, x: 200, y: 200 }, picture.ui];
  const pan = () => picture.moveBoard({ ...finger, kind: "pan", dx: 5, dy: 0 });
  pan();
  t.mock.timers.tick(150);
  pan();
  t.mock.timers.tick(150);
  assert.deepEqual([picture.ui.drawnAt, picture.ui.camera.x], [camera, camera.x + 10]);
  t.mock.timers.tick(150);
  assert.deepEqual([picture.ui.drawnAt, picture.ui.camera.x], [null, camera.x + 10]);
  pan();
  picture.moveBoard({ ...finger, kind: "pinch", scale: 1.5 });
  assert.equal(picture.ui.drawnAt, null);
  pan();
  picture.refit();
  assert.deepEqual([picture.ui.drawnAt, picture.ui.camera], [null, camera]);
});

/**
 * Whose screen it is, whether it is covered, and for whom.
 * @param {Record<number, any[]>} actions
 * @param {number | null} last
 * @param {boolean} isOpen
 */
function screen(actions, last, isOpen) {
  const views = Object.fromEntries(Object.keys(actions).map((seat) => [seat, {}]));
  const { seat, covered, next } = screenOf(/** @type {any} */ ({ views, actions }), last, isOpen);
  return [seat, covered, next];
}
const some = [{ type: "Draw" }];

test("a finger means what lies under it, however far the page is scrolled", (t) => {
  t.after(() => Reflect.deleteProperty(globalThis, "scrollY"));
  const picture = board();
  picture.layOut({ growth: 1, size: all, field, rack: field, racks: {} });
  const gesture = { on: "", at: 0, finger: true, kind: "tap", x: 200, y: 200 };
  const { spot } = located(gesture, picture.ui, 54);
  const middle = toBoard(picture.ui.camera, { x: 200, y: 200 });
  Object.assign(globalThis, { scrollY: 150 });
  assert.deepEqual(located({ ...gesture, y: 50 }, picture.ui, 54).spot, spot);
  picture.moveBoard({ ...gesture, kind: "pinch", y: 50, scale: 1.5 });
  assert.deepEqual(toBoard(picture.ui.camera, { x: 200, y: 200 }), middle);
});

test("a finger means what lies under it where something stands above the table", () => {
  const [picture, lower] = [board(), board()];
  const parts = { growth: 1.5, field, rack: { x: 0, y: 400, w: 400, h: 90 }, racks: {} };
  picture.layOut({ ...parts, size: all });
  lower.layOut({ ...parts, size: { ...all, x: 20, y: 300 } });
  const gesture = { on: "", at: 0, finger: true, kind: "tap", x: 300, y: 300 };
  const below = { ...gesture, x: 320, y: 600 };
  assert.deepEqual(located(below, lower.ui, 54), located(gesture, picture.ui, 54));
  picture.moveBoard({ ...gesture, kind: "pinch", scale: 1.5 });
  lower.moveBoard({ ...below, kind: "pinch", scale: 1.5 });
  assert.deepEqual(lower.ui.camera, picture.ui.camera);
});

test("one person never meets a curtain", () => {
  assert.deepEqual(screen({ 1: [] }, null, false), [1, false, null]);
});

test("with two persons a hand is covered until its owner says so", () => {
  assert.deepEqual(screen({ 0: some, 1: [] }, null, false), [0, true, 0]);
  assert.deepEqual(screen({ 0: some, 1: [] }, 0, false), [0, false, null]);
  assert.deepEqual(screen({ 0: [], 1: some }, 0, false), [1, true, 1]);
});

test("while bots play, the last hand stays; after opening a saved game it is covered", () => {
  assert.deepEqual(screen({ 0: [], 2: [] }, 2, false), [2, false, null]);
  assert.equal(screen({ 0: [], 2: [] }, null, false)[1], true);
});

test("open hands know no curtain", () => {
  assert.deepEqual(screen({ 0: [], 1: some }, 0, true), [1, false, null]);
});

test("a person who has gone to another device has no screen here", () => {
  assert.deepEqual(screen({ 0: [] }, 1, false), [0, false, null]);
  assert.deepEqual(screen({ 0: some, 2: [] }, 1, false), [0, true, 0]);
});

/** @param {string} key @param {string} on @param {Record<string, any>} [more] @returns {any} */
function stroke(key, on, more = {}) {
  const target = {
    closest: (/** @type {string} */ names) => {
      if (names === "[data-on]") return on ? { dataset: { on } } : null;
      return more.tag && names.includes(more.tag) ? target : null;
    },
  };
  return { key, timeStamp: 5, target, ...more };
}

/** A game's own keys. */
const OWN = { r: "turn", R: "turn-back", 1: "market:1" };

test("keys: arrows belong to the board, letters to the table, none to the browser's own keys", () => {
  assert.equal(readKey(stroke("ArrowLeft", "board"), OWN)?.gesture?.dx, -1);
  assert.equal(readKey(stroke("ArrowLeft", "hand:3"), OWN), null);
  assert.equal(readKey(stroke("r", ""), OWN)?.gesture?.on, "turn");
  assert.equal(readKey(stroke("r", ""), OWN)?.gesture?.at, 5, "when it was pressed");
  assert.equal(readKey(stroke("R", ""), OWN)?.gesture?.on, "turn-back");
  assert.equal(readKey(stroke("Z", ""), OWN)?.button, "undo");
  assert.equal(readKey(stroke("r", "", { ctrlKey: true }), OWN), null);
  assert.equal(readKey(stroke("r", "", { tag: "input" }), OWN), null);
  assert.equal(readKey(stroke("Enter", "hand:3"), OWN)?.gesture?.kind, "tap");
  assert.equal(readKey(stroke("Enter", "board"), OWN)?.gesture?.kind, "enter");
  assert.equal(readKey(stroke("Enter", "lay", { tag: "button" }), OWN), null);
  assert.equal(readKey(stroke("1", "hand:3"), OWN)?.gesture?.on, "market:1");
  assert.equal(readKey(stroke("2", "hand:3"), OWN)?.gesture?.on, "take:1");
  assert.equal(readKey(stroke("r", "", { repeat: true }), OWN), null);
});

test("one person is You, several are called by their animals, and nobody like another", () => {
  const words = {
    t: (/** @type {string} */ id, /** @type {any} */ { bot, number } = {}) =>
      bot ? `${bot} no. ${number}` : id,
    has: () => true,
  };
  /** @param {any[]} players */
  const called = (...players) =>
    namesOf({ words }, { names: [], record: /** @type {any} */ ({ players }), animals: ["frog"] });
  const [person, anna, bot] = [
    { kind: "person" },
    { kind: "person", name: "Anna" },
    { kind: "bot", bot: "taster" },
  ];
  assert.deepEqual(called(person, bot, bot), [
    "person-you",
    "bot-taster no. 1",
    "bot-taster no. 2",
  ]);
  const near = namesOf(
    { words },
    /** @type {any} */ ({ names: [], record: { players: [person, bot] }, near: [0] }),
  );
  assert.equal(near[0], "animal-hedgehog", "nobody is You to other devices");
  assert.deepEqual(called(person, bot, { kind: "bot", bot: "nibbler" }).slice(1), [
    "bot-taster",
    "bot-nibbler",
  ]);
  assert.deepEqual(called(bot, { ...bot, name: "Anna" }, bot, anna), [
    "bot-taster no. 1",
    "Anna",
    "bot-taster no. 2",
    "Anna 2",
  ]);
  assert.deepEqual(called(person, anna, anna), ["animal-frog", "Anna", "Anna 2"]);
  assert.deepEqual(called(bot, person, person).slice(1), ["animal-hedgehog", "animal-rabbit"]);
});
