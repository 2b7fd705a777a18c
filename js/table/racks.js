/** Racks: the place for what lies before a seat, turned as its tray is turned. Pure geometry. */

/** @import { Point, Rack } from "./types.js" */

/** A point around a rack's middle, as its seat sees it, on the screen. @param {Rack} rack @param {Point} at @returns {Point} */
export function placed({ x, y, w, h, turn }, at) {
  const quarter = ((turn % 4) + 4) % 4;
  const [cos, sin] = [[1, 0, -1, 0][quarter], [0, 1, 0, -1][quarter]];
  return { x: x + w / 2 + at.x * cos - at.y * sin, y: y + h / 2 + at.x * sin + at.y * cos };
}

/** A rack's breadth and depth as its own seat sees them. @param {Rack} rack */
export const unturned = ({ w, h, turn }) => (turn % 2 ? { w: h, h: w } : { w, h });

/** The pose of something that lies there, perhaps askew. @param {Rack} rack @param {Point & {size: number}} at @param {number} [askew] in quarter turns */
export const posedIn = (rack, at, askew = 0) => ({
  ...at,
  ...placed(rack, at),
  turn: rack.turn + askew,
});
