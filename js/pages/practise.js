/** The puzzles of today, made of the own mistakes of a device's persons, on the table. */

import { html, nothing } from "lit-html";
import { message } from "../app/not-found.js";
import { openTold } from "../app/page.js";
import { waitingTable } from "../app/page-head.js";
import { tableOf } from "../games/index.js";
import { readKey } from "../input/keys.js";
import { isOff } from "../input/letters.js";
import { answerWords, PuzzleStage } from "../replay/puzzle.js";
import { askPath, puzzlesNow } from "../store/path.js";
import { coach } from "../table/coach.js";
import { Host } from "../table/host.js";
import { icon, toolKey } from "../table/marks.js";
import { handDock, storyLine } from "../table/seats.js";
import { who } from "../table/sentences.js";

/** @import { Solved } from "../../build/types/engine" */
/** @import { Puzzle } from "../store/puzzles.js" */

const TITLE = "practise-title";

/** The page of the path, which says what waits. @param {App} app */
const path = (app) => openTold(app, { name: "path", params: [] });

/**
 * `#/practise/now`; where nothing waits, and at the old address `#/practise`, it is the page of the
 * path.
 * @param {App} app
 * @param {Params} params
 * @returns {Promise<Page | null>}
 */
export async function page(app, { id }) {
  if (id !== "now") return path(app);
  const isLeft = app.wait(TITLE, "");
  const today = await askPath(app).catch(() => null);
  const waiting = await puzzlesNow(app, today).catch(() => []);
  if (isLeft()) return null;
  const now = waiting.filter(({ record }) => tableOf(record));
  return now.length ? new PuzzlePage(app, now) : path(app);
}

class PuzzlePage {
  title = TITLE;
  #number = 0;
  #isLost = false;
  /** The ui that was described to readers last. @type {any} */
  #described = null;

  /** @param {App} app @param {Puzzle[]} puzzles */
  constructor(app, puzzles) {
    this.app = app;
    this.puzzles = puzzles;
    /** @type {Host<PuzzleStage>} */
    this.host = new Host(app, { key: this.#press });
    this.host.awake.want(true);
    this.#open();
  }

  close() {
    this.host.close();
  }

  render() {
    const stage = this.host.picture;
    const { t } = this.app;
    if (this.#isLost) {
      const key = html`<button class="button main-key" @click=${this.#next}>
        ${t("lesson-next")}
      </button>`;
      return message(t("table-lost"), t("practise-lost"), key);
    }
    if (!stage?.view) return waitingTable(this.app, this.#puzzle().record.game);
    return this.#table(stage);
  }

  #puzzle = () => /** @type {Puzzle} */ (this.puzzles[this.#number]);

  /** Asks for a puzzle and lays it on the table. */
  async #open() {
    const { app } = this;
    const puzzle = this.#puzzle();
    const { record, ply } = puzzle;
    this.host.lay(null);
    this.#isLost = false;
    const { puzzle: posed, error } = await app.engine.ask({ op: "puzzle", record, ply });
    // nobody can replay it any more
    if (error?.type === "older-box") await app.puzzles.remove(puzzle.id);
    if (this.host.isClosed) return;
    const game = tableOf(record);
    this.#isLost = !posed || !game;
    if (posed && game) {
      const stage = new PuzzleStage(app, game, puzzle, posed, this.#tell);
      this.host.lay(stage);
      stage.lay();
      app.arrive();
      app.announce(this.#words(stage));
    }
    app.draw();
  }

  /**
   * The answer was judged: it is said and stored, and the key that goes on has the focus.
   * @param {Solved} solved
   */
  #tell = async ({ right }) => {
    const { app } = this;
    const stage = this.host.picture;
    if (this.host.isClosed || !stage) return;
    app.sound.play(right ? "bell" : "no");
    app.announce(this.#words(stage));
    app.focus(".coach .button");
    await askPath(app, { solved: { id: this.#puzzle().id, right } });
  };

  #next = () => {
    this.#number += 1;
    if (this.#puzzle()) return this.#open();
    return this.app.go("#/path", "replace");
  };

  #show = () => this.host.picture?.answer();

  /** What the table says: the question, or how the answer was. @param {PuzzleStage} stage */
  #words({ solved, game, ui, names, isRefused, posed }) {
    const { t } = this.app;
    if (!solved) {
      const asked = t(`practise-say-${posed.say}`, who(ui.seat, { names, t }));
      return isRefused ? `${t("table-why-not-offered")} ${asked}` : asked;
    }
    return answerWords(game, solved, ui);
  }

  /** @param {PuzzleStage} stage */
  #table(stage) {
    const { app, puzzles } = this;
    const { view, ui, game, solved, look } = stage;
    const { t } = app;
    const isLast = this.#number + 1 === puzzles.length;
    const number = t("table-step", { step: this.#number + 1, steps: puzzles.length });
    const text = this.#words(stage);
    const keys = solved
      ? [{ text: t(isLast ? "table-count-close" : "lesson-next"), act: this.#next, isMain: true }]
      : [{ text: t("lesson-show"), act: this.#show }];
    const { game: name } = this.#puzzle().record;
    const parts = {
      kind: "table practise",
      name,
      heading: `${t(TITLE)}. ${t(`game-${name}`)}. ${number}`,
      keys: toolKey("menu-key", t("practise-leave"), icon("close"), () => app.go("#/path")),
      near: html`<div class="panel-space" data-own ?inert=${solved !== null}>
          ${game.panel(view, ui.actions, ui)}
        </div>
        ${storyLine(t(TITLE), text, nothing, () => undefined)}
        ${coach(
          {
            text,
            sign: solved && icon(solved.right ? "tick" : "hint"),
            more: html`<p class="lesson-far"><span>${number}</span></p>`,
            keys,
          },
          t,
        )}
        ${handDock(
          stage,
          html`<div class="tools" ?inert=${solved !== null}>
            ${game.tools(view, ui.actions, ui)}
          </div>`,
        )}`,
      sheets: nothing,
    };
    return this.host.draw(parts, { resting: false, ply: look?.ply });
  }

  /** @param {KeyboardEvent} event */
  #press = (event) => {
    const stage = this.host.picture;
    const read =
      stage?.view && !isOff(event, this.app) ? readKey(event, stage.game.keys.taps, "") : null;
    if (!stage || !read) return;
    event.preventDefault();
    if (read.button === "hint") this.#show();
    if (!read.gesture) return;
    stage.touch(read.gesture);
    if (stage.game.wantsArrows(read.gesture, stage.ui)) this.app.focus(".table .ground");
    this.#describe(stage);
  };

  /** Tells screen readers where the keys have led. @param {PuzzleStage} stage */
  #describe(stage) {
    const { view, ui, game, solved, isRefused } = stage;
    if (solved || ui === this.#described) return;
    const refusal = isRefused && this.app.t("table-why-not-offered");
    const text = refusal || game.describe(view, ui.actions, ui, this.#described ?? ui);
    this.#described = ui;
    if (text) this.app.announce(text);
  }
}
