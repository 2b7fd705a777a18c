import assert from "node:assert/strict";
import { test } from "node:test";
import "../support/raw.mjs";
import { drawn, wordsIn } from "../support/drawn.mjs";
import { handlers } from "../support/page-app.mjs";
import { marked, valuesOf } from "../support/seen.mjs";
import { languages } from "../../../py/runtime/words.mjs";
import { Player } from "../../../js/replay/player.js";

const { bar, createGrip, openSheet } = await import("../../../js/replay/screen.js");
const { Stage } = await import("../../../js/replay/stage.js");
const { defaults } = await import("../../../js/table/defaults.js");
const { momentWords } = await import("../../../js/replay/replay.js");

const MOMENTS = [
  { ply: 1, code: "lead", seat: 0, change: 4 },
  { ply: 3, code: "Took", seat: 1, change: 0 },
];
const nothing = () => undefined;
/** @type {any} */
const APP = { words: { t: nothing }, draw: nothing };
const SEATS = /** @type {any} */ ({ names: ["A", "B"], record: { players: [{}, {}] } });

/**
 * A page of a replay at its second ply, as far as bar and sheets know it.
 * @param {any} words
 * @returns {any}
 */
function pageIn(words) {
  const { t } = words;
  const names = [t("person-you"), "Ben"];
  const player = new Player([0, 1, 2, 3], nothing);
  player.go(1);
  const now = MOMENTS.find(({ ply }) => ply === 1);
  const replay = {
    title: "replay-title",
    player,
    names,
    reel: { plies: 3, times: [0, 61_000, 62_000, 63_000], movers: [], moments: MOMENTS, seats: 2 },
    game: { live: true, zoom: { least: 1, most: 2 } },
    source: {
      record: {
        game: "choco_challenge",
        players: [{ kind: "person" }, { kind: "bot", bot: "baker" }],
      },
    },
    sight: { seat: 1, open: true },
    stage: { ui: { covered: false, t } },
    momentNow: () => now,
    momentBeside: (/** @type {number} */ by) => (by > 0 ? MOMENTS[1] : null),
    mayPlayOn: () => true,
    wordsOf: (/** @type {any} */ moment) => momentWords("choco_challenge", moment, names, words),
  };
  return {
    ...replay,
    app: { t, sound: { isOn: () => true }, draw: nothing },
    grip: createGrip(replay),
    acts: {},
    sheets: { name: "", close: nothing },
  };
}

for (const language of languages()) {
  const page = pageIn(wordsIn(language, "later"));

  test(`bar and sheets are drawn without a gap (${language})`, () => {
    const sheets = ["sight", "moments", "branch", "menu"].map((name) =>
      openSheet({ ...page, sheets: { ...page.sheets, name } }),
    );
    for (const text of [bar(page), ...sheets].map(drawn))
      assert.doesNotMatch(text, /(replay|table|person)-[a-z]|undefined|NaN|\[object|\{ ?\$/);
  });

  test(`the slider tells where one is, when, and what happened (${language})`, () => {
    const text = drawn(bar(page));
    const [told = ""] = valuesOf(text, "aria-valuetext");
    for (const part of ["1", "3", "1:01", "4"])
      assert.ok(told.includes(part), `${part} in ${told}`);
    const marks = marked(text, "film-mark");
    assert.equal(marks.length, MOMENTS.length);
    assert.equal(marks.filter(({ at }) => "data-here" in at).length, 1, "where one is");
  });
}

test("a screen reader moves the field of the slider, which is where the film is", () => {
  const page = pageIn(wordsIn("en", "later"));
  const [at] = marked(drawn(bar(page)), "film-slider").map(({ at }) => at.style);
  assert.equal(at, "--at: 0.3333");
  const [field] = /<input[^>]*>/.exec(drawn(bar(page))) ?? [""];
  for (const part of ['type="range"', 'max="3"', 'value="1"', 'aria-label="Move"'])
    assert.ok(field.includes(part), `${part} in ${field}`);
  handlers(bar(page), "@input=")[0]?.({ target: { value: "3" } });
  assert.equal(page.player.ply, 3);
});

/** A game of which only the ui is looked at. @type {any} */
const GAME = {
  ...defaults,
  idle: { held: null },
  fieldsOf: (/** @type {any} */ { hand }) => ({ hand }),
  looks: ["inside"],
  pick: (/** @type {any[]} */ actions, /** @type {any} */ { on }) => ({
    action: { type: on },
    ui: { open: on, seat: 5 },
  }),
  watched: (/** @type {any} */ _, /** @type {any[]} */ events) => ({ heard: events.length }),
};
/** @param {number} ply @returns {any} */
const look = (ply) => ({
  ply,
  at: 10 * ply,
  view: { board: [], hand: [] },
  events: [{ type: "Did" }],
  outcome: null,
  moods: { 1: "glad" },
});

test("what only flashes is seen where one came from the ply before, and nothing travels over a leap", () => {
  const stage = new Stage(APP, GAME, SEATS, false);
  const wish = { ply: 0, seat: 0, open: false };
  stage.show(look(4), wish, "leap");
  assert.deepEqual(
    [stage.ui.events.length, stage.ui.heard, stage.ui.now, stage.leaps],
    [0, 1, 40, 1],
  );
  stage.show(look(5), wish, "step");
  assert.deepEqual([stage.ui.events.length, stage.leaps], [1, 1]);
  assert.deepEqual(stage.ui.moods, { 1: "glad" });
  stage.show(look(4), wish, "step");
  assert.deepEqual([stage.ui.events.length, stage.leaps], [0, 1], "back, things travel back");
  stage.show(look(5), wish, "drag");
  assert.deepEqual([stage.ui.events.length, stage.ui.heard, stage.leaps], [0, 0, 2]);
  stage.show(look(6), { ...wish, seat: 1, open: true }, "leap");
  assert.deepEqual(
    [stage.ui.events.length, stage.ui.seat, stage.ui.revealed, stage.leaps],
    [0, 1, true, 3],
  );
});

test("hands stay covered until somebody asks, and where nobody has one there is nothing to cover", () => {
  const closed = new Stage(
    APP,
    { ...GAME, isOpen: () => false, hide: (/** @type {any} */ view) => ({ ...view, hand: [] }) },
    SEATS,
    true,
  );
  const wish = { ply: 1, seat: 0, open: false };
  const held = (/** @type {number} */ ply) => ({
    ...look(ply),
    view: { board: [], hand: ["a card"] },
  });
  closed.show(held(1), wish, "leap");
  closed.show(held(2), wish, "step");
  assert.deepEqual([closed.ui.covered, closed.ui.hand, closed.view.hand], [true, [], []]);
  closed.set({ covered: false });
  closed.show(held(2), wish, "leap");
  assert.deepEqual(
    [closed.ui.covered, closed.ui.hand, closed.view.hand],
    [false, ["a card"], ["a card"]],
  );
  const open = new Stage(APP, { ...GAME, isOpen: () => true }, SEATS, true);
  open.show(look(1), wish, "leap");
  assert.equal(open.ui.covered, false);
});

test("the frame only grows while one goes to and fro, and is measured anew with the page", () => {
  const grows = {
    ...GAME,
    zoom: { least: 1, most: 99 },
    extent: (/** @type {any} */ { board }) => ({
      x: -board.length,
      y: 0,
      w: 2 * board.length,
      h: 1,
    }),
  };
  const stage = new Stage(APP, grows, SEATS, false);
  const lie = (/** @type {number} */ ply) =>
    stage.show(
      { ...look(ply), view: { board: Array(ply).fill("a card"), hand: [] } },
      { ply, seat: 0, open: false },
      "leap",
    );
  const box = { x: 0, y: 0, w: 80, h: 80 };
  const grid = { growth: 1, size: box, field: box, rack: box, racks: {} };
  stage.layOut(grid);
  const scales = [2, 4, 1, 4].map((ply) => (lie(ply), stage.ui.camera.s));
  assert.deepEqual(scales, [20, 10, 10, 10]);
  lie(1);
  stage.layOut({ ...grid, field: { ...box, h: 70 } });
  assert.equal(stage.ui.camera.s, 40);
});

test("a finger looks into things, and nothing it touches acts or changes whose eyes these are", () => {
  const stage = new Stage(APP, GAME, SEATS, false);
  stage.show(look(1), { ply: 1, seat: 1, open: false }, "leap");
  const tap = { kind: "tap", x: 0, y: 0, at: 0, finger: true };
  stage.touch({ ...tap, on: "inside:1" });
  assert.deepEqual([stage.ui.open, stage.ui.seat], ["inside:1", 1]);
  stage.touch({ ...tap, on: "slap:0" });
  assert.equal(stage.ui.open, "inside:1");
});
