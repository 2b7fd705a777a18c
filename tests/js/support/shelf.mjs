// A browser's database that keeps nothing for long.

/** @param {Record<string, any>} [content] */
export function shelf(content = {}) {
  const map = new Map(Object.entries(content));
  return {
    map,
    get: async (/** @type {string} */ id) => map.get(id),
    set: async (/** @type {string} */ id, /** @type {any} */ value) => void map.set(id, value),
    del: async (/** @type {string} */ id) => void map.delete(id),
    entries: async () => [...map],
    isStored: () => true,
  };
}
