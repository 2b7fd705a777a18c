/** A card as it is drawn: a square of paper, the colour as a patterned frame of its own shape, the item once or towards each seat; the back. */

import { svg } from "lit-html";
import { papers } from "../../table/playing.js";
import { colourOf } from "./pieces.js";

/** @import { Card } from "./types.js" */

export const { paper, bed } = papers({ height: 200, thick: 5, shade: { x: -97, y: -94 } });

/** Where in its square of 512 each drawing is: left, top, breadth, height. @type {Record<string, [number, number, number, number]>} */
const BOXES = {
  banana: [42, 28, 429, 464],
  strawberry: [80, 31, 352, 451],
  choco: [25, 65, 461, 422],
  elephant: [20, 79, 471, 355],
  parrot: [78, 4, 370, 507],
  carrot: [15, 17, 459, 465],
  pepper: [65, 38, 381, 437],
};

/** An item in a colour, around (0, 0), as large as there is room; with `foot` at its lower end. @param {string} item @param {string} colour @param {number} w @param {number} [h] @param {boolean} [foot] */
export function itemSign(item, colour, w, h = w, foot = false) {
  const [left, top, breadth, height] = BOXES[item] ?? [0, 0, 512, 512];
  const s = Math.min(w / breadth, h / height);
  const down = foot ? (h - s * height) / 2 : 0;
  const [x, y] = [-s * (left + breadth / 2), down - s * (top + height / 2)].map((at) =>
    at.toFixed(1),
  );
  const size = (512 * s).toFixed(1);
  return svg`<use class="boom-item ${colour}" href="#boom-${item}" x=${x} y=${y} width=${size} height=${size} />`;
}

/** How large an item is, and how far from the middle, by how many ways it is drawn: nowhere does it touch a frame. @type {Record<string, {w: number, h: number, away: number}>} */
const WAYS = {
  one: { w: 116, h: 114, away: 0 },
  opposite: { w: 90, h: 66, away: 37 },
  round: { w: 60, h: 58, away: 41 },
};

/** The item towards each of those sides, its foot outwards. @param {Card} card @param {number[]} turns */
function items({ item, colour }, turns) {
  const { w, h, away } = /** @type {{w: number, h: number, away: number}} */ (
    WAYS[turns.length === 0 ? "one" : turns.length === 2 ? "opposite" : "round"]
  );
  return (turns.length ? turns : [0]).map(
    (turn) =>
      svg`<g transform="rotate(${90 * turn}) translate(0 ${away})">${itemSign(item, colour, w, h, away > 0)}</g>`,
  );
}

/** A card's face. @param {Card} card @param {number[]} [turns] the sides from which it is read, in quarter turns; none: upright, once and large */
export const face = (card, turns = []) => svg`
  ${paper()}<use href="#boom-frame-${card.colour}" x="-93" y="-93" width="186" height="186" />
  ${items(card, turns)}`;

/** What a call stands for: the item in its own colour, in that colour's frame. @param {string} item */
export const keyFace = (item) => svg`
  <use href="#boom-frame-${colourOf(item)}" x="-100" y="-100" width="200" height="200" />${itemSign(item, colourOf(item), 118)}`;

/** A card's back. @param {number} [more] cards beneath */
export const back = (more = 0) =>
  svg`${paper(more)}<use href="#boom-back" x="-100" y="-100" width="200" height="200" />`;
