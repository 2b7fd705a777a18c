/** The near edge of a counted board: what is asked, great keys to say it, and after each answer one sentence. */

import { html, nothing, svg } from "lit-html";
import { icon } from "../../../table/marks.js";
import { sidesOf } from "../counting.js";
import { chip } from "../plates.js";
import { colourName } from "../sentences.js";
import { chosen, takers } from "./pick.js";
import { askedWords, takerName, toldWords } from "./sentences.js";

/** @import { Action } from "../../../table/types.js" */
/** @import { Answer, Ui, View } from "./types.js" */

/** As on a telephone, so that hands know where each is. */
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** Keys do not take the focus from the board, where Enter means the great key. @param {Event} event */
const stay = (event) => event.preventDefault();

/** @param {View} view @param {Action[]} actions @param {Ui} ui */
export function tools(view, actions, ui) {
  if (view.answer) return explanation(view.answer, ui);
  if (!view.question) return nothing;
  return html`
    <section class="ask" data-kind=${view.question.kind} aria-label=${ui.t("count-number", { at: view.asked + 1, most: view.most })} @mousedown=${stay}>
      <p class="ask-text"><span>${chips(view)}</span><span>${askedWords(view, ui)}</span></p>
      ${input(view, actions, ui)}
      <button class="button main-key" data-on="say" ?disabled=${!chosen(actions, ui) && !ui.number}>${icon("lay")}<span>${ui.t("count-say")}</span></button>
    </section>`;
}

/** The chocolates that a question is about. @param {View} view */
function chips({ question, colours }) {
  if (!question) return nothing;
  return question.kind === "who" ? colours.map(chip) : chip(question.colour);
}

/** @param {View} view @param {Action[]} actions @param {Ui} ui */
function input({ question }, actions, ui) {
  if (question?.kind === "largest")
    return html`<p class="ask-how">${ui.t(ui.spot ? "count-chosen" : "count-tap")}</p>`;
  return question?.kind === "who" ? whose(actions, ui) : pad(ui);
}

/** @param {Ui} ui */
function pad(ui) {
  return html`
    <div class="number-pad">
      <p class="typed"><output aria-label=${ui.t("count-your-number")}>${ui.number || "–"}</output></p>
      <div class="digits" role="group" aria-label=${ui.t("count-digits")}>
        ${DIGITS.map((digit) => html`<button class="digit" data-on="digit:${digit}">${digit}</button>`)}
        <button class="digit erase" data-on="erase" aria-label=${ui.t("count-erase")} title=${ui.t("count-erase")} ?disabled=${!ui.number}>${icon("erase")}</button>
      </div>
    </div>`;
}

/** @param {Action[]} actions @param {Ui} ui */
function whose(actions, ui) {
  return html`
    <div class="takers" role="group" aria-label=${ui.t("count-takers")}>
      ${takers(actions).map(
        (
          colour,
        ) => html`<button class="option" data-on="who:${colour}" aria-pressed=${ui.who === colour}>
        ${colour === "nobody" ? empty : chip(colour)}<span>${takerName(colour, ui)}</span></button>`,
      )}
    </div>`;
}

/** An empty mould. */
const empty = html`<svg class="chip" viewBox="0 0 100 100" aria-hidden="true"><rect class="empty-mould" x="6" y="6" width="88" height="88" rx="18" /></svg>`;

/** @param {Answer} answer @param {Ui} ui */
function explanation(answer, ui) {
  return html`
    <section class="ask told" data-right=${answer.right ? "" : nothing} aria-label=${ui.t("count-explained")} @mousedown=${stay}>
      <p class="ask-verdict">${verdictSign(answer.right)}<strong>${ui.t(answer.right ? "count-right" : "count-wrong")}</strong></p>
      ${answer.kind === "who" ? sums(answer) : nothing}
      <p class="ask-text">${toldWords(answer, ui)}</p>
      <button class="button main-key" data-on="next">${icon("next")}<span>${ui.t("count-next")}</span></button>
    </section>`;
}

/** A tick, or a wave: nearly. @param {boolean} right */
const verdictSign = (right) =>
  html`<svg class="verdict-sign" viewBox="-32 -32 64 64" aria-hidden="true">${
    right
      ? svg`<g class="good-sign"><circle r="30" /><path d="M-13 1L-4 11L14-10" /></g>`
      : svg`<g class="other-sign"><circle r="29" /><path d="M-15 3q7.5-10 15-3t15-3" /></g>`
  }</svg>`;

/** "6 : 4", with the chocolates. @param {Answer} answer */
function sums({ sides, truth }) {
  return html`<p class="ask-sums" aria-hidden="true">${sidesOf(sides, truth).map(([colour, sum]) => html`<span class=${truth === colour ? "wins" : ""}>${chip(colour)} ${sum}</span>`)}</p>`;
}

/** How it stands: a chocolate for each right answer, an empty mould for each other. @param {View} view @param {number} _ @param {Ui} ui */
export function plate({ asked, right, most, results, answer, question }, _, ui) {
  const list = results ?? Array.from({ length: asked }, (_one, i) => i < right);
  const now = question || answer ? list.length - (answer ? 1 : 0) : -1;
  return html`
    <span class="so-far" role="img" aria-label=${ui.t("count-so-far", { asked: list.length, right, most })}>
      ${Array.from(
        { length: most },
        (_one, i) =>
          html`<svg class="chip ${i === now ? "now" : ""}" viewBox="0 0 100 100">${
            i >= list.length
              ? svg`<circle class="to-come" cx="50" cy="50" r=${i === now ? 30 : 16} />`
              : list[i]
                ? svg`<use href="#piece-milk" />`
                : svg`<rect class="empty-mould" x="8" y="8" width="84" height="84" rx="18" />`
          }</svg>`,
      )}
    </span>`;
}

/** Whose chocolates are counted. @param {View} view @param {Ui} ui */
export function stock({ colours, neutral }, ui) {
  const names = {
    a: colourName(colours[0], ui),
    b: colourName(colours[1], ui),
    neutral: colourName(neutral, ui),
  };
  return html`<span class="legend"><span class="unseen">${ui.t("count-legend", names)}</span>
    <span aria-hidden="true">${chip(colours[0] ?? "dark")} ${chip(colours[1] ?? "white")}</span>
    <span class="neutral" aria-hidden="true">${ui.t("count-neutral")} ${chip(neutral)}</span></span>`;
}
