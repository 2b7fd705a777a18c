/**
 * A puzzle on the table: what its seat saw then. One choice is taken as the answer, and the engine
 * judges it. Alone it has a table of its own; as a task of a class the game's table. Loaded when
 * wanted.
 */

import { nothing } from "lit-html";
import { located } from "../table/picture.js";
import { percent } from "./curve.js";
import { NO_HINT, Stage } from "./stage.js";

/** @import { Puzzle } from "../store/puzzles.js" */
/** @import { PuzzlesPosed as Posed, Solved } from "../../build/types/engine" */

export class PuzzleStage extends Stage {
  /** @type {Solved | null} */
  solved = null;
  /** What was touched and does not go. */
  isRefused = false;
  #isAsking = false;

  /**
   * @param {TableApp} app
   * @param {GameModule} game
   * @param {Puzzle} puzzle
   * @param {Posed} posed
   * @param {(solved: Solved) => void} onSolved
   */
  constructor(app, game, puzzle, posed, onSolved) {
    super(app, game, puzzle, false);
    this.puzzle = puzzle;
    this.posed = posed;
    this.onSolved = onSolved;
    this.hintAt = () => {
      const { best: action, reasons = [] } = this.solved ?? {};
      return { hint: action ? { action, reasons } : NO_HINT.hint, actions: posed.actions };
    };
  }

  lay() {
    const { seat, look } = this.posed;
    this.show(look, { ply: look.ply, seat, open: false }, "leap");
  }

  /** Fingers and keys choose as in the game. @param {Gesture} gesture */
  touch(gesture) {
    const { ui, view, game, solved } = this;
    if (solved || gesture.kind === "pan" || gesture.kind === "pinch") return super.touch(gesture);
    const own = { ...ui, views: { [ui.seat]: view } };
    const picked = view && game.pick(ui.actions, located(gesture, ui, game.lift(ui)), own);
    if (!picked) return;
    const { seat: _, actions: __, views: ___, ...changes } = picked.ui ?? {};
    this.isRefused = Boolean(picked.why);
    this.set(changes);
    if (picked.action) this.answer(picked.action);
  }

  /** Judges a choice; without one the best is only shown. @param {Action} [action] */
  async answer(action) {
    if (this.#isAsking || this.solved) return;
    this.#isAsking = true;
    const { record, ply } = this.puzzle;
    const wish = action ? { action } : {};
    const { solve } = await this.app.engine.ask({ op: "solve", record, ply, ...wish });
    this.#isAsking = false;
    if (!solve) return;
    this.isRefused = false;
    this.solved = solve;
    this.lay();
    this.onSolved(solve);
  }
}

/**
 * A game's table while it is a puzzle; its words are those of `practise`.
 * @param {GameModule} game
 * @returns {GameModule}
 */
export const puzzleOf = (game) => ({
  ...game,
  sentence: (_, ui, view) => answerWords(game, view.puzzle, ui),
  spoken: (_, ui, view) => answerWords(game, view.puzzle, ui),
  sound: ({ right }) => (right ? "" : "no"),
  isMinor: () => true, // the end says it
  slip: ({ ui }) => ({ text: ui.t("practise-task") }),
  undoable: () => false,
  fieldsOf: (view) => ({ ...game.fieldsOf(view), ...shown(game, view.puzzle) }),
  note: () => "", // the slip says it
  panel: (view, actions, ui) => (ui.outcome ? nothing : game.panel(view, actions, ui)),
  ending: ({ puzzle }, ui) => ({
    title: ui.t(puzzle.right ? "practise-task-right" : "practise-task-wrong"),
    lines: [answerWords(game, puzzle, ui)],
  }),
});

/**
 * The best choice lies there as a hint, once there was one.
 * @param {GameModule} game
 * @param {Solved | null} solved
 */
const shown = (game, solved) =>
  solved ? { ...game.show(solved.best), hint: { action: solved.best, reasons: [] } } : {};

/**
 * How the choice was, and what is best.
 * @param {GameModule} game
 * @param {Solved} solved
 * @param {TableUi} ui
 */
export function answerWords(game, { right, lost, best: action, reasons }, ui) {
  const advice = game.advice({ action, reasons, odds: null }, ui);
  const kind = right ? (lost ? "good" : "right") : lost ? "wrong" : "shown";
  return ui.t(`practise-${kind}`, { advice, percent: percent(lost) });
}
