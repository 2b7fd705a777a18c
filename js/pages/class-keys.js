/** What a teacher can do with the table of a class: look at it together, let its bots play, keep it in a file, print it. */

import { html } from "lit-html";
import { taskName } from "../class/words.js";
import { kindOf } from "../games/box.js";

/** @import { KeptSet } from "../store/sets.js" */

/** @param {KeptSet} kept @param {T} t @param {{save: (every: boolean) => void, print: () => void}} acts every: a line for each try */
export const tableKeys = ({ id, set }, t, { save, print }) => html`
  <div class="class-links">
    <a class="button" href="#/class/${id}/together">${t("together-do")}</a>
    ${set.tasks.flatMap((task, i) => (kindOf(task).is_written ? html`<a class="button" href="#/class/${id}/tournament?task=${i}">${t("class-tournament", { game: taskName(task, t) })}</a>` : []))}
    <button class="button quiet" @click=${() => save(false)}>${t("class-csv")}</button>
    <button class="button quiet" @click=${() => save(true)}>${t("who-csv-tries")}</button>
    <button class="button quiet" @click=${print}>${t("class-print")}</button>
  </div>`;
