// What the rules' card and page of Choco-Boom show: what is called for each card, what a parrot
// repeats, what a mistake costs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, times } from "../../support/drawn.mjs";
import "../../support/raw.mjs";

const { back, CALLS, face, keyFace } = await import("../../../../js/games/choco_boom/cards.js");
const { figures, pictures } = await import("../../../../js/games/choco_boom/figures.js");

const ITEMS = ["banana", "strawberry", "choco", "elephant", "parrot", "carrot", "pepper"];
const COLOURS = ["yellow", "red", "brown", "blue"];
const LOOKS = [
  ...COLOURS.flatMap((colour) =>
    ITEMS.map((item) => ({ name: `${colour} ${item}`, look: drawn(face({ item, colour })) })),
  ),
  ...CALLS.map(([item]) => ({ name: `${item}!`, look: drawn(keyFace(item)) })),
  { name: "✓", look: "good-sign" },
  { name: "✗", look: "bad-sign" },
];

/** Cards, calls and signs, as they were drawn. @param {string} text */
const seenIn = (text) =>
  LOOKS.flatMap(({ name, look }) =>
    [...text.matchAll(new RegExp(look.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "g"))].map(
      ({ index }) => ({ name, index }),
    ),
  )
    .sort((a, b) => a.index - b.index)
    .map(({ name }) => name)
    .join(", ");

/** @param {string} section */
const page = (section) =>
  drawn(figures[section]?.((id) => id))
    .split("<figure ")
    .slice(1);

test("the colour says what is called", () => {
  assert.deepEqual(page("call").map(seenIn), [
    "yellow elephant, banana!",
    "red carrot, strawberry!",
    "brown banana, choco!",
    "blue strawberry, elephant!",
  ]);
  assert.equal(
    seenIn(drawn(pictures()[0]?.content)),
    "yellow elephant, banana!, red carrot, strawberry!",
  );
});

test("a parrot repeats the call before it; the first card is called by its colour", () => {
  const [repeats, first] = page("parrot").map(seenIn);
  assert.equal(repeats, "brown banana, choco!, yellow parrot, choco!, blue parrot, choco!");
  assert.equal(first, "blue parrot, elephant!");
  assert.equal(
    seenIn(drawn(pictures()[1]?.content)),
    "brown banana, choco!, yellow parrot, choco!",
  );
});

test("to call what is drawn is wrong, and costs two cards", () => {
  const [wrong, paid = ""] = page("fine");
  assert.equal(seenIn(wrong ?? ""), "blue strawberry, strawberry!, ✗, elephant!, ✓");
  for (const text of [paid, drawn(pictures()[3]?.content)])
    assert.equal(times(text, drawn(back())), 2);
});

test("the experienced slap a yellow elephant, and the fourth call of the same", () => {
  const [elephant, row] = page("advanced").map(seenIn);
  assert.equal(elephant, "red carrot, yellow elephant, ✓");
  assert.equal(
    row,
    "brown banana, choco!, brown pepper, choco!, red parrot, choco!, brown strawberry, choco!",
  );
});
