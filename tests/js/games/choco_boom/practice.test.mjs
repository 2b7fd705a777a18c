// Calls practised alone: what is kept of it, the picture of it, what is said after a mistake, and
// what the engine is asked.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createResults, resultOf } from "../../../../js/store/results.js";
import { Database } from "../../../../js/store/database.js";
import { drawn, wordsIn } from "../../support/drawn.mjs";
import "../../support/raw.mjs";
import {
  bears,
  buttonsOf,
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
const { Run } = await import("../../../../js/games/choco_boom/practice/run.js");
const { screen, wrongWords } = await import("../../../../js/games/choco_boom/practice/screen.js");

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

test("what the engine counted is kept as it was, and nothing else", async () => {
  const tally = { type: "KindTally", kind: "agrees", count: 8, median: 640, wrong: 1, slow: 0 };
  const outcome = {
    type: "Outcome",
    scores: [7],
    winners: [0],
    kinds: [tally],
    cost: null,
    parrot_cost: 12,
  };
  const kept = resultOf(outcome, { cards: 24, hesitation: 3000 }, "x", 99);
  const { type: _, ...plain } = tally;
  assert.deepEqual(kept, {
    id: "x",
    when: 99,
    cards: 24,
    hesitation: 3000,
    kinds: [plain],
    cost: null,
    parrot_cost: 12,
  });
  const results = createResults(shelf());
  await results.put(kept);
  assert.deepEqual((await results.list())[0]?.result, kept);
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

test("a browser that refuses to keep anything still shows what was kept last, and that is known", async () => {
  const results = createResults(
    new Database(() => {
      throw new Error("forbidden");
    }),
  );
  await results.put(GOOD);
  assert.deepEqual(
    (await results.list()).map(({ id }) => id),
    ["r1"],
  );
  assert.equal(results.isStored(), false);
});

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
    wrongWords({ card: { item, colour }, due, reason, called, ms: called ? 700 : null }, t);
  assert.equal(
    said("carrot", "blue", "elephant", "choco", english),
    "Blue means Elephant, whatever the picture shows.",
  );
  assert.equal(said("banana", "yellow", "banana", "choco", english), "Yellow means Banana.");
  assert.equal(
    said("strawberry", "brown", "choco", null, english),
    "The time was up. Brown means Choco, whatever the picture shows.",
  );
  assert.equal(
    said("parrot", "blue", "strawberry", "elephant", english, "repeats"),
    "A parrot repeats the last word: Strawberry.",
  );
  assert.equal(
    said("parrot", "red", "strawberry", "elephant", english, "own_colour"),
    "A new pile: the parrot has nothing to repeat. Red means Strawberry.",
  );
  assert.equal(
    said("pepper", "red", "slap", "strawberry", english, "double"),
    "The same thing twice is a double: slap.",
  );
  assert.equal(
    said("pepper", "red", "strawberry", "slap", german),
    "Das war kein Doppel. Rot heißt Erdbeere, was auch immer das Bild zeigt.",
  );
  assert.equal(
    said("pepper", "red", "strawberry", null, german),
    "Die Zeit war um. Rot heißt Erdbeere, was auch immer das Bild zeigt.",
  );
});

// --- on the screen ---

/** @param {Record<string, any>} view @param {any[]} [actions] */
function shown(view, actions = []) {
  const run = /** @type {any} */ ({
    actions,
    pressed: null,
    now: () => 1000,
    pause() {},
    begin() {},
    leave() {},
  });
  const whole = {
    seat: 0,
    hesitation: 2000,
    coming: null,
    cards: 24,
    card: null,
    shown: null,
    call_by: null,
    waits: false,
    before: null,
    answers: [],
    doubles: false,
    ...view,
  };
  return drawn(screen(/** @type {any} */ ({ t: english }), run, whole));
}

const answer = (/** @type {string | null} */ called) => ({
  card: { item: "carrot", colour: "blue" },
  due: "elephant",
  reason: "by_colour",
  called,
  ms: 700,
});

test("while a card lies there, it is seen and heard of, with its ring and four open keys in their order", () => {
  const calls = ["banana", "strawberry", "choco", "elephant"];
  const text = shown({ card: { item: "carrot", colour: "blue" }, shown: 900, call_by: 2900 }, [
    ...calls.map((item) => ({ type: "Call", item })),
    { type: "Pause" },
  ]);
  assert.deepEqual(
    touchable(text),
    calls.map((item) => `call:0:${item}`),
  );
  assert.deepEqual(marked(text, "open").map(nameOf), ["Banana", "Strawberry", "Choco", "Elephant"]);
  assert.match(marked(text, "ring")[0]?.inner ?? "", /delay: 1900ms[^]*delay: -17ms/);
  assert.ok(namesOf(text).includes("blue carrot"));
});

test("after a mistake what was due is there in words, on the card and on its key", () => {
  const text = shown({ answers: [answer("choco")] });
  assert.match(wordsOf(text), /Blue means Elephant, whatever the picture shows\./);
  const [card] = marked(text, "practice-card");
  assert.ok(usedIn(card?.inner ?? "").has("boom-elephant"), "on the card");
  assert.deepEqual(marked(text, "due").map(nameOf), ["Elephant"]);
  assert.deepEqual(marked(text, "missed").map(nameOf), ["Choco"]);
  assert.equal(marked(text, "ring").length, 0);
});

test("where doubles are dealt a hand lies below the calls, and is told of", () => {
  const lying = {
    doubles: true,
    card: { item: "carrot", colour: "blue" },
    shown: 900,
    call_by: 2900,
  };
  const text = shown(lying, [{ type: "Slap" }, { type: "Pause" }]);
  assert.ok(bears(thingAt(text, "slap:0"), "open"));
  assert.equal(buttonsOf(text).at(-1), "Slap");
  assert.ok(!touchable(shown({ ...lying, doubles: false })).includes("slap:0"));
  assert.match(
    shown({ doubles: true, waits: true }),
    /below, and slap the doubles\.[^]*the keys 1 to 5\./,
  );
});

test("after a right call nothing is explained", () => {
  const text = shown({ answers: [answer("elephant")] });
  assert.doesNotMatch(wordsOf(text), /means/);
  assert.deepEqual([marked(text, "good-sign").length, marked(text, "due").length], [1, 0]);
});

test("who waits is told how much is left, and that leaving loses one round only", () => {
  const first = shown({ waits: true });
  assert.match(first, /Fingers ready\?.*24 cards will come/s);
  assert.doesNotMatch(first, /If you leave/);
  const later = shown({ waits: true, before: "choco", answers: [answer("choco")] });
  assert.match(
    later,
    /23 cards are still to come.*The last word before the pause: Choco.*If you leave now, only this round is gone/s,
  );
  assert.doesNotMatch(later, /whatever the picture shows/);
});

// --- what the engine is asked ---

if (!globalThis.navigator) Object.assign(globalThis, { navigator: {} });
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});

/** A practice without a page. @param {(request: any) => any} ask */
function running(ask) {
  /** @type {any[]} */
  const asked = [],
    /** @type {any[]} */ ended = [],
    /** @type {any[]} */ heard = [];
  const listeners = new Map();
  const page = {
    hidden: false,
    visibilityState: "visible",
    addEventListener: (/** @type {string} */ name, /** @type {any} */ act) =>
      listeners.set(name, act),
    removeEventListener: (/** @type {string} */ name) => listeners.delete(name),
  };
  globalThis.document = /** @type {any} */ (page);
  const engine = {
    ask: async (/** @type {any} */ request) => {
      asked.push(request);
      return ask(request);
    },
    state: "ready",
    subscribe: () => () => undefined,
  };
  const app = /** @type {any} */ ({
    engine,
    t: english,
    draw() {},
    announce: (/** @type {string} */ text) => heard.push(text),
    sound: { play() {} },
  });
  const run = new Run(
    app,
    { cards: 24, hesitation: 2000, doubles: false },
    { end: (outcome) => ended.push(outcome), leave() {} },
  );
  /** It is drawn, with this under a finger. @param {any} [thing] */
  const draw = (thing = new EventTarget()) => {
    const root = Object.assign(thing, { querySelector: () => null });
    Object.assign(page, { querySelector: () => root });
    run.host.settle();
  };
  return { run, page, asked, ended, heard, listeners, draw };
}

/** @param {any[]} actions @param {any} [more] */
const told = (actions, more = {}) => ({
  update: {
    views: { 0: { cards: 24, answers: [], waits: true } },
    actions: { 0: actions },
    events: [],
    done: false,
    wake: null,
    outcome: null,
    record: { moves: [] },
    ...more,
  },
});

/** Until all that was asked is answered. */
const settled = async () => {
  for (let i = 0; i < 20; i += 1) await null;
};

test("a practice is a game of its own for one person, by a fresh seed", async () => {
  const { run, asked } = running(() => told([{ type: "Begin" }]));
  await settled();
  const [{ op, game, options, players, seed, moves }] = asked;
  assert.deepEqual(
    [op, game, options, players, moves],
    [
      "new",
      "choco_practice",
      { cards: 24, hesitation: 2000, doubles: false },
      [{ kind: "person" }],
      [],
    ],
  );
  assert.ok(Number.isSafeInteger(seed) && seed >= 0);
  run.begin();
  await settled();
  assert.deepEqual(asked[1].action, { type: "Begin" });
  run.close();
});

test("a hand slaps by touch and by the key 5, and not where no doubles are dealt", async () => {
  for (const [actions, wanted] of /** @type {[any[], any[]][]} */ ([
    [
      [{ type: "Call", item: "choco" }, { type: "Slap" }],
      [{ type: "Slap" }, { type: "Slap" }],
    ],
    [[{ type: "Call", item: "choco" }], []],
  ])) {
    const { run, asked, listeners, draw } = running(() => told(actions));
    await settled();
    const pad = /** @type {any} */ (
      Object.assign(new EventTarget(), { closest: () => pad, dataset: { on: "slap:0", press: "" } })
    );
    draw(pad);
    pad.dispatchEvent(
      Object.assign(new Event("pointerdown"), {
        pointerId: 1,
        clientX: 5,
        clientY: 5,
        button: 0,
        pointerType: "touch",
      }),
    );
    await settled();
    listeners.get("keydown")({
      key: "5",
      target: { closest: () => null },
      timeStamp: 9,
      preventDefault() {},
    });
    await settled();
    assert.deepEqual(
      asked.slice(1).map(({ action }) => action),
      wanted,
    );
    run.close();
  }
});

test("a finger calls once, as it lands, though the next card may lie there when it leaves", async () => {
  const call = { type: "Call", item: "choco" };
  const { run, asked, draw } = running(() => told([call]));
  await settled();
  const key = /** @type {any} */ (
    Object.assign(new EventTarget(), {
      closest: () => key,
      dataset: { on: "call:0:choco", press: "" },
    })
  );
  draw(key);
  for (const type of ["pointerdown", "pointerup"]) {
    key.dispatchEvent(
      Object.assign(new Event(type), {
        pointerId: 1,
        clientX: 5,
        clientY: 5,
        button: 0,
        pointerType: "touch",
      }),
    );
    await settled();
    assert.deepEqual(
      asked.slice(1).map(({ action }) => action),
      [call],
      type,
    );
  }
  run.close();
});

test("what nobody sees is paused, and who leaves listens no more", async () => {
  const { run, page, asked, listeners, draw } = running(() => told([{ type: "Pause" }]));
  await settled();
  draw();
  listeners.get("visibilitychange")();
  await settled();
  assert.equal(asked.length, 1);
  page.hidden = true;
  listeners.get("visibilitychange")();
  await settled();
  assert.deepEqual(
    asked.map(({ action }) => action?.type),
    [undefined, "Pause"],
  );
  run.close();
  assert.equal(listeners.size, 0);
});

test("what happens is said: the card, what was right, what was due", async () => {
  const view = { cards: 24, waits: false, answers: [answer("choco")] };
  const events = [
    { type: "Shown", card: { item: "carrot", colour: "blue" } },
    { type: "Called", right: true, wanted: "choco" },
    { type: "Hesitated", wanted: "elephant" },
    { type: "Paused" },
  ];
  const { run, heard } = running(() => told([], { events, views: { 0: view } }));
  await settled();
  assert.deepEqual(heard, [
    "blue carrot",
    "Choco, right",
    "Blue means Elephant, whatever the picture shows.",
    "A pause",
  ]);
  run.close();
});

for (const [how, event, wait] of /** @type {[string, any, number][]} */ ([
  ["right", { type: "Called", right: true, wanted: "choco" }, 0],
  ["wrong", { type: "Called", right: false, wanted: "choco" }, 2500],
])) {
  test(`after a ${how} last call the result comes ${wait ? "when that was read" : "at once"}`, async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const outcome = { scores: [3] };
    const { run, ended } = running(() => told([], { events: [event], done: true, outcome }));
    await settled();
    if (wait) {
      mock.timers.tick(wait - 1);
      assert.deepEqual(ended, []);
    }
    mock.timers.tick(1);
    assert.deepEqual(ended, [outcome]);
    run.close();
    mock.timers.reset();
  });
}

test("an engine that stumbles is told of", async () => {
  const { run } = running(() => ({ error: { type: "internal", text: "no" } }));
  await settled();
  assert.equal(run.isFaulty, true);
  run.close();
});
