/** A counted board in words: what is asked, how an answer was, what the keys stand on. */

import { kebab } from "../../../table/sentences.js";
import { colourName, inFacts } from "../sentences.js";
import { topsOf } from "../shapes.js";

/** @import { Answer, Story, Ui, View } from "./game.js" */

/** @param {View} view @param {Ui} ui */
export const askedWords = ({ question, neutral }, ui) =>
  question ? inFacts(`count-ask-${question.kind}`, { ...question, neutral }, ui) : "";

/** Why an answer is right, or what would have been. @param {Answer} answer @param {Ui} ui */
export function explainedWords({ kind, right, given, told }, ui) {
  const words = inFacts(`count-told-${kebab(told.code)}`, told, ui);
  if (right || kind === "largest") return words;
  const said = kind === "who" ? takerName(String(given), ui) : given;
  return `${words} ${ui.t("count-said", { given: said })}`;
}

/** @param {string} colour or "nobody" @param {Ui} ui */
export const takerName = (colour, ui) =>
  colour === "nobody" ? ui.t("count-nobody") : colourName(colour, ui);

/** What to do now, for those who listen. @param {View} view @param {unknown} _ @param {Ui} ui */
export const note = (view, _, ui) =>
  view.answer ? explainedWords(view.answer, ui) : askedWords(view, ui);

/** The story tells what was asked, and how it was answered. @type {Story} */
export function sentence(event, ui, view) {
  if (event.type === "Judged") {
    const why = view.answer ? explainedWords(view.answer, ui) : "";
    return `${ui.t(event.right ? "count-right" : "count-wrong")}. ${why}`.trim();
  }
  return event.type === "Asked" ? askedWords(view, ui) : ui.t("count-over");
}

/** What is to do now, or why, is said anyway. @type {Story} */
export function spoken(event, ui, view) {
  if (event.type === "Judged") return `${ui.t(event.right ? "count-right" : "count-wrong")}.`;
  return event.type === "Asked"
    ? `${ui.t("count-number", { at: view.asked + 1, most: view.most })}.`
    : ui.t("count-over");
}

/** @param {TableEvent} event */
export const sound = ({ type, right }) =>
  type !== "Judged" ? "paper" : right ? "smartie" : "turn";

/**
 * What the keys have just chosen, spoken.
 * @param {View} view
 * @param {unknown} _
 * @param {Ui} ui
 * @param {Ui} before
 */
export function describe(view, _, ui, before) {
  if (ui.number !== before.number) return ui.number || ui.t("count-no-number");
  if (ui.who !== before.who && ui.who) return takerName(ui.who, ui);
  if (!ui.spot || (ui.spot.x === before.spot?.x && ui.spot.y === before.spot.y)) return "";
  const colour = topsOf(view.board).get(`${ui.spot.x},${ui.spot.y}`);
  return ui.t("count-piece", { colour: colourName(colour, ui), x: ui.spot.x, y: ui.spot.y });
}

/** What came of it. @param {View} view @param {Ui} ui */
export function ending({ right, most }, ui) {
  const kind = right === most ? "all" : right * 2 >= most ? "many" : "few";
  return { title: ui.t("count-end-title", { right, most }), lines: [ui.t(`count-end-${kind}`)] };
}
