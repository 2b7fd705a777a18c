/** Saved games: a record, names and when; kept in the browser, damaged ones too. */

import { createStore, del, entries, get, set } from "idb-keyval";
import { isDeal, isInstant, isList, isText } from "./shape.js";

/**
 * @typedef {import("../table/types.js").GameRecord} GameRecord
 * @typedef {{id: string, record: GameRecord, names: string[], flat: boolean, updated: number, done: boolean, task?: import("../table/types.js").Task}} Save
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
      return all
        .map(([id, value]) => describe(String(id), value))
        .sort((a, b) => b.updated - a.updated);
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

/** Whether it may be watched, with all cards open: a class task not before its end. @param {Pick<Save, "done" | "task">} save */
export const mayWatch = ({ done, task }) => done || !task;

/** A name for a new saved game. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(36).padStart(2, "0"))
    .join("");

/** Chance for a whole game, below 2 to the 53rd; drawn here, since a restored Python would repeat itself. */
export const newSeed = () => Number(crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n);

/** @param {string} id @param {any} value @returns {Listed} */
function describe(id, value) {
  const save =
    value?.id === id && isRecord(value.record) && isTask(value.task) ? readable(value) : null;
  return { id, state: save ? "good" : "damaged", save, updated: readInstant(value?.updated) };
}

/** What is no part of the game may be damaged, and the game is played all the same. @param {any} value @returns {Save} */
function readable(value) {
  const names = Array.isArray(value.names)
    ? value.names.map((/** @type {any} */ name) => (isText(name) ? name : ""))
    : [];
  return {
    ...value,
    names,
    flat: value.flat === true,
    done: value.done === true,
    updated: readInstant(value.updated),
  };
}

/** 0: nobody knows when. @param {any} at */
const readInstant = (at) => (isInstant(at) ? at : 0);

/** @param {any} record */
const isRecord = (record) =>
  isDeal(record) &&
  isList(record.moves, (move) => isList(move, Number.isSafeInteger) && move.length === 3);

/** Without its set a task would be a game as any other, with all that a task forbids. @param {any} task */
const isTask = (task) =>
  task === undefined || (isText(task?.set) && Number.isSafeInteger(task.number));

/** A database that does not answer for this long is taken for none, in ms: some Safaris' never do. */
const PATIENCE = 4_000;

/**
 * The browser's database; what it refuses, or does not answer, is kept in memory until the page is closed.
 * @param {() => import("idb-keyval").UseStore} open @param {number} patience in ms @returns {Shelf}
 */
export function browserShelf(open = () => createStore("chocobox", "games"), patience = PATIENCE) {
  /** @type {Map<string, any>} */
  const memory = new Map();
  /** @type {import("idb-keyval").UseStore | undefined} */
  let store;
  let [isKept, isDeaf] = [true, false];

  /** Who has once not answered is asked, but not waited for, until an answer comes. @template T @param {(store: import("idb-keyval").UseStore) => Promise<T>} first @param {() => T} second @returns {Promise<T>} */
  async function either(first, second) {
    try {
      store ??= open();
      const answer = first(store);
      answer.then(
        () => {
          [isKept, isDeaf] = [true, false];
        },
        () => {
          isDeaf = false;
        },
      );
      return await inTime(answer, isDeaf ? 0 : patience, () => {
        isDeaf = true;
      });
    } catch {
      isKept = false;
      return second();
    }
  }

  /** What has been kept after all need not be held any more, unless it is another by now. @param {string} id @param {any} value */
  const letGo = (id, value) => void (memory.get(id) === value && memory.delete(id));

  return {
    isKept: () => isKept && memory.size === 0,
    get: (id) =>
      memory.has(id)
        ? Promise.resolve(memory.get(id))
        : either(
            (all) => get(id, all),
            () => memory.get(id),
          ),
    set: (id, value) => {
      if (memory.has(id)) memory.set(id, value);
      return either(
        (all) => set(id, value, all).then(() => letGo(id, value)),
        () => void memory.set(id, value),
      );
    },
    del: (id) => {
      memory.delete(id);
      return either(
        (all) => del(id, all),
        () => undefined,
      );
    },
    entries: async () => [
      ...new Map([
        ...(await either(
          (all) => entries(all),
          () => [],
        )),
        ...memory,
      ]),
    ],
  };
}

/** @template T @param {Promise<T>} answer @param {number} patience in ms @param {() => void} onLate @returns {Promise<T>} */
function inTime(answer, patience, onLate) {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => {
      onLate();
      reject(new Error("the database does not answer"));
    }, patience);
    answer.then(resolve, reject).finally(() => clearTimeout(clock));
  });
}
