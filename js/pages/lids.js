/** The pictures on the lids, which the games bring. */

import { html, svg } from "lit-html";
import { mainOf } from "../games/box.js";
import { TABLES } from "../games/index.js";

/** @param {string} game */
export function picture(game) {
  const { lid } = TABLES[mainOf(game)] ?? {};
  return lid && frame(lid.viewBox, lid.picture);
}

/** @param {string} box the part of the drawing that is shown @param {unknown} content */
const frame = (box, content) =>
  html`<svg class="lid-picture" viewBox=${box} aria-hidden="true">${content}</svg>`;

/** What came with a link and is not yet unwrapped: a box with a ribbon round it. */
export const parcel = () =>
  frame(
    "20 14 180 200",
    svg`
  <ellipse class="lid-shade" cx="110" cy="200" rx="78" ry="10" />
  <rect class="parcel-box" x="38" y="92" width="144" height="104" rx="8" />
  <rect class="parcel-top" x="28" y="70" width="164" height="34" rx="8" />
  <path class="parcel-ribbon" d="M98 70h24v126H98zM110 68C74 72 50 58 58 38C66 20 100 34 110 68zM110 68c36 4 60-10 52-30c-8-18-42-4-52 30z" />
  <path class="parcel-knot" d="M97 60h26v18H97zM74 44q20 4 30 20M146 44q-20 4-30 20" />`,
  );
