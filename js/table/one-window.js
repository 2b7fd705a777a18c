/** One saved game is played in one window at a time, or each window would overwrite the other's moves. */

/**
 * The window that opens the game last has it. What is returned gives the game back.
 * @param {string} id @param {() => void} onLost another window has opened it
 * @param {LockManager | undefined} [locks] absent in old browsers, refused in a sandbox: then no window hears of another
 */
export function claim(id, onLost, locks = globalThis.navigator?.locks) {
  const over = new AbortController();
  const playing = new Promise((leave) => over.signal.addEventListener("abort", leave));
  locks
    ?.request(`chocobox-game-${id}`, { steal: true }, () => playing)
    .catch(({ name }) => over.signal.aborted || name !== "AbortError" || onLost());
  return () => over.abort();
}
