/** Presses that make what they lead to. On a slow tablet people press twice, or go elsewhere before it is made. */

/** @typedef {"push" | "replace"} How */

/** @param {() => number} page the number of the page that is open; each has its own @param {(hash: string, how?: How) => void} go */
export function createOnce(page, go) {
  let left = -1;

  /** One press makes one thing and goes there; whoever has gone elsewhere meanwhile stays there. @param {() => Promise<string | null>} make its address; null: there is none @param {How} [how] */
  return async (make, how) => {
    const mine = page();
    if (left === mine) return;
    left = mine;
    let hash = null;
    try {
      hash = await make();
    } finally {
      if (!hash && left === mine) left = -1; // nothing was made: it may be pressed again
    }
    if (hash && page() === mine) go(hash, how);
  };
}
