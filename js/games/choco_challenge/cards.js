/**
 * A card as it is drawn: paper, the frame of its kind, one large picture, its crowns; and small
 * pictures for plates and sheets.
 */

import { html, nothing, svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import drawings from "../../../assets/games/choco_challenge/things.svg?raw";
import { SHAPES, slab } from "../../table/marks.js";
import { papers, travelling } from "../../table/playing.js";
import { CARD } from "./layout.js";
import { CROWNS, KINDS, TOOLS } from "./spots.js";

/** @import { Match } from "../../../build/types/choco_challenge" */
/** @import { Pose } from "../../table/playing.js" */
/** @import { Ui } from "./game.js" */

/** The drawings as symbols for `<use>`: once in a page. */
export const things = svg`${unsafeSVG(drawings)}`;

/**
 * From this breadth on, in pixels, a card has room for its name; its letters are at least so large.
 */
const NAMED_FROM = 33;
const LEGIBLE = 12;

/**
 * A picture of the family inside a card's drawing.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
const drawing = (name, x, y, size) =>
  svg`<use href="#choco-${name}" x=${x} y=${y} width=${size} height=${size} />`;

const { paper } = papers({ height: 260, thick: 7 });

/** @param {string} id */
const sheet = (id) => svg`<use href="#${id}" x="-100" y="-130" width="200" height="260" />`;

/**
 * An ingredient's face.
 * @param {string} name
 * @param {string} word its name in words, or "" where there is no room
 * @param {number} [breadth] of the card, in pixels
 */
export function face(name, word, breadth = CARD.w) {
  const crowns = Array.from({ length: CROWNS[name] }, (_, i) =>
    drawing("crown", -78 + i * 42, -112, 42),
  );
  const letters = Math.max(27, (LEGIBLE * CARD.w) / breadth);
  const size = word ? Math.min(146, 198 - 1.3 * letters) : 166;
  return svg`${paper()} ${sheet(`frame-${KINDS[name]}`)}
  ${drawing(name, -size / 2, word ? -74 : -70, size)} ${crowns}
  ${word ? label(word, letters) : nothing}`;
}

/**
 * A card's name; large letters lie over its frame.
 * @param {string} word
 * @param {number} size of its letters, in units of the card
 */
function label(word, size) {
  const most = size > 27 ? 180 : 152;
  const isLong = 0.58 * size * word.length > most;
  return svg`${size > 27 ? slab("label", -95, 125 - 1.2 * size, 190, 1.2 * size, 12) : nothing}
    <text
      class="word"
      style="font-size: ${size.toFixed(1)}px"
      y=${size > 27 ? 125 - 0.3 * size : 101}
      text-anchor="middle"
      textLength=${isLong ? most : nothing}
      lengthAdjust="spacingAndGlyphs"
      >${word}</text
    >`;
}

/**
 * The face of a small pile: a tool, or a dessert on its plate with its cost.
 * @param {string} name
 * @param {number} [more]
 */
export const pileFace = (name, more = 0) =>
  TOOLS.includes(name)
    ? svg`${paper(more)}${sheet("frame-tool")}${drawing(name, -72, -72, 144)}`
    : svg`${paper(more)}${sheet("frame-dessert")}${drawing(`dessert-${name}`, -60, -34, 124)}
        <text class="cost" x="-60" y="-60" text-anchor="middle">${name}</text
        >${drawing("crown", -30, -122, 54)}`;

/** The back of the ingredients. @param {string} kind @param {number} [more] */
export const back = (kind, more = 0) => svg`${paper(more)}${sheet(`back-${kind}`)}`;

/**
 * The back of a seat's own cards, in its colour and shape.
 * @param {number} seat
 * @param {number} [more]
 */
export const pack = (seat, more = 0) =>
  svg`${paper(more)}
    <g style="color: var(--seat-${seat})"
      >${sheet("back-pack")}<path
        class="shape"
        transform="translate(-42 -42) scale(3.5)"
        d=${SHAPES[seat] ?? ""}
    /></g>`;

/** On a card that was drawn a second time. */
export const cross = (x = 66, y = -96) =>
  svg`<g class="bad-sign" transform="translate(${x} ${y})"
    ><circle r="40" /><path d="M-16-16L16 16M16-16L-16 16"
  /></g>`;

/** Round a card that may be had, that is meant, or that is bad. */
export const rim = svg`<rect class="rim" x="-103" y="-133" width="206" height="266" rx="20" />`;

/** Where a card could lie. */
export const emptySlot = slab("slot", -94, -124, 188, 248, 16);

/**
 * A card that travels by its number.
 * @param {Match} card @param {Pose} pose @param {Ui} ui
 * @param {Parameters<typeof travelling>[4] & {kind?: string, isBare?: boolean, over?: unknown}}
 *   [how] isBare: without its name; over: what lies upon it
 */
export function morsel({ card, name }, pose, ui, { kind = "", isBare, over, ...how } = {}) {
  const image = svg`${isBare ? face(name, "") : namedFace(name, pose.size, ui)}${rim}${over ?? nothing}`;
  const label = cardName(name, ui);
  return travelling(`morsel ${kind}`, `card-${card}`, pose, image, { label, ...how });
}

/**
 * An ingredient's face, with its name where there is room.
 * @param {string} name
 * @param {number} breadth in pixels
 * @param {Ui} ui
 */
export const namedFace = (name, breadth, ui) =>
  face(name, breadth >= NAMED_FROM ? ui.t(`challenge-name-${name}`) : "", breadth);

/** A card in words. @param {string} name @param {Ui} ui */
export const cardName = (name, ui) =>
  ui.t("challenge-card", { name: ui.t(`challenge-name-${name}`), crowns: CROWNS[name] });

/** An ingredient, a tool or a crown as a small picture. @param {string} name */
export const chip = (name) =>
  html`<svg class="chip" viewBox="0 0 32 32" aria-hidden="true">
    <use href="#choco-${name}" />
  </svg>`;

/** A dessert as a small picture with its cost. @param {number} cost */
export const dessertChip = (cost) =>
  html`<span class="dessert-chip">${chip(`dessert-${cost}`)}<b>${cost}</b></span>`;

/** A crown as a small picture. */
export const crown = chip("crown");

/** The back of a seat's own cards as a small picture. @param {number} seat */
export const packChip = (seat) =>
  html`<svg class="chip pack-chip" viewBox="-102 -132 204 264" aria-hidden="true">
    ${pack(seat)}
  </svg>`;

/** A whole ingredient for the sheets. @param {string} name */
export const picture = (name) =>
  html`<svg class="picture morsel" viewBox="-108 -138 218 280" aria-hidden="true">
    ${face(name, "")}${rim}
  </svg>`;
