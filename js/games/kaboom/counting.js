/** The count that explains itself: the last finished round seat by seat, the caller at the end; and the end as a short story. */

import { html } from "lit-html";
import { endLines, says, summed } from "../../table/counting.js";
import { seatMark } from "../../table/marks.js";
import { namesOf } from "../../table/sentences.js";
import { cardWords, signed } from "./names.js";

/** @import { Last, Ui, View } from "./types.js" */

/** Each seat of the last finished round, and at last who was closest; else each seat's sum so far; before that nothing. @param {View} view */
export function steps({ last, totals, scores }) {
  if (last) return totals.length + 1;
  return scores.length ? totals.length : 0;
}

/** The seat that a step tells of, clockwise, the caller last; null for the step after it. @param {View} view @param {number} step */
export function litSeat({ last, totals }, step) {
  const seats = totals.length;
  return step < seats ? ((last?.caller ?? seats - 1) + 1 + step) % seats : null;
}

/** What one step of the count shows. @param {View} view @param {number} step @param {Ui} ui */
export function caption(view, step, ui) {
  const { last } = view;
  const seat = litSeat(view, step);
  if (!last) return sums(view, seat ?? 0, ui);
  if (seat !== null)
    return summed(signed(last.points[seat]), seatMark(seat), handWords(last, seat, ui));
  const names = namesOf(last.winners, ui);
  const words = ui.t("kaboom-count-closest", { names, count: last.winners.length });
  return says(seatMark(last.winners[0] ?? 0), words);
}

/** A seat's cards, and what its call came to. @param {Last} last @param {number} seat @param {Ui} ui */
function handWords(last, seat, ui) {
  const cards = (last.hands[seat] ?? []).map((card) => cardWords(card, ui)).join(", ");
  const hand = ui.t(cards ? "kaboom-count-cards" : "kaboom-count-none", {
    name: ui.names[seat] ?? "",
    cards,
    total: signed(last.totals[seat]),
  });
  if (seat !== last.caller) return hand;
  return `${hand} ${ui.t("kaboom-count-called", { reason: reasonOf(last, seat, ui) })}`;
}

/** Between rounds: what a seat has so far. @param {View} view @param {number} seat @param {Ui} ui */
function sums({ scores, totals }, seat, ui) {
  const words = ui.t("kaboom-count-sum", {
    name: ui.names[seat] ?? "",
    points: signed(totals[seat]),
    rounds: scores.length,
  });
  const rounds = scores.map((points) => signed(points[seat])).join(" · ");
  return summed(rounds, seatMark(seat), words);
}

/** "closest with 3 → −8". @param {Last} last @param {number} seat @param {Ui} ui */
const reasonOf = ({ reasons, totals, points }, seat, ui) =>
  ui.t(`kaboom-reason-${reasons[seat] ?? ""}`, {
    total: signed(totals[seat]),
    points: signed(points[seat]),
  });

/** The result as a short story, best first, and how the last call went. @param {View} view @param {Ui} ui */
export function ending({ last, scores }, ui) {
  const { outcome } = ui;
  const story = /** @param {number} seat */ (seat) =>
    ui.t("kaboom-end-line", {
      name: ui.names[seat] ?? "",
      rounds: scores.length,
      best: signed(outcome.lowest[seat]),
      worst: signed(outcome.highest[seat]),
    });
  const lines = endLines(outcome.order, story, (seat) => signed(outcome.scores[seat]));
  const names = namesOf(outcome.winners, ui);
  return {
    title: ui.t("kaboom-end-title", { names, count: outcome.winners.length }),
    lines: [...lines, ...callLine(last, ui)],
  };
}

/** @param {Last | null} last @param {Ui} ui */
function callLine(last, ui) {
  if (!last || last.caller === null) return [];
  const name = ui.names[last.caller] ?? "";
  const reason = reasonOf(last, last.caller, ui);
  return [html`<span>${ui.t("kaboom-end-call", { name, reason })}</span>`];
}
