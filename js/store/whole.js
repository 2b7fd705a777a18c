/** All that is kept on this device as one file, and what comes back out of such a file. */

import { isId, isList, isMagic, isObject } from "./shape.js";

/** @import { Asking } from "../links/link.js" */
/** @import { Taken } from "../../build/types/engine" */
/**
 * @typedef {{whole(): Promise<any[]>, raw(id: string): Promise<any>, isSound(thing: any):
 *   boolean, take(thing: any): Promise<void>}} Entries
 * @typedef {Asking & {store: {whole(): Record<string, any>, take(given: Record<string, any>):
 *   void}, saves: Entries,
 * sets: Entries, results: Entries, puzzles: Entries, bots: Entries}} Device
 * @typedef {{games: number, sets: number, results: number, practices: number}} Counts
 * @typedef {Record<Exclude<Taken["what"], ""> | "unchecked", number>} Came of the things in a file;
 *   unchecked: of those that came, these could not be played again
 * @typedef {Pick<Taken, "thing" | "beside">} Differing a game that is here too, but otherwise; only
 *   a person can say which stays
 * @typedef {{came: Came, differing: Differing[]}} Taking
 */

/** What such a file says it is. A change that an older box would read wrongly raises the number. */
const KIND = "chocobox-kept";
const VERSION = 1;

/** The part with class sets and results. */
const CLASS = "class";

/**
 * The parts of a file, and where each is kept.
 * @param {Device} device
 * @returns {[string, Entries][]}
 */
const partsOf = ({ saves, sets, results, puzzles, bots }) => [
  ["games", saves],
  [CLASS, sets],
  ["practices", results],
  ["puzzles", puzzles],
  ["bots", bots],
];

/**
 * The text of the file, and how much is in it.
 * @param {Device} device
 * @param {number} made in ms
 * @returns {Promise<{text: string, counts: Counts}>}
 */
export async function wholeOf(device, made) {
  /** @type {Record<string, any>} */
  const parts = {};
  for (const [name, entries] of partsOf(device)) parts[name] = await entries.whole();
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

/**
 * What stands in a file, or why it cannot be taken.
 * @param {string} text
 * @returns {{whole?: any, fault?: "foreign" | "newer-box"}}
 */
function read(text) {
  /** @type {any} */
  let whole;
  try {
    whole = JSON.parse(text, (name, value) => (isMagic(name) ? undefined : value));
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
  if (!isWhole) return { fault: "foreign" };
  const isSet = (/** @type {any} */ thing) => thing?.kind === "set";
  const [sets, results] = [
    whole.class.filter(isSet),
    whole.class.filter((/** @type {any} */ it) => !isSet(it)),
  ];
  return { whole: { ...whole, class: [...sets, ...results] } }; // results need their sets
}

/**
 * What the engine makes of a thing from a file; it is kept, or a person must decide. Class sets and
 * results are told by their links, so only what the engine has made of them must be sound.
 * @param {Device} device
 * @param {string} part
 * @param {Entries} entries where it is kept
 * @param {any} thing
 * @returns {Promise<Pick<Taken, "what"> & Partial<Taken>>}
 */
async function take({ engine }, part, entries, thing) {
  if (part !== CLASS && !entries.isSound(thing)) return { what: "damaged" };
  /** @type {Map<string, any>} */
  const here = new Map();
  let needs = isId(thing?.id) ? [thing.id] : [];
  for (;;) {
    for (const id of needs) here.set(id, await entries.raw(id));
    const told = { part, thing, here: Object.fromEntries(here), now: Date.now() };
    const { taken, error } = await engine.ask({ op: "take", ...told });
    if (error && error.type !== TOO_LARGE) throw new Error(`not taken: ${error.text}`);
    if (!taken) return { what: "damaged" };
    if (!taken.needs.length) return kept(entries, taken);
    needs = taken.needs;
  }
}

/** What the engine does not even read. */
const TOO_LARGE = "bad-json";

/** @param {Entries} entries @param {Taken} taken @returns {Promise<Pick<Taken, "what"> & Partial<Taken>>} */
async function kept(entries, taken) {
  if (taken.thing === null) return taken;
  if (!entries.isSound(taken.thing)) return { what: "damaged" };
  if (taken.what !== "differs") await entries.take(taken.thing);
  return taken;
}

/**
 * A person has said whether a game from a file comes beside the own one of its name, or replaces it.
 * @param {Device} device
 * @param {Differing} game
 * @param {boolean} isBeside
 */
export const settle = (device, { thing, beside }, isBeside) =>
  isBeside ? take(device, "games", device.saves, beside) : device.saves.take(thing);

/**
 * Adds what is in a file to what is here, and believes no result before the engine has played it
 * again. Nothing that is here is lost: of a game that differs a person decides.
 * @param {Device} device
 * @param {string} text
 * @param {(done: number, all: number) => void} [tell]
 * @returns {Promise<Partial<Taking> & {fault?: "foreign" | "newer-box"}>}
 */
export async function takeWhole(device, text, tell = () => undefined) {
  const { whole, fault } = read(text);
  if (!whole) return { fault };
  /** @type {Came} */
  const came = { added: 0, newer: 0, same: 0, damaged: 0, differs: 0, refused: 0, unchecked: 0 };
  /** @type {Differing[]} */
  const differing = [];
  const all = partsOf(device).flatMap(([name, entries]) =>
    whole[name].map((/** @type {any} */ thing) => /** @type {const} */ ([name, entries, thing])),
  );
  for (const [i, [name, entries, thing]] of all.entries()) {
    tell(i, all.length);
    const taken = await take(device, name, entries, thing);
    if (taken.what) came[taken.what] += 1;
    if (taken.what === "differs") differing.push({ thing: taken.thing, beside: taken.beside });
    if (taken.is_unchecked) came.unchecked += 1;
  }
  device.store.take(whole.settings);
  return { came, differing };
}
