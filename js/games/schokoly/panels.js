/**
 * Schokoly's buttons in the dock, and its sheets: choosing a colour, offering and answering a swap.
 */

import { html, nothing } from "lit-html";
import { has, mainKey, optionKey } from "../../input/gestures.js";
import { icon, nameText, seatMark, toolKey } from "../../table/marks.js";
import { ending, laying, swapAction } from "./pick.js";
import { bean, chip, picture } from "./plates.js";
import { colourName } from "./sentences.js";

/** @import { Deal, Panel, Ui, View } from "./game.js" */

/** The dock's buttons: smartie, turn, swap, and the one big button of the moment. @type {Panel} */
export function tools(view, actions, ui) {
  return html`${smartieKey(view, actions, ui)}
  ${toolKey("", ui.t("schokoly-turn"), icon("turn"), "turn", { off: ui.held === null })}
  ${
    has(actions, "Offer")
      ? toolKey("", ui.t("schokoly-swap"), icon("swap"), "swap", { pressed: ui.swapping })
      : nothing
  }
  ${layKey(view, actions, ui)}`;
}

/** The own smarties: tapped or dragged onto a card. @type {Panel} */
function smartieKey(view, actions, ui) {
  const count = view.smarties[ui.seat];
  const left = count - (ui.token || (ui.stack && ui.held !== null) ? 1 : 0);
  const useful = has(actions, "Guard") || has(actions, "Stack");
  const name = ui.t("schokoly-smartie-key", { count });
  return html`<button
    class="tool beans ${useful ? "useful" : ""}"
    data-on="smartie"
    data-drag
    ?disabled=${count === 0}
    aria-pressed=${ui.stack || ui.guarding}
    aria-label=${name}
    title=${name}
  >
    ${bean}<span aria-hidden="true">${left}</span>
  </button>`;
}

/** Lay, or end the turn. @param {View} view @param {Action[]} actions @param {Ui} ui */
function layKey(view, actions, ui) {
  const end = view.placed !== null || ui.held === null ? ending(actions) : undefined;
  const off = !end && !laying(actions, ui);
  const [word, image] = end?.type === "Draw" ? ["draw", "draw"] : [end ? "pass" : "lay", "lay"];
  return mainKey(end ? "end" : "lay", "", icon(image), ui.t(`schokoly-${word}`), off);
}

/** The sheet that the moment asks for, if any. @type {Panel} */
export function panel(view, actions, ui) {
  if (has(actions, "Choose")) return choosePanel(actions, ui);
  if (ui.swapping && has(actions, "Offer")) return offerPanel(view, actions, ui);
  const deal = view.offer;
  if (!deal) return nothing;
  if (has(actions, "Answer")) return answerPanel(view, deal, actions, ui);
  if (has(actions, "Accept")) return acceptPanel(view, deal, ui);
  if (deal.seat !== ui.seat) return nothing;
  return html`<section class="panel small">
    <p>${ui.t("schokoly-waiting", { name: ui.names[deal.to] })}</p>
  </section>`;
}

/** @param {string} title @param {unknown} content @param {unknown} [mark] */
const sheet = (title, content, mark = nothing) =>
  html`<section class="panel" aria-label=${title}>
    <h2>${mark} ${title}</h2>
    ${content}
  </section>`;

/**
 * No, and yes: each by its name and its message.
 * @param {Ui} ui
 * @param {[string, string]} no
 * @param {[string, string]} yes
 * @param {boolean} [off]
 */
const answers = ({ t }, [no, noWords], [yes, yesWords], off = false) =>
  html`<div class="answers">
    <button class="button quiet" data-on=${no}>${t(noWords)}</button>
    ${mainKey(yes, "", icon("swap"), t(yesWords), off)}
  </div>`;

/**
 * What is said of a card on offer: by whom or to whom, and how many pieces of whose colour it has.
 * @param {string} id
 * @param {number} seat
 * @param {number | null} count
 * @param {number} whose
 * @param {View} view
 * @param {Ui} ui
 */
const heard = (id, seat, count, whose, view, ui) =>
  ui.t(id, { name: ui.names[seat], count, colour: colourName(view.colours[whose], ui) });

/** What the other will hear of the card that is chosen. @param {string} text */
const announced = (text) => html`<p class="told" aria-live="polite">${text || " "}</p>`;

/** @param {Action[]} actions @param {Ui} ui */
function choosePanel(actions, ui) {
  const option = (/** @type {Action} */ { colour }) =>
    optionKey(`colour:${colour}`, chip(colour), colourName(colour, ui));
  const content = html`<p>${ui.t("schokoly-choose-why")}</p>
    <div class="options">${actions.map(option)}</div>`;
  return sheet(ui.t("schokoly-choose"), content);
}

/** @param {View} view @param {Action[]} actions @param {Ui} ui */
function offerPanel(view, actions, ui) {
  const seats = [...new Set(actions.filter(({ type }) => type === "Offer").map(({ to }) => to))];
  const deal = ui.trial?.view?.offer;
  const content = html`<p>${ui.t("schokoly-offer-card")}</p>
    <div class="options">
      ${seats.map(
        (seat) =>
          html`<button
            class="option seat-option"
            data-on="to:${seat}"
            aria-pressed=${ui.to === seat}
          >
            ${seatMark(seat)}<span>${nameText(ui.names[seat] ?? "")}</span>${chip(view.colours[seat] ?? "dark")}
          </button>`,
      )}
    </div>
    ${announced(deal ? heard("schokoly-offer-told", deal.to, deal.count, deal.to, view, ui) : "")}
    ${answers(
      ui,
      ["swap", "schokoly-offer-not"],
      ["offer", "schokoly-offer"],
      !swapAction(actions, ui),
    )}`;
  return sheet(ui.t("schokoly-swap"), content);
}

/**
 * Asked for a swap: what was announced, and one's own cards.
 * @param {View} view
 * @param {Deal} deal
 * @param {Action[]} actions
 * @param {Ui} ui
 */
function answerPanel(view, { seat, count }, actions, ui) {
  const answer = ui.trial?.view?.offer?.answer_count;
  const content = html`<p>${ui.t("schokoly-answer-card")}</p>
    ${announced(answer == null ? "" : heard("schokoly-offer-told", seat, answer, seat, view, ui))}
    ${answers(
      ui,
      ["decline", "schokoly-decline"],
      ["answer", "schokoly-answer"],
      !swapAction(actions, ui),
    )}`;
  const title = heard("schokoly-asked", seat, count, ui.seat, view, ui);
  return sheet(title, content, seatMark(seat));
}

/** The answer is there: take it or not. @param {View} view @param {Deal} deal @param {Ui} ui */
function acceptPanel(view, { to, card, answer_count }, ui) {
  const own = view.hand.find((one) => one.card === card);
  const content = html`${
    own
      ? html`<p>${ui.t("schokoly-answered-for")}</p>
          <div class="options">${picture(own.colours)}</div>`
      : nothing
  }
  ${answers(ui, ["decline", "schokoly-decline"], ["accept", "schokoly-accept"])}`;
  const title = heard("schokoly-answered", to, answer_count, ui.seat, view, ui);
  return sheet(title, content, seatMark(to));
}
