/** When each ply of a film is shown, and which ply is shown when. Pure. */

/** The speeds of a film; 1 is the usual one. */
export const SPEEDS = [1, 2, 4, 8];

/** The least and the most time for a ply of a game in turns, in ms. It does not matter how long persons thought. */
const CALM = { least: 500, most: 1200 };
/** The same for a live game, in ms. Moves at one instant are seen one after the other, and long pauses are cut. */
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
export const plyAt = (shown, at) =>
  Math.max(
    0,
    shown.findLastIndex((one) => one <= at),
  );

/** Minutes and seconds of the game, as clocks show them. @param {number} ms */
export function clockTime(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
