/** Buttons that make something and go there. On a slow tablet people press twice, or go to another page before it is made. */

/** @typedef {"push" | "replace"} How */

/** @param {() => number} page the number of the current page; each has its own @param {(hash: string, how?: How) => void} go */
export function createGoOnce(page, go) {
  let busyPage = -1;

  /** Ignores a second press, and goes nowhere once the player has left the page. @param {() => Promise<string | null>} make makes the thing and returns its address; null: there is none @param {How} [how] */
  return async (make, how) => {
    const mine = page();
    if (busyPage === mine) return;
    busyPage = mine;
    let hash = null;
    try {
      hash = await make();
    } finally {
      if (!hash && busyPage === mine) busyPage = -1; // nothing was made, so the button works again
    }
    if (hash && page() === mine) go(hash, how);
  };
}
