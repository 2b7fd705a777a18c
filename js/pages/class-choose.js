/** The choice of a task: a game against a bot, a board to count, a best place to find, or a pasted link. */

import { html, nothing } from "lit-html";
import { chosenOf, KINDS, soloOf } from "../class/plan.js";
import { taskLine, taskName } from "../class/words.js";
import { findBox, LIDS } from "../games/box.js";
import { numberChoice } from "./numbers.js";
import { lidPicture } from "./pictures.js";

/** @import { Box } from "../games/box.js" */
/** @import { MakePage } from "./class-make.js" */

/** @param {MakePage} page */
export function chooser(page) {
  const { t } = page.app;
  const { plan } = page.draft;
  const solo = soloOf(plan.kind);
  return html`
    <fieldset class="choice who make-kinds">
      <legend class="unseen">${t("class-add-task")}</legend>
      ${KINDS.map(
        (kind) => html`
        <label><input type="radio" name="kind" .checked=${plan.kind === kind} @change=${() => page.plan({ kind })}>
          <span><strong>${t(`class-kind-${kind}`)}</strong><small>${t(`class-kind-${kind}-line`)}</small></span></label>`,
      )}
    </fieldset>
    ${plan.kind === "game" ? games(page) : nothing}
    ${solo ? lesson(page, solo) : nothing}
    ${plan.kind === "link" ? link(page) : nothing}`;
}

/** The lids of the games, and the bots of the chosen one. @param {MakePage} page */
function games(page) {
  const { t } = page.app;
  const { game, bot } = page.draft.plan;
  const box = findBox(game);
  return html`
    <fieldset class="make-lids">
      <legend>${t("class-which")}</legend>
      ${LIDS.map(
        ({ name, levels }) => html`
        <label class="box" data-game=${name}><input type="radio" name="game" aria-label=${t(`game-${name}`)} .checked=${game === name} @change=${() => page.plan({ game: name, bot: levels.middle })}>
          <span class="lid" aria-hidden="true">${lidPicture(name)}<span>${t(`game-${name}`)}</span></span></label>`,
      )}
    </fieldset>
    <fieldset class="choice who">
      <legend>${t("class-whom")}</legend>
      ${box?.bots.map(
        (name) => html`
        <label><input type="radio" name="bot" .checked=${bot === name} @change=${() => page.plan({ bot: name })}>
          <span><strong>${t(`bot-${name}`)}</strong><small>${t(`bot-${name}-line`)}</small></span></label>`,
      )}
    </fieldset>
    ${box ? lesson(page, box) : nothing}
    <p class="small">${t(box?.long ? "class-deal-long" : "class-deal-line")}</p>`;
}

/** The option that a teacher may choose for a game. @param {MakePage} page @param {Box} box */
function lesson(page, box) {
  const { chosen } = page.draft.plan;
  const choice = box.options.find(({ name }) => name === box.lesson?.option);
  if (!choice) return nothing;
  return numberChoice(
    (id, args) => page.app.t(`class-option-${id.replace("option-", "")}`, args),
    { ...choice, values: box.lesson?.values },
    chosenOf(box, chosen),
    (value) => page.plan({ chosen: { ...chosen, [box.name]: value } }),
  );
}

/** The field for a link, and the tasks that the link can become. @param {MakePage} page */
function link(page) {
  const { t } = page.app;
  const { pasted, offers, fault } = page.draft;
  return html`
    <label class="field"><span>${t("class-paste-link")}</span>
      <textarea rows="3" spellcheck="false" autocapitalize="off" .value=${pasted} @input=${(/** @type {InputEvent} */ event) => page.paste(/** @type {HTMLTextAreaElement} */ (event.target).value)}></textarea></label>
    ${fault ? html`<p class="make-fault">${t(fault)}</p>` : nothing}
    ${
      offers.length
        ? html`
      <ul class="make-offers">${offers.map(
        (task) => html`
        <li><p><strong>${taskName(task, t)}</strong><small>${taskLine(task, t)}</small></p><button class="button" aria-label="${t("class-add-this")}: ${taskName(task, t)}" @click=${() => page.add(task)}>${t("class-add-this")}</button></li>`,
      )}</ul>`
        : nothing
    }`;
}
