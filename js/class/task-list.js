/** The tasks of a set as a list. Each has a chocolate that shows its kind, its number and its name. */

import { html, nothing, svg } from "lit-html";
import { chocolateOf, taskLine, taskName } from "./words.js";

/** @import { GameRecord, T } from "../table/types.js" */

/** @param {GameRecord[]} tasks @param {T} t @param {(number: number) => unknown} [more] what else stands at each task; the first is 0 */
export const taskList = (tasks, t, more = () => nothing) => html`
  <ol class="task-tray">${tasks.map(
    (task, i) => html`
    <li class="task">
      <svg class="task-piece" viewBox="0 0 100 100" aria-hidden="true">${svg`<use href="#tray" width="100" height="100" /><use href="#piece-${chocolateOf(task)}" x="6" y="6" width="88" height="88" />`}</svg>
      <div class="task-words"><h3><span class="unseen">${t("class-number", { number: i + 1 })}</span><span class="task-number" aria-hidden="true">${i + 1}</span> ${taskName(task, t)}</h3><p class="small">${taskLine(task, t)}</p></div>
      ${more(i)}
    </li>`,
  )}
  </ol>`;
