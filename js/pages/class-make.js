/**
 * A new set: its title, its tasks, and the choice of the next one: a game, a board to count, a best
 * place, or a pasted link.
 */

import { html, nothing } from "lit-html";
import { nameAndLine, numberChoice, radios } from "../app/fields.js";
import { botCard } from "../app/page-head.js";
import { lidPicture, symbolsOf, tablePicture } from "../app/pictures.js";
import { renewed } from "../class/older.js";
import { chosenOf, KINDS, OF_GAME, soloOf, taskOf, tasksIn } from "../class/plan.js";
import { previewFrom } from "../class/preview.js";
import { cleanName } from "../class/words.js";
import { findBox, kindOf, LIDS, LIMITS } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { findLink, linkTo } from "../links/link.js";
import { newSeed } from "../store/saves.js";
import { storedSet } from "../store/sets.js";
import { chocolates } from "../table/chocolates.js";
import { icon, toolKey } from "../table/marks.js";
import { fitted } from "../words/letters.js";
import { whyOf } from "./class-add.js";
import { changeDraft, draft, readDraft, renewDraft, startDraft, termsOf } from "./class-draft.js";
import { linkField, PuzzleOffers } from "./class-offers.js";
import { termsChoice } from "./class-terms.js";
import { classHead, minutesLine, onlyHere, taskList, taskMinutes } from "./task-list.js";

/** @import { Draft } from "./class-draft.js" */
/** @import { Plan } from "../class/plan.js" */

/** The kinds whose tasks each have a button of their own. */
const OFFERED = ["puzzle", "link"];

export class MakePage {
  title = "class-new";
  /** The pictures of tasks; null until the engine has answered. @type {Map<string, unknown>} */
  #boards = new Map();
  /** A picture needs two questions to the engine, so one picture waits for the other. */
  #queue = Promise.resolve();
  #isOpen = true;
  #notice = "";

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.puzzles = new PuzzleOffers(app);
    readDraft(app);
    renewDraft(app).then(this.#tell);
  }

  /** Says what became of tasks that an older box has made. @param {string} notice */
  #tell = (notice) => {
    if (!notice || !this.#isOpen) return;
    this.#notice = notice;
    this.app.announce(notice);
    this.app.draw();
  };

  /**
   * A page that was left asks no more, since its questions would come between those of the next
   * page.
   */
  close() {
    this.puzzles.close();
    this.#isOpen = false;
  }

  /** @param {Partial<Draft>} news */
  #change(news) {
    changeDraft(this.app, news);
    this.app.draw();
  }

  /** @param {Partial<Plan>} news */
  plan(news) {
    this.#change({ plan: { ...draft.plan, ...news }, fault: "", status: "" });
  }

  /** Adds a task to the set. @param {GameRecord} task */
  add = (task) => {
    const { app } = this;
    if (draft.tasks.length >= LIMITS.tasks) return;
    const tasks = [...draft.tasks, task];
    const plan = { ...draft.plan, seed: newSeed() };
    const status = app.t("class-task-added", { count: tasks.length });
    this.#change({ tasks, plan, pasted: "", offers: [], fault: "", status });
    app.announce(status);
    const isButtonGone = plan.kind === "link" || tasks.length === LIMITS.tasks;
    if (isButtonGone) app.focus(".make-tasks h2");
  };

  /** @param {number} i */
  #remove(i) {
    const { app } = this;
    this.#change({ tasks: draft.tasks.toSpliced(i, 1), status: "" });
    app.announce(app.t("class-task-removed", { count: draft.tasks.length }));
    app.focus(".make-tasks h2");
  }

  /**
   * A task changes its place; the key that was pressed keeps the focus, or the other one at an end.
   * @param {number} i
   * @param {-1 | 1} by
   */
  #move(i, by) {
    const { app } = this;
    const [to, last] = [i + by, draft.tasks.length - 1];
    const moved = draft.tasks.slice(i, i + 1);
    this.#change({ tasks: draft.tasks.toSpliced(i, 1).toSpliced(to, 0, ...moved), status: "" });
    app.announce(app.t("class-task-moved", { from: i + 1, to: to + 1 }));
    const way = by < 0 ? to > 0 : to === last;
    app.focus(`.task:nth-child(${to + 1}) .move-${way ? "up" : "down"}`);
  }

  /** Looks for a link in a text, and offers its tasks. @param {string} text */
  paste = async (text) => {
    const { app } = this;
    this.#change({ pasted: text, offers: [], fault: "" });
    if (!text.trim()) return;
    const { opened, fault } = await findLink(app, text);
    const tasks = opened ? tasksIn(opened, draft.plan.seed) : [];
    const known = tasks.filter(({ game }) => game in TABLES);
    const today = await renewed(app, known); // none of a task that the rules forbid
    if (draft.pasted !== text) return;
    const offers = today.flatMap(({ task }) => task ?? []);
    const problem = opened ? "class-paste-none" : `class-why-${whyOf(fault)}`;
    this.#change({ offers, fault: offers.length ? "" : problem });
    if (draft.fault) app.announce(app.t(draft.fault));
  };

  /** The set as it will be kept; null if the engine writes no link for it. */
  async #finished() {
    const set = { title: cleanName(draft.title), tasks: draft.tasks, ...termsOf(draft) };
    const link = await linkTo(this.app, { use: "set", set });
    if (!link) this.#change({ fault: "class-make-not" });
    return link && storedSet(set, link.text, Date.now());
  }

  #preview = () =>
    this.app.goOnce(async () => {
      const made = await this.#finished();
      if (!made) return null;
      previewFrom(made.key, "#/class/new");
      return `#/g/${made.key}`;
    });

  #make = () =>
    this.app.goOnce(async () => {
      const { app } = this;
      const made = await this.#finished();
      if (!made) return null;
      await app.sets.add(made, []);
      app.space.persist();
      startDraft(app);
      return `#/class/${made.id}`;
    }, "replace");

  /**
   * The picture of a task's board, or null until the engine has answered.
   * @param {GameRecord} task
   */
  #board = (task) => {
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
  };

  render() {
    const { t } = this.app;
    const { title, tasks, fault } = draft;
    return html`${classHead(this.app, t("class-new"))}
      <main class="set-up make">
        ${chocolates}${symbolsOf([
          ...new Set(
            [...tasks, ...this.puzzles.tasks].flatMap((task) =>
              kindOf(task).name === "puzzle" ? task.game : [],
            ),
          ),
        ])}
        <div class="make-tasks">
          <section class="house">
            <label class="field"
              ><span>${t("class-title-field")}</span>
              <input
                type="text"
                autocomplete="off"
                enterkeyhint="done"
                placeholder=${t("class-title-empty")}
                .value=${title}
                @input=${(/** @type {InputEvent} */ event) =>
                  this.#change({ title: fitted(event, LIMITS.name) })}
            /></label>
            <h2 tabindex="-1">${t("class-set-tasks", { count: tasks.length })}</h2>
            ${this.#notice ? html`<p class="only-here" role="note">${this.#notice}</p>` : nothing}
            ${
              tasks.length
                ? taskList(tasks, t, (i) => this.#task(i))
                : html`<p class="task-tray bare">${t("class-tasks-none")}</p>`
            }
            ${tasks.length ? html`<p class="small">${minutesLine(tasks, t)}</p>` : nothing}
            ${fault === "class-make-not" ? html`<p role="alert">${t(fault)}</p>` : nothing}
            ${termsChoice(termsOf(draft), (news) => this.#change(news), t)}
          </section>
          ${onlyHere(t)}
          <p class="set-up-go">
            <button class="button big" ?disabled=${!tasks.length} @click=${this.#make}>
              ${t("class-make")}
            </button>
            <button class="button big quiet" ?disabled=${!tasks.length} @click=${this.#preview}>
              ${t("class-look")}
            </button>
          </p>
        </div>
        ${
          tasks.length < LIMITS.tasks
            ? this.#adding()
            : html`<section class="house">
                <p>${t("class-full", { count: LIMITS.tasks })}</p>
              </section>`
        }
      </main>`;
  }

  /**
   * What stands at a task of the set: its board, and the button that takes it out.
   * @param {number} i
   */
  #task(i) {
    const { t } = this.app;
    const task = draft.tasks[i];
    const words = t("class-task-remove", { number: i + 1 });
    const key = (
      /** @type {"up" | "down"} */ way,
      /** @type {-1 | 1} */ by,
      /** @type {boolean} */ off,
    ) => {
      const name = t(`class-task-${way}`, { number: i + 1 });
      return toolKey(`move-${way}`, name, icon(way), () => this.#move(i, by), { off });
    };
    return html`${(task && this.#board(task)) ?? nothing}
      <span class="task-keys"
        >${taskMinutes(task, t)}
        ${
          draft.tasks.length > 1
            ? [key("up", -1, i === 0), key("down", 1, i === draft.tasks.length - 1)]
            : nothing
        }
        ${toolKey("", words, icon("close"), () => this.#remove(i))}</span
      >`;
  }

  /** The choice of the next task, with its board, if it has one, and the button that adds it. */
  #adding() {
    const { t } = this.app;
    const { plan, status } = draft;
    const task = taskOf(plan);
    const board = task && this.#board(task);
    const deal = () => this.plan({ seed: newSeed() });
    return html`<section class="house make-add">
      <h2>${t("class-add-task")}</h2>
      ${this.#chooser()}
      ${
        soloOf(plan.kind)
          ? html`<div class="make-board">
              ${board ?? html`<span class="board-picture"></span>`}<button
                class="button quiet"
                @click=${deal}
              >
                ${t("class-deal")}
              </button>
            </div>`
          : nothing
      }
      ${
        OFFERED.includes(plan.kind)
          ? nothing
          : html`<p class="make-do">
              <button class="button big" ?disabled=${!task} @click=${() => task && this.add(task)}>
                ${t("class-add-this")}
              </button>
            </p>`
      }
      ${status ? html`<p class="small make-told">${status}</p>` : nothing}
    </section>`;
  }
  #chooser() {
    const { t } = this.app;
    const { kind: current } = draft.plan;
    const solo = soloOf(current);
    /** @type {(kind: string) => [string, unknown]} */
    const choice = (kind) => [
      kind,
      nameAndLine(t(`class-kind-${kind}`), t(`class-kind-${kind}-line`)),
    ];
    return html`<fieldset class="choice who make-kinds">
        <legend class="unseen">${t("class-add-task")}</legend>
        ${radios("kind", KINDS.map(choice), current, (kind) => this.plan({ kind }))}
      </fieldset>
      ${OF_GAME.includes(current) ? this.#lids() : nothing}
      ${current === "game" ? this.#bots() : nothing} ${solo ? this.#classwork(solo) : nothing}
      ${current === "puzzle" ? this.puzzles.render(this.add, this.#board) : nothing}
      ${current === "link" ? linkField(draft, this.paste, this.add, t) : nothing}`;
  }

  /** The lids of the games that such a task can be of. */
  #lids() {
    const { t } = this.app;
    const { game, kind } = draft.plan;
    const lids = LIDS.filter(({ lesson }) => kind !== "lesson" || lesson);
    return html`<fieldset class="make-lids">
      <legend>${t("class-which")}</legend>
      ${lids.map(
        ({ name, levels }) =>
          html`<label class="box" data-game=${name}
            ><input
              type="radio"
              name="game"
              aria-label=${t(`game-${name}`)}
              .checked=${game === name}
              @change=${() => this.plan({ game: name, bot: levels.middle })}
            />
            <span class="lid" aria-hidden="true"
              >${lidPicture(name)}<span>${t(`game-${name}`)}</span></span
            ></label
          >`,
      )}
    </fieldset>`;
  }

  /** The bots of the chosen game, and what else a teacher chooses of it. */
  #bots() {
    const { t } = this.app;
    const { game, bot: current } = draft.plan;
    const box = findBox(game);
    /** @type {(box: Box) => [string, unknown][]} */
    const choices = (box) => box.bots.map((bot) => [bot, botCard(t, box, bot)]);
    return html`<fieldset class="choice who">
        <legend>${t("class-whom")}</legend>
        ${box && radios("bot", choices(box), current, (bot) => this.plan({ bot }))}
      </fieldset>
      ${box ? this.#classwork(box) : nothing}
      <p class="small">${t(box?.long ? "class-deal-long" : "class-deal-line")}</p>`;
  }

  /** The option that a teacher may choose for a game. @param {Box} box */
  #classwork(box) {
    const { chosen } = draft.plan;
    const choice = box.options.find(({ name }) => name === box.classwork?.option);
    if (!choice) return nothing;
    return numberChoice(
      (id, args) => this.app.t(`class-option-${id.replace("option-", "")}`, args),
      { ...choice, values: box.classwork?.values ?? [] },
      chosenOf(box, chosen),
      (value) => this.plan({ chosen: { ...chosen, [box.name]: value } }),
    );
  }
}
