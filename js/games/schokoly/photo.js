/** The small picture of a saved game: all cards as they lie. */

import { drawingOf } from "./figures.js";
import { boxAround, byTier } from "./shapes.js";

/** @import { View } from "./game.js" */

export const photo = {
  /**
   * As drawings are written, from the upper left: "ddwm@0,0 wmww@2,0o mdmd@1,1^".
   * @param {Pick<View, "board">} view
   */
  take({ board }) {
    const { x: left, y: top } = boxAround(board, 2, 0);
    const cards = byTier(board).map(({ x, y, tier, colours, smartie }) => {
      const sign = tier === 2 ? "^" : smartie ? "o" : "";
      return `${colours.map(([letter]) => letter).join("")}@${x - left},${y - top}${sign}`;
    });
    return cards.join(" ");
  },

  /** What the board is worth now. @param {Pick<View, "count">} view */
  points: ({ count }) => count.scores,

  /** @param {string} table */
  show: (table) => drawingOf(table),
};
