/** Results as a small picture: one chocolate for each pupil, on the pile of its points. */

import { html, svg } from "lit-html";

/** Sizes of the plot, in units of its drawing. */
const [WIDE, EDGE, TOP, FOOT] = [26, 16, 26, 26];
/** No pile is higher than this. The chocolates get smaller instead. */
const HIGH = 234;
/** The middle of the pupils is told in such parts of the scale. */
const PARTS = 10_000;

/**
 * @param {{piles: number[], most: number, half: number}} told piles: of each pupil; most: so many
 *   stand side by side; half: the place of the middle
 * @param {{says: string, half: string, scale: string[]}} words
 */
export function drawnPlot({ piles, most, half }, { says, half: middle, scale }) {
  const width = most * WIDE;
  const levels = piles.map((pile, i) => piles.slice(0, i + 1).filter((one) => one === pile).length);
  const tallest = Math.max(...levels);
  const side = Math.min(WIDE, HIGH / tallest);
  const base = Math.ceil(tallest * side) + TOP + 6;
  const part = half / PARTS;
  const across = (EDGE + part * width).toFixed(1);
  const anchor = part < 1 / 8 ? "start" : part > 7 / 8 ? "end" : "middle";
  const mark = (/** @type {string} */ words, /** @type {number} */ i) => {
    const x = EDGE + (i / (scale.length - 1)) * width;
    return svg`<path class="plot-line" d="M${x} ${base}v5" /><text
        class="plot-scale"
        x=${x}
        y=${base + 19}
        text-anchor="middle"
        >${words}</text
      >`;
  };
  return html`<figure class="class-plot">
    <svg viewBox="0 0 ${width + 2 * EDGE} ${base + FOOT}" role="img" aria-label=${says}>
      <path class="plot-half" d="M${across} ${TOP}V${base}" />
      <path class="plot-line" d="M${EDGE} ${base}H${EDGE + width}" />
      ${scale.map(mark)}
      ${piles.map(
        (pile, i) =>
          svg`<use
            href="#piece-milk"
            x=${(EDGE + pile * WIDE + (WIDE - side) / 2).toFixed(1)}
            y=${(base - (levels[i] ?? 0) * side).toFixed(1)}
            width=${side.toFixed(1)}
            height=${side.toFixed(1)}
          />`,
      )}
      <text class="plot-half" x=${across} y=${TOP - 9} text-anchor=${anchor}>${middle}</text>
    </svg>
  </figure>`;
}
