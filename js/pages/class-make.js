/** A new set: a title, and its tasks, each chosen with few touches. */

import { html, nothing } from "lit-html";
import { firstPlan, MOST, soloOf, taskOf, tasksIn } from "../class/plan.js";
import { tray } from "../class/tray.js";
import { cleanName, MOST_NAME } from "../class/words.js";
import { TABLES } from "../games/index.js";
import { findLink, linkTo } from "../links/link.js";
import { newSeed } from "../storage/saves.js";
import { keptSet } from "../storage/sets.js";
import { isDeal, isText } from "../storage/shape.js";
import { chocolates } from "../table/chocolates.js";
import { icon } from "../table/marks.js";
import { fitted } from "../words/letters.js";
import { pictureOf } from "./begun.js";
import { chooser } from "./class-choose.js";
import { classHead, lookFrom, onlyHere } from "./class-head.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../table/types.js").GameRecord} GameRecord */
/** @typedef {import("../class/plan.js").Plan} Plan */
/** @typedef {{title: string, tasks: GameRecord[], plan: Plan, pasted: string, offers: GameRecord[], fault: string, told: string}} Draft offers: what the pasted link can become; told: what was just done */
/** @typedef {{change: (news: Partial<Draft>) => void, plan: (news: Partial<Plan>) => void, add: (task: GameRecord | null) => void, remove: (i: number) => void,
 *   deal: () => void, paste: (text: string) => void, look: () => void, make: () => void}} Acts */

/** @returns {Draft} */
const empty = () => ({
  title: "",
  tasks: [],
  plan: firstPlan(),
  pasted: "",
  offers: [],
  fault: "",
  told: "",
});

/** What is being made waits, wherever its teacher looks meanwhile. */
let draft = empty();

/** Its title and tasks wait on the device, until the set is made: the page may be loaded anew. @param {Pick<App, "store">} app @param {Pick<Draft, "title" | "tasks">} [now] */
const keepDraft = ({ store }, { title, tasks } = empty()) =>
  store.set("draft", title || tasks.length ? { title, tasks } : undefined);

/** What waits, as far as it can be read. @param {Pick<App, "store">} app */
function keptDraft({ store }) {
  const { title, tasks } = store.get("draft") ?? {};
  /** @type {GameRecord[]} */
  const good = Array.isArray(tasks)
    ? tasks.filter((task) => isDeal(task) && task.game in TABLES)
    : [];
  return { title: isText(title) ? title : "", tasks: good };
}

/** Begins with the tasks of another set. @param {Pick<App, "store">} app @param {GameRecord[]} tasks */
export function beginWith(app, tasks) {
  draft = empty();
  keepDraft(app, { title: "", tasks });
}

/** @param {App} app @returns {import("../main.js").Page} */
export function makePage(app) {
  /** @type {Map<string, unknown>} */
  const boards = new Map();
  draft = { ...draft, ...keptDraft(app) };
  /** One question after the other, since each is followed by a second that belongs to it; and none for a page that was left, or it would come between another's. */
  let queue = Promise.resolve();
  let isOpen = true;

  /** The picture of a task, once the engine has told what lies there. @param {GameRecord | null} task */
  function board(task) {
    const name = JSON.stringify(task);
    if (task && !boards.has(name)) {
      boards.set(name, null);
      queue = queue.then(async () => {
        if (!isOpen) return;
        boards.set(name, await pictureOf(app, task));
        app.draw();
      });
    }
    return boards.get(name);
  }

  const set = () => ({ title: cleanName(draft.title), tasks: draft.tasks });
  const link = () => linkTo(app, { use: "set", set: set() });

  /** @type {Acts} */
  const acts = {
    change(news) {
      draft = { ...draft, ...news };
      if (news.title !== undefined || news.tasks) keepDraft(app, draft);
      app.draw();
    },
    plan: (news) => acts.change({ plan: { ...draft.plan, ...news }, fault: "", told: "" }),
    add(task) {
      if (!task || draft.tasks.length >= MOST) return;
      acts.change({
        tasks: [...draft.tasks, task],
        plan: { ...draft.plan, seed: newSeed() },
        pasted: "",
        offers: [],
        fault: "",
      });
      acts.change({ told: app.t("class-task-added", { count: draft.tasks.length }) });
      app.announce(draft.told);
      if (draft.plan.kind === "link" || draft.tasks.length === MOST) app.focus(".make-tasks h2"); // the key that was pressed is gone
    },
    remove(i) {
      acts.change({ tasks: draft.tasks.filter((_, at) => at !== i), told: "" });
      app.announce(app.t("class-task-removed", { count: draft.tasks.length }));
      app.focus(".make-tasks h2");
    },
    deal: () => acts.plan({ seed: newSeed() }),
    async paste(text) {
      acts.change({ pasted: text, offers: [], fault: "" });
      if (!text.trim()) return;
      const { opened, fault = "" } = await findLink(app, text);
      if (draft.pasted !== text) return;
      const wished = opened
        ? tasksIn(opened, draft.plan.seed).filter(({ game }) => game in TABLES)
        : [];
      const made = await Promise.all(
        wished.map((task) => linkTo(app, { use: "set", set: { title: "", tasks: [task] } })),
      );
      if (draft.pasted !== text) return;
      const offers = wished.filter((_, i) => made[i]); // the rules may forbid some
      acts.change({
        offers,
        fault: offers.length
          ? ""
          : opened
            ? "class-paste-none"
            : `class-why-${["bad-link", "older-box", "newer-box"].includes(fault) ? fault : "other"}`,
      });
      if (draft.fault) app.announce(app.t(draft.fault));
    },
    look: () =>
      app.goOnce(async () => {
        const { text } = (await link()) ?? {};
        if (text) lookFrom(text, "#/class/new");
        else acts.change({ fault: "class-make-not" });
        return text ? `#/g/${text}` : null;
      }),
    make: () =>
      app.goOnce(async () => {
        const wanted = set();
        const made = await link();
        if (!made) {
          acts.change({ fault: "class-make-not" });
          return null;
        }
        const kept = keptSet(wanted, made.text, Date.now());
        await app.sets.put(kept);
        app.room.persist(app.install.isOwn() ? "own" : "page");
        draft = empty();
        keepDraft(app);
        return `#/class/${kept.id}`;
      }, "replace"),
  };

  return {
    title: "class-new",
    render: () => make(app, board, acts),
    close: () => {
      isOpen = false;
    },
  };
}

/** @param {App} app @param {(task: GameRecord | null) => unknown} board @param {Acts} acts */
function make(app, board, acts) {
  const { t } = app;
  const { title, tasks, fault } = draft;
  return html`
    ${classHead(app, t("class-new"))}
    <main class="set-up make">
      ${chocolates}
      <div class="make-tasks">
        <section class="house">
          <label class="field"><span>${t("class-title-field")}</span>
            <input type="text" autocomplete="off" enterkeyhint="done" placeholder=${t("class-title-empty")} .value=${title}
              @input=${(/** @type {InputEvent} */ event) => acts.change({ title: fitted(event, MOST_NAME) })}></label>
          <h2 tabindex="-1">${t("class-set-tasks", { count: tasks.length })}</h2>
          ${tasks.length ? tray(tasks, t, (task, i) => made(app, board(task), i, acts)) : html`<p class="task-tray bare">${t("class-tasks-none")}</p>`}
          ${fault === "class-make-not" ? html`<p role="alert">${t(fault)}</p>` : nothing}
        </section>
        ${onlyHere(t)}
        <p class="set-up-go">
          <button class="button big" ?disabled=${!tasks.length} @click=${acts.make}>${t("class-make")}</button>
          <button class="button big quiet" ?disabled=${!tasks.length} @click=${acts.look}>${t("class-look")}</button>
        </p>
      </div>
      ${tasks.length < MOST ? adding(app, board, acts) : html`<section class="house"><p>${t("class-full", { count: MOST })}</p></section>`}
    </main>`;
}

/** A task that is in the set already. @param {App} app @param {unknown} lying @param {number} i @param {Acts} acts */
const made = ({ t }, lying, i, acts) => html`
  ${lying ?? nothing}
  <button class="tool" aria-label=${t("class-task-remove", { number: i + 1 })} title=${t("class-task-remove", { number: i + 1 })} @click=${() => acts.remove(i)}>${icon("close")}</button>`;

/** @param {App} app @param {(task: GameRecord | null) => unknown} board @param {Acts} acts */
function adding(app, board, acts) {
  const { t } = app;
  const task = taskOf(draft.plan);
  const lying = draft.plan.kind === "link" ? null : board(task);
  return html`
    <section class="house make-add">
      <h2>${t("class-add-task")}</h2>
      ${chooser(app, draft, acts)}
      ${
        soloOf(draft.plan.kind)
          ? html`
        <div class="make-board">${lying ?? html`<span class="board-picture"></span>`}
          <button class="button quiet" @click=${acts.deal}>${t("class-deal")}</button></div>`
          : nothing
      }
      ${draft.plan.kind === "link" ? nothing : html`<p class="make-do"><button class="button big" ?disabled=${!task} @click=${() => acts.add(task)}>${t("class-add-this")}</button></p>`}
      ${draft.told ? html`<p class="small make-told">${draft.told}</p>` : nothing}
    </section>`;
}
