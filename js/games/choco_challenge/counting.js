/** The count that explains itself: one seat after the other, then who leads and why; and the end as a short story. */

import { html } from "lit-html";
import { endLines, says, summed } from "../../table/counting.js";
import { seatMark } from "../../table/marks.js";
import { namesOf, who } from "../../table/sentences.js";
import { crown } from "./cards.js";

/** @import { Ui, View } from "./types.js" */

/** Each seat, and at last who leads. @param {View} view */
export const steps = ({ seats }) => seats.length + 1;

/** The seat that a step tells of, clockwise from the First Player; null for the last step. @param {View} view @param {number} step */
export const litSeat = ({ seats, first }, step) =>
  step < seats.length ? (first + step) % seats.length : null;

/** What one step of the count shows. @param {View} view @param {number} step @param {Ui} ui */
export function caption(view, step, ui) {
  const { scores, totals, winners } = view.count;
  const seat = litSeat(view, step);
  if (seat === null) return says(seatMark(winners[0]), leader(view, ui));
  const { pile, desserts } = totals[seat];
  const sum = html`${pile} + ${desserts} = ${scores[seat]} ${crown}`;
  return summed(sum, seatMark(seat), seatSum(view, seat, ui));
}

/** @param {View} view @param {number} seat @param {Ui} ui */
function seatSum({ seats, count, match, turn }, seat, ui) {
  const { pile, drawn, discard, desserts } = seats[seat];
  return ui.t("challenge-count-seat", {
    ...count.totals[seat],
    name: ui.names[seat],
    cards: pile + drawn.length + discard.length + (match && turn === seat ? 1 : 0),
    costs: desserts.join(", "),
  });
}

/** Who leads, and how a tie is broken. @param {View} view @param {Ui} ui */
function leader({ count: { tied, winners } }, ui) {
  const { who: spoken, name } = who(winners[0], ui);
  if (!tied.length) return ui.t("challenge-count-lead", { name });
  return ui.t("challenge-count-tie", { names: namesOf(tied, ui), who: spoken, winner: name });
}

/** The result as a short story, best first, and why it ended. @param {View} view @param {Ui} ui */
export function ending(view, ui) {
  const { scores, winners, order, totals, tied } = view.count;
  const lines = endLines(
    order,
    (seat) => ui.t("challenge-end-line", { ...totals[seat], name: ui.names[seat] }),
    (seat) => scores[seat],
  );
  const more = [
    tied.length ? leader(view, ui) : "",
    view.end ? ui.t("challenge-end-why", { reason: view.end }) : "",
  ];
  return {
    title: ui.t("challenge-end-title", { name: ui.names[winners[0]] }),
    lines: [...lines, ...more.filter(Boolean).map((line) => html`<span>${line}</span>`)],
  };
}
