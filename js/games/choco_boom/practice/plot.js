/**
 * What practices came to, as a small picture: the kinds side by side, this time bright, earlier
 * ones pale; and what is to be called, in pictures.
 */

import { nothing, svg } from "lit-html";
import { face } from "../cards.js";
import { dueFace, pieces, SLAP } from "./due.js";

/** @import { Sample } from "../../../../build/types/choco_practice" */
/** @import { Words } from "../../../app/page-words.js" */
/**
 * @typedef {{age: number, up: number}} Dot age: 0 is this time; up: in parts of the field's height
 * @typedef {object} Column what is told of a kind of cards
 * @property {string} kind
 * @property {Dot[]} dots the oldest first
 * @property {Words} value
 * @property {Words} name
 * @property {Words[]} mistakes
 * @property {Words} last
 * @typedef {(words: Words) => string} Says
 */

/** A card of a kind, and what is due. @param {string} name */
const sampleOf = (name) => /** @type {Sample} */ (pieces.kinds.find(({ kind }) => kind === name));

/**
 * A card of a kind; for a double, upon one that shows the same.
 * @param {Sample} sample
 */
const cardOf = ({ card, due }) =>
  svg`${
    due === SLAP
      ? svg`<g transform="rotate(-14 -90 90)">${face({ ...card, colour: "red" })}</g>`
      : nothing
  }${face(card)}`;

/** A card of a kind, and the key that belongs to it. @param {string} kind */
export function example(kind) {
  const sample = sampleOf(kind);
  return svg`<svg class="boom-card" viewBox="-106 -106 400 214" aria-hidden="true">
    ${cardOf(sample)}
    <path class="figure-arrow" d="M118 0H168m-18-16l18 16l-18 16" />
    <g transform="translate(236 0) scale(0.54)">${dueFace(sample.due)}</g>
  </svg>`;
}

/** The drawing, in units of its own: the field of times, and under it a foot with words. */
const [WIDTH, HEIGHT, LEFT, TOP, BASE] = [360, 312, 40, 22, 196];
/** From a column's edges to its first dot and its last; there is room for so many steps. */
const [FIRST, LAST, STEPS] = [16, 26, 6];
/** The field's height in parts. */
const PARTS = 10_000;

/** @param {number} up */
const heightOf = (up) => BASE - (up / PARTS) * (BASE - TOP);

/**
 * @param {{scale: {up: number, says: Words}[], kinds: Column[]}} told
 * @param {T} t
 * @param {Says} words
 */
export function plot({ scale, kinds }, t, words) {
  const width = (WIDTH - LEFT) / kinds.length;
  return svg`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${t("practice-plot")}>
    ${scale.map(
      ({ up, says }) =>
        svg`<path class="plot-line" d="M${LEFT} ${heightOf(up).toFixed(1)}H${WIDTH}" /><text
            class="plot-scale"
            x=${LEFT - 6}
            y=${(heightOf(up) + 4).toFixed(1)}
            text-anchor="end"
            >${words(says)}</text
          >`,
    )}
    <text class="plot-scale" x=${LEFT - 6} y=${TOP - 8} text-anchor="end">
      ${t("practice-unit")}
    </text>
    ${kinds.map((one, i) => column(one, LEFT + i * width, width, words))}
  </svg>`;
}

/**
 * @param {Column} one
 * @param {number} left
 * @param {number} width
 * @param {Says} words
 */
function column({ kind, dots, value, name, mistakes, last }, left, width, words) {
  const middle = left + width / 2;
  const across = (/** @type {number} */ age) =>
    (left + width - LAST - (age * (width - FIRST - LAST)) / STEPS).toFixed(1);
  const spots = dots.map(({ age, up }) => ({ age, x: across(age), y: heightOf(up) }));
  const earlier = spots.filter(({ age }) => age > 0);
  const now = spots.find(({ age }) => age === 0);
  return svg`<g class="plot-kind ${kind}">
    ${
      left > LEFT
        ? svg`<path class="plot-rule" d="M${left.toFixed(1)} ${TOP}V${HEIGHT - 4}" />`
        : nothing
    }
    ${
      spots.length > 1
        ? svg`<path
            class="plot-way"
            d="M${spots.map(({ x, y }) => `${x} ${y.toFixed(1)}`).join("L")}"
          />`
        : nothing
    }
    ${earlier.map(
      ({ x, y }) => svg`<circle class="plot-before" cx=${x} cy=${y.toFixed(1)} r="4" />`,
    )}
    ${now ? svg`<circle class="plot-now" cx=${now.x} cy=${now.y.toFixed(1)} r="6.5" />` : nothing}
    <text
      class="plot-value"
      x=${across(0)}
      y=${valueHeight(now?.y, earlier.at(-1)?.y).toFixed(1)}
      text-anchor="middle"
      >${words(value)}</text
    >
    <g class="boom-card" transform="translate(${middle} ${BASE + 26}) scale(0.17)"
      >${cardOf(sampleOf(kind))}</g
    >
    <text class="plot-name" x=${middle} y=${BASE + 60} text-anchor="middle">${words(name)}</text>
    <text class="plot-mistakes" y=${BASE + 78} text-anchor="middle"
      >${mistakes.map(
        (one, i) => svg`<tspan x=${middle} dy=${i ? 15 : 0}>${i ? " " : ""}${words(one)}</tspan>`,
      )}</text
    >
    ${
      last
        ? svg`<text class="plot-last" x=${middle} y=${BASE + 110} text-anchor="middle"
            >${words(last)}</text
          >`
        : nothing
    }
  </g>`;
}

/**
 * Above this time's dot; where the way to it comes from above, below.
 * @param {number} [y]
 * @param {number} [from]
 */
const valueHeight = (y, from = Infinity) =>
  y === undefined ? BASE - 8 : y + (from < y ? 24 : -12);
