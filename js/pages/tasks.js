/**
 * The page of a set for pupils: a name to type or to pick, the tasks with their tries, and in the
 * end a result to show.
 */

import { html, nothing } from "lit-html";
import { saveGame } from "../app/new.js";
import { animalOf, nameWords } from "../class/names.js";
import {
  counted,
  gamesOf,
  newPupil,
  playersOf,
  pupilOf,
  resultOf,
  storePupil,
  uncounted,
} from "../class/tries.js";
import { cleanName, fileName, scoreWords } from "../class/words.js";
import { isRevealed, kindOf } from "../games/box.js";
import { linkOrFault } from "../links/link.js";
import { animalsIn, withAnimal } from "../table/animals.js";
import { chocolates } from "../table/chocolates.js";
import { icon } from "../table/marks.js";
import { firstPerson } from "../table/players.js";
import { namePart } from "./class-name.js";
import { LinkPanel } from "./link-panel.js";
import { helpLine, olderTask, taskList, tasksHead } from "./task-list.js";

/** @import { Played, Pupil } from "../class/tries.js" */
/** @import { TaskSet, Try } from "../../build/types/engine" */
/**
 * @typedef {"" | "no-name" | "no-link" | "shown"} Result no-name: the pupil must type or pick one
 *   first; no-link: the engine wrote none
 */

export class TasksPage {
  title = "class-tasks";
  /** Null until the saved games are read. @type {Played[] | null} */
  played = null;
  /** @type {Result} */
  result = "";
  /** Whether the names to pick from are shown, although one is picked. */
  isPicking = true;

  /**
   * @param {App} app
   * @param {{set: TaskSet, key: string, older?: number[]}} opened older: the places of the tasks
   *   that cannot be played any more
   */
  constructor(app, { set, key, older = [] }) {
    this.app = app;
    this.older = older;
    this.t = app.t;
    this.set = set;
    this.key = key;
    this.pupil = pupilOf(app, key) ?? newPupil();
    this.isPicking = !this.pupil.name;
    this.panel = new LinkPanel(app);
    this.#load();
  }

  /** @param {Partial<Pick<TasksPage, "pupil" | "played" | "result" | "isPicking">>} news */
  change(news) {
    Object.assign(this, news);
    this.app.draw();
  }

  /**
   * Reads and counts one pupil's tries. An answer that comes after the next pupil has begun is left
   * out.
   */
  async #load() {
    const { app, key, set } = this;
    await app.platform?.ready;
    const { name } = this.pupil; // perhaps just typed
    if (app.platform?.isHeard) this.pupil = { ...(pupilOf(app, key) ?? this.pupil), name };
    const { pupil } = this;
    const isOther = () => pupil.round !== this.pupil.round;
    const games = gamesOf(await app.saves.list(), key, pupil, set.tasks.length);
    if (isOther()) return;
    this.change({ played: games.map(uncounted) });
    const played = await counted(app, set, games);
    if (!isOther()) this.change({ played });
  }

  /** Begins a task; a bot is written on the bench. @param {number} number */
  #play(number) {
    const { app, key, set, pupil, played } = this;
    const begun = (played ?? []).map((one) => one.begun);
    const task = set.tasks[number];
    if (task && kindOf(task).is_written) {
      storePupil(app, key, { ...pupil, begun });
      return app.go(`#/workshop/${task.game}?set=${key}&task=${number}`);
    }
    return app.goOnce(() => begin(app, { key, set }, { number, pupil: { ...pupil, begun } }));
  }

  /** @param {string} name */
  rename = (name) => {
    const pupil = { ...this.pupil, name };
    if (pupilOf(this.app, this.key)) storePupil(this.app, this.key, pupil);
    this.change({ pupil, result: "" });
  };

  nextPupil = () => {
    const { app, set } = this;
    const pupil = newPupil(this.pupil.round + 1);
    storePupil(app, this.key, pupil);
    this.change({ pupil, played: null, result: "", isPicking: true });
    this.#load();
    app.announce(app.t(set.picks ? "class-next-pick" : "class-next-done"));
    app.focus(".task-name input");
  };

  #askName() {
    this.change({ result: "no-name", isPicking: true });
    this.app.focus(".task-name input");
  }

  #showResult = async () => {
    const { app, pupil, set, played } = this;
    const name = cleanName(pupil.name);
    if (!name) return this.#askName();
    storePupil(app, this.key, pupil); // the next result comes from the same origin
    const when = Math.floor(Date.now() / 60_000);
    const whose = { name, when, origin: pupil.origin, players: playersOf(app, pupil) };
    const result = resultOf(set, played ?? [], whose);
    const { link, fault } = await linkOrFault(app, { use: "result", result });
    if (pupil !== this.pupil) return; // the name was changed meanwhile, or the next pupil has begun
    if (fault === "no-name") return this.#askName(); // nobody would see any of it
    const words = nameWords(set, name, app.t);
    const file = fileName(`${app.t("class-result")} ${words}`, "txt");
    if (link) this.panel.show(link.address, `${words}: ${set.title}`, file);
    this.change({ result: link ? "shown" : "no-link", isPicking: false });
    app.focus(".task-result h2");
  };

  render() {
    const { app, t, set, played } = this;
    return html`${tasksHead(app, set.title || t("class-tasks"), this.key)}
      <main class="class-page tasks">
        ${chocolates}
        ${app.saves.isStored() ? nothing : html`<p role="status">${t("saves-not-kept")}</p>`}
        ${this.#platform()} ${namePart(this)}
        <section class="house">
          <h2>${t("class-set-tasks", { count: set.tasks.length })}</h2>
          ${taskList(set.tasks, t, (i) => this.#task(i))}
          <p class="small">${countsLine(set, t)}</p>
          ${helpLine(set, t)}
        </section>
        ${played?.some(isDone) ? this.#result(played) : nothing}
      </main>`;
  }

  /** What a learning platform is told. */
  #platform() {
    const { app, t, key } = this;
    const notice = app.platform?.tells(key);
    return notice ? html`<p role="status">${t(notice.message, notice.args)}</p>` : nothing;
  }

  /** The scores of a task, and its button. @param {number} i */
  #task(i) {
    const { app, t, played, set } = this;
    if (this.older.includes(i)) return olderTask(t);
    const { unfinished = null, done = null, begun = 0, skipped = 0 } = played?.[i] ?? {};
    const isAgain = begun > 0 && !unfinished;
    const task = set.tasks[i];
    const words = t(unfinished ? "class-go-on" : wayOf(task, begun));
    const isOver = played?.[i] && isDone(played[i]);
    const reckoned = done ? triesWords(t, { done, begun, skipped }, task) : t("class-reckoning");
    const act = () => (unfinished ? app.go(`#/game/${unfinished.id}`) : this.#play(i));
    return html`<div class="task-state">
      ${isOver ? html`<p class="task-done">${icon("tick")}<span>${reckoned}</span></p>` : nothing}
      <button
        class=${isAgain ? "button quiet" : "button"}
        ?disabled=${!played}
        aria-label="${t("class-task-of", { number: i + 1 })}: ${words}"
        @click=${act}
      >
        ${words}
      </button>
    </div>`;
  }

  /** @param {Played[]} played */
  #result(played) {
    const { app, t, pupil, result, panel, set } = this;
    const players = playersOf(app, pupil);
    const lines = [
      t("class-shown-line"),
      played.some((one) => isDone(one) && one.begun > 1) && t("class-shown-tries"),
      players > 1 && t("class-shown-players", { count: players }),
    ];
    const done = played.filter(isDone);
    const parts =
      result === "shown"
        ? html`<h2 tabindex="-1">
              ${t("class-shown", { name: nameWords(set, cleanName(pupil.name), t) })}
            </h2>
            <p>${lines.filter(Boolean).join(" ")}</p>
            ${panel.render()}`
        : html`<p>
              ${t("class-done", { done: done.length, all: played.length - this.older.length })}
            </p>
            <p>
              <button
                class="button big"
                ?disabled=${done.some((one) => !one.done)}
                @click=${this.#showResult}
              >
                ${t("class-show")}
              </button>
            </p>
            ${result === "no-link" ? html`<p role="status">${t("class-show-not")}</p>` : nothing}`;
    return html`<section class="house task-result">${parts}</section>`;
  }
}

/** Whether a try is finished. The engine may not have counted it yet. @param {Played} played */
const isDone = ({ done }) => done === null || done.length > 0;

/** Which tries count: of a bot always the last one. @param {TaskSet} set @param {T} t */
function countsLine({ tasks, counts = "best" }, t) {
  const others = tasks.some((task) => !kindOf(task).is_written);
  const lines = [
    others && t("class-counts-line", { counts }),
    tasks.some(isRevealed) && t("class-practice-line"),
    tasks.some((task) => kindOf(task).is_written) && t("class-bot-line"),
  ];
  return lines.filter(Boolean).join(" ");
}

/** What the button of a task says. @param {GameRecord | undefined} task @param {number} begun */
function wayOf(task, begun) {
  if (task && kindOf(task).is_written) return begun ? "class-rewrite" : "class-write";
  if (!begun) return "class-play";
  return task && isRevealed(task) ? "class-practise" : "class-again";
}

/**
 * What counts, and what the last try came to.
 * @param {T} t
 * @param {{done: Try[], begun: number, skipped: number}} tries
 * @param {GameRecord | undefined} task
 */
function triesWords(t, { done, begun, skipped }, task) {
  const own = done.find(({ counts }) => counts);
  const last = done.at(-1);
  const score = own ? scoreWords(own.score, t, task) : t("class-only-practice");
  if (begun < 2) return score;
  const nth = own ? t("class-try-counts", { nth: own.number, tries: begun }) : "";
  const more =
    last && last !== own
      ? t("class-last-try", {
          score: scoreWords(last.score, t, task),
          practice: `${last.practice}`,
        })
      : "";
  const gone = skipped ? t("class-skipped-line", { count: skipped }) : "";
  return html`${score}<small>${[nth, gone, more].filter(Boolean).join(" ")}</small>`;
}

/**
 * Saves a new game for a task of a set, and returns the address of its table.
 * @param {Pick<App, "saves" | "store" | "t">} app
 * @param {{key: string, set: TaskSet}} opened
 * @param {{number: number, pupil: Pupil}} whose
 * @param {Partial<Save>} [more] what is not as usual
 */
export function begin(app, { key, set }, { number, pupil }, more = {}) {
  const { tasks, help } = set;
  const record = tasks[number];
  const nth = (pupil.begun?.[number] ?? 0) + 1;
  const begun = tasks.map((_, i) => (i === number ? nth : (pupil.begun?.[i] ?? 0)));
  storePupil(app, key, { ...pupil, begun });
  const called = nameWords(set, pupil.name, app.t);
  const names = record.players.map(({ kind }) => (kind === "person" ? called : ""));
  const task = { set: key, number, round: pupil.round, nth, ...(help && { help }) };
  const animal = animalOf(set, pupil.name);
  const usual = animalsIn(app.store.get("animals"));
  const animals = animal && withAnimal(usual, firstPerson(record.players), animal);
  return saveGame(app, record, { names, task, ...(animals && { animals }), ...more });
}
