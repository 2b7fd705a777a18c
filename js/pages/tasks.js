/** The page of a set for pupils: a name to type, the tasks with their tries, and in the end a result to show. */

import { html, nothing } from "lit-html";
import { cleanName, fileName, MOST_NAME, scoreWords } from "../class/words.js";
import { linkTo, openLink } from "../links/link.js";
import { idOf } from "../storage/sets.js";
import { isText } from "../storage/shape.js";
import { chocolates } from "../table/chocolates.js";
import { icon } from "../table/marks.js";
import { fitted } from "../words/letters.js";
import { helpLine, LinkPanel, taskList, tasksHead } from "./class-parts.js";
import { saveGame } from "./new.js";

/** @import { Listed } from "../storage/saves.js" */
/** @import { Score, TaskSet } from "../storage/sets.js" */
/**
 * @typedef {{save: Save, score: Score | null}} Try score: null until the engine has counted it
 * @typedef {{unfinished: Save | null, best: Try | null, last: Try | null, count: number}} Played one task; count: of its finished tries
 * @typedef {{round: number, name: string}} Pupil round: 0 for the first pupil who plays this set on this device, then 1, and so on
 * @typedef {"" | "no-name" | "no-link" | "shown"} Result no-name: the pupil must type one first; no-link: the engine wrote none
 */

export class TasksPage {
  title = "class-tasks";
  /** Null until the saved games are read. @type {Played[] | null} */
  played = null;
  /** @type {Result} */
  result = "";

  /** @param {App} app @param {{set: TaskSet, key: string}} opened */
  constructor(app, { set, key }) {
    this.app = app;
    this.t = app.t;
    this.set = set;
    this.key = key;
    this.pupil = pupilOf(app, key) ?? { round: 0, name: "" };
    this.panel = new LinkPanel(app);
    this.#load();
  }

  /** @param {Partial<Pick<TasksPage, "pupil" | "played" | "result">>} news */
  #change(news) {
    Object.assign(this, news);
    this.app.draw();
  }

  /** Reads and counts one pupil's tries. An answer that comes after the next pupil has begun is left out. */
  async #load() {
    const { app, key, set } = this;
    const { round } = this.pupil;
    await app.platform?.ready;
    const tries = triesOf(await app.saves.list(), key, { round, tasks: set.tasks.length });
    if (round !== this.pupil.round) return;
    this.#change({ played: tries.map(uncounted) });
    const played = await counted(app, set, tries);
    if (round === this.pupil.round) this.#change({ played });
  }

  /** Begins a task. @param {number} number */
  #play(number) {
    const { app, key, set, pupil } = this;
    return app.goOnce(() => {
      storePupil(app, key, pupil);
      return begin(app, { key, set }, { number, pupil });
    });
  }

  #rename = (/** @type {InputEvent} */ event) => {
    const pupil = { ...this.pupil, name: fitted(event, MOST_NAME) };
    if (pupilOf(this.app, this.key)) storePupil(this.app, this.key, pupil);
    this.#change({ pupil, result: "" });
  };

  #nextPupil = () => {
    const { app } = this;
    const pupil = { round: this.pupil.round + 1, name: "" };
    storePupil(app, this.key, pupil);
    this.#change({ pupil, played: null, result: "" });
    this.#load();
    app.announce(app.t("class-next-done"));
    app.focus(".task-name input");
  };

  #showResult = async () => {
    const { app, pupil, set } = this;
    const name = cleanName(pupil.name);
    if (!name) {
      this.#change({ result: "no-name" });
      return app.focus(".task-name input");
    }
    const when = Math.floor(Date.now() / 60_000);
    const link = await resultLink(app, set, this.played ?? [], { name, when });
    if (pupil !== this.pupil) return; // the name was changed meanwhile, or the next pupil has begun
    const file = fileName(`${app.t("class-result")} ${name}`, "txt");
    if (link) this.panel.show(link.address, `${name}: ${set.title}`, file);
    this.#change({ result: link ? "shown" : "no-link" });
    app.focus(".task-result h2");
  };

  render() {
    const { app, t, set, pupil, played, result } = this;
    const isMissing = result === "no-name";
    const isBegun = played?.some(({ unfinished, count }) => unfinished || count > 0);
    return html`
      ${tasksHead(app, set.title || t("class-tasks"), this.key)}
      <main class="class-page tasks">
        ${chocolates}
        ${app.saves.isKept() ? nothing : html`<p role="status">${t("saves-not-kept")}</p>`}
        ${this.#platform()}
        <section class="house task-name">
          <label class="field"><span>${t("class-name")}</span>
            <input type="text" autocomplete="off" autocapitalize="words" enterkeyhint="done" aria-describedby="name-line" aria-invalid=${isMissing ? "true" : nothing}
              .value=${pupil.name} @input=${this.#rename}></label>
          <p class="small" id="name-line">${isMissing ? html`<strong>${t("class-name-asked")}</strong> ` : nothing}${t("class-name-line")}</p>
          ${isBegun && !app.platform?.isHeard ? html`<p><button class="button quiet" @click=${this.#nextPupil}>${t("class-next")}</button></p>` : nothing}
        </section>
        <section class="house">
          <h2>${t("class-set-tasks", { count: set.tasks.length })}</h2>
          ${taskList(set.tasks, t, (i) => this.#task(i))}
          ${helpLine(set, t)}
        </section>
        ${played?.some(({ count }) => count > 0) ? this.#result(played) : nothing}
      </main>`;
  }

  /** What a learning platform is told. */
  #platform() {
    const { app, t, key } = this;
    const told = app.platform?.tells(key);
    return told ? html`<p role="status">${t(told.message, told.args)}</p>` : nothing;
  }

  /** The scores of a task, and its button. @param {number} i */
  #task(i) {
    const { app, t, played } = this;
    const { unfinished = null, best = null, last = null, count = 0 } = played?.[i] ?? {};
    const isAgain = count > 0 && !unfinished;
    const words = t(unfinished ? "class-go-on" : count ? "class-again" : "class-play");
    const act = () => (unfinished ? app.go(`#/game/${unfinished.id}`) : this.#play(i));
    return html`
      <div class="task-state">
        ${count ? html`<p class="task-done">${icon("tick")}<span>${best?.score ? scoreWords(best.score, t) : t("class-reckoning")}${count > 1 && last?.score ? html`<small>${t("class-last", { count, score: scoreWords(last.score, t) })}</small>` : nothing}</span></p>` : nothing}
        <button class=${isAgain ? "button quiet" : "button"} ?disabled=${!played} aria-label="${t("class-task-of", { number: i + 1 })}: ${words}" @click=${act}>${words}</button>
      </div>`;
  }

  /** @param {Played[]} played */
  #result(played) {
    const { t, pupil, result, panel } = this;
    const done = played.filter(({ count }) => count > 0);
    const parts =
      result === "shown"
        ? html`
        <h2 tabindex="-1">${t("class-shown", { name: cleanName(pupil.name) })}</h2>
        <p>${t("class-shown-line")}${done.some(({ count }) => count > 1) ? ` ${t("class-shown-best")}` : ""}</p>
        ${panel.render()}`
        : html`
        <p>${t("class-done", { done: done.length, all: played.length })}</p>
        <p><button class="button big" ?disabled=${done.some(({ best }) => !best)} @click=${this.#showResult}>${t("class-show")}</button></p>
        ${result === "no-link" ? html`<p role="status">${t("class-show-not")}</p>` : nothing}`;
    return html`<section class="house task-result">${parts}</section>`;
  }
}

/** Pupils' names are stored for so many sets. */
const MOST = 20;

/** Who plays a set on this device. It is null if nobody has begun. @param {Pick<App, "store">} app @param {string} key of the set @returns {Pupil | null} */
export function pupilOf({ store }, key) {
  const pupil = store.get("pupils")?.[idOf(key)];
  return Number.isSafeInteger(pupil?.round) && isText(pupil?.name) ? pupil : null;
}

/** @param {Pick<App, "store">} app @param {string} key @param {Pupil} pupil */
export function storePupil({ store }, key, pupil) {
  const { [idOf(key)]: _, ...others } = store.get("pupils") ?? {};
  const newest = Object.entries(others).slice(1 - MOST);
  store.set("pupils", Object.fromEntries([...newest, [idOf(key), pupil]]));
}

/** Saves a new game for a task of a set, and returns the address of its table. @param {Pick<App, "saves">} app @param {{key: string, set: TaskSet}} opened @param {{number: number, pupil: Pupil}} whose */
export function begin(app, { key, set: { tasks, help } }, { number, pupil }) {
  const record = tasks[number];
  const names = record.players.map(({ kind }) => (kind === "person" ? pupil.name : ""));
  const task = { set: key, number, round: pupil.round, ...(help && { help }) };
  return saveGame(app, record, { names, task });
}

/** The saved games of one pupil, task by task, the oldest first. @param {Listed[]} listed @param {string} key @param {{round: number, tasks: number}} whose @returns {Save[][]} */
export function triesOf(listed, key, { round, tasks }) {
  const saves = listed.toReversed().flatMap(({ save }) => save ?? []);
  const own = saves.filter(({ task }) => task?.set === key && task.round === round);
  return Array.from({ length: tasks }, (_, i) => own.filter(({ task }) => task?.number === i));
}

/** What the page shows of a task before the engine has counted its tries. @param {Save[]} saves @returns {Played} */
const uncounted = (saves) => ({
  unfinished: saves.findLast(({ done }) => !done) ?? null,
  best: null,
  last: null,
  count: saves.filter(({ done }) => done).length,
});

/** The same with the scores. @param {Pick<App, "engine">} app @param {TaskSet} set @param {Save[][]} tries @returns {Promise<Played[]>} */
export const counted = (app, set, tries) =>
  Promise.all(
    tries.map(async (saves, number) => {
      const done = saves.filter((save) => save.done);
      const all = await Promise.all(done.map((save) => tried(app, set, save, number)));
      const [best = null] = all.toSorted((a, b) => compare(a.score, b.score));
      return { ...uncounted(saves), best, last: all.at(-1) ?? null };
    }),
  );

/** Asks the engine for the score of a try, as of a result that holds nothing else. @param {Pick<App, "engine">} app @param {TaskSet} set @param {Save} save @param {number} number @returns {Promise<Try>} */
async function tried(app, set, save, number) {
  const moves = set.tasks.map((_, i) => (i === number ? save.record.moves : []));
  const link = await linkTo(app, { use: "result", result: { set, name: "?", when: 0, moves } });
  const { opened } = link ? await openLink(app, link.text) : {};
  return { save, score: /** @type {any} */ (opened)?.scores?.[number] ?? null };
}

/** More marks come first, then more points, then less time; a try without a score comes last. @param {Score | null} one @param {Score | null} other */
function compare(one, other) {
  if (!one || !other) return Number(!one) - Number(!other);
  return other.marks - one.marks || other.points - one.points || one.span - other.span;
}

/** The result as a link, with the best try of each task. @param {Pick<App, "engine">} app @param {TaskSet} set @param {Played[]} played @param {{name: string, when: number}} whose */
export const resultLink = (app, set, played, whose) =>
  linkTo(app, {
    use: "result",
    result: { set, ...whose, moves: played.map(({ best }) => best?.save.record.moves ?? []) },
  });

/** What all finished tries of a pupil come to, as a teacher's table would read it from a link without a name; null where none is finished. @param {Pick<App, "engine" | "saves">} app @param {{key: string, set: TaskSet}} opened @param {number} round of the pupil */
export async function resultOf(app, { key, set }, round) {
  const tries = triesOf(await app.saves.list(), key, { round, tasks: set.tasks.length });
  const played = await counted(app, set, tries);
  if (played.every(({ count }) => count === 0)) return null;
  const when = Math.floor(Date.now() / 60_000);
  const link = await resultLink(app, set, played, { name: "?", when });
  const { opened } = link ? await openLink(app, link.text) : {};
  if (!link || !opened) return null;
  const { total, most, scores } = /** @type {import("../storage/sets.js").Opened} */ (
    /** @type {any} */ (opened)
  );
  return { total, most, done: scores.every((score) => score.done), text: link.text };
}
