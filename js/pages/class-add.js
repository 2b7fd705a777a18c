/**
 * New results for a table: pasted, chosen or dropped. The engine plays each of them again, and the
 * page says why one is refused.
 */

import { html, nothing } from "lit-html";
import { progressBar } from "../app/page-head.js";
import { nameWords } from "../class/names.js";
import { sourcesOf } from "../links/files.js";
import { openLink } from "../links/link.js";
import { linksIn } from "../links/pasted.js";
import { storedResult } from "../store/sets.js";

/** @import { Asking, Opened } from "../links/link.js" */
/** @import { Found } from "../links/pasted.js" */
/** @import { TaskSet } from "../../build/types/engine" */
/** @import { StoredResult } from "../store/sets.js" */
/** @import { Source } from "../links/files.js" */
/** @import { SetPage } from "./class-set.js" */
/** @import { News } from "../scanner/sheet.js" */
/**
 * @typedef {Pick<Found, "place" | "line"> & {why: string, name?: string, title?: string}} Refused
 *   why: the end of a message's name
 * @typedef {{good: StoredResult[], same: number, refused: Refused[], last: StoredResult | null}}
 *   Verdict same: how many were in the table already; last: the last one that belongs there
 * @typedef {{key: string, known: StoredResult[], isWanted?: () => boolean, tell?: (done: number, all:
 *   number) => void}} Wish key: of the set; known: the results in the table
 */

/** The most refused links that are listed. */
const MOST_LISTED = 30;
/** The most results that are read at once. No class is larger. */
const MOST = 500;

/** Faults with a sentence of their own. For any other the page says that the engine failed. */
const FAULTS = ["bad-link", "older-box", "newer-box"];

/** The end of the name of the message about a fault. @param {string} [fault] */
export const whyOf = (fault = "") => (FAULTS.includes(fault) ? fault : "other");

/** @param {SetPage} page */
export function adding(page) {
  const { work, verdict } = page;
  const { t } = page.app;
  const isBusy = work !== null;
  return html`<div
    class="class-add"
    data-busy=${isBusy ? "" : nothing}
    @dragover=${mark}
    @dragleave=${mark}
    @drop=${(/** @type {DragEvent} */ event) => drop(event, page)}
  >
    <div class="class-links">
      ${page.scanning.key("big", { isBusy })}
      <label class="button quiet file-key"
        ><input
          type="file"
          multiple
          accept=".txt,.csv,.eml,text/*,image/*"
          ?disabled=${isBusy}
          @change=${(/** @type {Event} */ event) => readFiles(event, page)}
        />${t("class-files")}</label
      >
      <span class="small drop-word">${t("class-drop")}</span>
    </div>
    <label class="field"
      ><span>${t("class-paste")}</span>
      <textarea
        rows="3"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        ?readonly=${isBusy}
        aria-describedby="paste-line"
        @paste=${(/** @type {ClipboardEvent} */ event) => paste(event, page)}
      ></textarea>
    </label>
    <p class="small" id="paste-line">${t("class-paste-line")}</p>
    <p>
      <button
        class="button quiet"
        ?disabled=${isBusy}
        @click=${(/** @type {MouseEvent} */ event) => readField(event, page)}
      >
        ${t("class-read-do")}
      </button>
    </p>
    ${work ? progress(t, work) : nothing}
    ${
      verdict
        ? html`<div class="class-verdict">
            <p>${verdictWords(t, verdict)}</p>
            ${refusals(t, verdict)}
          </div>`
        : nothing
    }
  </div>`;
}

/** @param {T} t @param {{done: number, all: number}} work */
const progress = (t, work) =>
  html`<div class="class-work">
    ${progressBar(t("class-working"), work)}
    <p class="small">${t("class-working-line", work)}</p>
  </div>`;

/**
 * How many results were taken and refused, or that there was no link.
 * @param {T} t
 * @param {Verdict} verdict
 */
export function verdictWords(t, { good, same, refused }) {
  const counts = { good: good.length, same, refused: refused.length };
  const isNone = !(counts.good + same + counts.refused);
  const partly = good.filter(({ unread }) => unread).length;
  const words = isNone ? t("class-read-none") : t("class-read", counts);
  return partly ? `${words} ${t("class-read-partly", { count: partly })}` : words;
}

/**
 * What came of one code that was scanned.
 * @param {T} t
 * @param {TaskSet} set
 * @param {Verdict} verdict
 * @param {number} count so many results are in the table now
 * @returns {News}
 */
export function newsOf(t, set, { good: [fresh], last, refused: [refused] }, count) {
  if (fresh) {
    const { total, most } = fresh;
    const name = nameWords(set, fresh.name, t);
    const words = t("scan-new", { name, total, most, count });
    const partly = fresh.unread ? ` ${t("class-read-partly", { count: 1 })}` : "";
    return { kind: "new", words: `${words}${partly}` };
  }
  if (last)
    return { kind: "known", words: t("scan-known", { name: nameWords(set, last.name, t), count }) };
  return { kind: "refused", words: refused ? whyRefused(t, refused) : t("scan-nothing") };
}

/** @param {T} t @param {Refused} refused */
const whyRefused = (t, { why, name = "", title = "" }) =>
  t(`class-why-${why}`, { name, title: title || t("class-untitled") });

/** @param {T} t @param {Verdict} verdict */
function refusals(t, { refused }) {
  if (!refused.length) return nothing;
  return html`<ul class="class-refused">
    ${refused
      .slice(0, MOST_LISTED)
      .map((one) => html`<li>${where(t, one.place, one.line)}${whyRefused(t, one)}</li>`)}
    ${
      refused.length > MOST_LISTED
        ? html`<li>${t("class-more", { count: refused.length - MOST_LISTED })}</li>`
        : nothing
    }
  </ul>`;
}

/**
 * @param {T} t
 * @param {string} place the file's name; "" for a pasted text
 * @param {number} line 0: the file has no link
 */
function where(t, place, line) {
  if (!line) return place ? html`<strong><bdi>${place}</bdi>:</strong> ` : nothing;
  return html`<strong
    >${place ? html`<bdi>${place}</bdi>, ` : nothing}${t("class-line", { line })}</strong
  > `;
}

/**
 * A pasted text or picture is read at once, and the field stays empty for the next one.
 * @param {ClipboardEvent} event
 * @param {SetPage} page
 */
function paste(event, page) {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  const files = [...(event.clipboardData?.files ?? [])];
  if (!text.trim() && !files.length) return;
  event.preventDefault();
  page.read(text.trim() ? [{ place: "", text }] : sourcesOf(files));
}

/**
 * Reads the field, or the clipboard where it is empty. Some keyboards paste without an event.
 * @param {MouseEvent} event
 * @param {SetPage} page
 */
async function readField({ currentTarget }, page) {
  const field = /** @type {HTMLElement} */ (currentTarget)
    .closest(".class-add")
    ?.querySelector("textarea");
  const text =
    field?.value.trim() || (await navigator.clipboard?.readText?.().catch(() => "")) || "";
  await page.read([{ place: "", text }]);
  if (field) field.value = "";
}

/** @param {Event} event @param {SetPage} page */
function readFiles({ target }, page) {
  const input = /** @type {HTMLInputElement} */ (target);
  const files = [...(input.files ?? [])];
  input.value = "";
  if (files.length) page.read(sourcesOf(files));
}

/** @param {DragEvent} event @param {SetPage} page */
function drop(event, page) {
  mark(event);
  const text = event.dataTransfer?.getData("text/plain") ?? "";
  const files = [...(event.dataTransfer?.files ?? [])];
  page.read(files.length ? sourcesOf(files) : [{ place: "", text }]);
}

/** Shows that files can be dropped here, while they are over the place. @param {DragEvent} event */
function mark(event) {
  event.preventDefault();
  const place = /** @type {HTMLElement} */ (event.currentTarget);
  place.toggleAttribute("data-over", event.type === "dragover");
}

/**
 * Reads results that came back. The engine plays each of them again, and tells its scores or why it
 * is refused.
 * @param {Asking} app
 * @param {Source[]} sources
 * @param {Wish} wish
 * @returns {Promise<Verdict>}
 */
export async function verify(
  app,
  sources,
  { key, known, isWanted = () => true, tell = () => undefined },
) {
  const found = sources.flatMap(({ place, text }) => linksIn(text, place, MOST + 1));
  const all = found.slice(0, MOST);
  /** @type {Verdict} */
  const verdict = { good: [], same: 0, refused: [], last: null };
  const seen = new Set(known.map(({ id }) => id));
  // up to this line, all lines belong to a link that was read already
  let joined = { place: "", last: 0 };
  for (const [i, one] of all.entries()) {
    const { place, line } = one;
    tell(i, all.length);
    if (place === joined.place && line <= joined.last) continue;
    const { text, opened, fault } = await readOne(app, one);
    if (!isWanted()) break;
    if (text !== one.text) joined = one;
    const why = opened ? whyNot(opened, key) : whyOf(fault);
    if (why || opened?.use !== "result") {
      verdict.refused.push({ place, line, why, ...whoseOf(opened) });
      continue;
    }
    const result = storedResult(opened, text);
    verdict.last = result;
    if (seen.has(result.id)) verdict.same += 1;
    else verdict.good.push(result);
    seen.add(result.id);
  }
  tell(all.length, all.length);
  const empty = sources.filter(({ place }) => place && !found.some((one) => one.place === place));
  verdict.refused.push(...empty.map(({ place, why = "no-link" }) => ({ place, line: 0, why })));
  if (found.length > MOST) verdict.refused.push({ place: "", line: 0, why: "many" });
  return verdict;
}

/**
 * Reads a link as it stands in its line, then as it was before mail broke it.
 * @param {Asking} app
 * @param {Found} found
 * @returns {Promise<{text: string, opened?: Opened, fault?: string}>}
 */
async function readOne(app, { text, joined }) {
  const first = await openLink(app, text);
  if (first.opened || !joined) return { text, ...first };
  const second = first.fault === "bad-link" ? await openLink(app, joined) : first;
  return { text: joined, ...second };
}

/**
 * Links that are no result, by the end of the name of the message that says so.
 * @type {Record<string, string>}
 */
const OTHERS = { set: "tasks", bot: "bot", tournament: "bot" };

/**
 * Why a good link does not belong in this table.
 * @param {Opened} opened
 * @param {string} own the key of the table's set
 */
function whyNot(opened, own) {
  if (opened.use === "result") return opened.key === own ? "" : "other-set";
  return OTHERS[opened.use] ?? "game";
}

/** Whose result a link holds, and of which set. @param {Opened} [opened] */
const whoseOf = (opened) => ({
  name: opened && "result" in opened ? opened.result.name : undefined,
  title: opened && "set" in opened ? opened.set.title : undefined,
});
