/** The near edge of the table: the own hand's place and buttons; or the curtain, the count, the end. */

import { html, nothing } from "lit-html";
import { icon, seatMark } from "./marks.js";

/** @import { Desk } from "./desk.js" */
/** @import { GameModule, T } from "./types.js" */
/** @typedef {{again: (same: boolean) => void, share: () => void, watch: () => void, leave: () => void, back: (() => void) | null}} Ends back: to the class set that the game is a task of */

/** @param {Desk} desk @param {GameModule} game @param {T} t @param {Ends} ends */
export function dock(desk, game, t, ends) {
  if (desk.ui.lit !== null) return countBar(desk, game, t);
  if (desk.update?.done && desk.ended) return endSheet(desk, game, t, ends);
  if (desk.ui.covered) return curtain(desk, t);
  return handDock(desk, game, t);
}

/** @param {Desk} desk @param {GameModule} game @param {T} t */
function handDock(desk, game, t) {
  const { ui, view } = desk;
  return html`
    <footer class="dock" data-own-turn=${ui.actions.length > 0 ? "" : nothing}>
      <div class="plate own" data-anchor="seat-${ui.seat}"><span class="seat-name">${seatMark(ui.seat)}<span class="name">${desk.names[ui.seat]}</span></span>${game.plate(view, ui.seat, ui)}</div>
      <div class="hand-space" data-rack=${ui.seat}></div>
      <div class="tools">
        ${!desk.isFirm && game.undoable(view, ui.actions) ? html`<button class="tool" aria-label=${t("table-undo")} title=${t("table-undo")} @click=${desk.undo}>${icon("undo")}</button>` : nothing}
        ${game.tools(view, ui.actions, ui)}
      </div>
      ${game.pad?.(view, ui.seat, ui) ?? nothing}
    </footer>`;
}

/** Between two persons: nothing of a hand is here until its owner says so. @param {Desk} desk @param {T} t */
function curtain(desk, t) {
  const { next, names } = desk;
  if (next === null)
    return html`<footer class="dock curtain"><p>${t("table-hands-covered")}</p></footer>`;
  return html`
    <footer class="dock curtain">
      ${seatMark(next)}
      <p><strong>${t("table-hand-over", { name: names[next] })}</strong><br><span>${t("table-covered")}</span></p>
      <button class="button main-key" @click=${desk.uncover}><span>${t("table-its-me")}</span></button>
    </footer>`;
}

/** @param {Desk} desk @param {GameModule} game @param {T} t */
function countBar(desk, game, t) {
  const lit = desk.ui.lit ?? 0;
  return html`
    <footer class="dock count-bar" role="group" aria-label=${t("table-count")}>
      <button class="tool" aria-label=${t("table-previous")} @click=${() => desk.walk(lit - 1)}>${icon("previous")}</button>
      <div class="caption">${game.caption(desk.view, lit, desk.ui)}<p class="of">${t("table-step", { step: lit + 1, steps: game.steps(desk.view) })}</p></div>
      <button class="tool" aria-label=${t("table-next")} @click=${() => desk.walk(lit + 1)}>${icon("next")}</button>
      <button class="button main-key" @click=${() => desk.walk(null)}>${icon("close")}<span>${t("table-count-close")}</span></button>
    </footer>`;
}

/** The result, and what may follow it. @param {Desk} desk @param {GameModule} game @param {T} t @param {Ends} ends */
function endSheet(desk, game, t, ends) {
  const { title, lines } = game.ending(desk.view, desk.ui);
  return html`
    <footer class="dock end-sheet">
      <div class="result"><h2>${title}</h2><ol>${lines.map((line) => html`<li>${line}</li>`)}</ol></div>
      <div class="answers">${answers(desk, game, t, ends)}</div>
    </footer>`;
}

/** The first of them is the great one: where somebody played alone, that is once more. A task is not played again from here. @param {Desk} desk @param {GameModule} game @param {T} t @param {Ends} ends */
function answers(desk, game, t, { again, share, watch, leave, back }) {
  /** @type {Record<string, () => void>} */
  const acts = {
    "table-count": () => desk.walk(0),
    "table-again": () => again(false),
    "table-same-deal": () => again(true),
    "table-share": share,
    "replay-again": watch,
    "table-shelf": leave,
  };
  if (back) acts["table-to-tasks"] = back;
  const usual = back
    ? ["table-to-tasks"]
    : [
        "table-again",
        "table-same-deal",
        "table-share",
        ...(desk.names.length > 1 ? ["replay-again"] : []),
      ];
  const count = game.steps(desk.view) > 0 ? ["table-count"] : [];
  const names = back || desk.names.length === 1 ? [...usual, ...count] : [...count, ...usual];
  return [...names, "table-shelf"].map(
    (name, n) => html`
    <button class="button ${n ? "quiet" : "main-key"}" @click=${acts[name]}>${name === "table-count" ? icon("count") : nothing}<span>${t(name)}</span></button>`,
  );
}
