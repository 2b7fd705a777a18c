/** What a file says about classes: the engine opens and scores each before it is believed. */

import { openLink } from "../links/link.js";
import { decisionsIn, idOf, storedResult } from "../store/sets.js";
import { isId, isInstant, isText } from "../store/shape.js";
import { plain } from "./words.js";

/** @import { OpenedSet } from "../../build/types/engine" */
/** @import { Asking, Opened } from "../links/link.js" */
/** @import { StoredResult, StoredSet } from "../store/sets.js" */

/** A text that no box has ever written proves nothing; one of another version may be good. */
const [JUNK, ...OTHER] = ["bad-link", "older-box", "newer-box"];

/**
 * The same as the engine knows it; null where a link is junk, or no table could hold it. Sets must
 * come before their results.
 * @param {Asking} app
 * @param {any} thing
 * @param {(id: string) => Promise<any>} get what is here already
 * @param {number} now in ms
 * @returns {Promise<any>}
 */
export async function proved(app, thing, get, now) {
  if (!isText(thing?.key) || !isId(thing.id)) return thing;
  if (thing.kind === "set") return provedSet(app, thing);
  if (thing.kind !== "result" || !isText(thing.text)) return thing;
  const came = isInstant(thing.came) ? Math.min(thing.came, now) : now;
  const given = { ...thing, came, id: nameOf(thing) };
  const here = await get(given.id);
  return here?.kind === "result" && !here.unchecked ? here : provedResult(app, given, get);
}

/**
 * A result without its name has another link than it came with, and keeps its name in the database.
 * @param {StoredResult} result
 */
const nameOf = ({ id, text, nameless }) => (nameless === true || !text ? id : idOf(text));

/**
 * What a link holds, nothing where it is of another version.
 * @param {Asking} app
 * @param {string} text
 * @returns {Promise<{opened?: Opened, fault?: string}>}
 */
async function opening(app, text) {
  const { opened, fault = "" } = await openLink(app, text);
  if (!opened && fault !== JUNK && !OTHER.includes(fault)) throw new Error(`not opened: ${fault}`);
  return { opened, fault };
}

/** @param {Asking} app @param {StoredSet} thing */
async function provedSet(app, thing) {
  const { opened, fault } = await opening(app, thing.key);
  if (fault === JUNK || (opened && !isSetOf(opened, thing.key))) return null;
  const { people, expected, ...rest } = thing;
  const set = { ...rest, id: idOf(thing.key), ...(opened && { set: opened.set }) };
  const isGood = await isTable(app, set.set, [], decisionsIn(thing));
  return { ...set, ...(isGood && people && { people }), ...(isGood && expected && { expected }) };
}

/** @param {Opened} opened @param {string} key @returns {opened is OpenedSet} */
const isSetOf = (opened, key) => opened.use === "set" && opened.key === key;

/**
 * @param {Asking} app
 * @param {StoredResult & {came: number}} thing
 * @param {(id: string) => Promise<any>} get
 */
async function provedResult(app, thing, get) {
  const { text, id, came, nameless } = thing;
  const { opened, fault } = text ? await opening(app, text) : {};
  if (fault === JUNK || (opened && opened.use !== "result")) return null;
  if (opened) {
    const result = storedResult(opened, text);
    return { ...result, id, came, ...(nameless === true && { nameless }) };
  }
  const set = (await get(idOf(thing.key)))?.set;
  const isGood = set && (await isTable(app, set, [thing], {}));
  return isGood ? { ...thing, unchecked: true } : null;
}

/**
 * Whether the engine can make a table of it.
 * @param {Asking} app
 * @param {any} set
 * @param {StoredResult[]} results
 * @param {object} decided
 */
const isTable = async ({ engine }, set, results, decided) =>
  Boolean((await engine.ask({ op: "rows", set, results: results.map(plain), ...decided })).rows);
