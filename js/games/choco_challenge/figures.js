/** The drawings on Choco Challenge's rules page: a market counted from the deck, a match, desserts, rows compared. */

import { nothing, svg } from "lit-html";
import { figuresOf } from "../../table/figures.js";
import { back, cross, face, pileFace } from "./cards.js";
import { COSTS } from "./spots.js";

export { things as symbols } from "./cards.js";

/** @import { Figure } from "../../table/figures.js" */

/** From card to card, in units of their drawing. */
const STEP = 216;
/** So much of a card of a row stays to be seen. */
const SEEN = 118;

/** @param {number} x @param {unknown} content @param {{y?: number, s?: number, lit?: boolean, over?: unknown}} [how] */
const laid = (x, content, { y = 0, s = 1, lit = false, over = nothing } = {}) => svg`
  <g class="morsel" transform="translate(${x} ${y}) scale(${s})">
    ${content}${lit ? svg`<rect class="figure-rim" x="-104" y="-134" width="208" height="268" rx="20" />` : nothing}${over}
  </g>`;

/** @param {string} name @param {{x?: number, y?: number, w: number, h: number}} box @param {unknown} content @returns {Figure[]} */
const wide = (name, { x = -110, y = -140, w, h }, content) => [
  { name, box: [x, y, w, h], content, kind: "wide" },
];

/** @param {number} x @param {number} y @param {unknown} text @param {boolean} [lit] */
const bead = (x, y, text, lit = false) => svg`
  <g class="figure-bead ${lit ? "lit" : ""}" transform="translate(${x} ${y})"><circle r="34" /><text y="14" text-anchor="middle">${text}</text></g>`;

/** Place 6 at the left, place 1 at the right, then the deck. */
const MARKET = ["chili", "cinnamon", "vanilla", "nuts", "cherries", "rum"];

const market = () => svg`
  ${MARKET.map((name, i) => svg`${laid(i * STEP, face(name, ""), { lit: i === 3 })}${bead(i * STEP, 185, 6 - i, i >= 3)}`)}
  ${laid(6 * STEP + 50, back("spice", 4))}`;

const match = () => svg`
  ${laid(0, face("cocoa", ""))}${laid(STEP, face("butter", ""))}${laid(2 * STEP + 16, face("butter", ""), { over: cross(78, -104) })}`;

const desserts = () =>
  COSTS.map((cost, i) => laid(i * STEP, pileFace(String(cost)), { lit: cost <= 5 }));

/** Rows as they may lie before four seats, and how each compares with the first, whose turn has ended. @type {[string, string[]][]} */
const ROWS = [
  ["", ["cocoa", "rum", "milk"]],
  [">", ["sugar", "nuts", "butter", "cocoa"]],
  ["<", ["milk", "butter"]],
  ["=", ["butter", "sugar", "milk"]],
];

/** What a seat gains whose row is longer or shorter. @type {Record<string, () => unknown>} */
const GAINS = { ">": () => back("filling"), "<": () => pileFace("pastry_bag") };

/** @param {[string, string[]]} row @param {number} i */
function compared([sign, names], i) {
  const y = i * 200;
  const gain = GAINS[sign]
    ? laid(930, GAINS[sign](), { y, s: 0.62 })
    : svg`<path class="figure-none" d="M900 ${y}h60" />`;
  const result = svg`
      <text class="figure-sign" x="720" y=${y + 22} text-anchor="middle">${sign} 3</text>${gain}`;
  return svg`${bead(-40, y, names.length, i === 0)}
      ${names.map((name, n) => laid(90 + n * SEEN, face(name, ""), { y, s: 0.62 }))}${sign ? result : nothing}`;
}

const compare = () => svg`
  <rect class="figure-turn" x="-88" y="-94" width="1106" height="188" rx="30" />${ROWS.map(compared)}`;

export const figures = figuresOf(
  {
    match: () => wide("match", { w: 3 * STEP + 40, h: 300, y: -156 }, match()),
    buy: () => wide("market", { w: 7 * STEP + 70, h: 370 }, market()),
    dessert: () => wide("desserts", { w: COSTS.length * STEP + 4, h: 280 }, desserts()),
    extra: () => wide("compare", { x: -90, y: -100, w: 1110, h: 800 }, compare()),
  },
  () => 145,
);
