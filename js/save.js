/** Saved games: a record, names and when; kept in the browser, damaged ones too. */

import { createStore, del, entries, get, set } from "idb-keyval";

/**
 * @typedef {import("./table/types.js").GameRecord} GameRecord
 * @typedef {{id: string, record: GameRecord, names: string[], flat: boolean, updated: number, done: boolean}} Save
 * @typedef {{id: string, state: "good" | "damaged", save: Save | null, updated: number}} Listed
 * @typedef {{get(id: string): Promise<any>, set(id: string, value: any): Promise<void>, del(id: string): Promise<void>,
 *   entries(): Promise<[any, any][]>}} Shelf
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
  };
}

/** A name for a new saved game. */
export const newId = () => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, "0")).join("");

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
    && isList(value.names, (/** @type {any} */ name) => typeof name === "string") && Number.isFinite(value.updated);
}

/** @param {any} list @param {(item: any) => boolean} isGood */
const isList = (list, isGood) => Array.isArray(list) && list.every(isGood);

/** The browser's database; where it is forbidden, a memory that lasts until the page is closed. @returns {Shelf} */
function browserShelf() {
  const store = openStore();
  /** @type {Map<string, any>} */
  const memory = new Map();
  /** Where it is forbidden, some browsers refuse and some throw. @template T @param {() => Promise<T>} first @param {() => T} second @returns {Promise<T>} */
  const either = (first, second) => Promise.resolve().then(store ? first : second).catch(second);
  return {
    get: (id) => either(() => get(id, store ?? undefined), () => memory.get(id)),
    set: (id, value) => either(() => set(id, value, store ?? undefined), () => void memory.set(id, value)),
    del: (id) => either(() => del(id, store ?? undefined), () => void memory.delete(id)),
    entries: () => either(() => entries(store ?? undefined), () => [...memory]),
  };
}

function openStore() {
  try {
    return createStore("chocobox", "games");
  } catch {
    return null;
  }
}
