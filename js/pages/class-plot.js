/** The results of a class as a small picture: one chocolate for each pupil. */

import { html, svg } from "lit-html";

/** Sizes of the plot, in units of its drawing; there are so many piles side by side. */
const [PILES, WIDE, EDGE, TOP, FOOT] = [20, 26, 16, 26, 26];
const WIDTH = PILES * WIDE + 2 * EDGE;
/** No pile is higher than this. The chocolates get smaller instead. */
const HIGH = 234;

/** The pile for each total. @param {number[]} totals @param {number} most */
export const pileOf = (totals, most) =>
  totals.map((total) => Math.max(0, Math.min(PILES - 1, Math.floor((total / most) * PILES))));

/** The results as a small picture: one chocolate for each pupil's best, on the pile of its points. @param {number[]} totals @param {number} most the most points that one can have @param {T} t */
export function plot(totals, most, t) {
  const piles = pileOf(totals, most);
  const levels = piles.map((pile, i) => piles.slice(0, i + 1).filter((one) => one === pile).length);
  const tallest = Math.max(...levels);
  const side = Math.min(WIDE, HIGH / tallest);
  const base = Math.ceil(tallest * side) + TOP + 6;
  const half = middle(totals);
  const across = (/** @type {number} */ points) => EDGE + (points / most) * PILES * WIDE;
  const anchor = half < most / 8 ? "start" : half > (most * 7) / 8 ? "end" : "middle";
  return html`
    <figure class="class-plot">
      <svg viewBox="0 0 ${WIDTH} ${base + FOOT}" role="img" aria-label=${t("class-plot", { count: totals.length, least: Math.min(...totals), most: Math.max(...totals), half, all: most })}>
        <path class="plot-half" d="M${across(half).toFixed(1)} ${TOP}V${base}" />
        <path class="plot-line" d="M${EDGE} ${base}H${WIDTH - EDGE}" />
        ${[0, 0.25, 0.5, 0.75, 1].map((part) => svg`<path class="plot-line" d="M${across(part * most)} ${base}v5" /><text class="plot-scale" x=${across(part * most)} y=${base + 19} text-anchor="middle">${Math.round(part * most)}</text>`)}
        ${piles.map((pile, i) => svg`<use href="#piece-milk" x=${(EDGE + pile * WIDE + (WIDE - side) / 2).toFixed(1)} y=${(base - (levels[i] ?? 0) * side).toFixed(1)} width=${side.toFixed(1)} height=${side.toFixed(1)} />`)}
        <text class="plot-half" x=${across(half).toFixed(1)} y=${TOP - 9} text-anchor=${anchor}>${t("class-half", { half })}</text>
      </svg>
    </figure>`;
}

/** The median. @param {number[]} values in any order */
export function middle(values) {
  const inOrder = values.toSorted((a, b) => a - b);
  const half = (values.length - 1) / 2;
  return (inOrder[Math.floor(half)] + inOrder[Math.ceil(half)]) / 2;
}
