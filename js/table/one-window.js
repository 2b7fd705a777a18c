/** One saved game is played in one window at a time, or each window would overwrite the other's moves. */

/**
 * The window that opens the game last has it.
 * @param {string} id
 * @param {() => void} onLost another window has opened it
 * @param {LockManager | undefined} [locks] absent in old browsers, refused in a sandbox: then no window hears of another
 * @returns {() => void} gives the game back
 */
export function claim(id, onLost, locks = globalThis.navigator?.locks) {
  let isOver = false;
  let giveBack = () => {};
  /** @type {Promise<void>} */
  const playing = new Promise((resolve) => {
    giveBack = resolve;
  });
  locks
    ?.request(`chocobox-game-${id}`, { steal: true }, () => playing)
    .catch(({ name }) => isOver || name !== "AbortError" || onLost());
  return () => {
    isOver = true;
    giveBack();
  };
}
