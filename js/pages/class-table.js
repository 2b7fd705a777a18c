/** A class's table, which any column can sort. A pupil with several tries has a row for the best and one for the last. The plot stands above it. */

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { scoreSign, scoreWords, spanWords, taskName, whenWords } from "../class/words.js";
import { icon } from "../table/marks.js";
import { deleteQuestion } from "./asking.js";

/** @import { KeptResult } from "../storage/sets.js" */
/** @import { SetPage } from "./class-set.js" */
/**
 * @typedef {{result: KeptResult, tag: "" | "both" | "best" | "last" | "try", tries: number}} Row tag: which of its pupil's tries it is; tries: how many there are
 * @typedef {{by: string, down: boolean}} Order by: "name", "when", "total", "span", or a task's number
 */

/** The least width of the other columns and of one task, the margins of the page, and its largest width, in pixels. */
const [NAMES, COLUMN, BESIDE, WIDEST] = [430, 92, 96, 1120];

/** Whether the columns have no room side by side. Then each result is a small sheet. @param {number} tasks */
const isNarrow = (tasks) => Math.min(innerWidth, WIDEST) - BESIDE < NAMES + tasks * COLUMN;

/** @param {SetPage} page @param {GameRecord[]} tasks @param {Row[]} rows */
export function table(page, tasks, rows) {
  const { t } = page.app;
  const totals = page.rows.filter(isBest).map(({ result }) => result.total);
  const head = (/** @type {string} */ by) => headCell(page, by, t(`class-head-${by}`));
  return html`
    ${totals.length > 1 ? plot(totals, rows[0].result.most, t) : nothing}
    <table class="class-table" role="table" data-sheets=${isNarrow(tasks.length) ? "" : nothing} data-tasks=${tasks.length > 5 ? "many" : nothing} aria-label=${t("class-table")}>
      <thead role="rowgroup"><tr role="row">${["name", "when"].map(head)}${tasks.map((task, i) => headCell(page, String(i), t("class-head-task", { number: i + 1 }), taskName(task, t)))}${["total", "span"].map(head)}<th role="columnheader" class="no-print"><span class="unseen">${t("class-head-delete")}</span></th></tr></thead>
      <tbody role="rowgroup">${repeat(
        rows,
        ({ result }) => result.id,
        (row) =>
          page.asked === row.result.id
            ? questionRow(page, row.result, tasks.length + 5)
            : resultRow(page, row),
      )}</tbody>
    </table>`;
}

/** @param {SetPage} page @param {string} by what the column sorts by @param {string} text @param {string} [task] its name */
function headCell({ order, sort }, by, text, task) {
  const isOwn = order.by === by;
  const { down } = order;
  return html`
    <th role="columnheader" scope="col" data-by=${by} aria-sort=${isOwn ? (down ? "descending" : "ascending") : "none"}>
      <button class="sort" title=${task ?? nothing} @click=${() => sort(by)}>${task ? html`<span class="unseen">${text}: ${task}</span><span class="task-number" aria-hidden="true">${Number(by) + 1}</span>` : text}
        ${icon(isOwn ? (down ? "down" : "up") : "")}</button></th>`;
}

/** @param {SetPage} page @param {Row} row */
function resultRow(page, { result, tag, tries }) {
  const { t, words } = page.app;
  const { id, name, when, scores, total } = result;
  const deletion = t("class-delete-of", { name });
  return html`
    <tr role="row" data-tag=${tag || nothing}>
      <th role="rowheader" scope="row"><bdi>${name}</bdi>${tag ? html` <small>${t(`class-tag-${tag}`, { tries })}</small>` : nothing}</th>
      <td role="cell" data-label=${t("class-head-when")}>${whenWords(when, words.region)}</td>
      ${scores.map((_, i) => html`<td role="cell" data-label=${t("class-head-task", { number: i + 1 })}>${scoreCell(t, result, i)}</td>`)}
      <td role="cell" class="sum"><strong>${total}</strong></td>
      <td role="cell" data-label=${t("class-head-span")}>${spanWords(spanOf(result))}</td>
      <td role="cell" class="no-print"><button class="tool" data-asks aria-label=${deletion} title=${deletion} @click=${() => page.ask(id)}>${icon("bin")}</button></td>
    </tr>`;
}

/** @param {T} t @param {KeptResult} result @param {number} i */
function scoreCell(t, { name, text, scores }, i) {
  const score = scores[i];
  if (!score?.done)
    return html`<span class="not-done"><span aria-hidden="true">–</span><span class="unseen">${t("class-not-done")}</span></span>`;
  const isOdd = score.bots === false;
  const watch = t("class-watch-of", { name, number: i + 1 });
  return html`
    <a class="score" href="#/watch/${text}?task=${i}" title=${watch}><span aria-hidden="true">${scoreSign(score, t)}${isOdd ? html`<span class="odd">?</span>` : nothing}</span><span class="unseen">${scoreWords(score, t)}. ${isOdd ? `${t("class-odd")} ` : ""}${watch}</span>${icon("watch")}</a>`;
}

/** @param {SetPage} page @param {KeptResult} result @param {number} columns */
function questionRow(page, { id, name }, columns) {
  const { t } = page.app;
  const answers = { remove: () => page.remove(id), cancel: () => page.ask("") };
  return html`
    <tr role="row" class="asked"><td role="cell" colspan=${columns}>
      ${deleteQuestion(t, t("class-delete-sure", { name }), answers, icon("close"))}</td></tr>`;
}

/** Sizes of the plot, in units of its drawing; there are so many piles side by side. */
const [PILES, WIDE, EDGE, TOP, FOOT] = [20, 26, 16, 26, 26];
const WIDTH = PILES * WIDE + 2 * EDGE;
/** No pile is higher than this. The chocolates get smaller instead. */
const HIGH = 234;

/** The pile for each total. @param {number[]} totals @param {number} most */
export const pileOf = (totals, most) =>
  totals.map((total) => Math.max(0, Math.min(PILES - 1, Math.floor((total / most) * PILES))));

/** The results as a small picture: one chocolate for each pupil's best, on the pile of its points. @param {number[]} totals @param {number} most the most points that one can have @param {T} t */
export function plot(totals, most, t) {
  const piles = pileOf(totals, most);
  const levels = piles.map((pile, i) => piles.slice(0, i + 1).filter((one) => one === pile).length);
  const tallest = Math.max(...levels);
  const side = Math.min(WIDE, HIGH / tallest);
  const base = Math.ceil(tallest * side) + TOP + 6;
  const half = middle(totals);
  const across = (/** @type {number} */ points) => EDGE + (points / most) * PILES * WIDE;
  const anchor = half < most / 8 ? "start" : half > (most * 7) / 8 ? "end" : "middle";
  return html`
    <figure class="class-plot">
      <svg viewBox="0 0 ${WIDTH} ${base + FOOT}" role="img" aria-label=${t("class-plot", { count: totals.length, least: Math.min(...totals), most: Math.max(...totals), half, all: most })}>
        <path class="plot-half" d="M${across(half).toFixed(1)} ${TOP}V${base}" />
        <path class="plot-line" d="M${EDGE} ${base}H${WIDTH - EDGE}" />
        ${[0, 0.25, 0.5, 0.75, 1].map((part) => svg`<path class="plot-line" d="M${across(part * most)} ${base}v5" /><text class="plot-scale" x=${across(part * most)} y=${base + 19} text-anchor="middle">${Math.round(part * most)}</text>`)}
        ${piles.map((pile, i) => svg`<use href="#piece-milk" x=${(EDGE + pile * WIDE + (WIDE - side) / 2).toFixed(1)} y=${(base - (levels[i] ?? 0) * side).toFixed(1)} width=${side.toFixed(1)} height=${side.toFixed(1)} />`)}
        <text class="plot-half" x=${across(half).toFixed(1)} y=${TOP - 9} text-anchor=${anchor}>${t("class-half", { half })}</text>
      </svg>
    </figure>`;
}

/** The best result comes first. @type {Order} */
export const FIRST = { by: "total", down: true };

/** Each result as an only try, until the engine says who is who. @param {KeptResult[]} results @param {Omit<Row, "result">[]} [rows] what the engine says @returns {Row[]} */
export const rowsOf = (results, rows) =>
  results.map((result, i) => ({ tag: "", tries: 1, ...rows?.[i], result }));

/** Whether it is the best of its pupil's tries. @param {Row} row */
export const isBest = ({ tag }) => tag !== "last" && tag !== "try";

/** @param {Row[]} rows @param {Order} order @param {string} language */
export function sorted(rows, { by, down }, language) {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: "base" });
  const names = (/** @type {Row} */ a, /** @type {Row} */ b) =>
    compare(a.result.name, b.result.name) || a.result.when - b.result.when;
  const values = (/** @type {Row} */ a, /** @type {Row} */ b) =>
    numberIn(a.result, by) - numberIn(b.result, by);
  const order = by === "name" ? names : values;
  return rows.toSorted((a, b) => (down ? -1 : 1) * order(a, b) || names(a, b));
}

/** The number that a column sorts by. A task that was not done is below all others. @param {KeptResult} result @param {string} by */
function numberIn(result, by) {
  if (by === "when" || by === "total") return result[by];
  if (by === "span") return spanOf(result);
  const score = result.scores[Number(by)];
  return score?.done ? score.marks + score.points / 10_000 : -1;
}

/** How long all tasks took together, in ms. @param {KeptResult} result */
const spanOf = ({ scores }) => scores.reduce((sum, { span }) => sum + span, 0);

/** The order after a press on a column: turned round, or that column with the likely end first. @param {Order} order @param {string} by @returns {Order} */
export const pressed = (order, by) => ({
  by,
  down: order.by === by ? !order.down : !["name", "span"].includes(by),
});

/** The median. @param {number[]} values in any order */
export function middle(values) {
  const inOrder = values.toSorted((a, b) => a - b);
  const half = (values.length - 1) / 2;
  return (inOrder[Math.floor(half)] + inOrder[Math.ceil(half)]) / 2;
}
