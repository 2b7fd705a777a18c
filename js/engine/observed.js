/**
 * Something that the page shows and that changes by itself; whoever subscribes hears of each
 * change.
 */
export class Observed {
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** @param {() => void} listener @returns {() => void} how to stop listening */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param {Record<string, any>} news fields and their new values */
  show(news) {
    Object.assign(this, news);
    for (const listener of this.#listeners) listener();
  }
}
