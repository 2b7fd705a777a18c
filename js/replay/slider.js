/** The slider of a replay for fingers and keys. Marks in the shapes of the seats show the moments. */

import { html, nothing } from "lit-html";
import { SHAPES } from "../table/marks.js";

/** @import { Moment } from "./film.js" */
/** @import { Player } from "./player.js" */
/** @typedef {{marks: Moment[], label: string, text: string, words: (moment: Moment) => string}} Look */

/** Half the thumb, in pixels. The track begins and ends so far from the edges. */
const EDGE = 14;
/** A finger that moves no farther taps, in pixels. */
const SLOP = 6;
/** A tap so near to a mark means the mark, in pixels: among the marks, and on the track. */
const NEAR = { marks: 16, track: 8 };

/** The ply under a point of the slider, with its fraction. @param {HTMLElement} slider @param {number} x @param {number} last */
function plyUnder(slider, x, last) {
  const { left, width } = slider.getBoundingClientRect();
  const part = (x - left - EDGE) / Math.max(1, width - 2 * EDGE);
  const along = getComputedStyle(slider).direction === "rtl" ? 1 - part : part;
  return Math.max(0, Math.min(1, along)) * last;
}

/** The mark under a finger, if there is one. @param {Moment[]} marks @param {number} ply where the finger is @param {number} reach in plies */
export function markNear(marks, ply, reach) {
  const far = /** @param {Moment} one */ (one) => Math.abs(one.ply - ply);
  const [nearest] = marks.toSorted((a, b) => far(a) - far(b));
  return nearest && far(nearest) <= reach ? nearest : null;
}

/** One finger that holds the slider. A second one does nothing. */
export function createGrip() {
  /** @type {{id: number, x: number, isDrag: boolean} | null} */
  let grip = null;

  /** @param {PointerEvent} event @param {Player} player */
  function down(event, player) {
    if (grip || event.button !== 0) return;
    const slider = /** @type {HTMLElement} */ (event.currentTarget);
    grip = { id: event.pointerId, x: event.clientX, isDrag: false };
    try {
      slider.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already, or a test made it.
    }
    slider.focus({ preventScroll: true });
    player.go(plyUnder(slider, event.clientX, player.last), "drag");
  }

  /** @param {PointerEvent} event @param {Player} player */
  function move(event, player) {
    if (grip?.id !== event.pointerId) return;
    grip.isDrag ||= Math.abs(event.clientX - grip.x) > SLOP;
    const ply = Math.round(
      plyUnder(/** @type {HTMLElement} */ (event.currentTarget), event.clientX, player.last),
    );
    if (grip.isDrag && ply !== player.ply) player.go(ply, "drag");
  }

  /** @param {PointerEvent} event @param {Player} player @param {Moment[]} marks */
  function up(event, player, marks) {
    if (grip?.id !== event.pointerId) return;
    const { isDrag } = grip;
    grip = null;
    const slider = /** @type {HTMLElement} */ (event.currentTarget);
    const { top, height, width } = slider.getBoundingClientRect();
    const reach =
      ((event.clientY < top + height / 2 ? NEAR.marks : NEAR.track) * player.last) /
      Math.max(1, width - 2 * EDGE);
    const mark = isDrag
      ? null
      : markNear(marks, plyUnder(slider, event.clientX, player.last), reach);
    player.go(mark?.ply ?? player.ply, "leap");
  }

  return { down, move, up, isHeld: () => grip !== null };
}

/** @typedef {ReturnType<typeof createGrip>} Grip */

/** @param {Player} player @param {Grip} grip @param {Look} look */
export function slider(player, grip, { marks, label, text, words }) {
  const part = /** @param {number} ply */ (ply) => (player.last ? ply / player.last : 0).toFixed(4);
  return html`
    <div class="film-slider" role="slider" tabindex="0" aria-label=${label} aria-valuemin="0" aria-valuemax=${player.last} aria-valuenow=${player.ply} aria-valuetext=${text}
      style="--at: ${part(player.ply)}" ?data-held=${grip.isHeld()}
      @pointerdown=${(/** @type {PointerEvent} */ event) => grip.down(event, player)} @pointermove=${(/** @type {PointerEvent} */ event) => grip.move(event, player)}
      @pointerup=${(/** @type {PointerEvent} */ event) => grip.up(event, player, marks)} @pointercancel=${(/** @type {PointerEvent} */ event) => grip.up(event, player, [])}>
      ${marks.map((one) => mark(one, part(one.ply), one.ply === player.ply, words(one)))}
      <span class="film-track"></span><span class="film-thumb"></span>
    </div>`;
}

/** In the shape of the moment's seat, or a diamond if it has none. @param {Moment} moment @param {string} at @param {boolean} isHere @param {string} title */
const mark = ({ seat }, at, isHere, title) => html`
  <svg class="film-mark" viewBox="0 0 24 24" aria-hidden="true" style="--at: ${at}" ?data-here=${isHere}><title>${title}</title><path d=${SHAPES[seat] ?? SHAPES[1] ?? nothing} /></svg>`;
