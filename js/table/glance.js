/**
 * A large tile beside the table of a task, for a teacher who looks from afar: which task it is, and
 * whether its player works, is stuck or has done it. Nothing is sent; the player says it.
 */

import { html, nothing } from "lit-html";
import { KEY } from "../store/stored-settings.js";
import { inWindow, keepInWindow } from "../store/window.js";
import { SHAPES } from "./marks.js";
import { Room } from "./room.js";

/** Circle, triangle, star. @type {Record<string, number>} */
const SHAPE = { working: 0, stuck: 3, done: 4 };

/** How long its longest part is, which stays whole. @param {string} words */
const lettersOf = (words) => Math.max(...words.split(" ").map((part) => part.length));

export class Glance {
  /** The player is stuck, and has said so; a page that is opened again still knows. */
  #isStuck = false;
  /** What was told last. */
  #told = "";

  /**
   * @param {Pick<App, "announce" | "draw" | "t">} app
   * @param {number} number of the task, from 0
   * @param {string} id of the saved game, or of the code that is written
   */
  constructor(app, number, id) {
    this.app = app;
    this.number = number + 1;
    this.key = `${KEY}-stuck ${id}`;
    this.#isStuck = inWindow(this.key) !== "";
    this.room = new Room();
  }

  close() {
    this.room.close();
  }

  /** The table has what is left of the page: beside the tile, or below it. */
  #fit = () => {
    const tile = document.querySelector(".glance")?.getBoundingClientRect();
    if (!tile) return;
    const isBeside = tile.width < innerWidth;
    const [width, height] = isBeside ? [tile.width, 0] : [0, tile.height];
    this.room.fit({ width: innerWidth - width, height: innerHeight - height });
  };

  #press = () => {
    this.#isStuck = !this.#isStuck;
    keepInWindow(this.key, this.#isStuck ? "stuck" : "");
    this.app.draw();
  };

  /** It is done, and whoever opens it again is not stuck. */
  forget = () => keepInWindow(this.key, "");

  /** Who listens hears each change. @param {string} state @param {string} words */
  #tell(state, words) {
    if (this.#told && this.#told !== state) this.app.announce(words);
    this.#told = state;
  }

  /** @param {boolean} [isDone] the task is over, as Python tells */
  render(isDone = false) {
    const { number } = this;
    const { t } = this.app;
    if (isDone && this.#isStuck) this.forget();
    const state = isDone ? "done" : this.#isStuck ? "stuck" : "working";
    const words = t("glance-state", { state });
    this.#tell(state, words);
    queueMicrotask(this.#fit); // before the table is measured
    return html`<aside class="glance" aria-label=${t("class-task-of", { number })}>
      <button
        class="glance-tile"
        data-state=${state}
        ?disabled=${isDone}
        aria-pressed=${isDone ? nothing : `${this.#isStuck}`}
        @click=${this.#press}
      >
        <span class="unseen">${t("class-task-of", { number })}</span>
        <b aria-hidden="true">${number}</b>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${SHAPES[SHAPE[state] ?? 0] ?? ""} /></svg>
        <strong style="--letters: ${lettersOf(words)}">${words}</strong>
        ${isDone ? nothing : html`<small>${t("glance-press", { state })}</small>`}
      </button>
    </aside>`;
  }
}
