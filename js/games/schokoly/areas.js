/** Areas lit up: what a ghost would join, and the count with a tick on every counted side. */

import { nothing, svg } from "lit-html";
import { posed } from "../../table/motion.js";
import { beyond, cellsOf, middleOf, outline } from "./shapes.js";

/** @import { Point } from "../../table/types.js" */
/** @import { Area, Side, Ui, View } from "./types.js" */

/** The areas of `view` that the card at `corner` belongs to, larger than what the card brings. @param {View} view @param {Point} corner @returns {Area[]} */
export function joined(view, corner) {
  const own = new Set(cellsOf(corner).map(String));
  const isOwn = (/** @type {number[]} */ cell) => own.has(String(cell));
  return view.count.areas.filter(({ cells }) => cells.some(isOwn) && !cells.every(isOwn));
}

/** What the ghost joins, in foil; the own colour's area strongly. @param {View} view @param {Ui} ui */
export function litByGhost(view, ui) {
  if (!ui.trial || !ui.spot || ui.lit !== null) return nothing;
  const mine = view.colours[ui.seat];
  return svg`
    <g class="joined" style=${posed(ui.camera.x, ui.camera.y, ui.camera.s)}>
      ${joined(ui.trial.view, ui.spot).map(({ colour, cells }) => {
        const edge = outline(cells);
        return svg`
          <g class=${colour === mine ? "own" : "other"}>
            <path class="tint" d=${cells.map(([x, y]) => `M${x} ${y}h1v1h-1Z`).join("")} />
            <path class="casing" d=${edge} /><path class="line" d=${edge} />
          </g>`;
      })}
    </g>`;
}

/** The areas of the count in order: each largest own one, the neutral ones that count, and as one the neutral ones that are too small. @param {View} view @returns {Area[]} */
export function counted({ count: { areas, totals }, neutral }) {
  const colours = [...totals.map(({ colour }) => colour), neutral];
  const inOrder = colours.flatMap((one) => areas.filter((it) => it.counts && it.colour === one));
  const small = areas.filter(({ colour, counts }) => colour === neutral && !counts);
  if (!small.length) return inOrder;
  const cells = small.flatMap((area) => area.cells);
  return [...inOrder, { ...small[0], cells, sides: [], winner: null, parts: small.length }];
}

/** One area of the count: its pieces, the pieces that touch it, and the ticks. @param {Area | undefined} area @param {Ui} ui */
export function litByCount(area, ui) {
  if (!area) return nothing;
  const beside = new Map(area.sides.map((side) => [beyond(side), side.colour]));
  return svg`
    <g class="counted" style=${posed(ui.camera.x, ui.camera.y, ui.camera.s)}>
      ${[...beside].map(([cell, colour]) => pieceAt(cell.split(",").map(Number), colour, "near"))}
      ${area.cells.map((cell) => pieceAt(cell, area.colour, "in"))}
      <path class="rim" d=${outline(area.cells)} />
      ${area.sides.map((side, i) => tick(side, i, side.colour === area.winner))}
    </g>`;
}

/** A piece that is lit up. @param {number[]} cell @param {string | undefined} colour @param {string | typeof nothing} [role] */
export const pieceAt = ([x, y], colour, role = nothing) =>
  svg`<use class=${role} href="#piece-${colour}" x=${x + 0.02} y=${y + 0.02} width=".96" height=".96" />`;

/** A tick across a counted side: full for the winner, hollow for the other. @param {Side} side @param {number} i @param {boolean} wins */
function tick(side, i, wins) {
  const { x, y } = middleOf(side);
  return svg`<g transform="translate(${x} ${y}) rotate(${side.dy ? 90 : 0})"><rect class=${wins ? "side-tick wins" : "side-tick"} style="animation-delay: ${i * 45}ms" x="-.2" y="-.07" width=".4" height=".14" rx=".07" /></g>`;
}
