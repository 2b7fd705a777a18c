// A browser's storage, and the one of the window that a page finds there.

/** @param {Map<string, string>} map all that lies in it, by its key */
export const storageOf = (map) => ({
  map,
  getItem: (/** @type {string} */ key) => map.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ text) => void map.set(key, text),
  removeItem: (/** @type {string} */ key) => void map.delete(key),
});

/**
 * From now on this lies in the window.
 * @param {Map<string, string>} [held] none where the browser forbids it
 */
export const windowKeeps = (held) =>
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get() {
      if (!held) throw new Error("forbidden");
      return storageOf(held);
    },
  });
