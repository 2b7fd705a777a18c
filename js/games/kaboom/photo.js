/**
 * The small picture of a saved game: stock and discard in the middle, and before each seat the
 * backs of its cards.
 */

import { svg } from "lit-html";
import { placed } from "../../table/figures.js";
import { back, bed, face } from "./cards.js";

/** @import { Spot } from "../../table/figures.js" */
/** @import { View } from "./game.js" */

/** From seat to seat at the far edge. */
const STEP = 230;

/**
 * So many backs, side by side in so many columns.
 * @param {Spot} at
 * @param {number} count
 * @param {number} columns
 * @param {number} s
 */
const backs = (at, count, columns, s) =>
  placed(
    at,
    Array.from({ length: count }, (_, i) => {
      const row = Math.floor(i / columns);
      const across = Math.min(columns, count - row * columns);
      return placed([(i % columns) * 216 - (across - 1) * 108, row * 296], back());
    }),
    s,
  );

export const photo = {
  /**
   * The discard's top card, how many are left, and how many lie before each seat: "8H 34 4,4,3".
   * @param {Pick<View, "discard" | "stock" | "grids">} view
   */
  take: ({ discard, stock, grids }) =>
    `${discard.at(-1) ?? "-"} ${stock} ${grids.map((grid) => grid.length).join()}`,

  /** The rounds that are counted. @param {Pick<View, "totals">} view */
  points: ({ totals }) => totals,

  /** @param {string} table */
  show(table) {
    const [top, stock, counts] = table.split(" ");
    const [own, ...others] = counts.split(",").map(Number);
    const width = Math.max(700, others.length * STEP);
    return {
      box: [-width / 2, -400, width, 740],
      content: svg`<g class="playing">
        ${others.map((count, i) =>
          backs([(i - (others.length - 1) / 2) * STEP, -330], count, 2, 0.36),
        )}
        ${placed([-120, 0], Number(stock) ? back(2) : bed)}${placed([120, 0], top === "-" ? bed : face(top))}
        ${backs([0, 240], own, own, Math.min(0.6, 3.1 / own))}</g
      >`,
    };
  },
};
