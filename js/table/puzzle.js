/**
 * A puzzle at a table: what is asked, and after the one choice how it was. The engine judges it;
 * the game draws it as ever. Loaded when wanted.
 */

import { nothing } from "lit-html";
import { percent } from "../replay/curve.js";

/** @import { Solved } from "../../build/types/engine" */

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
