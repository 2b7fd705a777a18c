/**
 * The middle of the table: the stock, the discard, the window as a ring around it, under plates and
 * grids; and the hands on the discard.
 */

import { html, nothing, svg } from "lit-html";
import { pill, shape } from "../../table/marks.js";
import { ground, keyed, still } from "../../table/playing.js";
import { fallen, handsLayer, ring, side } from "../../table/slaps.js";
import { back, bed, face, playing, rim, things } from "./cards.js";
import { CARD, isClear, middleOf } from "./layout.js";
import { cardWords } from "./sentences.js";
import { isHinted, isOffered } from "./spots.js";

/** @import { Ui, View } from "./game.js" */
/** @import { Middle } from "./layout.js" */
/** @import { Pose } from "../../table/playing.js" */

/** So many cards of the discard are drawn; the others are beneath. */
const SEEN = 4;
/** The rays of a call, in degrees. */
const RAYS = Array.from({ length: 14 }, (_, i) => (i * 360) / 14);

/** The layer of the middle. @param {View} view @param {Ui} ui */
export function boardLayer(view, ui) {
  const { field } = ui;
  const spots = middleOf(ui);
  return html`<svg class="layer board-layer" aria-label=${ui.t("kaboom-board")}>
    ${things} ${ground(field, ui.t("kaboom-board-keys"))}
    ${
      isClear(field)
        ? svg`${burst(spots, ui)} ${stockPile(view, spots, ui)} ${time(view, spots, ui)}
          ${discard(view, spots, ui)} ${ui.flat ? calledSign(view, spots, ui) : nothing}`
        : nothing
    }
  </svg>`;
}

/**
 * The hands on the discard: each seat's own, from its side of the table; the first is at the
 * bottom.
 * @param {View} view
 * @param {Ui} ui
 */
export function hands({ window, slap, pads }, ui) {
  if (!isClear(ui.field)) return nothing;
  const { discard: spot } = middleOf(ui);
  const isFree = (/** @type {number} */ seat) => pads[seat] !== "locked";
  const those = {
    seats: fallen(slap, window, ui).filter(isFree),
    first: slap,
    isVain: () => !window && !slap,
    angleOf: (/** @type {number} */ seat) => side(seat, spot, ui),
    ready: Object.keys(ui.views).map(Number).filter(isFree),
  };
  return handsLayer(those, spot, ui);
}

/** The cards that are left. @param {View} view @param {Middle} spots @param {Ui} ui */
function stockPile(view, { stock }, ui) {
  const offered = isOffered(ui, ["Draw", "Flip"]);
  const shuffled = ui.events.some(({ type }) => type === "Shuffled") ? "shuffled" : "";
  const more = Math.min(4, Math.ceil(view.stock / 9) - 1);
  return svg`<g
    class="playing stock-pile ${offered ? "offered" : ""} ${isHinted(ui, "stock") ? "hinted" : ""} ${shuffled}"
    data-on="stock"
    data-anchor="draw-pile"
    role=${offered ? "button" : "img"}
    tabindex=${offered ? 0 : nothing}
    aria-label=${ui.t("kaboom-stock", { count: view.stock })}
    transform=${still(stock)}
  >
    <g class="body">${view.stock > 0 ? back(more) : bed}${rim}</g>
    ${tally(view.stock, stock.size)}
  </g>`;
}

/**
 * How many, under a pile.
 * @param {number} count
 * @param {number} size the pile's breadth on the screen
 */
const tally = (count, size) =>
  svg`<g
    class="tally"
    aria-hidden="true"
    transform="translate(0 138) scale(${(CARD.w / size).toFixed(3)})"
    >${pill({ w: 34, h: 24, base: 5.5 }, count)}</g
  >`;

/** A little askew, and always the same for the same card; in quarter turns. @param {string} card */
const askew = (card) =>
  (([...card].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 9) - 4) * 0.032;

/**
 * The last few cards, the newest on top.
 * @param {View} view
 * @param {Middle} spots
 * @param {Ui} ui
 */
function discard(view, { discard: at }, ui) {
  const top = view.discard.slice(-SEEN);
  const last = top.at(-1);
  const offered = isOffered(ui, ["Discard"]);
  const label = ui.t("kaboom-discard", { card: last ? cardWords(last, ui) : "none" });
  return svg`<g class="discard-pile">
    <g
      class="gap ${isHinted(ui, "discard") ? "hinted" : ""} ${offered ? "offered" : ""}"
      data-on="discard"
      data-anchor="discard"
      role=${offered ? "button" : "img"}
      tabindex=${offered ? 0 : nothing}
      aria-label=${label}
      transform=${still(at)}
      >${bed}${rim}</g
    >
    ${keyed(top.map((card) => [card, thrown(card, at, ui)]))}
  </g>`;
}

/** @param {string} card @param {Pose} at @param {Ui} ui */
function thrown(card, at, ui) {
  const how = { kind: "thrown", from: origin(card, ui) };
  return playing(`card-${card}`, { ...at, turn: askew(card) }, face(card, ui.flat), how);
}

/** Where a card of the discard came from. @param {string} card @param {Ui} ui */
function origin(card, { events }) {
  const event = events.findLast((one) => one.card === card);
  if (event?.type === "Replaced") return `place-${event.seat}-${event.place}`;
  if (event?.type === "Revealed") return `place-${event.owner}-${event.place}`;
  return event?.type === "Discarded" ? `drawn-${event.seat}` : "draw-pile";
}

/**
 * While a slap is possible: a ring that shrinks until play may go on, then stays thin. While
 * somebody turns cards up: in that seat's colour.
 * @param {View} view
 * @param {Middle} spots
 * @param {Ui} ui
 */
function time({ window, slap }, { discard: spot }, ui) {
  if (slap) {
    const { seat, until: ends } = slap;
    return ring(`slap ${seat} ${ends} ${ui.pauses}`, { begun: ui.now, ends, seat }, spot, ui);
  }
  if (!window) return nothing;
  const { opened: begun, closes: ends } = window;
  return ring(`window ${begun} ${ends} ${ui.pauses}`, { begun, ends }, spot, ui);
}

/**
 * Who has called, for all to see, opposite the stock.
 * @param {View} view
 * @param {Middle} spots
 * @param {Ui} ui
 */
function calledSign({ caller }, { discard: at, stock }, ui) {
  const [x, y] = [2 * at.x - stock.x, 2 * at.y - stock.y];
  const half = 0.42 * at.size;
  const isIn = x + half < ui.field.x + ui.field.w && y + half < ui.field.y + ui.field.h;
  if (caller === null || !isIn) return nothing;
  return svg`<g
    class="called-sign"
    role="img"
    aria-label=${ui.t("kaboom-caller", { name: ui.names[caller] })}
    transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(half / 50).toFixed(3)})"
  >
    <circle r="50" /><use href="#kaboom-bolt" x="-34" y="-38" width="68" height="68" /><g
      class="whose"
      transform="translate(0 46)"
      ><circle r="19" />${shape(caller, 24)}</g
    ></g
  >`;
}

/** "Kaboom!" @param {Middle} spots @param {Ui} ui */
function burst({ discard: { x, y, size, radius } }, ui) {
  const called = ui.events.find(({ type }) => type === "Kaboomed");
  if (!called) return nothing;
  const rays = RAYS.map(
    (turn) => svg`<path d="M0 0L-9 -100L9 -100Z" transform="rotate(${turn})" />`,
  );
  return svg`<g
    class="burst"
    aria-hidden="true"
    style="color: var(--seat-${called.seat})"
    transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${((radius + size / 2) / 100).toFixed(3)})"
    ><g>${rays}</g></g
  >`;
}
