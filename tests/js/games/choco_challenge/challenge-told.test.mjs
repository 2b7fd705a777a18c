import assert from "node:assert/strict";
import { test } from "node:test";
import { makeUi, makeView } from "../../support/challenge-table.mjs";
import { assertSaid, tellerOf } from "../../support/told.mjs";

const game = await import("../../../../js/games/choco_challenge/sentences.js");
const ui = (/** @type {any} */ more) => ({ ...makeUi(more), views: { 0: makeView() } });
const tell = tellerOf({ game, makeUi: ui });

const told = [
  { type: "Card", number: 2, cards: 4, name: "vanilla", crowns: 2 },
  { type: "Deck", deck: 27, back: "spice", round: 2 },
  { type: "Front", seat: 1, count: 2, names: ["milk", "cocoa"] },
  { type: "Things", seat: 0, tools: ["whisk", "pastry_bag"], costs: [] },
  { type: "Crowns", seat: 1, points: 14, cards: 9, desserts: 5 },
  { type: "Market", place: 4, name: "vanilla", crowns: 2 },
  { type: "Beside", side: "left", place: 3, name: "nuts", crowns: 1 },
  { type: "Priced", place: 4, name: "vanilla", crowns: 2, lacks: 0 },
  { type: "Dessert", cost: 6, left: 2 },
  { type: "Tool", name: "pastry_bag", left: 2 },
  { type: "Pile", seat: 0, count: 3, inside: ["cocoa", "cocoa", "milk"] },
];
const group = [
  { type: "Spend", tool: "whisk" },
  { type: "Buy", place: 4 },
  { type: "Take", cost: 4 },
  { type: "TakeMarket", place: 6 },
  { type: "TakeTool", tool: "pastry_bag" },
];
const choice = ["Draw", "Stop", "Bust", "Done", "TakeIngredient", "Decline"].map((type) => ({
  type,
}));

test("every answer and every choice is a sentence in each language", () => {
  const empty = [
    { type: "Deck", deck: 0, back: null, round: 2 },
    { type: "Front", seat: 0, count: 0, names: [] },
    { type: "Beside", side: "right", place: 3, name: "nuts", crowns: 1 },
    { type: "Priced", place: 4, name: "vanilla", crowns: 2, lacks: null },
    { type: "Pile", seat: 1, count: 0, inside: [] },
  ];
  assertSaid("told-choco_challenge", tell, {
    told: [...told, ...empty],
    choice: [...choice, ...group],
    group,
  });
});

test("answers say what lies where, and what it costs", () => {
  assert.deepEqual(
    told.map((fact) => tell("told", fact)),
    [
      "Card 2 of 4: vanilla, crowns: 2.",
      "Round 2. Deck: 27, a spice on top.",
      "Ben, in front: milk and cocoa.",
      "You, tools: whisk and pastry bag. Desserts: none.",
      "Ben, crowns: 14. On cards: 9, on desserts: 5.",
      "Place 4: vanilla, crowns: 2.",
      "On the left: nuts, place 3, crowns: 1.",
      "vanilla, place 4, crowns: 2. You may buy it.",
      "cupcake, crowns: 6, left: 2.",
      "pastry bag, left: 2.",
      "In your pile: 2 × cocoa and 1 × milk.",
    ],
  );
  const lacks = (/** @type {any} */ more) =>
    tell("told", { ...told[7], type: "Priced", lacks: more });
  assert.match(lacks(2), /Cards still to draw: 2\.$/);
  assert.match(lacks(null), /Not in this turn\.$/);
});

test("what may be chosen is named by card and worth, a group by its number", () => {
  assert.deepEqual(
    group.map((action) => tell("choice", action)),
    [
      "Use the whisk.",
      "Buy: vanilla, place 4, crowns: 2.",
      "Take: cookie, crowns: 4.",
      "Take: chili, place 6, crowns: 3.",
      "Take the pastry bag.",
    ],
  );
  assert.equal(tell("group", { type: "Buy", place: 4 }), "Buy a card: 3");
});
