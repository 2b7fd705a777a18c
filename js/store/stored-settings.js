/** The settings as the browser keeps them, for what must know one before the rest is there. */

import { allowed } from "../engine/files.js";

export const KEY = "chocobox";

/**
 * What lies there, whatever it is.
 * @param {Pick<Storage, "getItem"> | null} [storage]
 * @param {string} [key]
 * @returns {any}
 */
export const readSettings = (storage = allowed(() => globalThis.localStorage), key = KEY) =>
  allowed(() => JSON.parse(storage?.getItem(key) ?? "{}"));
