// A browser's Cache Storage in memory: what it holds can be spoiled, and it can refuse.

/** @param {string | Request} what */
const keyOf = (what) => (typeof what === "string" ? what : what.url);

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
      match: async (/** @type {string | Request} */ what) => {
        const found = held.get(keyOf(what));
        return found && new Response(found.body, { headers: found.headers });
      },
      put: async (/** @type {string | Request} */ what, /** @type {Response} */ response) => {
        if (this.refuses === "more") throw new DOMException("full", "QuotaExceededError");
        held.set(keyOf(what), {
          body: await response.arrayBuffer(),
          headers: [...response.headers],
        });
      },
      delete: async (/** @type {string | Request} */ what) => held.delete(keyOf(what)),
      keys: async () => [...held.keys()].map((url) => ({ url })),
    });
  }

  /** @param {string | Request} what @param {{cacheName: string}} where */
  match = async (what, { cacheName }) => (await this.open(cacheName)).match(what);

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
