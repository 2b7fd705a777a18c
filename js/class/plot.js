/** How a class did, as a small picture: a chocolate for each pupil's best, piled where its points are. */

import { html, svg } from "lit-html";
import { middle } from "./rows.js";

/** @typedef {(id: string, args?: Record<string, any>) => string} T */

/** The drawing, in units of its own: so many piles, side by side. */
const [PILES, WIDE, EDGE, TOP, FOOT] = [20, 26, 16, 26, 26];
const WIDTH = PILES * WIDE + 2 * EDGE;
/** Piles are no higher than this; chocolates get smaller instead. */
const HIGH = 234;

/** Which pile each stands on. @param {number[]} totals @param {number} most */
export const pileOf = (totals, most) =>
  totals.map((total) => Math.max(0, Math.min(PILES - 1, Math.floor((total / most) * PILES))));

/** @param {number[]} totals one for each pupil @param {number} most what one could have @param {T} t */
export function plot(totals, most, t) {
  /** @type {number[]} */
  const heights = Array.from({ length: PILES }, () => 0);
  const piles = pileOf(totals, most);
  const tallest = Math.max(...piles.map((pile) => piles.filter((one) => one === pile).length));
  const side = Math.min(WIDE, HIGH / tallest);
  const base = Math.ceil(tallest * side) + TOP + 6;
  const half = middle(totals);
  const across = (/** @type {number} */ points) => EDGE + (points / most) * PILES * WIDE;
  return html`
    <figure class="class-plot">
      <svg viewBox="0 0 ${WIDTH} ${base + FOOT}" role="img" aria-label=${t("class-plot", { count: totals.length, least: Math.min(...totals), most: Math.max(...totals), half, all: most })}>
        <path class="plot-half" d="M${across(half).toFixed(1)} ${TOP}V${base}" />
        <path class="plot-line" d="M${EDGE} ${base}H${WIDTH - EDGE}" />
        ${[0, 0.25, 0.5, 0.75, 1].map((part) => svg`<path class="plot-line" d="M${across(part * most)} ${base}v5" /><text class="plot-scale" x=${across(part * most)} y=${base + 19} text-anchor="middle">${Math.round(part * most)}</text>`)}
        ${piles.map((pile) => {
          heights[pile] = (heights[pile] ?? 0) + 1;
          return svg`<use href="#piece-milk" x=${(EDGE + pile * WIDE + (WIDE - side) / 2).toFixed(1)} y=${(base - (heights[pile] ?? 0) * side).toFixed(1)} width=${side.toFixed(1)} height=${side.toFixed(1)} />`;
        })}
        <text class="plot-half" x=${across(half).toFixed(1)} y=${TOP - 9} text-anchor=${half < most / 8 ? "start" : half > (most * 7) / 8 ? "end" : "middle"}>${t("class-half", { half })}</text>
      </svg>
    </figure>`;
}
