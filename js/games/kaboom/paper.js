/** Kaboom! on a sheet of paper: the rows of a round, as all have seen them, and what they come to. */

import { html, svg } from "lit-html";
import { bead, placed } from "../../table/figures.js";
import { face } from "./cards.js";
import { photo } from "./photo.js";

/** @import { Last, View } from "./game.js" */
/** @typedef {{view: Last, marks: number[][]}} Given marks: what each card counts */

/** From card to card, and from row to row. */
const STEP = 216;
const ROW = 400;

/** A row has a letter. @param {number} row */
const letterOf = (row) => String.fromCharCode(65 + row);

/**
 * The rows of cards, each with its letter, and below each card a number.
 * @param {readonly (readonly string[])[]} hands
 * @param {readonly (readonly number[])[]} [values]
 */
function rows(hands, values) {
  const most = Math.max(...hands.map(({ length }) => length));
  return {
    box: [-250, -160, 370 + (most - 1) * STEP, hands.length * ROW - (values ? 20 : 80)],
    content: svg`<g class="playing paper-rows">${hands.map((cards, row) =>
      placed(
        [0, row * ROW],
        svg`<text class="index" x="-180" y="24" text-anchor="middle">${letterOf(row)}</text>${cards.map(
          (card, i) =>
            svg`${placed([i * STEP, 0], face(card))}${values ? bead([i * STEP, 182], values[row]?.[i]) : ""}`,
        )}`,
      ),
    )}</g>`,
  };
}

/** @param {ReturnType<typeof rows>} rows @param {T} t */
const figure = ({ box, content }, t) =>
  html`<svg viewBox=${box.join(" ")} role="img" aria-label=${t("paper-kaboom-rows")}>${content}</svg>`;

/** @param {Given} given @param {T} t */
const board = ({ view }, t) => figure(rows(view.hands), t);

/** @param {Given} given @param {T} t */
const key = ({ view, marks }, t) => figure(rows(view.hands, marks), t);

/** The table as all see it: the rows lie open once the game is over. @param {View} view */
const still = (view) =>
  view.turn === null && view.last ? rows(view.last.hands) : photo.show(photo.take(view));

export const drawing = { board, key, still };
