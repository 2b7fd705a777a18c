/**
 * A board for a whole class to look at, and what is marked upon it: letters for answers, and how
 * many gave each.
 */

import { html, svg } from "lit-html";
import { pill } from "../../table/marks.js";
import { cardsLying } from "./board.js";
import { boxAround } from "./shapes.js";

/** @import { Lying } from "./game.js" */

const LETTERS = 26;

/** The letter of an answer: A, B, C …; after Z it is A2. @param {number} place */
export const letterOf = (place) =>
  String.fromCharCode(65 + (place % LETTERS)) +
  (place < LETTERS ? "" : Math.floor(place / LETTERS) + 1);

/**
 * The cards as they lie, and what is drawn over them, in cells.
 * @param {Lying[]} board
 * @param {{label: string, kind?: string, besides?: Point[], over?: unknown}} how kind: of the
 *   cards; besides: other cards that must be seen
 */
export function classBoard(board, { label, kind = "cards", besides = [], over = "" }) {
  const { x, y, w, h } = boxAround([...board, ...besides], 2, 0.5);
  return html`<svg
    class="together-picture"
    viewBox="${x} ${y} ${w} ${h}"
    role="img"
    aria-label=${label}
  >
    <g class=${kind}>${cardsLying(board)}</g>
    ${over}
  </svg>`;
}

/**
 * A letter and a number on a slip of paper.
 * @param {Point} middle in cells
 * @param {string} letter
 * @param {string | number} number
 * @param {boolean} [isBest]
 */
export const slip = ({ x, y }, letter, number, isBest = false) =>
  svg`<g class=${isBest ? "slip best" : "slip"} transform="translate(${x} ${y})"
    >${pill({ w: 1.44, h: 0.72, base: 0.19 }, svg`<tspan class="slip-letter">${letter}</tspan> ${number}`)}</g
  >`;
