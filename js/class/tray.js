/** The tasks of a set as chocolates in a tray: each tells by its relief what is to be done, and by its number which it is. */

import { html, nothing, svg } from "lit-html";
import { chocolateOf, taskLine, taskName } from "./words.js";

/** @typedef {import("../table/types.js").GameRecord} GameRecord */
/** @typedef {(id: string, args?: Record<string, any>) => string} T */

/** @param {GameRecord[]} tasks @param {T} t @param {(task: GameRecord, number: number) => unknown} [more] what else stands at each */
export const tray = (tasks, t, more) => html`
  <ol class="task-tray">${tasks.map(
    (task, i) => html`
    <li class="task">
      <svg class="task-piece" viewBox="0 0 100 100" aria-hidden="true">${svg`<use href="#tray" width="100" height="100" /><use href="#piece-${chocolateOf(task)}" x="6" y="6" width="88" height="88" />`}</svg>
      <div class="task-words"><h3><span class="unseen">${t("class-number", { number: i + 1 })}</span><span class="task-number" aria-hidden="true">${i + 1}</span> ${taskName(task, t)}</h3><p class="small">${taskLine(task, t)}</p></div>
      ${more ? more(task, i) : nothing}
    </li>`,
  )}
  </ol>`;
