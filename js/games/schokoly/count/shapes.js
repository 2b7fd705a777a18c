/** What is seen of a board from above, as plain places: the pieces that show, and the sides of an area. */

/** @import { Box, Point } from "../../../table/types.js" */
/** @import { Lying } from "./types.js" */

const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Place to the colour that shows there: "3,-1" to "dark". @param {Lying[]} board @returns {Map<string, string>} */
export function topsOf(board) {
  const tops = new Map();
  for (const { x, y, colours } of [...board].sort((a, b) => a.tier - b.tier)) {
    colours.forEach((colour, i) => tops.set(`${x + (i % 2)},${y + Math.floor(i / 2)}`, colour));
  }
  return tops;
}

/** The middles of all sides along which an area ends, as one walks along its edge: clockwise, the way from the uppermost first, holes last. @param {number[][]} cells @returns {Point[]} */
export function sidesAround(cells) {
  const inside = new Set(cells.map(String));
  /** @type {Map<string, Point[]>} corner to where the sides lead that begin there */
  const from = new Map();
  for (const [x = 0, y = 0] of [...cells].sort(
    (a, b) => (a[1] ?? 0) - (b[1] ?? 0) || (a[0] ?? 0) - (b[0] ?? 0),
  )) {
    for (const [dx = 0, dy = 0] of WAYS) {
      if (inside.has(`${x + dx},${y + dy}`)) continue;
      const middle = { x: x + 0.5 + dx / 2, y: y + 0.5 + dy / 2 };
      const corner = `${middle.x + dy / 2},${middle.y - dx / 2}`;
      from.set(corner, [...(from.get(corner) ?? []), middle]);
    }
  }
  return walked(from);
}

/** All sides, each after the one that ends where it begins. @param {Map<string, Point[]>} from @returns {Point[]} */
function walked(from) {
  const way = [];
  let corner = from.keys().next().value;
  while (corner !== undefined) {
    const [side, ...others] = /** @type {Point[]} */ (from.get(corner));
    const [x = 0, y = 0] = corner.split(",").map(Number);
    if (others.length) from.set(corner, others);
    else from.delete(corner);
    if (!side) break;
    way.push(side);
    corner = `${2 * side.x - x},${2 * side.y - y}`;
    if (!from.has(corner)) corner = from.keys().next().value;
  }
  return way;
}

/** Where pieces lie, with a margin round about. @param {number[][]} cells @param {number} margin @returns {Box} */
export function around(cells, margin) {
  const xs = cells.map(([x = 0]) => x);
  const ys = cells.map(([, y = 0]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left - margin,
    y: top - margin,
    w: Math.max(...xs) + 1 - left + 2 * margin,
    h: Math.max(...ys) + 1 - top + 2 * margin,
  };
}

/** The pieces in the order in which one counts them: row by row, each row back from where the last ended. @param {number[][]} cells @returns {number[][]} */
export function inRows(cells) {
  const rows = [...new Set(cells.map(([, y = 0]) => y))].sort((a, b) => a - b);
  return rows.flatMap((row, n) => {
    const own = cells.filter(([, y]) => y === row).sort(([a = 0], [b = 0]) => a - b);
    return n % 2 ? own.reverse() : own;
  });
}

/** The sides in the order in which one walks along an area's edge. @template {{x: number, y: number, dx: number, dy: number}} S @param {S[]} sides @param {number[][]} cells @returns {S[]} */
export function inTurn(sides, cells) {
  const way = sidesAround(cells).map(({ x, y }) => `${x},${y}`);
  /** @param {S} side */
  const at = ({ x, y, dx, dy }) => way.indexOf(`${x + 0.5 + dx / 2},${y + 0.5 + dy / 2}`);
  return [...sides].sort((a, b) => at(a) - at(b));
}

/** The pieces that lie beside an area. @param {number[][]} cells @param {Map<string, string>} tops @returns {number[][]} */
export function besides(cells, tops) {
  const inside = new Set(cells.map(String));
  const near = cells.flatMap(([x = 0, y = 0]) =>
    WAYS.map(([dx = 0, dy = 0]) => `${x + dx},${y + dy}`),
  );
  return [...new Set(near)]
    .filter((cell) => tops.has(cell) && !inside.has(cell))
    .map((cell) => cell.split(",").map(Number));
}
