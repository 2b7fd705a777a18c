/**
 * A database of the browser; what it refuses, or does not answer, is kept in memory until the page
 * is closed.
 */

import { createStore, del, entries, get, set } from "idb-keyval";
import { isId } from "./shape.js";

/** @import { UseStore } from "idb-keyval" */
/**
 * @typedef {{get(id: string): Promise<any>, set(id: string, value: any): Promise<void>, del(id:
 *   string): Promise<void>,
 *   entries(): Promise<[string, any][]>, isStored?: () => boolean}} Entries isStored: whether the
 *   browser keeps what is put, as far as is known
 */

/**
 * A database that does not answer for this long is taken for none, in ms: some Safaris' never do.
 */
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

  isStored() {
    return !this.#hasFailed && this.#memory.size === 0;
  }

  /** @param {string} id */
  async get(id) {
    const memory = this.#memory;
    if (memory.has(id)) return memory.get(id);
    return this.#ask((store) => get(id, store)).catch(() => memory.get(id));
  }

  /** @param {string} id @param {any} value */
  async set(id, value) {
    const memory = this.#memory;
    if (memory.has(id)) memory.set(id, value);
    // it may be another value by now
    const forget = () => memory.get(id) === value && memory.delete(id);
    await this.#ask((store) => set(id, value, store).then(forget)).catch(() => {
      memory.set(id, value);
    });
  }

  /** @param {string} id */
  async del(id) {
    this.#memory.delete(id);
    await this.#ask((store) => del(id, store)).catch(() => undefined);
  }

  /** @returns {Promise<[string, any][]>} */
  async entries() {
    const stored = await this.#ask((store) => entries(store)).catch(() => []);
    return [...new Map([...stored, ...this.#memory])];
  }

  /** @param {(store: UseStore) => Promise<any>} question */
  async #ask(question) {
    try {
      this.#store ??= this.open();
      return await this.#inTime(question(this.#store));
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }

  /**
   * An answer that comes too late shows that the next one may come.
   * @param {Promise<any>} answer
   */
  #inTime(answer) {
    return new Promise((resolve, reject) => {
      const late = () => {
        this.#isSilent = true;
        reject(new Error("the database does not answer"));
      };
      const timer = setTimeout(late, this.#isSilent ? 0 : this.patience);
      const take = (/** @type {any} */ value) => {
        this.#hasFailed = false;
        resolve(value);
      };
      const answered = () => {
        clearTimeout(timer);
        this.#isSilent = false;
      };
      answer.then(take, reject).finally(answered);
    });
  }
}

/** @param {string} name @param {string} store */
export const openDatabase = (name, store) => new Database(() => createStore(name, store));

/** Keeps things until the page is closed. @returns {Entries} */
export function inMemory() {
  /** @type {Map<string, any>} */
  const map = new Map();
  return {
    get: async (id) => map.get(id),
    set: async (id, value) => void map.set(id, value),
    del: async (id) => void map.delete(id),
    entries: async () => [...map],
    isStored: () => false,
  };
}

/**
 * A child's own things, and beside them what belongs to tasks of a class: that lies with the device,
 * whoever plays, and is found by its name, but is not among the child's own.
 * @param {Entries} own
 * @param {Entries} device
 * @param {(value: any) => boolean} isOfTask
 * @returns {Entries}
 */
export const withTasks = (own, device, isOfTask) => ({
  async get(id) {
    const value = await own.get(id);
    if (value !== undefined) return value;
    const other = await device.get(id);
    return other !== undefined && isOfTask(other) ? other : undefined;
  },
  set: (id, value) => (isOfTask(value) ? device : own).set(id, value),
  async del(id) {
    const isOwn = (await own.get(id)) !== undefined;
    if (isOwn) return own.del(id);
    const other = await device.get(id);
    if (other !== undefined && isOfTask(other)) await device.del(id);
  },
  entries: () => own.entries(),
  isStored: () => [own, device].every((one) => one.isStored?.() ?? true),
});

/**
 * What all kinds of kept things have.
 * @template T
 * @param {Entries} database
 * @param {(value: any) => T | null} read null: it is damaged
 */
export function entriesIn(database, read) {
  const readAs = (/** @type {string} */ id, /** @type {any} */ value) =>
    value?.id === id ? read(value) : null;
  return {
    /** All that is kept, as it lies there and as it was read. */
    list: async () =>
      (await database.entries()).map(([id, value]) => ({ id, value, good: readAs(id, value) })),

    /** Null where there is none, or it is damaged. @param {string} id */
    get: async (id) => readAs(id, await database.get(id)),

    /** @param {{id: string, [field: string]: any}} thing */
    put: (thing) => database.set(thing.id, thing),

    /** @param {string} id */
    remove: (id) => database.del(id),

    /** All that is not damaged, for a file. @returns {Promise<any[]>} */
    whole: async () =>
      (await database.entries()).flatMap(([id, value]) => (readAs(id, value) ? value : [])),

    /** As it lies there; null where there is none, or it is damaged. @param {string} id */
    async raw(id) {
      const value = await database.get(id);
      return readAs(id, value) ? value : null;
    },

    /** Whether a thing from a file can be kept. @param {any} thing */
    isSound: (thing) => isId(thing?.id) && readAs(thing.id, thing) !== null,

    /** Keeps such a thing, as it was told. @param {any} thing */
    take: (thing) => database.set(thing.id, readAs(thing.id, thing)),

    /** Whether the browser keeps what is put, as far as is known. */
    isStored: () => database.isStored?.() ?? true,
  };
}
