/** The page for a link: what it holds, or one calm sentence on why it cannot be opened. Without a link: the field into which links are pasted. */

import { html, nothing } from "lit-html";
import { TABLES } from "../games/index.js";
import { findLink, openLink, textOf } from "../links/link.js";
import { ResultPage } from "./class-result.js";
import { createInvitation } from "./invitation.js";
import { head } from "./parts.js";
import { TasksPage } from "./tasks.js";

/** @import { Opened } from "../links/link.js" */
/** @import { App, Page, Params } from "../main.js" */

/** What can be wrong with a link, each with its sentence. Any other error is not the link's fault. @type {Record<string, string>} */
const FAULTS = {
  "bad-link": "link-fault-bad",
  "older-box": "link-fault-older",
  "newer-box": "link-fault-newer",
  "no-table": "link-fault-table",
};

/** @param {App} app @param {Params} params @returns {Page | Promise<Page>} */
export const page = (app, { id }) => (id ? linkPage(app, textOf(id)) : new PastePage(app));

/** @param {App} app @param {string} text @returns {Promise<Page>} */
async function linkPage(app, text) {
  app.wait("link-shared", "");
  try {
    const { opened, fault = "no-table" } = await openLink(app, text);
    return (opened && (await contentOf(app, text, opened))) ?? broken(app, text, fault);
  } catch (error) {
    console.error(error);
    return broken(app, text, "internal");
  }
}

/** The page for what a link holds; null where this box has no table for it. @param {App} app @param {string} text @param {Opened} opened @returns {Promise<Page | null>} */
async function contentOf(app, text, opened) {
  const { use, record, set } = opened;
  /** @type {{game: string}[]} */
  const games = record ? [record] : set.tasks;
  if (games.some(({ game }) => !(game in TABLES))) return null;
  const shown = /** @type {any} */ (opened); // sets and results have their own fields
  if (use === "set") return new TasksPage(app, shown);
  return use === "result" ? new ResultPage(app, text, shown) : createInvitation(app, text, opened);
}

/** @param {App} app @param {string} text @param {string} fault @returns {Page} */
function broken(app, text, fault) {
  const { t } = app;
  const words = FAULTS[fault];
  const again = () => app.go(`#/g/${text}`, "replace");
  const content = () => html`
    ${head(app, t("link-broken"))}
    <main class="sheet link-broken">
      <p role="alert">${t(words ?? "link-fault-other")}</p>
      <p class="answers">
        ${words ? nothing : html`<button class="button" @click=${again}>${t("failed-again")}</button>`}
        <a class=${words ? "button" : "button quiet"} href="#/">${t("table-shelf")}</a>
        <a class="button quiet" href="#/g">${t("link-other")}</a>
      </p>
    </main>`;
  return { title: "link-shared", render: content };
}

/** So much of a file is read at most; the longest link is far shorter. */
const MOST = 100_000;

class PastePage {
  title = "link-title";
  #fault = "";
  #isBusy = false;
  #isClosed = false;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  close() {
    this.#isClosed = true;
  }

  /** @param {string} pasted */
  async #open(pasted) {
    const { app } = this;
    const address = pasted.match(/#\/new\/\S+/)?.[0];
    if (address) return app.go(address);
    this.#fault = "";
    this.#isBusy = true;
    app.draw();
    const { text, fault } = await findLink(app, pasted);
    if (this.#isClosed) return;
    this.#isBusy = false;
    if (text && !fault) return app.go(`#/g/${text}`);
    this.#fault = FAULTS[fault ?? ""] ?? "link-fault-other";
    app.draw();
  }

  /** @param {SubmitEvent & {target: HTMLFormElement}} event */
  #submit = (event) => {
    event.preventDefault();
    const field = /** @type {HTMLTextAreaElement} */ (event.target.elements.namedItem("link"));
    this.#open(field.value);
  };

  /** @param {{target: HTMLInputElement}} event */
  #read = async ({ target: input }) => {
    const file = input.files?.[0];
    input.value = "";
    const text = file?.slice(0, MOST).text();
    if (text) this.#open(await text.catch(() => ""));
  };

  render() {
    const { t } = this.app;
    return html`
      ${head({ t }, t("link-title"))}
      <main class="sheet link-box">
        <form @submit=${this.#submit}>
          <label class="field"><span>${t("link-paste")}</span>
            <textarea name="link" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off" required placeholder=${t("link-paste-example")} aria-describedby="link-fault"></textarea></label>
          <p id="link-fault" role="alert">${this.#fault ? t(this.#fault) : nothing}</p>
          <p class="link-do">
            <button class="button big" ?disabled=${this.#isBusy}>${t("link-open")}</button>
            <label class="button quiet link-file"><input type="file" class="unseen" accept=".txt,text/plain" @change=${this.#read}>${t("link-file")}</label>
          </p>
        </form>
        <section>
          <h2>${t("link-own")}</h2>
          <p>${t("link-own-line")}</p>
          <p><a class="button quiet" href="#/saves">${t("saves-title")}</a></p>
        </section>
      </main>`;
  }
}
