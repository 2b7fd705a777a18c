/** The small picture of a saved game: the market, and the desserts that each seat has bought. */

import { svg } from "lit-html";
import { placed } from "../../table/figures.js";
import { emptySlot, face, pileFace } from "./cards.js";

/** @import { View } from "./game.js" */

/** So many cards of the market lie side by side. */
const ACROSS = 3;
/** From seat to seat, and so much of a dessert under another one stays to be seen. */
const STEP = 142;
const SEEN = 34;

export const photo = {
  /**
   * The market's cards, and each seat's desserts: "rum,nuts,milk,nuts,rum,milk 4+5,,6".
   * @param {Pick<View, "market" | "seats">} view
   */
  take: ({ market, seats }) =>
    `${market.join()} ${seats.map(({ desserts }) => desserts.join("+")).join()}`,

  /** What is bought so far. @param {Pick<View, "count">} view */
  points: ({ count }) => count.scores,

  /** @param {string} table */
  show(table) {
    const [market, bought] = table.split(" ").map((part) => part.split(","));
    const middle = (bought.length - 1) / 2;
    /** @type {(costs: string, seat: number) => unknown} */
    const desserts = (costs, seat) =>
      costs
        ? costs
            .split("+")
            .map((cost, i) => placed([(seat - middle) * STEP + i * SEEN, 500], pileFace(cost), 0.5))
        : placed([(seat - middle) * STEP, 500], emptySlot, 0.5);
    return {
      box: [-360, -150, 720, 730],
      content: svg`<g class="morsel">
        ${market.map((name, i) =>
          placed([((i % ACROSS) - 1) * 230, Math.floor(i / ACROSS) * 284], face(name, "")),
        )}
        ${bought.map(desserts)}</g
      >`,
    };
  },
};
