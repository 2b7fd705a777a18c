/** Saved games: a record, names and when; kept in the browser, damaged ones too. */

import { createStore, del, entries, get, set } from "idb-keyval";

/**
 * @typedef {import("./table/types.js").GameRecord} GameRecord
 * @typedef {{id: string, record: GameRecord, names: string[], flat: boolean, updated: number, done: boolean, task?: import("./table/types.js").Task}} Save
 * @typedef {{id: string, state: "good" | "damaged", save: Save | null, updated: number}} Listed
 * @typedef {{get(id: string): Promise<any>, set(id: string, value: any): Promise<void>, del(id: string): Promise<void>,
 *   entries(): Promise<[any, any][]>, isKept?: () => boolean}} Shelf
 */

/** @param {Shelf} shelf */
export function createSaves(shelf = browserShelf()) {
  return {
    /** All saved games, the newest first. @returns {Promise<Listed[]>} */
    async list() {
      const all = await shelf.entries();
      return all.map(([id, value]) => describe(String(id), value)).sort((a, b) => b.updated - a.updated);
    },

    /** One saved game; null where there is none or it is damaged. @param {string} id @returns {Promise<Save | null>} */
    async get(id) {
      const value = await shelf.get(id);
      return value === undefined ? null : describe(id, value).save;
    },

    /** @param {Omit<Save, "updated">} save */
    put: (save) => shelf.set(save.id, { ...save, updated: Date.now() }),

    /** @param {string} id */
    remove: (id) => shelf.del(id),

    /** Whether the browser keeps what is put, as far as is known. */
    isKept: () => shelf.isKept?.() ?? true,
  };
}

/** A name for a new saved game. */
export const newId = () => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, "0")).join("");

/** Chance for a whole game, below 2 to the 53rd; drawn here, since a restored Python would repeat itself. */
export const newSeed = () => Number(crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n);

/** @param {string} id @param {any} value @returns {Listed} */
function describe(id, value) {
  const good = isSave(value) && value.id === id;
  const updated = Number.isFinite(value?.updated) ? value.updated : 0;
  return { id, state: good ? "good" : "damaged", save: good ? value : null, updated };
}

/** Whether it has the shape of a saved game; whether the rules agree, only the engine knows. @param {any} value */
function isSave(value) {
  const record = value?.record;
  return Boolean(record) && typeof record.game === "string" && Number.isSafeInteger(record.seed)
    && isList(record.players, (/** @type {any} */ player) => typeof player?.kind === "string")
    && isList(record.moves, (/** @type {any} */ move) => isList(move, Number.isSafeInteger) && move.length === 3)
    && isList(value.names, (/** @type {any} */ name) => typeof name === "string") && Number.isFinite(value.updated)
    && (value.task === undefined || (typeof value.task?.set === "string" && Number.isSafeInteger(value.task.number)));
}

/** @param {any} list @param {(item: any) => boolean} isGood */
export const isList = (list, isGood) => Array.isArray(list) && list.every(isGood);

/** The browser's database; what it refuses is kept in memory until the page is closed. @returns {Shelf} */
export function browserShelf(open = () => createStore("chocobox", "games")) {
  /** @type {Map<string, any>} */
  const memory = new Map();
  /** @type {import("idb-keyval").UseStore | undefined} */
  let store;
  let isKept = true;

  /** @template T @param {(store: import("idb-keyval").UseStore) => Promise<T>} first @param {() => T} second @returns {Promise<T>} */
  async function either(first, second) {
    try {
      store ??= open();
      const found = await first(store);
      isKept = true;
      return found;
    } catch {
      isKept = false;
      return second();
    }
  }

  return {
    isKept: () => isKept && memory.size === 0,
    get: (id) => (memory.has(id) ? Promise.resolve(memory.get(id)) : either((all) => get(id, all), () => undefined)),
    set: (id, value) => either(
      (all) => set(id, value, all).then(() => void memory.delete(id)),
      () => void memory.set(id, value)),
    del: (id) => {
      memory.delete(id);
      return either((all) => del(id, all), () => undefined);
    },
    entries: async () => [...new Map([...(await either((all) => entries(all), () => [])), ...memory])],
  };
}
