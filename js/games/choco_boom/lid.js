/** The picture on the lid. A card of a wrong-coloured thing, and the hand that is faster. */

import { svg } from "lit-html";

/** viewBox: the part of the drawing that is shown. */
export const lid = {
  viewBox: "50 16 220 216",
  picture: svg`
  <g class="boom-rays">${[...Array(12).keys()].map((i) => svg`<path d="M160 120L150 -60L170 -60Z" transform="rotate(${i * 30} 160 120)" />`)}</g>
  <g transform="rotate(-9 150 130)"><rect class="paper-card" x="82" y="40" width="124" height="168" rx="12" />
    <rect class="paper-edge" x="91" y="49" width="106" height="150" rx="7" />
    <path class="boom-carrot" d="M126 98q18-14 36 0q4 46-18 80q-22-34-18-80z" />
    <path class="boom-leaf" d="M144 94q-22-8-24-28q18 2 24 22q0-20 14-30q10 18-8 34z" />
    <path class="boom-line" d="M130 118h12M146 134h12M134 150h10" /></g>
  <g transform="translate(200 96) rotate(14)">
    <path class="boom-hand" d="M6 96q-26-24-34-42q-4-12 6-14q8-1 16 12l6 8V4q0-10 8-10t9 10V-8q1-9 9-9t9 9v12q1-8 9-8t9 8v12q2-7 9-6q8 1 8 10q0 44-12 66q-6 12-26 14q-22 1-26-4z" />
    <path class="boom-bone" d="M25 8v22M43 6v24M61 12v20" /></g>`,
};
