// What the rules' page of Choco Challenge shows: how a market is counted, which desserts five cards
// are enough for, how rows compare.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn } from "../../support/drawn.mjs";
import "../../support/raw.mjs";

const { back, pileFace } = await import("../../../../js/games/choco_challenge/cards.js");
const { figures, pictures } = await import("../../../../js/games/choco_challenge/figures.js");

/** @param {string} section */
const page = (section) => drawn(figures[section]?.((id) => id));
/** Numbers in circles; a star: it shines. @param {string} text */
const beadsIn = (text) =>
  [...text.matchAll(/class="figure-bead (lit)?"><circle r="36" \/><text[^>]*>([^<]*)</g)]
    .map(([, lit, number]) => number + (lit ? "*" : ""))
    .join(" ");
/** Costs of desserts; a star: it shines. @param {string} text */
const dessertsIn = (text) =>
  text
    .split('class="morsel"')
    .flatMap((part) =>
      [4, 5, 6, 7, 8, 9]
        .filter((cost) => part.includes(drawn(pileFace(`${cost}`))))
        .map((cost) => cost + (part.includes("figure-rim") ? "*" : "")),
    )
    .join(" ");

test("six places are counted from the deck; three cards drawn reach three of them, the third shines", () => {
  assert.equal(beadsIn(page("buy")), "6 5 4 3* 2* 1*");
  const places = page("buy")
    .split('class="morsel"')
    .slice(1)
    .map((part) => part.includes("figure-rim"));
  assert.deepEqual(places, [false, false, false, true, false, false, false]);
});

test("five cards are enough for desserts of four and five", () => {
  assert.equal(dessertsIn(page("dessert")), "4* 5* 6 7 8 9");
  assert.equal(dessertsIn(drawn(pictures()[2]?.content)), "4* 5* 6");
});

test("a longer row brings an ingredient, a shorter one a tool, one as long nothing", () => {
  const rows = page("extra").split("figure-sign").slice(1);
  const gains = [drawn(back("filling")), drawn(pileFace("pastry_bag")), "figure-none"];
  assert.deepEqual(
    rows.map((row) => [
      /middle">(.*?)<\/text>/.exec(row)?.[1],
      gains.findIndex((gain) => row.includes(gain)),
    ]),
    [
      ["> 3", 0],
      ["< 3", 1],
      ["= 3", 2],
    ],
  );
  assert.equal(beadsIn(page("extra")), "3* 4 2 3");
});
