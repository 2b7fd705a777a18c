/**
 * The practice of calls on its told page: it lies over that while it runs, then tells it what came;
 * and the pictures there.
 */

import { html } from "lit-html";
import { message } from "../../../app/not-found.js";
import { waitingTable } from "../../../app/page-head.js";
import { wordsOf } from "../../../app/page-words.js";
import { noteRound } from "../../../store/path.js";
import { resultOf } from "../../../store/results.js";
import { newId } from "../../../store/saves.js";
import { symbols } from "../figures.js";
import { example, plot } from "./plot.js";
import { Run } from "./run.js";
import { screen } from "./screen.js";

/** @import { View } from "../../../../build/types/choco_practice" */
/** @import { PythonPage } from "../../../app/page.js" */
/** @import { Round } from "../../../store/path.js" */
/**
 * @typedef {Pick<View, "cards" | "hesitation" | "doubles">} Plan
 * @typedef {{runs: boolean, plan: Plan, round: Round | null}} Wanted round: of a child's path
 */

export class PageTool {
  /** What lies over the page. @type {Pick<Page, "render"> | null} */
  cover = null;
  /** @type {Run | null} */
  #run = null;

  /** @param {PythonPage} page */
  constructor(page) {
    this.page = page;
    this.app = page.app;
  }

  close() {
    this.#run?.close();
  }

  /** @param {any} given */
  render({ shows, ...given }) {
    if (shows === "example") return example(given.kind);
    if (shows === "plot") return plot(given, this.app.t, (words) => wordsOf(this.app, words));
    if (given.runs) this.#begin(given);
    return html`<svg class="unseen" aria-hidden="true">${symbols}</svg>`;
  }

  /** @param {Wanted} wanted */
  #begin({ plan, round }) {
    if (this.#run) return;
    const { app, page } = this;
    const end = (/** @type {any} */ outcome) => {
      if (round && run.record) noteRound(app, round, run.record);
      app.sound.play("finale");
      const of = resultOf(outcome, plan, newId(), Date.now());
      this.#leave(() => page.renew({ type: "Act", name: "come", of }));
    };
    const run = new Run(app, plan, {
      end,
      leave: () => this.#leave(() => page.change({ runs: false })),
    });
    this.#run = run;
    this.cover = { render: () => this.#drawn(run) };
    queueMicrotask(app.draw);
  }

  /** The page is there again, once it has heard. @param {() => Promise<unknown>} tell */
  async #leave(tell) {
    this.close();
    await tell();
    this.#run = null;
    this.cover = null;
    this.app.arrive();
  }

  /** @param {Run} run */
  #drawn(run) {
    const { app } = this;
    if (run.isFaulty) return faulty(app, run);
    queueMicrotask(run.host.settle);
    return run.view ? screen(app, run, run.view) : waitingTable(app, "choco_boom");
  }
}

/** @param {App} app @param {Run} run */
function faulty({ t }, run) {
  const back = html`<button class="button main-key" @click=${run.leave}>
    ${t("practice-back")}
  </button>`;
  return message(t("practice-fault"), t("practice-fault-line"), back);
}
