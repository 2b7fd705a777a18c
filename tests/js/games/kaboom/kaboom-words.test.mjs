import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, wordsIn } from "../../support/drawn.mjs";
import {
  makeLast,
  makeOutcome,
  makePaid,
  makeSlap,
  makeUi,
  makeView,
  makeWindow,
  offers,
  withFaces,
} from "../../support/kaboom-table.mjs";
import { marked, wordsOf } from "../../support/seen.mjs";
import { languages, textOf } from "../../../../py/runtime/words.mjs";

const {
  advice,
  caption,
  describe,
  ending,
  isMinor,
  litSeat,
  moment,
  note,
  panel,
  reason,
  sentence,
  sound,
  spoken,
  steps,
  truth,
} = await import("../../../../js/games/kaboom/game.js");
const { penaltyWords } = await import("../../../../js/games/kaboom/sentences.js");

const YOU = ["You", "Ben", "Cleo", "Dora"];
/** @param {Record<string, any>} event @param {Record<string, any>} [more] */
const told = (event, more = {}) =>
  sentence(/** @type {any} */ (event), makeUi({ names: YOU, ...more }));
/** @param {Record<string, any>} event @param {Record<string, any>} [more] @param {any} [view] */
const heard = (event, more = {}, view = makeView()) =>
  spoken(/** @type {any} */ (event), makeUi({ names: YOU, ...more }, view), view);
const DE = { t: wordsIn("de").t, names: ["Du", "Ben", "Cleo", "Dora"] };
const FOUR = { first_owner: 0, first_place: 1, other: 2, other_place: 4 };

test("the story speaks to a person called You, and by name to others", () => {
  assert.equal(told({ type: "Flipped", seat: 0, card: "10H" }), "You flipped: 10 of hearts.");
  assert.equal(
    told({ type: "Replaced", seat: 1, place: 2, card: "KS" }),
    "Ben: card kept. Discarded: black king.",
  );
  assert.equal(
    told({ type: "Looked", seat: 1, owner: 0, place: 3 }),
    "Ben looks: yours, near right.",
  );
  assert.equal(
    told({ type: "Looked", seat: 0, owner: 0, place: 3 }),
    "You look: yours, near right.",
  );
  assert.equal(
    told({ type: "Swapped", seat: 1, ...FOUR, first_owner: 1 }),
    "Ben swapped: Ben, far right; Cleo, extra card 1.",
  );
  assert.equal(
    told({ type: "Swapped", seat: 1, ...FOUR, first_owner: 2 }),
    "Ben swapped: Cleo, far right; Cleo, extra card 1.",
  );
  assert.equal(
    told({ type: "Revealed", seat: 1, owner: 2, place: 0, card: "KD", match: true }),
    "Ben turned up: red king (Cleo, far left). A match.",
  );
  assert.equal(
    told({ type: "Revealed", seat: 0, owner: 0, place: 0, card: "X2", match: false }),
    "You turned up: joker (yours, far left). No match.",
  );
  assert.equal(
    told({ type: "Gave", seat: 1, place: 2, to: 0, to_place: 3 }),
    "Ben gave a card to you.",
  );
  assert.equal(
    told({ type: "RoundEnded", round: 3, points: [-8, 9, 12, 40] }),
    "Round 3 is over: You −8, Ben 9, Cleo 12, and Dora 40.",
  );
  assert.equal(
    told({ type: "Revealed", seat: 1, owner: 0, place: 0, card: "KC", match: true }, DE),
    "Ben hat aufgedeckt: schwarzer König (deine, hinten links). Das passt.",
  );
});

test("who was first is told with the lead, the chance, or neither", () => {
  assert.equal(
    told({ type: "SlapWon", seat: 0, margin: 12, photo: false, others: [2, 1] }),
    "You were first, 12 ms ahead.",
  );
  assert.equal(
    told({ type: "SlapWon", seat: 2, margin: 12, photo: false, others: [0] }),
    "Cleo was first, 12 ms ahead.",
  );
  assert.equal(
    told({ type: "SlapWon", seat: 1, margin: 0, photo: true, others: [3] }),
    "Ben was first: a photo finish, decided by chance.",
  );
  assert.equal(
    told({ type: "SlapWon", seat: 1, margin: null, photo: false, others: [] }),
    "Ben was first.",
  );
});

test("the best slap of a game that is over is told with its card", () => {
  const best = /** @type {any} */ ({ type: "BestSlap", ply: 9, seat: 0, card: "10H", ms: 410 });
  assert.equal(moment(best, makeUi({ names: YOU })), "You, best slap: 0.41 s (10 of hearts)");
  assert.equal(moment({ ...best, seat: 1 }, makeUi(DE)), "Ben, bester Schlag: 0,41 s (Herz 10)");
});

test("penalties count, and are none where no card is left", () => {
  assert.equal(told({ type: "Penalized", seat: 0, places: [4, 5] }), "You, penalty cards: 2.");
  assert.equal(told({ type: "Penalized", seat: 1, places: [4] }), "Ben, penalty cards: 1.");
  assert.match(told({ type: "Penalized", seat: 1, places: [] }), /penalty cards: 0/);
});

test("Kaboom! is the only word that is called out", () => {
  assert.equal(
    told({ type: "Kaboomed", seat: 1, auto: false }),
    "Ben: Kaboom! All others have one last turn.",
  );
  assert.equal(
    told({ type: "Kaboomed", seat: 0, auto: true }),
    "You, no cards left: Kaboom! All others have one last turn.",
  );
  for (const language of languages()) {
    for (const file of ["kaboom", "later/rules-kaboom"]) {
      const text = textOf(language, `${file}.ftl`);
      assert.doesNotMatch(text.replaceAll("Kaboom!", ""), /!/, file);
    }
  }
});

test("those who listen also hear where the cards lie, and what a power may do", () => {
  assert.equal(
    heard({ type: "Looked", seat: 1, owner: 0, place: 3 }),
    "Ben looks: yours, near right.",
  );
  assert.equal(
    heard({ type: "Swapped", seat: 1, ...FOUR }),
    "Ben swapped: yours, far right; Cleo, extra card 1.",
  );
  assert.equal(
    heard({ type: "Gave", seat: 1, place: 2, to: 0, to_place: 3 }),
    "Ben gave a card to you. From: near left. To: near right.",
  );
  assert.equal(
    heard({ type: "Replaced", seat: 1, place: 0, card: "2C" }),
    "Ben: card kept. Discarded: 2 of clubs. Place: far left.",
  );
  assert.equal(
    heard({ type: "Discarded", seat: 1, card: "9D", power: "look_other" }),
    "Ben discarded: 9 of diamonds. Power: look at another’s.",
  );
  assert.equal(
    heard({ type: "Discarded", seat: 1, card: "9D", power: null }),
    "Ben discarded: 9 of diamonds.",
  );
});

test("a look is told only to its own seat: where a key opened its eye, or on a screen of its own", () => {
  const look = { type: "Looked", seat: 0, owner: 1, place: 2 };
  const view = withFaces(makeView(), [[1, 2, "7H"]]);
  assert.match(heard(look, {}, view), /You see: 7 of hearts \(Ben, near left\)\.$/);
  assert.doesNotMatch(heard(look, { flat: true }, view), /7 of/);
  assert.match(heard(look, { flat: true, viewing: { 0: { byKey: true } } }, view), /7 of/);
  assert.doesNotMatch(heard({ ...look, seat: 1 }, {}, view), /7 of/, "another's look");
  const peek = withFaces(makeView(), [
    [0, 2, "7H"],
    [0, 3, "X1"],
  ]);
  assert.doesNotMatch(
    heard({ type: "Peeked", seat: 0 }, {}, peek),
    /7 of/,
    "a finger sees for itself",
  );
  assert.equal(
    heard({ type: "Peeked", seat: 0 }, { viewing: { 0: { byKey: true } } }, peek),
    "Looking: You. You see: 7 of hearts (yours, near left) and joker (yours, near right).",
  );
});

test("what floods stays out of the line; what is heard has its sound", () => {
  for (const type of ["Reached", "TurnBegan", "Slapped", "Covered"])
    assert.equal(isMinor({ type }), true, type);
  for (const type of ["Flipped", "SlapWon", "Revealed", "Kaboomed", "RoundEnded", "Swapped"])
    assert.equal(isMinor({ type }), false, type);
  assert.deepEqual([sound({ type: "Slapped" }), sound({ type: "Kaboomed" })], ["slap", "boom"]);
  assert.notEqual(
    sound({ type: "Revealed", match: true }),
    sound({ type: "Revealed", match: false }),
  );
});

/** @param {any[]} list @param {Record<string, any>} [view] @param {Record<string, any>} [more] */
const says = (list, view = {}, more = {}) =>
  note(makeView(view), list, makeUi({ ...more, offers: { 0: list } }, makeView(view)));

test("the note tells what to do at each moment", () => {
  assert.match(says(offers.peek[0]), /two near cards/);
  assert.match(says([{ type: "Cover" }], { peeks: ["looking", "done", "done", "done"] }), /let go/);
  assert.match(
    says(
      [{ type: "Cover" }],
      { peeks: ["looking", "done", "done", "done"] },
      { viewing: { 0: { isOn: true, stays: true } } },
    ),
    /tap the eye/,
  );
  assert.match(says([{ type: "Flip" }]), /Flip/);
  assert.equal(says(offers.draw[0]), "Your turn: draw, or say Kaboom!");
  assert.match(says([{ type: "Draw" }]), /last turn/);
  assert.match(says([{ type: "Kaboom" }]), /No card to draw/);
  assert.match(
    says(offers.reveal[2] ?? [], { slap: makeSlap(), window: makeWindow() }),
    /tap: 9\.$/,
  );
  assert.match(
    says([{ type: "Reveal", seat: 0, place: 1 }, { type: "Enough" }], {
      slap: makeSlap({ matches: 1 }),
      discard: ["9S", "9D"],
    }),
    /Tap: 9\. Or say/,
  );
  assert.match(
    says([{ type: "Give", place: 1 }, { type: "Keep" }], { gift: { seat: 0, to: 2, place: 1 } }),
    /give it to Cleo/,
  );
  assert.match(says([{ type: "GiveUp" }]), /give up/);
  assert.match(says(offers.swap[0] ?? [], { power: { seat: 0, kind: "swap_blind" } }), /unseen/);
  assert.match(
    says(
      offers.swap[0] ?? [],
      { power: { seat: 0, kind: "swap_blind" } },
      { held: { seat: 0, owner: 1, place: 0, mark: 10 } },
    ),
    /second card/,
  );
  assert.match(
    says([{ type: "Slap" }], { wanted: "X", window: makeWindow() }),
    /Wanted: joker\. Know one\? Slap\.$/,
  );
  assert.equal(
    says([{ type: "Slap" }], { window: makeWindow({ elapsed: true }) }),
    "",
    "the next hand is on its way",
  );
  assert.equal(says([]), "");
});

test("the note names no card that others at a flat table may not know", () => {
  const view = { drawer: 0, drawn: "7H", worth: { points: 7, power: "look_own" } };
  assert.equal(
    says(offers.drawn[0] ?? [], view),
    "Drawn: 7 of hearts, worth 7. Keep it: tap one of yours. Or discard it. Power: look at yours.",
  );
  assert.equal(
    says(offers.drawn[0] ?? [], { ...view, drawn: "X1", worth: { points: -1, power: null } }),
    "Drawn: joker, worth −1. Keep it: tap one of yours. Or discard it.",
  );
  assert.match(says([{ type: "Discard" }], view), /Drawn: 7 of hearts, worth 7.*no cards/);
  assert.doesNotMatch(says(offers.drawn[0] ?? [], view, { flat: true }), /7 of/);
  assert.match(says([{ type: "Discard" }], view), /no cards/);
  assert.match(says([{ type: "Cover" }], {}, { flat: true }), /Hold the eye/);
  assert.match(says([{ type: "Cover" }]), /tap it/);
  assert.match(says(offers.decide[0], {}, { flat: true }), /Hold the eye/);
  assert.doesNotMatch(says(offers.decide[0]), /eye/);
});

test("why a penalty was paid is said in two lines, of a wrong card and of none", () => {
  const says = (/** @type {any} */ more, /** @type {any} */ ui = {}) =>
    penaltyWords(makePaid(more), makeUi({ names: YOU, ...ui }));
  assert.deepEqual(says({}), ["Ben, penalty cards: 2.", "Wanted: 7. Turned up: 9 of diamonds."]);
  assert.deepEqual(says({ seat: 0, cards: 1, card: null }), [
    "You, penalty cards: 1.",
    "Slapped, but nothing turned up.",
  ]);
  assert.deepEqual(says({}, DE), ["Ben, Strafkarten: 2.", "Gesucht: 7. Aufgedeckt: Karo 9."]);
});

test("a hint names the card by whose it is and where it lies", () => {
  const says = (/** @type {any} */ action) =>
    advice({ action, reasons: [] }, makeUi({ names: YOU }));
  assert.equal(says({ type: "Replace", place: 2 }), "Put it here: near left.");
  assert.equal(says({ type: "Look", seat: 1, place: 0 }), "Look here: Ben, far left.");
  assert.equal(
    says({ type: "Swap", seat: 0, place: 1, other: 2, other_place: 4 }),
    "Swap: yours, far right; Cleo, extra card 1.",
  );
  assert.equal(says({ type: "Decide", swap: false }), "Leave them.");
});

test("the keys' place tells the card, and whether it may be chosen", () => {
  const at = (
    /** @type {any} */ cursor,
    /** @type {any[]} */ list,
    view = makeView(),
    /** @type {any} */ more = {},
  ) => describe(view, list, makeUi({ cursor, offers: { 0: list }, ...more }, view), makeUi());
  assert.equal(at({ owner: 1, place: 0 }, []), "Ben, far left: face down.");
  assert.equal(
    at({ owner: 0, place: 3 }, offers.drawn[0] ?? []),
    "Anna, near right: face down. You may choose it.",
  );
  assert.equal(
    at({ owner: 1, place: 0 }, offers.swap[0] ?? [], makeView(), {
      held: { seat: 0, owner: 1, place: 0, mark: 10 },
    }),
    "Ben, far left: face down. Chosen first.",
  );
  assert.equal(at({ owner: 1, place: 7 }, []), "No card there.");
  assert.match(at({ owner: 1, place: 0 }, [], makeView({ caller: 1 })), /Locked/);
  assert.equal(at({ owner: -1, place: 0 }, []), "Draw pile: 31.");
  assert.equal(at({ owner: -1, place: 1 }, []), "Discard: 9 of spades.");
  assert.equal(at(null, []), "");
});

test("a face is told at its place only to who may hear it", () => {
  const cursor = { owner: 0, place: 2 };
  const at = (/** @type {any} */ view, /** @type {any} */ more) =>
    describe(view, [], makeUi({ cursor, ...more }, view), makeUi({ ...more, cursor: null }));
  const open = withFaces(makeView(), [[0, 2, "7H"]]);
  assert.match(at(open, {}), /near left: 7 of hearts/);
  assert.match(at(open, { flat: true }), /face down/);
  const peek = { ...open, peeks: ["looking", "done", "done", "done"] };
  assert.match(at(peek, {}), /face down/);
  assert.match(at(peek, { viewing: { 0: { byKey: true } } }), /7 of/);
});

test("an eye opened by a key tells its faces, and says when it is shut", () => {
  const view = makeView({ drawer: 0, drawn: "10H" });
  const [shut, open] = [
    makeUi({ flat: true, viewing: { 0: { byKey: false } } }, view),
    makeUi({ flat: true, viewing: { 0: { byKey: true } } }, view),
  ];
  assert.equal(describe(view, [], open, shut), "You see: 10 of hearts.");
  assert.equal(describe(view, [], shut, open), "Covered.");
});

test("an unknown reason is told as not possible now", () => {
  assert.equal(reason(["locked"], makeUi()), "Locked by Kaboom!");
  assert.equal(reason(["nobody_knows"], makeUi()), reason([], makeUi()));
});

test("the count walks the last finished round clockwise, the caller last, with the reason", () => {
  const view = makeView({ last: makeLast() });
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((step) => litSeat(view, step)),
    [2, 3, 0, 1, null],
  );
  assert.equal(steps(view), 5);
  const text = (/** @type {number} */ step) => drawn(caption(view, step, makeUi()));
  assert.match(text(0), /Cleo: 10 of spades, queen of diamonds, .*\. Sum: 48\./);
  assert.match(text(1), /Dora: no cards\. Sum: 0\./);
  assert.match(text(3), /Sum: 5\. Kaboom! Somebody is closer\. Points: 15\./);
  assert.match(text(4), /Closest to zero: Dora\./);
  const won = {
    ...makeLast(),
    totals: [9, -3, 48, 9],
    points: [9, -8, 48, 9],
    reasons: ["plain", "closest", "plain", "plain"],
    winners: [1],
  };
  assert.match(
    drawn(caption(makeView({ last: won }), 3, makeUi())),
    /Kaboom! Closest to zero\. Points: −8\./,
  );
});

test("a round in which nobody has called is counted from the first seat on, and its end names no caller", () => {
  const view = makeView({
    turn: null,
    last: { ...makeLast(), caller: null, reasons: Array(4).fill("plain") },
  });
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((step) => litSeat(view, step)),
    [0, 1, 2, 3, null],
  );
  const sheet = drawn(panel(view, [], makeUi({ read: null }, view)));
  assert.equal(marked(sheet, "caller").length, 0);
  assert.match(sheet, /No Kaboom! in 60 turns each/);
  assert.doesNotMatch(
    [0, 1, 2, 3].map((step) => drawn(caption(view, step, makeUi()))).join(),
    /Kaboom!/,
  );
  const { lines } = ending(view, makeUi({ outcome: makeOutcome(view) }));
  assert.equal(lines.length, 5);
  assert.match(wordsOf(drawn(lines[4])), /^Points by round Name 1 2 .* Anna −4 20 16/);
});

test("the hands turn up with the worth of each card, and a caller's points as the sum that makes them", () => {
  const view = makeView({ last: makeLast() });
  const seat = (/** @type {number} */ one) => wordsOf(drawn(truth.seat(view, one, makeUi())));
  assert.match(seat(0), /^A A 1 K K K 0 1$/, "an ace and a red king");
  assert.match(seat(1), / 5 10 \+ 5 = 15$/);
  assert.match(seat(2), / 48$/);
  const won = {
    ...makeLast(),
    totals: [9, -3, 48, 9],
    addends: [[9], [-5, -3], [48], [9]],
    points: [9, -8, 48, 9],
    reasons: ["plain", "closest", "plain", "plain"],
    winners: [1],
  };
  assert.match(wordsOf(drawn(truth.seat(makeView({ last: won }), 1, makeUi()))), / −5 − 3 = −8$/);
  const sheet = drawn(panel(view, [], makeUi({ read: null }, view)));
  assert.match(sheet, /The fewest points win\.[^]*not closest: 10 \+ 5/);
});

test("between rounds the count tells the sums; before the first there is none", () => {
  const view = makeView();
  assert.deepEqual([steps(view), litSeat(view, 0), litSeat(view, 3)], [4, 0, 3]);
  const text = drawn(caption(view, 0, makeUi()));
  assert.match(text, /−4 · 20/);
  assert.match(text, /Anna, sum: 16/);
  assert.equal(steps(makeView({ scores: [] })), 0);
});

test("the end is told lowest first; equal sums share; the last call is told", () => {
  const view = makeView({
    turn: null,
    scores: [
      [5, -8, 3, 12],
      [2, 15, 1, 0],
    ],
    totals: [7, 7, 4, 12],
    last: makeLast(),
  });
  const { title, lines } = ending(view, makeUi({ outcome: makeOutcome(view) }));
  assert.equal(title, "Cleo wins!");
  assert.match(wordsOf(drawn(lines[0])), /Cleo: best round 1, worst 3 4$/);
  assert.match(drawn(lines[2]), /Ben: best round −8, worst 15/);
  assert.match(drawn(lines[4]), /Ben: Kaboom! Somebody is closer\. Points: 15\./);
  const shared = makeUi({ outcome: makeOutcome({ ...view, totals: [4, 7, 4, 12] }) });
  assert.equal(ending(view, shared).title, "Anna and Cleo win together!");
  const own = makeUi({ outcome: makeOutcome({ ...view, totals: [1, 7, 4, 12] }), names: YOU });
  assert.equal(ending({ ...view, last: { ...makeLast(), caller: 0 } }, own).title, "You win!");
  assert.match(
    drawn(ending({ ...view, last: { ...makeLast(), caller: 0 } }, own).lines[4]),
    /You: Kaboom! /,
  );
});
