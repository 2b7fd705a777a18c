/**
 * What a new set can take in with one touch: what a link becomes, and the puzzles of this device.
 */

import { html, nothing } from "lit-html";
import { taskLine, taskName } from "../class/words.js";
import { TABLES } from "../games/index.js";
import { namesOf } from "../table/players.js";

/** @import { Draft } from "./class-draft.js" */
/** @import { Puzzle } from "../store/puzzles.js" */
/** @typedef {{task: GameRecord, line: string}} Offer line: what tells it from the others */

/**
 * Each with a button that adds it.
 * @param {Offer[]} offers
 * @param {(task: GameRecord) => void} add
 * @param {T} t
 * @param {(task: GameRecord) => unknown} [picture]
 */
export const offerList = (offers, add, t, picture = () => nothing) =>
  html`<ul class="make-offers">
    ${offers.map(
      ({ task, line }) =>
        html`<li>
          ${picture(task) ?? nothing}
          <p><strong>${taskName(task, t)}</strong><small>${line}</small></p>
          <button
            class="button"
            aria-label="${t("class-add-this")}: ${taskName(task, t)}, ${line}"
            @click=${() => add(task)}
          >
            ${t("class-add-this")}
          </button>
        </li>`,
    )}
  </ul>`;

/** What a link can become. @param {GameRecord[]} tasks @param {T} t @returns {Offer[]} */
const offersOf = (tasks, t) => tasks.map((task) => ({ task, line: taskLine(task, t) }));

/**
 * The field for a link, and the tasks that the link can become.
 * @param {Pick<Draft, "pasted" | "offers" | "fault">} draft
 * @param {(text: string) => void} paste
 * @param {(task: GameRecord) => void} add
 * @param {T} t
 */
export const linkField = ({ pasted, offers, fault }, paste, add, t) =>
  html`<label class="field"
      ><span>${t("class-paste-link")}</span>
      <textarea
        rows="3"
        spellcheck="false"
        autocapitalize="off"
        .value=${pasted}
        @input=${(/** @type {InputEvent} */ event) =>
          paste(/** @type {HTMLTextAreaElement} */ (event.target).value)}
      ></textarea>
    </label>
    ${fault ? html`<p class="make-fault">${t(fault)}</p>` : nothing}
    ${offers.length ? offerList(offersOf(offers, t), add, t) : nothing}`;

export class PuzzleOffers {
  /** @type {Offer[]} */
  #offers = [];
  /** @type {"" | "coming" | "here"} */
  #state = "";
  #isOpen = true;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  close() {
    this.#isOpen = false;
  }

  get tasks() {
    return this.#offers.map(({ task }) => task);
  }

  /** The engine makes a task of each puzzle; what it makes none of is left out. */
  async #load() {
    const { app } = this;
    this.#state = "coming";
    const found = (await app.puzzles.list().catch(() => [])).flatMap(({ good }) => good ?? []);
    for (const one of found.sort((a, b) => (a.id < b.id ? -1 : 1))) {
      if (!this.#isOpen) return;
      const { record, ply } = one;
      const { puzzle } = await app.engine.ask({ op: "puzzle", record, ply });
      if (!puzzle?.task || !(record.game in TABLES)) continue;
      const { type: _, ...task } = puzzle.task;
      this.#offers.push({ task, line: this.#line(one, puzzle.seat) });
      app.draw();
    }
    this.#state = "here";
    app.draw();
  }

  /** Whose choice it was, and when. @param {Puzzle} puzzle @param {number} seat */
  #line(puzzle, seat) {
    const { words, t } = this.app;
    const name = namesOf({ words }, puzzle)[seat] ?? "";
    return t("class-puzzle-of", { name, move: puzzle.ply + 1 });
  }

  /** @param {(task: GameRecord) => void} add @param {(task: GameRecord) => unknown} picture */
  render(add, picture) {
    const { t } = this.app;
    if (!this.#state) this.#load();
    if (this.#offers.length) return offerList(this.#offers, add, t, picture);
    const words = t(this.#state === "here" ? "class-puzzles-none" : "class-puzzles-coming");
    return html`<p class="small" role="status">${words}</p>`;
  }
}
