/**
 * A class's table, which any column can sort: a row for each pupil, with the tries that count. The
 * plot stands above it. Also who is missing in it, and what can be done with it.
 */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { nameWords } from "../class/names.js";
import { taskNames } from "../class/older.js";
import { calledIn, countedOf, spanOf, watchOf } from "../class/pupils.js";
import { nthWords, scoreSign, scoreWords, spanWords, taskName, whenWords } from "../class/words.js";
import { kindOf } from "../games/box.js";
import { decisionsIn } from "../store/sets.js";
import { icon } from "../table/marks.js";
import { plot } from "./class-plot.js";
import { openedRow, questionRow } from "./class-row.js";

/** @import { Pupil } from "../../build/types/engine" */
/** @import { StoredSet } from "../store/sets.js" */
/** @import { SetPage } from "./class-set.js" */
/**
 * @typedef {{by: string, down: boolean}} Order by: "name", "when", "total", "span", or a task's
 *   number
 */

/**
 * The least width of the other columns and of one task, the margins of the page, and its largest
 * width, in pixels.
 */
const [NAMES, COLUMN, BESIDE, WIDEST] = [430, 92, 96, 1120];
const FULL = 100;

/**
 * Whether the columns have no room side by side. Then each result is a small sheet.
 * @param {number} tasks
 */
const isNarrow = (tasks) => Math.min(innerWidth, WIDEST) - BESIDE < NAMES + tasks * COLUMN;

/** @param {SetPage} page @param {GameRecord[]} tasks @param {Pupil[]} pupils */
export function table(page, tasks, pupils) {
  const { t } = page.app;
  const totals = pupils.map(({ total }) => total);
  const columns = tasks.length + 5;
  const head = (/** @type {string} */ by) => headCell(page, by, t(`class-head-${by}`));
  return html`${totals.length > 1 ? plot(totals, FULL * tasks.length, t) : nothing}
    <table
      class="class-table"
      role="table"
      data-sheets=${isNarrow(tasks.length) ? "" : nothing}
      data-tasks=${tasks.length > 5 ? "many" : nothing}
      aria-label=${t("class-table")}
    >
      <thead role="rowgroup">
        <tr role="row">
          ${["name", "when"].map(head)}${tasks.map((task, i) =>
            headCell(page, String(i), t("class-head-task", { number: i + 1 }), taskName(task, t)),
          )}${["total", "span"].map(head)}
          <th role="columnheader" class="no-print">
            <span class="unseen">${t("class-head-more")}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${repeat(
          pupils,
          ({ sources }) => sources.join(),
          (pupil) =>
            html`${pupilRow(page, pupil)}
            ${pupil.asks.length ? questionRow(page, pupil, columns) : nothing}
            ${page.opened === pupil.sources[0] ? openedRow(page, pupil, columns) : nothing}`,
        )}
      </tbody>
    </table>`;
}

/**
 * Whose results have not come: of all names to pick from, or of those that the teacher has typed.
 * @param {SetPage} page
 */
export function awaited(page) {
  const { app, set, results, missing } = page;
  const { t } = app;
  const { expected } = decisionsIn(set);
  const { picks } = set.set;
  const all = picks?.count ?? expected.length;
  const names = missing.map((name) => nameWords(set.set, name, t)).join(", ");
  const isAwaited = all > 0 && results.length > 0;
  return html`${
    isAwaited
      ? html`<p class="class-missing" role="status">
          ${
            missing.length
              ? html`<strong>${t("class-missing", { count: missing.length, all })}</strong>
                  <bdi>${names}</bdi>`
              : t("class-all-there", { all })
          }
        </p>`
      : nothing
  }
  ${
    picks
      ? nothing
      : html`<details class="class-expected no-print">
          <summary>${t("class-expected")}</summary>
          <label class="field"
            ><span>${t("class-expected-field")}</span>
            <textarea
              rows="4"
              spellcheck="false"
              autocomplete="off"
              .value=${expected.join("\n")}
              @change=${page.expect}
            ></textarea>
          </label>
          <p class="small">${t("class-expected-line")}</p>
        </details>`
  }`;
}

/**
 * What a teacher can do with it: look at it together, let its bots play, keep it in a file, print
 * it.
 * @param {StoredSet} stored
 * @param {T} t
 * @param {{save: (every: boolean) => void, print: () => void}} acts every: a line for each try
 */
export const tableKeys = ({ id, set }, t, { save, print }) =>
  html`<div class="class-links">
    <a class="button" href="#/class/${id}/together">${t("together-do")}</a>
    ${set.tasks.flatMap((task, i) =>
      kindOf(task).is_written
        ? html`<a class="button" href="#/class/${id}/tournament?task=${i}"
            >${t("class-tournament", { game: taskName(task, t) })}</a
          >`
        : [],
    )}
    <button class="button quiet" @click=${() => save(false)}>${t("class-csv")}</button>
    <button class="button quiet" @click=${() => save(true)}>${t("class-csv-tries")}</button>
    <button class="button quiet" @click=${print}>${t("class-print")}</button>
  </div>`;

/** What the points mean, and what no result can prove. @param {SetPage} page */
export function pointsLine(page) {
  const { app, set, pupils } = page;
  const { t } = app;
  const scores = pupils.flatMap((pupil) => pupil.tasks.map((task) => countedOf(task)?.score));
  const isOdd = scores.some((score) => score?.bots === false);
  const odd = (/** @type {string} */ sign, /** @type {string} */ id) =>
    html` <span class="odd">${sign}</span> ${t(id)}`;
  return html`<p class="small class-points">
    ${t("class-counts-told", { counts: set.set.counts ?? "best" })} ${t("class-points-line")}
    ${t("class-unproved")}${isOdd ? odd("?", "class-odd-line") : nothing}${
      pupils.some((pupil) => isUnchecked(page, pupil))
        ? odd(`${t("class-unchecked")}:`, "class-unchecked-line")
        : nothing
    }
  </p>`;
}

/**
 * Whether a result came in a file, and no engine could play it again.
 * @param {SetPage} page
 * @param {Pupil} pupil
 */
const isUnchecked = ({ results }, pupil) =>
  pupil.results.some((place) => results[place]?.unchecked);

/**
 * What a teacher must know of a pupil's results besides.
 * @param {SetPage} page
 * @param {Pupil} pupil
 */
function remarks(page, pupil) {
  const { t } = page.app;
  const { players } = pupil;
  const matters = page.set.set.counts === "first" && players > 1;
  return html`${
    isUnchecked(page, pupil) ? html` <small class="odd">${t("class-unchecked")}</small>` : nothing
  }${matters ? html` <small>${t("class-players", { count: players })}</small>` : nothing}`;
}

/**
 * @param {SetPage} page
 * @param {string} by what the column sorts by
 * @param {string} text
 * @param {string} [task] its name
 */
function headCell({ order, sort }, by, text, task) {
  const isOwn = order.by === by;
  const { down } = order;
  return html`<th
    role="columnheader"
    scope="col"
    data-by=${by}
    aria-sort=${isOwn ? (down ? "descending" : "ascending") : "none"}
  >
    <button class="sort" title=${task ?? nothing} @click=${() => sort(by)}>
      ${
        task
          ? html`<span class="unseen">${text}: ${task}</span
              ><span class="task-number" aria-hidden="true">${Number(by) + 1}</span>`
          : text
      }
      ${icon(isOwn ? (down ? "down" : "up") : "")}
    </button>
  </th>`;
}

/** @param {SetPage} page @param {Pupil} pupil */
function pupilRow(page, pupil) {
  const { t, words } = page.app;
  const name = calledIn(page.set.set, pupil, t);
  const more = t("class-more-of", { name });
  const isOpen = page.opened === pupil.sources[0];
  return html`<tr role="row">
    <th role="rowheader" scope="row"><bdi>${name}</bdi>${remarks(page, pupil)}</th>
    <td role="cell" data-label=${t("class-head-when")}>${whenWords(pupil.when, words.region)}</td>
    ${pupil.tasks.map(
      (_, i) =>
        html`<td role="cell" data-label=${t("class-head-task", { number: i + 1 })}>
          ${scoreCell(page, name, pupil, i)}
        </td>`,
    )}
    <td role="cell" class="sum"><strong>${pupil.total}</strong></td>
    <td role="cell" data-label=${t("class-head-span")}>${spanWords(spanOf(pupil))}</td>
    <td role="cell" class="no-print">
      <button
        class="tool"
        data-more
        ?disabled=${!page.isSorted}
        aria-expanded=${isOpen ? "true" : "false"}
        aria-label=${more}
        title=${more}
        @click=${() => page.open(isOpen ? "" : pupil.sources[0])}
      >
        ${icon(isOpen ? "close" : "dots")}
      </button>
    </td>
  </tr>`;
}

/**
 * The try that counts, and which one it is.
 * @param {SetPage} page
 * @param {string} name
 * @param {Pupil} pupil
 * @param {number} i
 */
function scoreCell(page, name, pupil, i) {
  const { t } = page.app;
  const task = pupil.tasks[i];
  const own = countedOf(task);
  const which = task ? nthWords(task, own, t) : "";
  const words = which || (isUnread(page, pupil, i) ? t("class-unread-cell") : "");
  if (!own)
    return words
      ? html`<span class="not-done">${words}</span>`
      : html`<span class="not-done"
          ><span aria-hidden="true">–</span><span class="unseen">${t("class-not-done")}</span></span
        >`;
  const isOdd = own.score.bots === false;
  const given = page.set.set.tasks[i];
  const watch = t("class-watch-of", { name, number: i + 1 });
  const to = page.state?.older.includes(i) ? "" : watchOf(page.results, own, i);
  const sign = html`<span aria-hidden="true"
      >${scoreSign(own.score, t, given)}${isOdd ? html`<span class="odd">?</span>` : nothing}${
        which ? html`<small>${which}</small>` : nothing
      }</span
    ><span class="unseen"
      >${scoreWords(own.score, t, given)}. ${which}
      ${isOdd ? `${t("class-odd")} ` : ""}${to ? watch : ""}</span
    >`;
  return to
    ? html`<a class="score" href=${to} title=${watch}>${sign}${icon("watch")}</a>`
    : html`<span class="score">${sign}</span>`;
}

/**
 * Whether tries at a task were handed in that cannot be read here.
 * @param {SetPage} page
 * @param {Pupil} pupil
 * @param {number} i
 */
const isUnread = ({ results }, pupil, i) =>
  pupil.results.some((place) => results[place]?.unread?.includes(i));

/**
 * What is to be known of games whose rules have changed: whose points an older box has counted, and
 * which tries cannot be read.
 * @param {SetPage} page
 */
export function olderLines({ app, set, state, pupils, results }) {
  const { t } = app;
  const counted = (state?.older ?? []).filter((i) =>
    pupils.some(({ tasks }) => countedOf(tasks[i])),
  );
  const args = { count: counted.length, tasks: taskNames(set.set.tasks, counted, app) };
  return html`${
    counted.length ? html`<p class="small">${t("class-older-scores", args)}</p>` : nothing
  }
  ${
    results.some(({ unread }) => unread)
      ? html`<p class="small">${t("class-unread-line")}</p>`
      : nothing
  }`;
}

/** The best pupil comes first. @type {Order} */
export const FIRST = { by: "total", down: true };

/**
 * @param {Pupil[]} pupils
 * @param {Order} order
 * @param {(pupil: Pupil) => string} called
 * @param {string} language
 */
export function sorted(pupils, { by, down }, called, language) {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: "base" });
  const names = (/** @type {Pupil} */ a, /** @type {Pupil} */ b) =>
    compare(called(a), called(b)) || a.when - b.when;
  const values = (/** @type {Pupil} */ a, /** @type {Pupil} */ b) =>
    numberIn(a, by) - numberIn(b, by);
  const order = by === "name" ? names : values;
  return pupils.toSorted((a, b) => (down ? -1 : 1) * order(a, b) || names(a, b));
}

/**
 * The number that a column sorts by. A task that was not done is below all others.
 * @param {Pupil} pupil
 * @param {string} by
 */
function numberIn(pupil, by) {
  if (by === "when" || by === "total") return pupil[by];
  if (by === "span") return spanOf(pupil);
  const own = countedOf(pupil.tasks[Number(by)]);
  return own ? own.score.marks + own.score.points / 10_000 : -1;
}

/**
 * The order after a press on a column: turned round, or that column with the likely end first.
 * @param {Order} order
 * @param {string} by
 * @returns {Order}
 */
export const pressed = (order, by) => ({
  by,
  down: order.by === by ? !order.down : !["name", "span"].includes(by),
});
