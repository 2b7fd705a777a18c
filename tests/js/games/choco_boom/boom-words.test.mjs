import assert from "node:assert/strict";
import { test } from "node:test";
import {
  card,
  makeCase,
  makeFine,
  makeOutcome,
  makePause,
  makeUi,
  makeView,
  offers,
} from "../../support/boom-table.mjs";
import { drawn, wordsIn } from "../../support/drawn.mjs";
import { wordsOf } from "../../support/seen.mjs";
import { languages, textOf } from "../../../../py/runtime/words.mjs";

const { caption, ending, litSeat, steps } = await import(
  "../../../../js/games/choco_boom/counting.js"
);
const { advice, fineWords, isMinor, moment, note, reason, sentence, sound, spoken } = await import(
  "../../../../js/games/choco_boom/sentences.js"
);

const YOU = ["You", "Ben", "Cleo", "Dora"];
const DE = { t: wordsIn("de").t, names: ["Du", "Ben", "Cleo", "Dora"] };
/** @param {Record<string, any>} event @param {Record<string, any>} [more] */
const told = (event, more = {}) =>
  sentence(/** @type {any} */ (event), makeUi({ names: YOU, ...more }));
/** @param {any} fine @param {Record<string, any>} [view] @param {Record<string, any>} [more] */
const why = (fine, view = {}, more = {}) =>
  fineWords(makeView({ fines: [fine], ...view }), fine.seat, makeUi(more));

test("in a game without hurry the note tells what to press, and for whom all wait", () => {
  const view = makeView({ calm: true, awaited: [1, 2] });
  const noted = (/** @type {any[]} */ actions) => note(view, actions, makeUi({ offers: {} }, view));
  assert.equal(noted(offers.calm[0] ?? []), "Call, or press Double!");
  assert.equal(noted(offers.calm[1] ?? []), "A double? Take your time.");
  assert.equal(noted([]), "Waiting for Ben and Cleo.");
});

test("in a game without hurry all is told that was said, and in short only who saw a double", () => {
  const said = (/** @type {boolean} */ double) => ({ type: "Said", seat: 1, double });
  assert.equal(told(said(true)), "Ben said: double.");
  assert.equal(told(said(false)), "Ben said: no double.");
  assert.deepEqual(
    [true, false].map((it) => isMinor(/** @type {any} */ (said(it)))),
    [false, true],
  );
  assert.equal(told({ type: "Answered", seat: 0 }), "You have answered.");
});

test("in a game without hurry the hint names the key", () => {
  const hint = /** @type {any} */ ({ action: { type: "Slap" }, reasons: ["double"] });
  const hinted = (/** @type {boolean} */ calm) =>
    advice(hint, makeUi({ seat: 0 }, makeView({ calm })));
  assert.equal(hinted(true), "Press Double. The same picture twice.");
  assert.equal(hinted(false), "Slap. The same picture twice.");
});

test("the story speaks to a person called You, and by name to others", () => {
  assert.equal(
    told({ type: "Flipped", seat: 0, card: card("blue strawberry") }),
    "You flipped: blue strawberry.",
  );
  assert.equal(
    told({ type: "Flipped", seat: 1, card: card("yellow parrot") }),
    "Ben flipped: yellow parrot.",
  );
  assert.equal(
    told({ type: "Fined", seat: 0, reason: "wrong_slap", paid: 2 }),
    "You pay 2 cards: a wrong slap.",
  );
  assert.equal(
    told({ type: "Fined", seat: 2, reason: "hesitated", paid: 1 }),
    "Cleo pays one card: a late call.",
  );
  assert.equal(
    told({ type: "Fined", seat: 2, reason: "admitted", paid: 0 }),
    "Cleo pays nothing: an admitted mistake.",
  );
  assert.equal(told({ type: "Objected", seat: 1, accused: 0 }), "Ben: objection to You.");
  assert.equal(told({ type: "Objected", seat: 0, accused: 2 }), "You: objection to Cleo.");
  assert.equal(told({ type: "Objected", seat: 0, accused: 0 }), "Mistake admitted: You.");
  assert.equal(told({ type: "Objected", seat: 2, accused: 2 }), "Mistake admitted: Cleo.");
  assert.equal(told({ type: "Decided", seat: 2, guilty: true }), "Decided: a mistake.");
  assert.equal(told({ type: "Voted", seat: 0, guilty: false }), "You, vote: no mistake.");
});

test("a wrong call is told with what was due; of other calls none is told from one on a double", () => {
  const call = {
    type: "Called",
    seat: 1,
    item: "strawberry",
    wanted: "elephant",
    right: false,
    needed: true,
    ms: 612,
  };
  assert.equal(told(call), "Ben called: Strawberry. Right was: Elephant.");
  assert.equal(told({ ...call, needed: false }), "Ben called: Strawberry.");
  assert.equal(told({ ...call, item: "elephant", right: true }), "Ben called: Elephant.");
  const sounds = [
    { right: true, needed: true },
    { right: true, needed: false },
    { right: false, needed: false },
  ].map((how) => sound({ ...call, ...how }));
  assert.deepEqual(new Set(sounds).size, 1);
});

test("who won the pile is told with the lead, the chance, or neither", () => {
  assert.equal(
    told({ type: "PileWon", seat: 0, count: 14, margin: 12, photo: false, others: [2, 1] }),
    "You win 14 cards, 12 ms ahead.",
  );
  assert.equal(
    told({ type: "PileWon", seat: 2, count: 14, margin: 12, photo: false, others: [0] }),
    "Cleo wins 14 cards, 12 ms ahead.",
  );
  assert.equal(
    told({ type: "PileWon", seat: 1, count: 5, margin: 0, photo: true, others: [3] }),
    "Ben wins 5 cards: a photo finish, decided by chance.",
  );
  assert.equal(
    told({ type: "PileWon", seat: 1, count: 5, margin: null, photo: false, others: [] }),
    "Ben wins 5 cards.",
  );
});

test("a finished game is told by its best slap, slowest call, fines and missed double", () => {
  const at = { ply: 9, card: card("red carrot") };
  /** @param {Record<string, any>} highlight @param {Record<string, any>} [more] */
  const highlight = (highlight, more = {}) =>
    moment(/** @type {any} */ ({ ...at, ...highlight }), makeUi({ names: YOU, ...more }));
  const best = { type: "BestSlap", seat: 0, ms: 410 };
  const slow = { type: "SlowestCall", seat: 1, item: "strawberry", ms: 1500 };
  const wrong = {
    type: "FinedCall",
    seat: 0,
    item: "banana",
    wanted: "strawberry",
    shows: "colour",
  };
  const late = { ...wrong, seat: 2, item: null };
  const missed = { type: "Unslapped", seat: -1, count: 12 };
  assert.equal(highlight(best), "You, best slap: 0.41 s (red carrot)");
  assert.equal(highlight({ ...best, seat: 1 }), "Ben, best slap: 0.41 s (red carrot)");
  assert.equal(highlight(slow), "Ben, slowest call: 1.50 s (red carrot: Strawberry)");
  assert.equal(highlight(wrong), "You, call: Banana (red carrot). Red means: Strawberry.");
  assert.equal(
    highlight({ ...wrong, shows: "repeats" }),
    "You, call: Banana (red carrot). A parrot repeats the last word: Strawberry.",
  );
  assert.equal(
    highlight({ ...wrong, shows: "parrot" }),
    "You, call: Banana (red carrot). Nothing to repeat, so the colour counts: Strawberry.",
  );
  assert.equal(highlight(late), "Cleo, call: too late (red carrot). Red means: Strawberry.");
  assert.equal(highlight(missed), "Nobody slapped this double: red carrot, for 12 cards.");
  assert.equal(highlight(best, DE), "Du, bester Schlag: 0,41 s (Karotte, rot)");
  assert.equal(highlight(slow, DE), "Ben, langsamster Ruf: 1,50 s (Karotte, rot: Erdbeere)");
  assert.equal(highlight(wrong, DE), "Du, Ruf: Banane (Karotte, rot). Rot heißt: Erdbeere.");
  assert.equal(highlight(late, DE), "Cleo, Ruf: zu spät (Karotte, rot). Rot heißt: Erdbeere.");
  assert.equal(
    highlight(missed, DE),
    "Dieses Doppel hat niemand geschlagen: Karotte, rot, für 12 Karten.",
  );
});

test("whoever pays is told kindly what was called and what was due", () => {
  const wrong = makeFine("wrong_call", { item: "strawberry", wanted: "elephant" });
  assert.equal(why(wrong), "Blue means: Elephant. You called: Strawberry. You pay 2 cards.");
  assert.equal(
    why({ ...wrong, paid: 1 }),
    "Blue means: Elephant. You called: Strawberry. You pay one card.",
  );
  assert.equal(
    why({ ...wrong, paid: 0 }),
    "Blue means: Elephant. You called: Strawberry. You have no cards to pay.",
  );
  assert.equal(
    why(makeFine("hesitated", { wanted: "elephant" })),
    "Blue means: Elephant. Your time was up. You pay 2 cards.",
  );
  assert.equal(
    why(wrong, {}, DE),
    "Blau heißt: Elefant. Du hast gerufen: Erdbeere. Du zahlst 2 Karten.",
  );
});

test("a parrot is told to repeat, or to have had nothing to repeat", () => {
  const pile = [card("red carrot"), card("blue parrot")];
  const shows = "repeats";
  assert.match(
    why(makeFine("wrong_call", { item: "elephant", wanted: "strawberry" }), { pile, shows }),
    /^A parrot repeats the last word: Strawberry\. You called: Elephant\./,
  );
  assert.match(
    why(makeFine("wrong_call", { item: "strawberry", wanted: "elephant" }), {
      pile,
      shows: "parrot",
    }),
    /^Nothing to repeat, so the colour counts: Elephant\. You called: Strawberry\./,
  );
  assert.match(
    why(makeFine("wrong_call", { item: "strawberry", wanted: "elephant" }), { pile, shows }),
    /^A parrot repeats the last word: Elephant\./,
  );
  assert.match(
    why(makeFine("hesitated", { wanted: "strawberry" }), { pile, shows }),
    /^A parrot repeats the last word: Strawberry\. Your time was up\./,
  );
});

test("of a wrong slap it is told which two cards are no double", () => {
  assert.match(why(makeFine("wrong_slap")), /^These two are no double\./);
  assert.match(
    why(makeFine("wrong_slap", { lies: "one" }), { pile: [card("red carrot")] }),
    /^One card alone is no double\./,
  );
  assert.match(why(makeFine("wrong_slap", { lies: "one" }), { pile: [] }), /One card alone/);
});

test("aloud: whoever objected without reason is told whose call was right", () => {
  assert.match(why(makeFine("false_accusation"), { flipper: 1 }), /^Ben made no mistake\./);
  const double = { flipper: 1, pile: [card("red carrot"), card("blue carrot")] };
  const fine = makeFine("false_accusation", { lies: "double" });
  assert.match(why(fine, double), /^No mistake: a double needs no call\./);
  assert.match(why(fine, double, DE), /^Kein Fehler: Ein Doppel muss nicht gerufen werden\./);
  assert.match(why(makeFine("guilty")), /The others voted: a mistake/);
  assert.match(why(makeFine("admitted")), /fair/);
});

test("a hand that does not count hears the one cause, and nothing of a double", () => {
  const causes = {
    soon: "too soon",
    late: "too late",
    paused: "in a pause",
  };
  for (const [cause, words] of Object.entries(causes))
    assert.equal(
      told({ type: "SlapIgnored", seat: 0, cause }),
      `You: ${words}. That costs nothing.`,
    );
});

test("who pays twice on a card is told both, and the sum; who does not pay is told nothing", () => {
  const fines = [
    makeFine("wrong_slap"),
    makeFine("false_accusation", { seat: 2 }),
    makeFine("wrong_call", { item: "banana", wanted: "elephant", paid: 1 }),
  ];
  const words = (/** @type {number} */ seat) => fineWords(makeView({ fines }), seat, makeUi());
  assert.equal(
    words(0),
    [
      "These two are no double.",
      "Blue means: Elephant. You called: Banana.",
      "You pay 3 cards.",
    ].join(" "),
  );
  assert.equal(words(1), "");
  assert.match(words(2), /pay 2 cards/);
});

test("those who listen also hear what they pay for", () => {
  const view = makeView({
    fines: [makeFine("wrong_call", { item: "strawberry", wanted: "elephant" })],
  });
  const fined = { type: "Fined", seat: 0, reason: "wrong_call", paid: 2 };
  assert.equal(
    spoken(fined, makeUi({ names: YOU }), view),
    "Blue means: Elephant. You called: Strawberry. You pay 2 cards.",
  );
  assert.equal(spoken(fined, makeUi({ names: YOU }), makeView()), "You pay 2 cards: a wrong call.");
  assert.equal(
    spoken({ ...fined, seat: 1 }, makeUi({ names: YOU }), view),
    "Ben pays 2 cards: a wrong call.",
  );
});

test("nothing is called out in these words but what to do now, in a lesson too", () => {
  for (const language of languages()) {
    for (const file of ["choco_boom", "later/rules-choco_boom"]) {
      const text = textOf(language, `${file}.ftl`);
      const messages = text
        .split(/\n(?=[^ \n])/)
        .filter((one) => !/^(boom-note|choco_boom-first|lesson)/.test(one));
      assert.doesNotMatch(messages.join("\n"), /!/, file);
    }
  }
});

test("what floods stays out of the line; what is heard has its sound", () => {
  for (const type of [
    "Reached",
    "TurnBegan",
    "Slapped",
    "Waited",
    "SlapFree",
    "Readied",
    "CallMade",
    "ObjectionMade",
    "Ignored",
  ])
    assert.equal(isMinor({ type }), true, type);
  for (const type of [
    "Flipped",
    "Called",
    "PileWon",
    "Fined",
    "Muted",
    "Objected",
    "Decided",
    "SlapIgnored",
    "OutOfCards",
  ])
    assert.equal(isMinor({ type }), false, type);
  assert.deepEqual([sound({ type: "Slapped" }), sound({ type: "PileWon" })], ["slap", "bell"]);
  assert.deepEqual(
    [
      sound({ type: "Flipped", card: card("red parrot") }),
      sound({ type: "Flipped", card: card("red carrot") }),
    ],
    ["parrot", "cloth"],
  );
});

test("the note tells what to do at each moment, and nothing about doubles", () => {
  const says = (/** @type {any} */ list, view = {}) =>
    note(makeView(view), list, makeUi({ names: YOU }));
  assert.equal(says(offers.flip?.[1]), "Your turn: flip!");
  assert.match(says(offers.aloud?.[1], { aloud: true }), /aloud/);
  assert.equal(
    says(offers.call?.[0]),
    says(offers.call?.[0], { pile: [card("red carrot"), card("blue carrot")] }),
  );
  const parrots = [card("red parrot"), card("blue parrot")];
  assert.match(says(offers.call?.[0], { shows: "repeats" }), /last word again/);
  assert.equal(
    says(offers.call?.[0], { shows: "repeats", pile: parrots }),
    says(offers.call?.[0], { shows: "repeats" }),
  );
  assert.match(says(offers.call?.[0], { shows: "parrot" }), /its colour/);
  assert.equal(says(offers.ready?.[0], { paused: makePause() }), "Press Ready! Next: Ben.");
  assert.equal(
    says(offers.ready?.[0], { paused: makePause({ resumes: 0 }) }),
    "Press Ready! Next: You.",
  );
  assert.equal(says(offers.vote?.[1], { case: makeCase({ accused: 3 }) }), "A mistake by Dora?");
  assert.equal(
    says([{ type: "Slap" }], { paused: makePause({ waiting: [2, 3] }) }),
    "Waiting for Cleo and Dora.",
  );
  assert.equal(
    says([{ type: "Slap" }], { paused: makePause({ waiting: [] }) }),
    "",
    "all are ready, and in a moment it goes on",
  );
  assert.equal(says([{ type: "Slap" }]), "");
  assert.equal(says(offers.aloud?.[0]), "", "objecting is always there");
});

test("an unknown reason is told as not possible now", () => {
  assert.equal(reason(["not_turn"], makeUi()), "Not your turn.");
  assert.equal(reason(["nobody_knows"], makeUi()), reason([], makeUi()));
});

test("a hint tells what to do and why", () => {
  assert.equal(
    advice({ action: { type: "Call", item: "elephant" }, reasons: ["by_colour"] }, makeUi()),
    "Call: Elephant. Only the colour counts.",
  );
  assert.equal(advice({ action: { type: "Slap" }, reasons: [] }, makeUi()), "Slap.");
  assert.equal(
    advice({ action: { type: "Vote", guilty: false }, reasons: [] }, makeUi()),
    "Vote: no mistake.",
  );
});

test("the count walks the decks, and at last the pile and its fines as one", () => {
  const view = makeView({ under: 2, decks: [24, 1, 0, 27] });
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((step) => litSeat(view, step)),
    [0, 1, 2, 3, null],
  );
  assert.equal(steps(view), 5);
  const text = (/** @type {number} */ step, of = view) =>
    wordsOf(drawn(caption(of, step, makeUi())));
  assert.match(text(0), /^24 Anna: 24 cards/);
  assert.match(text(1), /Ben: one card\./);
  assert.match(text(2), /Cleo: no cards\./);
  assert.match(text(4), /^4 On the pile, for nobody: 4\./);
  assert.match(text(4, makeView()), /On the pile, for nobody: 2\./);
  assert.match(text(4, makeView({ pile: [] })), /On the pile, for nobody: 0\./);
});

test("the end is told fullest deck first, with what each has done", () => {
  const tallies = [
    { piles: 4, fines: 1, calls: 20, call: 812, slap: 398 },
    { piles: 1, fines: 0, calls: 20, call: 1200, slap: 700 },
    { piles: 0, fines: 3, calls: 0, call: null, slap: null },
    { piles: 4, fines: 2, calls: 9, call: 900, slap: 410 },
  ];
  const view = makeView({ turn: null, decks: [31, 20, 0, 40], tallies });
  const end = (/** @type {any} */ more) =>
    ending(
      { ...view, ...more },
      makeUi({
        outcome: makeOutcome({ ...view, ...more }),
        praise: ["", "", "", "Best slap: 0.41 s"],
      }),
    );
  const { title, lines } = end({});
  assert.equal(title, "Dora wins!");
  assert.match(
    wordsOf(drawn(lines[0])),
    /Dora, piles: 4, fines: 2, usual call: 0\.90 s.*Best slap: 0\.41 s 40$/,
  );
  assert.match(wordsOf(drawn(lines[1])), /Anna, piles: 4, fines: 1, usual call: 0\.81 s 31$/);
  assert.match(wordsOf(drawn(lines[3])), /Cleo, piles: 0, fines: 3 0$/);
  assert.match(drawn(lines[4]), /No cards left: Cleo\. On the pile, for nobody: 2\./);
  assert.equal(end({ decks: [31, 31, 1, 0], pile: [] }).title, "Anna and Ben win together!");
  assert.match(drawn(end({ pile: [] }).lines[4]), /No cards left: Cleo\.</);
  assert.equal(end({ decks: [31, 20, 1, 40], pile: [] }).lines.length, 4);
});
