/** The picture on the lid. Four cards face down, one of them just turned. */

import { svg } from "lit-html";

/** viewBox: the part of the drawing that is shown. */
export const lid = {
  viewBox: "62 4 200 220",
  picture: svg`
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
};
