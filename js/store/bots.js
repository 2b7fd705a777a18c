/**
 * Bots that somebody writes in the workshop: for each game, and for each task of a class, one text
 * of Python, kept as it is typed.
 */

import { entriesIn, openDatabase } from "./database.js";
import { isInstant, isList, isText } from "./shape.js";

/** @import { Entries } from "./database.js" */
/**
 * @import { Bot } from "../../build/types/engine"
 * @typedef {Pick<Bot, "code"> & Partial<Pick<Bot, "author">>} Written
 * @typedef {Written & {when: number}} Earlier when: another one took its place then, in ms
 * @typedef {Written & {id: string, earlier?: Earlier[]}} OwnBot id: its game, or a task; earlier:
 *   the newest first
 */

/** So many earlier ones are kept. */
const MOST = 9;

/** Whether it is kept for a task of a class, by its name. @param {{id?: unknown}} bot */
export const isOfTask = ({ id }) => /^\w+-\d+-\d+$/.test(String(id));

/** @param {Entries} database */
export const createBots = (database = openDatabase("chocobox-bots", "bots")) =>
  entriesIn(database, read);

/**
 * The same bot with another code; its own is kept as an earlier one.
 * @param {OwnBot} bot
 * @param {Written} next
 * @param {number} when
 * @returns {OwnBot}
 */
export function replaced({ id, earlier = [], ...own }, next, when) {
  const all = own.code === next.code ? earlier : [{ ...own, when }, ...earlier];
  return { id, ...next, earlier: all.filter(({ code }) => code !== next.code).slice(0, MOST) };
}

/** @param {any} value @returns {OwnBot | null} */
function read(value) {
  if (!isWritten(value)) return null;
  const { earlier, ...own } = value;
  return { ...own, ...(isList(earlier, isEarlier) && { earlier }) };
}

/** @param {any} value */
const isWritten = (value) => isText(value?.code) && isText(value.author ?? "");

/** @param {any} value */
const isEarlier = (value) => isWritten(value) && isInstant(value.when);
