/** Reads results that came back. The engine plays each of them again; the page learns their scores, or why one is refused. */

import { openLink } from "../links/link.js";
import { linksIn } from "../links/pasted.js";
import { keptResult } from "../storage/sets.js";

/** @import { Asking } from "../links/link.js" */
/** @import { Found } from "../links/pasted.js" */
/** @import { KeptResult, Opened } from "../storage/sets.js" */
/**
 * @typedef {{place: string, text: string}} Source a file's name and its text; the name is "" for a pasted text
 * @typedef {{place: string, line: number, why: string, name?: string, title?: string}} Refused why: the end of a message's name
 * @typedef {{good: KeptResult[], same: number, refused: Refused[]}} Verdict same: how many were in the table already
 * @typedef {{key: string, known: KeptResult[], isWanted: () => boolean, tell: (done: number, all: number) => void}} Wish key: of the set; known: the results in the table
 */

/** The most results that are read at once. No class is larger. */
export const MOST = 500;

/** Faults with a sentence of their own. For any other the page says that the engine failed. */
const FAULTS = ["bad-link", "older-box", "newer-box"];

/** The end of the name of the message about a fault. @param {string} [fault] */
export const whyOf = (fault = "") => (FAULTS.includes(fault) ? fault : "other");

/** @param {Asking} app @param {Source[]} sources @param {Wish} wish @returns {Promise<Verdict>} */
export async function verify(app, sources, { key, known, isWanted, tell }) {
  const found = sources.flatMap(({ place, text }) => linksIn(text, place, MOST + 1));
  const all = found.slice(0, MOST);
  /** @type {Verdict} */
  const verdict = { good: [], same: 0, refused: [] };
  const seen = new Set(known.map(({ id }) => id));
  let joined = { place: "", last: 0 }; // up to this line, all lines belong to a link that was read already
  for (const [i, one] of all.entries()) {
    const { place, line } = one;
    tell(i, all.length);
    if (place === joined.place && line <= joined.last) continue;
    const { text, opened, fault } = await readOne(app, one);
    if (!isWanted()) break;
    if (text !== one.text) joined = one;
    const why = opened ? whyNot(opened, key) : whyOf(fault);
    if (why) {
      const { result, set } = opened ?? {};
      verdict.refused.push({ place, line, why, name: result?.name, title: set?.title });
      continue;
    }
    const kept = keptResult(opened, text);
    if (seen.has(kept.id)) verdict.same += 1;
    else verdict.good.push(kept);
    seen.add(kept.id);
  }
  tell(all.length, all.length);
  const empty = sources.filter(({ place }) => place && !found.some((one) => one.place === place));
  verdict.refused.push(...empty.map(({ place }) => ({ place, line: 0, why: "no-link" })));
  if (found.length > MOST) verdict.refused.push({ place: "", line: 0, why: "many" });
  return verdict;
}

/** Reads a link as it stands in its line, then as it was before mail broke it. @param {Asking} app @param {Found} found @returns {Promise<{text: string, opened?: any, fault?: string}>} */
async function readOne(app, { text, joined }) {
  const first = await openLink(app, text);
  if (first.opened || !joined) return { text, ...first };
  const second = first.fault === "bad-link" ? await openLink(app, joined) : first;
  return { text: joined, ...second };
}

/** Why a good link does not belong in this table. @param {Opened} opened @param {string} own the key of the table's set */
function whyNot({ use, key }, own) {
  if (use === "result") return key === own ? "" : "other-set";
  return use === "set" ? "tasks" : "game";
}
