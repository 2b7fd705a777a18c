/** A board as a small picture, where a game that begins with it is only spoken of. */

import { html, nothing, svg } from "lit-html";
import { boxAround, byTier, CELLS } from "./shapes.js";

/** @import { T } from "../../table/types.js" */
/** @import { Lying } from "./types.js" */

/** Its cards as they lie; nothing where none does. @param {{board: Lying[]}} view @param {T} t */
export function picture({ board }, t) {
  if (!board.length) return null;
  const { x: left, y: top, w, h } = boxAround(board, 2, 0.3);
  return html`
    <svg class="board-picture" viewBox="${left} ${top} ${w} ${h}" role="img" aria-label=${t("schokoly-board-picture", { count: board.length })}>
      ${byTier(board).map(
        ({ x, y, tier, colours, smartie }) => svg`
        <g transform="translate(${x} ${y - (tier - 1) * 0.12})">
          <use href="#tray" width="2" height="2" />
          ${CELLS.map(([dx, dy], i) => svg`<use href="#piece-${colours[i]}" x=${dx * 0.95 + 0.05} y=${dy * 0.95 + 0.05} width=".95" height=".95" />`)}
          ${smartie ? svg`<use href="#smartie" x=".67" y=".67" width=".66" height=".66" />` : nothing}
        </g>`,
      )}
    </svg>`;
}
