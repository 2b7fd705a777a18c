/**
 * Where chocolates lie, as plain places in cells: what is seen from above, the edges of areas and a
 * walk along them, and the box around cards; and which areas matter.
 */

/** @import { Area, Lying, Side, View } from "./game.js" */
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

/** The middle of a side. @param {Edge} side @returns {Point} */
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

/**
 * The sides of an area in the order of a walk: clockwise from the uppermost, holes last.
 * @param {number[][]} cells row by row
 * @returns {Edge[]}
 */
export function sidesAround(cells) {
  const left = edgesOf(cells);
  const way = [];
  let corner = "";
  while (left.length) {
    const side = left.find((one) => cornerOf(one, 1) === corner) ?? left[0];
    left.splice(left.indexOf(side), 1);
    corner = cornerOf(side, -1);
    way.push(side);
  }
  return way;
}

/**
 * Where a side begins (1) or ends (-1) on a clockwise walk.
 * @param {Edge} side
 * @param {number} end
 */
function cornerOf(side, end) {
  const { x, y } = middleOf(side);
  return `${x + (end * side.dy) / 2},${y - (end * side.dx) / 2}`;
}

/**
 * The pieces in the order of counting: row by row, every second row backwards.
 * @param {number[][]} cells row by row
 * @returns {number[][]}
 */
export const inRows = (cells) =>
  [...new Set(cells.map(([, y]) => y))].flatMap((row, i) => {
    const own = cells.filter(([, y]) => y === row);
    return i % 2 ? own.reverse() : own;
  });

/**
 * The areas of `view` that the card at `corner` belongs to, larger than what the card brings.
 * @param {View} view
 * @param {Point} corner
 * @returns {Area[]}
 */
export function joined(view, corner) {
  const own = new Set(cellsOf(corner).map(String));
  const isOwn = (/** @type {number[]} */ cell) => own.has(String(cell));
  return view.count.areas.filter(({ cells }) => cells.some(isOwn) && !cells.every(isOwn));
}

/**
 * The areas of the count in order: each largest own one, the neutral ones that count, and as one
 * the neutral ones that are too small.
 * @param {View} view
 * @returns {Area[]}
 */
export function counted({ count: { areas, totals }, neutral }) {
  const colours = [...totals.map(({ colour }) => colour), neutral];
  const inOrder = colours.flatMap((one) => areas.filter((it) => it.counts && it.colour === one));
  const small = areas.filter(({ colour, counts }) => colour === neutral && !counts);
  if (!small.length) return inOrder;
  const cells = small.flatMap((area) => area.cells);
  return [...inOrder, { ...small[0], cells, sides: [], winner: null, parts: small.length }];
}

/**
 * The neutral areas that the card laid last has brought into other hands.
 * @param {View} view
 * @returns {Area[]}
 */
export const turnedAreas = ({ count: { areas }, change }) =>
  areas.filter((_, i) => change?.areas.includes(i));

/** The cell of an area that is nearest to its middle. @param {number[][]} cells */
export function heartOf(cells) {
  const middle = [0, 1].map((i) => cells.reduce((sum, cell) => sum + cell[i], 0) / cells.length);
  const far = (/** @type {number[]} */ [x, y]) => Math.hypot(x - middle[0], y - middle[1]);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}
