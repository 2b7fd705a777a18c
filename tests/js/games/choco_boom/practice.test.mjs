// Calls practised alone: what is kept of it, the picture of it, what is said after a mistake, and
// its table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createResults } from "../../../../js/store/results.js";
import { drawn, gesture, liveUi, wordsIn } from "../../support/drawn.mjs";
import "../../support/raw.mjs";
import {
  bears,
  elementsOf,
  marked,
  nameOf,
  namesOf,
  thingAt,
  touchable,
  usedIn,
  wordsOf,
} from "../../support/seen.mjs";
import { shelf } from "../../support/shelf.mjs";

const { plot } = await import("../../../../js/games/choco_boom/practice/plot.js");
const practice = await import("../../../../js/games/choco_boom/practice/game.js");

/** @typedef {import("../../../../js/store/results.js").Result} Result */

const KINDS = ["agrees", "differs", "parrot"];
const [english, german] = [wordsIn("en").t, wordsIn("de").t];

/**
 * @param {number} when
 * @param {(number | null)[]} medians
 * @param {number[]} [wrong]
 * @returns {Result}
 */
const result = (when, medians, wrong = [0, 0, 0]) => ({
  id: `r${when}`,
  when,
  cards: 48,
  hesitation: 2000,
  cost: 180,
  parrot_cost: -20,
  kinds: KINDS.map((kind, i) => ({
    kind,
    count: 16,
    median: medians[i] ?? null,
    wrong: wrong[i] ?? 0,
    slow: 0,
  })),
});

// --- what is kept ---

test("results are kept until they are deleted, the oldest first", async () => {
  const results = createResults(shelf());
  for (const when of [3, 1, 2]) await results.put(result(when, [600, 800, 900]));
  assert.deepEqual(
    (await results.list()).map(({ result: one }) => one?.when),
    [1, 2, 3],
  );
  await results.remove("r2");
  assert.deepEqual(
    (await results.list()).map(({ id }) => id),
    ["r1", "r3"],
  );
});

const GOOD = result(1, [600, null, 900]);
const DAMAGED = {
  nothing: null,
  text: "hello",
  otherName: { ...GOOD, id: "z" },
  noTime: { ...GOOD, when: "once" },
  noDay: { ...GOOD, when: 1e300 },
  noKinds: { ...GOOD, kinds: [] },
  badMedian: { ...GOOD, kinds: [{ ...GOOD.kinds[0], median: "fast" }] },
  longMedian: { ...GOOD, kinds: [{ ...GOOD.kinds[0], median: 1e300 }] },
  badCost: { ...GOOD, cost: undefined },
  badCount: { ...GOOD, kinds: [{ ...GOOD.kinds[0], wrong: 0.5 }] },
};

for (const [name, value] of Object.entries(DAMAGED)) {
  test(`a damaged result (${name}) is listed as such and kept`, async () => {
    const box = shelf({
      [name]:
        value && typeof value === "object" && name !== "otherName" ? { ...value, id: name } : value,
      r1: GOOD,
    });
    const listed = await createResults(box).list();
    assert.deepEqual(
      listed.find(({ id }) => id === name),
      { id: name, result: null },
    );
    assert.deepEqual(
      listed.find(({ id }) => id === "r1"),
      { id: "r1", result: GOOD },
    );
    assert.equal(box.map.size, 2);
  });
}

// --- the picture of it ---

/** A column of that kind, with dots of that height. @param {string} kind @param {number[]} ups */
const column = (kind, ups) => ({
  kind,
  dots: ups.map((up, i) => ({ age: ups.length - 1 - i, up })),
  value: ups.length ? "0.60" : "–",
  name: kind,
  mistakes: ["no mistake", "in 16"],
  last: ups.length > 1 ? "before: 1 in 16" : "",
});

/** @param {ReturnType<typeof column>[]} kinds */
const plotted = (kinds) =>
  drawn(plot({ scale: [{ up: 0, says: "0.00" }], kinds }, english, (words) => `${words}`));

test("the kinds stand side by side: this time bright with its number, earlier ones pale", () => {
  const text = plotted([column("agrees", [8000, 6000, 5000]), column("parrot", [])]);
  const spots = (/** @type {string} */ kind) =>
    elementsOf(text)
      .filter((it) => bears(it, kind))
      .map(({ at }) => [Number(at.cx), Number(at.cy)]);
  const [[x = 0, y = 0] = [], ...more] = spots("plot-now");
  const earlier = spots("plot-before");
  assert.deepEqual([earlier.length, more.length], [2, 0], "nothing is drawn without a time");
  for (const [left = 0, above = 0] of earlier) assert.ok(left < x && above < y);
  assert.deepEqual(
    marked(text, "plot-kind").map(({ inner }) => wordsOf(inner)),
    ["0.60 agrees no mistake in 16 before: 1 in 16", "– parrot no mistake in 16"],
  );
});

// --- after a mistake ---

test("what was due is explained by the colour, or by the call before", () => {
  /**
   * @param {string} item
   * @param {string} colour
   * @param {string} due
   * @param {string | null} called
   * @param {typeof english} t
   * @param {string} [reason]
   */
  const said = (item, colour, due, called, t, reason = "by_colour") =>
    practice.wrongWords(
      { card: { item, colour }, due, reason, called, ms: called ? 700 : null },
      t,
    );
  assert.equal(said("carrot", "blue", "elephant", "choco", english), "Blue means: Elephant.");
  assert.equal(said("banana", "yellow", "banana", "choco", english), "Yellow means: Banana.");
  assert.equal(
    said("strawberry", "brown", "choco", null, english),
    "The time was up. Brown means: Choco.",
  );
  assert.equal(
    said("parrot", "blue", "strawberry", "elephant", english, "repeats"),
    "A parrot repeats the last word: Strawberry.",
  );
  assert.equal(
    said("parrot", "red", "strawberry", "elephant", english, "own_colour"),
    "The parrot has nothing to repeat. Red means: Strawberry.",
  );
  assert.equal(
    said("pepper", "red", "slap", "strawberry", english, "double"),
    "The same thing twice is a double: slap.",
  );
  assert.equal(
    said("pepper", "red", "strawberry", "slap", german),
    "Das war kein Doppel. Rot heißt: Erdbeere.",
  );
  assert.equal(
    said("pepper", "red", "strawberry", null, german),
    "Die Zeit war um. Rot heißt: Erdbeere.",
  );
});

// --- at the table ---

const CALLS = ["banana", "strawberry", "choco", "elephant"];

/** What is drawn and said of a table. @param {Record<string, any>} news @param {any[]} [actions] */
function shown(news, actions = []) {
  const view = /** @type {any} */ ({
    cards: 24,
    card: null,
    shown: null,
    call_by: null,
    waits: false,
    before: null,
    answers: [],
    doubles: false,
    ...news,
  });
  const own = { now: 1000, actions, offers: { 0: actions }, ...practice.fieldsOf(view) };
  const ui = /** @type {any} */ (liveUi(["You"], own));
  const { scene, pad, panel, stock } = practice;
  return drawn([scene(view, ui), stock(view, ui), pad(view, 0, ui), panel(view, actions, ui)]);
}

const answer = (/** @type {string | null} */ called) => ({
  card: { item: "carrot", colour: "blue" },
  due: "elephant",
  reason: "by_colour",
  called,
  ms: 700,
});

test("while a card lies there, it is seen and heard of, with its ring and four open keys in their order", () => {
  const text = shown({ card: { item: "carrot", colour: "blue" }, shown: 900, call_by: 2900 }, [
    ...CALLS.map((item) => ({ type: "Call", item })),
    { type: "Pause" },
  ]);
  const keys = CALLS.map((item) => `call:0:${item}`);
  assert.deepEqual(touchable(text), ["board", ...keys]);
  assert.deepEqual(marked(text, "open").map(nameOf), ["Banana", "Strawberry", "Choco", "Elephant"]);
  assert.match(marked(text, "ring")[0]?.inner ?? "", /delay: 1900ms[^]*delay: -17ms/);
  assert.ok(namesOf(text).includes("blue carrot"));
});

test("after a mistake what was due is on the card and on its key", () => {
  const text = shown({ answers: [answer("choco")] });
  const [card] = marked(text, "practice-card");
  assert.ok(usedIn(card?.inner ?? "").has("boom-elephant"), "on the card");
  assert.deepEqual(marked(text, "hinted").map(nameOf), ["Elephant"]);
  assert.deepEqual(marked(text, "missed").map(nameOf), ["Choco"]);
  assert.equal(marked(text, "ring").length, 0);
  const right = shown({ answers: [answer("elephant")] });
  assert.deepEqual([marked(right, "good-sign").length, marked(right, "hinted").length], [1, 0]);
});

test("where doubles are dealt a hand lies beside the calls, and is told of", () => {
  const lying = { doubles: true, card: answer("").card, shown: 900, call_by: 2900 };
  const text = shown(lying, [{ type: "Slap" }, { type: "Pause" }]);
  assert.ok(bears(thingAt(text, "slap:0"), "open"));
  assert.ok(!touchable(shown({ ...lying, doubles: false })).includes("slap:0"));
  const missed = shown({ doubles: true, answers: [{ ...answer(null), due: "slap" }] });
  assert.ok(bears(thingAt(missed, "slap:0"), "hinted"), "it was due");
  assert.match(
    shown({ doubles: true, waits: true }),
    /below, and slap doubles\.[^]*Keyboard: 1 to 5\./,
  );
});

test("who waits is told how much is left, and the last word", () => {
  assert.match(shown({ waits: true }), /Fingers ready\?.*24 cards come/s);
  const later = shown({ waits: true, before: "choco", answers: [answer("choco")] });
  assert.match(later, /Cards to come: 23.*The last word: Choco/s);
  assert.deepEqual(marked(later, "hinted"), []);
});

test("a finger answers as it lands, once; only a key begins from beside the keys", () => {
  const call = { type: "Call", item: "choco" };
  /** @param {any[]} actions @param {string} kind @param {string} on @param {object} [more] */
  const does = (actions, kind, on, more) =>
    practice.pick(actions, /** @type {any} */ (gesture(kind, on, more)), {})?.action;
  assert.equal(does([call], "press", "call:0:choco"), call);
  assert.equal(does([call], "tap", "call:0:choco", { pressed: true }), undefined);
  assert.equal(does([call], "tap", "call:0:choco"), call, "a key or a reader");
  assert.equal(does([call], "press", "call:0:banana"), undefined);
  const [begin, pause, slap] = [{ type: "Begin" }, { type: "Pause" }, { type: "Slap" }];
  assert.equal(does([begin], "tap", "board"), undefined);
  assert.equal(does([begin], "enter", "board"), begin);
  assert.equal(does([begin], "tap", "begin"), begin);
  const { taps } = practice.keys;
  assert.equal(does([slap, pause], "tap", taps[5] ?? ""), slap);
  for (const key of ["p", "Escape"])
    assert.equal(does([slap, pause], "tap", taps[key] ?? ""), pause);
});

test("what happens is said: the card, what was right, what was due", () => {
  const ui = liveUi(["You"], {});
  const view = { answers: [answer("choco")] };
  const events = [
    { type: "Shown", card: { item: "carrot", colour: "blue" } },
    { type: "Called", right: true, wanted: "choco" },
    { type: "Hesitated", wanted: "elephant" },
    { type: "Paused" },
  ];
  const [heard, seen] = [practice.spoken, practice.sentence].map((say) =>
    events.map((event) => say(event, ui, view)),
  );
  const due = "Blue means: Elephant.";
  assert.deepEqual(heard, ["blue carrot", "Right: Choco", due, "A pause"]);
  assert.deepEqual(seen, ["", "Right: Choco", due, ""], "the rest is seen");
});
