/** What a task may be: a game against a bot, a board to count, the best place to find, or what a link brings. */

import { html, nothing } from "lit-html";
import { chosenOf, KINDS, soloOf } from "../class/plan.js";
import { taskLine, taskName } from "../class/words.js";
import { findBox, LIDS } from "../games/box.js";
import { picture } from "./lids.js";
import { numberChoice } from "./numbers.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("./class-make.js").Draft} Draft */
/** @typedef {import("./class-make.js").Acts} Acts */

/** @param {App} app @param {Draft} draft @param {Acts} acts */
export function chooser(app, draft, acts) {
  const { t } = app;
  const { plan } = draft;
  const solo = soloOf(plan.kind);
  return html`
    <fieldset class="choice who make-kinds">
      <legend class="unseen">${t("class-add-task")}</legend>
      ${KINDS.map(
        (kind) => html`
        <label><input type="radio" name="kind" .checked=${plan.kind === kind} @change=${() => acts.plan({ kind })}>
          <span><strong>${t(`class-kind-${kind}`)}</strong><small>${t(`class-kind-${kind}-line`)}</small></span></label>`,
      )}
    </fieldset>
    ${plan.kind === "game" ? games(app, plan, acts) : nothing}
    ${solo ? lesson(app, solo, plan, acts) : nothing}
    ${plan.kind === "link" ? link(app, draft, acts) : nothing}`;
}

/** The lids, small, and the bots of the one that is chosen. @param {App} app @param {Draft["plan"]} plan @param {Acts} acts */
function games(app, plan, acts) {
  const { t } = app;
  const { game, bot } = plan;
  const box = findBox(game);
  return html`
    <fieldset class="make-lids">
      <legend>${t("class-which")}</legend>
      ${LIDS.map(
        ({ name, levels }) => html`
        <label class="box" data-game=${name}><input type="radio" name="game" aria-label=${t(`game-${name}`)} .checked=${game === name} @change=${() => acts.plan({ game: name, bot: levels.middle })}>
          <span class="lid" aria-hidden="true">${picture(name)}<span>${t(`game-${name}`)}</span></span></label>`,
      )}
    </fieldset>
    <fieldset class="choice who">
      <legend>${t("class-whom")}</legend>
      ${box?.bots.map(
        (name) => html`
        <label><input type="radio" name="bot" .checked=${bot === name} @change=${() => acts.plan({ bot: name })}>
          <span><strong>${t(`bot-${name}`)}</strong><small>${t(`bot-${name}-line`)}</small></span></label>`,
      )}
    </fieldset>
    ${box ? lesson(app, box, plan, acts) : nothing}
    <p class="small">${t(box?.long ? "class-deal-long" : "class-deal-line")}</p>`;
}

/** What a class may be asked of a game. @param {App} app @param {import("../games/box.js").Box} box @param {Draft["plan"]} plan @param {Acts} acts */
function lesson({ t }, box, { chosen }, acts) {
  const choice = box.options.find(({ name }) => name === box.lesson?.option);
  if (!choice) return nothing;
  return numberChoice(
    (id, args) => t(`class-option-${id.replace("option-", "")}`, args),
    { ...choice, values: box.lesson?.values },
    chosenOf(box, chosen),
    (value) => acts.plan({ chosen: { ...chosen, [box.name]: value } }),
  );
}

/** What was pasted, and what it can become. @param {App} app @param {Draft} draft @param {Acts} acts */
function link({ t }, { pasted, offers, fault }, acts) {
  return html`
    <label class="field"><span>${t("class-paste-link")}</span>
      <textarea rows="3" spellcheck="false" autocapitalize="off" .value=${pasted} @input=${(/** @type {InputEvent} */ event) => acts.paste(/** @type {HTMLTextAreaElement} */ (event.target).value)}></textarea></label>
    ${fault ? html`<p class="make-fault">${t(fault)}</p>` : nothing}
    ${
      offers.length
        ? html`
      <ul class="make-offers">${offers.map(
        (task) => html`
        <li><p><strong>${taskName(task, t)}</strong><small>${taskLine(task, t)}</small></p><button class="button" aria-label="${t("class-add-this")}: ${taskName(task, t)}" @click=${() => acts.add(task)}>${t("class-add-this")}</button></li>`,
      )}</ul>`
        : nothing
    }`;
}
