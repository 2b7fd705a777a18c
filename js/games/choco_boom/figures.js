/** The drawings on Choco-Boom's rules page: what is on the cards, what is called, the parrot, doubles, fines, and what the experienced slap besides. */

import { html, svg } from "lit-html";
import { drawings } from "../../table/slaps.js";
import { back, face, keyFace } from "./cards.js";
import { things as items } from "./pieces.js";

export const symbols = svg`${items}${drawings}`;

/** @typedef {(id: string) => string} Words */
/** @typedef {[x: number, y: number]} Spot */
/** @typedef {[colour: string, item: string]} Card */

/** @param {Spot} at @param {unknown} content @param {number} [s] @param {number} [turn] in degrees */
const laid = ([x, y], content, s = 1, turn = 0) =>
  svg`<g class="boom-card" transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${content}</g>`;

/** @param {Spot} at @param {Card} card @param {number} [s] @param {number} [turn] */
const card = (at, [colour, item], s, turn) => laid(at, face({ item, colour }), s, turn);

/** A call as its key. @param {Spot} at @param {string} item @param {number} [s] */
const key = ([x, y], item, s = 0.5) => svg`
  <g class="figure-call" transform="translate(${x} ${y}) scale(${s})"><rect x="-120" y="-120" width="240" height="240" rx="48" />${keyFace(item)}</g>`;

/** @param {string} caption @param {number[]} box @param {unknown} content @param {string} [kind] */
const figure = (caption, [x = 0, y = 0, w = 0, h = 0], content, kind = "") => html`
  <figure class=${kind}>
    <svg viewBox="${x} ${y} ${w} ${h}" style="--cells: ${(w / 96).toFixed(2)}" role="img" aria-label=${caption}>${content}</svg>
    <figcaption>${caption}</figcaption>
  </figure>`;

/** @param {unknown[]} content */
const row = (...content) => html`<div class="figures">${content}</div>`;

const OK = svg`<g class="good-sign"><circle r="30" /><path d="M-13 1L-4 11L14-10" /></g>`;
const NO = svg`<g class="bad-sign"><circle r="30" /><path d="M-12-12L12 12M12-12L-12 12" /></g>`;

/** @param {Spot} at @param {unknown} mark */
const marked = ([x, y], mark) => svg`<g transform="translate(${x} ${y})">${mark}</g>`;

/** @param {Spot} at @param {number} s */
const hand = ([x, y], s) =>
  svg`<use href="#table-hand" class="figure-hand" x=${x - 72 * s} y=${y - 84 * s} width=${144 * s} height=${168 * s} />`;

/** Those that are called; the one that repeats; those that are never called. @type {Card[]} */
const ALL = [
  ["red", "banana"],
  ["blue", "strawberry"],
  ["yellow", "choco"],
  ["brown", "elephant"],
  ["red", "parrot"],
  ["brown", "carrot"],
  ["yellow", "pepper"],
];

/** @param {Words} t */
const cards = (t) =>
  figure(
    t("figure-boom-cards"),
    [-110, -110, 7 * 216 + 104, 224],
    svg`
  ${ALL.map((one, i) => card([i * 216 + (i > 3 ? 50 : 0) + (i > 4 ? 50 : 0), 0], one))}`,
    "wide",
  );

/** Cards as they came, each with its call below. @param {string} caption @param {[Card, string][]} row @param {unknown} [more] */
const series = (caption, row, more = "") =>
  figure(
    caption,
    [-110, -112, row.length * 222, 380],
    svg`
  ${row.map(([one, item], i) => svg`${card([i * 222, 0], one)}<path class="figure-arrow" d="M${i * 222} 112V132m-12-9l12 11l12-11" />${key([i * 222, 202], item)}`)}${more}`,
    row.length > 1 ? "long" : "",
  );

/** @param {Words} t */
const call = (t) =>
  row(
    series(t("figure-boom-yellow"), [[["yellow", "elephant"], "banana"]]),
    series(t("figure-boom-red"), [[["red", "carrot"], "strawberry"]]),
    series(t("figure-boom-brown"), [[["brown", "banana"], "choco"]]),
    series(t("figure-boom-blue"), [[["blue", "strawberry"], "elephant"]]),
  );

/** @param {Words} t */
const parrot = (t) =>
  row(
    series(t("figure-boom-repeats"), [
      [["brown", "banana"], "choco"],
      [["yellow", "parrot"], "choco"],
      [["blue", "parrot"], "choco"],
    ]),
    series(t("figure-boom-first"), [[["blue", "parrot"], "elephant"]]),
  );

/** The last two cards of a pile. @param {string} caption @param {Card[]} pair @param {unknown} more */
const top = (caption, [below, above], more) =>
  figure(
    caption,
    [-180, -130, 350, 310],
    svg`
  ${below ? card([-52, -8], below, 1, -9) : ""}${above ? card([38, 18], above) : ""}${more}`,
  );

/** @param {Words} t */
const double = (t) =>
  row(
    top(
      t("figure-boom-double"),
      [
        ["red", "elephant"],
        ["blue", "elephant"],
      ],
      svg`${hand([104, 92], 0.8)}${marked([130, -92], OK)}`,
    ),
    top(
      t("figure-boom-no-double"),
      [
        ["red", "elephant"],
        ["red", "carrot"],
      ],
      marked([130, -92], NO),
    ),
  );

/** @param {Words} t */
const fine = (t) =>
  row(
    figure(
      t("figure-boom-wrong"),
      [-110, -132, 480, 264],
      svg`
    ${card([0, 0], ["blue", "strawberry"])}${key([190, -68], "strawberry")}${marked([296, -68], NO)}${key([190, 68], "elephant")}${marked([296, 68], OK)}`,
    ),
    figure(
      t("figure-boom-paid"),
      [-190, -132, 400, 310],
      svg`
    ${laid([-40, 40], back(), 1, -24)}${laid([52, 40], back(), 1, 20)}${card([0, -12], ["blue", "strawberry"])}`,
    ),
  );

/** @param {Words} t */
const advanced = (t) =>
  row(
    top(
      t("figure-boom-elephant"),
      [
        ["red", "carrot"],
        ["yellow", "elephant"],
      ],
      svg`${hand([104, 92], 0.8)}${marked([130, -92], OK)}`,
    ),
    series(
      t("figure-boom-row"),
      [
        [["brown", "banana"], "choco"],
        [["brown", "pepper"], "choco"],
        [["red", "parrot"], "choco"],
        [["brown", "strawberry"], "choco"],
      ],
      hand([3 * 222 + 52, 52], 0.8),
    ),
  );

/** @type {Record<string, (t: Words) => unknown>} */
export const figures = { cards, call, parrot, double, fine, advanced };
