/** What a seat's fingers lie on: the slap pad, and the eye key: while it is held it shows what this seat alone may see. */

import { html, nothing } from "lit-html";
import { slapPad } from "../../table/slaps.js";
import { hasSecret } from "./spots.js";

/** @import { Ui, View } from "./types.js" */

/** The pad and the eye key of a person's seat. @param {View} view @param {number} seat @param {Ui} ui */
export function pad(view, seat, ui) {
  const own = ui.views?.[seat];
  if (!own || view.turn === null || ui.lit !== null) return nothing; // while all is counted nobody slaps
  const locked = {
    label: ui.t("kaboom-locked", { name: ui.names[seat] ?? "" }),
    word: ui.t("kaboom-call"),
  };
  return html`
    <div class="pads" style="--seat: var(--seat-${seat})">
      ${hasSecret(own, ui.flat) ? eyeKey(own, seat, ui) : nothing}
      ${view.slaps_on ? slapPad(own, seat, ui, locked) : nothing}
    </div>`;
}

/** @param {View} own @param {number} seat @param {Ui} ui */
function eyeKey({ peeks }, seat, ui) {
  const isHeld = Boolean(ui.viewing?.[seat]?.isOn);
  return html`
    <button class="eye-key ${peeks[seat] === "done" ? "" : "peek"}" data-on="eye:${seat}" data-hold aria-pressed=${isHeld} aria-label=${ui.t("kaboom-eye-of", { name: ui.names[seat] ?? "" })}>
      <svg class="icon solid" viewBox="0 0 24 24" aria-hidden="true"><use href="#kaboom-eye" width="24" height="24" /></svg>
      <span aria-hidden="true">${ui.t("kaboom-eye-hold")}</span>
    </button>`;
}
