/** The picture on the lid. A praline under a crown. */

import { svg } from "lit-html";

/** viewBox: the part of the drawing that is shown. */
export const lid = {
  viewBox: "52 10 216 220",
  picture: svg`
  <ellipse class="lid-shade" cx="160" cy="206" rx="98" ry="14" />
  <path class="challenge-paper" d="M70 146h180l-22 62H92z" />
  <path class="challenge-fold" d="M92 146l12 62M116 146l8 62M140 146l4 62M180 146l-4 62M204 146l-8 62M228 146l-12 62" />
  <path class="challenge-praline" d="M76 148q0-66 84-66t84 66z" />
  <path class="challenge-shine" d="M98 138q6-36 46-42" />
  <path class="challenge-swirl" d="M124 116q18-20 36 0t36 0" />
  <g transform="translate(160 60)"><path class="challenge-crown" d="M-38 22l-8-40l23 17L0-34l23 33l23-17l-8 40z" />
    <circle class="challenge-gem" cx="0" cy="9" r="5" /><circle class="challenge-gem" cx="-22" cy="10" r="3.5" /><circle class="challenge-gem" cx="22" cy="10" r="3.5" /></g>`,
};
