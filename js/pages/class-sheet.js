/** Files of a class for a spreadsheet, beside what else can be done with its table. */

import { html, nothing } from "lit-html";
import { part } from "../app/page-parts.js";
import { wordsOf } from "../app/page-words.js";
import { csvRequest, fileName } from "../class/words.js";
import { handOver } from "../device/file.js";

/** @import { Part } from "../app/page-parts.js" */
/** @import { Words } from "../app/page-words.js" */
/** @import { PythonPage } from "../app/page.js" */
/** @typedef {{set: string, title: Words, before: Part[], after: Part[]}} Given set: its id */

export class SheetTool {
  /** The name of the message about the last file. */
  #status = "";

  /** @param {PythonPage} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {Given} given @param {boolean} every a line for each try, not for each pupil */
  async #save({ set: id, title }, every) {
    const { app } = this.page;
    const set = await app.sets.get(id);
    const results = set ? await app.sets.resultsOf(set.key) : [];
    const { csv } = await app.engine.ask(csvRequest({ set, results, every }, app.t));
    const heading = wordsOf(app, title);
    const name = fileName(every ? `${heading} ${app.t("class-tries")}` : heading, "csv");
    const file = { name, type: "text/csv", text: csv };
    const isSaved = typeof csv === "string" && (await handOver(app, file));
    this.#status = isSaved ? "class-csv-done" : "class-csv-not";
    app.announce(app.t(this.#status));
    app.draw();
  }

  /** @param {Given} given */
  render(given) {
    const { t } = this.page.app;
    const parts = (/** @type {Part[]} */ all) => all.map((one) => part(this.page, one));
    const key = (/** @type {string} */ id, /** @type {boolean} */ every) =>
      html`<button class="button quiet" @click=${() => this.#save(given, every)}>${t(id)}</button>`;
    return html`<div class="class-links">
        ${parts(given.before)} ${key("class-csv", false)} ${key("class-csv-tries", true)}
        ${parts(given.after)}
      </div>
      ${this.#status ? html`<p class="small" role="status">${t(this.#status)}</p>` : nothing}`;
  }
}
