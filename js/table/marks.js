/** Small drawn signs that every table shares: seat shapes and tool icons. Nothing is told by colour alone. */

import { html, nothing, svg } from "lit-html";

/** Circle, diamond, square, triangle, star, drop; drawn in a box of 24. */
export const SHAPES = [
  "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z",
  "M12 1.5L22.5 12L12 22.5L1.5 12Z",
  "M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z",
  "M12 2.5L22.5 21H1.5Z",
  "M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.2L12 18l-6.3 3.5 1.3-7.2-5.2-5 7.1-.9Z",
  "M12 1.5c4 5.4 7.5 8.6 7.5 13a7.5 7.5 0 0 1-15 0c0-4.4 3.5-7.6 7.5-13Z",
];

/** A seat's own shape in its own colour. @param {number} seat */
export function seatMark(seat) {
  return html`
    <svg class="seat-mark" viewBox="0 0 24 24" aria-hidden="true" style="color: var(--seat-${seat})"><path fill="currentColor" d=${SHAPES[seat] ?? ""} /></svg>`;
}

/** The same within a drawing, around (0, 0). @param {number} seat @param {number} size */
export const shape = (seat, size) => svg`
  <path transform="scale(${(size / 24).toFixed(3)}) translate(-12 -12)" style="color: var(--seat-${seat})" fill="currentColor" d=${SHAPES[seat] ?? ""} />`;

/** @type {Record<string, string>} tool icons as strokes in a box of 24 */
const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  turn: "M19 12a7 7 0 1 1-2.3-5.2M17.5 3v4.5H13",
  lay: "M4.5 12.8l5 5L19.5 7",
  draw: "M6 4h9a1.5 1.5 0 0 1 1.5 1.5V15M4.5 8H13a1.5 1.5 0 0 1 1.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5H4.5A1.5 1.5 0 0 1 3 19V9.5A1.5 1.5 0 0 1 4.5 8M18.5 19.5v-7M16 15l2.5-2.5L21 15",
  undo: "M8.5 5L4 9.5L8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9",
  swap: "M4 8h14l-3.5-3.5M20 16H6l3.5 3.5",
  count: "M5 19V11M10 19V5M15 19V9M20 19V13",
  story: "M5 5h14M5 10h14M5 15h9M5 20h6",
  rules: "M5 4.5h9a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3ZM9 9h5M9 13h5",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  silent: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5",
  hint: "M9 17.5h6M10 20.5h4M8.5 14.5a5.8 5.8 0 1 1 7 0c-.6.5-.9 1.2-.9 2h-5.2c0-.8-.3-1.5-.9-2Z",
  leave:
    "M13 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19H13M10.5 12H20M16.5 8.5L20 12l-3.5 3.5",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1",
  close: "M6 6l12 12M18 6L6 18",
  run: "M8 5.5v13l10.5-6.5Z",
  pause: "M9 6v12M15 6v12",
  back: "M15 6l-6 6l6 6",
  on: "M9 6l6 6l-6 6",
  "moment-back": "M19 6l-6 6l6 6M7.5 7.5l-4 4.5l4 4.5l4-4.5Z",
  "moment-on": "M5 6l6 6l-6 6M16.5 7.5l4 4.5l-4 4.5l-4-4.5Z",
  moments: "M12 3l3 4l-3 4l-3-4ZM5 14.5h14M5 19h9",
  gem: "M12 4l7 8l-7 8l-7-8Z",
  sight:
    "M2.5 12c2.5-4 5.5-6 9.5-6s7 2 9.5 6c-2.5 4-5.5 6-9.5 6s-7-2-9.5-6ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z",
  open: "M4 8.5h7v11H4ZM13 8.5h7v11h-7ZM7.5 5l4.5-2l4.5 2M6.5 12h2M15.5 12h2",
  branch: "M6 4v16M6 14c0-5 11-3 11-9M13.5 7.5L17 4l3.5 3.5",
  erase:
    "M9 6h9.5A1.5 1.5 0 0 1 20 7.5v9a1.5 1.5 0 0 1-1.5 1.5H9L3.5 12ZM11.5 9.5l5 5M16.5 9.5l-5 5",
  next: "M9 5l7 7-7 7",
  previous: "M15 5l-7 7 7 7",
  copy: "M9 8.5h9.5A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5H10A1.5 1.5 0 0 1 8.5 19V9M5.5 15.5A1.5 1.5 0 0 1 4 14V5a1.5 1.5 0 0 1 1.5-1.5H14A1.5 1.5 0 0 1 15.5 5",
  send: "M12 14.5V3.5M8 7l4-4 4 4M8.5 10.5h-2A1.5 1.5 0 0 0 5 12v7a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-7a1.5 1.5 0 0 0-1.5-1.5h-2",
  file: "M13 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V9ZM13 3.5V9h5.5M12 12v5M9.5 14.8L12 17.2l2.5-2.4",
  fit: "M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15",
};

/** @param {string} name */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name] ?? ""} /></svg>`;
}

/**
 * A small square button with a sign on it.
 * @param {string} kind its class @param {string} name @param {unknown} face @param {() => void} act @param {{off?: boolean, pressed?: boolean}} [how]
 */
export const toolKey = (kind, name, face, act, { off = false, pressed } = {}) => html`
  <button class="tool ${kind}" aria-label=${name} title=${name} aria-pressed=${pressed ?? nothing} ?disabled=${off} @click=${act}>${face}</button>`;
