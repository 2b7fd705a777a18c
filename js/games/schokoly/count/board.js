/** The board that is counted: what is asked lies in a dashed line, what is explained is lit, numbered piece by piece and side by side. */

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { posed } from "../../../table/motion.js";
import { outline } from "../areas.js";
import { lyingCard } from "../cards.js";
import { moulds } from "../pieces.js";
import { cardName } from "../sentences.js";
import { around, besides, inRows, inTurn, topsOf } from "./shapes.js";

/** @import { Side } from "../types.js" */
/** @import { Answer, Question, Ui, View } from "./types.js" */

/** Every so many, a number stands out: one counts in fives. */
const FIVE = 5;
/** Chocolates of this size need not be brought nearer, in pixels. */
const NEAR = 48;

/** What a mark on a side looks like, as the relief of its chocolate: in cells, around (0, 0). @type {Record<string, string>} */
const MARKS = {
  dark: "M-.16 -.25H.27L.16 .25H-.27Z",
  milk: "M0 -.26A.26 .26 0 1 1 0 .26A.26 .26 0 1 1 0 -.26Z",
  white: "M-.27 .27Q-.33 -.29 .27 -.27Q.33 .29 -.27 .27Z",
};

/** All cards; or where these are small, the area that is asked for or explained, with what lies round about. @param {View} view @param {Ui} ui */
export function extent({ board, question, answer }, { field }) {
  const all = around(
    board.flatMap(({ x, y }) => [
      [x, y],
      [x + 1, y + 1],
    ]),
    0.6,
  );
  const cells = answer ? [...answer.cells, ...answer.tapped] : (question?.cells ?? []);
  return cells.length === 0 || Math.min(field.w / all.w, field.h / all.h) >= NEAR
    ? all
    : around(cells, 1.4);
}

/** The picture of a view. @param {View} view @param {Ui} ui */
export function scene(view, ui) {
  const { question, answer } = view;
  const isHushed = Boolean(answer ?? question?.cells.length);
  const cards = [...view.board].sort((a, b) => a.tier - b.tier);
  const { field } = ui;
  return html`
    <svg class="layer board-layer" aria-label=${ui.t("schokoly-board")}>
      ${moulds}
      <clipPath id="field"><rect x=${field.x} y=${field.y} width=${field.w} height=${field.h} rx="20" /></clipPath>
      <rect class="ground" data-on="board" x=${field.x} y=${field.y} width=${field.w} height=${field.h} rx="20" tabindex="0"
        role="application" aria-label=${ui.t("count-board-keys", { count: view.board.length })} />
      <g clip-path=${ui.free || isHushed ? "url(#field)" : nothing}>
        <g class=${answer ? "cards dimmed" : isHushed ? "cards hushed" : "cards"}>
          ${repeat(
            cards,
            ({ card }) => card,
            (card) => lyingCard(card, ui.camera, cardName(card, ui, true), false),
          )}
        </g>
        <g class="counted" style=${posed(ui.camera.x, ui.camera.y, ui.camera.s)}>
          ${answer ? explained(view, answer) : question ? asked(view, question, ui) : nothing}
          ${ui.spot && !answer ? ring(ui.spot) : nothing}
        </g>
      </g>
    </svg>`;
}

/** What the question is about, and what has been ticked off so far. @param {View} view @param {Question} question @param {Ui} ui */
function asked(view, question, ui) {
  if (!question.cells.length) return nothing;
  return svg`${lit(view, question.cells, question.kind !== "size")}${line(question.cells, "asked")}
    ${ui.ticks.map((tick) => crumb(tick.split(",").map(Number)))}`;
}

/** The area after an answer. @param {View} view @param {Answer} answer */
function explained(view, { kind, cells, sides, tapped, right, truth }) {
  const numbers =
    kind === "size"
      ? inRows(cells).map(([x = 0, y = 0], i) => number(x + 0.5, y + 0.5, i))
      : nothing;
  return svg`
    ${right ? nothing : svg`${pieces(tapped, view)}${line(tapped, "asked")}`}
    ${lit(view, cells, sides.length > 0)}${line(cells, "rim")}
    ${numbers}
    ${[...new Set(sides.map((side) => side.colour))].map((one) =>
      along(
        sides.filter((side) => side.colour === one),
        cells,
        kind === "who" && truth === one,
      ),
    )}`;
}

/** An area, and what lies beside it where that matters. @param {View} view @param {number[][]} cells @param {boolean} beside */
const lit = (view, cells, beside) =>
  svg`${beside ? pieces(besides(cells, topsOf(view.board)), view) : nothing}${pieces(cells, view)}`;

/** @param {number[][]} cells @param {View} view */
function pieces(cells, { board }) {
  const tops = topsOf(board);
  return cells.map(
    ([x = 0, y = 0]) =>
      svg`<use href="#piece-${tops.get(`${x},${y}`) ?? "dark"}" x=${x + 0.02} y=${y + 0.02} width=".96" height=".96" />`,
  );
}

/** @param {number[][]} cells @param {string} kind */
function line(cells, kind) {
  const edge = outline(cells);
  return svg`<path class="casing" d=${edge} /><path class=${kind} d=${edge} />`;
}

/** The sides of one colour, numbered as one walks round; the winner's shine. @param {Side[]} sides @param {number[][]} cells @param {boolean} wins */
function along(sides, cells, wins) {
  return inTurn(sides, cells).map(
    ({ colour, x, y, dx, dy }, i) => svg`
    <g class="side-mark ${colour} ${wins ? "wins" : ""}" transform="translate(${x + 0.5 + dx / 2} ${y + 0.5 + dy / 2})">
      <g class="numbered" style="--nth: ${i}"><path d=${MARKS[colour] ?? ""} /><text y=".12" text-anchor="middle">${i + 1}</text></g></g>`,
  );
}

/** A piece's number. @param {number} x @param {number} y @param {number} i */
const number = (x, y, i) => svg`
  <g class="piece-number ${(i + 1) % FIVE ? "" : "five"}" transform="translate(${x} ${y})">
    <g class="numbered" style="--nth: ${i}"><circle r=".29" /><text y=".13" text-anchor="middle">${i + 1}</text></g></g>`;

/** @param {number[]} at */
const crumb = ([x = 0, y = 0]) => svg`<circle class="crumb" cx=${x} cy=${y} r=".15" />`;

/** The piece that is chosen. @param {{x: number, y: number}} spot */
const ring = ({ x, y }) =>
  svg`<g class="chosen-piece"><rect class="casing" x=${x} y=${y} width="1" height="1" rx=".2" /><rect class="rim" x=${x} y=${y} width="1" height="1" rx=".2" /></g>`;
