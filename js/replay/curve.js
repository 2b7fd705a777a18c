/**
 * The course of all chances as places in a box of 100 by 100: moves run to the right, chances
 * upwards. Nothing here draws.
 */

/** All chances of a table together. */
const WHOLE = 1_000_000;
/** On each line lie so many marks in the shape of its seat. */
const BEADS = 4;

/** A chance as people tell it: so many of a hundred. @param {number} parts */
export const percent = (parts) => Math.round((100 * parts) / WHOLE);

/** How far below the top a chance lies. @param {number} parts */
export const heightOf = (parts) => 100 - (100 * parts) / WHOLE;

/**
 * One seat's line.
 * @param {number[][]} values every seat's chance at each ply so far
 * @param {number} seat
 * @param {number} plies of the whole game
 */
export const lineOf = (values, seat, plies) =>
  values
    .map((all, ply) => {
      const [x, y] = [(100 * ply) / Math.max(1, plies), heightOf(all[seat] ?? 0)];
      return `${x.toFixed(2)},${y.toFixed(2)}`;
    })
    .join(" ");

/**
 * The plies at which a seat's line has marks, no two seats at the same.
 * @param {number} seat
 * @param {number} seats
 * @param {number} plies
 */
export const beadsOf = (seat, seats, plies) =>
  Array.from({ length: BEADS }, (_, i) =>
    Math.round((plies * (i + (seat + 1) / (seats + 1))) / BEADS),
  );

/**
 * The same heights, moved as little as needed until none is nearer to another than a gap.
 * @param {number[]} heights
 * @param {number} gap
 */
export function spread(heights, gap) {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = 0;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, least);
    least = placed[i] + gap;
  }
  let most = 100;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, most);
    most = placed[i] - gap;
  }
  return placed;
}
