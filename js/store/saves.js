/** Saved games: a record, names and when; kept in the browser, damaged ones too. */

import { entriesIn, openDatabase } from "./database.js";
import { isCount, isDeal, isInstant, isList, isObject, isRecord, isText } from "./shape.js";

/** @import { Entries } from "./database.js" */
/**
 * @typedef {{id: string, save: Save | null, updated: number}} Listed save: null if it is damaged;
 *   updated: 0 if nobody knows when
 */

/**
 * @param {Entries} database
 * @param {Entries} [device] where games of class tasks lie, whoever plays
 */
export function createSaves(database = openDatabase("chocobox", "games"), device = database) {
  /** The newest first. @param {Entries} from @returns {Promise<Listed[]>} */
  async function listed(from) {
    const all = (await entriesIn(from, read).list()).map(({ id, value, good }) => {
      return { id, save: good, updated: readInstant(value?.updated) };
    });
    return all.sort((a, b) => b.updated - a.updated);
  }

  return {
    ...entriesIn(database, read),

    /** All saved games, the newest first. */
    list: () => listed(database),

    /** Those of class tasks, the newest first. */
    tasks: async () => (await listed(device)).flatMap(({ save }) => (save?.task ? save : [])),

    /** @param {Omit<Save, "updated">} save */
    put: (save) => database.set(save.id, { ...save, updated: Date.now() }),
  };
}

/**
 * Whether it may be watched, with all cards open: a class task not before its end.
 * @param {Pick<Save, "done" | "task">} save
 */
export const mayWatch = ({ done, task }) => done || !task;

/** A name for a new saved game. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(36).padStart(2, "0"))
    .join("");

/**
 * Chance for a whole game, below 2 to the 53rd; drawn here, since a restored Python would repeat
 * itself.
 */
export const newSeed = () => Number(crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n);

/**
 * A saved game is played in one window at a time, or each would overwrite the other's moves. The
 * window that opens it last has it. What is returned gives the game back.
 * @param {string} id @param {() => void} onLost another window has opened it
 * @param {LockManager | undefined} [locks] absent in old browsers, refused in a sandbox: then no
 *   window hears of another
 */
export function claim(id, onLost, locks = globalThis.navigator?.locks) {
  const over = new AbortController();
  const playing = new Promise((leave) => over.signal.addEventListener("abort", leave));
  locks
    ?.request(`chocobox-game-${id}`, { steal: true }, () => playing)
    .catch(({ name }) => over.signal.aborted || name !== "AbortError" || onLost());
  return () => over.abort();
}

/**
 * A task must name its set, or it could be played like any other game, with hints and undo.
 * @param {any} value
 */
const isSave = ({ record, task, code }) =>
  isRecord(record) && isText(code ?? "") && (task === undefined || isTask(task));

/** @param {any} task */
const isTask = (task) =>
  isText(task?.set) &&
  [task.number, task.round ?? 0].every(Number.isSafeInteger) &&
  (task.nth === undefined || (isCount(task.nth) && task.nth > 0));

/**
 * What is no part of the game may be damaged, and the game is played all the same.
 * @param {any} value
 * @returns {Save | null}
 */
function read(value) {
  if (!isSave(value)) return null;
  const names = /** @type {any[]} */ (Array.isArray(value.names) ? value.names : []);
  const { before, photo, animals, round, near, guest: _, ...rest } = value;
  return {
    ...rest,
    names: names.map((name) => (isText(name) ? name : "")),
    flat: value.flat === true,
    done: value.done === true,
    ...(isList(before, isDeal) && { before }),
    ...(isPhoto(photo) && { photo }),
    ...(isList(animals, isText) && { animals }),
    ...(isRound(round) && { round }),
    ...(isList(near, Number.isSafeInteger) && { near }),
    updated: readInstant(value.updated),
  };
}

/** @param {any} photo */
const isPhoto = (photo) =>
  isText(photo?.table) && (photo.turn === null || Number.isSafeInteger(photo.turn));

/** @param {any} round */
const isRound = (round) =>
  isObject(round) && isText(round.skill) && Number.isSafeInteger(round.level);

/** @param {any} at */
const readInstant = (at) => (isInstant(at) ? at : 0);
