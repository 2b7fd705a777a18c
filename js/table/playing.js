/**
 * The ground of a table, and cards on it: those are drawn around their middle, 200 units broad. A
 * card that travels is found again by its key. Rows of cards lie in racks, the places before the
 * seats, which are turned as their trays are turned.
 */

import { nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { slab } from "./marks.js";
import { posed } from "./motion.js";

/**
 * @typedef {Point & {size: number, turn?: number}} Pose middle, breadth in pixels, quarter turns
 */

const BREADTH = 200;

/**
 * Drawings that stay the same ones wherever they come to stand, each with its key.
 * @param {[key: unknown, drawing: unknown][]} drawings
 */
export const keyed = (drawings) =>
  repeat(
    drawings,
    ([key]) => key,
    ([, drawing]) => drawing,
  );

/** Where something stands that never travels. @param {Pose} pose */
export const still = ({ x, y, size, turn = 0 }) =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn * 90}) scale(${(size / BREADTH).toFixed(4)})`;

/**
 * The ground of a table, all over its field; one with a name takes the keys of the board.
 * @param {Rect} field
 * @param {string} [name]
 */
export const ground = ({ x, y, w, h }, name) =>
  svg`<rect
    class="ground"
    data-on="board"
    x=${x}
    y=${y}
    width=${w}
    height=${h}
    rx="20"
    tabindex=${name ? 0 : -1}
    role=${name ? "application" : nothing}
    aria-label=${name ?? nothing}
  />`;

/**
 * Cards of one height: their paper and its shadow, of a pile some more beneath; and the empty place
 * of one.
 * @param {{height: number, thick: number}} card thick: how far each card beneath looks out
 */
export function papers({ height, thick }) {
  const sheet = (/** @type {number} */ down, kind = "paper") =>
    slab(kind, -100, down - height / 2, 200, height, 18);
  return {
    paper: (more = 0) =>
      svg`${sheet(thick * more, "shade")}
      ${Array.from({ length: more }, (_, i) => sheet((more - i) * thick))} ${sheet(0)}`,
    bed: slab("bed", -96, 4 - height / 2, 192, height - 8, 16),
  };
}

/**
 * A card that travels by its key; without `from` it is there at once.
 * @param {string} kind @param {string} key @param {Pose} pose @param {unknown} image
 * @param {{from?: string, wait?: number, span?: number, label?: string, on?: string, isOffered?:
 *   boolean}} [how] wait and span of its journey in ms
 */
export function travelling(
  kind,
  key,
  { x, y, size, turn = 0 },
  image,
  { from, wait, span, label, on, isOffered = false } = {},
) {
  const s = size / BREADTH;
  return svg`<g
    class="${kind}"
    data-key=${key}
    data-pose="${x.toFixed(2)} ${y.toFixed(2)} ${s.toFixed(4)} ${turn.toFixed(3)}"
    data-from=${from ?? nothing}
    data-wait=${wait ?? nothing}
    data-span=${span ?? nothing}
    style=${posed(x, y, s)}
    data-on=${on ?? nothing}
    role=${isOffered ? "button" : "img"}
    tabindex=${isOffered ? 0 : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : "true"}
  >
    <g transform="rotate(${(turn * 90).toFixed(2)})"><g class="body">${image}</g></g>
  </g>`;
}

/**
 * A point around a rack's middle, as its seat sees it, on the screen.
 * @param {Rack} rack
 * @param {Point} at
 */
export function placed({ x, y, w, h, turn }, at) {
  const quarter = ((turn % 4) + 4) % 4;
  const [cos, sin] = [[1, 0, -1, 0][quarter], [0, 1, 0, -1][quarter]];
  return { x: x + w / 2 + at.x * cos - at.y * sin, y: y + h / 2 + at.x * sin + at.y * cos };
}

/** A rack's breadth and depth as its own seat sees them. @param {Rack} rack */
export const unturned = ({ w, h, turn }) => (turn % 2 ? { w: h, h: w } : { w, h });

/**
 * The pose of something that lies there, perhaps askew.
 * @param {Rack} rack
 * @param {Point & {size: number}} at
 * @param {number} [askew] in quarter turns
 */
export const posedIn = (rack, at, askew = 0) => ({
  ...at,
  ...placed(rack, at),
  turn: rack.turn + askew,
});
