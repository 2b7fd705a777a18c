/** What a seat's fingers lie on: its deck, the four calls or the objection, and the slap pad. All stay where they are. */

import { html, nothing, svg } from "lit-html";
import { slapPad } from "../../table/slaps.js";
import { back, bed, face, keyFace } from "./cards.js";
import { keyClasses } from "./pick.js";
import { CALLS, colourOf } from "./pieces.js";

/** @import { Ui, View } from "./types.js" */

/** Deck, keys and pad of a seat; a bot has only its deck, and while all is counted only the decks matter. @param {View} view @param {number} seat @param {Ui} ui */
export function pad(view, seat, ui) {
  const plays = seat in ui.views && view.turn !== null && ui.lit === null;
  return html`
    <div class="pads" style="--seat: var(--seat-${seat})">
      ${plays ? deckKey(view, seat, ui) : html`<span class="deck-key ${pile(view, seat)}" data-rack=${seat} data-anchor="deck-${seat}" role="img" aria-label=${deckWords(view, seat, ui)}>${deck(view, seat)}</span>`}
      ${
        plays
          ? html`
        <div class="call-keys">${view.aloud ? objectKey(seat, ui) : CALLS.map(([item]) => callKey(item, seat, ui))}</div>
        ${slapPad(view, seat, ui)}`
          : nothing
      }
    </div>`;
}

/** @param {View} view @param {number} seat @param {Ui} ui */
const deckWords = ({ decks }, seat, ui) =>
  ui.t("boom-deck-of", { name: ui.names[seat] ?? "", count: decks[seat] ?? 0 });

/** Whether a hand is on it, and whether there is anything. @param {View} view @param {number} seat */
const pile = ({ decks, reach }, seat) =>
  `${reach?.seat === seat ? "reaching" : ""} ${decks[seat] ? "" : "empty"}`;

/** The backs of a deck, the more the thicker; where all cards are shown its next card; where there are none, their bed. @param {View} view @param {number} seat */
function deck({ decks, next }, seat) {
  const top = next?.[seat];
  const count = decks[seat] ?? 0;
  const more = Math.min(5, Math.ceil(count / 9) - 1);
  return html`
    <svg class="deck" viewBox="-106 -106 214 240" aria-hidden="true">${count ? svg`<g class="body">${top ? face(top) : back(more)}</g>` : bed}</svg>
    <span class="tally" aria-hidden="true" data-count=${count}></span>`;
}

/** @param {View} view @param {number} seat @param {Ui} ui */
function deckKey(view, seat, ui) {
  const words = ui.t("boom-flip-of", { name: ui.names[seat] ?? "", count: view.decks[seat] ?? 0 });
  return html`
    <button class="deck-key ${pile(view, seat)} ${keyClasses("flip", seat, ui)}" data-on="flip:${seat}" data-press data-rack=${seat} data-anchor="deck-${seat}" aria-label=${words} title=${words}>
      ${deck(view, seat)}<span class="word" aria-hidden="true">${ui.t("boom-flip")}</span>
    </button>`;
}

/**
 * The picture in its colour and frame, and the word.
 * @param {string} item @param {number} seat @param {Pick<Ui, "t" | "names" | "offers" | "hint" | "seat">} ui
 * @param {{kind?: string, label?: string}} [how] kind: more classes
 */
export function callKey(item, seat, ui, { kind = "", label } = {}) {
  const word = ui.t(`boom-word-${item}`);
  return html`
    <button class="call-key ${item} ${colourOf(item)} ${kind} ${keyClasses(`call::${item}`, seat, ui)}" data-on="call:${seat}:${item}" data-press aria-label=${label ?? ui.t("boom-call-of", { name: ui.names[seat] ?? "", item: word })}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">${keyFace(item)}</svg><span aria-hidden="true">${word}</span>
    </button>`;
}

/** @param {number} seat @param {Ui} ui */
const objectKey = (seat, ui) => html`
  <button class="object-key ${keyClasses("object", seat, ui)}" data-on="object:${seat}" data-press aria-label=${ui.t("boom-object-of", { name: ui.names[seat] ?? "" })}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><use href="#boom-objection" width="24" height="24" /></svg><span aria-hidden="true">${ui.t("boom-object")}</span>
  </button>`;
