/** How a count and an end are told, line by line. */

import { html } from "lit-html";
import { seatMark } from "./marks.js";

/** One step in words, with the mark of what it is about. @param {unknown} mark @param {unknown} words */
export const says = (mark, words) => html`<p class="says">${mark} <span>${words}</span></p>`;

/** A sum, and what it is. @param {unknown} sum @param {unknown} mark @param {unknown} words */
export const summed = (sum, mark, words) =>
  html`<p class="sums"><span>${sum}</span></p>${says(mark, words)}`;

/** The end, seat by seat: its story and its score. @param {number[]} order @param {(seat: number) => unknown} story @param {(seat: number) => unknown} score */
export const endLines = (order, story, score) =>
  order.map(
    (seat) =>
      html`<span class="end-line">${seatMark(seat)}<span>${story(seat)}</span><strong>${score(seat)}</strong></span>`,
  );
