/** Results come in: pasted, chosen or dropped; how far the reading is, and what was refused, line by line. */

import { html, nothing } from "lit-html";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("./class-set.js").Seen} Seen */
/** @typedef {import("./class-set.js").Acts} Acts */
/** @typedef {import("../class/verify.js").Source} Source */

/** A file of results is far smaller, in bytes. */
const LARGEST = 4_000_000;
/** So many refused ones are told of. */
const TOLD = 30;

/** @param {App} app @param {Seen} seen @param {Acts} acts */
export function adding({ t }, { work, verdict, isEmpty }, acts) {
  return html`
    <div class="class-add" data-busy=${work ? "" : nothing} @dragover=${over} @dragleave=${out} @drop=${(/** @type {DragEvent} */ event) => drop(event, acts)}>
      <label class="field"><span>${t("class-paste")}</span>
        <textarea rows="3" spellcheck="false" autocapitalize="off" autocomplete="off" ?readonly=${Boolean(work)} aria-describedby="paste-line" @paste=${(/** @type {ClipboardEvent} */ event) => paste(event, acts)}></textarea></label>
      <p class="small" id="paste-line">${t("class-paste-line")}</p>
      <div class="class-links">
        <button class="button" ?disabled=${Boolean(work)} @click=${(/** @type {MouseEvent} */ event) => typed(event, acts)}>${t("class-read-do")}</button>
        <label class="button quiet file-key"><input type="file" multiple accept=".txt,.csv,.eml,text/*" ?disabled=${Boolean(work)} @change=${(/** @type {Event} */ event) => chosen(event, acts)}>${t("class-files")}</label>
        <span class="small drop-word">${t("class-drop")}</span>
      </div>
      ${work ? progress(t, work) : nothing}
      ${verdict ? verdictWords(t, verdict, isEmpty) : nothing}
    </div>`;
}

/** @param {App["t"]} t @param {{done: number, all: number}} work */
const progress = (t, { done, all }) => html`
  <div class="class-work">
    <div class="start-bar" role="progressbar" aria-label=${t("class-working")} aria-valuemin="0" aria-valuemax=${all} aria-valuenow=${done}>
      <div class="start-bar-foil" style="inline-size: ${all ? Math.round((done / all) * 100) : 0}%"></div></div>
    <p class="small">${t("class-working-line", { done, all })}</p>
  </div>`;

/** @param {App["t"]} t @param {import("../class/verify.js").Verdict} verdict @param {boolean} isEmpty */
function verdictWords(t, { good, same, refused }, isEmpty) {
  if (isEmpty) return html`<p class="class-verdict">${t("class-read-none")}</p>`;
  return html`
    <div class="class-verdict">
      <p>${t("class-read", { good: good.length, same, refused: refused.length })}</p>
      ${
        refused.length
          ? html`
        <ul class="class-refused">${refused.slice(0, TOLD).map(
          ({ place, line, why, name = "", title = "" }) => html`
          <li>${where(t, place, line)}${t(`class-why-${why}`, { name, title: title || t("class-untitled") })}</li>`,
        )}
          ${refused.length > TOLD ? html`<li>${t("class-more", { count: refused.length - TOLD })}</li>` : nothing}</ul>`
          : nothing
      }
    </div>`;
}

/** In which file, in which line. @param {App["t"]} t @param {string} place "": it was pasted @param {number} line 0: in none */
function where(t, place, line) {
  if (!line) return place ? html`<strong><bdi>${place}</bdi>:</strong> ` : nothing;
  return html`<strong>${place ? html`<bdi>${place}</bdi>, ` : nothing}${t("class-line", { line })}</strong> `;
}

/** What was pasted is read at once, and the field is free for the next. @param {ClipboardEvent} event @param {Acts} acts */
function paste(event, { read }) {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (!text.trim()) return;
  event.preventDefault();
  read([{ place: "", text }]);
}

/** What was typed, or brought by a keyboard that pastes in its own way. @param {MouseEvent} event @param {Acts} acts */
async function typed({ currentTarget }, { read }) {
  const field = /** @type {HTMLElement} */ (currentTarget)
    .closest(".class-add")
    ?.querySelector("textarea");
  const text =
    field?.value.trim() || (await navigator.clipboard?.readText?.().catch(() => "")) || "";
  await read([{ place: "", text }]);
  if (field) field.value = "";
}

/** @param {Event} event @param {Acts} acts */
async function chosen({ target }, { read }) {
  const input = /** @type {HTMLInputElement} */ (target);
  const sources = await sourcesOf([...(input.files ?? [])]);
  input.value = "";
  if (sources.length) read(sources);
}

/** @param {DragEvent} event @param {Acts} acts */
async function drop(event, { read }) {
  event.preventDefault();
  out(event);
  const text = event.dataTransfer?.getData("text/plain") ?? "";
  const files = [...(event.dataTransfer?.files ?? [])];
  const sources = files.length ? await sourcesOf(files) : [{ place: "", text }];
  read(sources);
}

/** @param {File[]} files @returns {Promise<Source[]>} */
const sourcesOf = (files) =>
  Promise.all(
    files.map(async (file) => ({
      place: file.name,
      text: file.size > LARGEST ? "" : await file.text().catch(() => ""),
    })),
  );

/** @param {DragEvent} event */
function over(event) {
  event.preventDefault();
  /** @type {HTMLElement} */ (event.currentTarget).dataset.over = "";
}

/** @param {DragEvent} event */
function out({ currentTarget }) {
  delete (/** @type {HTMLElement} */ (currentTarget).dataset.over);
}
