/** A board as a small picture, where a game that begins with it is only spoken of. */

import { html, nothing, svg } from "lit-html";

/** @import { Lying } from "./types.js" */

/** Its cards as they lie; nothing where none does. @param {{board: Lying[]}} view @param {(id: string, args?: Record<string, any>) => string} t */
export function picture({ board }, t) {
  if (!board.length) return null;
  const [xs, ys] = [board.map(({ x }) => x), board.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 0.3, Math.min(...ys) - 0.3];
  const [wide, high] = [Math.max(...xs) + 2.3 - left, Math.max(...ys) + 2.3 - top];
  const cards = [...board].sort((a, b) => a.tier - b.tier);
  return html`
    <svg class="board-picture" viewBox="${left} ${top} ${wide} ${high}" role="img" aria-label=${t("schokoly-board-picture", { count: board.length })}>
      ${cards.map(
        ({ x, y, tier, colours, smartie }) => svg`
        <g transform="translate(${x} ${y - (tier - 1) * 0.12})">
          <use href="#tray" width="2" height="2" />
          ${colours.map((colour, i) => svg`<use href="#piece-${colour}" x=${(i % 2) * 0.95 + 0.05} y=${Math.floor(i / 2) * 0.95 + 0.05} width=".95" height=".95" />`)}
          ${smartie ? svg`<use href="#smartie" x=".67" y=".67" width=".66" height=".66" />` : nothing}
        </g>`,
      )}
    </svg>`;
}
