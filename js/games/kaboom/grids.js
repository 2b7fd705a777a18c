/** What lies before each seat: its grid of backs, the card it has drawn; and, only under its eye, what it alone may see. Above plates and dock. */

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { shape } from "../../table/marks.js";
import { still } from "../../table/playing.js";
import { placed, unturned } from "../../table/racks.js";
import { back, bed, chosenMark, face, locked, playing, watched } from "./cards.js";
import { cellOf, columnsOf, grid, RATIO, row } from "./layout.js";
import { cardOn, hasSecret, secrets, watcher } from "./marks.js";
import { lyingWords, told } from "./names.js";
import { isHinted, offeredCards } from "./offers.js";
import { heldOf, isPeeking } from "./spots.js";

/** @import { Lying, Rack, Ui, View } from "./types.js" */
/** @import { Grid } from "./layout.js" */
/** @import { Pose } from "../../table/playing.js" */
/** @import { Point } from "../../table/types.js" */
/** @typedef {Grid & {seat: number, cards: Lying[], rack: Rack, offered: Set<string>, view: View, ui: Ui}} Lane one seat's things as they are drawn */

/** How much larger the own drawn card is, held before oneself. */
const LARGE = 1.5;
/** A face that is looked at where it lies is at least so broad, in pixels. */
const LEGIBLE = { own: 56, other: 72 };
/** The four places that every round begins with. */
const FIRST = [0, 1, 2, 3];

/** The layer above the plates. @param {View} view @param {Ui} ui */
export function handLayer(view, ui) {
  const offered = offeredCards(ui);
  const lanes = view.grids
    .map((_, seat) => seat)
    .filter((seat) => (ui.racks[seat]?.w ?? 0) > 0)
    .map((seat) => lane(seat, offered, view, ui));
  return html`
    <svg class="layer hand-layer" role="group" aria-label=${ui.t("kaboom-grids")}>
      ${lanes.map(ground)}
      ${repeat(lanes, ({ seat }) => seat, hand)}
      ${lanes.map(underEye)}
    </svg>`;
}

/** @param {number} seat @param {Set<string>} offered @param {View} view @param {Ui} ui @returns {Lane} */
function lane(seat, offered, view, ui) {
  const rack = /** @type {Rack} */ (ui.racks[seat]);
  const cards = view.grids[seat] ?? [];
  const isOwn = !ui.flat && seat === view.seat;
  const columns = columnsOf(cards.map(({ place }) => place));
  const places = grid(unturned(rack), columns, isOwn ? LARGE : 1);
  return { ...places, seat, cards, rack, offered, view, ui };
}

/** @param {Lane} lane @param {Point} at @param {number} size */
const posed = ({ rack }, at, size) => ({ ...placed(rack, at), size, turn: rack.turn });

/** The places of a grid, and where cards come from and go to. @param {Lane} it */
function ground(it) {
  const { seat, cards, spot, size, drawn, drawnSize, ui } = it;
  const told = ui.events.flatMap(({ type, seat: who, owner, place }) =>
    (type === "Replaced" && who === seat) || (type === "Revealed" && owner === seat) ? [place] : [],
  );
  const others = [...cards.map(({ place }) => place), ...told].filter(
    (place) => place >= FIRST.length,
  );
  const anchor = /** @param {number} place */ (place) => `place-${seat}-${place}`;
  return svg`
    ${FIRST.map((place) => svg`<g class="gap" data-anchor=${anchor(place)} transform=${still(posed(it, spot(place), size))}>${bed}</g>`)}
    ${[...new Set(others)].map((place) => svg`<g class="nowhere" data-anchor=${anchor(place)} transform=${still(posed(it, spot(place), size))}>${bed}</g>`)}
    <g class="nowhere" data-anchor="drawn-${seat}" transform=${still(posed(it, drawn, drawnSize))}>${bed}</g>`;
}

/** @param {Lane} it */
function hand(it) {
  const { seat, cards, view, ui } = it;
  const felt = ui.events.some((event) => event.type === "Penalized" && event.seat === seat)
    ? "pays"
    : "";
  const label = ui.t("kaboom-grid", { name: ui.names[seat] ?? "", count: cards.length });
  return svg`
    <g class="grid ${felt} ${view.caller === seat ? "called" : ""}" role="group" aria-label=${label}>
      ${repeat(
        cards,
        ({ mark }) => mark,
        (card) => lying(it, card),
      )}
      ${view.drawer === seat ? drawnCard(it) : nothing}
    </g>`;
}

/** The face of a card where it lies: on a tablet that one person alone looks at. @param {Lane} it @param {Lying} card @returns {string | null} */
function openFace({ view, ui }, { card }) {
  return ui.flat || ui.covered || (isPeeking(view) && !ui.eyes?.[view.seat]) ? null : card;
}

/** A card of the grid. @param {Lane} it @param {Lying} card */
function lying(it, card) {
  const { seat, spot, size, offered, view, ui } = it;
  const on = cardOn(seat, card.place);
  const isOffered = offered.has(on);
  const open = openFace(it, card);
  const looks = watcher(view, seat, card.place);
  const isFirst = heldOf(ui) === on;
  const image = open
    ? face(open)
    : svg`${back()}${view.caller === seat ? locked : nothing}${looks === null ? nothing : watched(looks)}${isFirst ? chosenMark : nothing}`;
  const kind = `${isOffered ? "offered" : ""} ${isFirst ? "first" : ""} ${isHinted(ui, on) ? "hinted" : ""} ${open ? "lifted" : ""} ${ui.cursor?.owner === seat && ui.cursor.place === card.place ? "here" : ""}`;
  const pose = posed(it, spot(card.place), size);
  const lies = open && !ui.revealed ? lifted(pose, seat === view.seat, ui) : pose;
  const label = lyingWords(view, { owner: seat, place: card.place }, open, ui);
  const from = origin(it, card);
  return playing(`back-${card.mark}`, lies, image, { kind, from, label, on, isOffered });
}

/** Large enough to be read, lifted, and wholly on the table. @param {Pose} pose @param {boolean} isOwn @param {Ui} ui */
function lifted({ x, y, size, turn }, isOwn, { size: { w, h } }) {
  const large = Math.max(isOwn ? LEGIBLE.own : LEGIBLE.other, size * 1.08);
  const [across, down] = [large / 2 + 4, (RATIO * large) / 2 + 4];
  const rise = isOwn ? (RATIO * (large - size)) / 2 : 0;
  return {
    x: Math.min(Math.max(x, across), w - across),
    y: Math.min(Math.max(y - rise, down), h - down),
    size: large,
    turn,
  };
}

/** Where a card comes from that was not there before. @param {Lane} it @param {Lying} card */
function origin({ seat, ui }, { place }) {
  const isReplaced = ui.events.some(
    (event) => event.type === "Replaced" && event.seat === seat && event.place === place,
  );
  return isReplaced ? `drawn-${seat}` : "draw-pile";
}

/** The card that a seat has drawn: a back, or before oneself its face. @param {Lane} it */
function drawnCard(it) {
  const { seat, drawn, drawnSize, view, ui } = it;
  const open = !ui.flat && !ui.covered && (seat === view.seat || ui.revealed) ? view.drawn : null;
  const label = open
    ? ui.t("kaboom-drawn", { card: told(open, ui) })
    : ui.t("kaboom-drawn-down", { name: ui.names[seat] ?? "" });
  const how = { kind: "in-hand", from: "draw-pile", label };
  return playing(`drawn-${seat}`, posed(it, drawn, drawnSize), open ? face(open) : back(), how);
}

/** What a seat alone may see, drawn large at its own edge, only while it holds its eye. @param {Lane} it */
function underEye(it) {
  const { seat, rack, ui } = it;
  const own = ui.views?.[seat];
  if (!ui.flat || !own || !ui.eyes?.[seat] || !hasSecret(own, true)) return nothing;
  const cards = secrets(own);
  const { w, h } = unturned(rack);
  const { size, spots } = row({ w, h }, Math.max(2, cards.length));
  const shift = cards.length === 1 ? ((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)) / 2 : 0;
  const home = placed(rack, { x: 0, y: 0 });
  return svg`
    <g class="under-eye" role="group" aria-label=${ui.t("kaboom-secret", { name: ui.names[seat] ?? "" })} transform="translate(${home.x.toFixed(1)} ${home.y.toFixed(1)}) rotate(${rack.turn * 90})">
      <rect class="veil" x=${-w / 2 - 4} y=${-h / 2 - 4} width=${w + 8} height=${h + 8} rx="14" />
      ${cards.map(
        ({ card, owner, place }, i) => svg`
        <g role="img" aria-label=${told(card, ui)} transform=${still({ x: (spots[i]?.x ?? 0) + shift, y: spots[i]?.y ?? 0, size })}><g class="playing">${face(card)}</g></g>
        <g transform="translate(${((spots[i]?.x ?? 0) + shift).toFixed(1)} ${(11 - h / 2).toFixed(1)})">${whence(owner, place)}</g>`,
      )}
    </g>`;
}

/** Whose card it is, and where it lies: the seat's shape and a small grid; a drawn card comes from the stock. @param {number} owner @param {number | null} place */
function whence(owner, place) {
  const at = place === null ? null : cellOf(place);
  const cells = Array.from({ length: 2 * Math.max(2, (at?.col ?? 0) + 1) }, (_, i) => ({
    col: i >> 1,
    row: i & 1,
  }));
  return svg`
    <g class="whence" aria-hidden="true"><g transform="translate(-15 0)">${shape(owner, 17)}</g>
      ${
        at
          ? cells.map(
              ({ col, row: line }) =>
                svg`<rect class=${col === at.col && line === at.row ? "here" : ""} x=${1 + col * 9} y=${line * 11 - 10} width="7" height="9" rx="1.5" />`,
            )
          : svg`<rect class="here" x="3" y="-10" width="13" height="18" rx="2.5" />`
      }
    </g>`;
}
