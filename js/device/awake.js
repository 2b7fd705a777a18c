/** The screen stays on while there is something to play, where the browser allows it. */

/**
 * @typedef {{release: () => Promise<void>, released: boolean}} ScreenLock
 * @typedef {{wakeLock?: {request: (kind: "screen") => Promise<ScreenLock>}}} Device
 */

/**
 * @param {Device} [device]
 * @param {Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">} [page]
 */
export function createAwake(device = navigator, page = document) {
  let isWanted = false;
  let isAsking = false;
  /** @type {ScreenLock | null} */
  let lock = null;

  /**
   * The browser lets go by itself whenever the page is hidden, so it is asked again when the page
   * is back.
   */
  async function take() {
    if (!isWanted || isAsking || page.visibilityState !== "visible" || (lock && !lock.released))
      return;
    isAsking = true;
    lock = (await device.wakeLock?.request("screen").catch(() => null)) ?? null;
    isAsking = false;
    if (!isWanted) drop();
  }

  function drop() {
    lock?.release().catch(() => undefined);
    lock = null;
  }

  return {
    /** Whether the screen should stay on from now on. @param {boolean} wanted */
    want(wanted) {
      if (wanted === isWanted) return;
      isWanted = wanted;
      if (wanted) page.addEventListener("visibilitychange", take);
      else page.removeEventListener("visibilitychange", take);
      if (wanted) take();
      else drop();
    },
  };
}
