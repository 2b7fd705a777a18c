/**
 * On the page of a set: its tasks, and the code with which pupils find them. What can no longer be
 * played is named before a code is shown.
 */

import { html, nothing } from "lit-html";
import { taskNames } from "../class/older.js";
import { previewFrom } from "../class/preview.js";
import { hasAddress } from "../links/address.js";
import { helpLine, olderTask, onlyHere, taskList } from "./task-list.js";

/** @import { TaskSet } from "../../build/types/engine" */
/** @import { SetPage } from "./class-set.js" */

/** @param {SetPage} page */
export function forPupils({ app, set, panel, state, print }) {
  const { t } = app;
  const { older = [], opens = true } = state ?? {};
  const printing = html`<button class="button quiet" @click=${() => print("code")}>
    ${t("class-print-code")}
  </button>`;
  const preview = () => previewFrom(set.key, `#/class/${set.id}`);
  const look = html`<a class="button quiet" href="#/g/${set.key}" @click=${preview}
    >${t("class-look")}</a
  >`;
  const anew = () => {
    const { tasks, help, counts, picks } = set.set;
    app.store.set("draft", { tasks, help, counts, picks });
  };
  return html`<section class="house for-pupils">
    <div class="for-words">
      <h2>${t("class-for-pupils")}</h2>
      ${onlyHere(t)} ${hasAddress() && opens ? html`<p>${t("class-for-line")}</p>` : nothing}
      ${state ? note(app, set.set.tasks, state) : nothing}
      ${taskList(set.set.tasks, t, (i) => (older.includes(i) ? olderTask(t) : nothing))}
      <p class="small">${termsLine(set.set, t)}</p>
      ${helpLine(set.set, t)}
      <div class="class-links">
        ${opens ? look : nothing}
        <a class="button quiet" href="#/class/new" @click=${anew}>${t("class-copy-set")}</a>
      </div>
    </div>
    <p class="print-only" aria-hidden="true">${opens ? t("class-for-print") : nothing}</p>
    ${panel.render(hasAddress() ? printing : nothing)}
  </section>`;
}

/**
 * Which tasks cannot be played any more.
 * @param {App} app
 * @param {GameRecord[]} tasks
 * @param {import("../class/older.js").State} state
 */
function note(app, tasks, { older, opens }) {
  if (!older.length && opens) return nothing;
  const args = { count: older.length, tasks: taskNames(tasks, older, app) };
  const words = app.t(opens ? "class-older-some" : "class-older-all", args);
  return html`<p class="only-here" role="note">${words} ${app.t("class-older-anew")}</p>`;
}

/** What a set settles, in one line. @param {TaskSet} set @param {App["t"]} t */
const termsLine = ({ picks, counts = "best" }, t) =>
  [
    t("class-names-told", { kind: picks?.kind ?? "typed", count: picks?.count ?? 0 }),
    t("class-counts-told", { counts }),
  ].join(" ");
