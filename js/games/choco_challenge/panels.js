/** Choco Challenge's buttons in the dock, and its sheets: a match, an extra card, the chances, what is in a pile. */

import { html, nothing } from "lit-html";
import { icon, seatMark } from "../../table/marks.js";
import { chip, picture, toolChip } from "./cards.js";
import { oddsPanel } from "./odds.js";
import { inside, named, who } from "./sentences.js";
import { reach } from "./spots.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("../../table/types.js").Action} Action */

/** @param {Action[]} actions @param {string} type */
const has = (actions, type) => actions.some((action) => action.type === type);

/** An open hand, as strokes in a box of 24; no other game has it. */
const hand = html`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 12V6.5a1.4 1.4 0 0 1 2.8 0V11M9.8 10.5V4.6a1.4 1.4 0 0 1 2.8 0V10.5M12.6 10.5V5.6a1.4 1.4 0 0 1 2.8 0V11.5M15.4 11V8a1.4 1.4 0 0 1 2.8 0v6.5a6 6 0 0 1-6 6h-.8a6 6 0 0 1-4.7-2.3L3.8 14a1.4 1.4 0 0 1 2.2-1.8L7.6 14" /></svg>`;

/** One of the great buttons. @param {string} on @param {unknown} image @param {string} words @param {boolean} [off] */
const key = (on, image, words, off = false) => html`
  <button class="button main-key ${on}-key" data-on=${on} ?disabled=${off}>${image}<span>${words}</span></button>`;

/** The two great buttons while drawing, one when shopping. @param {View} view @param {Action[]} actions @param {Ui} ui */
export function tools(view, actions, ui) {
  if (view.turn === null) return nothing;
  if (has(actions, "Done")) return key("done", icon("lay"), ui.t("challenge-done"));
  const count = has(actions, "Stop") ? reach(view) : 0;
  const stop = count ? ui.t("challenge-stop-at", { count }) : ui.t("challenge-stop");
  return html`
    ${key("stop", hand, stop, !has(actions, "Stop"))}
    ${key("draw", icon("draw"), ui.t("challenge-draw"), !has(actions, "Draw"))}`;
}

/** The sheet that the moment asks for, if any; a question comes before what is only looked at. @param {View} view @param {Action[]} actions @param {Ui} ui */
export function panel(view, actions, ui) {
  if (has(actions, "Bust")) return matchPanel(view, actions, ui);
  if (has(actions, "Decline")) return extraPanel(view, actions, ui);
  if (ui.open != null) return insidePanel(view, ui.open, ui);
  return ui.hint?.odds && has(actions, "Draw") ? oddsPanel(ui.hint.odds, ui) : nothing;
}

/** A second card of a kind: a tool, or the bust. @param {View} view @param {Action[]} actions @param {Ui} ui */
function matchPanel(view, actions, ui) {
  const spends = actions.filter(({ type }) => type === "Spend");
  const name = view.match?.name ?? "";
  const title = ui.t("challenge-match-title", { card: named(name, ui) });
  return html`
    <section class="panel question" aria-label=${title}>
      <h2>${chip(name)} ${title}</h2>
      <p>${ui.t(spends.length ? "challenge-match-tools" : "challenge-match-none")}</p>
      <div class="options">
        ${spends.map(({ tool }) => option(`spend:${tool}`, toolChip(tool), ui.t("challenge-spend", { tool: named(tool, ui) })))}
        ${option("bust", icon("close"), ui.t("challenge-bust"))}
      </div>
    </section>`;
}

/** @param {string} on @param {unknown} image @param {string} words */
const option = (on, image, words) =>
  html`<button class="option" data-on=${on}>${image}<span>${words}</span></button>`;

/** How one compares with the seat whose turn ended, and what one may have for it. @param {View} view @param {Action[]} actions @param {Ui} ui */
function extraPanel(view, actions, ui) {
  const name = ui.names[view.turn ?? 0] ?? "";
  const title = ui.t("challenge-extra-title", {
    own: view.seats[ui.seat]?.drawn.length ?? 0,
    other: reach(view),
    name,
  });
  const [id, offers] = extras(view, actions, ui);
  return html`
    <section class="panel question" aria-label=${title}>
      <h2>${seatMark(view.turn ?? 0)} ${title}</h2>
      <p>${ui.t(id, { name, back: view.back ?? "" })}</p>
      <div class="options">${offers}${option("decline", nothing, ui.t("challenge-decline"))}</div>
    </section>`;
}

/** The sentence, and what may be had. @param {View} view @param {Action[]} actions @param {Ui} ui @returns {[string, unknown[]]} */
function extras(view, actions, ui) {
  const market = actions.filter(({ type }) => type === "TakeMarket");
  const arms = actions.filter(({ type }) => type === "TakeTool");
  if (market.length) {
    const cards = market.map(({ place }) => [place, view.market[place - 1] ?? ""]);
    return [
      "challenge-extra-market",
      cards
        .reverse()
        .map(([place, name]) =>
          option(`market:${place}`, picture(String(name)), named(String(name), ui)),
        ),
    ];
  }
  if (arms.length)
    return [
      "challenge-extra-tool",
      arms.map(({ tool }) => option(`tool:${tool}`, toolChip(tool), named(tool, ui))),
    ];
  const words = ui.t("challenge-extra-take", { back: view.back ?? "" });
  return ["challenge-extra-card", [option("deck", icon("draw"), words)]];
}

/** What lies in a pile, in no order, and what will be shuffled into it. @param {View} view @param {number} seat @param {Ui} ui */
function insidePanel(view, seat, ui) {
  const own = view.seats[seat];
  if (!own) return nothing;
  const title = ui.t("challenge-inside-title", who(seat, ui));
  const later = [...own.drawn, ...own.discard];
  const order = view.piles?.[seat];
  return html`
    <section class="panel contents" aria-label=${title}>
      <header><h2>${seatMark(seat)} ${title}</h2>
        <button class="tool" data-on="back" aria-label=${ui.t("table-close")} title=${ui.t("table-close")}>${icon("close")}</button></header>
      <p>${ui.t(order ? "challenge-inside-open" : "challenge-inside-order", { count: own.pile })}</p>
      ${order ? html`<ol class="kinds">${order.map((name) => html`<li>${chip(name)}<span>${named(name, ui)}</span></li>`)}</ol>` : kinds(own.inside, ui)}
      ${later.length ? html`<h3>${ui.t("challenge-inside-discard")}</h3>${kinds(later, ui)}` : nothing}
    </section>`;
}

/** @param {string[]} names @param {Ui} ui */
const kinds = (names, ui) => html`
  <ul class="kinds">${inside(names).map(
    ([name, count]) => html`
    <li>${chip(name)}<span>${ui.t("challenge-inside-kind", { count, card: named(name, ui) })}</span></li>`,
  )}</ul>`;
