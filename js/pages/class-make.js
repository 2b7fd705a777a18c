/** A new set: its title, and its tasks. */

import { html, nothing } from "lit-html";
import { firstPlan, MOST_TASKS, soloOf, taskOf, tasksIn } from "../class/plan.js";
import { cleanName, MOST_NAME } from "../class/words.js";
import { TABLES } from "../games/index.js";
import { findLink, linkTo } from "../links/link.js";
import { newSeed } from "../storage/saves.js";
import { keptSet } from "../storage/sets.js";
import { isDeal, isText } from "../storage/shape.js";
import { chocolates } from "../table/chocolates.js";
import { icon, toolKey } from "../table/marks.js";
import { fitted } from "../words/letters.js";
import { chooser } from "./class-choose.js";
import { classHead, onlyHere, previewFrom, taskList } from "./class-parts.js";
import { tablePicture } from "./pictures.js";

/** @import { App } from "../main.js" */
/** @import { Plan } from "../class/plan.js" */
/** @import { GameRecord } from "../table/types.js" */

/** pasted: a text with a link; offers: the tasks that this link can become; fault: the name of a message; status: what the teacher did last */
const emptyDraft = () => ({
  title: "",
  tasks: /** @type {GameRecord[]} */ ([]),
  plan: firstPlan(),
  pasted: "",
  offers: /** @type {GameRecord[]} */ ([]),
  fault: "",
  status: "",
});

/** The set that is being made. It stays while the teacher looks at other pages. */
const draft = emptyDraft();

/** Stores title and tasks on the device, in case the page is loaded anew. @param {Pick<App, "store">} app */
function storeDraft({ store }) {
  const { title, tasks } = draft;
  store.set("draft", title || tasks.length ? { title, tasks } : undefined);
}

/** Reads title and tasks, and leaves out what is damaged. @param {Pick<App, "store">} app */
function readDraft({ store }) {
  const { title, tasks } = store.get("draft") ?? {};
  const all = /** @type {any[]} */ (Array.isArray(tasks) ? tasks : []);
  draft.title = isText(title) ? title : "";
  draft.tasks = all.filter((task) => isDeal(task) && task.game in TABLES);
}

/** Begins a new draft. @param {Pick<App, "store">} app @param {GameRecord[]} [tasks] of another set */
export function startDraft(app, tasks = []) {
  Object.assign(draft, emptyDraft(), { tasks });
  storeDraft(app);
}

export class MakePage {
  title = "class-new";
  draft = draft;
  /** The pictures of tasks; null until the engine has answered. @type {Map<string, unknown>} */
  #boards = new Map();
  /** A picture needs two questions to the engine, so one picture waits for the other. */
  #queue = Promise.resolve();
  #isOpen = true;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    readDraft(app);
  }

  /** A page that was left asks no more, since its questions would come between those of the next page. */
  close() {
    this.#isOpen = false;
  }

  /** @param {Partial<typeof draft>} news */
  #change(news) {
    Object.assign(draft, news);
    if (news.title !== undefined || news.tasks) storeDraft(this.app);
    this.app.draw();
  }

  /** @param {Partial<Plan>} news */
  plan(news) {
    this.#change({ plan: { ...draft.plan, ...news }, fault: "", status: "" });
  }

  /** Adds a task to the set. @param {GameRecord} task */
  add(task) {
    const { app } = this;
    if (draft.tasks.length >= MOST_TASKS) return;
    const tasks = [...draft.tasks, task];
    const plan = { ...draft.plan, seed: newSeed() };
    const status = app.t("class-task-added", { count: tasks.length });
    this.#change({ tasks, plan, pasted: "", offers: [], fault: "", status });
    app.announce(status);
    const isButtonGone = plan.kind === "link" || tasks.length === MOST_TASKS;
    if (isButtonGone) app.focus(".make-tasks h2");
  }

  /** @param {number} i */
  #remove(i) {
    const { app } = this;
    this.#change({ tasks: draft.tasks.toSpliced(i, 1), status: "" });
    app.announce(app.t("class-task-removed", { count: draft.tasks.length }));
    app.focus(".make-tasks h2");
  }

  /** Looks for a link in a text, and offers its tasks. @param {string} text */
  async paste(text) {
    const { app } = this;
    this.#change({ pasted: text, offers: [], fault: "" });
    if (!text.trim()) return;
    const { opened, fault = "" } = await findLink(app, text);
    if (draft.pasted !== text) return;
    const tasks = opened ? tasksIn(opened, draft.plan.seed) : [];
    const known = tasks.filter(({ game }) => game in TABLES);
    const links = await Promise.all(
      known.map((task) => this.#linkTo({ title: "", tasks: [task] })),
    );
    if (draft.pasted !== text) return;
    const offers = known.filter((_, i) => links[i]); // the engine writes no link for a task that the rules forbid
    const hasWords = ["bad-link", "older-box", "newer-box"].includes(fault);
    const problem = opened ? "class-paste-none" : `class-why-${hasWords ? fault : "other"}`;
    this.#change({ offers, fault: offers.length ? "" : problem });
    if (draft.fault) app.announce(app.t(draft.fault));
  }

  /** @param {{title: string, tasks: GameRecord[]}} set */
  #linkTo = (set) => linkTo(this.app, { use: "set", set });

  /** Makes the set's link, and with it the address to go to. @param {(set: {title: string, tasks: GameRecord[]}, key: string) => string | Promise<string>} act @param {"push" | "replace"} [how] */
  #withLink(act, how) {
    return this.app.goOnce(async () => {
      const set = { title: cleanName(draft.title), tasks: draft.tasks };
      const link = await this.#linkTo(set);
      if (link) return act(set, link.text);
      this.#change({ fault: "class-make-not" });
      return null;
    }, how);
  }

  #preview = () =>
    this.#withLink((_, key) => {
      previewFrom(key, "#/class/new");
      return `#/g/${key}`;
    });

  #make = () =>
    this.#withLink(async (set, key) => {
      const { app } = this;
      const kept = keptSet(set, key, Date.now());
      await app.sets.put(kept);
      app.room.persist();
      startDraft(app);
      return `#/class/${kept.id}`;
    }, "replace");

  /** The picture of a task's board, or null until the engine has answered. @param {GameRecord} task */
  #board(task) {
    const name = JSON.stringify(task);
    if (!this.#boards.has(name)) {
      this.#boards.set(name, null);
      this.#queue = this.#queue.then(async () => {
        if (!this.#isOpen) return;
        this.#boards.set(name, await tablePicture(this.app, task));
        this.app.draw();
      });
    }
    return this.#boards.get(name);
  }

  render() {
    const { t } = this.app;
    const { title, tasks, fault } = draft;
    return html`
      ${classHead(this.app, t("class-new"))}
      <main class="set-up make">
        ${chocolates}
        <div class="make-tasks">
          <section class="house">
            <label class="field"><span>${t("class-title-field")}</span>
              <input type="text" autocomplete="off" enterkeyhint="done" placeholder=${t("class-title-empty")} .value=${title}
                @input=${(/** @type {InputEvent} */ event) => this.#change({ title: fitted(event, MOST_NAME) })}></label>
            <h2 tabindex="-1">${t("class-set-tasks", { count: tasks.length })}</h2>
            ${tasks.length ? taskList(tasks, t, (i) => this.#task(i)) : html`<p class="task-tray bare">${t("class-tasks-none")}</p>`}
            ${fault === "class-make-not" ? html`<p role="alert">${t(fault)}</p>` : nothing}
          </section>
          ${onlyHere(t)}
          <p class="set-up-go">
            <button class="button big" ?disabled=${!tasks.length} @click=${this.#make}>${t("class-make")}</button>
            <button class="button big quiet" ?disabled=${!tasks.length} @click=${this.#preview}>${t("class-look")}</button>
          </p>
        </div>
        ${tasks.length < MOST_TASKS ? this.#adding() : html`<section class="house"><p>${t("class-full", { count: MOST_TASKS })}</p></section>`}
      </main>`;
  }

  /** What stands at a task of the set: its board, and the button that takes it out. @param {number} i */
  #task(i) {
    const task = draft.tasks[i];
    const words = this.app.t("class-task-remove", { number: i + 1 });
    return html`
      ${(task && this.#board(task)) ?? nothing}
      ${toolKey("", words, icon("close"), () => this.#remove(i))}`;
  }

  /** The choice of the next task, with its board, if it has one, and the button that adds it. */
  #adding() {
    const { t } = this.app;
    const { plan, status } = draft;
    const task = taskOf(plan);
    const board = task && this.#board(task);
    const deal = () => this.plan({ seed: newSeed() });
    return html`
      <section class="house make-add">
        <h2>${t("class-add-task")}</h2>
        ${chooser(this)}
        ${soloOf(plan.kind) ? html`<div class="make-board">${board ?? html`<span class="board-picture"></span>`}<button class="button quiet" @click=${deal}>${t("class-deal")}</button></div>` : nothing}
        ${plan.kind === "link" ? nothing : html`<p class="make-do"><button class="button big" ?disabled=${!task} @click=${() => task && this.add(task)}>${t("class-add-this")}</button></p>`}
        ${status ? html`<p class="small make-told">${status}</p>` : nothing}
      </section>`;
  }
}
