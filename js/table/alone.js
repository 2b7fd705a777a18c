/** One saved game is played in one window at a time, or each would overwrite the other's moves. */

/**
 * Whoever opens the game last has it; the other is told.
 * @param {string} id
 * @param {() => void} onLost another window has opened it
 * @param {LockManager | undefined} [locks] absent in old browsers, refused in a sandbox: then nobody is told
 * @returns {() => void} lets it go
 */
export function claim(id, onLost, locks = globalThis.navigator?.locks) {
  let isOver = false;
  let letGo = () => {};
  /** @type {Promise<void>} */
  const playing = new Promise((resolve) => {
    letGo = resolve;
  });
  locks
    ?.request(`chocobox-game-${id}`, { steal: true }, () => playing)
    .catch(({ name }) => isOver || name !== "AbortError" || onLost());
  return () => {
    isOver = true;
    letGo();
  };
}
