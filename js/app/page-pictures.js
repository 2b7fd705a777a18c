/** The drawings of told pages, by kind. */

import { html, svg } from "lit-html";
import { closedBox } from "./pictures.js";

/** The chocolate of each level, and how many pieces make one. */
const KINDS = ["white", "milk", "dark"];
const PIECES = 3;

/**
 * A bar of chocolate, level by level; what is still to come is an empty mould.
 * @param {{filled?: number}} given
 */
function bar({ filled = 0 }) {
  const piece = (/** @type {number} */ i) => {
    const x = i * 34 + Math.floor(i / PIECES) * 10;
    const kind = KINDS[Math.floor(i / PIECES)];
    return i < filled
      ? svg`<use href="#piece-${kind}" x=${x} y="0" width="32" height="32" />`
      : svg`<rect class="empty-mould" x=${x + 3} y="3" width="26" height="26" rx="6" />`;
  };
  return html`<svg class="path-bar" viewBox="0 0 326 32" aria-hidden="true">
    ${[...Array(KINDS.length * PIECES).keys()].map(piece)}
  </svg>`;
}

/** The lid of a game. @param {{game?: string}} given */
const lid = ({ game = "" }) => closedBox(game);

/** A tray of chocolates. */
const tray = () => html`<svg class="class-picture" viewBox="0 0 210 210" aria-hidden="true">
  <use href="#tray" width="210" height="210" />
  ${["dark", "milk", "white", "milk"].map(
    (kind, i) =>
      svg`<use
        href="#piece-${kind}"
        x=${9 + (i % 2) * 98}
        y=${9 + Math.floor(i / 2) * 98}
        width="94"
        height="94"
      />`,
  )}
  <use href="#smartie" x="72" y="72" width="66" height="66" />
</svg>`;

export const PICTURES = { bar, lid, tray };
