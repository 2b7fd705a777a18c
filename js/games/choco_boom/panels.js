/** Choco-Boom's keys that come and go, far from the pad: ready after a fine, the votes on an objection. */

import { html, nothing } from "lit-html";
import { icon } from "../../table/marks.js";
import { isHinted } from "./pick.js";

/** @import { Action, Ui, View } from "./types.js" */

const bang = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#boom-objection" width="24" height="24" /></svg>`;

/** A seat's ready key, or its two votes. @param {View} _ @param {Action[]} actions @param {Ui} ui */
export function tools(_, actions, ui) {
  const has = (/** @type {string} */ type) => actions.some((action) => action.type === type);
  return html`
    ${has("Ready") ? key("ready-key", `ready:${ui.seat}`, "ready", icon("lay"), ui) : nothing}
    ${has("Vote") ? [key("vote-yes-key", `vote:${ui.seat}:yes`, "guilty", bang, ui), key("vote-no-key", `vote:${ui.seat}:no`, "innocent", icon("lay"), ui)] : nothing}`;
}

/** @param {string} kind @param {string} on @param {string} word @param {unknown} image @param {Ui} ui */
const key = (kind, on, word, image, ui) => html`
    <button class="button main-key ${kind} ${isHinted(on, ui.seat, ui) ? "hinted" : ""}" data-on=${on} data-press aria-label=${ui.t(`boom-${word}-of`, { name: ui.names[ui.seat] ?? "" })}>${image}<span aria-hidden="true">${ui.t(`boom-${word}`)}</span></button>`;
