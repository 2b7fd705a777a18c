/**
 * A card as it is drawn: a square of paper, the colour as a patterned frame of its own shape, the
 * item once or towards each seat; the back; and the calls.
 */

import { svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import drawings from "../../../assets/games/choco_boom/items.svg?raw";
import built from "../../../build/engine.json" with { type: "json" };
import { papers } from "../../table/playing.js";

/** @import { Pieces } from "../../../build/types/choco_boom" */
/** @import { Card } from "./game.js" */

/** The drawings as symbols for `<use>`: once in a page. */
export const things = svg`${unsafeSVG(drawings)}`;

/** @type {Pieces} */
const pieces = /** @type {any} */ (built.games.find(({ name }) => name === "choco_boom")).pieces;

/**
 * Cards as they came, each with what must be called; the elephant that may be slapped; a fine, in
 * cards.
 */
export const { runs: RUNS, elephant: ELEPHANT, fine: FINE } = pieces;

/**
 * What may be called, each with the colour that it stands for, in the order of the keys.
 * @type {[string, string][]}
 */
export const CALLS = Object.entries(pieces.calls).map(([colour, item]) => [item, colour]);

/** The colour that a call stands for. @param {string} item */
export const colourOf = (item) => CALLS.find(([call]) => call === item)?.[1] ?? "";

export const { paper, bed } = papers({ height: 200, thick: 5 });

/**
 * The round of cloth that is sewn upon the table where the pile lies.
 * @param {{x: number, y: number, radius: number}} spot
 */
export const round = ({ x, y, radius }) =>
  svg`<g class="round-cloth"
    ><circle cx=${x} cy=${y} r=${radius.toFixed(1)} /><circle
      class="stitch"
      cx=${x}
      cy=${y}
      r=${Math.max(0, radius - 9).toFixed(1)}
  /></g>`;

/**
 * An item in a colour, around (0, 0), as large as there is room.
 * @param {string} item
 * @param {string} colour
 * @param {number} w
 * @param {number} [h]
 */
const itemSign = (item, colour, w, h = w) =>
  svg`<use
    class="boom-item ${colour}"
    href="#boom-${item}"
    x=${-w / 2}
    y=${-h / 2}
    width=${w}
    height=${h}
  />`;

/**
 * How large an item is, and how far from the middle, drawn once, twice or four times: nowhere does
 * it touch a frame.
 * @type {Record<number, [w: number, h: number, away: number]>}
 */
const WAYS = { 1: [116, 114, 0], 2: [90, 66, 37], 4: [60, 58, 41] };

/**
 * A card's face.
 * @param {Card} card
 * @param {number[]} [turns] the sides from which it is read, in quarter turns; none: upright, once
 *   and large
 */
export function face({ item, colour }, turns = [0]) {
  const [w, h, away] = WAYS[turns.length];
  return svg`${paper()}<use href="#boom-frame-${colour}" x="-93" y="-93" width="186" height="186" />
    ${turns.map(
      (turn) =>
        svg`<g transform="rotate(${90 * turn}) translate(0 ${away})"
          >${itemSign(item, colour, w, h)}</g
        >`,
    )}`;
}

/**
 * What a call stands for: the item in its own colour, in that colour's frame.
 * @param {string} item
 */
export const keyFace = (item) =>
  svg`<use
      href="#boom-frame-${colourOf(item)}"
      x="-100"
      y="-100"
      width="200"
      height="200"
    />${itemSign(item, colourOf(item), 118)}`;

/** A card's back. @param {number} [more] cards beneath */
export const back = (more = 0) =>
  svg`${paper(more)}<use href="#boom-back" x="-100" y="-100" width="200" height="200" />`;
