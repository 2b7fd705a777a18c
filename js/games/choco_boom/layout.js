/** Where things are in the middle, in pixels of the table. Pure geometry. */

/** @import { Ui } from "./game.js" */
/** @import { Spot as Middle } from "../../table/slaps.js" */
/** @typedef {Middle & {scale: number}} Spot scale: how large signs are */

/** From the middle to the ring around a square, in breadths. */
const RING = 0.76;
const MOST = 264;
/** Around the ring there is room for the signs of seats upon it. */
const SIGNS = 17;
/**
 * Round a large flat table also for what is told to each seat before its tray, as long as the pile
 * stays so large.
 */
const NOTES = 80;
const LARGE = 0.74;
/** On a smaller screen that is told upon the trays. */
const SMALL = 600;
/**
 * Where a card would be smaller than this, its ring may go on beneath the trays, at this distance
 * from them.
 */
const TINY = 110;
const EDGE = 6;
/** In a field lower than this nothing could be made out. */
const LEAST = 60;

/**
 * The pile is in the very middle, equally far from everybody.
 * @param {Pick<Ui, "field" | "flat" | "size">} ui
 * @returns {Spot}
 */
export function middle({ field: { x, y, w, h }, flat, size: screen }) {
  const half = Math.min(w, h) / 2;
  const scale = Math.max(0.5, Math.min(1, half / 150));
  const most = half - SIGNS * scale;
  const hasNotes = flat && Math.min(screen.w, screen.h) >= SMALL;
  const radius = Math.max(
    8,
    Math.min(MOST, hasNotes ? Math.max(half - NOTES, LARGE * most) : most),
  );
  const along = (Math.max(w, h) / 2 - SIGNS * scale) / RING;
  const size = Math.max(radius / RING, Math.min(TINY, 2 * (half - EDGE), along));
  return { x: x + w / 2, y: y + h / 2, size, radius: RING * size, scale };
}

/** Whether there is room to draw it. @param {Rect} field */
export const isDrawable = ({ w, h }) => w > LEAST && h > LEAST;

/**
 * A point at that side of the pile; or at the field's edge, where the ring goes on beneath the
 * trays.
 * @param {Spot} spot
 * @param {number} angle
 * @param {number} away
 * @param {Rect & {half: number}} field half: how large what lies there is
 * @returns {Point}
 */
export function within(spot, angle, away, { w, h, half }) {
  const { x, y } = beside(spot, angle, away);
  const [across, down] = [w / 2 - half * spot.scale, h / 2 - half * spot.scale];
  return {
    x: Math.max(spot.x - across, Math.min(spot.x + across, x)),
    y: Math.max(spot.y - down, Math.min(spot.y + down, y)),
  };
}

/**
 * From which sides persons look at a flat table, in quarter turns.
 * @param {Pick<Ui, "views" | "racks">} ui
 * @returns {number[]}
 */
export const readersOf = ({ views, racks }) =>
  [...new Set(Object.keys(views).map((seat) => racks[seat]?.turn ?? 0))].sort((a, b) => a - b);

/**
 * The sides towards which a card is drawn: of a flat table all four, or both where two sit opposite
 * each other. Before one person it is drawn once, upright.
 * @param {Ui} ui
 * @returns {number[]}
 */
export function turnsOf(ui) {
  if (!ui.flat) return [0];
  const turns = readersOf(ui);
  const isOpposite = turns.length === 2 && turns[1] - turns[0] === 2;
  return isOpposite ? turns : [0, 1, 2, 3];
}

/**
 * On which side of the pile a seat sits, as an angle: 0 below, clockwise. Before one person the
 * others sit round it as if they were there.
 * @param {number} seat
 * @param {Ui} ui
 */
export function sideOf(seat, { flat, racks, seat: own, names }) {
  if (flat) return 90 * (racks[seat]?.turn ?? 0);
  const seats = names.length;
  return (360 * ((seat - own + seats) % seats)) / seats;
}

/**
 * How far from the middle something so large is, if it is beside the card, in that direction.
 * @param {Spot} spot
 * @param {number} angle
 * @param {number} half
 */
export function outside({ size }, angle, half) {
  const turn = (angle * Math.PI) / 180;
  return size / 2 / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))) + half;
}

/**
 * A point at that side, so far from the middle.
 * @param {Point} pile
 * @param {number} angle
 * @param {number} away
 * @returns {Point}
 */
export function beside({ x, y }, angle, away) {
  const turn = (angle * Math.PI) / 180;
  return { x: x - Math.sin(turn) * away, y: y + Math.cos(turn) * away };
}
