import assert from "node:assert/strict";
import { test } from "node:test";
import { outline } from "../../../../js/games/schokoly/shapes.js";
import { lying } from "../../../../js/games/schokoly/cards.js";
import { drawn, times, wordsIn } from "../../support/drawn.mjs";
import { actions, game, makeUi, makeView, place } from "../../support/schokoly-table.mjs";
import {
  marked,
  nameOf,
  namesOf,
  thingAt,
  touchable,
  travelling,
  usedIn,
  wordsOf,
} from "../../support/seen.mjs";

const { caption, describe, ending, hide, panel, plate, scene, sentence, steps } = game;

/** @param {string} colour @param {number} before @param {number} after */
const tally = (colour, before, after) => ({ type: "Tally", colour, before, after });

/** @param {any} [more] @param {any} [view] */
const picture = (more = {}, view = makeView()) => drawn(scene(view, makeUi(more, view)));

test("every card is keyed by what it is and drawn of four chocolates", () => {
  const text = picture();
  assert.deepEqual(
    travelling(text)
      .map(({ key }) => key)
      .sort(),
    ["card-24", "card-30", "card-31", "card-5", "card-8"],
  );
  assert.equal(times(text, 'href="#tray"'), 5);
  assert.equal(times(text, 'href="#piece-'), 20);
  assert.match(
    picture({}, { ...makeView(), board: [{ ...makeView().board[0], tier: 2 }] }),
    /, stacked/,
  );
  assert.doesNotMatch(text, /, stacked/);
});

test("a board that fingers pan is only shifted: on it everything stays where it was drawn", () => {
  const { camera } = makeUi();
  const panned = { held: 5, free: true, camera: { ...camera, x: camera.x + 30, y: camera.y - 7 } };
  const posesOf = (/** @type {string} */ text) =>
    [...marked(text, "lying"), ...marked(text, "marks")].map(({ at }) => [
      at["data-key"],
      at["data-pose"],
      at.style,
    ]);
  const [before, gliding] = [picture({ held: 5 }), picture({ ...panned, drawnAt: camera })];
  assert.equal(posesOf(before).length, 3, "two cards and the places");
  assert.deepEqual(posesOf(gliding), posesOf(before));
  assert.match(gliding, /will-change: transform; transform: translate\(30\.00px, -7\.00px\)/);
  assert.doesNotMatch(picture(panned), /will-change/);
});

test("a card turns clockwise: upper left comes to upper right", () => {
  assert.deepEqual(lying(["a", "b", "c", "d"], 1), ["c", "a", "d", "b"]);
  assert.deepEqual(lying(["a", "b", "c", "d"], -1), lying(["a", "b", "c", "d"], 3));
  assert.deepEqual(lying(["a", "b", "c", "d"], 4), ["a", "b", "c", "d"]);
});

test("each offered place of the held card is shown with what it gains, and none when nothing is held", () => {
  const spots = (/** @type {any} */ ui, kind = "spot") =>
    marked(picture(ui), kind).map(({ inner }) => wordsOf(inner));
  assert.deepEqual(spots({}), []);
  assert.deepEqual(spots({ held: 5 }), ["+2", "", "−3"]);
  assert.deepEqual(spots({ held: 5 }, "loss"), ["−3"], "a place that costs points");
  assert.equal(spots({ held: 5, turn: 1 }).length, 1);
  assert.equal(spots({ held: 5, stack: true }).length, 1);
});

test("the places' land is outlined: one place alone as a card, overlapping ones as one", () => {
  const land = /** @param {any[]} list */ (list) =>
    marked(picture({ held: 5, actions: list }), "land")[0]?.at.d ?? "";
  assert.equal(times(land([place(5, 4, 0)]), "M"), 8);
  assert.equal(times(land([place(5, 4, 0), place(5, 5, 0)]), "M"), 10);
  const ghost = picture({ held: 5, spot: { x: 4, y: 0 } });
  assert.equal(marked(ghost, "land").length, 0, "the ghost shows its own place");
});

test("the held card is drawn at its ghost's place, with the reliefs as they would lie", () => {
  const text = picture({ held: 5, spot: { x: 4, y: 0 }, turn: 1 });
  const ghost = thingAt(text, "ghost");
  assert.equal(ghost?.at["data-pose"], "500.00 240.00 0.4000 1", "where it would lie, turned");
  assert.equal(nameOf(ghost), "dark, dark; below: milk, dark; tap to turn");
  const slot = thingAt(text, "slot:5");
  assert.equal(slot && nameOf(slot), "Back to your hand");
});

test("a covered screen draws nothing of a hand, not even a name or an offer's card", () => {
  const view = hide({
    ...makeView(),
    offer: { seat: 0, to: 1, count: 2, card: 5, answer_count: 1, answer_card: 24 },
  });
  const ui = makeUi({ covered: true, actions: [] }, view);
  const text =
    drawn(scene(view, ui)) +
    drawn(plate(view, 0, ui)) +
    drawn(plate(view, 1, ui)) +
    drawn(panel(view, [], ui));
  for (const card of [5, 24, 8])
    assert.doesNotMatch(text, new RegExp(`(card-|hand:|slot:)${card}\\b`));
  assert.equal(times(text, 'href="#tray"'), 2);
  assert.deepEqual([view.offer?.card, view.offer?.answer_card, view.offer?.count], [null, null, 2]);
});

test("open hands are shown on the plates of the others, and only then", () => {
  const open = [makeView().hand, makeView().hand];
  assert.equal(times(drawn(plate({ ...makeView(), open }, 1, makeUi())), 'href="#tray"'), 3);
  assert.equal(times(drawn(plate(makeView(), 1, makeUi())), 'href="#tray"'), 0);
});

test("at the end no hand is drawn, also where cards are left as in a lesson", () => {
  const cards = (/** @type {string} */ text) =>
    touchable(text).filter((on) => on.startsWith("hand:"));
  assert.deepEqual(cards(picture({ outcome: { winners: [0] } })), []);
  assert.deepEqual(cards(picture()).sort(), ["hand:24", "hand:5", "hand:8"]);
});

test("a smartie lies on guarded cards and on the held stack card", () => {
  const smarties = (/** @type {string} */ text) => times(text, 'href="#smartie"');
  assert.equal(smarties(picture()), 1);
  assert.equal(namesOf(picture()).filter((name) => name.endsWith("with a smartie")).length, 1);
  assert.equal(smarties(picture({ held: 5, stack: true })), 2);
});

/**
 * How many areas the ghost lights up, strongly or not.
 * @param {string} text
 * @param {string} kind
 */
const lit = (text, kind) =>
  marked(text, "joined").flatMap(({ inner }) => marked(inner, kind)).length;

test("where a lesson asks for sides, those of each player are counted, and the sums as they would be", () => {
  const sides = [
    { x: 2, y: 1, dx: -1, dy: 0, colour: "white" },
    { x: 3, y: 0, dx: -1, dy: 0, colour: "dark" },
    { x: 2, y: 1, dx: 0, dy: -1, colour: "dark" },
  ];
  const viewWith = (/** @type {any[]} */ all) => {
    const view = makeView();
    view.count.areas[2].sides = all;
    view.count.steps[2].sums = ["dark", "white"].map((colour) => ({
      colour,
      count: all.filter((side) => side.colour === colour).length,
    }));
    return view;
  };
  const told = (/** @type {any} */ more, /** @type {any} */ view) =>
    wordsOf(marked(picture(more, view), "sides")[0]?.inner ?? "");
  const before = viewWith(sides.slice(0, 2));
  assert.equal(marked(picture({}, before), "sides").length, 0, "in no game");
  assert.equal(told({ shows: ["sides"] }, before), "1 1 1: 1");
  const trial = { action: actions[0], view: viewWith(sides) };
  const ghost = { shows: ["sides"], held: 5, spot: { x: 4, y: 0 }, trial };
  assert.equal(told(ghost, before), "1 2 1 1: 1 → 2: 1");
  assert.equal(
    marked(picture(ghost, before), "sides")[0]?.at["aria-label"],
    "Sides: 2 to 1. 6 points for: dark.",
  );
});

test("the ghost's areas light up, own ones strongly", () => {
  const after = makeView();
  after.count.areas[0].cells.push([4, 0]);
  after.change = { tallies: [tally("dark", 3, 4), tally("white", 2, 1)], areas: [], joins: [0, 2] };
  const text = picture({
    held: 5,
    spot: { x: 4, y: 0 },
    trial: { action: actions[0], view: after },
  });
  assert.equal(lit(text, "own"), 1);
  assert.equal(lit(text, "other"), 1, "milk");
  assert.match(wordsOf(text), /3 → 4/);
  assert.match(wordsOf(text), /2 → 1/, "the other side's change too");
});

test("a neutral area that changes hands is outlined, with its size and who has it now", () => {
  const after = makeView();
  after.change = { tallies: [], areas: [2], joins: [2] };
  const ui = { held: 5, spot: { x: 4, y: 0 }, trial: { action: actions[0], view: after } };
  const owner = () =>
    marked(picture(ui), "owner")
      .map(({ inner }) => inner)
      .join("");
  assert.deepEqual([[...usedIn(owner())], wordsOf(owner())], [["piece-dark"], "6"]);
  assert.equal(lit(picture(ui), "own"), 1, "as strongly as an own area");
  after.count.areas[2].winner = null;
  assert.deepEqual([[...usedIn(owner())], wordsOf(owner())], [[], "6"], "nobody has it");
  after.change.areas = [];
  assert.equal(owner(), "");
});

test("the count draws a tick on every counted side and dims the rest", () => {
  assert.equal(steps(makeView()), 4);
  const text = picture({ lit: 2 });
  assert.equal(marked(text, "side-tick").length, 3);
  assert.equal(marked(text, "wins").length, 2);
  assert.equal(marked(text, "dimmed").length, 1);
  const told = drawn(caption(makeView(), 2, makeUi()));
  assert.match(told, /2 : 1/);
  assert.match(told, /6 points for: dark/);
});

test("the count ends with the neutral areas that are too small", () => {
  assert.equal(marked(picture({ lit: 3 }), "side-tick").length, 0);
  assert.match(drawn(caption(makeView(), 3, makeUi())), /Neutral areas too small \(milk\): 1\./);
});

test("an area's outline runs along its edge only", () => {
  assert.deepEqual(
    new Set(
      outline([[3, 5]])
        .split("M")
        .slice(1),
    ),
    new Set(["3 5h1", "3 6h1", "3 5v1", "4 5v1"]),
  );
  assert.equal(
    times(
      outline([
        [0, 0],
        [1, 0],
      ]),
      "M",
    ),
    6,
  );
  assert.equal(
    times(
      outline([
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ]),
      "M",
    ),
    8,
  );
});

test("the story speaks to a person called You, and by name to others", () => {
  const t = wordsIn("en").t;
  const ui = makeUi({ names: ["You", "Ben"], t });
  assert.equal(sentence({ type: "Placed", seat: 0 }, ui, makeView()), "You laid a card.");
  assert.equal(sentence({ type: "Placed", seat: 1 }, ui, makeView()), "Ben laid a card.");
  assert.equal(
    sentence({ type: "Offered", seat: 1, to: 0, count: 2 }, ui, makeView()),
    "Ben offers you: 2 × dark.",
  );
});

test("the end tells the largest and the neutral part, and how a tie was decided", () => {
  const view = makeView();
  view.count.totals[1] = { colour: "white", largest: 2, neutral: 1, total: 3, areas: [2] };
  view.count.tie = { colour: "dark", at: 2, most: 3, fewer: 2 };
  const { title, lines } = ending(view, makeUi());
  assert.equal(title, "Anna wins!");
  assert.match(lines.map(drawn).join(), /Anna, dark: largest area 3 \+ neutral 0/);
  assert.match(lines.map(drawn).join(), /Area 2 by size decides: 3 to 2 \(dark\)/);
});

test("the end speaks to a single person called You", () => {
  const ui = makeUi({ names: ["You", "Ben"] });
  assert.equal(ending(makeView(), ui).title, "You win!");
  assert.match(ending(makeView(), ui).lines.map(drawn).join(), /You, dark: largest area 3/);
});

test("the keys' cursor tells where it is, what would be joined, and what changes", () => {
  const after = makeView();
  after.change = {
    tallies: [tally("dark", 2, 3), tally("white", 1, 1)],
    areas: [2],
    joins: [2],
  };
  const ui = makeUi({ held: 5, spot: { x: 4, y: 0 }, trial: { action: actions[0], view: after } });
  const text = describe(makeView(), actions, ui, makeUi());
  assert.match(text, /Place 1 of 3, column 4, row 0\./);
  assert.match(text, /Joined: milk, 6\./);
  assert.match(text, /dark: from 2 to 3\. white: still 1\./);
  assert.match(text, /Neutral area \(milk\), 6 pieces, now for: dark\./);
});

test("a place is told and drawn where the engine keeps to itself what would follow", () => {
  const kept = { held: 5, spot: { x: 4, y: 0 }, trial: { action: actions[0], view: null } };
  assert.equal(
    describe(makeView(), actions, makeUi(kept), makeUi({ held: 5 })),
    "Place 1 of 3, column 4, row 0.",
  );
  assert.equal(lit(picture({ ...kept, shows: ["sides"] }), "own"), 0);
});
