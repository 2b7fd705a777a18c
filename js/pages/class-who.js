/** Whose results have come, and whose have not: all names to pick from, or those that the teacher has typed. */

import { html, nothing } from "lit-html";
import { nameWords } from "../class/names.js";
import { decisionsIn } from "../store/sets.js";

/** @import { TaskSet } from "../store/sets.js" */
/** @import { SetPage } from "./class-set.js" */

/** @param {SetPage} page */
export function awaited(page) {
  const { app, set, results, missing } = page;
  const { t } = app;
  const { expected } = decisionsIn(set);
  const { picks } = set.set;
  const all = picks?.count ?? expected.length;
  const names = missing.map((name) => nameWords(set.set, name, t)).join(", ");
  const isTold = all > 0 && results.length > 0;
  return html`
    ${isTold ? html`<p class="who-missing" role="status">${missing.length ? html`<strong>${t("who-missing", { count: missing.length, all })}</strong> <bdi>${names}</bdi>` : t("who-all-there", { all })}</p>` : nothing}
    ${
      picks
        ? nothing
        : html`
      <details class="who-expected no-print"><summary>${t("who-expected")}</summary>
        <label class="field"><span>${t("who-expected-field")}</span>
          <textarea rows="4" spellcheck="false" autocomplete="off" .value=${expected.join("\n")} @change=${page.expect}></textarea></label>
        <p class="small">${t("who-expected-line")}</p></details>`
    }`;
}

/** What a set settles, in one line. @param {TaskSet} set @param {T} t */
export const termsLine = ({ picks, counts = "best" }, t) =>
  `${t("who-names-told", { kind: picks?.kind ?? "typed", count: picks?.count ?? 0 })} ${t("who-counts-told", { counts })}`;
