/** Saved games: a record, names and when; kept in the browser, damaged ones too. */

import { keptIn, openDatabase } from "./database.js";
import { isDeal, isInstant, isList, isRecord, isText } from "./shape.js";

/** @import { Entries } from "./database.js" */
/** @typedef {{id: string, save: Save | null, updated: number}} Listed save: null if it is damaged; updated: 0 if nobody knows when */

/** @param {Entries} database */
export function createSaves(database = openDatabase("chocobox", "games")) {
  const kept = keptIn(database, read, (here, given) =>
    readInstant(given.updated) > readInstant(here.updated) ? given : here,
  );
  return {
    ...kept,

    /** All saved games, the newest first. @returns {Promise<Listed[]>} */
    async list() {
      const all = (await kept.list()).map(({ id, value, good }) => {
        return { id, save: good, updated: readInstant(value?.updated) };
      });
      return all.sort((a, b) => b.updated - a.updated);
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

/** What tells a pupil's results from those of others, drawn by chance: 24 bits, and not 0. */
export const newOrigin = () => (crypto.getRandomValues(new Uint32Array(1))[0] % (2 ** 24 - 1)) + 1;

/** A task must name its set, or it could be played like any other game, with hints and undo. @param {any} value */
const isSave = ({ record, task }) =>
  isRecord(record) &&
  (task === undefined || (isText(task?.set) && Number.isSafeInteger(task.number)));

/** What is no part of the game may be damaged, and the game is played all the same. @param {any} value @returns {Save | null} */
function read(value) {
  if (!isSave(value)) return null;
  const names = /** @type {any[]} */ (Array.isArray(value.names) ? value.names : []);
  const { before, ...rest } = value;
  return {
    ...rest,
    names: names.map((name) => (isText(name) ? name : "")),
    flat: value.flat === true,
    done: value.done === true,
    ...(isList(before, isDeal) && { before }),
    updated: readInstant(value.updated),
  };
}

/** @param {any} at */
const readInstant = (at) => (isInstant(at) ? at : 0);
