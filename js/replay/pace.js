/** When each ply of a film is shown, and which is shown when. Pure. */

/** How many times as quick a film may run. */
export const SPEEDS = [1, 2, 4, 8];

/** A game in turns has a calm pace, however long its persons thought, in ms. */
const CALM = { least: 500, most: 1200 };
/** A live game keeps its own times, within these bounds, in ms: moves at the same instant are still seen one after the other, and long pauses are cut. */
const LIVE = { least: 40, most: 10_000 };

/** The instant of each ply in the film, in ms at its own speed. @param {number[]} times the instants of the game @param {boolean} isLive */
export function paced(times, isLive) {
  const { least, most } = isLive ? LIVE : CALM;
  /** @type {number[]} */
  const shown = [];
  for (const [ply, at] of times.entries()) {
    const pause = at - (times[ply - 1] ?? at);
    shown.push(ply ? (shown[ply - 1] ?? 0) + Math.max(least, Math.min(most, pause)) : 0);
  }
  return shown;
}

/** The last ply that is shown by then. @param {number[]} shown @param {number} at */
export function plyAt(shown, at) {
  let [low, high] = [0, shown.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((shown[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** Minutes and seconds of the game, as clocks show them. @param {number} ms */
export function clockTime(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
