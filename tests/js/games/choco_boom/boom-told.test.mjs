import assert from "node:assert/strict";
import { test } from "node:test";
import { makeUi } from "../../support/boom-table.mjs";
import { assertSaid, tellerOf } from "../../support/told.mjs";

const game = await import("../../../../js/games/choco_boom/sentences.js");
const tell = tellerOf({ game, makeUi });

const parrot = { type: "Card", item: "parrot", colour: "blue" };
const told = [
  { type: "Deck", seat: 0, cards: 24 },
  { type: "Pile", card: parrot, count: 3, under: 2 },
  { type: "Called", item: "strawberry" },
  { type: "Won", seat: 1, count: 12 },
  { type: "Waits", waiting: [0, 1] },
  { type: "Votes", accused: 1, waiting: [0] },
  { type: "Answers", waiting: [1] },
  { type: "Sits", side: "left", seat: 1, cards: 25 },
  { type: "Tally", seat: 0, piles: 2, fines: 1 },
];
const choice = [
  ...["Flip", "Ready", "Object", "Slap", "Pass"].map((type) => ({ type })),
  { type: "Call", item: "choco" },
  { type: "Vote", guilty: true },
  { type: "Vote", guilty: false },
];

test("every answer and every choice is a sentence in each language", () => {
  const other = [
    { type: "Pile", card: null, count: 0, under: 0 },
    { type: "Pile", card: parrot, count: 1, under: 0 },
    { type: "Sits", side: "right", seat: 2, cards: 0 },
    { type: "Sits", side: "across", seat: 1, cards: 1 },
  ];
  assertSaid("told-choco_boom", tell, { told: [...told, ...other], choice, group: [] });
});

test("answers say what lies on top, and never what follows from it", () => {
  assert.deepEqual(
    told.map((fact) => tell("told", fact)),
    [
      "You, cards: 24.",
      "On top: blue parrot. Pile: 3. Fines under it: 2.",
      "Last call: Strawberry.",
      "Last pile: Ben, cards: 12.",
      "Not ready yet: You and Ben.",
      "Still to vote: You.",
      "Still to answer: Ben.",
      "On the left: Ben, cards: 25.",
      "You, piles: 2, fines: 1.",
    ],
  );
  assert.equal(tell("told", { type: "Pile", card: null, count: 0, under: 0 }), "New pile.");
});
