/** The drawings on Schokoly's rules page: cards as they lie, with ticks where sides count. */

import { html, svg } from "lit-html";
import { face, lens } from "./cards.js";

export { moulds as symbols } from "./pieces.js";

/** @typedef {{x: number, y: number, of: string, lens?: boolean, raised?: boolean}} Card of: d, m, w in reading order */
/** @typedef {(id: string) => string} Words */

const KINDS = /** @type {Record<string, string>} */ ({ d: "dark", m: "milk", w: "white" });
const CELL = 95;

/** @param {Card} card */
function drawn({ x, y, of, lens: hasLens, raised }) {
  const lift = raised ? -12 : 0;
  return svg`
    <g transform="translate(${(x + 1) * CELL + lift} ${(y + 1) * CELL + lift})">
      <rect class="lid-shade" x=${raised ? -84 : -93} y=${raised ? -78 : -90} width="196" height="196" rx="18" />
      ${face([...of].map((letter) => KINDS[letter] ?? "dark"))}
      ${hasLens ? lens : ""}
    </g>`;
}

/** A counted side between a cell and its neighbour to the right or below. @param {number[]} side */
function tick([x = 0, y = 0, dx = 0, dy = 0]) {
  const [cx, cy] = [(x + 0.5 + dx / 2) * CELL, (y + 0.5 + dy / 2) * CELL];
  const line = `M${cx - dx * 20} ${cy - dy * 20}L${cx + dx * 20} ${cy + dy * 20}`;
  return svg`<path class="figure-tick under" d=${line} /><path class="figure-tick" d=${line} />`;
}

/** @param {string} caption @param {number[]} size in cells @param {Card[]} cards @param {{good?: boolean, ticks?: number[][]}} [more] */
function figure(caption, [width = 0, height = 0], cards, { good, ticks = [] } = {}) {
  return html`
    <figure>
      <svg viewBox="-16 -16 ${width * CELL + 32} ${height * CELL + 32}" style="--cells: ${width}" role="img" aria-label=${caption}>
        ${cards.map(drawn)}${ticks.map(tick)}
      </svg>
      <figcaption data-good=${good ?? ""}>${good === undefined ? "" : html`<span aria-hidden="true">${good ? "✓" : "✗"}</span>`} ${caption}</figcaption>
    </figure>`;
}

/** @param {unknown[]} content */
const row = (...content) => html`<div class="figures">${content}</div>`;

/** @type {Record<string, (t: Words) => unknown>} */
export const figures = {
  cards: (t) =>
    row(
      figure(t("figure-three-one"), [2, 2], [{ x: 0, y: 0, of: "dddm" }]),
      figure(t("figure-two-two"), [2, 2], [{ x: 0, y: 0, of: "mmww" }]),
      figure(t("figure-two-one-one"), [2, 2], [{ x: 0, y: 0, of: "wwdm" }]),
    ),
  place: (t) =>
    row(
      figure(
        t("figure-place-good"),
        [4, 4],
        [
          { x: 0, y: 0, of: "ddmd" },
          { x: 2, y: 0, of: "wwmw" },
          { x: 1, y: 2, of: "dmdm" },
        ],
        { good: true },
      ),
      figure(
        t("figure-place-colour"),
        [4, 2],
        [
          { x: 0, y: 0, of: "dmdm" },
          { x: 2, y: 0, of: "wdww" },
        ],
        { good: false },
      ),
      figure(
        t("figure-place-one"),
        [4, 3],
        [
          { x: 0, y: 0, of: "ddmd" },
          { x: 2, y: 1, of: "ddww" },
        ],
        { good: false },
      ),
    ),
  stack: (t) =>
    row(
      figure(
        t("figure-stack"),
        [4, 2],
        [
          { x: 0, y: 0, of: "dmdm" },
          { x: 2, y: 0, of: "wwmd" },
          { x: 1, y: 0, of: "ddwd", lens: true, raised: true },
        ],
        { good: true },
      ),
    ),
  neutral: (t) =>
    row(
      figure(
        t("figure-neutral"),
        [4, 4],
        [
          { x: 0, y: 0, of: "ddmm" },
          { x: 2, y: 0, of: "dwmw" },
          { x: 0, y: 2, of: "dmdd" },
          { x: 2, y: 2, of: "mmdw" },
        ],
        { ticks: NEUTRAL },
      ),
    ),
};

/** Where the six milk pieces touch dark (seven sides) and white (three). */
const NEUTRAL = [
  [0, 1, 0, -1],
  [0, 1, 0, 1],
  [1, 1, 0, -1],
  [2, 1, 0, -1],
  [2, 1, 1, 0],
  [1, 2, -1, 0],
  [1, 2, 0, 1],
  [2, 2, 0, 1],
  [3, 2, 0, -1],
  [3, 2, 0, 1],
];
