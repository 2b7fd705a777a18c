/**
 * A place on a told page for results that came back: pasted, chosen, dropped, or before the camera.
 * It finds their links and hands them over, a few at a time; Python says what comes of them.
 */

import { html, nothing } from "lit-html";
import { fileKey } from "../app/fields.js";
import { part } from "../app/page-parts.js";
import { wordsOf } from "../app/page-words.js";
import { linksIn, sourcesOf } from "../links/files.js";
import { progressBar } from "../table/marks.js";
import { Scanning } from "./scan.js";

/** @import { Source } from "../links/files.js" */
/** @import { News } from "../scanner/sheet.js" */
/** @import { Part } from "../app/page-parts.js" */
/** @import { PythonPage } from "../app/page.js" */
/**
 * @typedef {{most: number, here: number, verdict: Part | null}} Given
 *   most: so many links are read at once; here: the results in the table
 */

/** Texts, mails and pictures of codes. */
const FILES = ".txt,.csv,.eml,text/*,image/*";

/** So many links are handed over at once at first: the bar moves soon. */
const FEW = 4;
/** It is at least such a part of what is there already, for each answer holds the whole table. */
const PART = 16;

export class ResultsTool {
  /** How many links are read, while some are. @type {{done: number, all: number} | null} */
  #work = null;
  #most = 0;
  #here = 0;
  #isClosed = false;

  /** @param {PythonPage} page */
  constructor(page) {
    this.page = page;
    this.app = page.app;
    const words = { title: "scan-title", line: "scan-line" };
    this.scanning = new Scanning(page.app, { ...words, read: this.#scan });
  }

  close() {
    this.#isClosed = true;
    this.scanning.close();
  }

  /** @param {string} text of a code @returns {Promise<News>} */
  #scan = async (text) => {
    const found = await linksIn(this.app, [{ place: "", text }], FEW);
    const of = { links: found.slice(0, FEW), at: 0, all: found.length, empty: [] };
    const value = await this.page.renew({ type: "Act", name: "scan", of });
    if (!value) throw new Error("no answer");
    const { kind, words } = /** @type {any} */ (value.answer);
    return { kind, words: wordsOf(this.app, words) };
  };

  /** Hands over all links, one portion after the other. @param {Source[] | Promise<Source[]>} given */
  async #read(given) {
    if (this.#work) return;
    this.#tell(0, 0);
    const sources = await given;
    const most = this.#most;
    const found = await linksIn(this.app, sources, most);
    const empty = sources.filter(({ place }) => place && !found.some((one) => one.place === place));
    const files = empty.map(({ place, why }) => ({ place, ...(why && { why }) }));
    const links = found.slice(0, most);
    const all = Math.min(found.length, most + 1);
    for (let at = 0; !this.#isClosed; ) {
      this.#tell(at, links.length);
      const few = links.slice(at, at + Math.max(FEW, Math.floor(Math.max(at, this.#here) / PART)));
      const of = { links: few, at, all, empty: files };
      const value = await this.page.renew({ type: "Act", name: "read", of });
      at += few.length;
      if (!value || at >= links.length) break;
    }
    this.#work = null;
    this.app.draw();
  }

  /** @param {number} done @param {number} all */
  #tell(done, all) {
    this.#work = { done, all };
    this.app.draw();
  }

  /** @param {Given} given */
  render({ most, here, verdict }) {
    this.#most = most;
    this.#here = here;
    const { t } = this.app;
    const isBusy = this.#work !== null;
    return html`<div
        class="class-add"
        data-busy=${isBusy ? "" : nothing}
        @dragover=${mark}
        @dragleave=${mark}
        @drop=${this.#drop}
      >
        ${this.scanning.key("big", { isBusy })}
        <details class="class-fold">
          <summary>${t("class-ways")}</summary>
          <div class="class-links">
            ${fileKey("button quiet", t("class-files"), FILES, this.#readFiles, {
              isMany: true,
              isOff: isBusy,
            })}
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
              @paste=${this.#paste}
            ></textarea>
          </label>
          <p class="small" id="paste-line">${t("class-paste-line")}</p>
          <p>
            <button class="button quiet" ?disabled=${isBusy} @click=${this.#readField}>
              ${t("class-read-do")}
            </button>
          </p>
        </details>
        ${this.#work ? progress(t, this.#work) : verdict ? part(this.page, verdict) : nothing}
      </div>
      ${this.scanning.render()}`;
  }

  /**
   * A pasted text or picture is read at once, and the field stays empty for the next one.
   * @param {ClipboardEvent} event
   */
  #paste = (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const files = [...(event.clipboardData?.files ?? [])];
    if (!text.trim() && !files.length) return;
    event.preventDefault();
    this.#read(text.trim() ? [{ place: "", text }] : sourcesOf(files));
  };

  /**
   * Reads the field, or the clipboard where it is empty. Some keyboards paste without an event.
   * @param {MouseEvent} event
   */
  #readField = async ({ currentTarget }) => {
    const place = /** @type {HTMLElement} */ (currentTarget).closest(".class-add");
    const field = place?.querySelector("textarea");
    const text =
      field?.value.trim() || (await navigator.clipboard?.readText?.().catch(() => "")) || "";
    await this.#read([{ place: "", text }]);
    if (field) field.value = "";
  };

  /** @param {File[]} files */
  #readFiles = (files) => this.#read(sourcesOf(files));

  /** @param {DragEvent} event */
  #drop = (event) => {
    mark(event);
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    const files = [...(event.dataTransfer?.files ?? [])];
    this.#read(files.length ? sourcesOf(files) : [{ place: "", text }]);
  };
}

/** Shows that files can be dropped here, while they are over the place. @param {DragEvent} event */
function mark(event) {
  event.preventDefault();
  const place = /** @type {HTMLElement} */ (event.currentTarget);
  place.toggleAttribute("data-over", event.type === "dragover");
}

/** @param {T} t @param {{done: number, all: number}} work */
const progress = (t, work) =>
  html`<div class="class-work">
    ${progressBar(t("class-working"), work)}
    <p class="small">${t("class-working-line", work)}</p>
  </div>`;
