/**
 * What tables share where the quickest hand wins: pads, the ring of time around the pile, and the
 * hands on it.
 */

import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import text from "../../assets/table/slaps.svg?raw";
import { actionOf } from "../input/gestures.js";
import { SHAPES, shape } from "./marks.js";
import { firstOf, kebab } from "./sentences.js";

/** @import { SlapsVerdict as First } from "../../build/types/engine" */
/**
 * @typedef {Point & {size: number, radius: number, away?: number}} Spot the middle of the pile, the
 *   breadth of its cards, from there to the ring, and to hands that are farther off; in pixels of
 *   the table
 */

/** Units of a hand's drawing. */
const HAND = { w: 120, h: 140 };
/** How large a hand is, and how far from the middle it is, in breadths of a card. */
const BREADTH = 0.92;
const AWAY = 0.5;
/** The parts of a ring of time. */
const PARTS = 24;
/** So long a hand that has just fallen stays of itself, in ms: until the drawing has one. */
const FALLEN = 240;

/** The drawings by name, once in a page. */
export const drawings = svg`${unsafeSVG(text)}`;

/**
 * How a pad looks, by how its seat's slap stands; all others look idle.
 * @type {Record<string, string>}
 */
const LOOKS = { open: "open", slapped: "slapped", first: "slapped", spent: "spent" };

/**
 * A finger that has just pressed shows at once.
 * @param {{pads: string[]}} view how each seat's slap stands
 * @param {number} seat
 * @param {any} ui
 */
export function padLook({ pads }, seat, ui) {
  if (pads[seat] === "locked") return "locked";
  return ui.hands?.[seat] === undefined ? (LOOKS[pads[seat] ?? ""] ?? "idle") : "slapped";
}

/**
 * Why a slap means nothing: in an answer of its own, or as any wish is told.
 * @param {string} prefix
 * @param {string | undefined} code
 * @param {any} ui
 */
const whyOf = (prefix, code = "", ui) =>
  firstOf([`${prefix}-say-slap-${kebab(code)}`, `${prefix}-why-${kebab(code)}`], ui);

/**
 * A slap: the table's hand shows at once, whatever the judge says; and why it means nothing, where
 * that is not seen.
 * @param {string} prefix of the game's messages
 * @param {Action[]} actions
 * @param {number} at
 * @param {any} ui
 * @returns {Picked}
 */
export function slapped(prefix, actions, at, ui) {
  const hands = { ...ui.hands, [ui.seat]: at };
  const action = actionOf(actions, "Slap");
  if (action) return { action, ui: { hands } };
  const { turn = null, pads = [] } = ui.views?.[ui.seat] ?? {};
  const code = turn === null ? "slapped" : pads[ui.seat];
  // a lesson asks for something else
  if (code === "open") return { ui: { hands }, why: { type: "Slap" } };
  return {
    ui: { hands },
    ...(code === "slapped" ? {} : { say: whyOf(prefix, code, ui) }),
  };
}

/**
 * The pad of a person's seat, with the hand in its colour and its shape upon it.
 * @param {{pads: string[]}} view @param {number} seat @param {TableUi} ui
 * @param {{label: string, word: string}} [locked] in other words, where it is locked
 * @param {{label: string, word: string}} [usual] in other words, where it is not
 */
export function slapPad(view, seat, ui, locked, usual) {
  const state = padLook(view, seat, ui);
  const { label = "", word = "" } = (state === "locked" ? locked : usual) ?? {};
  const isHinted = ui.hint?.action.type === "Slap" && ui.seat === seat;
  const words = label || ui.t("table-slap-of", { name: ui.names[seat] ?? "" });
  return html`<button
    class="pad ${state} ${isHinted ? "hinted" : ""}"
    data-on="slap:${seat}"
    data-press
    aria-label=${words}
    title=${words}
  >
    <svg viewBox="0 0 120 140" aria-hidden="true">
      <use href="#table-hand" width="120" height="140" />
      <g transform="translate(49 74) scale(1.8)">
        <path class="pad-shape" d=${SHAPES[seat] ?? ""} />
      </g>
    </svg>
    ${
      state === "locked"
        ? html`<svg class="pad-lock" viewBox="0 0 24 24" aria-hidden="true">
            <use href="#table-lock" width="24" height="24" />
          </svg>`
        : nothing
    }
    <span aria-hidden="true">${word || ui.t("table-slap")}</span>
  </button>`;
}

/**
 * Time as a ring of parts that go one after the other, and begins anew only with another key.
 * Between two of them nothing moves: while anything moves without a break, browsers tell of a
 * finger two frames later.
 * @param {string} key @param {{begun: number, ends: number, seat?: number}} time in ms of the game;
 *   seat: whose time it is
 * @param {Spot} spot @param {TableUi} ui
 */
export function ring(key, { begun, ends, seat }, { x, y, radius }, ui) {
  const span = Math.max(1, ends - begun);
  const goes = (/** @type {number} */ part) =>
    Math.round(begun - ui.now + (span * (PARTS - part)) / PARTS);
  const run = /** @param {string} _ */ (_) =>
    svg`<g class="ring-run"
      >${Array.from(
        { length: PARTS },
        (__, i) =>
          svg`<circle
            r=${radius.toFixed(1)}
            pathLength=${PARTS}
            stroke-dasharray="0.7 ${PARTS}"
            stroke-dashoffset=${-i}
            style="animation-delay: ${goes(i)}ms"
          />`,
      )}</g
    >`;
  return svg`<g
    class="ring ${seat === undefined ? "" : "won"}"
    aria-hidden="true"
    transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(-90)"
    style=${seat === undefined ? nothing : `color: var(--seat-${seat})`}
  >
    <circle class="ring-bed" r=${radius.toFixed(1)} />
    ${repeat(
      [key],
      (one) => one,
      () => guard([key], () => run(key)),
    )}
  </g>`;
}

/**
 * The angle from the pile to a seat's rack.
 * @param {number} seat
 * @param {Point} pile
 * @param {TableUi} ui
 */
export function side(seat, { x, y }, { racks }) {
  const rack = racks[seat];
  if (!rack || rack.w <= 0) return 0;
  return (Math.atan2(x - (rack.x + rack.w / 2), rack.y + rack.h / 2 - y) * 180) / Math.PI;
}

/**
 * The seats whose hands are on the pile, from the bottom up: those that were judged, those that
 * wait for it, those just pressed.
 * @param {First | null} first
 * @param {{slaps: number[]} | null} window
 * @param {any} ui
 */
export function fallen(first, window, { hands: pressed }) {
  const judged = first ? [first.seat, ...first.others] : [];
  const own = Object.keys(pressed ?? {}).map(Number);
  return [...new Set([...judged, ...(window?.slaps ?? []), ...own])];
}

/**
 * A layer of their own: the hands, from the bottom up, and by how much the first was first; and
 * over it one for each seat that may press, ready to fall.
 * @param {{seats: number[], first: First | null, isVain: (seat: number) => boolean, angleOf: (seat:
 *   number) => number, ready: number[]}} those isVain: there is nothing to slap, so that hand goes
 *   again
 * @param {Spot} spot @param {any} ui
 */
export function handsLayer({ seats, first, isVain, angleOf, ready }, spot, ui) {
  const kindOf = (/** @type {number} */ seat) => (isVain(seat) ? "vain" : "");
  return html`<svg class="layer hands-layer" role="presentation">
      ${repeat(
        seats,
        (seat) => (isVain(seat) ? `${seat} ${ui.hands?.[seat]}` : seat),
        (seat) => hand(seat, seat === first?.seat ? "won" : kindOf(seat), angleOf(seat), spot, ui),
      )}${first && seats.length ? margin(first, spot, ui) : nothing}
    </svg>
    ${ready.map((seat) => falling(seat, angleOf(seat), spot))}`;
}

/**
 * @param {number} seat
 * @param {string} kind won: it was first; vain: it goes again
 * @param {number} angle from where it comes, 0 from below, clockwise
 * @param {Spot} spot
 * @param {TableUi} ui
 */
const hand = (seat, kind, angle, spot, ui) =>
  svg`<g
    class="slap-hand ${kind}"
    role="img"
    aria-label=${ui.t("table-hand", { name: ui.names[seat] ?? "" })}
    style="color: var(--seat-${seat})"
    transform=${placed(spot, angle)}
  >
    <g class="slam">${drawing(seat, angle)}</g></g
  >`;

/**
 * One hand in a layer of its own, so that showing it costs nothing.
 * @param {number} seat
 * @param {number} angle
 * @param {Spot} spot
 */
const falling = (seat, angle, { x, y, size, away = AWAY * size }) => {
  const [w, h] = [BREADTH * size, (BREADTH * size * HAND.h) / HAND.w];
  const corner = `translate(${(x - w / 2).toFixed(1)}px, ${(y - h / 2).toFixed(1)}px)`;
  const place = `${corner} rotate(${angle.toFixed(1)}deg) translateY(${away.toFixed(1)}px)`;
  return html`<svg
    class="falling-hand"
    data-hand=${seat}
    viewBox="-60 -70 120 140"
    width=${w}
    height=${h}
    aria-hidden="true"
    style="color: var(--seat-${seat}); transform: ${place}"
  >
    ${drawing(seat, angle)}
  </svg>`;
};

/** @param {Spot} spot @param {number} angle */
const placed = ({ x, y, size, away = AWAY * size }, angle) =>
  [
    `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
    `rotate(${angle.toFixed(1)})`,
    `translate(0 ${away.toFixed(1)})`,
    `scale(${((BREADTH * size) / HAND.w).toFixed(3)})`,
  ].join(" ");

/** @param {number} seat @param {number} angle */
const drawing = (seat, angle) =>
  svg`<use href="#table-hand" x="-60" y="-70" width="120" height="140" /><path
      class="badge"
      transform="translate(11 25) rotate(${(-angle).toFixed(1)}) scale(1.8) translate(-12 -12)"
      d=${SHAPES[seat] ?? ""}
    />`;

/**
 * Lets a hand fall in the very frame in which its finger landed: all other drawing waits until it
 * is on the screen.
 * @param {HTMLElement} root
 * @param {Gesture} gesture
 * @param {() => void} paintFirst
 */
export function dropHand(root, { kind, on }, paintFirst) {
  const [word, seat] = on.split(":");
  const isSlap = kind === "press" && word === "slap";
  const hand = isSlap ? root.querySelector(`[data-hand="${seat}"]`) : null;
  if (!hand) return;
  hand.animate({ opacity: [1, 1] }, FALLEN);
  paintFirst();
}

/**
 * "12 ms ahead", with the shapes of the first and the next, turned to whoever was first.
 * @param {First} first
 * @param {Spot} spot
 * @param {TableUi} ui
 */
function margin({ seat, margin: ms, photo, others: [next] }, { x, y, radius }, ui) {
  if (ms === null) return nothing;
  const words = ui.t(photo ? "table-photo" : "table-margin", { ms });
  const half = 34 + words.length * 4.2;
  const turn = ui.flat ? (ui.racks[seat]?.turn ?? 0) : 0;
  return svg`<g
    class="margin"
    role="img"
    aria-label=${words}
    transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn * 90}) translate(0 ${(radius - 6).toFixed(1)})"
  >
    <rect x=${-half} y="-16" width=${2 * half} height="32" rx="16" />
    <g transform="translate(${17 - half} 0)">${shape(seat, 18)}</g>
    <text y="5.5" x=${next === undefined ? 10 : 0} text-anchor="middle">${words}</text>
    ${
      next === undefined
        ? nothing
        : svg`<g transform="translate(${half - 17} 0)">${shape(next, 18)}</g>`
    }
  </g>`;
}
