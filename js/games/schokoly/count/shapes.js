/** What is seen of a board from above: the pieces on top, and the sides of an area in the order of a walk around it. */

import { byTier, CELLS, edgesOf, middleOf } from "../shapes.js";

/** @import { Point } from "../../../table/types.js" */
/** @import { Edge } from "../shapes.js" */
/** @import { Lying } from "./types.js" */

/** Place to the colour on top: "3,-1" to "dark". @param {Pick<Lying, "x" | "y" | "tier" | "colours">[]} board @returns {Map<string, string>} */
export const topsOf = (board) =>
  new Map(
    byTier(board).flatMap(({ x, y, colours }) =>
      CELLS.map(([dx, dy], i) => [`${x + dx},${y + dy}`, colours[i]]),
    ),
  );

/** The middles of an area's sides in the order of a walk: clockwise from the uppermost, holes last. @param {number[][]} cells @returns {Point[]} */
export function sidesAround(cells) {
  const left = edgesOf(cells.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]));
  const way = [];
  let corner = "";
  while (left.length) {
    const next = Math.max(
      0,
      left.findIndex((side) => cornerOf(side, 1) === corner),
    );
    const [side] = left.splice(next, 1);
    corner = cornerOf(side, -1);
    way.push(middleOf(side));
  }
  return way;
}

/** Where a side begins (1) or ends (-1) on a clockwise walk. @param {Edge} side @param {number} end */
function cornerOf(side, end) {
  const { x, y } = middleOf(side);
  return `${x + (end * side.dy) / 2},${y - (end * side.dx) / 2}`;
}

/** The pieces in the order of counting: row by row, every second row backwards. @param {number[][]} cells @returns {number[][]} */
export function inRows(cells) {
  const rows = [...new Set(cells.map(([, y]) => y))].sort((a, b) => a - b);
  return cells.toSorted(
    ([ax, ay], [bx, by]) => ay - by || (rows.indexOf(ay) % 2 ? bx - ax : ax - bx),
  );
}

/** Sides in the order of a walk along an area's edge. @template {Edge} S @param {S[]} sides @param {number[][]} cells @returns {S[]} */
export function inTurn(sides, cells) {
  const way = sidesAround(cells).map(({ x, y }) => `${x},${y}`);
  const placeOf = (/** @type {S} */ side) => way.indexOf(Object.values(middleOf(side)).join());
  return sides.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The pieces that lie beside an area. @param {number[][]} cells @param {Map<string, string>} tops @returns {number[][]} */
export function besides(cells, tops) {
  const near = new Set(edgesOf(cells).map(({ x, y, dx, dy }) => `${x + dx},${y + dy}`));
  return [...near].filter((cell) => tops.has(cell)).map((cell) => cell.split(",").map(Number));
}
