/** Schokoly's things, moulded once as symbols: three chocolates, a foil tray, a smartie. */

import { svg } from "lit-html";

/** The three kinds; each has its own relief, so that nothing is told by colour alone. */
export const COLOURS = ["dark", "milk", "white"];

/** A piece is 100 units wide: its outer edge, the radius of its corners, and the edge of its smooth top. */
const [LO, HI, R] = [3, 97, 17];
const [TOP_LO, TOP_HI, TOP_R] = [20, 80, 8];

/** The four slopes between edge and top, mitred at the corners: upper, left, right, lower. */
const SLOPES = [0, -90, 90, 180].map((turn) => {
  const bend = LO + R * 0.293;
  const path = `M${bend} ${bend}A${R} ${R} 0 0 1 ${LO + R} ${LO}H${HI - R}A${R} ${R} 0 0 1 ${100 - bend} ${bend}L${TOP_HI} ${TOP_LO}H${TOP_LO}Z`;
  return { path, turn };
});

/** The smooth top. @param {unknown} fill */
const top = (fill) => svg`<rect x=${TOP_LO} y=${TOP_LO} width=${TOP_HI - TOP_LO} height=${TOP_HI - TOP_LO} rx=${TOP_R} fill=${fill} />`;

/** Two slanting grooves. */
const grooves = svg`
  <g fill="none" stroke-linecap="round" stroke-width="7">
    <path d="M38 69 L51 33 M53 69 L66 33" style="stroke: var(--choc-dark-rim)" transform="translate(2.4 1.6)" />
    <path d="M38 69 L51 33 M53 69 L66 33" style="stroke: var(--choc-dark-shade)" />
  </g>`;

/** A raised dot. */
const dot = svg`
  <circle cx="51.5" cy="53" r="19" style="fill: var(--choc-milk-shade)" opacity=".7" />
  <circle cx="50" cy="50" r="18.5" fill="url(#mould-dot)" />
  <path d="M38 45 A13.5 13.5 0 0 1 49 36.6" fill="none" stroke-width="3.4" stroke-linecap="round" style="stroke: var(--choc-milk-rim)" />`;

/** A leaf with its vein. */
const leaf = svg`
  <path d="M33 68 C27 42 45 29 69 32 C71 56 58 73 33 68 Z" transform="translate(2 2.6)" style="fill: var(--choc-white-shade)" />
  <path d="M33 68 C27 42 45 29 69 32 C71 56 58 73 33 68 Z" fill="url(#mould-leaf)" />
  <path d="M29 73 C40 60 50 50 63 38 M43 57 L41 46 M46 54 L58 55 M52 47.5 L51 39" fill="none" stroke-width="3.2"
    stroke-linecap="round" style="stroke: var(--choc-white-shade)" />`;

/** @type {Record<string, unknown>} */
const RELIEF = { dark: grooves, milk: dot, white: leaf };

/** One chocolate: light falls from the upper left on its slopes; a smooth top, its relief, a little gloss. @param {string} kind */
function piece(kind) {
  const shades = [`var(--choc-${kind}-rim)`, `url(#mould-left-${kind})`, `url(#mould-right-${kind})`, `var(--choc-${kind}-shade)`];
  return svg`
    <symbol id="piece-${kind}" viewBox="0 0 100 100">
      <rect x=${LO} y=${LO} width=${HI - LO} height=${HI - LO} rx=${R} style="fill: var(--choc-${kind})" />
      ${SLOPES.map(({ path, turn }, i) => svg`<path d=${path} transform="rotate(${turn} 50 50)" style="fill: ${shades[i]}" />`)}
      ${top(`url(#mould-top-${kind})`)}
      <path d="M${TOP_LO + 1} ${TOP_HI - 9}V${TOP_LO + 8}a7 7 0 0 1 7-7H${TOP_HI - 9}" fill="none" stroke-width="1.8" stroke-linecap="round" style="stroke: var(--choc-${kind}-rim)" />
      ${RELIEF[kind]}
      <rect x=${LO + 0.7} y=${LO + 0.7} width=${HI - LO - 1.4} height=${HI - LO - 1.4} rx=${R} fill="none" stroke-width="1.4" style="stroke: var(--choc-${kind}-rim)" opacity=".6" />
      <path d="M9 34V23A14 14 0 0 1 23 9H52" fill="none" stroke-width="3.2" stroke-linecap="round" style="stroke: var(--gloss)" opacity=${GLOSS[kind]} />
    </symbol>`;
}

/** How brightly each kind shines. @type {Record<string, number>} */
const GLOSS = { dark: 0.34, milk: 0.42, white: 0.8 };

/** The colours of light on a mould. @param {string} kind */
function mould(kind) {
  const [rim, base, shade] = ["-rim", "", "-shade"].map((part) => `stop-color: var(--choc-${kind}${part})`);
  return svg`
    <linearGradient id="mould-left-${kind}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="100" y2="0">
      <stop offset="0" style=${base} /><stop offset=".5" style=${rim} /><stop offset="1" style=${rim} />
    </linearGradient>
    <linearGradient id="mould-right-${kind}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="100" y2="0">
      <stop offset="0" style=${base} /><stop offset="1" style=${shade} />
    </linearGradient>
    <linearGradient id="mould-top-${kind}" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" style=${`${rim}; stop-opacity: .5`} /><stop offset=".5" style=${base} /><stop offset="1" style=${`${shade}; stop-opacity: .22`} />
    </linearGradient>`;
}

/** A card's tray of thin foil, 200 units wide, with a crimped edge. */
const tray = svg`
  <symbol id="tray" viewBox="0 0 200 200">
    <rect x="1.5" y="1.5" width="197" height="197" rx="17" fill="url(#tray-foil)" />
    <rect x="3.5" y="3.5" width="193" height="193" rx="15" fill="none" stroke-width="3.4" stroke-dasharray="2.6 3.2"
      style="stroke: var(--foil-deep)" opacity=".55" />
    <rect x="6" y="6" width="188" height="188" rx="15" style="fill: var(--tray-bed)" />
  </symbol>
  <linearGradient id="tray-foil" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" style="stop-color: var(--foil-light)" />
    <stop offset=".5" style="stop-color: var(--foil)" />
    <stop offset=".72" style="stop-color: var(--foil-light)" />
    <stop offset="1" style="stop-color: var(--foil-deep)" />
  </linearGradient>`;

/** A glossy red lens, 100 units wide. */
const smartie = svg`
  <symbol id="smartie" viewBox="0 0 100 100">
    <ellipse cx="52" cy="56" rx="44" ry="43" style="fill: var(--shadow-colour)" />
    <circle cx="50" cy="50" r="44" style="fill: var(--smartie-shade)" />
    <circle cx="49" cy="48.5" r="42.5" fill="url(#lens)" />
    <ellipse cx="38" cy="31" rx="19" ry="10.5" transform="rotate(-28 38 31)" fill="url(#gloss)" />
    <path d="M64 80 A34 34 0 0 0 82 60" fill="none" stroke-width="4" stroke-linecap="round" style="stroke: var(--smartie-rim)" opacity=".5" />
  </symbol>
  <radialGradient id="lens" cx=".38" cy=".32" r=".75">
    <stop offset="0" style="stop-color: var(--smartie-rim)" />
    <stop offset=".45" style="stop-color: var(--smartie)" />
    <stop offset="1" style="stop-color: var(--smartie-shade)" />
  </radialGradient>
  <linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" style="stop-color: var(--gloss); stop-opacity: .95" />
    <stop offset="1" style="stop-color: var(--gloss); stop-opacity: .1" />
  </linearGradient>`;

/** Everything that `<use>` needs; once in a page. */
export const moulds = svg`
  <defs>
    ${COLOURS.map(mould)}
    <radialGradient id="mould-dot" cx=".36" cy=".32" r=".8">
      <stop offset="0" style="stop-color: var(--choc-milk-rim)" />
      <stop offset="1" style="stop-color: var(--choc-milk)" />
    </radialGradient>
    <linearGradient id="mould-leaf" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" style="stop-color: var(--choc-white-rim)" />
      <stop offset="1" style="stop-color: var(--choc-white)" />
    </linearGradient>
    ${COLOURS.map(piece)}
    ${tray}
    ${smartie}
    <symbol id="back" viewBox="0 0 200 200">
      <rect x="2" y="2" width="196" height="196" rx="17" style="fill: var(--choc-milk-shade)" />
      <rect x="14" y="14" width="172" height="172" rx="10" fill="none" stroke-width="5" style="stroke: var(--foil-light)" opacity=".8" />
      <path d="M100 20 V180 M20 100 H180" stroke-width="4" style="stroke: var(--foil-light)" opacity=".5" />
      <path d="M100 62 L138 100 L100 138 L62 100 Z" style="fill: var(--foil-light)" opacity=".85" />
    </symbol>
  </defs>`;
