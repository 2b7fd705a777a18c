/**
 * What belongs to one seat: its facts and news, its deck, calls and slap pad, and its keys that
 * come and go.
 */

import { html, nothing, svg } from "lit-html";
import { has } from "../../input/gestures.js";
import { icon } from "../../table/marks.js";
import { slapPad } from "../../table/slaps.js";
import { back, bed, CALLS, colourOf, face, keyFace } from "./cards.js";
import { isHinted, keyClasses } from "./pick.js";
import { fineWords, seatNote } from "./sentences.js";

/** @import { Ui, View } from "./game.js" */

/** @param {View} view @param {number} seat @param {Ui} ui */
export function plate(view, seat, ui) {
  const count = view.decks[seat] ?? 0;
  const next = view.next?.[seat];
  const hasRack = !ui.flat && (seat !== ui.seat || view.turn === null);
  const hasNotes = seat in ui.views && view.turn !== null && !ui.missed;
  const [note, fine] = hasNotes ? [seatNote(view, seat, ui), fineWords(view, seat, ui)] : [];
  return html`<span class="fact held-cards"
      ><strong aria-hidden="true">${count}</strong
      ><span class="unseen">${ui.t("boom-cards", { count })}</span></span
    >
    ${
      count || view.turn === null
        ? nothing
        : html`<span class="out"
            >${ui.t(view.pads[seat] === "spent" ? "boom-muted" : "boom-out")}</span
          >`
    }
    ${
      hasRack
        ? html`<span
            class="rack deck-chip ${view.reach?.seat === seat ? "reaching" : ""}"
            data-rack=${seat}
            data-anchor="deck-${seat}"
            ><svg viewBox="-106 -106 214 226" aria-hidden="true">
              ${next ? face(next) : count ? back(Math.min(3, Math.ceil(count / 12) - 1)) : bed}
            </svg></span
          >`
        : nothing
    }
    ${note ? html`<p class="seat-note">${note}</p>` : nothing}
    ${
      fine
        ? html`<p class="verdict">${fine} <strong aria-hidden="true">${note}</strong></p>`
        : nothing
    }`;
}

/** Their keys lie over the deck in a narrow tray. */
const OVER_DECK = ["Ready", "Pass", "Vote"];

/**
 * Deck, keys and pad of a seat; a bot has only its deck, and while all is counted only the decks
 * matter.
 * @param {View} view
 * @param {number} seat
 * @param {Ui} ui
 */
export function pad(view, seat, ui) {
  const plays = seat in ui.views && view.turn !== null && ui.lit === null;
  const kind = `${view.reach?.seat === seat ? "reaching" : ""} ${view.decks[seat] ? "" : "empty"}`;
  if (!plays)
    return html`<div class="pads" style="--seat: var(--seat-${seat})">
      <span
        class="deck-key ${kind}"
        data-rack=${seat}
        data-anchor="deck-${seat}"
        role="img"
        aria-label=${ui.t("boom-count-deck", { name: ui.names[seat], count: view.decks[seat] })}
        >${deck(view, seat)}</span
      >
    </div>`;
  const words = keyWords(ui.t("boom-flip"), seat, ui);
  const offers = ui.offers[seat] ?? [];
  const isCovered = OVER_DECK.some((type) => has(offers, type));
  return html`<div class="pads" style="--seat: var(--seat-${seat})">
    <button
      class="deck-key ${kind} ${keyClasses("flip", seat, ui)}"
      data-on="flip:${seat}"
      data-press
      data-rack=${seat}
      data-anchor="deck-${seat}"
      tabindex=${isCovered ? -1 : nothing}
      aria-label=${words}
      title=${words}
    >
      ${deck(view, seat)}<span class="word" aria-hidden="true">${ui.t("boom-flip")}</span>
    </button>
    <div class="call-keys">
      ${view.aloud ? objectKey(seat, ui) : CALLS.map(([item]) => callKey(item, seat, ui))}
    </div>
    ${slapPad(view, seat, ui, undefined, view.calm ? doubleWords(seat, ui) : undefined)}
  </div>`;
}

/**
 * The backs of a deck, the more the thicker; where all cards are shown its next card; where there
 * are none, their bed.
 * @param {View} view
 * @param {number} seat
 */
function deck({ decks, next }, seat) {
  const [top, count] = [next?.[seat], decks[seat]];
  const more = Math.min(5, Math.ceil(count / 9) - 1);
  return html`<svg class="deck" viewBox="-106 -106 214 240" aria-hidden="true">
      ${count ? svg`<g class="body">${top ? face(top) : back(more)}</g>` : bed}
    </svg>
    <span class="tally" aria-hidden="true" data-count=${count}></span>`;
}

/**
 * "Flip: Anna": a key as it is read out.
 * @param {string} word
 * @param {number} seat
 * @param {Pick<Ui, "t" | "names">} ui
 */
const keyWords = (word, seat, ui) => ui.t("boom-key-of", { word, name: ui.names[seat] ?? "" });

/** The pad, where it is a word and no hand. @param {number} seat @param {Ui} ui */
function doubleWords(seat, ui) {
  const word = ui.t("boom-double");
  return { word, label: keyWords(word, seat, ui) };
}

/**
 * The picture in its colour and frame, and the word.
 * @param {string} item
 * @param {number} seat
 * @param {Pick<Ui, "t" | "names" | "offers" | "hint" | "seat">} ui
 * @param {{kind?: string, label?: string}} [how] kind: more classes
 */
export function callKey(item, seat, ui, { kind = "", label } = {}) {
  const word = ui.t(`boom-word-${item}`);
  return html`<button
    class="call-key ${item} ${colourOf(item)} ${kind} ${keyClasses(`call::${item}`, seat, ui)}"
    data-on="call:${seat}:${item}"
    data-press
    aria-label=${label ?? keyWords(word, seat, ui)}
  >
    <svg viewBox="-100 -100 200 200" aria-hidden="true">${keyFace(item)}</svg
    ><span aria-hidden="true">${word}</span>
  </button>`;
}

/** @param {number} seat @param {Ui} ui */
const objectKey = (seat, ui) =>
  html`<button
    class="object-key ${keyClasses("object", seat, ui)}"
    data-on="object:${seat}"
    data-press
    aria-label=${keyWords(ui.t("boom-object"), seat, ui)}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <use href="#boom-objection" width="24" height="24" /></svg
    ><span aria-hidden="true">${ui.t("boom-object")}</span>
  </button>`;

const bang = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <use href="#boom-objection" width="24" height="24" />
</svg>`;

/**
 * A seat's ready key, its two votes, or that it sees no double.
 * @param {View} _
 * @param {Action[]} actions
 * @param {Ui} ui
 */
export const tools = (_, actions, ui) =>
  html`${
    has(actions, "Ready") ? key("ready-key", `ready:${ui.seat}`, "ready", icon("lay"), ui) : nothing
  }
  ${has(actions, "Pass") ? key("pass-key", `pass:${ui.seat}`, "pass", icon("close"), ui) : nothing}
  ${
    has(actions, "Vote")
      ? [
          key("vote-yes-key", `vote:${ui.seat}:yes`, "guilty", bang, ui),
          key("vote-no-key", `vote:${ui.seat}:no`, "innocent", icon("lay"), ui),
        ]
      : nothing
  }`;

/**
 * @param {string} kind
 * @param {string} on
 * @param {string} word
 * @param {unknown} image
 * @param {Ui} ui
 */
function key(kind, on, word, image, ui) {
  const says = ui.t(`boom-${word}`);
  return html`<button
    class="button main-key ${kind} ${isHinted(on, ui.seat, ui) ? "hinted" : ""}"
    data-on=${on}
    data-press
    aria-label=${keyWords(says, ui.seat, ui)}
  >
    ${image}<span aria-hidden="true">${says}</span>
  </button>`;
}
