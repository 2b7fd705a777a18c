// Boards to be counted, and the best place: what is drawn, what a gesture means, what is told; and
// a class task's table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { besides, edgesOf, middleOf, topsOf } from "../../../js/games/schokoly/shapes.js";
import { dock } from "../../../js/table/seats.js";
import { readKey } from "../../../js/input/keys.js";
import { entries } from "../../../js/table/sheets.js";
import { asked, best, count, makeUi, moments, told, updatesOf } from "../support/count-table.mjs";
import { drawn, times } from "../support/drawn.mjs";
import { gesture } from "../support/schokoly-table.mjs";
import { bears, buttonsOf, marked, nameOf, touchable, usedIn, wordsOf } from "../support/seen.mjs";

/** @param {any} moment @param {any} [more] */
const picture = ({ view }, more = {}) => drawn(count.scene(view, makeUi(more, view)));
/** @param {any} moment @param {any} [more] */
const keys = ({ view, actions }, more = {}) =>
  drawn(count.tools(view, actions, makeUi(more, view)));
/** @param {any} moment @param {any} what @param {any} [more] */
const pick = ({ view, actions }, what, more = {}) => count.pick(actions, what, makeUi(more, view));
/** @param {string} on @param {any} [more] */
const tap = (on, more = {}) => gesture("tap", on, more);
/** @param {any} moment @param {string[]} names @param {string} [number] */
const typed = (moment, names, number = "") =>
  names.reduce((text, name) => pick(moment, tap(name), { number: text }).ui.number, number);

// --- places ---

test("a stacked card covers what lies below", () => {
  const lying = (
    /** @type {number} */ tier,
    /** @type {number} */ x,
    /** @type {string} */ colour,
  ) => ({ card: x, x, y: 0, tier, colours: Array(4).fill(colour), smartie: false, seat: 0 });
  const tops = topsOf([lying(2, 1, "white"), lying(1, 0, "dark"), lying(1, 2, "milk")]);
  assert.deepEqual(
    ["0,0", "1,0", "2,1", "3,1"].map((cell) => tops.get(cell)),
    ["dark", "white", "white", "milk"],
  );
  assert.deepEqual(
    besides(
      [
        [0, 0],
        [0, 1],
      ],
      tops,
    ),
    [
      [1, 0],
      [1, 1],
    ],
  );
});

// --- what is drawn ---

test("the area that is asked for lies in a dashed line, and no number tells how large it is", () => {
  for (const kind of ["size", "sides", "who"]) {
    const text = picture(asked(kind));
    assert.equal(marked(text, "asked").length, 1, kind);
    assert.equal(marked(text, "piece-number").length, 0, kind);
  }
  assert.equal(marked(picture(asked("largest")), "asked").length, 0);
});

test("an explanation numbers every piece, each fifth of another kind", () => {
  const moment = told("size");
  const text = picture(moment);
  const size = moment.view.answer.truth;
  const numbers = marked(text, "piece-number");
  assert.equal(numbers.length, size);
  assert.equal(numbers.filter((it) => bears(it, "five")).length, Math.floor(size / 5));
});

test("an explanation marks the sides of the colour that was asked, and of both for whose it is", () => {
  const { view } = told("sides");
  const marks = (/** @type {string} */ text, /** @type {string} */ colour) =>
    marked(text, "side-mark").filter((it) => bears(it, colour));
  assert.equal(
    marks(drawn(count.scene(view, makeUi({}, view))), view.answer.colour).length,
    view.answer.truth,
  );
  const who = told("who");
  const { colours, answer } = who.view;
  for (const colour of colours) {
    const own = marks(picture(who), colour);
    assert.equal(
      own.length,
      answer.sums.find((/** @type {any} */ sum) => sum.colour === colour).count,
    );
    const winning = own.filter((it) => bears(it, "wins")).length;
    assert.equal(winning, colour === answer.truth ? own.length : 0);
  }
});

test("what was tapped instead is shown in a dashed line beside the largest", () => {
  const wrong = told("largest", ({ answer }) => !answer.right);
  assert.deepEqual(
    ["asked", "rim"].map((kind) => marked(picture(wrong), kind).length),
    [1, 1],
  );
  const right = told("largest", ({ answer }) => answer.right);
  assert.equal(marked(picture(right), "asked").length, 0);
});

test("where chocolates are small the area is brought nearer, where they are large the board stands still", () => {
  const { view } = asked("sides");
  const [far, near] = [400, 3000].map((w) =>
    count.extent(view, makeUi({ field: { x: 0, y: 0, w, h: w } }, view)),
  );
  assert.ok(far.w < near.w);
  const whole = asked("largest");
  assert.deepEqual(
    count.extent(whole.view, makeUi({ field: { x: 0, y: 0, w: 400, h: 400 } }, whole.view)),
    near,
  );
});

test("each right answer is a chocolate, each other an empty mould", () => {
  const { view } = moments.findLast(({ view: one }) => one.asked === one.most) ?? moments[0];
  const text = drawn(count.plate(view, 0, makeUi({}, view)));
  assert.equal(times(text, "#piece-milk"), view.right);
  assert.equal(marked(text, "empty-mould").length, view.most - view.right);
  assert.match(text, new RegExp(`Right: ${view.right} of ${view.most}`));
});

// --- what a gesture means ---

test("a piece is chosen by a tap and said by the big key; a gap chooses nothing", () => {
  const moment = asked("largest");
  const { x, y } = moment.actions[3];
  const at = { spot: { x: x + 0.7, y: y + 0.2 } };
  const { ui } = pick(moment, tap("board", at));
  assert.deepEqual(ui.spot, { x, y });
  assert.equal(pick(moment, tap("board", at), { spot: ui.spot }).action, undefined);
  assert.equal(
    pick(moment, tap("board", { spot: { x: 99, y: 99 } }), { spot: ui.spot }).ui.spot,
    null,
  );
  assert.equal(pick(moment, tap("say")), undefined);
  assert.deepEqual(pick(moment, tap("say"), { spot: ui.spot }).action, moment.actions[3]);
  assert.deepEqual(
    pick(moment, gesture("enter", "board"), { spot: ui.spot }).action,
    moment.actions[3],
  );
});

test("a number has two digits; a third begins anew, a nought in front goes away", () => {
  const moment = asked("size");
  assert.equal(typed(moment, ["digit:1", "digit:2"]), "12");
  assert.equal(typed(moment, ["digit:1", "digit:2", "digit:3"]), "3");
  assert.equal(typed(moment, ["digit:0", "digit:7"]), "7");
  assert.equal(typed(moment, ["digit:1", "digit:2", "erase"]), "1");
  assert.equal(typed(moment, ["choose:4"]), "4");
  assert.deepEqual(pick(moment, tap("say"), { number: "12" }).action, { type: "Say", count: 12 });
  assert.equal(pick(moment, tap("say"), { number: "" }), undefined);
});

test("who gets an area is chosen by a tap or by its number, nobody the last", () => {
  const moment = asked("who");
  assert.equal(pick(moment, tap("choose:3")).ui.who, "nobody");
  const [first] = moment.view.colours;
  assert.equal(pick(moment, tap(`who:${first}`)).ui.who, first);
  assert.deepEqual(pick(moment, tap("say"), { who: first }).action, {
    type: "Award",
    colour: first,
  });
});

test("an explanation is not passed over in haste", () => {
  const moment = told("size");
  for (const what of [tap("next", { at: 1500 }), gesture("enter", "board", { at: 1500 })]) {
    assert.equal(pick(moment, what, { shownAt: 1000 }), undefined);
    assert.deepEqual(pick(moment, { ...what, at: 1700 }, { shownAt: 1000 }).action, {
      type: "Next",
    });
  }
  assert.deepEqual(pick(moment, tap("next")).action, { type: "Next" });
  assert.equal(
    pick(moment, tap("next", { at: 9999 }), { shownAt: Infinity }),
    undefined,
    "nor before it is drawn",
  );
});

test("while one counts, pieces or sides are ticked off by a tap, and that is no answer", () => {
  const size = asked("size");
  const [x, y] = size.view.question.cells[0];
  const on = tap("board", { spot: { x: x + 0.3, y: y + 0.8 } });
  const { ui, action } = pick(size, on);
  assert.deepEqual([ui.ticks, action], [[`${x + 0.5},${y + 0.5}`], undefined]);
  assert.deepEqual(pick(size, on, { ticks: ui.ticks }).ui.ticks, []);
  const sides = asked("sides");
  const [edge = { x: 0, y: 0 }] = edgesOf(sides.view.question.cells).map(middleOf);
  assert.deepEqual(pick(sides, tap("board", { spot: { x: edge.x + 0.1, y: edge.y } })).ui.ticks, [
    `${edge.x},${edge.y}`,
  ]);
  const ticked = picture(sides, { ticks: [`${edge.x},${edge.y}`] });
  assert.equal(marked(ticked, "crumb").length, 1);
});

test("keys that nothing else wants speak to the board; a key that is held down does not answer again", () => {
  const key = (/** @type {string} */ name, more = {}) =>
    /** @type {any} */ ({ key: name, target: { closest: () => null }, timeStamp: 1, ...more });
  assert.equal(readKey(key("ArrowLeft"), {}), null);
  assert.deepEqual(
    [
      readKey(key("ArrowLeft"), {}, "board")?.gesture?.kind,
      readKey(key("Enter"), {}, "board")?.gesture?.kind,
    ],
    ["step", "enter"],
  );
  assert.equal(readKey(key("Enter", { repeat: true }), {}, "board"), null);
  assert.equal(readKey(key("7"), count.keys.taps)?.gesture?.on, "choose:7");
});

// --- what is told ---

test("every answer is told with what decides it", () => {
  for (const moment of moments.filter(({ view }) => view.answer)) {
    const { answer } = moment.view;
    const text = keys(moment);
    assert.match(text, answer.right ? /Right/ : /Not quite/);
    if (answer.kind === "size") assert.match(text, new RegExp(`Pieces: ${answer.truth}\\.`));
    if (answer.kind === "size" && !answer.right)
      assert.match(text, new RegExp(`You said: ${answer.given}`));
    if (answer.why === "smaller") assert.match(text, /is larger/);
  }
});

test("a count has no hint, no undo and no count in its menu; a class task no hint and no undo", () => {
  const app = { sound: { isOn: () => true }, draw() {} };
  const names = (/** @type {boolean} */ hasHelp, /** @type {any} */ game, isHeld = false) =>
    entries(
      /** @type {any} */ ({
        app,
        game,
        hasHelp,
        save: {},
        advice: { hasHints: hasHelp, mayHint: () => true },
        ui: makeUi({ t: (/** @type {string} */ id) => id.replace("table-", "") }),
      }),
      /** @type {any} */ ({ isHeld, leave() {} }),
    ).map(({ text }) => text);
  assert.deepEqual(names(false, count), ["story", "fit", "rules", "help", "sound-on", "leave"]);
  assert.deepEqual(names(false, best), [
    "story",
    "count",
    "fit",
    "rules",
    "help",
    "sound-on",
    "leave",
  ]);
  assert.deepEqual(names(true, best).slice(1, 4), ["count", "hint", "undo"]);
  assert.equal(names(false, count, true).at(-1), "to-tasks", "the shelf is hidden");
});

test("the end of a class task leads back first, and offers no second go", () => {
  const update = updatesOf("schokoly_best").findLast(({ done }) => done);
  const view = update.views[0];
  const ui = {
    ...makeUi({ hand: view.hand, board: view.board, outcome: update.outcome }, view),
    ...best.idle,
  };
  const desk = /** @type {any} */ ({
    ui,
    view,
    update,
    game: best,
    names: ["You"],
    save: { record: { game: "schokoly_best" } },
  });
  const text = (/** @type {any} */ back, isHeld = false) =>
    drawn(dock(desk, /** @type {any} */ ({ again() {}, share() {}, leave() {}, back, isHeld })));
  const main = (/** @type {string} */ all) => marked(all, "main-key").map(nameOf);
  const task = text(() => undefined);
  assert.deepEqual(buttonsOf(task).slice(-3), ["Back to the tasks", "Count", "To the shelf"]);
  assert.deepEqual(main(task), ["Back to the tasks"]);
  const held = buttonsOf(text(() => undefined, true));
  assert.deepEqual(held.slice(-2), ["Back to the tasks", "Count"], "the shelf is hidden");
  assert.match(buttonsOf(text(null)).join(), /The best place,Play again,Count,More,To the shelf/);
  assert.deepEqual(main(text(null)), ["Play again"]);
  assert.match(text(null), new RegExp(`${update.outcome.points} of 100 points`));
});

test("the best place is drawn in a dashed line, with both leads; where it was found, round the own card", () => {
  const update = updatesOf("schokoly_best").findLast(({ done }) => done);
  const view = update.views[0];
  const outcome = { ...update.outcome, lead: 3, best_lead: 5, winners: [] };
  const ui = { ...makeUi({ hand: view.hand, board: view.board, outcome }, view), ...best.idle };
  const missed = drawn(best.scene(view, ui));
  const places = (/** @type {string} */ text) =>
    marked(text, "best-place").map((it) => [bears(it, "here"), wordsOf(it.inner)]);
  assert.deepEqual(places(missed), [[false, "+5"]]);
  assert.equal(wordsOf(missed), "+5 +3");
  const found = drawn(best.scene(view, { ...ui, outcome: { ...outcome, lead: 5, winners: [0] } }));
  assert.deepEqual(places(found), [[true, "+5"]]);
  assert.deepEqual([wordsOf(found), touchable(found)], ["+5", ["board"]]);
  const box = best.extent(view, {
    ...ui,
    outcome: { ...outcome, there: { ...outcome.there, x: 40, y: -40 } },
  });
  assert.ok(box.x + box.w >= 42 && box.y <= -40);
});

// --- why a place is good ---

/**
 * The end of the best place: an own card that only grows, and a best one that turns a neutral area.
 */
function explainedEnd() {
  const update = updatesOf("schokoly_best").findLast(({ done }) => done);
  const view = { ...update.views[0], colours: ["dark", "white"], neutral: "milk" };
  const own = {
    code: "grows",
    colour: "dark",
    before: [[0, 0]],
    after: [
      [0, 0],
      [1, 0],
    ],
    giver: "dark",
    taker: "dark",
  };
  const turned = {
    code: "turns",
    colour: "milk",
    before: [
      [0, 1],
      [1, 1],
    ],
    after: [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    giver: "white",
    taker: "dark",
  };
  const outcome = {
    ...update.outcome,
    winners: [],
    there: { ...update.outcome.there, x: 40 },
    effects: [own],
    best_effects: [turned],
  };
  return {
    view,
    outcome,
    ui: { ...makeUi({ hand: view.hand, board: view.board, outcome }, view), ...best.idle, seat: 0 },
  };
}

test("the board is shown before, after the own card and with the best one, with what changed in lines", () => {
  const { view, ui } = explainedEnd();
  const at = (/** @type {string} */ why) => drawn(best.scene(view, { ...ui, why }));
  const cards = (/** @type {string} */ why) => marked(at(why), "lying").length;
  assert.deepEqual(["before", "own", "best"].map(cards), [
    view.board.length - 1,
    view.board.length,
    view.board.length,
  ]);
  const flags = (/** @type {string} */ why) =>
    marked(at(why), "area-flag").map(({ inner }) => [wordsOf(inner), ...usedIn(inner)]);
  assert.deepEqual(flags("before"), [["2", "piece-white"]]);
  assert.deepEqual(flags("best"), [["3", "piece-dark"]]);
  assert.equal(marked(at("own"), "rim").length, 1);
  const tap = { kind: "tap", on: "why:before", x: 0, y: 0, at: 0 };
  assert.equal(best.pick([], tap, ui).ui.why, "before");
  assert.equal(
    best.pick([], tap, { ...ui, why: "before" }).ui.why,
    "",
    "once more, and all is as before",
  );
});

test("a sentence for each change tells which area, by how much, and from whom to whom", () => {
  const { view, ui, outcome } = explainedEnd();
  const text = (/** @type {any} */ more) => drawn(best.ending(view, { ...ui, ...more }).lines);
  assert.match(text({}), /The best place[^]*Neutral area \(milk\)\. Before: white\. Now: you\./);
  assert.match(text({ why: "own" }), /Your place[^]*Largest area \(dark\): from 1 to 2\./);
  assert.match(
    text({ outcome: { ...outcome, winners: [0], effects: [] } }),
    /No area that counts changes/,
  );
  assert.doesNotMatch(text({ outcome: { ...outcome, winners: [0] } }), /why:best/);
});
