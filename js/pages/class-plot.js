/** The results of a class as a small picture: one chocolate for each pupil. */

import { html, svg } from "lit-html";

/** Sizes of the plot, in units of its drawing; there are so many piles side by side. */
const [PILES, WIDE, EDGE, TOP, FOOT] = [20, 26, 16, 26, 26];
const WIDTH = PILES * WIDE + 2 * EDGE;
/** No pile is higher than this. The chocolates get smaller instead. */
const HIGH = 234;
/** The scale of leads ends at such a round number. */
const ROUND = 10;

/** Fluent writes numbers as each language does. @param {number} value */
const asItIs = (value) => value;

/** The pile for each total. @param {number[]} totals @param {number} most */
export const pileOf = (totals, most) =>
  totals.map((total) => Math.max(0, Math.min(PILES - 1, Math.floor((total / most) * PILES))));

/**
 * The results as a small picture: one chocolate for each pupil's best, on the pile of its points.
 * @param {number[]} totals
 * @param {number} most the most points that one can have
 * @param {T} t
 */
export const plot = (totals, most, t) => drawing(totals, [0, most], "class-plot", asItIs, t);

/**
 * The same of one task for one person.
 * @param {number[]} points
 * @param {number} most
 * @param {T} t
 */
export const pointPlot = (points, most, t) =>
  drawing(points, [0, most], "together-point-plot", asItIs, t);

/**
 * How far ahead of the best bot pupils were, or behind.
 * @param {number[]} leads
 * @param {(lead: number) => string} sign
 * @param {T} t
 */
export function leadPlot(leads, sign, t) {
  const far = Math.max(1, ...leads.map(Math.abs));
  const end = Math.ceil(far / ROUND) * ROUND;
  return drawing(leads, [-end, end], "together-lead-plot", sign, t);
}

/**
 * @param {number[]} values
 * @param {[number, number]} ends of the scale
 * @param {string} label the name of the message that tells it
 * @param {(value: number) => string | number} sign
 * @param {T} t
 */
function drawing(values, [first, last], label, sign, t) {
  const span = last - first;
  const piles = pileOf(
    values.map((value) => value - first),
    span,
  );
  const levels = piles.map((pile, i) => piles.slice(0, i + 1).filter((one) => one === pile).length);
  const tallest = Math.max(...levels);
  const side = Math.min(WIDE, HIGH / tallest);
  const base = Math.ceil(tallest * side) + TOP + 6;
  const half = middle(values);
  const across = (/** @type {number} */ value) => EDGE + ((value - first) / span) * PILES * WIDE;
  const at = (half - first) / span;
  const anchor = at < 1 / 8 ? "start" : at > 7 / 8 ? "end" : "middle";
  const args = {
    least: sign(Math.min(...values)),
    most: sign(Math.max(...values)),
    half: sign(half),
  };
  return html`<figure class="class-plot">
    <svg
      viewBox="0 0 ${WIDTH} ${base + FOOT}"
      role="img"
      aria-label=${t(label, { count: values.length, ...args, all: last })}
    >
      <path class="plot-half" d="M${across(half).toFixed(1)} ${TOP}V${base}" />
      <path class="plot-line" d="M${EDGE} ${base}H${WIDTH - EDGE}" />
      ${[0, 0.25, 0.5, 0.75, 1].map(
        (part) =>
          svg`<path class="plot-line" d="M${across(first + part * span)} ${base}v5" /><text
              class="plot-scale"
              x=${across(first + part * span)}
              y=${base + 19}
              text-anchor="middle"
              >${sign(Math.round(first + part * span))}</text
            >`,
      )}
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
      <text class="plot-half" x=${across(half).toFixed(1)} y=${TOP - 9} text-anchor=${anchor}>
        ${t("class-half", { half: sign(half) })}
      </text>
    </svg>
  </figure>`;
}

/** The median. @param {number[]} values in any order */
export function middle(values) {
  const inOrder = values.toSorted((a, b) => a - b);
  const half = (values.length - 1) / 2;
  return (inOrder[Math.floor(half)] + inOrder[Math.ceil(half)]) / 2;
}
