/** A die, and the picture on the lid of Pig. */

import { svg } from "lit-html";

/** Which of nine places have a dot, for each side of the die. */
const DOTS = ["", "5", "19", "159", "1379", "13579", "134679"];

/** @param {number} side */
export const die = (side) => svg`
  <rect class="pig-die" x="-90" y="-90" width="180" height="180" rx="28" />
  ${[...(DOTS[side] ?? "")].map(
    (place) =>
      svg`<circle class="pig-dot" cx=${((Number(place) - 1) % 3) * 52 - 52} cy=${Math.floor((Number(place) - 1) / 3) * 52 - 52} r="17" />`,
  )}`;

/** The picture on the lid, and the part of it that is shown. */
export const lid = { viewBox: "-110 -108 220 216", picture: svg`<g transform="rotate(-9)">${die(6)}</g>` };
