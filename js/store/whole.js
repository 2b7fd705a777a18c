/** All that is kept on this device as one file, and what comes back out of such a file. */

import { isProfile, ownSettings, sharedSettings } from "./profiles.js";
import { isId, isList, isMagic, isObject } from "./shape.js";
import { everybody } from "./stored.js";
import { welcome } from "./welcome.js";

/** @import { Asking } from "../links/link.js" */
/** @import { Shared, Stored } from "./stored.js" */
/** @import { Places } from "./welcome.js" */
/** @import { Taken } from "../../build/types/engine" */
/**
 * @typedef {{whole(): Promise<any[]>, raw(id: string): Promise<any>, isSound(thing: any):
 *   boolean, take(thing: any): Promise<void>, isStored(): boolean}} Entries
 * @typedef {Asking & Shared} Device
 * @typedef {{games: number, sets: number, results: number, practices: number}} Counts
 * @typedef {Record<Exclude<Taken["what"], ""> | "unchecked", number>} Came of the things in a file;
 *   unchecked: of those that came, these could not be played again
 * @typedef {Pick<Taken, "thing" | "beside"> & {saves: Entries}} Differing a game that is here too,
 *   but otherwise; only a person can say which stays. saves: where it is kept
 * @typedef {{came: Came, differing: Differing[], isKept: boolean}} Taking isKept: false where the
 *   browser keeps nothing, and what came lasts only until the page is closed
 * @typedef {"foreign" | "newer-box" | "full" | "broken"} Fault full: more children than fit on a
 *   device; broken: not all that came could be kept
 */

/**
 * What such a file says it is. A change that an older box would read wrongly raises the number. Where
 * several children share a device, it is of the second version, which has `profiles`.
 */
const KIND = "chocobox-kept";
const VERSION = 2;

/** The part with class sets and results. */
const CLASS = "class";

/**
 * The parts of a file that each child has, and where each is kept.
 * @param {Omit<Stored, "store" | "sets">} stored
 * @returns {[string, Entries][]}
 */
const ownParts = ({ saves, results, puzzles, bots }) => [
  ["games", saves],
  ["practices", results],
  ["puzzles", puzzles],
  ["bots", bots],
];

/** All parts of a file. @param {Omit<Stored, "store">} stored @returns {[string, Entries][]} */
function partsOf(stored) {
  const [games = ["games", stored.saves], ...others] = ownParts(stored);
  return [games, [CLASS, stored.sets], ...others];
}

/** All that is there of these parts. @param {[string, Entries][]} parts */
async function wholeParts(parts) {
  /** @type {Record<string, any[]>} */
  const whole = {};
  for (const [name, entries] of parts) whole[name] = await entries.whole();
  return whole;
}

/**
 * The text of the file, and how much is in it.
 * @param {Device} device
 * @param {number} made in ms
 * @returns {Promise<{text: string, counts: Counts}>}
 */
export async function wholeOf(device, made) {
  const [first, ...others] = everybody(device);
  if (!first) throw new Error("nobody is here");
  const parts = await wholeParts(partsOf(first));
  const settings = { ...sharedSettings(device.store.whole()), ...ownSettings(first.store.whole()) };
  /** @type {Record<string, any>[]} */
  const profiles = [];
  for (const { profile, ...stored } of others)
    profiles.push({
      ...profile,
      settings: ownSettings(stored.store.whole()),
      ...(await wholeParts(ownParts(stored))),
    });
  const isListed = device.profiles.all.some(({ id }) => id === first.profile.id);
  const whole = {
    ...{ kind: KIND, version: others.length ? VERSION : 1, made, ...parts, settings },
    ...(others.length && { profiles: [...(isListed ? [first.profile] : []), ...profiles] }),
  };
  /** @type {Record<string, any>[]} */
  const all = [parts, ...profiles];
  const ofKind = (/** @type {string} */ kind) =>
    parts[CLASS]?.filter((thing) => thing.kind === kind).length ?? 0;
  const counts = {
    games: all.flatMap(({ games }) => games).length,
    sets: ofKind("set"),
    results: ofKind("result"),
    practices: all.flatMap(({ practices }) => practices).length,
  };
  return { text: `${JSON.stringify(whole)}\n`, counts };
}

/** Whether a file has what each child has. @param {any} whole */
const hasParts = (whole) =>
  ["games", "practices", "puzzles", "bots"].every((name) => isList(whole[name], () => true)) &&
  isObject(whole.settings);

/**
 * What stands in a file, or why it cannot be taken.
 * @param {string} text
 * @returns {{whole?: any, fault?: Fault}}
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
  whole.profiles ??= [];
  const isSharer = (/** @type {any} */ one) => isProfile(one) && (!one.id || hasParts(one));
  const isWhole =
    hasParts(whole) && isList(whole[CLASS], () => true) && isList(whole.profiles, isSharer);
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
export const settle = (device, { thing, beside, saves }, isBeside) =>
  isBeside ? take(device, "games", saves, beside) : saves.take(thing);

/**
 * Whose each part of a file is; a file of a device that nobody shares is for whoever plays.
 * @param {Device} device
 * @param {any} whole
 * @param {Places} places
 * @returns {{stored: Stored, given: any}[]}
 */
function sharers(device, whole, places) {
  const first = { ...whole, id: "" };
  if (whole.version === 1) return [{ stored: device, given: first }];
  const here = everybody(device);
  const others = whole.profiles.filter((/** @type {any} */ { id }) => id);
  return [first, ...others].flatMap((given) => {
    const id = places.get(given.id) ?? "";
    const stored = here.find(({ profile }) => profile.id === id);
    return stored ? [{ stored, given }] : [];
  });
}

/**
 * Adds what is in a file to what is here, and believes no result before the engine has played it
 * again. Nothing that is here is lost: of a game that differs a person decides.
 * @param {Device} device
 * @param {string} text
 * @param {(done: number, all: number) => void} [tell]
 * @returns {Promise<Partial<Taking> & {fault?: Fault}>}
 */
export async function takeWhole(device, text, tell = () => undefined) {
  const { whole, fault } = read(text);
  if (!whole) return { fault };
  /** @type {Came} */
  const came = { added: 0, newer: 0, same: 0, damaged: 0, differs: 0, refused: 0, unchecked: 0 };
  /** @type {Differing[]} */
  const differing = [];
  const places = await welcome(device, whole.profiles);
  if (!places) return { fault: "full" };
  const all = sharers(device, whole, places).flatMap(({ stored, given }) =>
    (given.id ? ownParts(stored) : partsOf(stored)).flatMap(([name, entries]) =>
      given[name].map((/** @type {any} */ thing) => /** @type {const} */ ([name, entries, thing])),
    ),
  );
  for (const [i, [name, entries, thing]] of all.entries()) {
    tell(i, all.length);
    const taken = await take(device, name, entries, thing);
    if (taken.what) came[taken.what] += 1;
    if (taken.what === "differs")
      differing.push({ thing: taken.thing, beside: taken.beside, saves: entries });
    if (taken.is_unchecked) came.unchecked += 1;
  }
  device.store.take(sharedSettings(whole.settings));
  for (const { stored, given } of sharers(device, whole, places))
    stored.store.take(ownSettings(given.settings));
  const unkept = all.flatMap(([, entries]) => (entries.isStored() ? [] : entries));
  const own = partsOf(device).map(([, entries]) => entries);
  // no page holds another child's things in its memory
  if (!unkept.every((entries) => own.includes(entries))) return { fault: "broken" };
  return { came, differing, isKept: unkept.length === 0 };
}
