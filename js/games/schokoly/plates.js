/** What lies before each seat, told in a row: its chocolate, its cards, its smarties, its score. */

import { html, nothing } from "lit-html";
import { face } from "./cards.js";
import { colourName } from "./sentences.js";

/** @import { Ui, View } from "./game.js" */

/** A drawing as a small picture. @param {string} id @param {number} [size] of its own box */
const small = (id, size = 100) =>
  html`<svg class="chip" viewBox="0 0 ${size} ${size}" aria-hidden="true">
    <use href="#${id}" />
  </svg>`;

/** One chocolate. @param {string} colour */
export const chip = (colour) => small(`piece-${colour}`);

/** One smartie. */
export const bean = small("smartie");

/** The back of a card. */
const back = small("back", 200);

/** A card with its face, for hands that lie open and for the sheets. @param {string[]} colours */
export const picture = (colours) =>
  html`<svg class="picture" viewBox="-102 -102 204 204" aria-hidden="true">${face(colours)}</svg>`;

/**
 * A number with its picture, read out as words.
 * @param {unknown} image
 * @param {number} value
 * @param {string} words
 */
const fact = (image, value, words) =>
  html`<span class="fact"
    >${image}<span aria-hidden="true">${value}</span><span class="unseen">${words}</span></span
  >`;

/**
 * A colour with what its seat has so far.
 * @param {View} view
 * @param {number} seat
 * @param {Ui} ui
 * @param {unknown} [mark]
 */
export function score({ colours, count: { scores } }, seat, ui, mark = nothing) {
  const colour = colours[seat];
  if (!colour) return nothing;
  const words = ui.t("schokoly-score", { colour: colourName(colour, ui), count: scores[seat] });
  return html`<span class=${mark === nothing ? "fact score" : "fact score rival"}
    >${mark}${chip(colour)}<strong aria-hidden="true">${scores[seat]}</strong>
    <span class="unseen">${words}</span></span
  >`;
}

/** @param {View} view @param {number} seat @param {Ui} ui */
export function plate(view, seat, ui) {
  const [cards, smarties] = [view.hands[seat], view.smarties[seat]];
  const isOwn = seat === ui.seat && !ui.covered;
  const open = isOwn || ui.covered ? null : view.open?.[seat];
  const closed = !open && !isOwn && view.turn !== null;
  return html`${
    open
      ? html`<span
          class="open-hand"
          role="group"
          aria-label=${ui.t("schokoly-hand-of", { name: ui.names[seat] })}
          >${open.map(({ colours }) => picture(colours))}</span
        >`
      : nothing
  }
  ${closed ? fact(back, cards, ui.t("schokoly-cards", { count: cards })) : nothing}
  ${fact(bean, smarties, ui.t("schokoly-smarties", { count: smarties }))} ${score(view, seat, ui)}`;
}

/** The stock: how many cards are left to draw. @param {View} view @param {Ui} ui */
export function stock(view, ui) {
  if (view.turn === null) return nothing;
  const pile = html`<span class="stock-pile">${back}</span>`;
  return fact(pile, view.stock, ui.t("schokoly-stock", { count: view.stock }));
}
