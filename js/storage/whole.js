/** All that is kept on this device as one file, and what comes back out of such a file. */

import { isList, isObject } from "./shape.js";

/**
 * @typedef {{whole(): Promise<any[]>, take(thing: any): Promise<"added" | "newer" | "same" | "damaged">}} Kept
 * @typedef {{store: {whole(): Record<string, any>, take(given: Record<string, any>): void}, saves: Kept, sets: Kept, results: Kept, puzzles: Kept, bots: Kept}} Device
 * @typedef {{games: number, sets: number, results: number, practices: number}} Counts
 * @typedef {{added: number, newer: number, same: number, damaged: number}} Came of the things in a file
 */

/** What such a file says it is. A change that an older box would read wrongly raises the number. */
const KIND = "chocobox-kept";
const VERSION = 1;

/** The parts of a file, and where each is kept. @param {Device} device @returns {[string, Kept][]} */
const partsOf = ({ saves, sets, results, puzzles, bots }) => [
  ["games", saves],
  ["class", sets],
  ["practices", results],
  ["puzzles", puzzles],
  ["bots", bots],
];

/** The text of the file, and how much is in it. @param {Device} device @param {number} made in ms @returns {Promise<{text: string, counts: Counts}>} */
export async function wholeOf(device, made) {
  /** @type {Record<string, any>} */
  const parts = {};
  for (const [name, kept] of partsOf(device)) parts[name] = await kept.whole();
  const ofKind = (/** @type {string} */ kind) =>
    parts.class.filter((/** @type {any} */ thing) => thing.kind === kind).length;
  const counts = {
    games: parts.games.length,
    sets: ofKind("set"),
    results: ofKind("result"),
    practices: parts.practices.length,
  };
  const whole = { kind: KIND, version: VERSION, made, ...parts, settings: device.store.whole() };
  return { text: `${JSON.stringify(whole)}\n`, counts };
}

/** What stands in a file, or why it cannot be taken. @param {string} text @returns {{whole?: any, fault?: "foreign" | "newer-box"}} */
function read(text) {
  /** @type {any} */
  let whole;
  try {
    whole = JSON.parse(text);
  } catch {
    return { fault: "foreign" };
  }
  if (whole?.kind !== KIND || !Number.isSafeInteger(whole.version)) return { fault: "foreign" };
  if (whole.version > VERSION) return { fault: "newer-box" };
  whole.puzzles ??= []; // older files have none
  whole.bots ??= [];
  const isWhole =
    ["games", "class", "practices", "puzzles", "bots"].every((name) =>
      isList(whole[name], () => true),
    ) && isObject(whole.settings);
  return isWhole ? { whole } : { fault: "foreign" };
}

/** Adds what is in a file to what is here. Of a game that is here too the newer one stays; nothing else that is here changes. @param {Device} device @param {string} text @returns {Promise<{came?: Came, fault?: "foreign" | "newer-box"}>} */
export async function takeWhole(device, text) {
  const { whole, fault } = read(text);
  if (!whole) return { fault };
  const came = { added: 0, newer: 0, same: 0, damaged: 0 };
  for (const [name, kept] of partsOf(device))
    for (const thing of whole[name]) came[await kept.take(thing)] += 1;
  device.store.take(whole.settings);
  return { came };
}
