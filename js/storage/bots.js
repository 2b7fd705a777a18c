/** Bots that somebody writes in the workshop: for each game one text of Python, kept as it is typed. */

import { keptIn, openDatabase } from "./database.js";
import { isText } from "./shape.js";

/** @import { Entries } from "./database.js" */
/** @typedef {{id: string, code: string}} OwnBot id: its game */

/** @param {Entries} database */
export const createBots = (database = openDatabase("chocobox-bots", "bots")) =>
  keptIn(database, (value) => (isText(value.code) ? /** @type {OwnBot} */ (value) : null));
