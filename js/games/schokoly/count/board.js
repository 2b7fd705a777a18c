/**
 * The board that is counted: what is asked lies in a dashed line, what is explained is lit,
 * numbered piece by piece and side by side.
 */

import { nothing, svg } from "lit-html";
import { posed } from "../../../table/motion.js";
import { framed, layer, line, pieceAt } from "../board.js";
import { besides, boxAround, middleOf, topsOf } from "../shapes.js";

/** @import { Answer, Question, Ui, View } from "./game.js" */

/** Every so many, a number stands out: one counts in fives. */
const FIVE = 5;
/** Chocolates of this size need not be brought nearer, in pixels. */
const NEAR = 48;

/**
 * What a mark on a side looks like, as the relief of its chocolate: in cells, around (0, 0).
 * @type {Record<string, string>}
 */
const MARKS = {
  dark: "M-.16 -.25H.27L.16 .25H-.27Z",
  milk: "M0 -.26A.26 .26 0 1 1 0 .26A.26 .26 0 1 1 0 -.26Z",
  white: "M-.27 .27Q-.33 -.29 .27 -.27Q.33 .29 -.27 .27Z",
};

/**
 * All cards; or where these are small, the area that is asked for or explained, with what lies
 * round about.
 * @param {View} view
 * @param {Ui} ui
 */
export function extent({ board, question, answer }, { field }) {
  const all = boxAround(board, 2, 0.6);
  const cells = answer ? [...answer.cells, ...answer.tapped] : (question?.cells ?? []);
  if (!cells.length || Math.min(field.w / all.w, field.h / all.h) >= NEAR) return all;
  const corners = cells.map(([x, y]) => ({ x, y }));
  return boxAround(corners, 1, 1.4);
}

/** The picture of a view. @param {View} view @param {Ui} ui */
export function scene(view, ui) {
  const { board, question, answer } = view;
  const { field, spot, free } = ui;
  const isHushed = Boolean(answer ?? question?.cells.length);
  return layer(board, ui, {
    label: "count-board-keys",
    isClipped: free || isHushed,
    kind: answer ? "cards dimmed" : isHushed ? "cards hushed" : "cards",
    over: ({ camera }) =>
      svg`<clipPath id="field"
          ><rect x=${field.x} y=${field.y} width=${field.w} height=${field.h} rx="20"
        /></clipPath>
        <g class="counted" style=${posed(camera.x, camera.y, camera.s)}>
          ${
            answer
              ? explained(view, answer)
              : question?.cells.length
                ? asked(view, question, ui)
                : nothing
          }
          ${
            spot && !answer
              ? svg`<g class="chosen-piece">${framed(spot.x, spot.y, 1, 0.2)}</g>`
              : nothing
          }
        </g>`,
  });
}

/**
 * What the question is about, and what has been ticked off so far.
 * @param {View} view
 * @param {Question} question
 * @param {Ui} ui
 */
export const asked = ({ board }, { cells, kind }, ui) =>
  svg`${lit(cells, topsOf(board), kind !== "size")}${line(cells, "asked")}
  ${ui.ticks.map((tick) => {
    const [x, y] = tick.split(",");
    return svg`<circle class="crumb" cx=${x} cy=${y} r=".15" />`;
  })}`;

/** The area after an answer. @param {View} view @param {Answer} answer */
export function explained(view, { cells, sides, tapped, right, numbers }) {
  const tops = topsOf(view.board);
  return svg`${right ? nothing : svg`${pieces(tapped, tops)}${line(tapped, "asked")}`}
  ${lit(cells, tops, sides.length > 0)}${line(cells, "rim")}${numbers.map(numbered)}`;
}

/**
 * An area, and what lies beside it where that matters.
 * @param {number[][]} cells
 * @param {Map<string, string>} tops
 * @param {boolean} beside
 */
const lit = (cells, tops, beside) =>
  svg`${beside ? pieces(besides(cells, tops), tops) : nothing}${pieces(cells, tops)}`;

/** @param {number[][]} cells @param {Map<string, string>} tops */
const pieces = (cells, tops) => cells.map((cell) => pieceAt(cell, tops.get(String(cell))));

/** The number of a piece, or of a side; those of the winner shine. @param {Answer["numbers"][0]} it */
function numbered(it) {
  const { number, colour, wins } = it;
  const { x, y } = middleOf(it);
  const kind = colour
    ? `side-mark ${colour} ${wins ? "wins" : ""}`
    : `piece-number ${number % FIVE ? "" : "five"}`;
  const shape = colour ? svg`<path d=${MARKS[colour]} />` : svg`<circle r=".29" />`;
  return svg`<g class=${kind} transform="translate(${x} ${y})">
    <g class="numbered" style="--nth: ${number - 1}"
      >${shape}<text y=${colour ? 0.12 : 0.13} text-anchor="middle">${number}</text></g
    ></g
  >`;
}
