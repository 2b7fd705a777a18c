/** Pictures of closed boxes: a lid, a box, a parcel. They are needed before any game is. */

import { html, svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import parcel from "../../assets/parcel.svg?raw";
import { mainOf } from "../games/box.js";

/** @type {Record<string, {lid: {viewBox: string, picture: unknown}}>} */
const FOUND = import.meta.glob("../games/*/lid.js", { eager: true });

/** @param {string} game */
export function lidPicture(game) {
  const { lid } = FOUND[`../games/${mainOf(game)}/lid.js`] ?? {};
  return lid && drawing(lid.viewBox, lid.picture);
}

/** @param {string} viewBox @param {unknown} content */
const drawing = (viewBox, content) =>
  html`<svg class="lid-picture" viewBox=${viewBox} aria-hidden="true">${content}</svg>`;

/** A box with a ribbon: what came with a link, while nobody knows yet which game it is. */
export const parcelPicture = drawing("20 14 180 200", svg`${unsafeSVG(parcel)}`);

/** A box that is closed; "" while nobody knows which game is in it. @param {string} game */
export const closedBox = (game) =>
  html`<div class="box" data-game=${game} aria-hidden="true">
    <div class="lid">${game ? lidPicture(game) : parcelPicture}</div>
  </div>`;
