/**
 * Sets of tasks and the results that came back: kept on this device, as long as nobody deletes
 * them; damaged ones too.
 */

import { entriesIn, openDatabase } from "./database.js";
import { isDeal, isInstant, isList, isText } from "./shape.js";

/** @import { Entries } from "./database.js" */
/** @import { OpenedResult, Person, Result } from "../../build/types/engine" */
/** @import { TaskSet } from "../../build/types/engine" */
/**
 * @typedef {{kind: "set", id: string, key: string, set: TaskSet, made: number, people?: Person[],
 *   expected?: string[]}} StoredSet key: the bare text of its link; made: when it came, in ms;
 *   expected: whose results the teacher awaits
 * @typedef {Pick<Result, "name" | "when" | "origin" | "players">} Whose when: minutes since 1970;
 *   origin: tells two children of one name apart; players: so many began on its tablet
 * @typedef {Pick<OpenedResult, "key" | "tries" | "scores" | "total" | "most"> &
 *   Partial<Pick<OpenedResult, "unread">>} Counted key: its set's; scores: of the tries that count;
 *   unread: the places of the tasks whose tries cannot be read, since the rules have changed
 * @typedef {Whose & Counted & {kind: "result", id: string, text: string, came?: number, nameless?:
 *   boolean, unchecked?: boolean}} StoredResult text: the bare text of its own link, "" where it
 *   could not be written without the name; came: to this device, in ms; nameless: its name has
 *   expired, and is a number now; unchecked: it came in a file, and no engine could play its moves
 *   again
 * @typedef {{sets: StoredSet[], results: StoredResult[], damaged: string[]}} StoredSets
 */

/** @param {Entries} database */
export function createSets(database = openDatabase("chocobox-class", "class")) {
  const entries = entriesIn(database, (value) => (isStored(value) ? value : null));

  /** @returns {Promise<StoredSets>} the newest sets and the oldest results first */
  async function all() {
    const listed = await entries.list();
    const ofKind = (/** @type {string} */ name) =>
      listed.flatMap(({ good }) => (good?.kind === name ? good : []));
    return {
      sets: ofKind("set").sort((a, b) => b.made - a.made),
      results: ofKind("result").sort((a, b) => a.when - b.when),
      damaged: listed.flatMap(({ id, good }) => (good ? [] : id)),
    };
  }

  /** @param {string} key of their set */
  const resultsOf = async (key) => (await all()).results.filter((result) => result.key === key);

  return {
    ...entries,
    all,
    resultsOf,

    /**
     * Results and their set, which another window may have deleted meanwhile: without it nobody
     * would find them again.
     * @param {StoredSet} set
     * @param {StoredResult[]} results
     */
    async add(set, results) {
      if (!(await entries.get(set.id))) await entries.put(set);
      for (const result of results) await entries.put({ came: Date.now(), ...result });
    },

    /** A set and all that was added to it. @param {StoredSet} set */
    async removeSet({ id, key }) {
      for (const result of await resultsOf(key)) await entries.remove(result.id);
      await entries.remove(id);
    },
  };
}

/**
 * What the teacher has decided about a set's pupils, as far as it is not damaged.
 * @param {StoredSet} set
 * @returns {{people: Person[], expected: string[]}}
 */
export const decisionsIn = ({ people, expected }) => ({
  people: /** @type {any[]} */ (Array.isArray(people) ? people : []).filter(
    (one) => isText(one?.name) && isList(one.sources, isText) && one.sources.length > 0,
  ),
  expected: isList(expected, isText) ? (expected ?? []) : [],
});

/** A short name for a text, always the same: 53 bits of cyrb53. @param {string} text */
export function idOf(text) {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36).padStart(11, "0");
}

/** @param {any} value */
const isStored = ({ kind, key, ...value }) =>
  isText(key) && ((kind === "set" && isSet(value)) || (kind === "result" && isResult(value)));

/** @param {any} value */
const isSet = ({ set, made }) =>
  isText(set?.title) && isList(set.tasks, isDeal) && set.tasks.length > 0 && isInstant(made);

/** @param {any} value */
const isResult = ({ text, name, when, total, most, scores, origin, tries, players, unread = [] }) =>
  [text, name].every(isText) &&
  isInstant(when * 60_000) &&
  [total, most].every(Number.isFinite) &&
  isList(scores, isScore) &&
  Number.isSafeInteger(players ?? 1) &&
  isList(unread, Number.isSafeInteger) &&
  (origin === undefined || (Number.isSafeInteger(origin) && isList(tries, isTries)));

/** @param {any} tries */
const isTries = (tries) =>
  [tries?.begun, tries?.skipped ?? 0].every(Number.isSafeInteger) &&
  isList(
    tries.tries,
    (one) =>
      Number.isSafeInteger(one?.number) && typeof one.practice === "boolean" && isScore(one.score),
  );

/** @param {any} score */
const isScore = (score) =>
  [score?.done, score?.won, score?.bots ?? true].every((one) => typeof one === "boolean") &&
  [score.points, score.plies, score.span, score.marks, score.most ?? 0].every(Number.isFinite);
