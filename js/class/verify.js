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
    const { text, isJoined, opened, why = whyNot(opened, key) } = await readOne(app, one);
    if (!isWanted()) break;
    if (isJoined) joined = one;
    const kept = opened?.use === "result" ? keptResult(opened, text) : null;
    if (why)
      verdict.refused.push({ place, line, why, name: kept?.name, title: opened?.set?.title });
    else if (kept && seen.has(kept.id)) verdict.same += 1;
    else if (kept) {
      seen.add(kept.id);
      verdict.good.push(kept);
    }
  }
  tell(all.length, all.length);
  const empty = sources.filter(({ place }) => place && !found.some((one) => one.place === place));
  verdict.refused.push(...empty.map(({ place }) => ({ place, line: 0, why: "no-link" })));
  if (found.length > MOST) verdict.refused.push({ place: "", line: 0, why: "many" });
  return verdict;
}

/** Reads a link as it stands in its line, then as it was before mail broke it. @param {Asking} app @param {Found} found @returns {Promise<{text: string, isJoined: boolean, opened?: Opened, why?: string}>} */
async function readOne(app, { text, joined }) {
  const first = await openLink(app, text);
  if (first.opened) return { text, isJoined: false, opened: /** @type {any} */ (first.opened) };
  const second = first.fault === "bad-link" && joined ? await openLink(app, joined) : first;
  if (second.opened)
    return { text: joined, isJoined: true, opened: /** @type {any} */ (second.opened) };
  return { text, isJoined: Boolean(joined), why: whyOf(second.fault) };
}

/** Why a good link does not belong in this table. @param {Opened | undefined} opened @param {string} key of the table's set */
function whyNot(opened, key) {
  if (opened?.use === "set") return "tasks";
  if (opened?.use !== "result") return "game";
  return opened.key === key ? "" : "other-set";
}
