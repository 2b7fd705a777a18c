/** Everything that is kept on a device as one file: out of this device, and into it. */

import { html, nothing } from "lit-html";
import { handOver } from "../device/file.js";
import { takeWhole, wholeOf } from "../storage/whole.js";

/** @param {number} ms */
const dayOf = (ms) => {
  const day = new Date(ms);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

export class KeptFile {
  /** What came of the last key. */
  #status = "";
  #isFault = false;
  #isBusy = false;

  /** @param {App} app @param {() => unknown} [taken] what a page does when something has come */
  constructor(app, taken = () => undefined) {
    this.app = app;
    this.taken = taken;
  }

  /** @param {string} id @param {Record<string, any>} [args] @param {boolean} [isFault] */
  #tell(id, args, isFault = false) {
    this.#isBusy = false;
    this.#isFault = isFault;
    this.#status = this.app.t(id, args);
    this.app.announce(this.#status);
    this.app.draw();
  }

  #save = async () => {
    const { app } = this;
    const now = Date.now();
    const { text, counts } = await wholeOf(app, now);
    const name = `chocobox-${dayOf(now)}.json`;
    const isSaved = await handOver(app, { name, type: "application/json", text });
    this.#tell(isSaved ? "kept-saved" : "kept-saved-not", counts, !isSaved);
  };

  /** @param {Event} event */
  #take = async ({ target }) => {
    const input = /** @type {HTMLInputElement} */ (target);
    const file = input.files?.[0];
    if (!file || this.#isBusy) return;
    this.#isBusy = true;
    const text = await file.text().catch(() => "");
    input.value = "";
    const { came, fault } = await takeWhole(this.app, text);
    if (!came) return this.#tell(`kept-fault-${fault}`, {}, true);
    this.#tell("kept-taken", came);
    if (came.added) this.app.room.persist();
    this.taken();
  };

  render() {
    const { t } = this.app;
    const status = this.#status;
    return html`
      <div class="kept-file">
        <p class="small" id="kept-line">${t("kept-line")}</p>
        <p class="class-links">
          <button class="button quiet" aria-describedby="kept-line" @click=${this.#save}>${t("kept-save")}</button>
          <label class="button quiet file-key"><input type="file" accept=".json,application/json" aria-describedby="kept-line" @change=${this.#take}>${t("kept-take")}</label>
        </p>
        ${status ? html`<p role=${this.#isFault ? "alert" : nothing} class="kept-status" ?data-fault=${this.#isFault}>${status}</p>` : nothing}
      </div>`;
  }
}
