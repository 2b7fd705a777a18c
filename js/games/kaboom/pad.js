/** What a seat's fingers lie on: the slap pad, and the eye that shows what this seat alone may see while it is held. */

import { html, nothing } from "lit-html";
import { slapPad } from "../../table/slaps.js";
import { hasSecret } from "./marks.js";

/** @import { Ui, View } from "./types.js" */

/** The pad and the eye of a person's seat. @param {View} view @param {number} seat @param {Ui} ui */
export function pad(view, seat, ui) {
  const own = ui.views?.[seat];
  if (!own || view.turn === null || ui.lit !== null) return nothing; // while all is counted nobody slaps
  const locked = {
    label: ui.t("kaboom-locked", { name: ui.names[seat] ?? "" }),
    word: ui.t("kaboom-call"),
  };
  return html`
    <div class="pads" style="--seat: var(--seat-${seat})">
      ${hasSecret(own, ui.flat) ? eye(own, seat, ui) : nothing}
      ${view.slaps_on ? slapPad(own, seat, ui, locked) : nothing}
    </div>`;
}

/** @param {View} own @param {number} seat @param {Ui} ui */
function eye({ peeks }, seat, ui) {
  const isHeld = Boolean(ui.eyes?.[seat]);
  const isPeek = peeks[seat] !== "done";
  return html`
    <button class="eye-key ${isPeek ? "peek" : ""}" data-on="eye:${seat}" data-hold aria-pressed=${isHeld} aria-label=${ui.t("kaboom-eye-of", { name: ui.names[seat] ?? "" })}>
      <svg class="icon solid" viewBox="0 0 24 24" aria-hidden="true"><use href="#kaboom-eye" width="24" height="24" /></svg>
      <span aria-hidden="true">${ui.t("kaboom-eye-hold")}</span>
    </button>`;
}
