// What the rules' card and page of Kaboom! show: what cards count, what they can do, what a wrong
// slap costs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, times } from "../../support/drawn.mjs";
import "../../support/raw.mjs";
import { marked } from "../../support/seen.mjs";

const { face } = await import("../../../../js/games/kaboom/cards.js");
const { figures, pictures } = await import("../../../../js/games/kaboom/figures.js");

const CARDS = [..."SHDC"].flatMap((suit) =>
  ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].map((rank) => rank + suit),
);
const FACES = [...CARDS, "X1", "X2"].map((card) => ({ card, look: drawn(face(card)) }));
const BEAD = /<circle r="36" \/><text[^>]*>([^<]*)</;

/** @param {string} section */
const page = (section) =>
  drawn(figures[section]?.((id) => id))
    .split("<figure ")
    .slice(1);

/** The cards that lie face up, as they were drawn. @param {string} text */
const cardsIn = (text) =>
  FACES.filter(({ look }) => text.includes(look))
    .sort((a, b) => text.indexOf(a.look) - text.indexOf(b.look))
    .map(({ card }) => card)
    .join(" ");

/** Cards and what they count. @param {string} text */
function sumsIn(text) {
  const parts = text.split("figure-bead");
  return parts.slice(1).map((part, i) => `${cardsIn(parts[i] ?? "")} = ${BEAD.exec(part)?.[1]}`);
}

test("a joker counts −1, a red king 0, numbers their number, a jack 12, a queen 15, a black king 30", () => {
  assert.deepEqual(page("values").flatMap(sumsIn), [
    "X1 = −1",
    "KH = 0",
    "AC = 1",
    "2D = 2",
    "10S = 10",
    "JH = 12",
    "QC = 15",
    "KS = 30",
  ]);
});

test("the caller is right only where nobody is as close to zero", () => {
  const cases = page("score").map((figure) => [
    ...sumsIn(figure),
    figure.includes("good-sign"),
    figure.includes("bad-sign"),
  ]);
  assert.deepEqual(cases, [
    ["AS 2C = 3", "5H 4S = 9", true, false],
    ["AS 2C = 3", "3D X1 = 2", false, true],
    ["X1 = −1", "AD = 1", false, true],
  ]);
  assert.deepEqual(sumsIn(drawn(pictures()[3]?.content)), ["AS 2C = 3", "5H 4S = 9"]);
});

test("from seven up each power has its cards", () => {
  assert.deepEqual(page("power").map(cardsIn), ["7H 8S", "9C 10D", "JS QH", "KC"]);
});

test("the near cards are looked at first", () => {
  const places = page("start").flatMap((figure) =>
    marked(figure, "playing").map(({ inner }) => cardsIn(inner)),
  );
  assert.deepEqual(places, ["", "", "7H", "QS"]);
});

test("a wrong card costs two cards, no card one", () => {
  const costs = page("slap").map(
    (figure) => /text-anchor="middle">\+(\d)</.exec(figure)?.[1] ?? "0",
  );
  assert.deepEqual(costs, ["0", "0", "2", "1"]);
  assert.equal(times(page("slap")[2] ?? "", "translate(420 "), 2);
});
