import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, times } from "../../support/drawn.mjs";
import {
  makeGrid,
  makeLast,
  makePaid,
  makeSlap,
  makeUi,
  makeView,
  makeWindow,
  offers,
  withFaces,
} from "../../support/kaboom-table.mjs";
import {
  anchorsOf,
  bears,
  buttonsOf,
  isButton,
  marked,
  nameOf,
  namesOf,
  racksIn,
  thingAt,
  touchable,
  travelling,
  wordsOf,
} from "../../support/seen.mjs";

const { pad, plate, stock, tools } = await import("../../../../js/games/kaboom/seats.js");
const { panel } = await import("../../../../js/games/kaboom/counting.js");
const { fallen } = await import("../../../../js/table/slaps.js");
const { padLook } = await import("../../../../js/table/slaps.js");

const { hide, scene } = await import("../../../../js/games/kaboom/game.js");

/** @param {any} [view] @param {any} [more] */
const picturing = (view = makeView(), more = {}) => drawn(scene(view, makeUi(more, view)));

/**
 * Whether each of these things is a button that stands out.
 * @param {string} text
 * @param {string[]} names
 */
const offered = (text, ...names) =>
  names.map((on) => isButton(thingAt(text, on)) && bears(thingAt(text, on), "offered"));

/** The keys of the cards in a drawing. @param {string} text @param {string} kind */
const keysIn = (text, kind) =>
  travelling(text).flatMap(({ key }) => (key.startsWith(kind) ? [key] : []));

/**
 * How many cards of the grids are drawn face up: each has its index twice.
 * @param {string} text
 * @param {string} rank
 */
const faces = (text, rank) => times(text, `>${rank}</text>`);

/**
 * A view as the seat that looks knows it, on a flat table.
 * @param {any} view
 * @param {any} own
 * @param {any} [more]
 */
const looking = (view, own, more = {}) =>
  makeUi({ flat: true, ...more, views: { ...makeUi({ flat: true }, view).views, 0: own } }, view);

test("each back is keyed by its mark, once, and goes with it from place to place", () => {
  const view = makeView();
  const text = picturing(view);
  assert.deepEqual(
    keysIn(text, "back-").sort(),
    view.grids
      .flat()
      .map((/** @type {any} */ { mark }) => `back-${mark}`)
      .sort(),
  );
  const pose = (/** @type {string} */ drawing) => {
    const { x, y } = travelling(drawing).find(({ key }) => key === "back-0") ?? {};
    return x && `${x} ${y}`;
  };
  const swapped = makeView({
    grids: [
      makeGrid(0),
      [{ place: 0, card: null, mark: 0 }, ...makeGrid(1).slice(1)],
      makeGrid(2),
      makeGrid(3),
    ].map((cards, seat) =>
      seat ? cards : [{ place: 0, card: null, mark: 10 }, ...cards.slice(1)],
    ),
  });
  assert.ok(pose(text) && pose(text) !== pose(picturing(swapped)));
});

test("a gap stays a place, and further cards lie in further columns", () => {
  const view = makeView({
    grids: [makeGrid(0, [1, 2, 4, 5, 6]), makeGrid(1, []), makeGrid(2), makeGrid(3)],
  });
  const text = picturing(view);
  const places = (/** @type {number} */ seat) =>
    anchorsOf(text).filter((name) => name.startsWith(`place-${seat}-`));
  assert.deepEqual(
    places(0).sort(),
    [0, 1, 2, 3, 4, 5, 6].map((place) => `place-0-${place}`),
  );
  assert.deepEqual(
    places(1).sort(),
    [0, 1, 2, 3].map((place) => `place-1-${place}`),
  );
});

test("on a flat table no face is drawn, whatever the screen's seat knows", () => {
  const own = withFaces(
    makeView({ peeks: ["looking", "done", "done", "done"], drawer: 0, drawn: "5D" }),
    [
      [0, 2, "7C"],
      [0, 3, "8C"],
    ],
  );
  const power = withFaces(makeView({ looking: { seat: 0, cards: [{ seat: 2, place: 1 }] } }), [
    [2, 1, "7C"],
  ]);
  const text = drawn(scene(own, looking(own, own))) + drawn(scene(power, looking(power, power)));
  for (const rank of ["5", "7", "8"]) assert.equal(faces(text, rank), 0, rank);
  assert.doesNotMatch(text, /\b(seven|eight|five)\b/);
  assert.equal(keysIn(text, "drawn-0").length, 1, "the drawn card is a back");
});

test("under its eye a seat sees its own: at the peek, by a power, what it drew; and only that seat's", () => {
  const plain = makeView({ peeks: ["looking", "looking", "done", "done"] });
  const own = withFaces(plain, [
    [0, 2, "7C"],
    [0, 3, "8C"],
  ]);
  const other = { ...withFaces(plain, [[1, 2, "5C"]]), seat: 1 };
  const ui = looking(plain, own, { viewing: { 0: { isOn: true } } });
  const text = drawn(scene(plain, { ...ui, views: { ...ui.views, 1: other } }));
  assert.equal(marked(text, "under-eye").length, 1);
  assert.deepEqual(
    ["7", "8", "5"].map((rank) => faces(text, rank)),
    [3, 3, 0], // a seven and an eight say what they count, too
  );
  const covered = drawn(scene(plain, { ...ui, viewing: { 0: { isOn: false } } }));
  assert.equal(marked(covered, "under-eye").length, 0);
  const drew = { ...makeView({ drawer: 0 }), drawn: "5D" };
  assert.equal(
    faces(
      drawn(
        scene(
          makeView({ drawer: 0 }),
          looking(makeView({ drawer: 0 }), drew, { viewing: { 0: { isOn: true } } }),
        ),
      ),
      "5",
    ),
    3,
  );
  const empty = drawn(
    scene(makeView(), looking(makeView(), makeView(), { viewing: { 0: { isOn: true } } })),
  );
  assert.equal(marked(empty, "under-eye").length, 0, "nothing to see");
});

test("who plays alone sees a drawn card and a card of a power at once, the first look only under the eye", () => {
  const power = withFaces(
    makeView({ drawer: 0, drawn: "5D", looking: { seat: 0, cards: [{ seat: 2, place: 1 }] } }),
    [[2, 1, "7C"]],
  );
  assert.deepEqual(
    ["5", "7"].map((rank) => faces(picturing(power), rank)),
    [2, 3], // what it counts stands on a card that is looked at
  );
  assert.ok(bears(thingAt(picturing(power), "card:2:1"), "lifted"));
  const peek = withFaces(makeView({ peeks: ["looking", "done", "done", "done"] }), [
    [0, 2, "7C"],
    [0, 3, "8C"],
  ]);
  assert.equal(faces(picturing(peek), "7"), 0);
  assert.equal(faces(picturing(peek, { viewing: { 0: { isOn: true } } }), "7"), 3);
  assert.equal(faces(picturing(power, { covered: true }), "5"), 0);
});

test("hide takes every face away", () => {
  const view = hide(withFaces(makeView({ drawn: "5D" }), [[0, 2, "7C"]]));
  assert.ok(
    view.drawn === null && view.grids.flat().every((/** @type {any} */ { card }) => card === null),
  );
});

test("what may be touched is a marked button, for whichever seat; the rest can be touched all the same", () => {
  const text = picturing(makeView({ drawer: 0 }), { offers: offers.drawn });
  assert.deepEqual(offered(text, "card:0:0", "card:0:1", "card:0:2", "card:0:3"), [
    true,
    true,
    true,
    true,
  ]);
  assert.deepEqual(
    ["card:1:0", "discard"].map((on) => [
      touchable(text).includes(on),
      isButton(thingAt(text, on)),
    ]),
    [
      [true, false],
      [true, true],
    ],
  );
  assert.deepEqual(offered(picturing(makeView(), { offers: offers.draw }), "stock"), [true]);
  assert.equal(isButton(thingAt(picturing(), "stock")), false);
  const look = picturing(makeView(), { flat: true, offers: offers.look });
  assert.deepEqual(offered(look, "card:0:2", "card:1:2", "card:2:2", "card:3:2"), [
    true,
    false,
    true,
    true,
  ]);
  const peek = picturing(makeView(), { flat: true, offers: offers.peek });
  assert.deepEqual(offered(peek, "card:1:0", "card:1:1", "card:1:2", "card:1:3"), [
    false,
    false,
    true,
    true,
  ]);
});

test("the first card of a swap is marked, and then only those that may be the second", () => {
  const held = { seat: 0, owner: 0, place: 1, mark: 1 };
  const text = picturing(makeView(), { offers: offers.swap, held });
  assert.ok(bears(thingAt(text, "card:0:1"), "first"));
  assert.equal(marked(text, "first-mark").length, 1);
  assert.deepEqual(offered(text, "card:1:0", "card:2:3", "card:0:2"), [true, true, false]);
  const gone = picturing(makeView(), { offers: offers.swap, held: { ...held, mark: 99 } });
  assert.equal(marked(gone, "first-mark").length, 0, "that card lies there no more");
});

test("who looks where is seen by all; the caller's cards are locked", () => {
  const view = makeView({
    looking: {
      seat: 1,
      cards: [
        { seat: 0, place: 2 },
        { seat: 3, place: 0 },
      ],
    },
    caller: 2,
  });
  const text = picturing(view, { flat: true });
  assert.equal(marked(text, "watched").length, 2);
  const peek = makeView({ peeks: ["done", "looking", "done", "waiting"] });
  assert.equal(marked(picturing(peek, { flat: true }), "watched").length, 2);
  assert.equal(marked(text, "locked").length, 4);
  assert.match(thingAt(text, "card:2:0")?.at["aria-label"] ?? "", /Locked by Kaboom!/);
  assert.ok(namesOf(text).includes("Cleo: Kaboom!"));
});

test("the ring runs as long as the window holds, and begins where time stands", () => {
  const view = makeView({ window: makeWindow() });
  const parts = [...picturing(view, { now: 1700 }).matchAll(/animation-delay: (-?\d+)ms/g)].map(
    ([, delay]) => Number(delay),
  );
  assert.equal(parts.length, 24);
  assert.equal(parts[0], 1800); // the last one goes when the window closes
  assert.equal(parts[23], -596); // as if it had gone in time
  assert.ok(parts.every((delay, i) => i === 0 || delay < parts[i - 1]));
  assert.equal(marked(picturing(), "ring").length, 0);
  const [won] = marked(picturing(makeView({ slap: makeSlap() }), { now: 4000 }), "ring");
  assert.equal(won?.at.style, "color: var(--seat-2)", "in the colour of whoever was first");
  assert.match(won.inner, /animation-delay: 9500ms/);
});

test("the ring begins anew with each window and after each rest, and with nothing else", () => {
  const ring = (
    /** @type {any} */ window,
    /** @type {any} */ more = {},
    /** @type {any} */ slap = null,
  ) => keysOf(scene(makeView({ window, slap }), makeUi(more)));
  const first = ring(makeWindow(), { now: 1100 });
  assert.deepEqual(ring(makeWindow({ slaps: [1] }), { now: 1900 }), first);
  assert.notDeepEqual(ring(makeWindow({ opened: 5000, closes: 7500 })), first);
  assert.notDeepEqual(ring(makeWindow(), { pauses: 1 }), first);
  assert.notDeepEqual(ring(null, { pauses: 1 }, makeSlap()), ring(null, {}, makeSlap()));
});

/** What the ring is remembered by. @param {any} value @returns {string[]} */
function keysOf(value) {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (value?._$litDirective$)
    return value.values.flatMap((/** @type {any} */ one) =>
      Array.isArray(one) && typeof one[0] === "string" && /^(window|slap) /.test(one[0])
        ? one
        : keysOf(one),
    );
  return value?.strings ? value.values.flatMap(keysOf) : [];
}

/**
 * Whose hands of a kind lie on the pile, from the bottom up.
 * @param {string} text
 * @param {string} [kind]
 */
const handsIn = (text, kind = "slap-hand") =>
  marked(text, "slap-hand")
    .filter((it) => bears(it, kind))
    .map(nameOf);

test("a hand falls from its own side as soon as its pad is pressed; the first lies at the bottom", () => {
  const view = makeView({ window: makeWindow({ slaps: [1] }) });
  assert.deepEqual(fallen(null, view.window, makeUi({ hands: { 3: 1200 } }, view)), [1, 3]);
  const text = picturing(view, { flat: true, hands: { 3: 1200 } });
  assert.deepEqual(handsIn(text), ["Hand: Ben", "Hand: Dora"]);
  const vain = picturing(makeView(), { hands: { 0: 1200 } });
  assert.deepEqual(handsIn(vain, "vain"), ["Hand: Anna"], "it goes again");
  assert.match(marked(text, "slap-hand")[1]?.at.transform ?? "", /rotate\(-\d/, "from the right");
  const won = makeView({ slap: makeSlap({ others: [1, 0] }), window: makeWindow({ slaps: [] }) });
  assert.deepEqual(fallen(won.slap, won.window, makeUi()), [2, 1, 0]);
  assert.deepEqual(fallen(won.slap, makeWindow({ slaps: [1, 2] }), makeUi()), [2, 1, 0]);
  assert.deepEqual(handsIn(picturing(won), "won"), ["Hand: Cleo"]);
  assert.ok(namesOf(picturing(won)).includes("12 ms ahead"));
  assert.match(marked(picturing(won), "margin")[0]?.inner ?? "", /--seat-1/, "ahead of Ben");
  assert.equal(
    marked(picturing(makeView({ slap: makeSlap({ margin: null }) })), "margin").length,
    0,
  );
  assert.match(picturing(makeView({ slap: makeSlap({ margin: 0, photo: true }) })), /Photo finish/);
});

test("a thrown card comes from where it lay, a new one from where it was drawn", () => {
  const fromIn = (/** @type {string} */ text, /** @type {string} */ card) =>
    travelling(text).find(({ key }) => key === card)?.from;
  /** @param {any} event @param {any} [more] */
  const from = (event, more = {}) =>
    fromIn(picturing(makeView(more), { events: [event] }), "card-9S");
  assert.equal(from({ type: "Replaced", seat: 3, place: 1, card: "9S" }), "place-3-1");
  assert.equal(
    from({ type: "Revealed", seat: 1, owner: 2, place: 4, card: "9S", match: true }),
    "place-2-4",
  );
  assert.equal(from({ type: "Discarded", seat: 2, card: "9S" }), "drawn-2");
  assert.equal(from({ type: "Flipped", seat: 0, card: "9S" }), "draw-pile");
  const text = picturing(makeView(), {
    events: [{ type: "Replaced", seat: 3, place: 1, card: "9S" }],
  });
  assert.deepEqual([fromIn(text, "back-30"), fromIn(text, "back-31")], ["draw-pile", "drawn-3"]);
  for (const anchor of ["place-3-1", "drawn-3", "draw-pile"])
    assert.ok(anchorsOf(text).includes(anchor), anchor);
  const revealed = { type: "Revealed", seat: 1, owner: 2, place: 5, card: "9S" };
  assert.ok(anchorsOf(picturing(makeView(), { events: [revealed] })).includes("place-2-5"));
});

test("of the discard the last four are drawn, the newest on top; on a flat table it is read from every side", () => {
  const view = makeView({ discard: ["AS", "2S", "3S", "4S", "5S", "6S"] });
  assert.deepEqual(keysIn(picturing(view), "card-"), ["card-3S", "card-4S", "card-5S", "card-6S"]);
  assert.equal(faces(picturing(view), "6"), 2);
  assert.equal(faces(picturing(view, { flat: true }), "6"), 4);
});

test("the pad tells how its seat stands", () => {
  const stands = (/** @type {string | undefined} */ more, /** @type {any} */ ui = {}) =>
    padLook(makeView({ pads: ["", more] }), 1, makeUi(ui));
  for (const look of ["open", "slapped", "spent", "locked"]) assert.equal(stands(look), look);
  for (const code of ["nothing_to_slap", "settling", "no_penalty", "no_pile", "paused", "voting"])
    assert.equal(stands(code), "idle");
  assert.equal(stands("first"), "slapped");
  for (const [code, look] of [
    ["spent", "slapped"],
    ["open", "slapped"],
    ["locked", "locked"],
  ])
    assert.equal(stands(code, { hands: { 1: 9 } }), look, "a finger shows at once");
});

test("pads and eyes carry the seat; bots have none; without slapping there is no pad", () => {
  const view = makeView({ peeks: ["waiting", "done", "done", "done"] });
  const text = drawn(pad(view, 0, makeUi({}, view)));
  assert.deepEqual(buttonsOf(text), ["Hold to look: Anna", "Slap: Anna"]);
  assert.ok("data-press" in (thingAt(text, "slap:0")?.at ?? {}), "it answers at once");
  assert.ok("data-hold" in (thingAt(text, "eye:0")?.at ?? {}), "it is held down");
  assert.equal(drawn(pad(view, 1, makeUi({}, view))), "", "no person");
  assert.equal(drawn(pad(view, 0, makeUi({ lit: 0 }, view))), "", "while all is counted");
  assert.doesNotMatch(drawn(pad(makeView(), 0, makeUi())), /eye:0/);
  assert.doesNotMatch(drawn(pad(makeView({ slaps_on: false }), 0, makeUi())), /slap:0/);
  assert.equal(drawn(pad(makeView({ turn: null }), 0, makeUi())), "");
  const drew = { ...makeView({ drawer: 0 }), drawn: "5D" };
  assert.match(drawn(pad(drew, 0, looking(drew, drew))), /eye:0/);
  assert.doesNotMatch(
    drawn(pad(drew, 0, makeUi({ views: { 0: drew } }))),
    /eye:0/,
    "it lies open before the one person",
  );
});

test("a hint to slap or to look is seen on the pad or the eye, of its own seat", () => {
  const view = makeView({ peeks: ["waiting", "done", "done", "done"] });
  const hinted = (/** @type {string} */ type, seat = 0) =>
    marked(
      drawn(pad(view, 0, makeUi({ hint: { action: { type }, reasons: [] }, seat }, view))),
      "hinted",
    )
      .filter(isButton)
      .map(nameOf);
  assert.deepEqual(
    [hinted("Slap"), hinted("Peek"), hinted("Cover"), hinted("Draw"), hinted("Slap", 1)],
    [["Slap: Anna"], ["Hold to look: Anna"], ["Hold to look: Anna"], [], []],
  );
});

test("a seat has a key for each choice that no card is touched for, with a word", () => {
  /** @param {any[]} actions */
  const keys = (actions) => {
    const text = drawn(tools(makeView(), actions, makeUi({ seat: 2 })));
    return touchable(text).map((on) => [on, wordsOf(thingAt(text, on)?.inner ?? "")]);
  };
  assert.deepEqual(keys(offers.draw[0]), [
    ["draw:2", "Draw"],
    ["kaboom:2", "Kaboom!"],
  ]);
  assert.deepEqual(
    keys(offers.drawn[0] ?? []).map(([on]) => on),
    ["discard:2"],
  );
  assert.deepEqual(
    keys(offers.decide[0]).map(([on]) => on),
    ["yes:2", "no:2"],
  );
  assert.deepEqual(
    keys(
      ["Flip", "Enough", "GiveUp", "Keep", "SkipPower", "Cover", "Slap", "Peek"].map((type) => ({
        type,
      })),
    ).map(([on]) => on),
    ["flip:2", "cover:2", "enough:2", "giveup:2", "keep:2", "skip:2"],
  );
  assert.doesNotMatch(
    drawn(
      tools(
        makeView({ peeks: ["looking", "done", "done", "done"] }),
        [{ type: "Cover" }],
        makeUi(),
      ),
    ),
    /cover/,
    "letting go of the eye covers",
  );
});

test("a plate tells points, cards and the call, and has a rack unless that lies in the dock", () => {
  const text = drawn(plate(makeView({ totals: [-8, 3, 0, 0], caller: 0 }), 0, makeUi()));
  assert.match(wordsOf(text), /Points: −8 .*Cards: 4 Kaboom!$/);
  assert.deepEqual(racksIn(text), []);
  assert.deepEqual(racksIn(drawn(plate(makeView(), 0, makeUi({ flat: true })))), ["0"]);
  assert.deepEqual(racksIn(drawn(plate(makeView(), 2, makeUi()))), ["2"]);
  const atEnd = drawn(plate(makeView({ turn: null }), 0, makeUi()));
  assert.deepEqual(racksIn(atEnd), ["0"]);
  assert.equal(marked(picturing(), "drawn-place").length, 1);
  assert.equal(marked(picturing(makeView({ turn: null })), "drawn-place").length, 0);
  assert.match(wordsOf(drawn(stock(makeView(), makeUi()))), /3.*10/);
});

test("a finished round's sheet shows hands, sums, points and why, until it is put away", () => {
  const view = makeView({ last: makeLast() });
  const text = drawn(panel(view, [], makeUi()));
  assert.deepEqual(
    namesOf(text)
      .slice(1)
      .map((hand) => hand.split(/, and | and |, /).length),
    [2, 2, 5, 1],
  );
  assert.equal(namesOf(text)[1], "ace of spades and red king");
  assert.equal(marked(text, "small-card").length, 9);
  const callers = marked(text, "seat-name").filter(({ inner }) => marked(inner, "caller").length);
  assert.deepEqual(callers.map(nameOf), ["Ben"]);
  const words = wordsOf(text);
  assert.match(
    words,
    /Anna .* 1 \+1 Ben .* 5 not closest: 10 \+ 5 \+15 Cleo .* 48 \+48 Dora .* 0 0/,
  );
  assert.match(words, /Name 1 2 3 4 5 6 7 8 9 10 Sum Anna −4 20 16 Ben 3 17 20 Cleo .* Dora/);
  assert.deepEqual([touchable(text), buttonsOf(text)], [["read"], ["Round 3"]]);
  assert.equal(drawn(panel(view, [], makeUi({ read: 2 }))), "");
  assert.equal(drawn(panel(makeView(), [], makeUi({ read: 1 }))), "");
});

test("a drawn card tells what it counts, and what it could do, to its own seat alone", () => {
  const view = makeView({ drawer: 0, drawn: "8H", worth: { points: 8, power: "look_own" } });
  const told = picturing(view);
  assert.match(namesOf(told).join(), /Drawn: 8 of hearts, worth 8\. Power: look at yours\./);
  assert.match(wordsOf(told), /8 points/);
  const flat = makeUi(
    { flat: true, views: { 0: view, 1: makeView({ drawer: 0, seat: 1 }) } },
    makeView({ drawer: 0 }),
  );
  assert.doesNotMatch(drawn(scene(makeView({ drawer: 0 }), flat)), /8 points|Power/);
  const held = drawn(scene(makeView({ drawer: 0 }), { ...flat, viewing: { 0: { isOn: true } } }));
  const [seen] = marked(held, "under-eye");
  assert.match(wordsOf(seen?.inner ?? ""), /8 points Power: look at yours/);
});

test("the reason of a penalty stays until it is read, before its seat at a flat table", () => {
  const view = makeView({ paid: makePaid() });
  const here = (/** @type {any} */ more = {}) => drawn(panel(view, [], makeUi(more, view)));
  assert.match(wordsOf(here()), /Ben, penalty cards: 2.*Wanted: 7.*Close/);
  assert.deepEqual(touchable(here()), ["penalty"], "a touch closes it");
  assert.equal(here({ readPenalty: "3:18" }), "");
  assert.match(here({ readPenalty: "3:16" }), /Ben, penalty/);
  assert.equal(here({ flat: true }), "");
  const plates = (/** @type {any} */ more) =>
    [0, 1].map((seat) => /Ben, penalty/.test(drawn(plate(view, seat, makeUi(more, view)))));
  assert.deepEqual(
    [plates({ flat: true }), plates({}), plates({ flat: true, readPenalty: "3:18" })],
    [
      [false, true],
      [false, false],
      [false, false],
    ],
  );
  assert.equal(drawn(panel({ ...view, turn: null }, [], makeUi())), "", "not at the end");
});

test("where others' cards are narrower than a finger they can be touched beside", () => {
  const small = Object.fromEntries(
    [0, 1, 2, 3].map((seat) => [seat, { x: 9, y: 9, w: 133, h: 88, turn: 0 }]),
  );
  assert.equal(marked(picturing(makeView(), { racks: small }), "reach").length, 16);
  assert.equal(marked(picturing(), "reach").length, 0);
});
