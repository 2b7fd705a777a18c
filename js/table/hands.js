/** The hands on the pile: each seat's own, from its side of the table. The first hand is at the bottom; its lead is shown. */

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { SHAPES, shape } from "./marks.js";

/** @import { Gesture, Point, Ui } from "./types.js" */
/** @import { Spot } from "./slaps.js" */
/** @typedef {{seat: number, margin: number | null, photo: boolean, others: number[]}} First who was first, by how much, and whose hands came later, soonest first */
/** @typedef {{seat: number, kind: string, angle: number, key?: unknown}} Hand won: it was first; vain: it goes again; angle: from where it comes, 0 from below, clockwise; key: what makes it another one */

/** Units of a hand's drawing. */
const HAND = { w: 120, h: 140 };
/** How large a hand is, and how far from the middle it is, in breadths of a card. */
const BREADTH = 0.92;
const AWAY = 0.5;
/** So long a hand that has just fallen stays of itself, in ms: until the drawing has one. */
const FALLEN = 240;

/** The angle from the pile to a seat's rack. @param {number} seat @param {Point} pile @param {Ui} ui */
export function side(seat, { x, y }, { racks }) {
  const rack = racks[seat];
  if (!rack || rack.w <= 0) return 0;
  return (Math.atan2(x - (rack.x + rack.w / 2), rack.y + rack.h / 2 - y) * 180) / Math.PI;
}

/** The seats whose hands are on the pile, from the bottom up: those that were judged, those that wait for it, those just pressed. @param {First | null} first @param {{slaps: number[]} | null} window @param {any} ui @returns {number[]} */
export function fallen(first, window, { hands: pressed }) {
  const judged = first ? [first.seat, ...first.others] : [];
  const own = Object.keys(pressed ?? {}).map(Number);
  return [...new Set([...judged, ...(window?.slaps ?? []), ...own])];
}

/**
 * A layer of their own: the hands, from the bottom up, and by how much the first was first; and over it one for each seat that may press, ready to fall.
 * @param {{seats: number[], first: First | null, isVain: (seat: number) => boolean, angleOf: (seat: number) => number, ready: number[]}} those isVain: there is nothing to slap, so that hand goes again
 * @param {Spot} spot @param {any} ui
 */
export function handsLayer({ seats, first, isVain, angleOf, ready }, spot, ui) {
  const hands = seats.map((seat) => ({
    seat,
    kind: seat === first?.seat ? "won" : isVain(seat) ? "vain" : "",
    angle: angleOf(seat),
    key: isVain(seat) ? `${seat} ${ui.hands?.[seat]}` : seat,
  }));
  return html`
  <svg class="layer hands-layer">${repeat(
    hands,
    ({ key }) => key,
    (one) => hand(one, spot, ui),
  )}${first && seats.length ? margin(first, spot, ui) : nothing}</svg>
  ${ready.map((seat) => falling({ seat, angle: angleOf(seat) }, spot))}`;
}

/** @param {Hand} hand @param {Spot} spot @param {Ui} ui */
const hand = ({ seat, kind, angle }, spot, ui) => svg`
  <g class="slap-hand ${kind}" role="img" aria-label=${ui.t("table-hand", { name: ui.names[seat] ?? "" })} style="color: var(--seat-${seat})" transform=${placed(spot, angle)}>
    <g class="slam">${drawing(seat, angle)}</g></g>`;

/** One hand in a layer of its own, so that showing it costs nothing. @param {{seat: number, angle: number}} ready @param {Spot} spot */
const falling = ({ seat, angle }, { x, y, size, away = AWAY * size }) => {
  const [w, h] = [BREADTH * size, (BREADTH * size * HAND.h) / HAND.w];
  const place = `translate(${(x - w / 2).toFixed(1)}px, ${(y - h / 2).toFixed(1)}px) rotate(${angle.toFixed(1)}deg) translateY(${away.toFixed(1)}px)`;
  return html`<svg class="falling-hand" data-hand=${seat} viewBox="-60 -70 120 140" width=${w} height=${h} aria-hidden="true" style="color: var(--seat-${seat}); transform: ${place}">${drawing(seat, angle)}</svg>`;
};

/** @param {Spot} spot @param {number} angle */
const placed = ({ x, y, size, away = AWAY * size }, angle) =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)}) translate(0 ${away.toFixed(1)}) scale(${((BREADTH * size) / HAND.w).toFixed(3)})`;

/** @param {number} seat @param {number} angle */
const drawing = (seat, angle) => svg`
  <use href="#table-hand" x="-60" y="-70" width="120" height="140" /><path class="badge" transform="translate(11 25) rotate(${(-angle).toFixed(1)}) scale(1.8) translate(-12 -12)" d=${SHAPES[seat] ?? ""} />`;

/**
 * Lets a hand fall in the very frame in which its finger landed: all other drawing waits until it is on the screen.
 * @param {HTMLElement} root @param {() => void} hold @param {(gesture: Gesture) => void} tell @returns {(gesture: Gesture) => void}
 */
export const handsFirst = (root, hold, tell) => (gesture) => {
  const hand = gesture.kind === "press" ? handOf(root, gesture.on) : null;
  hand?.animate({ opacity: [1, 1] }, FALLEN);
  if (hand) hold();
  tell(gesture);
};

/** @param {HTMLElement} root @param {string} on */
const handOf = (root, on) =>
  on.startsWith("slap:") ? root.querySelector(`[data-hand="${on.slice(5)}"]`) : null;

/**
 * "12 ms ahead", with the shapes of the first and the next, turned to whoever was first.
 * @param {First} first @param {Spot} spot @param {Ui} ui
 */
function margin({ seat, margin: ms, photo, others: [next] }, { x, y, radius }, ui) {
  if (ms === null) return nothing;
  const words = ui.t(photo ? "table-photo" : "table-margin", { ms });
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
