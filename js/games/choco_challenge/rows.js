/** What lies before each seat: its pile, the row it drew, a card that matches, its discard. Above plates and dock. */

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { cross, emptySlot, face, morsel, pack, told } from "./cards.js";
import { CARD, lane, placed, unturned } from "./layout.js";
import { offered, thingOf } from "./spots.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("../../table/types.js").Rack} Rack */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./layout.js").Lane} Lane */
/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {{seat: number, own: Seat, rack: Rack, lane: Lane, view: View, ui: Ui}} Lying one seat's lane as it is drawn */

/** From this depth on, in pixels, a rack has room for more than the row. */
const DEEP = 60;
/** A matching card lies askew, in quarter turns. */
const ASKEW = 0.1;

/** One seat's comparison comes so much after the one before, in ms. */
const BEAT = 350;
/** Signs and arrows, so that no result is told by its colour alone. @type {Record<string, [string, string]>} */
const RESULTS = {
  more: [">", "M26 7V-7M20-1.5 26-7.5 32-1.5"],
  fewer: ["<", "M26-7V7M20 1.5 26 7.5 32 1.5"],
  equal: ["=", "M20-3H32M20 3H32"],
};

/** The layer above the plates. @param {View} view @param {Ui} ui */
export function handLayer(view, ui) {
  const seats = view.seats.map((_, seat) => seat).filter((seat) => (ui.racks[seat]?.w ?? 0) > 0);
  return html`
    <svg class="layer hand-layer" role="group" aria-label=${ui.t("challenge-rows")}>
      ${repeat(
        seats,
        (seat) => seat,
        (seat) => row(lying(seat, view, ui)),
      )}
    </svg>`;
}

/** @param {number} seat @param {View} view @param {Ui} ui @returns {Lying} */
function lying(seat, view, ui) {
  const rack = /** @type {Rack} */ (ui.racks[seat]);
  const own = /** @type {Seat} */ (view.seats[seat]);
  const match = view.match !== null && view.turn === seat;
  const pile = ui.flat || (seat === ui.seat && view.turn !== null);
  const size = unturned(rack);
  return {
    seat,
    own,
    rack,
    view,
    ui,
    lane: lane(size, {
      drawn: own.drawn.length,
      match,
      pile,
      discard: pile || size.w > 2.4 * DEEP,
    }),
  };
}

/** Whether something of that kind has just happened to a seat. @param {Ui} ui @param {string} type @param {number} seat */
const happened = (ui, type, seat) =>
  ui.events.some((event) => event.type === type && event.seat === seat);

/** @param {Lying} it */
function row(it) {
  const { seat, own, view, ui } = it;
  const felt = happened(ui, "Busted", seat)
    ? "busts"
    : happened(ui, "Matched", seat)
      ? "matches"
      : "";
  const name = ui.names[seat] ?? "";
  return svg`
    <g class="lane ${felt} ${own.busted ? "busted" : ""}" role="group" aria-label=${ui.t("challenge-row", { name, count: own.drawn.length })}>
      ${pile(it)}
      ${discard(it)}
      ${repeat(
        own.drawn,
        (_, i) => own.drawn_cards[i],
        (card, i) => drawnCard(it, card, i),
      )}
      ${view.match && view.turn === seat ? matchCard(it) : nothing}
      ${own.busted ? bustMark(it) : nothing}
      ${compared(it)}
    </g>`;
}

/** Where and how large something of the lane is drawn. @param {Lying} it @param {Point} at @param {number} width @param {number} [askew] */
const posedIn = ({ rack }, at, width, askew = 0) => ({
  ...placed(rack, at),
  width,
  turn: rack.turn + askew,
});

/** @param {Lying} it @param {string} name @param {number} i */
function drawnCard(it, name, i) {
  const {
    seat,
    own,
    lane: { row: spots, width, tight },
    view,
    ui,
  } = it;
  const isTwin = view.match !== null && view.turn === seat && view.match.name === name;
  const at = spots[i] ?? { x: 0, y: 0 };
  return morsel({ card: own.drawn_cards[i] ?? -1, name }, posedIn(it, at, width), ui, {
    kind: `drawn ${isTwin ? "twin" : ""}`,
    from: `pile-${seat}`,
    tight,
  });
}

/** The card that was drawn a second time; its sign is two of a kind, struck out. @param {Lying} it */
function matchCard(it) {
  const {
    seat,
    lane: { match, width, tight },
    view,
    ui,
  } = it;
  if (!match || !view.match) return nothing;
  const label = ui.t("challenge-match-card", { name: ui.t(`challenge-name-${view.match.name}`) });
  return morsel(view.match, posedIn(it, match, width, ASKEW), ui, {
    kind: "drawn match",
    from: `pile-${seat}`,
    label,
    tight,
    over: cross,
  });
}

/** A sign that the turn was lost; its word stands on the plate. @param {Lying} it */
function bustMark({ rack, lane: { row: spots, size } }) {
  const { w, h } = unturned(rack);
  const last = spots.at(-1) ?? { x: 0, y: 0 };
  const { x, y } = placed(rack, {
    x: Math.min(w / 2 - 14, last.x + size / 2 - 4),
    y: 14 - Math.min(h, (CARD.h / CARD.w) * size) / 2,
  });
  return svg`<g class="bad-sign small" aria-hidden="true" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rack.turn * 90})"><circle r="11" /><path d="M-4-4L4 4M4-4L-4 4" /></g>`;
}

/** How this row compares with the row of the turn: the numbers, and an arrow; one seat after the other. @param {Lying} it */
function compared({ seat, own, rack, view, ui }) {
  const result = view.compared[seat] ?? "";
  const [sign, arrow] = RESULTS[result] ?? [];
  if (!sign || view.turn === null) return nothing;
  const [drawn, against] = [own.drawn.length, view.seats[view.turn]?.drawn.length ?? 0];
  const order = ui.events
    .filter(({ type }) => type === "Compared")
    .findIndex((event) => event.seat === seat);
  const { w, h } = unturned(rack);
  const part = h < DEEP ? 0.8 : 1;
  const { x, y } = placed(rack, { x: w / 2 - 40 * part, y: 13 * part - h / 2 });
  return svg`
    <g class="compared ${result}" role="img" aria-label=${ui.t(`challenge-compared-${result}`, { drawn, against })} style="animation-delay: ${Math.max(0, order) * BEAT}ms">
      <g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rack.turn * 90}) scale(${part})"><rect x="-40" y="-14" width="80" height="28" rx="14" />
        <text x="-11" y="5.5" text-anchor="middle">${drawn} ${sign} ${against}</text><path d=${arrow} /></g>
    </g>`;
}

/** The face-down pile; the own one is drawn from by a touch. @param {Lying} it */
function pile(it) {
  const {
    seat,
    own,
    lane: { pile: at, size },
    rack,
    view,
    ui,
  } = it;
  if (!at) return nothing;
  const isOffered = view.turn === seat && offered(ui.actions, "pile") !== undefined;
  const next = view.piles?.[seat]?.[0];
  const isHinted = isOffered && ui.hint !== null && thingOf(ui.hint.action) === "pile";
  const { x, y } = placed(rack, at);
  const label = isOffered
    ? ui.t("challenge-pile-draw", { count: own.pile })
    : ui.t("challenge-pile", { name: ui.names[seat], count: own.pile });
  const shuffled = happened(ui, "Reshuffled", seat) ? "shuffled" : "";
  return svg`
    <g class="morsel own-pile ${isOffered ? "offered" : ""} ${isHinted ? "hinted" : ""} ${shuffled}" data-on=${isOffered || seat === ui.seat ? "pile" : nothing} data-drag=${isOffered ? "" : nothing} data-anchor="pile-${seat}"
      role=${isOffered ? "button" : "img"} tabindex=${isOffered ? 0 : nothing} aria-label=${label}
      transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rack.turn * 90}) scale(${(size / CARD.w).toFixed(4)})">
      <g class="body">${next ? face(next, "") : own.pile ? pack(seat, Math.min(4, Math.ceil(own.pile / 4) - 1)) : emptySlot}<rect class="rim" x="-103" y="-133" width="206" height="266" rx="20" /></g>
      ${tally(own.pile, size)}
    </g>`;
}

/** How many, on a pile's corner. @param {number} count @param {number} size the pile's breadth on the screen */
function tally(count, size) {
  const k = CARD.w / size;
  return svg`<g class="amount" aria-hidden="true" transform="translate(0 118) scale(${k.toFixed(3)})"><rect x="-15" y="-11" width="30" height="22" rx="11" /><text y="5" text-anchor="middle">${count}</text></g>`;
}

/** The discard: its two topmost cards, so that one comes to lie on the other. @param {Lying} it */
function discard(it) {
  const {
    seat,
    own,
    lane: { discard: at, size },
    rack,
    ui,
  } = it;
  if (!at) return nothing;
  const top = own.discard.map((name, i) => ({ name, card: own.discard_cards[i] ?? -1 })).slice(-2);
  const { x, y } = placed(rack, at);
  const name = top.at(-1)?.name;
  const label = ui.t("challenge-discard", {
    name: ui.names[seat],
    count: own.discard.length,
    card: name ? told(name, ui) : "",
  });
  return svg`
    <g class="discard" role="img" aria-label=${label} data-anchor="discard-${seat}">
      <g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rack.turn * 90}) scale(${(size / CARD.w).toFixed(4)})">${emptySlot}</g>
      ${repeat(
        top,
        ({ card }) => card,
        (card) => morsel(card, posedIn(it, at, size), ui, { kind: "thrown" }),
      )}
      ${own.discard.length > 1 ? svg`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rack.turn * 90}) scale(${(size / CARD.w).toFixed(4)})">${tally(own.discard.length, size)}</g>` : nothing}
    </g>`;
}
