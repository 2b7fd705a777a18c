// A lesson at a table: the engine says what is asked and offered, the game draws it as ever.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lessonRecord } from "../../../js/games/box.js";
import { defaults } from "../../../js/table/defaults.js";
import { lessonOf } from "../../../js/table/lesson.js";
import { drawn, times } from "../support/drawn.mjs";
import "../support/raw.mjs";
import { marked } from "../support/seen.mjs";

const { tableOf } = await import("../../../js/games/index.js");

const t = (/** @type {string} */ id, /** @type {any} */ args) =>
  args ? `${id} ${JSON.stringify(args)}` : id;
const game = lessonOf(
  {
    ...defaults,
    scene: () => "",
    pick: () => undefined,
    fieldsOf: () => ({ own: 1 }),
    show: (action) => ({ ghost: action.card }),
    sentence: ({ type }) => `game ${type}`,
    sound: () => "wood",
    reason: (codes) => codes.join(),
    panel: () => "sheet",
    isMinor: () => false,
  },
  "pig",
);

const shown = /** @type {NonNullable<GameModule["slip"]>} */ (game.slip);
/** @param {any} [changes] of what the lesson says */
const view = (changes) => ({
  lesson: {
    say: "roll",
    number: 1,
    count: 3,
    stars: 0,
    most: 2,
    is_missed: false,
    answer: null,
    shows: [],
    ...changes,
  },
});
/** @param {string[]} types @param {any} [changes] */
function slip(types, changes) {
  /** @type {string[]} */
  const done = [];
  const desk = /** @type {any} */ ({
    view: view(changes),
    ui: { t, actions: types.map((type) => ({ type })) },
    game,
  });
  return { ...shown(desk, ({ type }) => done.push(type)), done };
}

test("the slip has the step's sentence, the ways on that the engine offers, and how far one is", () => {
  const first = slip(["Roll", "Show"]);
  assert.equal(first.text, "lesson-pig-roll");
  assert.deepEqual(
    first.keys?.map(({ text, isMain }) => [text, isMain]),
    [["lesson-show", false]],
  );
  assert.equal(times(drawn(/** @type {any} */ (first.more)), '"stars":0,"most":2'), 1);
  assert.deepEqual(
    slip(["GoOn"]).keys?.map(({ text, isMain }) => [text, isMain]),
    [["lesson-next", true]],
  );
  assert.deepEqual(slip([]).keys, []);
});

test("a way on is sent as the engine offered it", () => {
  const { keys = [], done } = slip(["Again"], { is_missed: true });
  keys[0].act();
  assert.deepEqual(done, ["Again"]);
});

test("after a wrong action the slip tells what happened, as the lesson or the game says it", () => {
  assert.equal(slip(["Again"], { is_missed: true, say: "lost" }).text, "lesson-pig-lost");
  const judged = /** @type {any} */ ({
    view: view({ is_missed: true }),
    ui: { t, actions: [] },
    game: { ...game, missed: () => "why" },
  });
  assert.equal(judged.game.slip(judged, () => undefined).text, "why", "as the game has judged it");
});

test("the answer that was asked for is laid out as a hint; the game's own fields stay", () => {
  const answer = { type: "Roll", card: 7 };
  assert.deepEqual(game.fieldsOf(view()), { own: 1, missed: false, shows: [] });
  assert.deepEqual(game.fieldsOf(view({ answer })), {
    own: 1,
    missed: false,
    shows: [],
    ghost: 7,
    hint: { action: answer, reasons: [] },
  });
});

test("its events are told in its own words and once, all others in the game's", () => {
  const told = { type: "Told", say: "hold" };
  const ui = { t };
  assert.equal(game.sentence(told, ui, view()), "lesson-pig-hold");
  assert.equal(game.sentence({ type: "Missed", say: "lost" }, ui, view()), "lesson-pig-lost");
  assert.equal(game.sentence({ type: "Missed", say: "" }, ui, view()), "", "the game tells it");
  assert.equal(game.spoken?.(told, ui, view()), "");
  assert.equal(game.spoken?.({ type: "Rolled" }, ui, view()), "game Rolled");
  assert.deepEqual([game.sound(told), game.sound({ type: "Rolled" })], ["", "wood"]);
  assert.deepEqual([game.isMinor(told), game.isMinor({ type: "Rolled" })], [true, false]);
});

test("a wrong try gets the game's own reasons; one that is not asked for, what comes first", () => {
  assert.equal(game.reason(["over"], { t }), "over");
  assert.equal(game.reason(["lesson", "first-next"], { t }), "lesson-first-next");
});

test("the end tells the stars, and whether all were found", () => {
  const told = (/** @type {number} */ stars) =>
    game.ending(view({ stars }), { t }).lines.map(drawn).join(" ");
  assert.match(told(2), /lesson-all/);
  assert.match(told(1), /lesson-some/);
  assert.equal(marked(told(1), "won").length, 1);
  const panel = (/** @type {any} */ outcome) =>
    drawn(/** @type {any} */ (game.panel(view(), [], { outcome })));
  assert.deepEqual(
    [panel(null), panel({ scores: [1, 0] })],
    ["sheet", ""],
    "no sheet lies over it",
  );
});

test("a record whose position is a lesson has a lesson's table", () => {
  const box = /** @type {any} */ ({
    name: "schokoly",
    edition: 1,
    lesson: { position: "lesson:1", newest: "lesson:2", bots: ["nibbler"] },
  });
  const record = lessonRecord(box, "Mia");
  assert.equal(record.position, "lesson:2");
  assert.deepEqual(record.players, [
    { kind: "person", name: "Mia" },
    { kind: "bot", bot: "nibbler" },
  ]);
  assert.ok(tableOf(record)?.slip);
  assert.equal(tableOf({ ...record, position: "" })?.slip, null);
});
