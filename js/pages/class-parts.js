/** What the pages of a class share: their head, the list of tasks, a link with its code, and a warning about the address. */

import { html, nothing, svg } from "lit-html";
import { chocolateOf, taskLine, taskName } from "../class/words.js";
import { minutesOfTask } from "../games/box.js";
import { hasAddress } from "../links/address.js";
import { addressOf, copyLink, inCode, isOnlyHere, saveLink, sendLink } from "../links/link.js";
import { helpIn } from "../storage/help.js";
import { createCode } from "./code.js";
import { head } from "./parts.js";

/** @import { TaskSet } from "../storage/sets.js" */

/** The set that a teacher sees as pupils will see it, and the page to go back to. */
let preview = { key: "", from: "" };

/** @param {string} key of the set @param {string} from the address of the teacher's page */
export const previewFrom = (key, from) => {
  preview = { key, from };
};

/** The head of a teacher's page. @param {App} app @param {string} title */
export const classHead = (app, title) => head(app, title, "#/class", "class-title");

/** The head of the pupils' page; a teacher's preview leads back. @param {App} app @param {string} title @param {string} key */
export const tasksHead = (app, title, key) =>
  preview.key === key ? head(app, title, preview.from, "class-looked") : head(app, title);

/** Warns before a code is made that no pupil could open. @param {T} t */
export const onlyHere = (t) =>
  isOnlyHere(addressOf(""))
    ? html`<p class="only-here" role="note">${t("class-only-here")}</p>`
    : nothing;

/** The tasks of a set. Each has a chocolate that shows its kind, its number and its name. @param {GameRecord[]} tasks @param {T} t @param {(number: number) => unknown} [more] what else stands at each task; the first is 0 */
export const taskList = (tasks, t, more = () => nothing) => html`
  <ol class="task-tray">${tasks.map(
    (task, i) => html`
    <li class="task">
      <svg class="task-piece" viewBox="0 0 100 100" aria-hidden="true">${svg`<use href="#tray" width="100" height="100" /><use href="#piece-${chocolateOf(task)}" x="6" y="6" width="88" height="88" />`}</svg>
      <div class="task-words"><h3><span class="unseen">${t("class-number", { number: i + 1 })}</span><span class="task-number" aria-hidden="true">${i + 1}</span> ${taskName(task, t)}</h3><p class="small">${taskLine(task, t)}</p></div>
      ${more(i)}
    </li>`,
  )}
  </ol>`;

/** About how long a task takes. @param {GameRecord | undefined} task @param {T} t */
export const taskMinutes = (task, t) =>
  task
    ? html`<small class="task-minutes">${t("class-minutes", { minutes: minutesOfTask(task) })}</small>`
    : nothing;

/** About how long all take together. @param {GameRecord[]} tasks @param {T} t */
export const minutesLine = (tasks, t) =>
  t("class-minutes-all", {
    minutes: tasks.map(minutesOfTask).reduce((sum, one) => sum + one, 0),
  });

/** Tells that the tasks of a set give hints. @param {TaskSet} set @param {T} t */
export const helpLine = (set, t) =>
  helpIn(set).hints ? html`<p class="small">${t("class-help-given")}</p>` : nothing;

/** The link of a set or of a result. It can be scanned, copied, sent, or saved as a file. */
export class LinkPanel {
  /** "" until there is a link. */
  #address = "";
  #title = "";
  #file = "";
  /** The name of the message about the last button. */
  #status = "";

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.code = createCode(app);
  }

  /** @param {string} address @param {string} title for the device's share sheet @param {string} file its name */
  show(address, title, file) {
    [this.#title, this.#file] = [title, file];
    if (address === this.#address) return;
    this.#address = address;
    this.#status = "";
    this.code.show(inCode(address));
  }

  /** Says what came of a button; about "" nothing. @param {Promise<boolean>} taken @param {string} done @param {string} failed */
  async #report(taken, done, failed) {
    const status = (await taken) ? done : failed;
    if (!status) return;
    this.#status = status;
    this.app.announce(this.app.t(status));
    this.app.draw();
  }

  #copy = () => this.#report(copyLink(this.#address), "class-copied", "class-copy-not");
  #send = () => this.#report(sendLink(this.#title, this.#address), "", "class-send-not");
  #save = () => this.#report(saveLink(this.app, this.#file, this.#address), "class-filed", "");

  /** @param {unknown} [more] other buttons */
  render(more = nothing) {
    const { t } = this.app;
    if (!this.#address) return nothing;
    return html`
      <div class="class-panel">
        ${this.code.render()}
        ${hasAddress() ? nothing : html`<p>${t("class-no-code")}</p>`}
        <div class="class-links">
          <button class="button quiet" @click=${this.#copy}>${t("class-copy")}</button>
          ${"share" in navigator ? html`<button class="button quiet" @click=${this.#send}>${t("class-send")}</button>` : nothing}
          <button class="button quiet" @click=${this.#save}>${t("class-file")}</button>
          ${more}
        </div>
        ${this.#status ? html`<p class="small" role="status">${t(this.#status)}</p>` : nothing}
      </div>`;
  }
}
