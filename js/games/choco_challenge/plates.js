/** What is told of each seat in a row: its crowns, its pile, its tools and desserts; and its rack. */

import { html, nothing } from "lit-html";
import { icon } from "../../table/marks.js";
import { chip, crown, dessertChip, packChip } from "./cards.js";

/** @import { Ui, View } from "./types.js" */

/** @param {View} view @param {number} seat @param {Ui} ui */
export function plate(view, seat, ui) {
  const own = view.seats[seat];
  const count = view.count.scores[seat];
  const looksInto = ui.t("challenge-inside", { name: ui.names[seat], count: own.pile });
  const next = view.piles?.[seat]?.[0];
  const hasRack = ui.flat || seat !== ui.seat || view.turn === null;
  return html`
    <span class="fact score">${crown}<strong aria-hidden="true">${count}</strong><span class="unseen">${ui.t("challenge-crowns", { count })}</span></span>
    ${view.first === seat ? html`<span class="first" role="img" aria-label=${ui.t("challenge-first")} title=${ui.t("challenge-first")}>1</span>` : nothing}
    <button class="tool inside" data-on="inside:${seat}" data-anchor=${hasRack && ui.flat ? nothing : `pile-${seat}`} aria-expanded=${ui.open === seat}
      aria-label=${looksInto} title=${looksInto}>${next ? chip(next) : packChip(seat)}<span aria-hidden="true">${own.pile}</span></button>
    <span class="state">
      <span class="goods">${own.tools.map((tool) => good(chip(tool), ui.t("challenge-tool-own", { name: ui.t(`challenge-name-${tool}`) })))}${own.desserts.map((cost) => good(dessertChip(cost), ui.t("challenge-dessert-own", { cost, name: ui.t(`challenge-dessert-${cost}`) })))}</span>
      ${own.busted ? html`<span class="bust-word">${icon("close")}<span>${ui.t("challenge-busted")}</span></span>` : nothing}
    </span>
    ${hasRack ? html`<span class="rack" data-rack=${seat}></span>` : nothing}`;
}

/** A tool or a dessert before a seat. @param {unknown} image @param {string} words */
const good = (image, words) =>
  html`<span class="good">${image}<span class="unseen">${words}</span></span>`;

/** Which round it is; and that this turn is the last, with the reason. @param {View} view @param {Ui} ui */
export function stock(view, ui) {
  if (view.turn === null) return nothing;
  if (view.end) return html`<span class="last-turn">${ui.t(`challenge-end-${view.end}`)}</span>`;
  return html`<span class="round">${ui.t("challenge-round", { round: view.round })}</span>`;
}
