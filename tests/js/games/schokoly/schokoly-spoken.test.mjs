import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsIn } from "../../support/drawn.mjs";
import { actions, game, makeUi, makeView } from "../../support/schokoly-table.mjs";

const view = { ...makeView(), seat: 0 };
const ui = makeUi({ t: wordsIn("en", "later").t }, view);

test("a drawn card is named to its owner, and to nobody else", () => {
  const { spoken } = game;
  assert.match(spoken({ type: "Drew", seat: 0 }, ui, view), /milk, milk.*milk, milk/);
  assert.doesNotMatch(spoken({ type: "Drew", seat: 1 }, ui, view), /milk/);
  const all = spoken({ type: "Redrew", seat: 0, count: 3 }, ui, view);
  assert.equal(all.match(/below/g)?.length, 3, all);
  assert.doesNotMatch(spoken({ type: "Drew", seat: 0 }, ui, { ...view, hand: [] }), /milk/);
});

test("a bot's card tells what it changed", () => {
  const [card] = view.board;
  const tallies = [
    { colour: "dark", before: 3, after: 7 },
    { colour: "white", before: 1, after: 1 },
  ];
  const laid = { ...view, change: { tallies, areas: [2], joins: [0] } };
  const words = game.spoken({ type: "Placed", seat: 1, card: card.card }, ui, laid);
  assert.match(
    words,
    /column .*Joined: dark, 3\. dark: from 3 to 7\. white: still 1\. Neutral area/,
  );
});

test("a place is named by its number, where it lies, its gain and how the card lies there", () => {
  const [first] = actions;
  const words = game.choice(first, { ...ui, actions, gains: [4] }, { at: 1, count: 9 });
  assert.match(words, /1 of 9.*\+4/);
  const group = game.group(actions.slice(0, 2), { ...ui, actions, gains: [-2, -3] });
  assert.match(group, /Places: 2.*−2/);
});
