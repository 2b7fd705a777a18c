/** Results that came back, one after the other: the engine plays each again, and says what it came to or why it is refused. */

import { openLink } from "../links/link.js";
import { linksIn } from "../links/pasted.js";
import { keptResult } from "../storage/sets.js";

/**
 * @typedef {import("../storage/sets.js").KeptResult} KeptResult
 * @typedef {import("../storage/sets.js").Opened} Opened
 * @typedef {{place: string, text: string}} Source a file's name and what is in it; "" where it was pasted
 * @typedef {{place: string, line: number, why: string, name?: string, title?: string}} Refused why: the end of a message's name
 * @typedef {{good: KeptResult[], same: number, refused: Refused[]}} Verdict same: how many were here already
 * @typedef {{key: string, known: Set<string>, isWanted: () => boolean, tell: (done: number, all: number) => void}} Wish key: of the set they belong to; known: the ids that are here
 */

/** So many are read at once; nobody has more pupils. */
export const MOST = 500;

/** What the page has a sentence for; of anything else it says that the engine stumbled. */
const FAULTS = ["bad-link", "older-box", "newer-box"];

/** @param {Parameters<typeof openLink>[0]} app @param {Source[]} sources @param {Wish} wish @returns {Promise<Verdict>} */
export async function verify(app, sources, { key, known, isWanted, tell }) {
  const found = sources.flatMap(({ place, text }) => linksIn(text, place, MOST + 1));
  const all = found.slice(0, MOST);
  /** @type {Verdict} */
  const verdict = { good: [], same: 0, refused: [] };
  const empty = sources.filter(({ place }) => place && !found.some((one) => one.place === place));
  const seen = new Set(known);
  let pieces = { place: "", last: 0 }; // lines that belong to a link that was read already
  for (const [i, one] of all.entries()) {
    tell(i, all.length);
    if (one.place === pieces.place && one.line <= pieces.last) continue;
    const read = await readOne(app, one);
    if (!isWanted()) break;
    if (read.isJoined) pieces = { place: one.place, last: one.last };
    const kept = read.opened?.use === "result" ? keptResult(read.opened, read.text) : null;
    const why = read.why ?? whyNot(read.opened, key);
    if (why)
      verdict.refused.push({
        place: one.place,
        line: one.line,
        why,
        name: kept?.name,
        title: read.opened?.set?.title,
      });
    else if (kept && seen.has(kept.id)) verdict.same += 1;
    else if (kept) {
      seen.add(kept.id);
      verdict.good.push(kept);
    }
  }
  tell(all.length, all.length);
  verdict.refused.push(...empty.map(({ place }) => ({ place, line: 0, why: "no-link" })));
  if (found.length > MOST) verdict.refused.push({ place: "", line: 0, why: "many" });
  return verdict;
}

/** As it stands in its line; else as mail may have broken it. @param {Parameters<typeof openLink>[0]} app @param {import("../links/pasted.js").Found} found @returns {Promise<{text: string, isJoined: boolean, opened?: Opened, why?: string}>} */
async function readOne(app, { text, joined }) {
  const first = await openLink(app, text);
  if (first.opened) return { text, isJoined: false, opened: /** @type {any} */ (first.opened) };
  const second = first.fault === "bad-link" && joined ? await openLink(app, joined) : first;
  if (second.opened)
    return { text: joined, isJoined: true, opened: /** @type {any} */ (second.opened) };
  const fault = second.fault === "bad-link" ? (first.fault ?? "") : (second.fault ?? "");
  return { text, isJoined: Boolean(joined), why: FAULTS.includes(fault) ? fault : "other" };
}

/** Why a link that is good is none for this table. @param {Opened | undefined} opened @param {string} key @returns {string | null} */
function whyNot(opened, key) {
  if (opened?.use === "set") return "tasks";
  if (opened?.use !== "result") return "game";
  return opened.key === key ? null : "other-set";
}
