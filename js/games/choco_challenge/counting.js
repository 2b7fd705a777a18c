/**
 * The count that explains itself: one seat after the other, then who leads and why; and the end as
 * a short story.
 */

import { html, svg } from "lit-html";
import { endLines, says, summed } from "../../table/counting.js";
import { seatMark } from "../../table/marks.js";
import { namesOf, victory, who } from "../../table/sentences.js";
import { crown } from "./cards.js";

/** @import { Ui, View } from "./game.js" */

/** Each seat, and at last who leads. @param {View} view */
export const steps = ({ seats }) => seats.length + 1;

/**
 * The seat that a step tells of, clockwise from the First Player; null for the last step.
 * @param {View} view
 * @param {number} step
 */
export const litSeat = ({ seats, first }, step) =>
  step < seats.length ? (first + step) % seats.length : null;

/** What one step of the count shows. @param {View} view @param {number} step @param {Ui} ui */
export function caption(view, step, ui) {
  const { scores, totals, winners } = view.count;
  const seat = litSeat(view, step);
  if (seat === null) return says(seatMark(winners[0]), leader(view, ui));
  const { pile, desserts } = totals[seat];
  const facts = { ...totals[seat], name: ui.names[seat] };
  const sum = html`${pile} + ${desserts} = ${scores[seat]} ${crown}`;
  return summed(sum, seatMark(seat), ui.t("challenge-end-line", facts));
}

/** Who leads, and how a tie is broken. @param {View} view @param {Ui} ui */
function leader({ count: { tied, winners } }, ui) {
  const { name } = who(winners[0], ui);
  if (!tied.length) return ui.t("challenge-count-lead", { name });
  return ui.t("challenge-count-tie", { names: namesOf(tied, ui), winner: name });
}

/** So many crowns lie side by side on a heap. */
const ACROSS = 4;
/** A heap of fewer rows than this fills only a part of its room. */
const FEW = 9;

/**
 * The crowns are piled up side by side: those of the cards, upon them those of the desserts.
 * @type {Truth}
 */
export const truth = {
  kind: "piles",
  each: 110,
  sound: "smartie",
  says: "challenge-truth",
  steps: (_, { outcome: { scores, order } }) => scores[order[0]],
  seat(view, seat, ui) {
    const { scores, totals } = view.count;
    const { pile, desserts } = totals[seat];
    const rows = Math.max(FEW, Math.ceil(truth.steps(view, ui) / ACROSS));
    const high = 14 * rows + 14;
    const place = (/** @type {number} */ i) => {
      const row = Math.floor(i / ACROSS);
      return { x: 3 + 21 * (i % ACROSS) + 5 * (row % 2), y: high - 14 * row - 23 };
    };
    const heap = Array.from({ length: scores[seat] }, (_, i) => {
      const { x, y } = place(i);
      return svg`<g class="lands" style="--at: ${i}"
        >${i < pile ? "" : svg`<circle class="of-dessert" cx=${x + 12} cy=${y + 13} r="10" />`}<use
          href="#choco-crown"
          x=${x}
          y=${y}
          width="24"
          height="24"
      /></g>`;
    });
    return html`<svg
        class="truth-picture"
        viewBox="0 0 95 ${high}"
        preserveAspectRatio="xMidYMax"
        aria-hidden="true"
      >
        ${heap}
      </svg>
      <strong class="truth-sum"
        ><small
          ><span class="lands" style="--at: ${pile}">${pile}</span>
          <span class="lands of-dessert" style="--at: ${scores[seat]}">+ ${desserts} =</span></small
        ><span class="lands" style="--at: ${scores[seat]}">${scores[seat]} ${crown}</span></strong
      >`;
  },
};

/** The result as a short story, best first, and why it ended. @param {View} view @param {Ui} ui */
export function ending(view, ui) {
  const { scores, winners, order, totals, tied } = view.count;
  const story = (/** @type {number} */ seat) =>
    ui.t("challenge-end-line", { ...totals[seat], name: ui.names[seat] });
  const lines = endLines(order, story, (seat) => scores[seat], ui);
  if (tied.length) lines.push(html`<span>${leader(view, ui)}</span>`);
  if (view.end)
    lines.push(html`<span>${ui.t("challenge-event-ended", { reason: view.end })}</span>`);
  return { title: victory(winners, ui), lines };
}
