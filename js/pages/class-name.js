/** The pupils' page: how a pupil is called. A name is typed, or picked from numbers or animals. */

import { html, nothing } from "lit-html";
import { radios } from "../app/fields.js";
import { animalOf, namesOf, nameWords } from "../class/names.js";
import { LIMITS } from "../games/box.js";
import { face } from "../table/faces.js";
import { fitted } from "../words/letters.js";

/** @import { TasksPage } from "./tasks.js" */

/** @param {TasksPage} page */
export function namePart(page) {
  const { app, t, set, played, result } = page;
  const isMissing = result === "no-name";
  const isBegun = played?.some(({ begun }) => begun > 0);
  return html`<section class="house task-name">
    ${set.picks ? picking(page, isMissing) : typing(page, isMissing)}
    ${
      isBegun && !app.platform?.isHeard
        ? html`<p>
            <button class="button quiet" @click=${page.nextPupil}>${t("class-next")}</button>
          </p>`
        : nothing
    }
  </section>`;
}

/** @param {TasksPage} page @param {boolean} isMissing */
const typing = ({ t, pupil, rename }, isMissing) =>
  html`<label class="field"
      ><span>${t("class-name")}</span>
      <input
        type="text"
        autocomplete="off"
        autocapitalize="words"
        enterkeyhint="done"
        aria-describedby="name-line"
        aria-invalid=${isMissing ? "true" : nothing}
        .value=${pupil.name}
        @input=${(/** @type {InputEvent} */ event) => rename(fitted(event, LIMITS.name))}
    /></label>
    <p class="small" id="name-line">
      ${
        isMissing ? html`<strong>${t("class-name-asked")}</strong> ` : nothing
      }${t("class-name-line")}
    </p>`;

/**
 * One key for each name. Once the pupil plays, only the picked one stands there.
 * @param {TasksPage} page
 * @param {boolean} isMissing
 */
function picking(page, isMissing) {
  const { app, t, set, pupil, played } = page;
  const { picks } = set;
  if (!picks) return nothing;
  const isBegun = played?.some(({ begun }) => begun > 0);
  if (pupil.name && isBegun && !page.isPicking)
    return html`<div class="picked">
      <p>
        ${sign(set, pupil.name)}<strong
          >${t("class-you-are", { kind: picks.kind, name: nameWords(set, pupil.name, t) })}</strong
        >
      </p>
      <button
        class="button quiet"
        @click=${() => {
          page.change({ isPicking: true });
          app.focus(".task-name input:checked");
        }}
      >
        ${t("class-change")}
      </button>
    </div>`;
  /** @type {(name: string) => [string, unknown]} */
  const key = (name) => {
    const words = nameWords(set, name, t);
    return [name, html`${sign(set, name)}<b>${words}</b>`];
  };
  return html`<fieldset class="choice picks" data-kind=${picks.kind} aria-describedby="name-line">
      <legend>${t("class-pick", { kind: picks.kind })}</legend>
      ${radios("pupil", namesOf(picks).map(key), pupil.name, page.rename)}
    </fieldset>
    <p class="small" id="name-line">
      ${
        isMissing ? html`<strong>${t("class-pick-asked", { kind: picks.kind })}</strong> ` : nothing
      }${t("class-pick-line")}
    </p>`;
}

/** @param {TasksPage["set"]} set @param {string} name */
const sign = (set, name) => face(animalOf(set, name)) ?? nothing;
