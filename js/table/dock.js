/** The near edge of the table: the own hand's place and buttons; or the curtain, the count, the end. */

import { html, nothing } from "lit-html";
import { icon, seatMark, toolKey } from "./marks.js";
import { seatName } from "./plates.js";

/** @import { Desk } from "./desk.js" */
/** @import { Shown } from "./types.js" */
/** @typedef {{again: (same: boolean) => void, share: () => void, watch: () => void, leave: () => void, back: (() => void) | null}} Ends back: to the class set that the game is a task of */

/** @param {Desk} desk @param {Ends} ends */
export function dock(desk, ends) {
  if (desk.ui.lit !== null) return countBar(desk);
  if (desk.update?.done) return endSheet(desk, ends);
  if (desk.ui.covered) return curtain(desk);
  const { ui, view, game } = desk;
  return handDock(
    desk,
    html`<div class="tools">${undoKey(desk)}${game.tools(view, ui.actions, ui)}</div>`,
  );
}

/** What lies before the seat whose screen it is. @param {Shown} shown @param {unknown} [tools] its buttons; none where one only watches */
export function handDock(shown, tools) {
  const { ui, view, game } = shown;
  return html`
    <footer class="dock ${tools ? "" : "watched"}" data-own-turn=${tools && ui.actions.length > 0 ? "" : nothing}>
      <div class="plate own" data-anchor="seat-${ui.seat}">${seatName(shown, ui.seat)}${game.plate(view, ui.seat, ui)}</div>
      <div class="hand-space" data-rack=${ui.seat}></div>
      ${tools ?? nothing}
      ${game.pad(view, ui.seat, ui)}
    </footer>`;
}

/** Takes a seat's move back, where that may be done. @param {Desk} desk @param {any} [view] @param {import("./types.js").Action[]} [actions] */
export const undoKey = (desk, view = desk.view, actions = desk.ui.actions) =>
  desk.hasHelp && desk.game.undoable(view, actions)
    ? toolKey("", desk.ui.t("table-undo"), icon("undo"), () => desk.undo())
    : nothing;

/** Between two persons: nothing of a hand is here until its owner says so. @param {Desk} desk */
function curtain(desk) {
  const { next, names, ui } = desk;
  if (next === null)
    return html`<footer class="dock curtain"><p>${ui.t("table-hands-covered")}</p></footer>`;
  return html`
    <footer class="dock curtain">
      ${seatMark(next)}
      <p><strong>${ui.t("table-hand-over", { name: names[next] })}</strong><br><span>${ui.t("table-covered")}</span></p>
      <button class="button main-key" @click=${() => desk.uncover()}><span>${ui.t("table-its-me")}</span></button>
    </footer>`;
}

/** @param {Desk} desk */
function countBar(desk) {
  const { ui, view, game } = desk;
  const { t, lit } = ui;
  return html`
    <footer class="dock count-bar" role="group" aria-label=${t("table-count")}>
      ${toolKey("", t("table-previous"), icon("previous"), () => desk.walk(lit - 1))}
      <div class="caption">${game.caption(view, lit, ui)}<p class="of">${t("table-step", { step: lit + 1, steps: game.steps(view) })}</p></div>
      ${toolKey("", t("table-next"), icon("next"), () => desk.walk(lit + 1))}
      <button class="button main-key" @click=${() => desk.walk(null)}>${icon("close")}<span>${t("table-count-close")}</span></button>
    </footer>`;
}

/** The result, and what may follow it. @param {Desk} desk @param {Ends} ends */
function endSheet(desk, ends) {
  const { title, lines } = desk.game.ending(desk.view, desk.ui);
  return html`
    <footer class="dock end-sheet">
      <div class="result"><h2>${title}</h2><ol>${lines.map((line) => html`<li>${line}</li>`)}</ol></div>
      <div class="answers">${answers(desk, ends)}</div>
    </footer>`;
}

/** The first answer is the large button; for one person alone it is "play again". A task is not played again from here. @param {Desk} desk @param {Ends} ends */
function answers(desk, { again, share, watch, leave, back }) {
  const { game, names, view, ui } = desk;
  const isAlone = names.length === 1;
  /** @type {[string, () => void][]} */
  const usual = back
    ? [["table-to-tasks", back]]
    : [
        ["table-again", () => again(false)],
        ["table-same-deal", () => again(true)],
        ["table-share", share],
        ...(isAlone ? [] : [/** @type {[string, () => void]} */ (["replay-again", watch])]),
      ];
  /** @type {[string, () => void][]} */
  const count = game.steps(view) > 0 ? [["table-count", () => desk.walk(0)]] : [];
  const all = back || isAlone ? [...usual, ...count] : [...count, ...usual];
  return [...all, ["table-shelf", leave]].map(
    ([name, act], n) => html`
    <button class="button ${n ? "quiet" : "main-key"}" @click=${act}>${name === "table-count" ? icon("count") : nothing}<span>${ui.t(name)}</span></button>`,
  );
}
