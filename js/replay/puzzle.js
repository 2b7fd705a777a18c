/**
 * One puzzle on the table: what its seat saw then. One choice is taken as the answer; the engine
 * judges it.
 */

import { facesOf } from "../table/animals.js";
import { located } from "../table/picture.js";
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
   * @param {string[]} names
   * @param {Puzzle} puzzle
   * @param {Posed} posed
   * @param {(solved: Solved) => void} onSolved
   */
  constructor(app, game, names, puzzle, posed, onSolved) {
    super(app, game, names, false, facesOf(puzzle.record.players, puzzle.animals));
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
