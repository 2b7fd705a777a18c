/** The sheet of a finished round: hands, sums, points and why, and the score grid. */

import { html, nothing } from "lit-html";
import { mainKey } from "../../table/gestures.js";
import { icon, seatMark } from "../../table/marks.js";
import { glyph, picture } from "./cards.js";
import { cardWords, signed } from "./names.js";

/** @import { Action } from "../../table/types.js" */
/** @import { Last, Ui, View } from "./types.js" */

/** The sheet of the round that is over, until somebody has put it away. @param {View} view @param {Action[]} _ @param {Ui} ui */
export function panel(view, _, ui) {
  const { last } = view;
  return last && ui.read !== last.round ? roundSheet(view, last, ui) : nothing;
}

/** @param {View} view @param {Last} last @param {Ui} ui */
function roundSheet(view, last, ui) {
  const title = ui.t("kaboom-sheet-title", { round: last.round });
  const isOver = view.turn === null;
  const next = ui.t(isOver ? "kaboom-sheet-read" : "kaboom-sheet-next", { round: last.round + 1 });
  return html`
    <section class="panel round-sheet" data-seats=${last.hands.length} aria-label=${title}>
      <header><h2>${title}</h2>${last.caller === null ? html`<p>${ui.t("kaboom-event-nobodycalled")}</p>` : nothing}</header>
      <ol class="round-hands">${last.hands.map((_, seat) => handLine(last, seat, ui))}</ol>
      ${scoreGrid(view, last, ui)}
      ${mainKey("read", "read-key", icon(isOver ? "close" : "next"), next)}
    </section>`;
}

/** A seat's cards, face up, their sum, its points and why. @param {Last} last @param {number} seat @param {Ui} ui */
function handLine({ hands, totals, points, reasons, caller, winners }, seat, ui) {
  const cards = hands[seat] ?? [];
  const total = totals[seat] ?? 0;
  const reason = reasons[seat] ?? "plain";
  return html`
    <li class="round-hand ${winners.includes(seat) ? "best" : ""}">
      <span class="seat-name">${seatMark(seat)}<span class="name">${ui.names[seat]}</span>${caller === seat ? html`<span class="caller">${glyph("bolt")}</span>` : nothing}</span>
      <span class="faces ${cards.length > 5 ? "many" : ""}" role="img" aria-label=${cards.map((card) => cardWords(card, ui)).join(", ") || ui.t("kaboom-sheet-none")}>
        ${cards.length ? cards.map(picture) : html`<span class="none" aria-hidden="true">${ui.t("kaboom-sheet-none")}</span>`}</span>
      <span class="why"><b>${signed(total)}</b>${reason === "plain" ? nothing : html` <span>${ui.t(`kaboom-sum-${reason}`, { distance: Math.abs(total) })}</span>`}</span>
      <strong class="gained">${plus(points[seat] ?? 0)}</strong>
    </li>`;
}

/** @param {number} count */
const plus = (count) => (count > 0 ? `+${count}` : signed(count));

/** Names down, rounds across, the sum at the end. @param {View} view @param {Last} last @param {Ui} ui */
function scoreGrid({ scores, totals, rounds, leaders }, last, ui) {
  const across = Array.from({ length: Math.max(rounds, scores.length) }, (_, i) => i);
  return html`
    <table class="score-grid ${rounds > 10 ? "long" : ""}" style="--rounds: ${across.length}">
      <caption class="unseen">${ui.t("kaboom-sheet-scores")}</caption>
      <thead><tr><th scope="col"><span class="unseen">${ui.t("kaboom-sheet-name")}</span></th>
        ${across.map((i) => html`<th scope="col" class=${cell(i, last)}>${i + 1}</th>`)}<th scope="col" class="sum">${ui.t("kaboom-sheet-sum")}</th></tr></thead>
      <tbody>${totals.map(
        (total, seat) => html`
        <tr class=${leaders.includes(seat) ? "least" : ""}><th scope="row">${seatMark(seat)}<span class="name">${ui.names[seat]}</span></th>
          ${across.map((i) => html`<td class=${cell(i, last)}>${scores[i] ? signed(scores[i]?.[seat] ?? 0) : ""}</td>`)}<td class="sum">${signed(total)}</td></tr>`,
      )}</tbody>
    </table>`;
}

/** The round just played is marked; of those long ago a phone has no room. @param {number} i @param {Last} last */
const cell = (i, { round }) =>
  `${i + 1 === round ? "now" : ""} ${i + 1 > round ? "later" : i + 1 < round - 4 ? "old" : ""}`;
