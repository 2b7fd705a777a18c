/** The drawings on Kaboom!'s rules page: what cards count, the first look, the powers, a slap and what it brings, the caller's three cases. */

import { html, nothing, svg } from "lit-html";
import { back, face } from "./cards.js";

export { things as symbols } from "./pieces.js";

/** @typedef {(id: string) => string} Words */
/** @typedef {[x: number, y: number]} Spot */

/** @param {Spot} at @param {unknown} content @param {number} [s] */
const laid = ([x, y], content, s = 1) =>
  svg`<g class="playing" transform="translate(${x} ${y}) scale(${s})">${content}</g>`;

/** @param {string} id @param {Spot} at @param {number} size */
const sign = (id, [x, y], size) =>
  svg`<use href="#kaboom-${id}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;

/** @param {string} caption @param {number[]} box @param {unknown} content @param {string} [kind] */
const figure = (caption, [x = 0, y = 0, w = 0, h = 0], content, kind = "") => html`
  <figure class=${kind}>
    <svg viewBox="${x} ${y} ${w} ${h}" style="--cells: ${(w / (kind ? 145 : 130)).toFixed(2)}" role="img" aria-label=${caption}>${content}</svg>
    <figcaption>${caption}</figcaption>
  </figure>`;

/** @param {unknown[]} content */
const row = (...content) => html`<div class="figures">${content}</div>`;

/** @param {Spot} at @param {string} text */
const bead = ([x, y], text) =>
  svg`<g class="figure-bead" transform="translate(${x} ${y})"><circle r="36" /><text y="14" text-anchor="middle">${text}</text></g>`;

const OK = svg`<g class="good-sign"><circle r="30" /><path d="M-13 1L-4 11L14-10" /></g>`;
const NO = svg`<g class="bad-sign"><circle r="30" /><path d="M-12-12L12 12M12-12L-12 12" /></g>`;

/** @param {Spot} at @param {unknown} mark */
const marked = ([x, y], mark) => svg`<g transform="translate(${x} ${y})">${mark}</g>`;

/** From least to most. @type {[string, string][]} */
const VALUES = [
  ["X1", "−1"],
  ["KH", "0"],
  ["AC", "1"],
  ["2D", "2"],
  ["10S", "10"],
  ["JH", "12"],
  ["QC", "15"],
  ["KS", "30"],
];

/** @param {Words} t */
function values(t) {
  const x = /** @param {number} i */ (i) => i * 216 + (i > 3 ? 90 : 0);
  return figure(
    t("figure-kaboom-values"),
    [-110, -150, 8 * 216 + 100, 370],
    svg`
    ${VALUES.map(([card, count], i) => svg`${laid([x(i), 0], face(card))}${bead([x(i), 176], count)}`)}
    <text class="figure-sign" x=${x(3) + 154} y="16" text-anchor="middle">…</text>`,
    "wide",
  );
}

/** The places of a grid around (0, 0), in breadths of a card of 200. @type {Spot[]} */
const GRID = [
  [-110, -150],
  [110, -150],
  [-110, 150],
  [110, 150],
];

/** A grid of four; some cards show their face. @param {Spot} at @param {number} s @param {(string | null)[]} [faces] null is a gap */
const grid = ([x, y], s, faces = []) => svg`
  <g transform="translate(${x} ${y}) scale(${s})">${GRID.map((at, i) => (faces[i] === null ? nothing : laid(at, faces[i] ? face(String(faces[i])) : back())))}</g>`;

/** @param {Spot} at @param {number} r */
const eye = (at, r) =>
  marked(at, svg`<circle class="figure-eye" r=${r} />${sign("eye", [0, 0], 1.4 * r)}`);

/** @param {Words} t */
const start = (t) =>
  row(
    figure(
      t("figure-kaboom-start"),
      [-380, -310, 760, 620],
      svg`${grid([0, 0], 1, ["", "", "7H", "QS"])}${eye([310, 150], 60)}`,
    ),
  );

/** One's own grid, and another's farther off. @type {[Spot, number][]} */
const GRIDS = [
  [[190, -128], 0.25],
  [[190, 92], 0.34],
];
/** A card of another's, and an own one, each with its size. @type {[Spot, number][]} */
const [THEIRS, OWN] = /** @type {any} */ (
  GRIDS.map(([[x, y], s], i) => [[x + 110 * s, y + (i ? -150 : 150) * s], s])
);

/** The two cards that change places. */
const chosen = svg`${[THEIRS, OWN].map(([[x, y], s]) => svg`<rect class="figure-rim" x="-104" y="-144" width="208" height="288" rx="20" transform="translate(${x} ${y}) scale(${s})" />`)}
  <path class="figure-arrow" d="M284 ${THEIRS[0][1]}C330 ${THEIRS[0][1] + 20} 336 ${OWN[0][1] - 30} 292 ${OWN[0][1]}m22 6l-22-6l8-22M284 ${THEIRS[0][1]}m24-8l-24 8l14 20" />`;

/** @param {string} caption @param {string[]} cards @param {unknown} marks */
const power = (caption, cards, marks) =>
  figure(
    caption,
    [-175, -220, 520, 430],
    svg`
  ${cards.map((card, i) => laid([-40 - 66 * (cards.length - 1 - i), -20 + 40 * i], face(card), 0.66))}${GRIDS.map(([at, s]) => grid(at, s))}${marks}`,
  );

/** @param {Words} t */
const powers = (t) =>
  row(
    power(t("figure-kaboom-look-own"), ["7H", "8S"], eye(OWN[0], 30)),
    power(t("figure-kaboom-look-other"), ["9C", "10D"], eye(THEIRS[0], 26)),
    power(t("figure-kaboom-swap"), ["JS", "QH"], chosen),
    power(t("figure-kaboom-both"), ["KC"], svg`${chosen}${eye(THEIRS[0], 24)}${eye(OWN[0], 28)}`),
  );

/** A slapped seven, and beside it what the slap brings. @param {string} caption @param {unknown} content */
const slapped = (caption, content) =>
  figure(
    caption,
    [-112, -170, 690, 330],
    svg`
  ${laid([0, 0], face("7C"))}<use href="#table-hand" class="figure-hand" x="-52" y="-14" width="120" height="140" />${content}`,
  );

/** Two penalty places beside a grid. @param {number} count */
const penalty = (count) =>
  svg`${Array.from({ length: count }, (_, i) => laid([420, count > 1 ? 150 * i - 75 : 75], back(), 0.5))}<text class="figure-sign" x="525" y=${count > 1 ? 22 : 98} text-anchor="middle">+${count}</text>`;

/** @param {Words} t */
const slaps = (t) =>
  row(
    slapped(
      t("figure-kaboom-slap-own"),
      svg`${grid([240, 0], 0.5, ["", "7D", "", ""])}${marked([335, -130], OK)}`,
    ),
    slapped(
      t("figure-kaboom-slap-other"),
      svg`${grid([240, 0], 0.5, ["", "7D", "", ""])}${marked([335, -130], OK)}${laid([420, 75], back(), 0.5)}<path class="figure-arrow" d="M420-6V-75H366m14-14l-14 14l14 14" />`,
    ),
    slapped(
      t("figure-kaboom-slap-wrong"),
      svg`${grid([240, 0], 0.5, ["", "9D", "", ""])}${marked([335, -130], NO)}${penalty(2)}`,
    ),
    slapped(t("figure-kaboom-slap-none"), svg`${grid([240, 0], 0.5)}${penalty(1)}`),
  );

/** A hand of the caller over another's. @param {string} caption @param {[string[], string][]} hands @param {unknown} mark */
const called = (caption, hands, mark) =>
  figure(
    caption,
    [-160, -90, 480, 350],
    svg`
  ${sign("bolt", [-112, 0], 64)}
  ${hands.map(([cards, sum], i) => svg`${cards.map((card, n) => laid([-14 + n * 118, i * 172], face(card), 0.53))}${bead([270, i * 172], sum)}`)}
  ${marked([-112, 52], mark)}`,
  );

/** @param {Words} t */
const score = (t) =>
  row(
    called(
      t("figure-kaboom-closest"),
      [
        [["AS", "2C"], "3"],
        [["5H", "4S"], "9"],
      ],
      OK,
    ),
    called(
      t("figure-kaboom-not-closest"),
      [
        [["AS", "2C"], "3"],
        [["3D", "X1"], "2"],
      ],
      NO,
    ),
    called(
      t("figure-kaboom-tied"),
      [
        [["X1"], "−1"],
        [["AD"], "1"],
      ],
      NO,
    ),
  );

/** @type {Record<string, (t: Words) => unknown>} */
export const figures = { values, start, power: powers, slap: slaps, score };
