/** The small picture of a saved game: the pile with its top card, and the deck before each seat. */

import { svg } from "lit-html";
import { bead, placed } from "../../table/figures.js";
import { back, bed, face } from "./cards.js";

/** @import { Spot } from "../../table/figures.js" */
/** @import { Card, View } from "./game.js" */

/** From seat to seat at the far edge. */
const STEP = 240;

/** A deck, and how many cards are in it. @param {Spot} at @param {number} count */
const deck = ([x, y], count) =>
  svg`${placed(
    [x, y],
    count ? back(Math.min(4, Math.ceil(count / 10) - 1)) : bed,
    0.8,
  )}${bead([x + 84, y + 66], count)}`;

/** A card in few letters: "blue:banana". @param {Card} card */
export const lettersOf = ({ colour, item }) => `${colour}:${item}`;

/** That card as it lies open, if there is one. @param {string} letters */
export function openCard(letters) {
  const [colour, item] = letters.split(":");
  return item ? placed([0, -10], face({ item, colour }), 1.35) : "";
}

export const photo = {
  /**
   * The pile's top card, how many lie there, and each seat's deck: "blue:banana 5 20,25,25".
   * @param {Pick<View, "pile" | "under" | "decks">} view
   */
  take({ pile, under, decks }) {
    const top = pile.at(-1);
    return `${top ? lettersOf(top) : "-"} ${pile.length + under} ${decks.join()}`;
  },

  /** The cards in each deck. @param {Pick<View, "decks">} view */
  points: ({ decks }) => decks,

  /** @param {string} table */
  show(table) {
    const [top, count, decks] = table.split(" ");
    const [own, ...others] = decks.split(",").map(Number);
    const width = Math.max(620, others.length * STEP);
    const under = Number(count) > 1 ? placed([-14, 10], back(), 1.25, -14) : bed;
    return {
      box: [-width / 2, -340, width, 700],
      content: svg`<g class="boom-card">
        ${others.map((cards, i) => deck([(i - (others.length - 1) / 2) * STEP, -240], cards))}
        ${under}${openCard(top)}
        ${deck([0, 250], own)}</g
      >`,
    };
  },
};
