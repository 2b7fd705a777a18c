/** A class's table: sorted by any column, each result with the ways to watch and to delete it, and above it the plot. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { plot } from "../class/plot.js";
import { spanOf } from "../class/rows.js";
import { scoreSign, scoreWords, spanWords, taskName, whenWords } from "../class/words.js";
import { icon } from "../table/marks.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../class/rows.js").Row} Row */
/** @typedef {import("./class-set.js").Seen} Seen */
/** @typedef {import("./class-set.js").Acts} Acts */
/** @typedef {{tasks: import("../table/types.js").GameRecord[], rows: Row[], seen: Seen}} Shown */

const BIN = "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5";
const UP = "M7 14l5-5 5 5";
const DOWN = "M7 10l5 5 5-5";
const WATCH = "M9 6.5v11l8-5.5Z";

/** What the columns take at least, and what the page leaves beside itself, in pixels. */
const [NAMES, COLUMN, BESIDE, WIDEST] = [430, 92, 96, 1120];

/** Whether a line has no room for all columns: then each result is a small sheet. @param {number} tasks */
const isNarrow = (tasks) => Math.min(innerWidth, WIDEST) - BESIDE < NAMES + tasks * COLUMN;

/** @param {App} app @param {Shown} shown @param {Acts} acts */
export function table(app, { tasks, rows, seen }, acts) {
  const { t } = app;
  const totals = seen.pupils.flatMap(({ best }) => seen.results[best]?.total ?? []);
  const heads = [
    ["name", t("class-head-name")],
    ["when", t("class-head-when")],
    ...tasks.map((task, i) => [
      String(i),
      t("class-head-task", { number: i + 1 }),
      taskName(task, t),
    ]),
    ["total", t("class-head-total")],
    ["span", t("class-head-span")],
  ];
  return html`
    ${totals.length > 1 ? plot(totals, seen.results[0]?.most ?? 100, t) : nothing}
    <table class="class-table" role="table" data-sheets=${isNarrow(tasks.length) ? "" : nothing} data-tasks=${tasks.length > 5 ? "many" : nothing} aria-label=${t("class-table")}>
      <thead role="rowgroup"><tr role="row">${heads.map(([by = "", text = "", more]) => headCell(by, text, more, seen, acts))}<th role="columnheader" class="no-print"><span class="unseen">${t("class-head-delete")}</span></th></tr></thead>
      <tbody role="rowgroup">${repeat(
        rows,
        ({ result }) => result.id,
        (row) =>
          seen.asked === row.result.id
            ? question(app, row, tasks.length + 5, acts)
            : line(app, row, heads, acts),
      )}</tbody>
    </table>`;
}

/** @param {string} by @param {string} text @param {string | undefined} more @param {Seen} seen @param {Acts} acts */
function headCell(by, text, more, { order }, acts) {
  const isOwn = order.by === by;
  return html`
    <th role="columnheader" scope="col" data-by=${by} aria-sort=${isOwn ? (order.down ? "descending" : "ascending") : "none"}>
      <button class="sort" title=${more ?? nothing} @click=${() => acts.sort(by)}>${more ? html`<span class="unseen">${text}: ${more}</span><span class="task-number" aria-hidden="true">${Number(by) + 1}</span>` : text}
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${isOwn ? (order.down ? DOWN : UP) : ""} /></svg></button></th>`;
}

/** @param {App} app @param {Row} row @param {string[][]} heads @param {Acts} acts */
function line(app, { result, tag, tries }, heads, acts) {
  const { t, words } = app;
  const label = (/** @type {string} */ by) => heads.find(([one]) => one === by)?.[1] ?? "";
  return html`
    <tr role="row" data-tag=${tag || nothing}>
      <th role="rowheader" scope="row"><bdi>${result.name}</bdi>${tag ? html` <small>${t(`class-tag-${tag}`, { tries })}</small>` : nothing}</th>
      <td role="cell" data-label=${label("when")}>${whenWords(result.when, words.region)}</td>
      ${result.scores.map(
        (score, i) => html`
        <td role="cell" data-label=${label(String(i))}>${
          score.done
            ? html`
          <a class="score" href="#/watch/${result.text}?task=${i}" title=${t("class-watch-of", { name: result.name, number: i + 1 })}><span aria-hidden="true">${scoreSign(score, t)}${score.bots === false ? html`<span class="odd">?</span>` : nothing}</span><span class="unseen">${scoreWords(score, t)}. ${score.bots === false ? `${t("class-odd")} ` : ""}${t("class-watch-of", { name: result.name, number: i + 1 })}</span><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${WATCH} /></svg></a>`
            : html`<span class="not-done"><span aria-hidden="true">–</span><span class="unseen">${t("class-not-done")}</span></span>`
        }</td>`,
      )}
      <td role="cell" class="sum"><strong>${result.total}</strong></td>
      <td role="cell" data-label=${label("span")}>${spanWords(spanOf(result))}</td>
      <td role="cell" class="no-print"><button class="tool" data-asks aria-label=${t("class-delete-of", { name: result.name })} title=${t("class-delete-of", { name: result.name })} @click=${() => acts.ask(result.id)}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${BIN} /></svg></button></td>
    </tr>`;
}

/** @param {App} app @param {Row} row @param {number} columns @param {Acts} acts */
const question = ({ t }, { result }, columns, acts) => html`
  <tr role="row" class="asked"><td role="cell" colspan=${columns}>
    <div class="save-do" role="group" aria-label=${t("class-delete-sure", { name: result.name })}><p>${t("class-delete-sure", { name: result.name })}</p>
      <button class="button bad" @click=${() => acts.remove(result.id)}>${t("saves-delete")}</button>
      <button class="button quiet" @click=${() => acts.ask("")}>${icon("close")} ${t("saves-keep")}</button></div></td></tr>`;
