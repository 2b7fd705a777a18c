/**
 * A pupil's result from a link: whose it is and its scores. It is stored only if the teacher adds
 * it to a table.
 */

import { html, nothing } from "lit-html";
import { nameWords } from "../class/names.js";
import { nthWords, scoreWords, spanWords, whenWords } from "../class/words.js";
import { storedResult, storedSet } from "../store/sets.js";
import { chocolates } from "../table/chocolates.js";
import { classHead, olderTask, taskList } from "./task-list.js";

/** @import { OpenedResult } from "../../build/types/engine" */
/** @import { StoredSets } from "../store/sets.js" */

export class ResultPage {
  title = "class-result";
  /** What is stored on this device; null until it is read. @type {StoredSets | null} */
  stored = null;
  isNew = false;

  /** @param {App} app @param {string} text of its link @param {OpenedResult} opened */
  constructor(app, text, opened) {
    this.app = app;
    this.result = storedResult(opened, text);
    this.set = storedSet(opened.set, opened.key, Date.now());
    this.older = opened.older ?? [];
    this.called = nameWords(opened.set, this.result.name, app.t);
    this.#load();
  }

  async #load() {
    this.stored = await this.app.sets.all();
    this.app.draw();
  }

  add = async () => {
    const { app, result } = this;
    await app.sets.add(this.set, [result]);
    app.space.persist();
    this.isNew = true;
    app.announce(app.t("class-added", { name: this.called }));
    await this.#load();
    app.focus(".result-to");
  };

  render() {
    const { t, words } = this.app;
    const { when, total, most, players = 1 } = this.result;
    const { title, tasks } = this.set.set;
    return html`${classHead(this.app, this.called)}
      <main class="class-page result-page">
        ${chocolates}
        <section class="house">
          <p class="result-what">
            ${t("class-result-of", {
              title: title || t("class-tasks"),
              when: whenWords(when, words.region),
            })}
          </p>
          ${taskList(tasks, t, (i) => this.#score(i))}
          ${
            this.result.unread
              ? html`<p class="only-here" role="note">${t("class-unread-line")}</p>`
              : nothing
          }
          <p class="result-sum">
            <strong>${t("class-sum", { total, most })}</strong>
            <span class="small">${t("class-checked")}</span>
          </p>
          ${
            players > 1
              ? html`<p class="small">${t("class-players", { count: players })}</p>`
              : nothing
          }
          ${this.#place()}
        </section>
      </main>`;
  }

  /** The score of a task, and a link to watch it. @param {number} i */
  #score(i) {
    const { t } = this.app;
    const { text, scores, tries, unread } = this.result;
    const score = scores[i];
    if (this.older.includes(i)) return olderTask(t);
    if (unread?.includes(i))
      return html`<p class="task-older small">${t("class-unread-behind")}</p>`;
    const known = tries?.[i] ?? { begun: 0, tries: [] };
    const own = known.tries.find(({ counts }) => counts);
    const which = nthWords(known, own && { nth: own.number }, t);
    if (!score?.done) return html`<p class="task-state">${which || t("class-not-done")}</p>`;
    const watch = `#/watch/${text}?task=${i}${own ? `&try=${own.number}` : ""}`;
    return html`<div class="task-state">
      <p>
        <strong>${scoreWords(score, t, this.set.set.tasks[i])}</strong>
        <small>${spanWords(score.span)}</small>${which ? html` <small>${which}</small>` : nothing}${
          score.bots === false ? html`<small class="odd">${t("class-odd")}</small>` : nothing
        }
      </p>
      <a
        class="button quiet"
        href=${watch}
        aria-label=${t("class-watch-of", { name: this.called, number: i + 1 })}
        >${t("class-watch")}</a
      >
    </div>`;
  }

  /** Whether the result is in its table already, or can be added. */
  #place() {
    const { app, stored, result, set, isNew } = this;
    const { t } = app;
    if (!stored) return nothing;
    const own = stored.results.filter(({ key }) => key === set.key);
    if (own.some(({ id }) => id === result.id))
      return html`<p role="status">
          ${t(isNew ? "class-added-count" : "class-here", { count: own.length })}${
            app.sets.isStored() ? nothing : html` ${t("class-not-kept")}`
          }
        </p>
        <p class="answers">
          <a class="button result-to" href="#/class/${set.id}">${t("class-to-table")}</a>
        </p>
        ${isNew ? html`<p class="small">${t("class-scan-next")}</p>` : nothing}`;
    const isKnown = stored.sets.some(({ id }) => id === set.id);
    return html`<p>${t(isKnown ? "class-add-line" : "class-add-new-line")}</p>
      <p class="answers">
        <button class="button big" @click=${this.add}>
          ${t(isKnown ? "class-add" : "class-add-new")}
        </button>
      </p>`;
  }
}
