/** Schokoly on a sheet of paper: the board with the hand beside it, and the same with its key. */

import { html, svg } from "lit-html";
import { framed, line } from "./board.js";
import { face } from "./cards.js";
import { classBoard, slip } from "./class-marks.js";
import { picture as cardPicture } from "./plates.js";
import { areasOf, heartOf } from "./shapes.js";

/** @import { View } from "./game.js" */
/**
 * @typedef {{card: number, x: number, y: number, colours: string[], is_bots: boolean}} Mark a card
 *   as it would lie; card: its number in the hand; is_bots: the hard bot would lay it so
 * @typedef {{asks: string, view: View, marks: Mark[]}} Given
 */

/** The board, and the cards to choose from. @param {Given} given @param {T} t */
const board = ({ view }, t) => html`${lying(view, t)}${hand(view, t)}`;

/** @param {View} view @param {T} t @param {Partial<Parameters<typeof classBoard>[1]>} [how] */
const lying = ({ board: cards }, t, how) =>
  classBoard(cards, { label: t("schokoly-board-picture", { count: cards.length }), ...how });

/** @param {View} view @param {T} t */
const hand = ({ hand: cards }, t) =>
  cards.length
    ? html`<ol class="paper-hand" aria-label=${t("together-hand", { count: cards.length })}>
        ${cards.map(({ colours }, i) => html`<li><b>${i + 1}</b>${cardPicture(colours)}</li>`)}
      </ol>`
    : "";

/** What is right. @param {Given} given @param {T} t */
function key({ asks, view, marks }, t) {
  if (asks === "count")
    return lying(view, t, { over: svg`<g class="counted">${counted(view)}</g>` });
  const [best] = marks;
  const over = svg`<g class="laid-places">${best && laid(best)}${marks.map(framedCard)}${marks.map(number)}</g>`;
  return html`${lying(view, t, { besides: marks, over })}${hand(view, t)}`;
}

/** A card as it would lie. @param {Mark} mark */
const laid = ({ x, y, colours }) =>
  svg`<g transform="translate(${x + 1} ${y + 1}) scale(.01)">${face(colours)}</g>`;

/** A line around it, which is dashed for the bot's. @param {Mark} mark */
const framedCard = ({ x, y, is_bots: isBots }) =>
  svg`<g class=${isBots ? "best-place" : "laid-place"}>${framed(x, y, 2, 0.2)}</g>`;

/** Which card it is. @param {Mark} mark */
const number = ({ x, y, card, is_bots: isBots }) => slip({ x: x + 1, y: y + 1 }, "", card, !isBots);

/** All areas that count, each with how many pieces it has. @param {View} view */
const counted = (view) =>
  view.count.steps
    .filter(({ code }) => code !== "small")
    .flatMap(({ areas }) => areasOf(view, areas))
    .map(({ cells }) => {
      const [x, y] = heartOf(cells);
      return svg`${line(cells, "asked")}${slip({ x: x + 0.5, y: y + 0.5 }, "", cells.length)}`;
    });

export const drawing = { board, key };
