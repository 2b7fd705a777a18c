/** For teachers: the sets of this device, a new set, or one set with its results. */

import { html, nothing, svg } from "lit-html";
import { createAsk, deleteQuestion, removeThing } from "../app/asking.js";
import { radios } from "../app/fields.js";
import { head } from "../app/page-head.js";
import { WholeFile } from "../app/whole-file.js";
import { expireNames } from "../class/expiry.js";
import { FORGET } from "../store/settings.js";
import { chocolates } from "../table/chocolates.js";
import { MakePage } from "./class-make.js";
import { setPage } from "./class-set.js";

/** @import { StoredSets, StoredSet } from "../store/sets.js" */

/** @param {App} app @param {Params} params @returns {Page | Promise<Page | null>} */
export function page(app, { id, query }) {
  if (id === "new") return new MakePage(app);
  if (id.startsWith("lesson-")) return lessons().then(({ lessonPage }) => lessonPage(app, id));
  if (id.endsWith(TOGETHER)) return together(app, id.slice(0, -TOGETHER.length));
  if (id.endsWith(TOURNAMENT)) return tournament(app, id.slice(0, -TOURNAMENT.length), query);
  return id ? setPage(app, id) : new SetsPage(app);
}

/** The end of the address of what a class looks at together. */
const TOGETHER = "/together";

/** The end of the address where the bots of a class play each other. */
const TOURNAMENT = "/tournament";

/**
 * It comes when somebody wants it.
 * @param {App} app
 * @param {string} id of a set
 * @param {Params["query"]} query task: its number
 */
const tournament = async (app, id, { task = "0" }) =>
  (await import("./class-tournament.js")).classTournament(app, id, Number(task));

/** It comes when somebody wants it. @param {App} app @param {string} id of a set */
const together = async (app, id) => (await import("./class-together.js")).togetherPage(app, id);

const lessons = () => import("./class-lessons.js");

/** A tray of chocolates. */
const picture = html`<svg class="class-picture" viewBox="0 0 210 210" aria-hidden="true">
  <use href="#tray" width="210" height="210" />
  ${["dark", "milk", "white", "milk"].map(
    (kind, i) =>
      svg`<use
        href="#piece-${kind}"
        x=${9 + (i % 2) * 98}
        y=${9 + Math.floor(i / 2) * 98}
        width="94"
        height="94"
      />`,
  )}
  <use href="#smartie" x="72" y="72" width="66" height="66" />
</svg>`;

class SetsPage {
  title = "class-title";
  /** @type {StoredSets} */
  stored = { sets: [], results: [], damaged: [] };
  /** The id of the set that may be deleted. */
  asked = "";
  /** The ready lessons, once they have come. @type {((t: T) => unknown) | null} */
  #cards = null;
  #isOpen = true;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.t = app.t;
    this.ask = createAsk(app, (asked) => Object.assign(this, { asked }));
    this.file = new WholeFile(app, this.#renew);
    this.#renew();
    this.#loadLessons();
  }

  close() {
    this.#isOpen = false;
  }

  async #loadLessons() {
    const { app } = this;
    const words = app.moreWords("class-lessons");
    const come = Promise.all([lessons(), words]).then(([{ lessonCards }]) => lessonCards);
    this.#cards = await come.catch(() => (t) => html`<p>${t("class-lessons-not")}</p>`);
    app.draw();
  }

  /** What is too old goes; a page that was left tells nothing more. */
  #renew = async () => {
    await this.#load();
    const count = await expireNames(this.app);
    if (!count || !this.#isOpen) return;
    this.app.announce(this.app.t("forget-done", { count }));
    await this.#load();
  };

  #load = async () => {
    this.stored = await this.app.sets.all();
    this.app.draw();
  };

  render() {
    const { app, t, stored } = this;
    const rows = [
      ...stored.sets.map((set) => this.#set(set)),
      ...stored.damaged.map(this.#damaged),
    ];
    return html`${head(app, t("class-title"))}
      <main class="class-page teachers">
        ${chocolates}
        <section class="house class-welcome">
          ${picture}
          <p class="class-hello">${t("class-hello")}</p>
          <ol class="class-steps">
            ${["make", "scan", "back"].map((step) => html`<li>${t(`class-step-${step}`)}</li>`)}
          </ol>
          <p class="small">
            ${t(app.platform?.isHeard ? "class-private-platform" : "class-private")}
            ${t("class-own")}${
              app.install.way.startsWith("ios") ? html` ${t("class-ios")}` : nothing
            }
          </p>
          <p class="class-links">
            <a class="button big" href="#/class/new">${t("class-new")}</a>
            <a class="button quiet" href="#/workshop">${t("class-workshop")}</a>
            <a class="button quiet" href="#/addresses">${t("addresses-title")}</a>
          </p>
        </section>
        ${app.sets.isStored() ? nothing : html`<p role="status">${t("class-not-kept")}</p>`}
        ${
          rows.length
            ? html`<section class="house">
                <h2>${t("class-sets")}</h2>
                <ul class="saves">
                  ${rows}
                </ul>
              </section>`
            : nothing
        }
        ${this.#cards?.(t) ?? nothing} ${this.#keeping()}
      </main>`;
  }

  /** How long names stay, and everything as a file. */
  #keeping() {
    const { app, t } = this;
    const set = (/** @type {number} */ days) => {
      app.store.set("forget", days);
      this.#renew();
    };
    /** @type {[number, string][]} */
    const days = FORGET.map((one) => [one, t("forget-days", { days: one })]);
    return html`<section class="house class-keep">
      <h2>${t("whole-title")}</h2>
      <fieldset class="choice make-bar" aria-describedby="forget-line">
        <legend>${t("forget-names")}</legend>
        ${radios("forget", days, app.store.get("forget"), set)}
      </fieldset>
      <p class="small" id="forget-line">${t("forget-line")}</p>
      ${this.file.render()}
      <p><a class="line-link" href="#/privacy">${t("about-privacy")}</a></p>
    </section>`;
  }

  /** @param {StoredSet} stored */
  #set({ id, key, set, made }) {
    const { t } = this;
    const title = set.title || t("class-untitled");
    const results = this.stored.results.filter((result) => result.key === key).length;
    const when = new Intl.DateTimeFormat(this.app.words.region, { dateStyle: "medium" }).format(
      made,
    );
    return html`<li class="save">
      <div>
        <h3>${title}</h3>
        <p>${t("class-set-line", { tasks: set.tasks.length, results })}</p>
        <p class="small">${when}</p>
      </div>
      <div class="save-do">
        <a class="button" href="#/class/${id}" aria-label=${t("class-open-of", { title })}
          >${t("class-open")}</a
        >
      </div>
    </li>`;
  }

  /** @param {string} id */
  #damaged = (id) => {
    const { app, t } = this;
    const remove = () => removeThing(app, () => app.sets.remove(id), "class-removed", this.#load);
    const answers = { remove, cancel: () => this.ask("") };
    return html`<li class="save" data-state="damaged">
      <div>
        <h3>${t("class-damaged")}</h3>
        <p>${t("class-damaged-line")}</p>
      </div>
      ${
        this.asked === id
          ? deleteQuestion(t, t("class-damaged-sure"), answers)
          : html`<div class="save-do">
              <button class="button quiet" data-asks @click=${() => this.ask(id)}>
                ${t("saves-delete")}
              </button>
            </div>`
      }
    </li>`;
  };
}
