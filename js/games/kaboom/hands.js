/** The hands on the discard: each seat's own, from its side of the table; whoever was first lies at the bottom. */

import { nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { SHAPES } from "../../table/marks.js";
import { shape } from "./cards.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./layout.js").Middle} Middle */

/** Units of a hand's drawing. */
const HAND = { w: 120, h: 140 };
/** How large a hand is, and how far from the middle it lies, in breadths of a card. */
const BREADTH = 0.92;
const AWAY = 0.5;

/** The seats whose hands lie there, from the bottom up. @param {View} view @param {Ui} ui @returns {number[]} */
export function fallen({ window: open, slap, caller }, { hands: pressed }) {
  const own = Object.keys(pressed ?? {}).map(Number);
  const judged = slap ? [slap.seat, ...slap.others] : [];
  return [...new Set([...judged, ...(open?.slaps ?? []), ...own])].filter((seat) => seat !== caller);
}

/** All hands, and by how much the first was first. @param {View} view @param {Middle} spots @param {Ui} ui */
export function hands(view, spots, ui) {
  const seats = fallen(view, ui);
  const isVain = !view.window && !view.slap;
  return svg`
    <g class="hands">
      ${repeat(seats, (seat) => (isVain ? `${seat} ${ui.hands?.[seat]}` : seat), (seat) => hand(seat, spots, ui, isVain ? "vain" : view.slap?.seat === seat ? "won" : ""))}
      ${view.slap ? margin(view.slap, seats, spots, ui) : nothing}
    </g>`;
}

/** From where a seat's hand comes, as an angle: 0 from below, clockwise. @param {number} seat @param {Middle} spots @param {Ui} ui */
function side(seat, { discard: { x, y } }, { racks }) {
  const rack = racks[seat];
  if (!rack || rack.w <= 0) return 0;
  return (Math.atan2(x - (rack.x + rack.w / 2), rack.y + rack.h / 2 - y) * 180) / Math.PI;
}

/** @param {number} seat @param {Middle} spots @param {Ui} ui @param {string} kind won: it was first; vain: there is nothing to slap, so it goes again */
function hand(seat, spots, ui, kind) {
  const { discard: { x, y }, size } = spots;
  const scale = (BREADTH * size) / HAND.w;
  const angle = side(seat, spots, ui);
  return svg`
    <g class="slap-hand ${kind}" role="img" aria-label=${ui.t("kaboom-hand", { name: ui.names[seat] ?? "" })} style="color: var(--seat-${seat})"
      transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)}) translate(0 ${(AWAY * size).toFixed(1)}) scale(${scale.toFixed(3)})">
      <g class="slam"><use href="#kaboom-hand" x="-60" y="-70" width="120" height="140" /><path class="badge" transform="translate(11 25) rotate(${(-angle).toFixed(1)}) scale(1.8) translate(-12 -12)" d=${SHAPES[seat] ?? ""} /></g>
    </g>`;
}

/** "12 ms before …", with the shape of the next. @param {import("./types.js").Slap} slap @param {number[]} seats @param {Middle} spots @param {Ui} ui */
function margin({ seat, margin: ms, photo }, seats, { discard: { x, y }, radius }, ui) {
  if (ms === null) return nothing;
  const next = seats.find((one) => one !== seat);
  const words = ui.t(photo ? "kaboom-photo" : "kaboom-margin", { ms });
  const half = 34 + words.length * 4.2;
  const turn = ui.flat ? (ui.racks[seat]?.turn ?? 0) : 0;
  return svg`
    <g class="margin" role="img" aria-label=${words} transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn * 90}) translate(0 ${(radius - 6).toFixed(1)})">
      <rect x=${-half} y="-16" width=${2 * half} height="32" rx="16" />
      <g transform="translate(${17 - half} 0)">${shape(seat, 18)}</g>
      <text y="5.5" x=${next === undefined ? 10 : 0} text-anchor="middle">${words}</text>
      ${next === undefined ? nothing : svg`<g transform="translate(${half - 17} 0)">${shape(next, 18)}</g>`}
    </g>`;
}
