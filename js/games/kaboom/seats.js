/** What belongs to one seat: its facts and its rack, its slap pad and its eye key, its buttons. */

import { html, nothing } from "lit-html";
import { has, mainKey } from "../../input/gestures.js";
import { icon, seatMark } from "../../table/marks.js";
import { signed } from "../../table/sentences.js";
import { slapPad } from "../../table/slaps.js";
import { glyph } from "./cards.js";
import { penaltyWords } from "./sentences.js";
import { hasSecret, isHinted, KEYS, penaltyOf, viewingOf } from "./spots.js";

/** @import { Ui, View } from "./game.js" */

/** @param {View} view @param {number} seat @param {Ui} ui */
export function plate(view, seat, ui) {
  const count = view.grids[seat].length;
  const hasRack = ui.flat || seat !== ui.seat || view.turn === null;
  const points = signed(view.totals[seat]);
  return html`<span class="fact points"
      ><strong aria-hidden="true">${points}</strong>
      <span class="unseen">${ui.t("kaboom-points", { points })}</span
      ><span class="unit" aria-hidden="true">${ui.t("kaboom-points-unit")}</span></span
    >
    <span class="fact held-cards"
      >${pair}<strong aria-hidden="true">${count}</strong
      ><span class="unseen">${ui.t("kaboom-cards", { count })}</span></span
    >
    ${
      view.caller === seat
        ? html`<span class="caller">${glyph("bolt")}<span>${ui.t("kaboom-call")}</span></span>`
        : nothing
    }
    ${ui.flat && view.paid?.seat === seat ? penalty(view, ui) : nothing}
    ${hasRack ? html`<span class="rack" data-rack=${seat}></span>` : nothing}`;
}

/**
 * Why a penalty was paid: it stays until somebody touches the table.
 * @param {View} view
 * @param {Ui} ui
 */
export function penalty(view, ui) {
  const { paid, turn } = view;
  if (!paid || turn === null || penaltyOf(view) === ui.readPenalty) return nothing;
  const [what, why] = penaltyWords(paid, ui);
  return html`<button class="paid" data-on="penalty">
    ${seatMark(paid.seat)} <span><strong>${what}</strong> ${why}</span>${icon("close")}<span
      class="unseen"
      >${ui.t("kaboom-sheet-read")}</span
    >
  </button>`;
}

/** Two backs as a sign. */
const pair = html`<svg class="chip" viewBox="0 0 32 32" aria-hidden="true">
  <rect
    class="chip-back"
    x="4"
    y="6"
    width="14"
    height="20"
    rx="2.5"
    transform="rotate(-9 11 16)"
  />
  <rect
    class="chip-back"
    x="13"
    y="6"
    width="14"
    height="20"
    rx="2.5"
    transform="rotate(7 20 16)"
  />
</svg>`;

/** Which round it is. @param {View} view @param {Ui} ui */
export function stock(view, ui) {
  if (view.turn === null) return nothing;
  return html`<span class="of-rounds"
    >${ui.t("kaboom-round", { round: view.round, rounds: view.rounds })}</span
  >`;
}

/**
 * The pad and the eye key of a person's seat.
 * @param {View} view
 * @param {number} seat
 * @param {Ui} ui
 */
export function pad(view, seat, ui) {
  const own = ui.views[seat];
  // while all is counted nobody slaps
  if (!own || view.turn === null || ui.lit !== null) return nothing;
  const locked = { label: ui.t("kaboom-why-locked"), word: ui.t("kaboom-call") };
  return html`<div
    class="pads ${isAdvised(["Slap"], seat, ui) ? "hinted" : ""}"
    style="--seat: var(--seat-${seat})"
  >
    ${hasSecret(own, ui.flat) ? eyeKey(own, seat, ui) : nothing}
    ${view.slaps_on ? slapPad(own, seat, ui, locked) : nothing}
  </div>`;
}

/**
 * Whether the hint is to do one of these.
 * @param {string[]} types
 * @param {number} seat
 * @param {Ui} ui
 */
const isAdvised = (types, seat, { hint, seat: own }) =>
  seat === own && types.includes(hint?.action.type ?? "");

/** @param {View} own @param {number} seat @param {Ui} ui */
function eyeKey({ peeks }, seat, ui) {
  const isHeld = Boolean(viewingOf(ui, seat).isOn);
  const word = ui.t("kaboom-eye-hold");
  const kind = isAdvised(["Peek", "Cover"], seat, ui) ? "hinted" : "";
  return html`<button
    class="eye-key ${peeks[seat] === "done" ? "" : "peek"} ${kind}"
    data-on="eye:${seat}"
    data-hold
    aria-pressed=${isHeld}
    aria-label=${ui.t("kaboom-eye-of", { word, name: ui.names[seat] })}
  >
    <svg class="icon solid" viewBox="0 0 24 24" aria-hidden="true">
      <use href="#kaboom-eye" width="24" height="24" />
    </svg>
    <span aria-hidden="true">${word}</span>
  </button>`;
}

/**
 * A seat's choices as buttons; what the eye key shows is covered by letting go of it. A key that
 * only declines stands back.
 * @param {View} view
 * @param {Action[]} actions
 * @param {Ui} ui
 */
export function tools(view, actions, ui) {
  const shown = hasSecret(view, ui.flat) ? actions.filter(({ type }) => type !== "Cover") : actions;
  return Object.entries(KEYS)
    .filter(([, { type }]) => has(shown, type))
    .map(([on, { sign, word = on }]) => {
      const kind = `${on}-key ${sign === "close" ? "quiet" : ""} ${isHinted(ui, on) ? "hinted" : ""}`;
      const image = sign === "bolt" ? glyph(sign) : icon(sign);
      return mainKey(`${on}:${ui.seat}`, kind, image, ui.t(`kaboom-${word}`));
    });
}
