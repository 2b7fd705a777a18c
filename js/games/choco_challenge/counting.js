/** The count that explains itself: one seat after the other, then who leads and why; and the end as a short story. */

import { html } from "lit-html";
import { seatMark } from "../../table/marks.js";
import { crown } from "./cards.js";
import { listed, who } from "./sentences.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */

/** Each seat, and at last who leads. @param {View} view */
export const steps = ({ seats }) => seats.length + 1;

/** The seat that a step tells of, clockwise from the First Player; null for the last step. @param {View} view @param {number} step */
export const litSeat = ({ seats, first }, step) =>
  step < seats.length ? (first + step) % seats.length : null;

/** What one step of the count shows. @param {View} view @param {number} step @param {Ui} ui */
export function caption(view, step, ui) {
  const seat = litSeat(view, step);
  if (seat === null)
    return html`<p class="says">${seatMark(view.count.winners[0] ?? 0)} <span>${leader(view, ui)}</span></p>`;
  const { pile, desserts } = view.count.totals[seat] ?? { pile: 0, desserts: 0 };
  return html`
    <p class="sums"><span>${pile} + ${desserts} = ${view.count.scores[seat] ?? 0} ${crown}</span></p>
    <p class="says">${seatMark(seat)} <span>${seatSum(view, seat, ui)}</span></p>`;
}

/** @param {View} view @param {number} seat @param {Ui} ui */
function seatSum({ seats, count, match, turn }, seat, ui) {
  const own = seats[seat];
  const waiting = match && turn === seat ? 1 : 0;
  const cards = (own?.pile ?? 0) + (own?.drawn.length ?? 0) + (own?.discard.length ?? 0) + waiting;
  return ui.t("challenge-count-seat", {
    ...count.totals[seat],
    name: ui.names[seat] ?? "",
    cards,
    costs: own?.desserts.join(", ") ?? "",
  });
}

/** The seats with the most crowns, clockwise from the First Player, who breaks ties. @param {View} view @returns {number[]} */
function best({ count: { scores }, first }) {
  const most = Math.max(...scores);
  return scores.map((_, i) => (first + i) % scores.length).filter((seat) => scores[seat] === most);
}

/** Who leads, and how a tie is broken. @param {View} view @param {Ui} ui */
function leader(view, ui) {
  const winner = view.count.winners[0] ?? 0;
  const names = best(view).map((seat) => ui.names[seat] ?? "");
  if (names.length < 2) return ui.t("challenge-count-lead", { name: ui.names[winner] ?? "" });
  const { who: spoken, name } = who(winner, ui);
  return ui.t("challenge-count-tie", { names: listed(names, ui), who: spoken, winner: name });
}

/** The result as a short story, best first, and why it ended. @param {View} view @param {Ui} ui */
export function ending(view, ui) {
  const { scores, winners, totals } = view.count;
  const order = scores
    .map((_, i) => (view.first + i) % scores.length)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const lines = order.map(
    (seat) => html`
    <span class="end-line">${seatMark(seat)}<span>${ui.t("challenge-end-line", { ...totals[seat], name: ui.names[seat] ?? "" })}</span><strong>${scores[seat]}</strong></span>`,
  );
  const tie = best(view).length > 1 ? [html`<span>${leader(view, ui)}</span>`] : [];
  const why = view.end
    ? [html`<span>${ui.t("challenge-end-why", { reason: view.end })}</span>`]
    : [];
  return {
    title: ui.t("challenge-end-title", { name: ui.names[winners[0] ?? 0] ?? "" }),
    lines: [...lines, ...tie, ...why],
  };
}
