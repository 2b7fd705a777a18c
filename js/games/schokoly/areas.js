/** Areas lit up: what a ghost would join, and the count with a tick on every counted side. */

import { nothing, svg } from "lit-html";
import { posed } from "../../table/motion.js";
import { cellsOf } from "./spots.js";

/** @import { Area, Side, Ui, View } from "./types.js" */

/** The outline of cells as a path: every side that has no neighbour inside. @param {number[][]} cells */
export function outline(cells) {
  const inside = new Set(cells.map(String));
  const has = /** @param {number} x @param {number} y */ (x, y) => inside.has(`${x},${y}`);
  let path = "";
  for (const [x, y] of cells) {
    if (!has(x, y - 1)) path += `M${x} ${y}h1`;
    if (!has(x, y + 1)) path += `M${x} ${y + 1}h1`;
    if (!has(x - 1, y)) path += `M${x} ${y}v1`;
    if (!has(x + 1, y)) path += `M${x + 1} ${y}v1`;
  }
  return path;
}

/** The areas of `view` that the card at `corner` belongs to, larger than what the card brings. @param {View} view @param {{x: number, y: number}} corner @returns {Area[]} */
export function joined(view, corner) {
  const own = new Set(cellsOf(corner).map(String));
  const touches = view.count.areas.filter(({ cells }) =>
    cells.some((cell) => own.has(String(cell))),
  );
  return touches.filter(({ cells }) => cells.some((cell) => !own.has(String(cell))));
}

/** What the ghost joins, in foil; the own colour's area strongly. @param {View} view @param {Ui} ui */
export function litByGhost(view, ui) {
  if (!ui.trial || !ui.spot || ui.lit !== null) return nothing;
  const mine = view.colours[ui.seat];
  return svg`
    <g class="joined" style=${posed(ui.camera.x, ui.camera.y, ui.camera.s)}>
      ${joined(ui.trial.view, ui.spot).map(({ colour, cells }) => litArea(cells, colour === mine))}
    </g>`;
}

/** One area that would be joined. @param {number[][]} cells @param {boolean} own */
function litArea(cells, own) {
  const edge = outline(cells);
  return svg`
    <g class=${own ? "own" : "other"}>
      <path class="tint" d=${cells.map(([x, y]) => `M${x} ${y}h1v1h-1Z`).join("")} />
      <path class="casing" d=${edge} /><path class="line" d=${edge} />
    </g>`;
}

/** The areas of the count in order: each largest own one, the neutral ones that count, and as one the neutral ones that are too small. @param {View} view @returns {Area[]} */
export function counted(view) {
  const { areas, totals } = view.count;
  const colours = [...totals.map(({ colour }) => colour), view.neutral];
  const counting = areas.filter(({ counts }) => counts);
  const inOrder = colours.flatMap((one) => counting.filter(({ colour }) => colour === one));
  return [...inOrder, ...tooSmall(view)];
}

/** All neutral areas that do not count, lit up together. @param {View} view @returns {Area[]} */
function tooSmall({ count, neutral: colour }) {
  const small = count.areas.filter((area) => colour && area.colour === colour && !area.counts);
  if (!colour || small.length === 0) return [];
  const cells = small.flatMap((area) => area.cells);
  return [{ colour, cells, sides: [], winner: null, counts: false, parts: small.length }];
}

/** One area of the count: its pieces, the pieces that touch it, and the ticks. @param {Area | undefined} area @param {Ui} ui */
export function litByCount(area, ui) {
  if (!area) return nothing;
  const beside = area.sides.map(({ x, y, dx, dy, colour }) => ({ x: x + dx, y: y + dy, colour }));
  const around = new Map(beside.map((piece) => [`${piece.x},${piece.y}`, piece]));
  return svg`
    <g class="counted" style=${posed(ui.camera.x, ui.camera.y, ui.camera.s)}>
      ${[...around.values()].map(({ x, y, colour }) => pieceAt(x, y, colour, "near"))}
      ${area.cells.map(([x, y]) => pieceAt(x, y, area.colour, "in"))}
      <path class="rim" d=${outline(area.cells)} />
      ${area.sides.map((side, i) => tick(side, i, side.colour === area.winner))}
    </g>`;
}

/** @param {number} x @param {number} y @param {string} colour @param {string} role */
function pieceAt(x, y, colour, role) {
  return svg`<use class=${role} href="#piece-${colour}" x=${x + 0.02} y=${y + 0.02} width=".96" height=".96" />`;
}

/** A tick across a counted side: full for the winner, hollow for the other. @param {Side} side @param {number} i @param {boolean} wins */
function tick({ x, y, dx, dy }, i, wins) {
  const at = `translate(${x + 0.5 + dx / 2} ${y + 0.5 + dy / 2}) rotate(${dy ? 90 : 0})`;
  return svg`<g transform=${at}><rect class=${wins ? "side-tick wins" : "side-tick"} style="animation-delay: ${i * 45}ms" x="-.2" y="-.07" width=".4" height=".14" rx=".07" /></g>`;
}
