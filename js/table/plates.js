/** A seat's name and things at the far edge of an upright table, and the line over the dock. */

import { html, nothing } from "lit-html";
import { seatMark } from "./marks.js";

/** @import { Desk } from "./desk.js" */
/** @import { Shown } from "./types.js" */

/** @param {Shown} shown @param {number} seat @param {boolean} [isThinking] */
export const seatName = ({ ui, names }, seat, isThinking = false) =>
  html`<span class="seat-name">${seatMark(seat)}<span class="name">${names[seat]}</span>${isThinking ? html`<span class="thinking" role="img" aria-label=${ui.t("table-thinking")}><i></i><i></i><i></i></span>` : nothing}</span>`;

/** The other seats, clockwise from the own one. @param {Shown} shown */
export function plates(shown) {
  const { view, ui, names, game, update } = shown;
  const others = names
    .map((_, i) => (ui.seat + i) % names.length)
    .slice(ui.covered || update?.done ? 0 : 1);
  const isWaiting = ui.actions.length === 0 && update?.wake != null;
  return others.map(
    (seat) => html`
      <section class="plate ${countedSeat(shown) === seat ? "counted" : ""}" data-anchor="seat-${seat}" data-turn=${view.turn === seat ? "" : nothing} aria-label=${names[seat]}>
        ${seatName(shown, seat, isWaiting && view.turn === seat)}
        ${game.plate(view, seat, ui)}
      </section>`,
  );
}

/** The seat that the count is about now. @param {Shown} shown */
export const countedSeat = ({ game, view, ui: { lit } }) =>
  lit === null ? null : game.litSeat(view, lit);

/** One line over the dock: what happened last, and what there is to say more. @param {string} name what a touch opens @param {string} last @param {unknown} more @param {() => void} act */
export const storyLine = (name, last, more, act) => html`
  <button class="story-line" @click=${act}>
    <span class="unseen">${name}</span>
    ${last ? html`<span class="last">${last}</span>` : nothing}
    ${more}
  </button>`;

/** An answer, or what happened last and what to do. @param {Desk} desk @param {() => void} openStory */
export function line({ ui, view, game, messages: { note, last } }, openStory) {
  const isCounting = ui.lit !== null;
  const todo = isCounting ? "" : note || game.note(view, ui.actions, ui);
  return storyLine(
    ui.t("table-story"),
    isCounting || note ? "" : last,
    todo ? html`<span class=${note ? "answer" : "todo"}>${todo}</span>` : nothing,
    openStory,
  );
}
