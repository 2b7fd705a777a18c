/** Files of a class for a spreadsheet, beside what else can be done with its table. */

import { html, nothing } from "lit-html";
import { part } from "../app/page-parts.js";
import { allWordsOf } from "../app/page-words.js";
import { fileName, handOver } from "../device/file.js";

/** @import { Part } from "../app/page-parts.js" */
/** @import { PythonPage } from "../app/page.js" */

export class SheetTool {
  /** The name of the message about the last file. */
  #status = "";

  /** @param {PythonPage} page */
  constructor(page) {
    this.page = page;
  }

  /** Python tells the words of a file, and writes it with them. @param {boolean} every a line for each try */
  async #save(every) {
    const { app } = this.page;
    const told = await this.#ask({ every });
    const { csv, title } = await this.#ask({ every, words: allWordsOf(app, told.words) });
    const file = { name: fileName(title ?? "", "csv"), type: "text/csv", text: csv };
    const isSaved = typeof csv === "string" && (await handOver(app, file));
    this.#status = isSaved ? "class-csv-done" : "class-csv-not";
    app.announce(app.t(this.#status));
    app.draw();
  }

  /** @param {object} of @returns {Promise<any>} */
  #ask = async (of) => (await this.page.renew({ type: "Act", name: "sheet", of }))?.answer ?? {};

  /** @param {{more: Part}} given another key */
  render({ more }) {
    const { t } = this.page.app;
    const key = (/** @type {string} */ id, /** @type {boolean} */ every) =>
      html`<button class="button quiet" @click=${() => this.#save(every)}>${t(id)}</button>`;
    return html`<div class="class-links">
        ${key("class-csv", false)} ${key("class-csv-tries", true)} ${part(this.page, more)}
      </div>
      ${this.#status ? html`<p class="small">${t(this.#status)}</p>` : nothing}`;
  }
}
