/**
 * Small drawn signs that every table shares: seat shapes and tool icons, as paths in a box of 24;
 * and a seat by its name and by its portrait. Nothing is told by colour alone.
 */

import { html, nothing, svg } from "lit-html";
import drawings from "../../assets/table/marks.json" with { type: "json" };
import { unbroken } from "../words/words.js";

/** Circle, diamond, square, triangle, star, drop. */
export const SHAPES = drawings.shapes;

/** A seat's own shape in its own colour. @param {number} seat */
export function seatMark(seat) {
  return html`<svg
    class="seat-mark"
    viewBox="0 0 24 24"
    aria-hidden="true"
    style="color: var(--seat-${seat})"
  >
    <path fill="currentColor" d=${SHAPES[seat] ?? ""} />
  </svg>`;
}

/** The same within a drawing, around (0, 0). @param {number} seat @param {number} size */
export const shape = (seat, size) =>
  svg`<path
    transform="scale(${(size / 24).toFixed(3)}) translate(-12 -12)"
    style="color: var(--seat-${seat})"
    fill="currentColor"
    d=${SHAPES[seat] ?? ""}
  />`;

/**
 * A number in a pill, within a drawing, around (0, 0).
 * @param {{w: number, h: number, base: number}} size base: so far below the middle its figures stand
 * @param {unknown} number
 */
export const pill = ({ w, h, base }, number) =>
  svg`<rect x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx=${h / 2} /><text
      y=${base}
      text-anchor="middle"
      >${number}</text
    >`;

/**
 * A rectangle with round corners, within a drawing.
 * @param {string} kind its class @param {number | string} x @param {number | string} y @param
 *   {number | string} w @param {number | string} h @param {number} round
 */
export const slab = (kind, x, y, w, h, round) =>
  svg`<rect class=${kind} x=${x} y=${y} width=${w} height=${h} rx=${round} />`;

/**
 * A name that may break where it tells; readers hear it whole.
 * @param {string} name
 */
export const nameText = (name) =>
  name === unbroken(name)
    ? name
    : html`<span aria-hidden="true">${name}</span><span class="unseen">${unbroken(name)}</span>`;

/**
 * A seat's name. Its style knows the longest part that stays whole, so that its letters fit into a
 * narrow place.
 * @param {string} name
 */
export const nameTag = (name) =>
  html`<span
    class="name"
    style="--letters: ${Math.max(...name.split(/[\s\u00ad-]/).map((part) => [...part].length))}"
    >${nameText(name)}</span
  >`;

/**
 * The portrait of a seat: its face as it feels now, with its own mark. In foil, with a pointer over
 * it, while it is that seat's turn.
 * @param {Pick<Shown, "game" | "ui">} shown
 * @param {number} seat
 * @param {boolean} [isOn]
 */
export const portrait = ({ game, ui }, seat, isOn = false) =>
  html`<span class="portrait" data-now=${isOn ? "" : nothing}
    >${game.face?.(ui.faces[seat], ui.moods[seat])}${seatMark(seat)}</span
  >`;

/** The tool icons are strokes. @type {Record<string, string>} */
const ICONS = drawings.icons;

/** A code for cameras. @param {import("../../build/types/engine").Code} code */
export const codeMark = ({ size, path }) =>
  html`<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true">
    ${svg`<path d=${path} />`}
  </svg>`;

/** @param {string} name */
export function icon(name) {
  return html`<svg class="icon" data-icon=${name} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${ICONS[name] ?? ""} />
  </svg>`;
}

/**
 * A small square button with a sign on it; act: what it does, or its name for the `pick` of a game.
 * @param {string} kind its class
 * @param {string} name
 * @param {unknown} face
 * @param {string | (() => void)} act
 * @param {{off?: boolean, pressed?: boolean}} [how]
 */
export const toolKey = (kind, name, face, act, { off = false, pressed } = {}) =>
  html`<button
    class="tool ${kind}"
    aria-label=${name}
    title=${name}
    aria-pressed=${pressed ?? nothing}
    ?disabled=${off}
    data-on=${typeof act === "string" ? act : nothing}
    @click=${typeof act === "string" ? nothing : act}
  >
    ${face}
  </button>`;

/**
 * A thin line of foil that fills, step by step, while something is done.
 * @param {string} label
 * @param {{done: number, all: number, words?: string}} steps words: how far it is, for readers
 */
export const progressBar = (label, { done, all, words }) =>
  html`<div
    class="start-bar"
    role="progressbar"
    aria-label=${label}
    aria-valuemin="0"
    aria-valuemax=${all}
    aria-valuenow=${done}
    aria-valuetext=${words ?? nothing}
  >
    <div class="start-bar-foil" style="inline-size: ${all ? (100 * done) / all : 0}%"></div>
  </div>`;
