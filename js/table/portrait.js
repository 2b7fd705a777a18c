/** The portrait of a seat: its face as it feels now, with the seat's own mark. */

import { html, nothing } from "lit-html";
import { seatMark } from "./marks.js";

/** In foil, with a pointer over it, while it is that seat's turn. @param {Pick<Shown, "game" | "ui">} shown @param {number} seat @param {boolean} [isOn] */
export const portrait = ({ game, ui }, seat, isOn = false) =>
  html`<span class="portrait" data-now=${isOn ? "" : nothing}>${game.face?.(ui.faces[seat], ui.moods[seat])}${seatMark(seat)}</span>`;
