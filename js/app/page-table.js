/**
 * Draws the table of a told page: its columns, which may sort it, and its lines, which are small
 * sheets where the columns have no room side by side.
 */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "../table/marks.js";

/** @import { Cell, Column, Key, Line, PageTable as Table } from "../../build/types/engine" */
/** @import { Part } from "./page-parts.js" */
/** @import { Words } from "./page-words.js" */
/**
 * @typedef {object} Drawing how the page draws what stands in a table
 * @property {(words: Words) => string} words
 * @property {(part: Part) => unknown} draw
 * @property {(does: Exclude<Key["does"], {type: "Go"}>) => unknown} press
 * @property {string[]} besides what a line looks like besides, such as the language
 */

/** The margins of a page, and its largest width, in pixels. */
const [BESIDE, WIDEST] = [96, 1120];

/** Whether so many pixels have no room. @param {number} [room] */
const isNarrow = (room = 0) => Math.min(innerWidth, WIDEST) - BESIDE < room;

/** @param {Table} table @param {Drawing} drawing */
export const drawnTable = ({ name, columns, lines, room, look }, drawing) =>
  html`<table
    class=${look}
    role="table"
    data-sheets=${isNarrow(room) ? "" : nothing}
    aria-label=${drawing.words(name)}
  >
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map((one) => head(one, drawing))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${repeat(
        lines,
        ({ key }) => key,
        (one) => line(one, columns.length, drawing),
      )}
    </tbody>
  </table>`;

const SIGNS = { none: "", ascending: "up", descending: "down" };

/** @param {Column} column @param {Drawing} drawing */
function head({ says, does, order, sign = "", title, by, look }, { words, press }) {
  const text = words(says);
  const hidden = html`<span class="unseen">${text}</span>`;
  const shown = sign.trim()
    ? html`${hidden}<span class="task-number" aria-hidden="true">${sign}</span>`
    : sign
      ? hidden
      : text;
  if (!does || does.type === "Go")
    return html`<th role="columnheader" scope="col" class=${look}>${shown}</th>`;
  return html`<th role="columnheader" scope="col" class=${look} data-by=${by} aria-sort=${order}>
    <button class="sort" title=${title ? words(title) : nothing} @click=${() => press(does)}>
      ${shown} ${icon(SIGNS[order])}
    </button>
  </th>`;
}

/**
 * A line that is told as before is not drawn anew, so that a class is sorted at once. What opens
 * below a line holds questions and fields, which change by themselves.
 * @param {Line} line
 * @param {number} columns
 * @param {Drawing} drawing
 */
function line({ cells, look }, columns, drawing) {
  const draw = () => cells.map((one) => cell(one, columns, drawing));
  const isPlain = cells.every(({ kind }) => kind !== "wide");
  const told = [JSON.stringify(cells), ...drawing.besides];
  return html`<tr role="row" class=${look}>
    ${isPlain ? guard(told, draw) : draw()}
  </tr>`;
}

/** @param {Cell} cell @param {number} columns @param {Drawing} drawing */
function cell({ says, parts = [], label, kind, look }, columns, { words, draw }) {
  const typed = typeof says === "string" ? html`<bdi>${says}</bdi>` : says && words(says);
  const inner = [typed ?? nothing, parts.map((one) => html` ${draw(one)}`)];
  if (kind === "name") return html`<th role="rowheader" scope="row" class=${look}>${inner}</th>`;
  return html`<td
    role="cell"
    class=${look}
    data-label=${label ? words(label) : nothing}
    colspan=${kind === "wide" ? columns : nothing}
  >
    ${inner}
  </td>`;
}
