/**
 * A playing card, and how it is drawn: paper, index in two corners, one large suit; court cards by
 * letter and crown; the back.
 */

import { html, nothing, svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import text from "../../../assets/games/kaboom/cards.svg?raw";
import { papers, travelling } from "../../table/playing.js";
import { drawings } from "../../table/slaps.js";

/** @import { Pose } from "../../table/playing.js" */

/** The drawings as symbols for `<use>`: once in a page. */
export const things = svg`${unsafeSVG(text)}${drawings}`;

/** A card's rank as it is printed; a joker has none. @param {string} card */
export const rankOf = (card) => (isJoker(card) ? "" : card.slice(0, -1));

/** S, H, D or C; X for a joker, whose sign is a star. @param {string} card */
export const suitOf = (card) => (isJoker(card) ? "X" : card.slice(-1));

/** @param {string} card */
export const isJoker = (card) => card.startsWith("X");

/** @param {string} card */
const isCourt = (card) => ["J", "Q", "K"].includes(rankOf(card));

/** @param {string} card */
export const isRed = (card) => ["H", "D"].includes(suitOf(card)) || card === "X1";

export const { paper, bed } = papers({ height: 280, thick: 6 });

/**
 * @param {string} id
 * @param {number} x middle
 * @param {number} y middle
 * @param {number} w
 * @param {number} [h]
 */
export const sign = (id, x, y, w, h = w) =>
  svg`<use href="#kaboom-${id}" x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} />`;

/** What stands in a corner: rank over suit; a joker's star alone. @param {string} card */
function index(card) {
  if (isJoker(card)) return sign("X", -66, -104, 52);
  return svg`<text
      class="index"
      x="-66"
      y="-82"
      text-anchor="middle"
      textLength=${rankOf(card).length > 1 ? 60 : nothing}
      lengthAdjust="spacingAndGlyphs"
      >${rankOf(card)}</text
    >
    ${sign(suitOf(card), -66, -48, 42)}`;
}

/**
 * Upside down a six reads as a nine, so in a corner that is turned both have a line beneath.
 * @param {string} card
 */
const foot = (card) =>
  ["6", "9"].includes(rankOf(card)) ? svg`<path class="foot" d="M-19 33H19" />` : nothing;

/**
 * A corner that is turned to a side of the table: the rank alone.
 * @param {string} card
 * @param {number} way 1 to the left side, −1 to the right
 */
const sideways = (card, way) =>
  svg`<g transform="translate(${way * 64} ${way * -104}) rotate(${way * 90})">
    ${
      isJoker(card)
        ? sign("X", 0, 0, 46)
        : svg`<text
              class="index"
              y="24"
              text-anchor="middle"
              textLength=${rankOf(card).length > 1 ? 60 : nothing}
              lengthAdjust="spacingAndGlyphs"
              >${rankOf(card)}</text
            >${foot(card)}`
    }
  </g>`;

/** What a card shows in its middle. @param {string} card */
function emblem(card) {
  if (isJoker(card)) return sign("jester", 0, 4, 128);
  if (!isCourt(card)) return sign(suitOf(card), 0, 0, rankOf(card) === "A" ? 128 : 112);
  return svg`${sign(`crown-${rankOf(card)}`, 0, -62, 96, 54)}
    <text class="court" y="50" text-anchor="middle">${rankOf(card)}</text
    >${sign(suitOf(card), 0, 84, 46)}`;
}

/**
 * A card's face.
 * @param {string} card
 * @param {boolean} [everywhere] to be read from all four sides
 */
export const face = (card, everywhere = false) =>
  svg`${paper()}
    <g class="print ${isRed(card) ? "red" : "black"}">
      ${index(card)}<g transform="rotate(180)">${index(card)}</g>
      ${everywhere ? [sideways(card, 1), sideways(card, -1)] : nothing} ${emblem(card)}
    </g>`;

/** A card's back. @param {number} [more] cards beneath */
export const back = (more = 0) =>
  svg`${paper(more)}<use href="#kaboom-back" x="-100" y="-140" width="200" height="280" />`;

/** The line around a card that shows what may be done with it. */
export const rim = svg`<rect class="rim" x="-103" y="-143" width="206" height="286" rx="20" />`;

/** The card of somebody who called: nobody may touch it. */
export const locked = svg`<g class="locked"
  ><path class="ribbon" d="M-100-14H100V34H-100Z" /><circle cy="10" r="44" /><use
    href="#table-lock"
    x="-27"
    y="-19"
    width="54"
    height="54"
/></g>`;

/** Somebody looks at this card. @param {number} seat */
export const watched = (seat) =>
  svg`<g class="watched" style="color: var(--seat-${seat})"
    ><circle cy="0" r="58" />${sign("eye", 0, 0, 78)}</g
  >`;

/** The card that was chosen first. */
export const chosenMark = svg`<g class="first-mark" transform="translate(66 -106)"
  ><circle r="36" /><path d="M-15 1L-4 12L16-11"
/></g>`;

/**
 * A card that travels by its key, with the line around it.
 * @param {string} key
 * @param {Pose} pose
 * @param {unknown} image
 * @param {Parameters<typeof travelling>[4] & {kind?: string}} [how]
 */
export const playing = (key, pose, image, { kind = "", ...how } = {}) =>
  travelling(`playing ${kind}`, key, pose, svg`${image}${rim}`, how);

/** A small card for sheets. @param {string} card */
export const picture = (card) =>
  html`<svg class="small-card playing" viewBox="-106 -146 214 296" aria-hidden="true">
    ${face(card)}
  </svg>`;

/** A sign of the family in a line of text. @param {string} name */
export const glyph = (name) =>
  html`<svg class="icon solid" viewBox="0 0 24 24" aria-hidden="true">
    <use href="#kaboom-${name}" />
  </svg>`;
