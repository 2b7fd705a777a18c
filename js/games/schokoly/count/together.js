/** A counted board for a whole class: what is asked, what was answered, and the truth. */

import { html, svg } from "lit-html";
import { line } from "../board.js";
import { classBoard, letterOf, slip } from "../class-marks.js";
import { chip } from "../plates.js";
import { heartOf, topsOf } from "../shapes.js";
import { asked as askedMarks, explained } from "./board.js";
import { askedWords, explainedWords, takerName } from "./sentences.js";

/** @import { Answer, View } from "./game.js" */
/** @typedef {import("../../../pages/class-question.js").QuestionOf<View, Answer>} Question */

/** @param {T} t @returns {any} all that the words of this game need */
const uiOf = (t) => ({ t, ticks: [] });

/** @param {Question} question @param {string} part @param {T} t */
function picture({ view, right, given }, part, t) {
  const { board, question } = view;
  const label = t("schokoly-board-picture", { count: board.length });
  if (part === "why") {
    const over = svg`<g class="counted">${explained(view, right)}</g>`;
    return classBoard(board, { label, kind: "cards dimmed", over });
  }
  if (question?.cells.length) {
    const over = svg`<g class="counted">${askedMarks(view, question, uiOf(t))}</g>`;
    return classBoard(board, { label, kind: "cards hushed", over });
  }
  const marks = given.map(({ answer: { tapped }, who }, i) => {
    const [x, y] = heartOf(tapped);
    return svg`${line(tapped, "asked")}${slip({ x: x + 0.5, y: y + 0.5 }, letterOf(i), who.length)}`;
  });
  const over = part === "answers" ? svg`<g class="counted">${marks}</g>` : "";
  return classBoard(board, { label, over });
}

/** @param {Question} question @param {T} t */
const asked = ({ view, right: { kind, colour } }, t) =>
  kind === "largest" // nobody taps a projector's picture
    ? t("together-largest", { colour })
    : askedWords(view, uiOf(t));

/** One answer, drawn and in words. @param {Question} question @param {number} place @param {T} t */
function answered({ view, given }, place, t) {
  const { answer } = /** @type {Question["given"][0]} */ (given[place]);
  const { kind, tapped } = answer;
  if (kind === "who") {
    const words = takerName(String(answer.given), uiOf(t));
    return {
      words,
      face: html`${words === t("count-nobody") ? "" : chip(String(answer.given))} ${words}`,
    };
  }
  if (kind !== "largest") return { words: `${answer.given}`, face: html`<b>${answer.given}</b>` };
  const colour = topsOf(view.board).get(String(answer.given)) ?? "";
  const letter = letterOf(place);
  const area = { colour, count: tapped.length };
  const words = t("together-area", area);
  return { words: `${letter}: ${words}`, face: html`<b>${letter}</b> ${chip(colour)} ${words}` };
}

/** What is true, as the board itself explains it. @param {Question} question @param {T} t */
const why = ({ right }, t) => explainedWords(right, uiOf(t));

export const drawing = { picture, asked, answered, why };
