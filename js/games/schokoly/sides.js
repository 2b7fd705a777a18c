/** The sides that touch a neutral area, lit and counted, where a lesson speaks of them. */

import { nothing, svg } from "lit-html";
import { clamp, toScreen } from "../../table/camera.js";
import { posed } from "../../table/motion.js";
import { verdict } from "./counting.js";
import { areasOf, boxAround, middleOf } from "./shapes.js";

/** @import { Drawn, Side, Ui, View } from "./game.js" */
/** @typedef {View["count"]["steps"][number]} Counted */

/** With the ghost as if it lay there. @type {Drawn} */
export function sides(view, ui) {
  if (!ui.shows?.includes("sides")) return nothing;
  const ahead = ui.spot ? /** @type {View | null} */ (ui.trial?.view ?? null) : null;
  const [told] = neutralOf(ahead ?? view);
  if (!told) return nothing;
  const [area] = areasOf(ahead ?? view, told.areas);
  const before = ahead ? neutralOf(view).map((one) => `${sumOf(one, view)} → `) : "";
  return svg`<g class="sides" role="img" aria-label=${verdict(told, ui)}>
    <g style=${posed(ui.camera.x, ui.camera.y, ui.camera.s)}
      >${view.colours.map((colour) =>
        area.sides.filter((side) => side.colour === colour).map(side),
      )}</g
    >
    ${plate(`${before}${sumOf(told, view)}`, view, ui)}
  </g>`;
}

/** @param {View} view */
const neutralOf = ({ count }) => count.steps.filter(({ code }) => code === "neutral");

/** Each player's sides, in the order of the seats. @param {Counted} told @param {View} view */
const sumOf = ({ sums }, { colours }) =>
  colours.map((colour) => sums.find((sum) => sum.colour === colour)?.count).join(" : ");

/**
 * One side with its number, in the chocolate that touches there.
 * @param {Side} at @param {number} i
 */
function side(at, i) {
  const { x, y } = middleOf(at);
  return svg`<g data-colour=${at.colour} transform="translate(${x} ${y})"
    ><circle r=".23" /><text y=".12" text-anchor="middle">${i + 1}</text></g
  >`;
}

/**
 * The sums between both chocolates, away from all places and from the ghost: beside the board, or
 * above or below it where the screen stands upright.
 * @param {string} text
 * @param {View} view
 * @param {Ui} ui
 */
function plate(text, { board, colours }, { camera, field, spot }) {
  const half = 42 + text.length * 4;
  const size = clamp(field.h / 420, 1, 1.6);
  const land = boxAround(board, 2, 2.2);
  const isWide = field.w > field.h;
  /** @type {["x", "w", number] | ["y", "h", number]} */
  const [axis, span, room] = isWide ? ["x", "w", half] : ["y", "h", 22];
  const middle = { x: land.x + land.w / 2, y: land.y + land.h / 2 };
  const far = (land[span] / 2) * camera.s + room * size;
  const at = toScreen(camera, middle);
  at[axis] += spot && spot[axis] + 1 < middle[axis] ? far : -far;
  const x = clamp(at.x, field.x + half * size, field.x + field.w - half * size);
  const y = clamp(at.y, field.y + 22 * size, field.y + field.h - 22 * size);
  const piece = (/** @type {string | null} */ colour, /** @type {number} */ left) =>
    svg`<use href="#piece-${colour}" x=${left} y="-13" width="26" height="26" />`;
  return svg`<g class="plate" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})"
    ><rect x=${-half} y="-20" width=${half * 2} height="40" rx="20" />${piece(colours[0], 9 - half)}<text
      y="7"
      text-anchor="middle"
      >${text}</text
    >${piece(colours[1], half - 35)}</g
  >`;
}
