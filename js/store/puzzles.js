/**
 * Puzzles of one's own mistakes, as this device keeps them: a game up to the mistake, and when it
 * comes back. The engine decides both.
 */

import { entriesIn, openDatabase } from "./database.js";
import { isList, isRecord, isText } from "./shape.js";

/** @import { Puzzle as Found, Returning } from "../../build/types/engine" */
/** @import { Entries } from "./database.js" */
/**
 * @typedef {Returning & Found & Pick<Save, "record" | "names" | "animals">} Puzzle the mistake is
 *   the record's last move
 */

/** @param {Entries} database */
export const createPuzzles = (database = openDatabase("chocobox-puzzles", "puzzles")) =>
  entriesIn(database, (value) => (isPuzzle(value) ? value : null));

/** @param {any} value @returns {value is Puzzle} */
const isPuzzle = (value) =>
  isRecord(value.record) &&
  isList(value.names, isText) &&
  isList(value.animals ?? [], isText) &&
  [value.ply, value.box, value.day].every(Number.isSafeInteger);
