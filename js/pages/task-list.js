/**
 * What the pages of a class share: their head, the list of tasks, and a warning about the address.
 */

import { html, nothing, svg } from "lit-html";
import { head } from "../app/page-head.js";
import { chocolateOf, taskLine, taskName } from "../class/words.js";
import { addressOf, isOnlyHere } from "../links/link.js";
import { helpIn } from "../store/help.js";

/** @import { TaskSet } from "../../build/types/engine" */

/** The head of a teacher's page. @param {App} app @param {string} title */
export const classHead = (app, title) => head(app, title, "#/class", "class-title");

/** Warns before a code is made that no pupil could open. @param {T} t */
export const onlyHere = (t) =>
  isOnlyHere(addressOf(""))
    ? html`<p class="only-here" role="note">${t("class-only-here")}</p>`
    : nothing;

/**
 * The tasks of a set. Each has a chocolate that shows its kind, its number and its name.
 * @param {GameRecord[]} tasks
 * @param {T} t
 * @param {(number: number) => unknown} [more] what else stands at each task; the first is 0
 */
export const taskList = (tasks, t, more = () => nothing) =>
  html`<ol class="task-tray">
    ${tasks.map(
      (task, i) =>
        html`<li class="task">
          <svg class="task-piece" viewBox="0 0 100 100" aria-hidden="true">
            ${svg`<use href="#tray" width="100" height="100" /><use
                href="#piece-${chocolateOf(task)}"
                x="6"
                y="6"
                width="88"
                height="88"
              />`}
          </svg>
          <div class="task-words">
            <h3>
              <span class="unseen">${t("class-number", { number: i + 1 })}</span
              ><span class="task-number" aria-hidden="true">${i + 1}</span> ${taskName(task, t)}
            </h3>
            <p class="small">${taskLine(task, t)}</p>
          </div>
          ${more(i)}
        </li>`,
    )}
  </ol>`;

/** At a task of a game whose rules have changed since. @param {T} t */
export const olderTask = (t) => html`<p class="task-older small">${t("class-older-task")}</p>`;

/** Tells that the tasks of a set give hints. @param {TaskSet} set @param {T} t */
export const helpLine = (set, t) =>
  helpIn(set).hints ? html`<p class="small">${t("class-help-given")}</p>` : nothing;
