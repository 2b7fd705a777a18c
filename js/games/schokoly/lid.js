/** The picture on the lid. Two cards side by side, a third half on each, a smartie. */

import { svg } from "lit-html";
import { moulds } from "../../table/chocolates.js";
import { face, lens } from "./cards.js";

/** @param {number} x @param {number} y @param {string[]} colours */
const card = (x, y, colours) => svg`
  <g transform="translate(${x} ${y}) scale(.5)">
    <rect class="lid-shade" x="-94" y="-86" width="196" height="196" rx="18" />${face(colours)}
  </g>`;

/** viewBox: the part of the drawing that is shown. */
export const lid = {
  viewBox: "0 20 220 216",
  picture: svg`
  ${moulds}
  ${card(60, 180, ["milk", "milk", "white", "milk"])}
  ${card(160, 180, ["dark", "white", "dark", "white"])}
  ${card(110, 80, ["dark", "dark", "milk", "dark"])}
  <g transform="translate(110 80) scale(.5)">${lens}</g>`,
};
