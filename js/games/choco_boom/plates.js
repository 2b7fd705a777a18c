/** What is told of each seat in a row: how many cards it has, and what it should know: why it paid, whom all wait for. */

import { html, nothing } from "lit-html";
import { namesOf } from "../../table/sentences.js";
import { back, bed, face } from "./cards.js";
import { caseWords, fineWords } from "./sentences.js";

/** @import { Ui, View } from "./types.js" */

/** @param {View} view @param {number} seat @param {Ui} ui */
export function plate(view, seat, ui) {
  const count = view.decks[seat] ?? 0;
  const next = view.next?.[seat];
  const hasRack = !ui.flat && (seat !== ui.seat || view.turn === null);
  const fine = seat in ui.views && view.turn !== null ? fineWords(view, seat, ui) : "";
  const words = fine || news(view, seat, ui);
  return html`
    <span class="fact held-cards"><strong aria-hidden="true">${count}</strong><span class="unseen">${ui.t("boom-cards", { count })}</span></span>
    ${count || view.turn === null ? nothing : html`<span class="out">${ui.t(view.pads[seat] === "spent" ? "boom-muted" : "boom-out")}</span>`}
    ${hasRack ? html`<span class="rack deck-chip ${view.reach?.seat === seat ? "reaching" : ""}" data-rack=${seat} data-anchor="deck-${seat}"><svg viewBox="-106 -106 214 226" aria-hidden="true">${next ? face(next) : count ? back(Math.min(3, Math.ceil(count / 12) - 1)) : bed}</svg></span>` : nothing}
    ${words ? html`<p class="verdict ${fine ? "" : "quiet"}">${words}</p>` : nothing}`;
}

/** What a person's seat should know now and is not asked: that it objects or is accused; for whom it waits. @param {View} view @param {number} seat @param {Ui} ui */
function news({ case: open, paused, turn }, seat, ui) {
  if (!(seat in ui.views) || turn === null) return "";
  if (open && (seat === open.accuser || seat === open.accused))
    return caseWords("boom-case", open, ui);
  const isReady = paused?.waiting.length && !paused.waiting.includes(seat);
  return isReady ? ui.t("boom-waiting", { names: namesOf(paused.waiting, ui) }) : "";
}
