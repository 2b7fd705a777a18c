/** What practices came to: kept on this device, as long as nobody deletes it; damaged ones too. */

import { entriesIn, openDatabase } from "./database.js";
import { isInstant, isList, isText } from "./shape.js";

/** @import { Outcome, View } from "../../build/types/choco_practice" */
/** @import { Entries } from "./database.js" */
/**
 * @typedef {Pick<View, "cards" | "hesitation">} Chosen
 * @typedef {Chosen & Pick<Outcome, "kinds" | "cost" | "parrot_cost"> & {id: string, when: number}}
 *   Result
 * @typedef {{id: string, result: Result | null}} Listed null: it is damaged
 */

/** @param {Entries} database */
export function createResults(database = openDatabase("chocobox-practice", "results")) {
  const entries = entriesIn(database, (value) => (isResult(value) ? value : null));
  return {
    ...entries,

    /** All that is kept, the oldest first, the damaged before them. @returns {Promise<Listed[]>} */
    async list() {
      const all = (await entries.list()).map(({ id, good }) => ({ id, result: good }));
      return all.sort((a, b) => (a.result?.when ?? 0) - (b.result?.when ?? 0));
    },
  };
}

/** @param {any} value @returns {value is Result} */
const isResult = (value) =>
  [value.cards, value.hesitation].every(Number.isFinite) &&
  isInstant(value.when) &&
  [value.cost, value.parrot_cost].every(isTime) &&
  isList(value.kinds, isTally) &&
  value.kinds.length > 0;

/** No kind of call has a longer name. */
const LONGEST = 64;

/** @param {any} tally */
const isTally = (tally) =>
  isText(tally?.kind) &&
  tally.kind.length <= LONGEST &&
  isTime(tally.median) &&
  [tally.count, tally.wrong, tally.slow].every(Number.isSafeInteger);

/** An hour is far more than anybody thinks about a card. @param {any} ms */
const isTime = (ms) => ms === null || (Number.isFinite(ms) && Math.abs(ms) <= 3_600_000);
