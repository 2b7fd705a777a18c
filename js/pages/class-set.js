/**
 * One set: its code for the pupils, the results that came back, their table, and what a teacher can
 * do with it.
 */

import { html, nothing } from "lit-html";
import { createAsk, deleteQuestion, removeThing } from "../app/asking.js";
import * as notFound from "../app/not-found.js";
import { expireNames } from "../class/expiry.js";
import { stateOf } from "../class/older.js";
import { aloneIn, calledIn } from "../class/pupils.js";
import { cleanName, csvRequest, fileName, plain, taskLine, taskName } from "../class/words.js";
import { handOver } from "../device/file.js";
import { addressOf } from "../links/link.js";
import { decisionsIn } from "../store/sets.js";
import { chocolates } from "../table/chocolates.js";
import { adding, newsOf, verdictWords, verify } from "./class-add.js";
import { forPupils } from "./class-for-pupils.js";
import {
  awaited,
  FIRST,
  olderLines,
  pointsLine,
  pressed,
  sorted,
  table,
  tableKeys,
} from "./class-table.js";
import { LinkPanel } from "./link-panel.js";
import { Scanning } from "./scan.js";
import { classHead } from "./task-list.js";

/** @import { State } from "../class/older.js" */
/** @import { Pupil } from "../../build/types/engine" */
/** @import { Source } from "../links/files.js" */
/** @import { Verdict, Wish } from "./class-add.js" */
/** @import { Order } from "./class-table.js" */
/** @import { StoredResult, StoredSet } from "../store/sets.js" */

/** No class is larger. */
const MOST_EXPECTED = 100;

/** @param {App} app @param {string} id @returns {Promise<Page>} */
export async function setPage(app, id) {
  const set = (await app.sets.all()).sets.find((one) => one.id === id);
  return set ? new SetPage(app, set) : notFound.page(app);
}

export class SetPage {
  title = "class-set";
  /** @type {StoredResult[]} */
  results = [];
  /** @type {Pupil[]} */
  pupils = [];
  /** The names of whom nothing has come, as they stand in links. @type {string[]} */
  missing = [];
  /** Which tasks can still be played; null until the engine has said so. @type {State | null} */
  state = null;
  /** The first source of the pupil below whose row more is shown. */
  opened = "";
  /** Whether the engine was asked who is who, and has answered. */
  isSorted = false;
  /** @type {Order} */
  order = FIRST;
  /** The id of the result or the set that may be deleted. */
  asked = "";
  /** How many links are read, while some are read. @type {{done: number, all: number} | null} */
  work = null;
  /** Of the last reading. @type {Verdict | null} */
  verdict = null;
  /** The name of the message about the last CSV file. */
  csvStatus = "";
  #isOpen = true;

  /** @param {App} app @param {StoredSet} set */
  constructor(app, set) {
    this.app = app;
    this.t = app.t;
    this.set = set;
    this.heading = set.set.title || app.t("class-untitled");
    this.panel = new LinkPanel(app);
    this.ask = createAsk(app, (asked) => this.#change({ asked }));
    this.scanning = new Scanning(app, {
      title: "scan-title",
      line: "scan-line",
      read: this.#scan,
    });
    document.addEventListener("visibilitychange", this.#refresh);
    addEventListener("resize", app.draw);
    this.#check();
    this.#begin();
  }

  close() {
    this.#isOpen = false;
    this.scanning.close();
    document.removeEventListener("visibilitychange", this.#refresh);
    removeEventListener("resize", this.app.draw);
    delete document.documentElement.dataset.print;
  }

  /**
   * @param {Partial<Pick<SetPage, "set" | "results" | "pupils" | "missing" | "opened" | "order" |
   *   "asked" | "work" | "verdict" | "csvStatus" | "isSorted" | "state">>} news
   */
  #change(news) {
    Object.assign(this, news);
    this.app.draw();
  }

  /** Another window may have added results. */
  #refresh = () => {
    if (!document.hidden && !this.work) this.#load();
  };

  /** The code is shown once it is known what pupils will find with it. */
  async #check() {
    const state = await stateOf(this.app, this.set);
    if (!this.#isOpen) return;
    const file = fileName(this.heading, "txt");
    if (state.opens) this.panel.show(addressOf(this.set.key), this.heading, file);
    this.#change({ state });
  }

  /** The table, first with what is kept, then without the names that are too old. */
  async #begin() {
    const count = await this.#load().then(() => expireNames(this.app));
    if (!count || !this.#isOpen) return;
    this.app.announce(this.t("forget-done", { count }));
    this.pupils = [];
    await this.#load();
  }

  /** @param {{asked?: string}} [news] */
  async #load(news) {
    const { app } = this;
    // another window may have decided something
    const set = (await app.sets.get(this.set.id)) ?? this.set;
    const results = await app.sets.resultsOf(set.key);
    if (!this.#isOpen || set.kind !== "set") return;
    const isKnown = results.length === this.results.length && this.pupils.length > 0;
    this.#change({
      ...news,
      set,
      results,
      ...(!isKnown && { pupils: aloneIn(results), isSorted: false }),
    });
    const given = { ...decisionsIn(set), results: results.map(plain), set: set.set };
    const { rows } = await app.engine.ask({ op: "rows", ...given });
    if (this.#isOpen && this.results === results) this.#change({ ...rows, isSorted: true });
  }

  /**
   * Keeps something with the set.
   * @param {Pick<StoredSet, "people"> | Pick<StoredSet, "expected">} news
   */
  async #keep(news) {
    const { app } = this;
    const stored = await app.sets.get(this.set.id);
    const set = { ...(stored?.kind === "set" ? stored : this.set), ...news };
    await app.sets.put(set);
    await this.#load();
  }

  /**
   * The teacher says who is who.
   * @param {{groups: string[][], same: boolean, name?: string}} decision
   */
  async decide(decision) {
    const { app } = this;
    const { people } = decisionsIn(this.set);
    const { who } = await app.engine.ask({ op: "who", people, ...decision });
    if (!who) return;
    await this.#keep({ people: who });
    this.open("");
    app.announce(app.t("class-decided"));
    app.focus(".class-results h2");
  }

  /** Shows more of one pupil. @param {string} source */
  open(source) {
    this.#change({ opened: source, asked: "" });
  }

  /** Whose results the teacher awaits. @param {Event} event */
  expect = ({ target }) => {
    const { value } = /** @type {HTMLTextAreaElement} */ (target);
    const names = value
      .split(/[\n,;\t]/)
      .map(cleanName)
      .filter(Boolean);
    this.#keep({ expected: [...new Set(names)].slice(0, MOST_EXPECTED) });
  };

  /** @param {string} by the column that was pressed */
  sort = (by) => {
    this.#change({ order: pressed(this.order, by) });
    this.app.announce(this.app.t("class-sorted"));
  };

  /**
   * Reads new results, and tells what came of them.
   * @param {Source[] | Promise<Source[]>} sources
   */
  async read(sources) {
    if (this.work) return;
    this.#change({ work: { done: 0, all: 0 }, verdict: null });
    const { verdict } = await this.#take(await sources, {
      isWanted: () => this.#isOpen,
      tell: (done, all) => this.#change({ work: { done, all } }),
    });
    if (!this.#isOpen) return;
    this.#change({ work: null, verdict });
    this.app.announce(verdictWords(this.app.t, verdict));
    await this.#load();
  }

  /** Reads a code that was scanned. @param {string} text */
  #scan = async (text) => {
    const { verdict, count } = await this.#take([{ place: "", text }]);
    if (this.#isOpen) await this.#load();
    return newsOf(this.app.t, this.set.set, verdict, count);
  };

  /** Adds new results to the table. @param {Source[]} sources @param {Partial<Wish>} [how] */
  async #take(sources, how) {
    const { app, set } = this;
    const known = await app.sets.resultsOf(set.key); // another window may have changed them
    const checked = known.filter(({ unchecked }) => !unchecked);
    const verdict = await verify(app, sources, { key: set.key, known: checked, ...how });
    if (verdict.good.length) await app.sets.add(set, verdict.good);
    if (verdict.good.length && this.#isOpen) app.space.persist();
    return { verdict, count: known.length + verdict.good.length };
  }

  /** Deletes a result. @param {string} id */
  remove(id) {
    const { sets } = this.app;
    const load = () => this.#load({ asked: "" });
    return removeThing(this.app, () => sets.remove(id), "class-result-removed", load);
  }

  async #removeSet() {
    const { app } = this;
    const remove = async () => {
      await app.sets.removeSet(this.set);
      return "#/class";
    };
    await app.goOnce(remove, "replace");
    app.announce(app.t("class-removed")); // on the page that follows
  }

  /** @param {boolean} every a line for each try, not for each pupil */
  #saveCsv = async (every) => {
    const { app, results, set, heading } = this;
    const { csv } = await app.engine.ask(csvRequest({ set, results, every }, app.t));
    const title = every ? `${heading} ${app.t("class-tries")}` : heading;
    const file = { name: fileName(title, "csv"), type: "text/csv", text: csv };
    const isSaved = typeof csv === "string" && (await handOver(app, file));
    this.#change({ csvStatus: isSaved ? "class-csv-done" : "class-csv-not" });
    app.announce(app.t(this.csvStatus));
  };

  /** @param {"table" | "code"} part for the style sheets */
  print = (part) => {
    document.documentElement.dataset.print = part;
    print();
  };

  render() {
    const { app, t, results, pupils } = this;
    return html`${classHead(app, this.heading)}
      <main class="class-page class-set">
        ${chocolates} ${forPupils(this)}
        <section class="house class-results">
          <h2 tabindex="-1">
            ${t("class-results", { count: results.length, pupils: pupils.length })}
          </h2>
          ${app.sets.isStored() ? nothing : html`<p role="status">${t("class-not-kept")}</p>`}
          ${adding(this)} ${awaited(this)}
          ${results.length ? this.#table() : html`<p class="calm">${t("class-no-results")}</p>`}
        </section>
        ${this.#removal()}
      </main>
      ${this.scanning.render()}`;
  }

  #table() {
    const { app, t, set, pupils } = this;
    const { tasks } = set.set;
    const called = (/** @type {Pupil} */ pupil) => calledIn(set.set, pupil, t);
    return html`<p class="print-tasks" aria-hidden="true">
        ${tasks.map((task, i) => `${i + 1} ${taskName(task, t)}, ${taskLine(task, t)}`).join(" · ")}
      </p>
      ${table(this, tasks, sorted(pupils, this.order, called, app.words.language))}
      ${pointsLine(this)} ${olderLines(this)}
      ${
        set.set.picks
          ? nothing
          : html`<p class="small no-print">
              ${t("forget-told", { days: app.store.get("forget") })}
              <a class="line-link" href="#/class">${t("forget-change")}</a>
            </p>`
      }
      ${tableKeys(set, t, { save: this.#saveCsv, print: () => this.print("table") })}
      ${this.csvStatus ? html`<p class="small" role="status">${t(this.csvStatus)}</p>` : nothing}`;
  }

  #removal() {
    const { t, set, asked, results } = this;
    const answers = { remove: () => this.#removeSet(), cancel: () => this.ask("") };
    return html`<section class="class-remove">
      ${
        asked === set.id
          ? deleteQuestion(t, t("class-remove-sure", { count: results.length }), answers)
          : html`<button class="button quiet" data-asks @click=${() => this.ask(set.id)}>
              ${t("class-remove")}
            </button>`
      }
    </section>`;
  }
}
