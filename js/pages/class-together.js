/**
 * For the projector: how a class answered, step by step. First the task, then the answers, then
 * what was right. Names are hidden until somebody asks for them.
 */

import { html, nothing } from "lit-html";
import * as notFound from "../app/not-found.js";
import { head } from "../app/page-head.js";
import { calledIn } from "../class/pupils.js";
import { actOf, stepsOf } from "../class/together.js";
import { plain, taskLine, taskName } from "../class/words.js";
import { decisionsIn } from "../store/sets.js";
import { chocolates } from "../table/chocolates.js";
import { icon } from "../table/marks.js";
import { wordsOf } from "../words/announcer.js";
import { leadPlot, pointPlot } from "./class-plot.js";

/** @import { Given, Question, Together, TogetherTask } from "../../build/types/engine" */
/** @import { Step } from "../class/together.js" */
/** @import { StoredSet } from "../store/sets.js" */
/**
 * @typedef {{words: string, face: unknown}} Label
 * @typedef {{picture: (question: any, part: string, t: T) => unknown, asked: (question: any, t: T)
 *   => unknown, answered: (question: any, place: number, t: T, part: string) => Label, why:
 *   (question: any, t: T) => string}} Drawing how a game draws its questions
 */

const FOUND = /** @type {Record<string, Drawing>} */ (
  import.meta.glob(["../games/*/together.js", "../games/*/*/together.js"], {
    import: "drawing",
    eager: true,
  })
);

/** By name, as tables are. @type {Record<string, Drawing>} */
const DRAWINGS = Object.fromEntries(
  Object.entries(FOUND).map(([path, drawing]) => [path.split("/").slice(2, -1).join("_"), drawing]),
);

/** @param {App} app @param {string} id of the set @returns {Promise<Page | null>} */
export async function togetherPage(app, id) {
  const stored = (await app.sets.all()).sets.find((one) => one.id === id);
  if (!stored) return notFound.page(app);
  const isLeft = app.wait("together-title", stored.set.tasks[0]?.game ?? "");
  const results = (await app.sets.resultsOf(stored.key)).map((one) => ({
    ...plain(one),
    text: one.text,
  }));
  const asked = { op: "together", ...decisionsIn(stored), set: stored.set, results };
  const { together } = await app.engine.ask(asked);
  if (isLeft()) return null;
  if (together) return new TogetherPage(app, stored, together);
  return { title: "together-title", render: () => unread(app, id) };
}

/** @param {App} app @param {string} id */
const unread = ({ t }, id) =>
  notFound.message(
    t("together-title"),
    t("together-not"),
    html`<a class="button main-key" href="#/class/${id}">${t("together-back")}</a>`,
  );

/** Where each step shows something new. @type {Record<Step["part"], string>} */
const NEWS = {
  ask: ".together-words",
  spread: ".together-words",
  answers: ".together-news",
  why: ".together-why",
};

export class TogetherPage {
  title = "together-title";
  at = 0;
  /** Nobody is named on a projector unless the teacher wants it. */
  hasNames = false;

  /** @param {App} app @param {StoredSet} stored @param {Together} together */
  constructor(app, stored, together) {
    this.app = app;
    this.t = app.t;
    this.stored = stored;
    this.together = together;
    this.steps = stepsOf(together.tasks);
    document.addEventListener("keydown", this.#press);
  }

  close() {
    document.removeEventListener("keydown", this.#press);
  }

  /** @param {KeyboardEvent} event */
  #press = (event) => {
    const act = actOf(event);
    if (!act) return;
    event.preventDefault();
    if (act === "names") this.showNames();
    else if (act === "first") this.go(0);
    else if (act === "last") this.go(this.steps.length - 1);
    else this.go(this.at + (act === "on" ? 1 : -1));
  };

  /** @param {number} at */
  go = (at) => {
    const next = Math.max(0, Math.min(this.steps.length - 1, at));
    if (next === this.at) return;
    this.at = next;
    this.app.drawn(() => {
      this.app.announce(this.#spoken());
      if (this.step.part === "ask") scrollTo(0, 0);
      else document.querySelector(NEWS[this.step.part])?.scrollIntoView({ block: "nearest" });
    });
  };

  showNames = () => {
    this.hasNames = !this.hasNames;
    this.app.announce(this.t(this.hasNames ? "together-named" : "together-unnamed"));
    this.app.draw();
  };

  /** What is new in this step, as it stands on the page. */
  #spoken() {
    const shown = document.querySelector(NEWS[this.step.part])?.cloneNode(true);
    if (!(shown instanceof Element)) return "";
    for (const one of shown.querySelectorAll("[aria-hidden=true]")) one.remove();
    for (const one of shown.querySelectorAll("[role=img]"))
      one.replaceWith(one.getAttribute("aria-label") ?? "");
    return wordsOf(shown);
  }

  get step() {
    return /** @type {Step} */ (this.steps[this.at]);
  }

  render() {
    const { app, t, stored, step } = this;
    const record = /** @type {GameRecord} */ (stored.set.tasks[step.task]);
    const task = /** @type {TogetherTask} */ (this.together.tasks[step.task]);
    const question = task.questions[step.question];
    const drawing = DRAWINGS[record.game];
    return html`${head(
      app,
      stored.set.title || t("class-untitled"),
      `#/class/${stored.id}`,
      "together-back",
    )}
      <main class="together" data-part=${step.part}>
        ${chocolates}
        ${
          question && drawing
            ? html`<section
                class="together-board"
                data-game=${record.game}
                aria-label=${t("together-board")}
              >
                ${drawing.picture(question, step.part, t)}
              </section>`
            : nothing
        }
        <section class="together-words" tabindex="0" aria-label=${t("together-step")}>
          <div class="together-task">
            <h2>
              <span class="task-number" aria-hidden="true">${step.task + 1}</span
              ><span
                ><span class="unseen">${t("class-number", { number: step.task + 1 })}</span>
                ${taskName(record, t)}</span
              >
            </h2>
            <p>
              ${
                question && task.questions.length > 1
                  ? t("together-question", { at: step.question + 1, all: task.questions.length })
                  : taskLine(record, t)
              }
            </p>
          </div>
          ${question && drawing ? this.#question(question, drawing) : this.#spread(task)}
          ${task.older ? html`<p class="small">${t("together-older")}</p>` : nothing}
          ${
            task.lost.length
              ? html`<p class="small">${t("together-lost", { count: task.lost.length })}</p>`
              : nothing
          }
        </section>
        ${this.#bar()}
      </main>`;
  }

  /** @param {Question} question @param {Drawing} drawing */
  #question(question, drawing) {
    const { t } = this;
    const { part } = this.step;
    const { count, rightly, given } = question;
    const asked = html`<p class="together-asked">${drawing.asked(question, t)}</p>`;
    if (part === "ask") return asked;
    const why = html`<div class="together-why">
      <p><strong>${t("together-rightly", { count, rightly })}</strong></p>
      <p>${drawing.why(question, t)}</p>
    </div>`;
    return html`${asked}
    ${
      count
        ? html`<ol class="together-answers together-news" aria-label=${t("together-answers")}>
            ${given.map((_, place) => this.#answer(question, place, drawing))}
          </ol>`
        : html`<p class="calm together-news">${t("together-nobody")}</p>`
    }
    ${part === "why" ? why : nothing}`;
  }

  /**
   * One answer: what it is, a bar of chocolate as long as many gave it, and how many these are.
   * @param {Question} question
   * @param {number} place
   * @param {Drawing} drawing
   */
  #answer(question, place, drawing) {
    const { t } = this;
    const { part } = this.step;
    const { answer, who } = /** @type {Given} */ (question.given[place]);
    const { words, face } = drawing.answered(question, place, t, part);
    const share = `--share: ${((100 * who.length) / question.count).toFixed(1)}%`;
    const isRight = part === "why" && answer.right;
    return html`<li data-right=${isRight ? "" : nothing}>
      <span class="answer-face" aria-hidden="true">${face}</span
      ><span class="unseen"
        >${words}:
        ${t("together-pupils", { count: who.length })}${isRight ? ` – ${t("together-right")}` : ""}.</span
      >
      <span class="answer-bar" style=${share} aria-hidden="true"
        ><i></i><strong>${who.length}</strong>${
          isRight ? html`<em>${icon("tick")} ${t("together-right")}</em>` : nothing
        }</span
      >
      ${this.hasNames ? html`<span class="answer-names">${this.#names(who)}</span>` : nothing}
    </li>`;
  }

  /**
   * How far ahead, or how many points, where a task has no questions.
   * @param {TogetherTask} task
   */
  #spread({ most, came }) {
    const { t } = this;
    if (!came.length) return html`<p class="calm">${t("together-nobody")}</p>`;
    const points = came.map((one) => one.points);
    const sign = (/** @type {number} */ value) =>
      t("together-sign", {
        points: Math.abs(value),
        how: most === null && value ? (value > 0 ? "ahead" : "behind") : "plain",
      });
    const names = came.toSorted((a, b) => b.points - a.points);
    return html`<p class="together-asked">
        ${t(most === null ? "together-leads" : "together-points", { most: most ?? 0 })}
      </p>
      ${most === null ? leadPlot(points, sign, t) : pointPlot(points, most, t)}
      ${
        this.hasNames
          ? html`<ul class="spread-names">
              ${names.map(
                ({ who, points: own }) =>
                  html`<li>${this.#names([who])} <strong>${sign(own)}</strong></li>`,
              )}
            </ul>`
          : nothing
      }`;
  }

  /** @param {number[]} who */
  #names(who) {
    const { together, stored, t, app } = this;
    const names = who.map((place) =>
      calledIn(stored.set, /** @type {any} */ (together.pupils[place]), t),
    );
    return new Intl.ListFormat(app.words.language, { type: "unit" }).format(names);
  }

  #bar() {
    const { t, at, steps, step, together } = this;
    const next = steps[at + 1];
    const isOther = next && (next.task !== step.task || next.question !== step.question);
    const to = isOther ? (next.task === step.task ? "question" : "task") : next?.part;
    return html`<nav class="together-bar" aria-label=${t("together-steps")}>
      <button
        class="button quiet"
        aria-label=${t("together-before")}
        ?disabled=${at === 0}
        @click=${() => this.go(at - 1)}
      >
        ${icon("previous")}<span>${t("together-before")}</span>
      </button>
      <ol class="together-tasks">
        ${together.tasks.map(
          (_, i) =>
            html`<li>
              <button
                class="tool"
                aria-label=${t("class-head-task", { number: i + 1 })}
                aria-current=${i === step.task ? "step" : nothing}
                @click=${() => this.go(steps.findIndex(({ task }) => task === i))}
              >
                ${i + 1}
              </button>
            </li>`,
        )}
      </ol>
      <button
        class="button quiet"
        aria-pressed=${this.hasNames ? "true" : "false"}
        @click=${this.showNames}
      >
        ${this.hasNames ? icon("tick") : nothing}<span>${t("together-names")}</span>
      </button>
      ${
        to
          ? html`<button class="button together-on" @click=${() => this.go(at + 1)}>
              <span>${t(`together-to-${to}`)}</span>${icon("next")}
            </button>`
          : html`<a class="button together-on" href="#/class/${this.stored.id}"
              >${t("together-back")}</a
            >`
      }
    </nav>`;
  }
}
