/** A database of the browser; what it refuses, or does not answer, is kept in memory until the page is closed. */

import { del, entries, get, set } from "idb-keyval";

/** @import { UseStore } from "idb-keyval" */
/**
 * @typedef {{get(id: string): Promise<any>, set(id: string, value: any): Promise<void>, del(id: string): Promise<void>,
 *   entries(): Promise<[any, any][]>, isKept?: () => boolean}} Entries isKept: whether the browser keeps what is put, as far as is known
 */

/** A database that does not answer for this long is taken for none, in ms: some Safaris' never do. */
const PATIENCE = 4_000;

/** @implements {Entries} */
export class Database {
  /** @type {Map<string, any>} */
  #memory = new Map();
  /** @type {UseStore | undefined} */
  #store;
  #hasFailed = false;
  /** It has once not answered: it is asked, but not waited for, until an answer comes. */
  #isSilent = false;

  /** @param {() => UseStore} open @param {number} patience in ms */
  constructor(open, patience = PATIENCE) {
    this.open = open;
    this.patience = patience;
  }

  isKept() {
    return !this.#hasFailed && this.#memory.size === 0;
  }

  /** @param {string} id */
  async get(id) {
    const memory = this.#memory;
    if (memory.has(id)) return memory.get(id);
    return this.#either(
      (store) => get(id, store),
      () => memory.get(id),
    );
  }

  /** @param {string} id @param {any} value */
  async set(id, value) {
    const memory = this.#memory;
    if (memory.has(id)) memory.set(id, value);
    await this.#either(
      (store) => set(id, value, store).then(() => memory.get(id) === value && memory.delete(id)), // it may be another value by now
      () => memory.set(id, value),
    );
  }

  /** @param {string} id */
  async del(id) {
    this.#memory.delete(id);
    await this.#either(
      (store) => del(id, store),
      () => undefined,
    );
  }

  /** @returns {Promise<[any, any][]>} */
  async entries() {
    const stored = await this.#either(
      (store) => entries(store),
      () => [],
    );
    return [...new Map([...stored, ...this.#memory])];
  }

  /** @param {(store: UseStore) => Promise<any>} first @param {() => any} second @returns {Promise<any>} */
  async #either(first, second) {
    try {
      this.#store ??= this.open();
      const answer = first(this.#store);
      answer.then(
        () => {
          this.#hasFailed = this.#isSilent = false;
        },
        () => {
          this.#isSilent = false;
        },
      );
      return await this.#inTime(answer);
    } catch {
      this.#hasFailed = true;
      return second();
    }
  }

  /** @param {Promise<any>} answer */
  #inTime(answer) {
    return new Promise((resolve, reject) => {
      const late = () => {
        this.#isSilent = true;
        reject(new Error("the database does not answer"));
      };
      const timer = setTimeout(late, this.#isSilent ? 0 : this.patience);
      answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}

/** What all kinds of kept things have. @param {Entries} database */
export const keptIn = (database) => ({
  /** @param {{id: string}} thing */
  put: (thing) => database.set(thing.id, thing),

  /** @param {string} id */
  remove: (id) => database.del(id),

  /** Whether the browser keeps what is put, as far as is known. */
  isKept: () => database.isKept?.() ?? true,
});
