// A browser's Cache Storage in memory: what it holds can be spoiled, and it can refuse.

export class FakeCaches {
  /** @type {Map<string, Map<string, {body: ArrayBuffer, headers: [string, string][]}>>} */
  all = new Map();
  /** @type {"nothing" | "everything" | "more"} */
  refuses = "nothing";

  /** @param {string} name */
  async open(name) {
    if (this.refuses === "everything") throw new DOMException("no", "SecurityError");
    const held = this.all.get(name) ?? new Map();
    this.all.set(name, held);
    return /** @type {any} */ ({
      match: async (/** @type {string} */ url) => {
        const found = held.get(url);
        return found && new Response(found.body, { headers: found.headers });
      },
      put: async (/** @type {string} */ url, /** @type {Response} */ response) => {
        if (this.refuses === "more") throw new DOMException("full", "QuotaExceededError");
        held.set(url, { body: await response.arrayBuffer(), headers: [...response.headers] });
      },
    });
  }

  /** @param {string} name */
  async delete(name) {
    if (this.refuses === "everything") throw new DOMException("no", "SecurityError");
    return this.all.delete(name);
  }

  /** Everything that is held. */
  get held() {
    return [...this.all.values()].flatMap((cache) => [...cache.values()]);
  }
}
