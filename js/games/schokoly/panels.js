/** Schokoly's buttons in the dock, and its sheets: choosing a colour, offering and answering a swap. */

import { html, nothing } from "lit-html";
import { icon, seatMark } from "../../table/marks.js";
import { swapAction } from "./pick.js";
import { bean, chip, picture } from "./plates.js";
import { colourName } from "./sentences.js";
import { chosen, ending, guardable } from "./spots.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("../../table/types.js").Action} Action */

/** A button that speaks to `pick`. @param {string} on @param {string} name @param {unknown} face @param {{kind?: string, off?: boolean, pressed?: boolean}} [how] */
function key(on, name, face, { kind = "tool", off = false, pressed } = {}) {
  return html`<button class=${kind} data-on=${on} aria-label=${name} title=${name} ?disabled=${off} aria-pressed=${pressed ?? nothing}>${face}</button>`;
}

/** The dock's buttons: smartie, turn, swap, and the one great button of the moment. @param {View} view @param {Action[]} actions @param {Ui} ui */
export function tools(view, actions, ui) {
  const canSwap = actions.some(({ type }) => type === "Offer");
  return html`
    ${smartieKey(view, actions, ui)}
    ${key("turn", ui.t("schokoly-turn"), icon("turn"), { off: ui.held === null })}
    ${canSwap ? key("swap", ui.t("schokoly-swap"), icon("swap"), { pressed: ui.swapping }) : nothing}
    ${mainKey(view, actions, ui)}`;
}

/** The own smarties: tapped or dragged onto a card. @param {View} view @param {Action[]} actions @param {Ui} ui */
function smartieKey(view, actions, ui) {
  const count = view.smarties[ui.seat] ?? 0;
  const left = count - (ui.token || (ui.stack && ui.held !== null) ? 1 : 0);
  const useful = guardable(actions).length > 0 || actions.some(({ type }) => type === "Stack");
  return html`
    <button class="tool beans ${useful ? "useful" : ""}" data-on="smartie" data-drag ?disabled=${count === 0} aria-pressed=${ui.stack || ui.guarding}
      aria-label=${ui.t("schokoly-smartie-key", { count })} title=${ui.t("schokoly-smartie-key", { count })}>${bean}<span aria-hidden="true">${left}</span></button>`;
}

/** Lay, or end the turn. @param {View} view @param {Action[]} actions @param {Ui} ui */
function mainKey(view, actions, ui) {
  const end = ending(actions);
  if (end && (view.placed !== null || ui.held === null)) {
    const id = end.type === "Draw" ? "schokoly-draw" : "schokoly-pass";
    return html`<button class="button main-key" data-on="end">${icon(end.type === "Draw" ? "draw" : "lay")}<span>${ui.t(id)}</span></button>`;
  }
  return html`<button class="button main-key" data-on="lay" ?disabled=${!chosen(actions, ui)}>${icon("lay")}<span>${ui.t("schokoly-lay")}</span></button>`;
}

/** The sheet that the moment asks for, if any. @param {View} view @param {Action[]} actions @param {Ui} ui */
export function panel(view, actions, ui) {
  const colours = actions.filter(({ type }) => type === "Choose").map(({ colour }) => colour);
  if (colours.length) return choosePanel(colours, ui);
  if (actions.some(({ type }) => type === "Answer")) return answerPanel(view, actions, ui);
  if (actions.some(({ type }) => type === "Accept")) return acceptPanel(view, ui);
  if (ui.swapping && actions.some(({ type }) => type === "Offer"))
    return offerPanel(view, actions, ui);
  return view.offer && view.offer.seat === ui.seat ? waitPanel(view, ui) : nothing;
}

/** @param {string[]} colours @param {Ui} ui */
function choosePanel(colours, ui) {
  return html`
    <section class="panel" aria-label=${ui.t("schokoly-choose")}>
      <h2>${ui.t("schokoly-choose")}</h2>
      <p>${ui.t("schokoly-choose-why")}</p>
      <div class="options">${colours.map((colour) => html`<button class="option" data-on="colour:${colour}">${chip(colour)}<span>${colourName(colour, ui)}</span></button>`)}</div>
    </section>`;
}

/** @param {View} view @param {Action[]} actions @param {Ui} ui */
function offerPanel(view, actions, ui) {
  const seats = [...new Set(actions.filter(({ type }) => type === "Offer").map(({ to }) => to))];
  const told = ui.trial?.view?.offer;
  const ready = swapAction(actions, ui);
  return html`
    <section class="panel" aria-label=${ui.t("schokoly-offer-title")}>
      <h2>${ui.t("schokoly-offer-title")}</h2>
      <p>${ui.t("schokoly-offer-card")}</p>
      <div class="options">${seats.map((seat) => html`<button class="option seat-option" data-on="to:${seat}" aria-pressed=${ui.to === seat}>${seatMark(seat)}<span>${ui.names[seat]}</span>${chip(view.colours[seat] ?? "dark")}</button>`)}</div>
      <p class="told" aria-live="polite">${told ? ui.t("schokoly-offer-told", { count: told.count, colour: colourName(view.colours[told.to], ui), name: ui.names[told.to] }) : " "}</p>
      <div class="answers"><button class="button quiet" data-on="swap">${ui.t("schokoly-offer-not")}</button>
        <button class="button main-key" data-on="offer" ?disabled=${!ready}>${icon("swap")}<span>${ui.t("schokoly-offer")}</span></button></div>
    </section>`;
}

/** Asked for a swap: what was announced, and one's own cards. @param {View} view @param {Action[]} actions @param {Ui} ui */
function answerPanel(view, actions, ui) {
  const deal = view.offer;
  if (!deal) return nothing;
  const told = ui.trial?.view?.offer;
  const args = {
    name: ui.names[deal.seat],
    count: deal.count,
    colour: colourName(view.colours[ui.seat], ui),
  };
  return html`
    <section class="panel" aria-label=${ui.t("schokoly-asked", args)}>
      <h2>${seatMark(deal.seat)} ${ui.t("schokoly-asked", args)}</h2>
      <p>${ui.t("schokoly-answer-card")}</p>
      <p class="told" aria-live="polite">${told?.answer_count != null ? ui.t("schokoly-answer-told", { count: told.answer_count, colour: colourName(view.colours[deal.seat], ui), name: ui.names[deal.seat] }) : " "}</p>
      <div class="answers"><button class="button quiet" data-on="decline">${ui.t("schokoly-decline")}</button>
        <button class="button main-key" data-on="answer" ?disabled=${!swapAction(actions, ui)}>${icon("swap")}<span>${ui.t("schokoly-answer")}</span></button></div>
    </section>`;
}

/** The answer is there: take it or not. @param {View} view @param {Ui} ui */
function acceptPanel(view, ui) {
  const deal = view.offer;
  const card = view.hand.find((one) => one.card === deal?.card);
  if (!deal) return nothing;
  const args = {
    name: ui.names[deal.to],
    count: deal.answer_count ?? 0,
    colour: colourName(view.colours[ui.seat], ui),
  };
  return html`
    <section class="panel" aria-label=${ui.t("schokoly-answered", args)}>
      <h2>${seatMark(deal.to)} ${ui.t("schokoly-answered", args)}</h2>
      ${card ? html`<p>${ui.t("schokoly-answered-for")}</p><div class="options">${picture(card.colours)}</div>` : nothing}
      <div class="answers"><button class="button quiet" data-on="decline">${ui.t("schokoly-decline")}</button>
        <button class="button main-key" data-on="accept">${icon("swap")}<span>${ui.t("schokoly-accept")}</span></button></div>
    </section>`;
}

/** An offer waits for its answer. @param {View} view @param {Ui} ui */
function waitPanel(view, ui) {
  return html`<section class="panel small"><p>${ui.t("schokoly-waiting", { name: ui.names[view.offer?.to ?? 0] })}</p></section>`;
}
