import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  card,
  makeCase,
  makeFine,
  makePause,
  makeUi as bareUi,
  makeView as bareView,
  makeWindow,
  offers,
} from "../../support/boom-table.mjs";
import { drawn } from "../../support/drawn.mjs";
import {
  anchorsOf,
  bears,
  buttonsOf,
  elementsOf,
  marked,
  nameOf,
  namesOf,
  racksIn,
  thingAt,
  touchable,
  travelling,
  usedIn,
  valuesOf,
  wordsOf,
} from "../../support/seen.mjs";

const { callKey, pad, plate, tools } = await import("../../../../js/games/choco_boom/seats.js");
const { fallen } = await import("../../../../js/table/slaps.js");
const { beside, middle, outside, sideOf, turnsOf, within } = await import(
  "../../../../js/games/choco_boom/layout.js"
);
const { face, keyFace } = await import("../../../../js/games/choco_boom/cards.js");
const { scene } = await import("../../../../js/games/choco_boom/game.js");

const COLOURS = ["yellow", "red", "brown", "blue"];

/** @type {Record<number, number[]>} */
const TURNS = { 2: [0, 2], 3: [0, 1, 3], 4: [0, 1, 2, 3] };
const PLACES = [
  [170, 690],
  [10, 170],
  [910, 20],
  [1050, 540],
];

/** Each seat's deck, as its tray lies. @param {number} seats */
const racksOf = (seats) =>
  Object.fromEntries(
    (TURNS[seats] ?? []).map((turn, seat) => [
      seat,
      { x: PLACES[turn]?.[0], y: PLACES[turn]?.[1], w: 100, h: 110, turn },
    ]),
  );

/** @param {any} [more] @param {number} [seats] */
const makeView = (more = {}, seats = 4) => bareView({ laid: 12, ...more }, seats);

/** @param {any} [more] @param {any} [view] */
const makeUi = (more = {}, view = makeView()) =>
  bareUi({ racks: racksOf(view.decks.length), ...more }, view);

/** @param {any} [view] @param {any} [more] */
const picturing = (view = makeView(), more = {}) => drawn(scene(view, makeUi(more, view)));

/** @param {any} [more] */
const makeWon = (more = {}) => ({
  type: "Won",
  seat: 2,
  count: 7,
  margin: 12,
  photo: false,
  others: [3, 0],
  at: 4000,
  cards: [card("red banana"), card("blue banana")],
  ...more,
});

/** How each card of the pile is keyed, and where it lies. @param {string} text */
const poses = (text) =>
  travelling(text)
    .filter(({ key }) => key.startsWith("card-"))
    .map(({ key, at }) => [key, at["data-pose"]]);

const things = readFileSync(
  new URL("../../../../assets/games/choco_boom/items.svg", import.meta.url),
  "utf8",
);

test("a colour is told by its frame's shape and by its pattern too, and the four differ", () => {
  const frames = COLOURS.map(
    (colour) =>
      things.match(new RegExp(`<symbol id="boom-frame-${colour}"[^]*?</symbol>`))?.[0] ?? "",
  );
  const windows = frames.map((text) => text.match(/class="boom-window"[^>]* d="([^"]+)"/)?.[1]);
  const marks = frames.map((text) =>
    text.match(/<g fill="none"[^]*?<\/g>/)?.[0].replace(/--boom-\w+/, ""),
  );
  assert.equal(new Set(windows).size, 4);
  assert.equal(new Set(marks).size, 4);
  assert.ok([...windows, ...marks].every(Boolean));
});

/** How light a colour is, from 0 to 1. @param {string} colour */
function luminance(colour) {
  const tokens = readFileSync(
    new URL("../../../../assets/games/choco_boom/box.css", import.meta.url),
    "utf8",
  );
  const hex = tokens.match(new RegExp(`--boom-${colour}: #(\\w{6})`))?.[1] ?? "";
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test("without any hue the colours still differ: each is clearly darker than the one before", () => {
  const light = ["yellow", "blue", "red", "brown"].map(luminance);
  for (const [i, one] of light.slice(1).entries())
    assert.ok(((light[i] ?? 0) + 0.05) / (one + 0.05) > 1.35, `${i}: ${light}`);
});

test("before one person the item is drawn once, large; round a flat table once towards each person", () => {
  const banana = (
    /** @type {any} */ ui,
    /** @type {any} */ view = makeView({ pile: [card("red banana")] }),
  ) =>
    [
      ...drawn(scene(view, makeUi(ui, view))).matchAll(
        /rotate\((\d+)\) translate\(0 \d+\)"><use class="boom-item red" href="#boom-banana"/g,
      ),
    ].map(([, turn]) => Number(turn));
  assert.deepEqual(banana({}), [0]);
  assert.deepEqual(banana({ flat: true }), [0, 90, 180, 270]);
  assert.deepEqual(banana({ flat: true }, makeView({ pile: [card("red banana")] }, 2)), [0, 180]);
  assert.deepEqual(
    banana({ flat: true }, makeView({ pile: [card("red banana")] }, 3)),
    [0, 90, 180, 270],
  );
  assert.deepEqual(
    turnsOf(makeUi({ flat: true, views: { 0: makeView(), 2: makeView() } })),
    [0, 2],
    "bots read nothing",
  );
  assert.deepEqual(
    turnsOf(makeUi({ flat: true, views: { 0: makeView(), 1: makeView() } })),
    [0, 1, 2, 3],
  );
  const size = (/** @type {number[]} */ turns) =>
    Number(
      elementsOf(drawn(face({ item: "pepper", colour: "red" }, turns))).find(
        ({ at }) => at.href === "#boom-pepper",
      )?.at.width,
    );
  assert.ok(size([0]) > size([0, 2]) && size([0, 2]) > size([0, 1, 2, 3]));
});

test("a card that was flipped is there at once, for all: it travels from nowhere", () => {
  const text = picturing(makeView(), {
    events: [{ type: "Flipped", seat: 0, card: card("blue strawberry") }],
  });
  const top = travelling(text).find(({ key }) => key === "card-12");
  assert.ok(top);
  assert.equal(top.from, undefined);
});

test("each card of the pile has its number, three are seen, the newest on top, always in the same place", () => {
  const pile = ["red carrot", "red pepper", "blue choco", "blue strawberry"].map((text) =>
    card(text),
  );
  const before = poses(picturing(makeView({ pile: pile.slice(0, 3), laid: 11 })));
  const after = poses(picturing(makeView({ pile, laid: 12 })));
  assert.deepEqual(
    after.map(([key]) => key),
    ["card-10", "card-11", "card-12"],
  );
  assert.deepEqual(before.slice(1), after.slice(0, 2));
});

test("a won pile keeps its cards, which go to the winner's deck after a moment", () => {
  const won = makeView({ pile: [], window: null, call_by: null, flipper: null, won: makeWon() });
  const text = picturing(won, { flat: true });
  assert.deepEqual(
    poses(text).map(([key]) => key),
    ["card-11", "card-12"],
  );
  for (const [, pose] of poses(text)) assert.match(pose ?? "", /^960\.00 75\.00 /);
  const swept = travelling(text);
  const takes = (/** @type {Record<string, string>} */ at) =>
    [at["data-wait"], at["data-span"]].map(Number);
  assert.ok(
    swept.every(({ at }) => takes(at).every((ms) => ms > 99 && ms < 1000)),
    "not at once, and neither faster nor slower than an eye follows",
  );
  assert.match(namesOf(text).join(), /Cleo: 7 cards/);
  assert.match(wordsOf(text), /\+7/);
  assert.equal(poses(picturing(won, { racks: {} })).length, 0, "no deck has been measured");
});

test("fines look out from under the pile, from the deck of whoever paid, with their count", () => {
  const text = picturing(makeView({ under: 6, fines: [makeFine("hesitated", { seat: 3 })] }), {
    flat: true,
  });
  assert.deepEqual(
    travelling(text).map(({ key, from }) => [key, from]),
    [
      ...["fine-0", "fine-1", "fine-2", "fine-3"].map((key) => [key, "deck-3"]),
      ["card-11", undefined],
      ["card-12", undefined],
    ],
    "beneath the pile",
  );
  const told = "8 6 ".repeat(4).trim();
  assert.ok(wordsOf(text).includes(told), "for each side, with the two cards on top");
  assert.match(namesOf(text).join(), /8 cards\. .* Fines under it: 6\./);
  assert.deepEqual(travelling(picturing(makeView({ under: 2, pile: [] }))), []);
});

/** What differs between any two cards: their pictures, their names, the colours of their frames. */
const PER_CARD = new RegExp(
  [
    'boom-(banana|strawberry|choco|elephant|parrot|carrot|pepper)"',
    String.raw`(blue|red|yellow|brown) \w+`,
    String.raw`class="boom-item \w+"`,
    String.raw`boom-frame-\w+`,
  ].join("|"),
  "g",
);

/**
 * What the screen shows that a double would give away, were it another.
 * @param {any} view
 * @param {any} [ui]
 */
const shows = (view, ui = {}) => picturing(view, { flat: true, ...ui }).replace(PER_CARD, "");

test("the ring is the same on a double", () => {
  const plain = shows(makeView({ pile: [card("red carrot"), card("blue choco")] }));
  const double = shows(makeView({ pile: [card("red choco"), card("blue choco")] }));
  assert.equal(
    plain.replace(/(width|height|x|y)="-?[\d.]+"/g, ""),
    double.replace(/(width|height|x|y)="-?[\d.]+"/g, ""),
  );
  assert.equal(marked(double, "ring").length, 1);
});

test("the ring runs for the time to call, in the colour of whose call it is, and not without a time", () => {
  const text = picturing(makeView(), { now: 3600 });
  const [ring] = marked(text, "ring");
  assert.equal(ring?.at.style, "color: var(--seat-0)");
  const delays = [...ring.inner.matchAll(/animation-delay: (-?\d+)ms/g)].map(([, ms]) =>
    Number(ms),
  );
  assert.deepEqual([delays[0], delays.at(-1)], [1400, -517]);
  assert.ok(namesOf(text).includes("Time to call"));
  assert.ok(!namesOf(picturing(makeView({ call_by: null }))).includes("Time to call"));
  assert.deepEqual(
    ["ring", "round-cloth"].map(
      (kind) => marked(picturing(makeView({ call_by: null })), kind).length,
    ),
    [0, 1],
  );
});

test("in a game without hurry no ring runs and no hand falls; who has answered is marked", () => {
  const view = { calm: true, call_by: null, awaited: [0, 2] };
  const text = picturing(makeView(view), { flat: true });
  assert.equal(marked(text, "ring").length, 0);
  assert.equal(marked(text, "falling-hand").length, 0);
  const signs = [...text.matchAll(/class="seat-sign (\w+)"[^]*?--seat-(\d)/g)];
  assert.deepEqual(signs.map(([, kind, seat]) => `${seat} ${kind}`).sort(), [
    "0 waiting",
    "1 ready",
    "2 waiting",
    "3 ready",
  ]);
});

test("what was called is seen at the side of whoever called it, until the next card", () => {
  const called = (/** @type {any} */ right) =>
    picturing(makeView({ flipper: 1, call: { seat: 1, item: "elephant", at: 3500, right } }), {
      flat: true,
    });
  const [bubble] = marked(called(true), "call-bubble");
  assert.equal(bubble && nameOf(bubble), "Ben, call: Elephant");
  assert.ok(usedIn(bubble?.inner ?? "").has("boom-elephant"));
  assert.deepEqual(
    [true, false, null].map((right) => marked(called(right), "wrong").map(nameOf)),
    [[], ["Ben, call: Elephant"], []],
  );
  assert.doesNotMatch(namesOf(picturing()).join(), /, call:/);
});

test("on the ring stands whose turn it is; in a pause who is ready; of an objection whom it is about", () => {
  const signs = (/** @type {any} */ more) =>
    [
      ...picturing(makeView(more), { flat: true }).matchAll(
        /class="seat-sign (\w+)"[^]*?--seat-(\d)/g,
      ),
    ]
      .map(([, kind, seat]) => `${seat} ${kind}`)
      .sort();
  assert.deepEqual(signs({ turn: 3 }), ["3 next"]);
  assert.deepEqual(signs({ turn: 3, call: { seat: 3, item: "choco", at: 3200, right: true } }), []);
  assert.deepEqual(signs({ paused: makePause({ waiting: [0, 3] }) }), [
    "0 waiting",
    "1 next",
    "2 ready",
    "3 waiting",
  ]);
  assert.deepEqual(signs({ case: makeCase({ votes: [null, true, null, null] }) }), [
    "0 accused",
    "1 ready",
    "2 ready",
    "3 waiting",
  ]);
  assert.deepEqual(signs({ turn: null }), []);
});

test("hands: who pressed, who was judged, the first at the bottom; in vain they go again", () => {
  const won = makeView({
    pile: [],
    window: null,
    won: makeWon(),
    pads: ["slapped", "no_pile", "slapped", "slapped"],
  });
  assert.deepEqual(fallen(won.won, null, makeUi({}, won)), [2, 3, 0]);
  assert.deepEqual(fallen(null, makeWindow({ slaps: [1] }), makeUi({ hands: { 3: 10 } })), [1, 3]);
  const kinds = (/** @type {any} */ view, /** @type {any} */ ui = {}) =>
    [...picturing(view, { flat: true, ...ui }).matchAll(/class="slap-hand (\w*)"/g)].map(
      ([, kind]) => kind,
    );
  assert.deepEqual(kinds(won), ["won", "", ""]);
  assert.deepEqual(kinds(won, { hands: { 1: 5 } }), ["won", "", "", "vain"]);
  assert.deepEqual(kinds(makeView(), { hands: { 1: 5 } }), [""]);
  assert.deepEqual(kinds(makeView({ pads: ["open", "spent"] }), { hands: { 1: 5 } }), ["vain"]);
  assert.deepEqual(
    kinds(makeView({ paused: makePause(), pads: ["paused"] }), { hands: { 0: 5 } }),
    ["vain"],
  );
  assert.ok(namesOf(picturing(won, { flat: true })).includes("12 ms ahead"));
  assert.match(
    picturing(makeView({ pile: [], window: null, won: makeWon({ photo: true, margin: 0 }) })),
    /Photo finish/,
  );
});

test("each person's hand lies ready, for the frame in which its pad is pressed; no bot's, and none at the end", () => {
  const ready = (/** @type {any} */ view, /** @type {any} */ more) =>
    valuesOf(picturing(view, more), "data-hand").map(Number);
  assert.deepEqual(ready(makeView(), { flat: true }), [0, 1, 2, 3]);
  assert.deepEqual(ready(makeView(), {}), [0]);
  assert.deepEqual(ready(makeView({ turn: null }), { flat: true }), []);
});

test("a seat's things are always the same, in the same order, whatever it may do", () => {
  const things = (/** @type {any} */ ui) =>
    touchable(drawn(pad(makeView(), 1, makeUi({ flat: true, ...ui }))));
  const all = [
    "flip:1",
    "call:1:banana",
    "call:1:strawberry",
    "call:1:choco",
    "call:1:elephant",
    "slap:1",
  ];
  for (const offered of [offers.call, offers.flip, offers.ready, {}])
    assert.deepEqual(things({ offers: offered }), all);
  assert.deepEqual(touchable(drawn(pad(makeView({ aloud: true }), 1, makeUi({ flat: true })))), [
    "flip:1",
    "object:1",
    "slap:1",
  ]);
});

test("the keys that are offered stand out, and that a call is due is told of no card", () => {
  const open = (/** @type {any} */ offered, seat = 0, more = {}) =>
    marked(drawn(pad(makeView(more), seat, makeUi({ flat: true, offers: offered }))), "open").map(
      ({ at }) => at["data-on"],
    );
  assert.ok(["banana", "elephant"].every((item) => open(offers.call).includes(`call:0:${item}`)));
  assert.ok(!open(offers.flip).includes("call:0:banana"));
  assert.ok(open(offers.flip, 1).includes("flip:1"));
  assert.ok(open(offers.aloud, 2, { aloud: true }).includes("object:2"));
  const hinted = drawn(
    pad(
      makeView(),
      0,
      makeUi({
        offers: offers.call,
        hint: { action: { type: "Call", item: "choco" }, reasons: [] },
      }),
    ),
  );
  assert.deepEqual(marked(hinted, "hinted").map(nameOf), ["Choco: Anna"]);
});

test("a bot has its deck alone, and that is no key; so has everybody at the end, and while all is counted", () => {
  const bot = drawn(pad(makeView(), 1, makeUi()));
  assert.deepEqual(namesOf(bot), ["Ben: 25 cards."]);
  assert.deepEqual([racksIn(bot), anchorsOf(bot)], [["1"], ["deck-1"]]);
  assert.deepEqual([touchable(bot), buttonsOf(bot)], [[], []]);
  for (const [view, ui] of [
    [{ turn: null }, {}],
    [{}, { lit: 0 }],
  ]) {
    const text = drawn(pad(makeView(view), 0, makeUi({ flat: true, ...ui })));
    assert.deepEqual([touchable(text), buttonsOf(text)], [[], []]);
    assert.deepEqual(namesOf(text), ["Anna: 24 cards."]);
  }
  const empty = drawn(pad(makeView({ decks: [0, 9, 9, 9] }), 0, makeUi()));
  assert.ok(bears(thingAt(empty, "flip:0"), "empty"));
  assert.equal(usedIn(thingAt(empty, "flip:0")?.inner ?? "").has("boom-back"), false);
});

test("a call key shows the item in its own colour and frame, with the word; others may say more of it", () => {
  const text = drawn(callKey("strawberry", 2, makeUi()));
  assert.deepEqual([...usedIn(text)], ["boom-frame-red", "boom-strawberry"]);
  assert.equal(wordsOf(text), "Strawberry");
  assert.deepEqual(buttonsOf(text), ["Strawberry: Cleo"]);
  const due = drawn(callKey("choco", 0, makeUi(), { kind: "due", label: "That was due" }));
  assert.deepEqual(marked(due, "due").map(nameOf), ["That was due"]);
  assert.deepEqual([...usedIn(drawn(keyFace("elephant")))], ["boom-frame-blue", "boom-elephant"]);
});

test("ready and votes come as keys of the seat, far from the pad; flip, call and slap never do", () => {
  const keys = (/** @type {any[]} */ actions) =>
    touchable(drawn(tools(makeView(), actions, makeUi({ seat: 2 }))));
  assert.deepEqual(keys(offers.ready?.[2] ?? []), ["ready:2"]);
  assert.deepEqual(keys(offers.vote?.[1] ?? []), ["vote:2:yes", "vote:2:no"]);
  assert.deepEqual(keys([...(offers.call?.[0] ?? []), { type: "Flip" }, { type: "Object" }]), []);
  const hinted = makeUi({ hint: { action: { type: "Ready" }, reasons: [] } });
  assert.deepEqual(
    marked(drawn(tools(makeView(), [{ type: "Ready" }], hinted)), "hinted").map(nameOf),
    ["Ready: Anna"],
  );
});

test("in a game without hurry the pad says double, and a key of the seat that it is none", () => {
  const view = makeView({ calm: true });
  const calm = drawn(pad(view, 1, makeUi({ flat: true }, view)));
  assert.deepEqual(marked(calm, "pad").map(nameOf), ["Double: Ben"]);
  const usual = drawn(pad(makeView(), 1, makeUi({ flat: true })));
  assert.deepEqual(marked(usual, "pad").map(nameOf), ["Slap: Ben"]);
  const key = drawn(tools(view, offers.calm?.[1] ?? [], makeUi({ seat: 1 }, view)));
  assert.deepEqual(
    [touchable(key), marked(key, "main-key").map(nameOf)],
    [["pass:1"], ["No double: Ben"]],
  );
  assert.match(key, /data-icon="\w+"[^]*? d="M/, "its sign is one that is drawn");
});

/**
 * The note or the verdict that a seat's plate tells.
 * @param {string} kind
 * @param {any} more
 * @param {number} seat
 * @param {any} [ui]
 */
const toldAt = (kind, more, seat, ui = { flat: true }) =>
  marked(drawn(plate(makeView(more), seat, makeUi(ui, makeView(more)))), kind).map(nameOf)[0];

test("whoever pays is told why; nobody else is, and no bot", () => {
  const wrong = (seat = 0) => ({
    fines: [makeFine("wrong_call", { seat, item: "strawberry", wanted: "elephant" })],
  });
  assert.match(toldAt("verdict", wrong(), 0) ?? "", /Elephant[^]*Strawberry/);
  assert.equal(toldAt("verdict", wrong(1), 0), undefined);
  assert.equal(toldAt("verdict", wrong(1), 1, {}), undefined);
});

test("each person's seat is told what to do, by what it is offered; else what it may yet do, or who goes on", () => {
  const notes = (/** @type {Record<string, any[]>} */ actions, more = {}) =>
    [0, 1, 2, 3].map((seat) => toldAt("seat-note", more, seat, { flat: true, offers: actions }));
  const slap = "Watch for a double.";
  assert.deepEqual(notes(offers.call ?? {}), ["Call! Only a double is slapped.", slap, slap, slap]);
  assert.equal(
    notes({ 0: (offers.call?.[0] ?? []).filter(({ type }) => type === "Call") })[0],
    "Call! Only the colour counts.",
  );
  assert.deepEqual(notes(offers.flip ?? {}), [slap, "Your turn: flip!", slap, slap]);
  const first = {
    turn: 1,
    pile: [],
    window: null,
    flipper: null,
    shows: "nothing",
    pads: ["no_pile", "no_pile", "no_pile", "no_pile"],
  };
  assert.deepEqual(notes(offers.first ?? {}, first), [
    "Ben flips",
    "Your turn: flip!",
    "Ben flips",
    "Ben flips",
  ]);
  assert.deepEqual(notes(offers.ready ?? {}, { paused: makePause() }), [
    "Press Ready! Next: Ben.",
    "Waiting for Anna, Cleo, and Dora.",
    "Press Ready! Next: Ben.",
    "Press Ready! Next: Ben.",
  ]);
  assert.deepEqual(notes(offers.vote ?? {}, { case: makeCase() }), [
    "Cleo: objection to Anna.",
    "A mistake by Anna?",
    "Cleo: objection to Anna.",
    "A mistake by Anna?",
  ]);
  assert.equal(
    notes(offers.call ?? {}, { pads: ["open", "spent", "open", "open"] })[1],
    "Wait for the next card.",
  );
  assert.equal(toldAt("seat-note", {}, 1, {}), undefined, "a bot is told nothing");
  assert.equal(toldAt("seat-note", { turn: null }, 0), undefined);
});

test("a plate tells the count and who is out; before one person the others' decks are there to aim at", () => {
  const text = (/** @type {any} */ more, seat = 1, /** @type {any} */ ui = {}) =>
    drawn(plate(makeView(more), seat, makeUi(ui)));
  assert.equal(wordsOf(text({})), "25 25 cards");
  assert.deepEqual([racksIn(text({})), anchorsOf(text({}))], [["1"], ["deck-1"]]);
  assert.deepEqual(racksIn(text({}, 0)), []);
  assert.deepEqual(racksIn(text({}, 1, { flat: true })), []);
  assert.deepEqual(racksIn(text({ turn: null }, 0)), ["0"]);
  assert.match(wordsOf(text({ decks: [5, 0, 5, 5] })), /No cards: slap only$/);
  assert.match(wordsOf(text({ decks: [5, 0, 5, 5], pads: ["open", "spent"] })), /Hand rests/);
});

const FIELDS = {
  tablet: [1164, 540],
  "tablet upright": [804, 700],
  phone: [374, 440],
  "phone on its side": [828, 190],
  "flat, four seats": [872, 516],
  "flat phone": [132, 420],
  "flat phone on its side": [836, 132],
};

for (const [name, [w = 0, h = 0]] of Object.entries(FIELDS)) {
  test(`the pile is in the very middle, and all that stands on its ring is within the field: ${name}`, () => {
    const flat = name.startsWith("flat");
    const ui = makeUi({
      flat,
      field: { x: 10, y: 20, w, h },
      size: { x: 0, y: 0, w: name.includes("phone") ? 390 : 1180, h: 844 },
    });
    const { x, y, size, radius, scale } = middle(ui);
    assert.deepEqual([x, y], [10 + w / 2, 20 + h / 2]);
    for (const angle of [0, 45, 90, 135, 180, 270]) {
      const at = within({ x, y, size, radius, scale }, angle, radius, {
        x: 10,
        y: 20,
        w,
        h,
        half: 15,
      });
      assert.ok(
        Math.abs(at.x - x) + 15 * scale <= w / 2 + 0.01 &&
          Math.abs(at.y - y) + 15 * scale <= h / 2 + 0.01,
        `a sign at ${angle}`,
      );
    }
    assert.ok(size <= Math.min(w, h) - 12, "the card");
    assert.ok(Math.SQRT1_2 * size < radius, "the card's corners lie within the ring");
    assert.ok(size >= Math.min(110, 0.8 * Math.min(w, h)), `large enough: ${size}`);
    assert.ok(size >= Math.min(200, 0.5 * Math.min(w, h)), `large enough: ${size}`);
    if (name === "flat, four seats")
      assert.ok(h / 2 - radius >= 60 && h / 2 - size / 2 >= 130, "room for what is told to a seat");
  });
}

test("what was called lies beside the card, on whichever side", () => {
  const spot = middle(makeUi());
  for (const angle of [0, 45, 90, 120, 180, 240, 315]) {
    const { x, y } = beside(spot, angle, outside(spot, angle, 30));
    assert.ok(
      Math.max(Math.abs(x - spot.x), Math.abs(y - spot.y)) >= spot.size / 2 + 20,
      `${angle}`,
    );
  }
});

test("everybody has a side: as the trays lie, or clockwise round one person", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => sideOf(seat, makeUi({ flat: true }))),
    [0, 90, 180, 270],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => sideOf(seat, makeUi({ seat: 1 }))),
    [270, 0, 90, 180],
  );
});
