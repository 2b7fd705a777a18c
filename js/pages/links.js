/**
 * A place on a told page for one link: it is pasted, chosen as a file or a picture, or scanned.
 * Python finds it, and says where it leads or what is wrong with it.
 */

import { html, nothing } from "lit-html";
import { fileKey } from "../app/fields.js";
import { wordsOf } from "../app/page-words.js";
import { PIECE, sourcesOf } from "../links/files.js";
import { Scanning } from "./scan.js";

/** @import { PythonPage } from "../app/page.js" */
/** @import { Words } from "../app/page-words.js" */
/** @import { News } from "../scanner/sheet.js" */

export class LinksTool {
  #isBusy = false;

  /** @param {PythonPage} page */
  constructor(page) {
    this.page = page;
    const words = { title: "link-scan-title", line: "link-scan-line" };
    this.scanning = new Scanning(page.app, { ...words, read: this.#scan });
  }

  close() {
    this.scanning.close();
  }

  /** @param {string} text */
  #find = (text) => this.page.renew({ type: "Act", name: "find", of: text.slice(0, PIECE) });

  /** @param {string} text @returns {Promise<News | null>} */
  #scan = async (text) => {
    const value = await this.#find(text);
    if (!value) throw new Error("no answer");
    const words = /** @type {Words | undefined} */ (value.answer?.words);
    return words ? { kind: "refused", words: wordsOf(this.page.app, words) } : null;
  };

  /** @param {string | Promise<string>} text */
  async #open(text) {
    this.#isBusy = true;
    this.page.app.draw();
    await this.#find(await text);
    this.#isBusy = false;
    this.page.app.draw();
  }

  /** @param {SubmitEvent & {target: HTMLFormElement}} event */
  #submit = (event) => {
    event.preventDefault();
    const field = /** @type {HTMLTextAreaElement} */ (event.target.elements.namedItem("link"));
    this.#open(field.value);
  };

  /** @param {File[]} files */
  #read = (files) =>
    this.#open(sourcesOf(files).then((all) => all.map(({ text }) => text).join("\n")));

  /** @param {{part: string, fault?: Words}} given */
  render({ part, fault }) {
    const { app } = this.page;
    const { t } = app;
    return html`<form @submit=${this.#submit}>
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
        <p id="link-fault" role="alert">${fault ? wordsOf(app, fault) : nothing}</p>
        <p class="link-do">
          <button class="button big" ?disabled=${this.#isBusy}>${t("link-open")}</button>
          ${this.scanning.key("quiet", { part })}
          ${fileKey("button quiet", t("link-file"), ".txt,text/plain,image/*", this.#read, {
            isMany: true,
          })}
        </p>
      </form>
      ${this.scanning.render()}`;
  }
}
