/** The pictures on the four lids. */

import { html, svg } from "lit-html";
import { face, lens } from "../games/schokoly/cards.js";
import { moulds } from "../games/schokoly/pieces.js";

/** @param {string} name */
export const picture = (name) => PICTURES[name]?.();

/** @param {string} box the part of the drawing that is shown @param {unknown} content */
const frame = (box, content) =>
  html`<svg class="lid-picture" viewBox=${box} aria-hidden="true">${content}</svg>`;

/** @param {number} x @param {number} y @param {string[]} colours */
const card = (x, y, colours) => svg`
  <g transform="translate(${x} ${y}) scale(.5)">
    <rect class="lid-shade" x="-94" y="-86" width="196" height="196" rx="18" />${face(colours)}
  </g>`;

/** Two cards side by side, a third half on each, a smartie. */
const schokoly = () =>
  frame(
    "0 20 220 216",
    svg`
  ${moulds}
  ${card(60, 180, ["milk", "milk", "white", "milk"])}
  ${card(160, 180, ["dark", "white", "dark", "white"])}
  ${card(110, 80, ["dark", "dark", "milk", "dark"])}
  <g transform="translate(110 80) scale(.5)">${lens}</g>`,
  );

/** A card of a wrong-coloured thing, and the hand that is faster. */
const boom = () =>
  frame(
    "50 16 220 216",
    svg`
  <g class="boom-rays">${[...Array(12).keys()].map((i) => svg`<path d="M160 120L150 -60L170 -60Z" transform="rotate(${i * 30} 160 120)" />`)}</g>
  <g transform="rotate(-9 150 130)"><rect class="paper-card" x="82" y="40" width="124" height="168" rx="12" />
    <rect class="paper-edge" x="91" y="49" width="106" height="150" rx="7" />
    <path class="boom-carrot" d="M126 98q18-14 36 0q4 46-18 80q-22-34-18-80z" />
    <path class="boom-leaf" d="M144 94q-22-8-24-28q18 2 24 22q0-20 14-30q10 18-8 34z" />
    <path class="boom-line" d="M130 118h12M146 134h12M134 150h10" /></g>
  <g transform="translate(200 96) rotate(14)">
    <path class="boom-hand" d="M6 96q-26-24-34-42q-4-12 6-14q8-1 16 12l6 8V4q0-10 8-10t9 10V-8q1-9 9-9t9 9v12q1-8 9-8t9 8v12q2-7 9-6q8 1 8 10q0 44-12 66q-6 12-26 14q-22 1-26-4z" />
    <path class="boom-bone" d="M25 8v22M43 6v24M61 12v20" /></g>`,
  );

/** A praline under a crown. */
const challenge = () =>
  frame(
    "52 10 216 220",
    svg`
  <ellipse class="lid-shade" cx="160" cy="206" rx="98" ry="14" />
  <path class="challenge-paper" d="M70 146h180l-22 62H92z" />
  <path class="challenge-fold" d="M92 146l12 62M116 146l8 62M140 146l4 62M180 146l-4 62M204 146l-8 62M228 146l-12 62" />
  <path class="challenge-praline" d="M76 148q0-66 84-66t84 66z" />
  <path class="challenge-shine" d="M98 138q6-36 46-42" />
  <path class="challenge-swirl" d="M124 116q18-20 36 0t36 0" />
  <g transform="translate(160 60)"><path class="challenge-crown" d="M-38 22l-8-40l23 17L0-34l23 33l23-17l-8 40z" />
    <circle class="challenge-gem" cx="0" cy="9" r="5" /><circle class="challenge-gem" cx="-22" cy="10" r="3.5" /><circle class="challenge-gem" cx="22" cy="10" r="3.5" /></g>`,
  );

/** Four cards face down, one of them just turned. */
const kaboom = () =>
  frame(
    "62 4 200 220",
    svg`
  ${[
    [96, 18, -4],
    [168, 14, 3],
    [98, 122, 2],
  ].map(
    ([x = 0, y = 0, turn = 0]) => svg`
    <g transform="rotate(${turn} ${x + 30} ${y + 46})"><rect class="kaboom-back" x=${x} y=${y} width="64" height="94" rx="8" />
      <rect class="kaboom-line" x=${x + 6} y=${y + 6} width="52" height="82" rx="4" />
      <path class="kaboom-bolt" d="M${x + 36} ${y + 24}l-16 26h11l-5 22l18-29h-12z" /></g>`,
  )}
  <g transform="rotate(11 206 168)"><rect class="paper-card" x="172" y="120" width="66" height="96" rx="8" />
    <text class="kaboom-index" x="181" y="143">A</text><text class="kaboom-index" x="181" y="143" transform="rotate(180 205 168)">A</text>
    <path class="kaboom-heart" d="M205 188c-14-12-20-19-20-27a10 10 0 0 1 20-4a10 10 0 0 1 20 4c0 8-6 15-20 27z" /></g>`,
  );

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

/** @type {Record<string, () => unknown>} */
const PICTURES = {
  schokoly,
  schokoly_count: schokoly,
  schokoly_best: schokoly,
  choco_boom: boom,
  choco_challenge: challenge,
  kaboom,
};
