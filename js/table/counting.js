/** How a count and an end are told, line by line. */

import { html } from "lit-html";
import { seatMark } from "./marks.js";

/**
 * One step in words, with the mark of what it is about.
 * @param {unknown} mark
 * @param {unknown} words
 */
export const says = (mark, words) => html`<p class="says">${mark} <span>${words}</span></p>`;

/** A sum, and what it is. @param {unknown} sum @param {unknown} mark @param {unknown} words */
export const summed = (sum, mark, words) =>
  html`<p class="sums"><span>${sum}</span></p>
    ${says(mark, words)}`;

/**
 * One line of the end: a story, what is kindly said of these seats, and a score.
 * @param {unknown} mark
 * @param {unknown} story
 * @param {unknown} score
 * @param {number[]} seats
 * @param {any} ui
 */
export const endLine = (mark, story, score, seats, { names, praise, t }) =>
  html`<span class="end-line"
    >${mark}<span
      >${story}${seats
        .filter((seat) => praise?.[seat])
        .map(
          (seat) =>
            html` <small class="kind"
              >${
                seats.length > 1
                  ? t("table-praise-of", { name: names[seat], praise: praise[seat] })
                  : praise[seat]
              }</small
            >`,
        )}</span
    ><strong>${score}</strong></span
  >`;

/**
 * The end, seat by seat: its story and its score.
 * @param {number[]} order
 * @param {(seat: number) => unknown} story
 * @param {(seat: number) => unknown} score
 * @param {any} ui
 */
export const endLines = (order, story, score, ui) =>
  order.map((seat) => endLine(seatMark(seat), story(seat), score(seat), [seat], ui));
