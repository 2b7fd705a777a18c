/** The far edge of an upright table, and the line over the dock. */

import { html, nothing } from "lit-html";
import { seatMark } from "./marks.js";

/** @import { Desk } from "./desk.js" */
/** @import { GameModule, T } from "./types.js" */

/** The other seats, clockwise from the own one. @param {Desk} desk @param {GameModule} game @param {T} t */
export function plates({ view, ui, names, update }, game, t) {
  const others = names
    .map((_, i) => (ui.seat + i) % names.length)
    .slice(ui.covered || update?.done ? 0 : 1);
  const isWaiting = ui.actions.length === 0 && update?.wake != null;
  const counted = countedSeat(game, view, ui);
  return others.map(
    (seat) => html`
      <section class="plate ${counted === seat ? "counted" : ""}" data-anchor="seat-${seat}" data-turn=${view.turn === seat ? "" : nothing} aria-label=${names[seat]}>
        <span class="seat-name">${seatMark(seat)}<span class="name">${names[seat]}</span>${isWaiting && view.turn === seat ? html`<span class="thinking" role="img" aria-label=${t("table-thinking")}><i></i><i></i><i></i></span>` : nothing}</span>
        ${game.plate(view, seat, ui)}
      </section>`,
  );
}

/** One line over the dock: an answer, what to do, or what happened last. @param {Desk} desk @param {GameModule} game @param {T} t @param {() => void} openStory */
export function line(desk, game, t, openStory) {
  const isCounting = desk.ui.lit !== null;
  const todo = isCounting ? "" : desk.note || game.note(desk.view, desk.ui.actions, desk.ui);
  const last = isCounting || desk.note ? "" : desk.last;
  return html`
    <button class="story-line" @click=${openStory}>
      <span class="unseen">${t("table-story")}</span>
      ${last ? html`<span class="last">${last}</span>` : nothing}
      ${todo ? html`<span class=${desk.note ? "answer" : "todo"}>${todo}</span>` : nothing}
    </button>`;
}

/** The seat that the count tells of now. @param {GameModule} game @param {any} view @param {any} ui */
export const countedSeat = (game, view, { lit }) =>
  lit === null ? null : (game.litSeat?.(view, lit) ?? null);
