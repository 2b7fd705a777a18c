/** Saved games: a record, names and when; kept in the browser, damaged ones too. */

import { createStore } from "idb-keyval";
import { Database, keptIn } from "./database.js";
import { isDeal, isInstant, isList, isText } from "./shape.js";

/** @import { Entries } from "./database.js" */
/** @typedef {import("../table/types.js").Save} Save */
/** @typedef {{id: string, state: "good" | "damaged", save: Save | null, updated: number}} Listed */

/** @param {Entries} database */
export function createSaves(database = new Database(() => createStore("chocobox", "games"))) {
  return {
    ...keptIn(database),

    /** All saved games, the newest first. @returns {Promise<Listed[]>} */
    async list() {
      const all = await database.entries();
      return all
        .map(([id, value]) => describe(String(id), value))
        .sort((a, b) => b.updated - a.updated);
    },

    /** One saved game; null where there is none or it is damaged. @param {string} id @returns {Promise<Save | null>} */
    async get(id) {
      const value = await database.get(id);
      return value === undefined ? null : describe(id, value).save;
    },

    /** @param {Omit<Save, "updated">} save */
    put: (save) => database.set(save.id, { ...save, updated: Date.now() }),
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

/** A task must name its set, or it could be played like any other game, with hints and undo. @param {any} task */
const isTask = (task) =>
  task === undefined || (isText(task?.set) && Number.isSafeInteger(task.number));
