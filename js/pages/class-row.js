/**
 * What opens below a pupil's row: all tries, who this is, and the results that were handed in. Also
 * the question whether two are one child.
 */

import { html, nothing } from "lit-html";
import { deleteQuestion } from "../app/asking.js";
import { calledIn, watchOf } from "../class/pupils.js";
import { cleanName, scoreWords, taskName, whenWords } from "../class/words.js";
import { LIMITS } from "../games/box.js";
import { icon } from "../table/marks.js";

/** @import { Pupil, Tried } from "../../build/types/engine" */
/** @import { SetPage } from "./class-set.js" */

/**
 * Asks whether a pupil is the same child as another of that name.
 * @param {SetPage} page
 * @param {Pupil} pupil
 * @param {number} columns
 */
export function questionRow(page, pupil, columns) {
  const { t } = page.app;
  const { set } = page.set;
  const others = pupil.asks.flatMap((place) => page.pupils[place] ?? []);
  const name = calledIn(set, { ...(others[0] ?? pupil), copy: 1 }, t);
  const words = t("class-same-asked", { name, others: others.length });
  const own = pupil.sources;
  const isOne = others.length === 1;
  return html`<tr role="row" class="asked class-same-asked no-print">
    <td role="cell" colspan=${columns}>
      <div class="class-question" role="group" aria-label=${words}>
        <p>${words}</p>
        ${others.map(
          (other) =>
            html`<button
              class="button quiet"
              @click=${() => page.decide({ groups: [other.sources, own], same: true })}
            >
              ${isOne ? t("class-same-child") : t("class-same-child-as", { name: calledIn(set, other, t) })}
            </button>`,
        )}
        <button
          class="button quiet"
          @click=${() =>
            page.decide({ groups: [own, ...others.map(({ sources }) => sources)], same: false })}
        >
          ${t(isOne ? "class-two-children" : "class-another-child")}
        </button>
      </div>
    </td>
  </tr>`;
}

/** @param {SetPage} page @param {Pupil} pupil @param {number} columns */
export function openedRow(page, pupil, columns) {
  const { t } = page.app;
  const name = calledIn(page.set.set, pupil, t);
  return html`<tr role="row" class="asked opened no-print">
    <td role="cell" colspan=${columns}>
      <div class="row-parts" role="group" aria-label=${t("class-more-of", { name })}>
        ${allTries(page, pupil, name)} ${identity(page, pupil, name)} ${handedIn(page, pupil, name)}
      </div>
    </td>
  </tr>`;
}

/** @param {SetPage} page @param {Pupil} pupil @param {string} name */
function allTries(page, pupil, name) {
  const { t } = page.app;
  return html`<section>
    <h3>${t("class-tries")}</h3>
    <ol class="row-tries">
      ${page.set.set.tasks.map((task, i) => {
        const { begun = 0, tries = [] } = pupil.tasks[i] ?? {};
        const rest = begun - tries.length;
        return html`<li>
          <strong>${i + 1} ${taskName(task, t)}</strong> ${
            tries.length
              ? html`<ul>
                  ${tries.map((one, place) => tryItem(page, one, { name, task: i, place }))}
                </ul>`
              : html`<p>${t("class-not-done")}</p>`
          }
          ${
            rest > 0
              ? html`<p class="small">${t("class-not-carried", { count: rest })}</p>`
              : nothing
          }
        </li>`;
      })}
    </ol>
  </section>`;
}

/**
 * @param {SetPage} page
 * @param {Tried} one
 * @param {{name: string, task: number, place: number}} where
 */
function tryItem({ app: { t }, results, set, state }, one, { name, task, place }) {
  const { practice, counts, score } = one;
  const nth = one.nth || place + 1;
  const how = counts ? t("class-try-counting") : practice ? t("class-try-practice") : "";
  const watch = t("class-watch-try", { name, number: task + 1, nth });
  const to = state?.older.includes(task) ? "" : watchOf(results, one, task);
  return html`<li>
    <span>${t("class-try", { nth })} ${scoreWords(score, t, set.set.tasks[task])}</span>${
      how ? html`<em ?data-counts=${counts}>${how}</em>` : nothing
    }
    ${to ? html`<a href=${to} aria-label=${watch} title=${watch}>${icon("watch")}</a>` : nothing}
  </li>`;
}

/**
 * Another name, the same child as somebody else, or several children.
 * @param {SetPage} page
 * @param {Pupil} pupil
 * @param {string} name
 */
function identity(page, pupil, name) {
  const { app, set, pupils } = page;
  const { t } = app;
  const { sources } = pupil;
  const others = pupils.filter((other) => other !== pupil);
  const rename = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const given = cleanName(String(new FormData(form).get("name")));
    if (given) page.decide({ groups: [sources], same: true, name: given });
  };
  const merge = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const other = others[Number(new FormData(form).get("other"))];
    if (other) page.decide({ groups: [other.sources, sources], same: true });
  };
  return html`<section>
    <h3>${t("class-pupil")}</h3>
    <form class="row-line" @submit=${rename}>
      <label class="field"
        ><span>${t("class-rename")}</span
        ><input
          type="text"
          name="name"
          autocomplete="off"
          enterkeyhint="done"
          maxlength=${LIMITS.name}
          .value=${name}
      /></label>
      <button class="button quiet">${t("class-rename-do")}</button>
    </form>
    ${
      others.length
        ? html`<form class="row-line" @submit=${merge}>
            <label class="field"
              ><span>${t("class-merge")}</span
              ><select name="other">
                ${others.map(
                  (other, i) => html`<option value=${i}>${calledIn(set.set, other, t)}</option>`,
                )}
              </select></label
            >
            <button class="button quiet">${t("class-merge-do")}</button>
          </form>`
        : nothing
    }
    ${
      sources.length > 1
        ? html`<p>
            <button
              class="button quiet"
              @click=${() =>
                page.decide({ groups: sources.map((source) => [source]), same: false })}
            >
              ${t("class-split", { count: sources.length })}
            </button>
          </p>`
        : nothing
    }
  </section>`;
}

/**
 * The results that a pupil handed in. Each can be deleted.
 * @param {SetPage} page
 * @param {Pupil} pupil
 * @param {string} name
 */
function handedIn(page, pupil, name) {
  const { t, words } = page.app;
  const all = pupil.results.flatMap((place) => page.results[place] ?? []);
  return html`<section>
    <h3>${t("class-handed-in")}</h3>
    <ul class="row-results">
      ${all.map(({ id, when, unchecked, players = 1 }) => {
        const time = whenWords(when, words.region);
        const answers = { remove: () => page.remove(id), cancel: () => page.ask("") };
        const remarks = [
          unchecked && html` <em>${t("class-unchecked")}</em>`,
          players > 1 && html` <small>${t("class-players", { count: players })}</small>`,
        ].map((remark) => remark || nothing);
        const deletion = t("class-delete-of", { name, when: time });
        return html`<li>
          ${
            page.asked === id
              ? deleteQuestion(t, t("class-delete-sure", { name }), answers, icon("close"))
              : html`<span>${time}${remarks}</span>
                  <button
                    class="tool"
                    data-asks
                    aria-label=${deletion}
                    title=${deletion}
                    @click=${() => page.ask(id)}
                  >
                    ${icon("bin")}
                  </button>`
          }
        </li>`;
      })}
    </ul>
  </section>`;
}
