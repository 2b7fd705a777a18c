/** What lies before each seat, told in a row: its chocolate, its cards, its smarties, its score. */

import { html, nothing, svg } from "lit-html";
import { face, lying } from "./cards.js";
import { colourName } from "./sentences.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */

/** One chocolate as a small picture. @param {string} colour */
export const chip = (colour) =>
  html`<svg class="chip" viewBox="0 0 100 100" aria-hidden="true"><use href="#piece-${colour}" /></svg>`;

/** One smartie as a small picture. */
export const bean = html`<svg class="chip" viewBox="0 0 100 100" aria-hidden="true"><use href="#smartie" /></svg>`;

/** The back of a card as a small picture. */
const back = html`<svg class="chip" viewBox="0 0 200 200" aria-hidden="true"><use href="#back" /></svg>`;

/** A card with its face, for hands that lie open and for the sheets. @param {string[]} colours @param {number} [turn] */
export function picture(colours, turn = 0) {
  return html`<svg class="picture" viewBox="-102 -102 204 204" aria-hidden="true">${svg`${face(lying(colours, turn))}`}</svg>`;
}

/** A number with its picture, read out as words. @param {unknown} image @param {number} value @param {string} words */
const fact = (image, value, words) =>
  html`<span class="fact">${image}<span aria-hidden="true">${value}</span><span class="unseen">${words}</span></span>`;

/** A seat's score as it stands. @param {View} view @param {number} seat */
export function score(view, seat) {
  const colour = view.colours[seat];
  return view.count.totals.find((total) => total.colour === colour)?.total ?? 0;
}

/** @param {View} view @param {number} seat @param {Ui} ui */
export function plate(view, seat, ui) {
  const colour = view.colours[seat];
  const [cards, smarties] = [view.hands[seat] ?? 0, view.smarties[seat] ?? 0];
  const open = view.open && seat !== ui.seat && !ui.covered ? view.open[seat] : null;
  return html`
    ${
      open
        ? html`<span class="open-hand" role="group" aria-label=${ui.t("schokoly-hand-of", { name: ui.names[seat] })}>${open.map(({ colours }) => picture(colours))}</span>`
        : (seat === ui.seat && !ui.covered) || view.turn === null
          ? nothing
          : fact(back, cards, ui.t("schokoly-cards", { count: cards }))
    }
    ${fact(bean, smarties, ui.t("schokoly-smarties", { count: smarties }))}
    ${
      colour
        ? html`<span class="fact score">${chip(colour)}<strong aria-hidden="true">${score(view, seat)}</strong>
      <span class="unseen">${ui.t("schokoly-score", { colour: colourName(colour, ui), count: score(view, seat) })}</span></span>`
        : nothing
    }`;
}

/** The stock: how many cards are left to draw. @param {View} view @param {Ui} ui */
export function stock(view, ui) {
  if (view.turn === null) return nothing;
  return fact(
    html`<span class="stock-pile">${back}</span>`,
    view.stock,
    ui.t("schokoly-stock", { count: view.stock }),
  );
}
