/** The count that explains itself: the last finished round seat by seat, the caller at the end; and the end as a short story. */

import { html } from "lit-html";
import { seatMark } from "../../table/marks.js";
import { told } from "./cards.js";
import { signed } from "./panels.js";
import { listed } from "./sentences.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").Last} Last */

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
  if (seat === null)
    return says(
      last.winners[0] ?? 0,
      ui.t("kaboom-count-closest", {
        names: namesOf(last.winners, ui),
        count: last.winners.length,
      }),
    );
  const [cards, total] = [last.hands[seat] ?? [], signed(last.totals[seat] ?? 0)];
  const name = ui.names[seat] ?? "";
  const hand = cards.length
    ? ui.t("kaboom-count-cards", {
        name,
        cards: cards.map((card) => told(card, ui)).join(", "),
        total,
      })
    : ui.t("kaboom-count-none", { name });
  const call =
    seat === last.caller
      ? ` ${ui.t("kaboom-count-called", { reason: reasonOf(last, seat, ui) })}`
      : "";
  return html`<p class="sums"><span>${signed(last.points[seat] ?? 0)}</span></p>${says(seat, hand + call)}`;
}

/** Between rounds: what a seat has so far. @param {View} view @param {number} seat @param {Ui} ui */
function sums({ scores, totals }, seat, ui) {
  const words = ui.t("kaboom-count-sum", {
    name: ui.names[seat] ?? "",
    points: signed(totals[seat] ?? 0),
    rounds: scores.length,
  });
  return html`<p class="sums"><span>${scores.map((points) => signed(points[seat] ?? 0)).join(" · ")}</span></p>${says(seat, words)}`;
}

/** @param {number} seat @param {string} words */
const says = (seat, words) => html`<p class="says">${seatMark(seat)} <span>${words}</span></p>`;

/** "closest with 3 → −8". @param {Last} last @param {number} seat @param {Ui} ui */
function reasonOf({ reasons, totals, points }, seat, ui) {
  return ui.t(`kaboom-reason-${reasons[seat] ?? ""}`, {
    total: signed(totals[seat] ?? 0),
    points: signed(points[seat] ?? 0),
  });
}

/** @param {number[]} seats @param {Ui} ui */
const namesOf = (seats, ui) =>
  listed(
    seats.map((seat) => ui.names[seat] ?? ""),
    ui,
  );

/** The result as a short story: the lowest sum first, and how the last call went. @param {View} view @param {Ui} ui */
export function ending(view, ui) {
  const { totals, last, scores } = view;
  const least = Math.min(...totals);
  const winners = totals.map((_, seat) => seat).filter((seat) => totals[seat] === least);
  const order = totals.map((_, seat) => seat).sort((a, b) => (totals[a] ?? 0) - (totals[b] ?? 0));
  const lines = order.map(
    (seat) => html`
    <span class="end-line">${seatMark(seat)}<span>${seatStory(
      scores.map((points) => points[seat] ?? 0),
      seat,
      ui,
    )}</span><strong>${signed(totals[seat] ?? 0)}</strong></span>`,
  );
  const call =
    last && last.caller !== null
      ? [
          html`<span>${ui.t("kaboom-end-call", { name: ui.names[last.caller] ?? "", reason: reasonOf(last, last.caller, ui) })}</span>`,
        ]
      : [];
  return {
    title: ui.t("kaboom-end-title", { names: namesOf(winners, ui), count: winners.length }),
    lines: [...lines, ...call],
  };
}

/** @param {number[]} points @param {number} seat @param {Ui} ui */
function seatStory(points, seat, ui) {
  const [best, worst] = [Math.min(...points), Math.max(...points)].map(signed);
  return ui.t("kaboom-end-line", {
    name: ui.names[seat] ?? "",
    rounds: points.length,
    best,
    worst,
  });
}
