/** A ready lesson with its set and a sheet to print; its words are `ready-<name>-…`. */

import { html, nothing } from "lit-html";
import * as notFound from "../app/not-found.js";
import { closedBox } from "../app/pictures.js";
import { LESSONS } from "../class/lessons.js";
import { tasksOf } from "../class/plan.js";
import { fileName } from "../class/words.js";
import { hasAddress } from "../links/address.js";
import { linkTo } from "../links/link.js";
import { helpIn } from "../store/help.js";
import { storedSet } from "../store/sets.js";
import { chocolates } from "../table/chocolates.js";
import { termsOf } from "./class-draft.js";
import { LinkPanel } from "./link-panel.js";
import { classHead, onlyHere, taskList, taskMinutes } from "./task-list.js";

/** @import { Lesson } from "../class/lessons.js" */
/** @import { Link } from "../links/link.js" */
/** What stands before a lesson's name in an address. */
const BEFORE = "lesson-";

/** @param {App} app @param {string} id as it stands in the address @returns {Promise<Page>} */
export async function lessonPage(app, id) {
  const lesson = LESSONS.find(({ name }) => `${BEFORE}${name}` === id);
  if (!lesson) return notFound.page(app);
  await app.moreWords("class-lessons");
  return new LessonPage(app, lesson);
}

class LessonPage {
  title = "ready-lesson";
  /** @type {Link | null} */
  #link = null;
  #fault = "";

  /** @param {App} app @param {Lesson} lesson */
  constructor(app, lesson) {
    this.app = app;
    this.t = app.t;
    this.lesson = lesson;
    const tasks = tasksOf(lesson);
    const terms = termsOf({ tasks, help: helpIn({ help: lesson }), counts: null, picks: null });
    this.set = { title: this.#words("title"), tasks, ...terms };
    this.panel = new LinkPanel(app);
    this.#show();
  }

  close() {
    delete document.documentElement.dataset.print;
  }

  /** @param {string} part */
  #words = (part) => this.t(`ready-${this.lesson.name}-${part}`);

  async #show() {
    this.#link = await linkTo(this.app, { use: "set", set: this.set });
    const { title } = this.set;
    if (this.#link) this.panel.show(this.#link.address, title, fileName(title, "txt"));
    this.app.draw();
  }

  #take = () =>
    this.app.goOnce(async () => {
      const { app, set } = this;
      this.#link ??= await linkTo(app, { use: "set", set });
      this.#fault = this.#link ? "" : "class-make-not";
      if (!this.#link) return app.draw() ?? null;
      const made = storedSet(set, this.#link.text, Date.now());
      await app.sets.add(made, []);
      app.space.persist();
      return `#/class/${made.id}`;
    });

  #print = () => {
    document.documentElement.dataset.print = "lesson";
    print();
  };

  render() {
    const { app, t, lesson, set } = this;
    const { minutes, age, steps, links } = lesson;
    return html`${classHead(app, set.title)}
      <main class="class-page ready">
        ${chocolates}
        <section class="house ready-about" data-game=${lesson.game}>
          <div class="ready-top">
            ${closedBox(lesson.game)}
            <div>
              <p class="class-hello">${this.#words("line")}</p>
              <p class="ready-line">${t("ready-line", { minutes, age })}</p>
            </div>
          </div>
          <h2>${t("ready-goal")}</h2>
          <p>${this.#words("goal")}</p>
          <h2>${t("ready-material")}</h2>
          <p>${t("ready-material-all")} ${this.#words("material")}</p>
          <h2>${t("ready-course")}</h2>
          <ol class="ready-steps">
            ${steps.map(
              (long, i) =>
                html`<li>
                  <strong>${t("ready-minutes", { minutes: long })}</strong
                  ><span>${this.#words(`step-${i + 1}`)}</span>
                </li>`,
            )}
          </ol>
          <p class="class-links no-print">
            <button class="button quiet" @click=${this.#print}>${t("ready-print")}</button
            ><span class="small">${t("ready-print-line")}</span>
          </p>
        </section>
        <section class="house for-pupils ready-set">
          <div class="for-words">
            <h2>${t("ready-tasks")}</h2>
            ${onlyHere(t)} ${taskList(set.tasks, t, (i) => taskMinutes(set.tasks[i], t))}
            <p class="no-print">
              <button class="button big" @click=${this.#take}>${t("ready-take")}</button>
            </p>
            ${this.#fault ? html`<p role="alert">${t(this.#fault)}</p>` : nothing}
            <p class="small no-print">${t("ready-take-line")}</p>
          </div>
          <div class="ready-code">
            <h3>${t("ready-code")}</h3>
            ${this.panel.render()}
            ${
              this.#link && hasAddress()
                ? html`<p class="ready-address" aria-hidden="true">${this.#link.address}</p>`
                : nothing
            }
          </div>
        </section>
        <section class="house ready-on no-print">
          <h2>${t("ready-on")}</h2>
          <p class="class-links">
            ${links.map(
              (to) => html`<a class="button quiet" href="#/${to}">${linkWords(to, t)}</a>`,
            )}
          </p>
        </section>
      </main>`;
  }
}

/** Where a link leads, by its first word and what stands in it. @param {string} to @param {T} t */
function linkWords(to, t) {
  const [path = "", query] = to.split("?");
  const [page = ""] = path.split("/");
  return t(`ready-to-${page}`, Object.fromEntries(new URLSearchParams(query)));
}
