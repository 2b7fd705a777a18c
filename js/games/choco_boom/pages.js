/**
 * The page that Choco-Boom brings. Calls practised alone: a sheet to begin from, the practice
 * itself, what came of it, and what was kept of others.
 */

import { html, nothing } from "lit-html";
import { createAsk, deleteQuestion, removeThing } from "../../app/asking.js";
import { numberChoice, toggle } from "../../app/fields.js";
import { message } from "../../app/not-found.js";
import { head, waitingTable } from "../../app/page-head.js";
import { noteRound } from "../../store/path.js";
import { resultOf } from "../../store/results.js";
import { newId } from "../../store/saves.js";
import { dayAndTime } from "../../words/words.js";
import { findBox } from "../box.js";
import { symbols } from "./figures.js";
import {
  cardOf,
  dueFace,
  dueWord,
  KINDS,
  linesOf,
  plot,
  SLAP,
  storyWords,
} from "./practice/plot.js";
import { Run } from "./practice/run.js";
import { screen } from "./practice/screen.js";

/** @import { Sample, View } from "../../../build/types/choco_practice" */
/** @import { Listed, Result } from "../../store/results.js" */
/** @typedef {Pick<View, "cards" | "hesitation" | "doubles">} Plan */

/**
 * What was practised last and is neither kept nor forgotten: it waits, wherever its person goes
 * meanwhile.
 * @type {Result | null}
 */
let pending = null;

/** What may be chosen. */
const CHOICES = findBox("choco_practice")?.options ?? [];

class Practice {
  title = "solo-practice";
  /** @type {Run | null} */
  #run = null;
  /** @type {Listed[]} */
  #listed = [];
  /** The result that is to be deleted, if its person is sure. */
  #asked = "";

  /**
   * @param {App} app
   * @param {Record<string, string>} query of a round of a path: its skill, its level, and how long
   */
  constructor(app, query) {
    const { skill = "", level = "" } = query;
    /** @type {import("../../store/path.js").Round | null} */
    this.round = skill ? { skill, level: Number(level) } : null;
    this.app = app;
    this.t = app.t;
    this.plan = planOf(this.round ? query : app.store.get("practice"));
    this.ask = createAsk(app, (asked) => {
      this.#asked = asked;
      app.draw();
    });
    this.#load();
  }

  render() {
    const run = this.#run;
    if (!run) return pending ? this.#result(pending) : this.#sheet();
    if (run.isFaulty) return faulty(this.app, run);
    queueMicrotask(run.host.settle);
    return run.view ? screen(this.app, run, run.view) : waitingTable(this.app, "choco_boom");
  }

  close() {
    this.#run?.close();
  }

  #load = async () => {
    this.#listed = await this.app.results.list();
    this.#asked = "";
    this.app.draw();
  };

  start = () => {
    if (this.#run) return; // pressed once more before it was drawn
    if (!this.round) this.app.store.set("practice", this.plan);
    pending = null;
    this.#run = new Run(this.app, this.plan, { end: this.#end, leave: this.#leave });
    this.app.draw();
  };

  /** @param {any} outcome */
  #end = (outcome) => {
    const { app, t } = this;
    pending = resultOf(outcome, this.plan, newId(), Date.now());
    const record = this.#run?.record;
    if (this.round && record) noteRound(app, this.round, record);
    app.sound.play("finale");
    app.announce(`${t("practice-result")}. ${storyWords(pending, t)}`);
    this.#leave();
  };

  #leave = () => {
    this.close();
    this.#run = null;
    this.app.arrive();
    this.#load();
  };

  /** @param {boolean} isStored */
  async #decide(isStored) {
    const { app, t } = this;
    const decided = pending;
    if (!decided) return;
    pending = null;
    if (isStored) await app.results.put(decided);
    app.announce(t(isStored ? "practice-kept" : "practice-forgotten"));
    await this.#load();
    app.arrive();
  }

  #warning = () =>
    this.app.results.isStored() ? nothing : html`<p role="status">${this.t("saves-not-kept")}</p>`;

  /** A round of a path leads back to it. @returns {[string, string] | []} */
  #back() {
    return this.round ? ["#/path", "path-back"] : [];
  }

  #sheet() {
    const { app, t } = this;
    const kinds = KINDS.filter(({ due }) => this.plan.doubles || due !== SLAP);
    return html`${head(app, t("solo-practice"), ...this.#back())}
      <main class="set-up practice-start" data-game="choco_boom">
        <svg class="unseen" aria-hidden="true">${symbols}</svg>
        <section class="house practice-how">
          <p>${t("practice-how")}</p>
          <ul class="practice-examples ${kinds.length === 4 ? "four" : ""}">
            ${kinds.map((kind) => example(kind, t))}
          </ul>
          <p class="small">${t("practice-private")}</p>
        </section>
        <div class="set-up-side">
          <section class="house">
            <h2>${t("practice-choose")}</h2>
            ${CHOICES.map((choice) => this.#choice(choice))}
          </section>
          <p class="set-up-go">
            <button class="button big" @click=${this.start}>${t("practice-start")}</button>
          </p>
        </div>
        ${this.#listed.length ? this.#earlier() : nothing}
      </main>`;
  }

  /** @param {Choice} choice */
  #choice(choice) {
    if (choice.kind === "switch") return this.#doubles();
    const name = /** @type {"cards" | "hesitation"} */ (choice.name);
    /** @type {App["t"]} */
    const own = (id, args) =>
      this.t(id === "option-hesitation-line" ? "practice-hesitation-line" : id, args);
    return numberChoice(own, choice, this.plan[name], (value) => {
      this.plan = { ...this.plan, [name]: value };
      this.app.draw();
    });
  }

  #doubles() {
    const { t, plan } = this;
    const turn = () => {
      this.plan = { ...plan, doubles: !plan.doubles };
      this.app.draw();
    };
    return toggle(plan.doubles, t("option-doubles"), turn, t("option-doubles-line"));
  }

  /** @param {Result} now */
  #result(now) {
    const { app, t } = this;
    return html`${head(app, t("practice-result"), ...this.#back())}
      <main class="sheet practice-end" data-game="choco_boom">
        <svg class="unseen" aria-hidden="true">${symbols}</svg>
        <p class="practice-story">${storyWords(now, t)}</p>
        ${plot(now, good(this.#listed), t)}
        ${now.cost === null ? nothing : html`<p class="small">${t("practice-stroop")}</p>`}
        ${this.#warning()}
        <p>${t("practice-keep-line")}</p>
        <p class="answers">
          <button class="button big" @click=${() => this.#decide(true)}>
            ${t("practice-keep")}
          </button>
          <button class="button big quiet" @click=${() => this.#decide(false)}>
            ${t("practice-forget")}
          </button>
        </p>
      </main>`;
  }

  #earlier() {
    const { t } = this;
    const results = good(this.#listed);
    const last = results.at(-1);
    return html`<section class="house practice-kept">
      <h2>${t("practice-kept-title")}</h2>
      ${this.#warning()} ${last ? plot(last, results.slice(0, -1), t) : nothing}
      <ul class="saves">
        ${this.#listed.toReversed().map((one) => this.#row(one))}
      </ul>
    </section>`;
  }

  /** @param {Listed} listed */
  #row({ id, result }) {
    const { t, app } = this;
    const when = result ? dayAndTime(app.words.region, result.when) : t("practice-damaged");
    const remove = () => app.results.remove(id);
    const answers = {
      remove: () => removeThing(app, remove, "practice-removed", this.#load),
      cancel: () => this.ask(""),
    };
    const key = html`<div class="save-do">
      <button
        class="button quiet"
        data-asks
        aria-label=${t("practice-delete-of", { when })}
        @click=${() => this.ask(id)}
      >
        ${t("saves-delete")}
      </button>
    </div>`;
    return html`<li class="save" data-state=${result ? "good" : "damaged"}>
      <div>
        <h3>${when}</h3>
        ${
          result
            ? html`<p class="practice-kinds">
                  ${linesOf(result, t).map((line) => html`<span>${line}</span> `)}
                </p>
                <p class="small">
                  ${t("practice-settings", {
                    cards: result.cards,
                    seconds: result.hesitation / 1000,
                  })}
                </p>`
            : nothing
        }
      </div>
      ${this.#asked === id ? deleteQuestion(t, t("practice-sure"), answers) : key}
    </li>`;
  }
}

/** Those that can be drawn, the oldest first. @param {Listed[]} listed */
const good = (listed) => listed.flatMap(({ result }) => result ?? []);

/** @param {App} app @param {Run} run */
function faulty({ t }, run) {
  const back = html`<button class="button main-key" @click=${run.leave}>
    ${t("practice-back")}
  </button>`;
  return message(t("practice-fault"), t("practice-fault-line"), back);
}

/**
 * As it was last time, where that may still be chosen.
 * @param {Record<string, any>} [last]
 * @returns {Plan}
 */
function planOf(last = {}) {
  const entries = CHOICES.map(({ name, kind, values = [], default: usual }) => {
    if (kind === "switch") return [name, `${last[name]}` === "true"];
    return [name, values.includes(Number(last[name])) ? Number(last[name]) : Number(usual)];
  });
  return /** @type {Plan} */ (Object.fromEntries(entries));
}

/**
 * What is to be called, in a small picture: a card of a kind, and the key that belongs to it.
 * @param {Sample} one
 * @param {App["t"]} t
 */
function example(one, t) {
  const { kind, due } = one;
  return html`<li>
    <svg class="boom-card" viewBox="-106 -106 400 214" aria-hidden="true">
      ${cardOf(one)}
      <path class="figure-arrow" d="M118 0H168m-18-16l18 16l-18 16" />
      <g transform="translate(236 0) scale(0.54)">${dueFace(due)}</g>
    </svg>
    <p>
      <strong>${t(`practice-kind-${kind}`)}</strong>
      ${t(`practice-kind-${kind}-line`, { item: dueWord(due, t) })}
    </p>
  </li>`;
}

/** By their addresses. */
export const pages = {
  practice: {
    page: (/** @type {App} */ app, /** @type {Partial<Params>} */ { query = {} } = {}) =>
      new Practice(app, query),
  },
};
