/**
 * Choco Challenge on a sheet of paper: the cards that were drawn and those in the pile, or the
 * market and the desserts; and the whole table as a picture.
 */

import { html, svg } from "lit-html";
import { bead, placed } from "../../table/figures.js";
import { shape } from "../../table/marks.js";
import { back, emptySlot, face, pileFace } from "./cards.js";
import { COSTS, TOOLS } from "./spots.js";

/** @import { Seat, View } from "./game.js" */
/**
 * @typedef {{places: number[], costs: number[]}} Paid what the drawn cards pay for
 * @typedef {{asks: string, view: View, marks: any}} Given marks: of a pile the places of the cards
 *   that match, or what is paid for
 */

/** From card to card, and the height of a row. */
const STEP = 216;
const ROW = 290;

/** So many cards lie side by side; more of them, where a page has no room for the rows. */
const [ACROSS, CLOSE] = [7, 10];
/** So many rows of cards a page has room for, and as much room the market and desserts take. */
const [ROWS, SHOP] = [4, 3];

/** @type {(name: string, t: T) => unknown} */
const named = (name, t) => face(name, t(`challenge-name-${name}`));

const lit = svg`<rect class="figure-rim" x="-104" y="-134" width="208" height="268" rx="20" />`;

/**
 * Cards in rows of so many.
 * @param {readonly unknown[]} cards
 * @param {number} across
 * @param {{high?: number}} [how] high: the height of a row
 */
function rowsOf(cards, across, { high = ROW } = {}) {
  const wide = Math.min(across, Math.max(1, cards.length));
  return {
    box: [-118, -148, wide * STEP + 20, Math.ceil(cards.length / across) * high + 16],
    content: svg`<g class="morsel">${cards.map((card, i) =>
      placed([(i % across) * STEP, Math.floor(i / across) * high], card),
    )}</g>`,
  };
}

/**
 * Such cards under a few words, for the eye and the reader.
 * @param {string} words
 * @param {ReturnType<typeof rowsOf>} rows
 */
const figure = (words, { box, content }) =>
  html`<figure>
    <figcaption>${words}</figcaption>
    <svg viewBox=${box.join(" ")} style="--cards: ${(Number(box[2]) / STEP).toFixed(2)}" aria-hidden="true">
      ${content}
    </svg>
  </figure>`;

/** The cards before the seat that has the turn. @param {View} view @returns {Seat} */
const own = ({ seats, turn }) => seats[turn ?? 0];

/** How many of its cards lie side by side, on the board and on its key. @param {Given} given */
function acrossOf({ asks, view }) {
  const { drawn, inside } = own(view);
  const rows = (/** @type {string[]} */ cards) => Math.ceil(cards.length / ACROSS);
  return rows(drawn) + (asks === "draw" ? rows(inside) : SHOP) > ROWS ? CLOSE : ACROSS;
}

/** What was drawn. @param {Given} given @param {T} t */
const drawn = (given, t) =>
  figure(
    t("paper-choco_challenge-drawn"),
    rowsOf(
      own(given.view).drawn.map((name) => named(name, t)),
      acrossOf(given),
    ),
  );

/** What is still in the pile. @param {Given} given @param {T} t @param {number[]} [matches] */
const pile = (given, t, matches = []) =>
  figure(
    t("paper-choco_challenge-pile"),
    rowsOf(
      own(given.view).inside.map(
        (name, i) => svg`${named(name, t)}${matches.includes(i) ? lit : ""}`,
      ),
      acrossOf(given),
    ),
  );

/** The market, place 1 first, and the desserts. @param {View} view @param {T} t @param {Paid} [paid] */
const shop = ({ market, desserts }, t, { places, costs } = { places: [], costs: [] }) =>
  html`${figure(
    t("paper-choco_challenge-market"),
    rowsOf(
      market.map(
        (name, i) =>
          svg`${named(name, t)}${bead([0, 176], i + 1, places.includes(i + 1))}${places.includes(i + 1) ? lit : ""}`,
      ),
      ACROSS,
      { high: 350 },
    ),
  )}
  ${figure(
    t("paper-choco_challenge-desserts"),
    rowsOf(
      COSTS.filter((cost) => desserts[cost]).map(
        (cost) => svg`${pileFace(String(cost))}${costs.includes(cost) ? lit : ""}`,
      ),
      ACROSS,
    ),
  )}`;

/** @param {Given} given @param {T} t */
const board = (given, t) =>
  html`${drawn(given, t)}${given.asks === "draw" ? pile(given, t) : shop(given.view, t)}`;

/** @param {Given} given @param {T} t */
const key = (given, t) => {
  const { asks, view, marks } = given;
  return html`${drawn(given, t)}${asks === "draw" ? pile(given, t, marks) : shop(view, t, marks)}`;
};

// --- the whole table ---

/** What lies before a seat is drawn so much smaller. */
const SMALL = 0.62;
const PITCH = STEP * 0.66;

/**
 * The market and what can be had, then each seat's desserts, tools and drawn cards.
 * @param {View} view
 * @param {T} t
 */
function still(view, t) {
  const { market, seats, desserts, tools } = view;
  const places = market.map((name, i) =>
    placed([(market.length - 1 - i) * STEP, 0], svg`${named(name, t)}${bead([0, 176], i + 1)}`),
  );
  const deck = placed([market.length * STEP + 30, 0], view.back ? back(view.back, 3) : emptySlot);
  const left = { ...desserts, ...tools };
  const piles = [...COSTS.map(String), ...TOOLS].map((name, i) =>
    placed(
      [i * 172 - 20, 360],
      svg`${left[name] ? pileFace(name) : emptySlot}${bead([84, 104], left[name])}`,
      0.74,
    ),
  );
  const most = Math.max(...seats.map((seat) => inFront(seat, t).length));
  const wide = Math.max((market.length + 1) * STEP, most * PITCH);
  return {
    box: [-140, -160, wide + 110, 700 + seats.length * 190],
    content: svg`<g class="morsel">${places}${deck}${piles}${seats.map((seat, i) =>
      placed([0, 600 + i * 190], row(seat, i, t)),
    )}</g>`,
  };
}

/** @param {Seat} seat @param {number} number @param {T} t */
const row = (seat, number, t) =>
  svg`${placed([-84, 0], shape(number, 64))}${inFront(seat, t).map((card, i) =>
    placed([20 + i * PITCH, 0], card, SMALL),
  )}`;

/** @param {Seat} seat @param {T} t */
const inFront = ({ desserts, tools, drawn: cards }, t) => [
  ...desserts.map((cost) => pileFace(String(cost))),
  ...tools.map((tool) => pileFace(tool)),
  ...cards.map((name) => named(name, t)),
];

export const drawing = { board, key, still };
