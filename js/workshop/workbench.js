/**
 * The workbench: the code of a bot at one side, the table at the other. Only what is asked of the
 * code differs: that it plays games (`bench.js`), or that it passes tests (`exercises.js`).
 */

import { SandboxedEngine } from "../sandbox/sandboxed-engine.js";
import { Host } from "../table/host.js";
import { Sheets } from "../table/sheets.js";
import { Sliders } from "./sliders.js";

/** @import { Trouble } from "../../build/types/engine" */
/** @import { Replay } from "../replay/replay.js" */
/** @import { Stage } from "../replay/stage.js" */
/** @import { createCode } from "./editor.js" */
/** @typedef {{box: Box, game: GameModule, createCode: typeof createCode}} Parts */
/** @typedef {{line: number, printed: string[]}} Choice what chose, and what it printed */

export class Workbench {
  title = "workshop-title";
  /**
   * What goes on: Python wakes or tests, one game is played, or many are.
   * @type {"" | "wakes" | "run" | "series"}
   */
  doing = "";
  /**
   * What is wrong with the code, or went wrong before a ply.
   * @type {(Trouble & {ply?: number}) | null}
   */
  trouble = null;
  isFault = false;
  /** What came of the last key. */
  status = "";
  /** The game that is shown, where one is. @type {Replay | null} */
  replay = null;
  /** Counts what was begun: an answer to anything older comes too late. */
  turn = 0;
  /** The field of the code, which each bench makes. @type {ReturnType<typeof createCode>} */
  editor = /** @type {any} */ (null);

  /**
   * @param {App} app
   * @param {Parts} parts
   * @param {(bench: any) => unknown} screen how it is drawn
   * @param {SandboxedEngine} [sandboxed]
   */
  constructor(app, { box, game, createCode }, screen, sandboxed = new SandboxedEngine(app)) {
    this.app = app;
    this.box = box;
    this.game = game;
    this.createCode = createCode;
    this.screen = screen;
    this.sandboxed = sandboxed;
    /** @type {Host<Stage>} the keys are for the code */
    this.host = new Host(app);
    /** @type {Sheets<string>} */
    this.sheets = new Sheets(app, () => undefined);
    this.sliders = new Sliders(app, box);
    sandboxed.ready().catch(() => undefined); // the first try tells it
  }

  close() {
    this.turn += 1;
    this.host.close();
    this.sandboxed.close();
  }

  render() {
    queueMicrotask(() => this.#mark());
    return this.screen(this);
  }

  get isBusy() {
    return this.doing !== "" || this.isRunning;
  }

  /** Whether a game moves on by itself. */
  get isRunning() {
    return Boolean(this.replay?.player.isRunning);
  }

  /** What it chose where the table stands. @returns {Choice | null} */
  get choice() {
    return null;
  }

  /** What went wrong, once that place of the game is shown. */
  get shownTrouble() {
    const { trouble, replay } = this;
    return trouble?.ply && replay && replay.player.ply < trouble.ply ? null : trouble;
  }

  /** The code is another. @param {string} _code */
  changed(_code) {
    this.turn += 1;
    Object.assign(this, { doing: "", trouble: null, status: "" });
    this.app.draw();
  }

  /** A field for a code, without the steps of another one. @param {string} code */
  edited(code) {
    const editor = this.createCode(code, (text) => this.changed(text));
    editor.textarea.setAttribute("aria-label", this.app.t("workshop-code"));
    return editor;
  }

  /** Shows and says what came of a key. @param {string} text */
  say(text) {
    this.status = text;
    this.app.announce(text);
    this.app.draw();
  }

  /**
   * Does what takes its time, until something else is begun.
   * @param {(turn: number) => Promise<unknown>} work
   * @returns {Promise<boolean>} whether nothing else was begun meanwhile
   */
  async work(work) {
    this.turn += 1;
    const { turn } = this;
    Object.assign(this, { doing: "wakes", isFault: false, status: "" });
    this.app.draw();
    try {
      await work(turn);
    } catch (error) {
      if (turn !== this.turn) return false; // it was stopped, and nobody waits for it
      console.error(error);
      this.isFault = true;
    }
    if (turn !== this.turn) return false;
    this.doing = "";
    this.app.draw();
    return true;
  }

  /** Marks the line that chose, or the one where something is wrong. */
  #mark() {
    const { shownTrouble, choice, isRunning } = this;
    if (shownTrouble) this.editor.mark(shownTrouble.line, "wrong", isRunning);
    else this.editor.mark(choice?.line ?? 0, "chose", isRunning);
  }
}
