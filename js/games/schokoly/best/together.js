/**
 * The best place for a whole class: the board and the hand, where the cards were laid, and what
 * each place brings.
 */

import { html, svg } from "lit-html";
import { framed } from "../board.js";
import { face } from "../cards.js";
import { classBoard, letterOf, slip } from "../class-marks.js";
import { picture as cardPicture } from "../plates.js";
import { signed } from "../sentences.js";

/** @import { Spot, View } from "../../../../build/types/schokoly_best" */
/** @typedef {import("../../../pages/class-question.js").QuestionOf<View, Spot>} Question */

/** So far apart stand slips of the same place, in cells. */
const APART = 0.78;

/** @param {Question} question @param {string} part @param {T} t */
function picture({ view, right, given }, part, t) {
  const { board } = view;
  const label = t("schokoly-board-picture", { count: board.length });
  if (part === "ask") return classBoard(board, { label });
  const spots = given.map(({ answer }) => answer);
  const isWhy = part === "why";
  const isFound = spots.some((one) => one.right);
  const marks = given.map(({ answer, who }, i) => {
    const before = spots.slice(0, i).filter(({ x, y }) => x === answer.x && y === answer.y);
    const middle = { x: answer.x + 1, y: answer.y + 1 + before.length * APART };
    return slip(
      middle,
      letterOf(i),
      isWhy ? signed(answer.lead) : who.length,
      isWhy && answer.right,
    );
  });
  const over = svg`<g class="laid-places"
    >${spots.map((one) => frame(one, "laid-place"))}
    ${isWhy ? svg`${laid(right)}${frame(right, "best-place")}` : ""} ${marks}
    ${
      isWhy && !isFound
        ? slip({ x: right.x + 1, y: right.y + 1 }, "★", signed(right.lead), true)
        : ""
    }</g
  >`;
  return classBoard(board, { label, besides: isWhy ? [...spots, right] : spots, over });
}

/** The card as it lies there. @param {Spot} spot */
const laid = ({ x, y, colours }) =>
  svg`<g transform="translate(${x + 1} ${y + 1}) scale(.01)">${face(colours)}</g>`;

/** A line around a card. @param {Spot} spot @param {string} kind */
const frame = ({ x, y }, kind) => svg`<g class=${kind}>${framed(x, y, 2, 0.2)}</g>`;

/** What is to be laid, and for which colour. @param {Question} question @param {T} t */
const asked = ({ view }, t) =>
  html`${t("together-best-asked", { colour: view.colours[0] })}
    <span
      class="together-hand"
      role="img"
      aria-label=${t("together-hand", { count: view.hand.length })}
      >${view.hand.map(({ colours }) => cardPicture(colours))}</span
    >`;

/**
 * One place, drawn and in words.
 * @param {Question} question
 * @param {number} place
 * @param {T} t
 * @param {string} part
 */
function answered({ given }, place, t, part) {
  const { x, y, colours, lead, points } = /** @type {Question["given"][0]} */ (given[place]).answer;
  const letter = letterOf(place);
  const worth = part === "why" ? t("together-place-worth", { lead: signed(lead), points }) : "";
  return {
    words: `${letter}: ${t("together-place", { x, y })} ${worth}`.trim(),
    face: html`<b>${letter}</b> ${cardPicture(colours)} ${worth}`,
  };
}

/** How far ahead the best place puts one. @param {Question} question @param {T} t */
const why = ({ right: { lead, x, y } }, t) => t("together-best-why", { lead: signed(lead), x, y });

export const drawing = { picture, asked, answered, why };
