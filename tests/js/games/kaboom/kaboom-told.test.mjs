import assert from "node:assert/strict";
import { test } from "node:test";
import { makeUi } from "../../support/kaboom-table.mjs";
import { assertSaid, tellerOf } from "../../support/told.mjs";

const game = await import("../../../../js/games/kaboom/sentences.js");
const tell = tellerOf({ game, makeUi });

const told = [
  { type: "Known", owner: 0, place: 2, card: "7H", ago: 3 },
  { type: "Hidden", owner: 1, place: 0 },
  { type: "Gap", owner: 0, place: 4 },
  { type: "Piles", card: "9S", stock: 31 },
  { type: "Drawn", card: "X1", worth: -1 },
  { type: "Caller", seat: 1 },
  { type: "Cards", seat: 0, cards: 4 },
  { type: "Round", round: 3, rounds: 10 },
  { type: "Sum", seat: 1, sum: -8 },
  { type: "Looks", waiting: [0, 1] },
  { type: "Flips", seat: 1 },
  { type: "First", seat: 0 },
  { type: "Sits", side: "left", seat: 1 },
  {
    type: "Grid",
    seat: 0,
    lying: [
      { place: 0, card: null },
      { place: 2, card: "7H" },
    ],
  },
  { type: "Thrown", number: 2, card: "KC" },
];
const pair = { seat: 0, place: 1, other: 2, other_place: 4 };
const group = [
  { type: "Replace", place: 2 },
  { type: "Give", place: 0 },
  { type: "Look", seat: 1, place: 0 },
  { type: "Reveal", seat: 0, place: 3 },
  { type: "Swap", ...pair },
  { type: "LookBoth", ...pair },
];
const plain = ["Peek", "Cover", "Flip", "Draw", "Kaboom", "Discard", "SkipPower", "Slap"];
const choice = [
  ...[...plain, "GiveUp", "Enough", "Keep"].map((type) => ({ type })),
  { type: "Decide", swap: true },
  { type: "Decide", swap: false },
];

test("every answer and every choice is a sentence in each language", () => {
  const other = [
    { type: "Known", owner: 1, place: 5, card: "QS", ago: 0 },
    { type: "Known", owner: 1, place: 5, card: "QS", ago: null },
    { type: "Piles", card: null, stock: 0 },
    { type: "Sits", side: "right", seat: 2 },
    { type: "Sits", side: "across", seat: 1 },
    { type: "Grid", seat: 1, lying: [] },
  ];
  assertSaid("told-kaboom", tell, {
    told: [...told, ...other],
    choice: [...choice, ...group],
    group,
  });
});

test("answers say what was seen and when, and what lies where", () => {
  assert.deepEqual(
    told.map((fact) => tell("told", fact)),
    [
      "yours, near left: 7 of hearts. Turns since you saw it: 3.",
      "Ben, far left: not seen.",
      "yours, extra card 1: no card.",
      "Discard: 9 of spades. Draw pile: 31.",
      "You drew: joker, worth −1.",
      "Ben: Kaboom!",
      "You, cards: 4.",
      "Round 3 of 10.",
      "Ben, points: −8.",
      "Still to look: You and Ben.",
      "Next to flip: Ben.",
      "First to slap: You.",
      "On the left: Ben.",
      "You: far left and 7 of hearts (near left).",
      "Discard, 2: black king.",
    ],
  );
  const seen = { type: "Known", owner: 0, place: 2, card: "7H" };
  assert.match(tell("told", { ...seen, ago: 0 }), /hearts\. Seen in this turn\.$/);
  assert.match(tell("told", { ...seen, ago: null }), /hearts\.$/);
});

test("a group is named by whose cards it has, a pair by its first card", () => {
  assert.deepEqual(
    group.map((action) => tell("group", action)),
    [
      "Keep it, and throw one of yours: 3",
      "Give one of yours: 3",
      "Look at a card, Ben: 3",
      "Turn up one of yours: 3",
      "Swap (yours, far right), with: 3",
      "Look (yours, far right), and at one of: 3",
    ],
  );
  assert.equal(tell("choice", { type: "Look", seat: 1, place: 0 }), "Look here: Ben, far left.");
});
