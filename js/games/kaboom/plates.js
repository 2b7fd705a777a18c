/** What is told of each seat in a row: its sum of points, its cards, whether it called; and its rack. */

import { html, nothing } from "lit-html";
import { glyph } from "./cards.js";
import { signed } from "./names.js";

/** @import { Ui, View } from "./types.js" */

/** @param {View} view @param {number} seat @param {Ui} ui */
export function plate(view, seat, ui) {
  const cards = view.grids[seat];
  if (!cards) return nothing;
  const hasRack = ui.flat || seat !== ui.seat || view.turn === null;
  const total = view.totals[seat] ?? 0;
  return html`
    <span class="fact points"><strong aria-hidden="true">${signed(total)}</strong>
      <span class="unseen">${ui.t("kaboom-points", { points: signed(total) })}</span><span class="unit" aria-hidden="true">${ui.t("kaboom-points-unit")}</span></span>
    <span class="fact held-cards">${pair}<strong aria-hidden="true">${cards.length}</strong><span class="unseen">${ui.t("kaboom-cards", { count: cards.length })}</span></span>
    ${view.caller === seat ? html`<span class="caller">${glyph("bolt")}<span>${ui.t("kaboom-called")}</span></span>` : nothing}
    ${hasRack ? html`<span class="rack" data-rack=${seat}></span>` : nothing}`;
}

/** Two backs as a sign. */
const pair = html`<svg class="chip" viewBox="0 0 32 32" aria-hidden="true"><rect class="chip-back" x="4" y="6" width="14" height="20" rx="2.5" transform="rotate(-9 11 16)" />
  <rect class="chip-back" x="13" y="6" width="14" height="20" rx="2.5" transform="rotate(7 20 16)" /></svg>`;

/** Which round it is. @param {View} view @param {Ui} ui */
export function stock(view, ui) {
  if (view.turn === null) return nothing;
  return html`<span class="of-rounds">${ui.t("kaboom-round", { round: view.round, rounds: view.rounds })}</span>`;
}
