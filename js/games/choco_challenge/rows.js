/**
 * What lies before each seat: its pile, the row it drew, a card that matches, its discard. Above
 * plates and dock.
 */

import { html, nothing, svg } from "lit-html";
import { pill } from "../../table/marks.js";
import { keyed, posedIn, still, unturned } from "../../table/playing.js";
import { cardName, cross, emptySlot, face, morsel, pack, rim } from "./cards.js";
import { CARD, lane } from "./layout.js";
import { named } from "./sentences.js";
import { isHinted, offered } from "./spots.js";

/** @import { Lane } from "./layout.js" */
/** @import { Seat, Ui, View } from "./game.js" */
/**
 * @typedef {{seat: number, own: Seat, rack: Rack, lane: Lane, view: View, ui: Ui}} Before what lies
 *   before one seat, as it is drawn
 */

/**
 * From this depth on, in pixels, a rack has room for large numbers; from this breadth on, for a
 * discard.
 */
const DEEP = 60;
const BROAD = 240;
/** A tray so high has room for its name, in pixels. */
const NAMED = 48;
/** A matching card lies askew, and a discard the other way, in quarter turns. */
const ASKEW = 0.1;
const THROWN = -0.12;

/** One seat's comparison comes so much after the one before, in ms. */
const BEAT = 350;
/**
 * Signs and arrows, so that no result is told by its colour alone.
 * @type {Record<string, [string, string]>}
 */
const RESULTS = {
  more: [">", "M26 7V-7M20-1.5 26-7.5 32-1.5"],
  fewer: ["<", "M26-7V7M20 1.5 26 7.5 32 1.5"],
  equal: ["=", "M20-3H32M20 3H32"],
};

/** The layer above the plates. @param {View} view @param {Ui} ui */
export function handLayer(view, ui) {
  const seats = [...view.seats.keys()].filter((seat) => ui.racks[seat]?.w > 0);
  return html`<svg class="layer hand-layer" role="group" aria-label=${ui.t("challenge-rows")}>
    ${keyed(seats.map((seat) => [seat, row(beforeSeat(seat, view, ui))]))}
  </svg>`;
}

/** @param {number} seat @param {View} view @param {Ui} ui @returns {Before} */
function beforeSeat(seat, view, ui) {
  const [own, rack] = [view.seats[seat], ui.racks[seat]];
  const pile = ui.flat || (seat === ui.seat && view.turn !== null);
  const size = unturned(rack);
  const what = {
    drawn: own.drawn.length,
    match: view.match !== null && view.turn === seat,
    pile,
    discard: pile || (size.h >= DEEP && size.w >= BROAD),
  };
  return { seat, own, rack, view, ui, lane: lane(size, what) };
}

/**
 * Whether something of that kind has just happened to a seat.
 * @param {Ui} ui
 * @param {string} type
 * @param {number} seat
 */
const happened = (ui, type, seat) =>
  ui.events.some((event) => event.type === type && event.seat === seat);

/** @param {Before} it */
function row(it) {
  const { seat, own, ui } = it;
  const matches = happened(ui, "Matched", seat) ? "matches" : "";
  const felt = happened(ui, "Busted", seat) ? "busts" : matches;
  return svg`<g
    class="lane ${felt} ${own.busted ? "busted" : ""}"
    role="group"
    aria-label=${ui.t("challenge-row", { name: ui.names[seat], count: own.drawn.length })}
  >
    ${pile(it)} ${discard(it)}
    ${keyed(own.drawn.map((name, i) => [own.drawn_cards[i], drawnCard(it, name, i)]))}
    ${matchCard(it)} ${own.busted ? bustMark(it) : nothing} ${compared(it)}
  </g>`;
}

/** @param {Before} it @param {string} name @param {number} i */
function drawnCard(it, name, i) {
  const { seat, own, rack, lane, view, ui } = it;
  const kind = view.turn === seat && view.match?.name === name ? "drawn twin" : "drawn ";
  const how = { kind, from: `pile-${seat}` };
  return morsel({ card: own.drawn_cards[i], name }, posedIn(rack, lane.row[i]), ui, how);
}

/**
 * The card that was drawn a second time; its sign is two of a kind, struck out.
 * @param {Before} it
 */
function matchCard(it) {
  const { seat, rack, view, ui } = it;
  const at = it.lane.match;
  if (!at || !view.match) return nothing;
  const label = ui.t("challenge-match-card", { name: named(view.match.name, ui) });
  const how = { kind: "drawn match", from: `pile-${seat}`, label, over: cross() };
  return morsel(view.match, posedIn(rack, at, ASKEW), ui, how);
}

/** A sign that the turn was lost; its word stands on the plate. @param {Before} it */
function bustMark({ rack, lane: { row: spots } }) {
  const { x, y, size } = spots.at(-1) ?? { x: 0, y: 0, size: 0 };
  const high = (CARD.h / CARD.w) * size;
  const at = { x: x + size / 2 - 5, y: y - high / 2 + 8, size: CARD.w };
  return svg`<g class="bad-sign small" aria-hidden="true" transform=${still(posedIn(rack, at))}
    ><circle r="11" /><path d="M-4-4L4 4M4-4L-4 4"
  /></g>`;
}

/**
 * How this row compares with the row of the turn: the numbers, and an arrow; one seat after the
 * other.
 * @param {Before} it
 */
function compared(it) {
  const { seat, own, rack, lane, view, ui } = it;
  const result = view.compared[seat] ?? "";
  const [sign, arrow] = RESULTS[result] ?? [];
  if (!sign || view.turn === null) return nothing;
  const [drawn, against] = [own.drawn.length, view.seats[view.turn].drawn.length];
  const events = ui.events.filter(({ type }) => type === "Compared");
  const order = events.findIndex((event) => event.seat === seat);
  const { w, h } = unturned(rack);
  const part = h < DEEP ? 0.8 : 1;
  const right = lane.discard ? lane.discard.x - lane.discard.tray.w / 2 - 4 : w / 2;
  const at = { x: right - 40 * part, y: 13 * part - h / 2, size: CARD.w * part };
  return svg`<g
    class="compared ${result}"
    role="img"
    aria-label=${ui.t("challenge-compared", { result, drawn, against })}
    style="animation-delay: ${Math.max(0, order) * BEAT}ms"
  >
    <g transform=${still(posedIn(rack, at))}
      ><rect x="-40" y="-14" width="80" height="28" rx="14" />
      <text x="-11" y="5.5" text-anchor="middle">${drawn} ${sign} ${against}</text><path d=${arrow}
    /></g>
  </g>`;
}

/** The face-down pile; the own one is drawn from by a touch. @param {Before} it */
function pile(it) {
  const { seat, own, rack, lane, view, ui } = it;
  if (!lane.pile) return nothing;
  const isOffered = view.turn === seat && offered(ui.actions, "pile") !== undefined;
  const hinted = isOffered && isHinted("pile", ui) ? "hinted" : "";
  const label = isOffered
    ? ui.t("challenge-pile-draw", { count: own.pile })
    : ui.t("challenge-pile", { name: ui.names[seat], count: own.pile });
  const shuffled = happened(ui, "Reshuffled", seat) ? "shuffled" : "";
  const next = view.piles?.[seat][0];
  const closed = own.pile ? pack(seat, Math.min(4, Math.ceil(own.pile / 4) - 1)) : emptySlot;
  return svg`<g
    class="morsel own-pile ${isOffered ? "offered" : ""} ${hinted} ${shuffled}"
    data-on=${isOffered || seat === ui.seat ? "pile" : nothing}
    data-drag=${isOffered ? "" : nothing}
    data-anchor="pile-${seat}"
    role=${isOffered ? "button" : "img"}
    tabindex=${isOffered ? 0 : nothing}
    aria-label=${label}
    transform=${still(posedIn(rack, lane.pile))}
  >
    <g class="body">${next ? face(next, "") : closed}${rim}</g>
    ${tally(own.pile, lane.size)}
  </g>`;
}

/**
 * How many, on a pile's corner.
 * @param {number} count
 * @param {number} size the pile's breadth on the screen
 */
const tally = (count, size) =>
  svg`<g
    class="amount"
    aria-hidden="true"
    transform="translate(0 118) scale(${(CARD.w / size).toFixed(3)})"
    >${pill({ w: 30, h: 22, base: 5 }, count)}</g
  >`;

/**
 * The discard: its two topmost cards, so that one comes to lie on the other; small and askew in a
 * tray with its name, so that nobody takes them for drawn ones.
 * @param {Before} it
 */
function discard(it) {
  const { seat, own, rack, lane, ui } = it;
  if (!lane.discard) return nothing;
  const { tray, ...at } = lane.discard;
  const isNamed = tray.h >= NAMED;
  const pose = posedIn(rack, { ...at, y: isNamed ? -8 : 0 }, THROWN);
  const count = own.discard.length;
  const top = own.discard.map((name, i) => ({ name, card: own.discard_cards[i] })).slice(-2);
  const card = count ? cardName(own.discard[count - 1], ui) : "";
  const flat = still(posedIn(rack, { ...at, size: CARD.w }));
  return svg`<g
    class="discard"
    role="img"
    aria-label=${ui.t("challenge-discard", { name: ui.names[seat], count, card })}
    data-anchor="discard-${seat}"
  >
    <g transform=${flat}
      ><rect class="slot" x=${-tray.w / 2} y=${-tray.h / 2} width=${tray.w} height=${tray.h} rx="8"
    /></g>
    ${keyed(top.map((one) => [one.card, morsel(one, pose, ui, { kind: "thrown", isBare: true })]))}
    <g transform=${flat} aria-hidden="true">
      ${
        isNamed
          ? svg`<text class="tray-word" y=${tray.h / 2 - 6} text-anchor="middle"
              >${ui.t("challenge-discard-word")}</text
            >`
          : nothing
      }
      ${
        count
          ? svg`<g class="amount" transform="translate(${tray.w / 2 - 10} ${8 - tray.h / 2})"
              ><circle r="11" /><text y="5" text-anchor="middle">${count}</text></g
            >`
          : nothing
      }
    </g>
  </g>`;
}
