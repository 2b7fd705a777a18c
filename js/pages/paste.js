/** The box for links: they are pasted, chosen as a file or a picture, or scanned. */

import { html, nothing } from "lit-html";
import { fileKey } from "../app/fields.js";
import { head } from "../app/page-head.js";
import { sourcesOf } from "../links/files.js";
import { findLink } from "../links/link.js";
import { Scanning } from "./scan.js";

/**
 * What can be wrong with a link, each with its sentence. Any other error is not the link's fault.
 * @type {Record<string, string>}
 */
export const FAULTS = {
  "bad-link": "link-fault-bad",
  "older-box": "link-fault-older",
  "newer-box": "link-fault-newer",
  "no-table": "link-fault-table",
};

/**
 * The page of one part of a link, to which a camera leads that knows nothing of parts.
 * @param {App} app
 * @param {Params} params
 */
export const page = (app, { id }) => new PastePage(app, id ? `#/scan/${id}` : "");

export class PastePage {
  title = "link-title";
  #fault = "";
  #isBusy = false;
  #isClosed = false;

  /** @param {App} app @param {string} [part] of a link, which the scanner has already */
  constructor(app, part = "") {
    this.app = app;
    this.part = part;
    this.scanning = new Scanning(app, {
      title: "link-scan-title",
      line: "link-scan-line",
      read: this.#scan,
    });
  }

  close() {
    this.#isClosed = true;
    this.scanning.close();
  }

  /**
   * Opens the first link in a text; otherwise the end of the name of the message why not.
   * @param {string} text
   */
  async #follow(text) {
    const { app } = this;
    const address = text.match(/#\/new\/\S+/)?.[0];
    if (address) return void app.go(address);
    const { text: link, fault } = await findLink(app, text);
    if (this.#isClosed) return;
    if (link && !fault) return void app.go(`#/g/${link}`);
    return FAULTS[fault ?? ""] ?? "link-fault-other";
  }

  /** @param {string} pasted */
  async #open(pasted) {
    this.#fault = "";
    this.#isBusy = true;
    this.app.draw();
    const fault = await this.#follow(pasted);
    if (this.#isClosed || !fault) return;
    this.#isBusy = false;
    this.#fault = fault;
    this.app.draw();
  }

  /** @param {string} text @returns {Promise<import("../scanner/sheet.js").News | null>} */
  #scan = async (text) => {
    const fault = await this.#follow(text);
    return fault ? { kind: "refused", words: this.app.t(fault) } : null;
  };

  /** @param {SubmitEvent & {target: HTMLFormElement}} event */
  #submit = (event) => {
    event.preventDefault();
    const field = /** @type {HTMLTextAreaElement} */ (event.target.elements.namedItem("link"));
    this.#open(field.value);
  };

  /** @param {File[]} files */
  #read = async (files) => this.#open((await sourcesOf(files)).map(({ text }) => text).join("\n"));

  render() {
    const { t } = this.app;
    return html`${head({ t }, t("link-title"))}
      <main class="sheet link-box">
        ${this.part ? html`<p class="link-twin" role="note">${t("link-part")}</p>` : nothing}
        <form @submit=${this.#submit}>
          <label class="field"
            ><span>${t("link-paste")}</span>
            <textarea
              name="link"
              rows="4"
              spellcheck="false"
              autocapitalize="off"
              autocomplete="off"
              required
              placeholder=${t("link-paste-example")}
              aria-describedby="link-fault"
            ></textarea>
          </label>
          <p id="link-fault" role="alert">${this.#fault ? t(this.#fault) : nothing}</p>
          <p class="link-do">
            <button class="button big" ?disabled=${this.#isBusy}>${t("link-open")}</button>
            ${this.scanning.key("quiet", { part: this.part })}
            ${fileKey("button quiet", t("link-file"), ".txt,text/plain,image/*", this.#read, {
              isMany: true,
            })}
          </p>
        </form>
        <section>
          <h2>${t("link-own")}</h2>
          <p>${t("link-own-line")}</p>
          <p><a class="button quiet" href="#/saves">${t("saves-title")}</a></p>
        </section>
      </main>
      ${this.scanning.render()}`;
  }
}
