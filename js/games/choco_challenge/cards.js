/** A card as it is drawn: paper, the frame of its kind, one large picture, its crowns; and small pictures for plates and sheets. */

import { html, nothing, svg } from "lit-html";
import { SHAPES } from "../../table/marks.js";
import { posed } from "../../table/motion.js";
import { CARD } from "./layout.js";
import { COSTS, CROWNS, KINDS, TOOLS } from "./pieces.js";

/** @import { Ui } from "./types.js" */
/** @typedef {{x: number, y: number, width: number, turn?: number}} Place middle and breadth on the screen, in pixels */

/** From this breadth on, in pixels, a card has room for its name. */
export const ROOM = 78;

/** A picture of the family inside a card's drawing. @param {string} name @param {number} x @param {number} y @param {number} size */
const drawing = (name, x, y, size) =>
  svg`<use href="#choco-${name}" x=${x} y=${y} width=${size} height=${size} />`;

/** The paper of a card and its shadow; of a pile, some more beneath. @param {number} [more] */
export function paper(more = 0) {
  const below = Array.from({ length: more }, (_, i) => (more - i) * 7);
  return svg`
    <rect class="shade" x="-97" y=${-124 + 7 * more} width="200" height="260" rx="18" />
    ${below.map((rise) => svg`<rect class="paper" x="-100" y=${rise - 130} width="200" height="260" rx="18" />`)}
    <rect class="paper" x="-100" y="-130" width="200" height="260" rx="18" />`;
}

/** @param {string} id */
const sheet = (id) => svg`<use href="#${id}" x="-100" y="-130" width="200" height="260" />`;

/** An ingredient's face. @param {string} name @param {string} word its name in words, or "" where there is no room */
export function face(name, word) {
  const crowns = Array.from({ length: CROWNS[name] }, (_, i) =>
    drawing("crown", -78 + i * 42, -112, 42),
  );
  const size = word ? 146 : 166;
  return svg`
    ${paper()}
    ${sheet(`frame-${KINDS[name]}`)}
    ${drawing(name, -size / 2, word ? -74 : -70, size)}
    ${crowns}
    ${word ? svg`<text class="word" y="101" text-anchor="middle" textLength=${word.length > 9 ? 152 : nothing} lengthAdjust="spacingAndGlyphs">${word}</text>` : nothing}`;
}

/** A dessert on its plate, with its cost. @param {number} cost @param {number} [more] */
const dessertFace = (cost, more = 0) => svg`
  ${paper(more)}${sheet("frame-dessert")}${drawing(`dessert-${cost}`, -60, -34, 124)}
  <text class="cost" x="-60" y="-60" text-anchor="middle">${cost}</text>${drawing("crown", -30, -122, 54)}`;

/** The face of a small pile by its name. @param {string} name @param {number} [more] */
export const pileFace = (name, more = 0) =>
  TOOLS.includes(name)
    ? svg`${paper(more)}${sheet("frame-tool")}${drawing(name, -72, -72, 144)}`
    : dessertFace(Number(name), more);

/** The back of the ingredients. @param {string} kind @param {number} [more] */
export const back = (kind, more = 0) => svg`${paper(more)}${sheet(`back-${kind}`)}`;

/** The back of a seat's own cards, in its colour and shape. @param {number} seat @param {number} [more] */
export const pack = (seat, more = 0) => svg`
  ${paper(more)}
  <g style="color: var(--seat-${seat})">${sheet("back-pack")}<path class="shape" transform="translate(-42 -42) scale(3.5)" d=${SHAPES[seat] ?? ""} /></g>`;

/** On a card that was drawn a second time. */
export const cross = svg`<g class="bad-sign" transform="translate(66 -96)"><circle r="40" /><path d="M-16-16L16 16M16-16L-16 16" /></g>`;

/** Round a card that may be had, that is meant, or that is bad. */
export const rim = svg`<rect class="rim" x="-103" y="-133" width="206" height="266" rx="20" />`;

/** Where a card could lie. */
export const emptySlot = svg`<rect class="slot" x="-94" y="-124" width="188" height="248" rx="16" />`;

/**
 * A card that travels by its number.
 * @param {{card: number, name: string}} card
 * @param {Place} place
 * @param {Ui} ui
 * @param {{kind?: string, from?: string, label?: string, on?: string, isOffered?: boolean, tight?: boolean, over?: unknown}} [how]
 */
export function morsel(
  { card, name },
  { x, y, width, turn = 0 },
  ui,
  { kind = "", from, label, on, isOffered = false, tight = false, over = nothing } = {},
) {
  const s = width / CARD.w;
  const word = width >= ROOM && !tight ? ui.t(`challenge-name-${name}`) : "";
  return svg`
    <g class="morsel ${kind}" data-key="card-${card}" data-pose="${x.toFixed(2)} ${y.toFixed(2)} ${s.toFixed(4)} ${turn}" data-from=${from ?? nothing}
      style=${posed(x, y, s)} data-on=${on ?? nothing} role=${isOffered ? "button" : "img"} tabindex=${isOffered ? 0 : nothing} aria-label=${label ?? cardName(name, ui)}>
      <g transform=${turn ? `rotate(${turn * 90})` : nothing}><g class="body">
        ${face(name, word)}
        ${rim}${over}
      </g></g>
    </g>`;
}

/** A card in words. @param {string} name @param {Ui} ui */
export const cardName = (name, ui) =>
  ui.t("challenge-card", { name: ui.t(`challenge-name-${name}`), crowns: CROWNS[name] });

/** An ingredient, a tool or a crown as a small picture. @param {string} name */
export const chip = (name) =>
  html`<svg class="chip" viewBox="0 0 32 32" aria-hidden="true"><use href="#choco-${name}" /></svg>`;

/** A dessert as a small picture with its cost. @param {number} cost */
export const dessertChip = (cost) =>
  html`<span class="dessert-chip">${chip(COSTS.includes(cost) ? `dessert-${cost}` : "crown")}<b>${cost}</b></span>`;

/** A crown as a small picture. */
export const crown = chip("crown");

/** The back of a seat's own cards as a small picture. @param {number} seat */
export const packChip = (seat) =>
  html`<svg class="chip pack-chip" viewBox="-102 -132 204 264" aria-hidden="true">${pack(seat)}</svg>`;

/** A whole card for the sheets; a bad one is struck out. @param {string} name @param {{word?: string, bad?: boolean}} [how] */
export const picture = (name, { word = "", bad = false } = {}) => html`
  <svg class="picture morsel ${bad ? "match" : ""}" viewBox="-108 -138 218 280" aria-hidden="true">
    ${COSTS.includes(Number(name)) || TOOLS.includes(name) ? pileFace(name) : face(name, word)}${rim}${bad ? cross : nothing}
  </svg>`;
