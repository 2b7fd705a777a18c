/**
 * Where chocolates lie, as plain places in cells: what is seen from above, the edges of areas, and
 * the box around cards.
 */

/** @import { Lying, Side, View } from "./game.js" */
/** @typedef {Omit<Side, "colour">} Edge the side of cell (x, y) towards (x + dx, y + dy) */

/** Where the four pieces of a card lie, in cells from its upper left. */
export const CELLS = [0, 1, 2, 3].map((i) => [i % 2, Math.floor(i / 2)]);

const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The four cells of a card. @param {Point} corner @returns {number[][]} */
const cellsOf = ({ x, y }) => CELLS.map(([dx, dy]) => [x + dx, y + dy]);

/**
 * All cells that cards at these corners could cover: one place alone is a card's outline.
 * @param {Point[]} corners
 * @returns {number[][]}
 */
export const landOf = (corners) => [
  ...new Map(corners.flatMap(cellsOf).map((cell) => [String(cell), cell])).values(),
];

/** The sides of cells that have no neighbour inside. @param {number[][]} cells @returns {Edge[]} */
export function edgesOf(cells) {
  const inside = new Set(cells.map(String));
  const all = cells.flatMap(([x, y]) => WAYS.map(([dx, dy]) => ({ x, y, dx, dy })));
  return all.filter((edge) => !inside.has(beyond(edge)));
}

/** The cell on the other side of an edge, as text. @param {Edge} edge */
export const beyond = ({ x, y, dx, dy }) => `${x + dx},${y + dy}`;

/** The outline of cells as a path. @param {number[][]} cells */
export const outline = (cells) =>
  edgesOf(cells)
    .map(({ x, y, dx, dy }) => `M${x + Math.max(dx, 0)} ${y + Math.max(dy, 0)}${dx ? "v" : "h"}1`)
    .join("");

/** The middle of a side, or of a cell. @param {Edge} side @returns {Point} */
export const middleOf = ({ x, y, dx, dy }) => ({ x: x + 0.5 + dx / 2, y: y + 0.5 + dy / 2 });

/**
 * The box around squares of a size, with a margin.
 * @param {Point[]} corners upper left
 * @param {number} size
 * @param {number} margin
 * @returns {Rect}
 */
export function boxAround(corners, size, margin) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x,
    y,
    w: Math.max(...xs) + size + margin - x,
    h: Math.max(...ys) + size + margin - y,
  };
}

/**
 * Cards in the order in which they are drawn: stack cards last.
 * @template {Pick<Lying, "tier">} C
 * @param {C[]} board
 */
export const byTier = (board) => board.toSorted((a, b) => a.tier - b.tier);

/**
 * Place to the colour on top: "3,-1" to "dark".
 * @param {Pick<Lying, "x" | "y" | "tier" | "colours">[]} board
 * @returns {Map<string, string>}
 */
export const topsOf = (board) =>
  new Map(
    byTier(board).flatMap((card) =>
      cellsOf(card).map((cell, i) => [String(cell), card.colours[i]]),
    ),
  );

/**
 * The pieces that lie beside an area.
 * @param {number[][]} cells
 * @param {Map<string, string>} tops
 * @returns {number[][]}
 */
export function besides(cells, tops) {
  const near = new Set(edgesOf(cells).map(beyond));
  return [...near].filter((cell) => tops.has(cell)).map((cell) => cell.split(",").map(Number));
}

/** The areas of the count with these numbers. @param {View} view @param {number[]} numbers */
export const areasOf = ({ count }, numbers) => numbers.map((number) => count.areas[number]);

/** The cell of an area that is nearest to its middle. @param {number[][]} cells */
export function heartOf(cells) {
  const middle = [0, 1].map((i) => cells.reduce((sum, cell) => sum + cell[i], 0) / cells.length);
  const far = (/** @type {number[]} */ [x, y]) => Math.hypot(x - middle[0], y - middle[1]);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}
