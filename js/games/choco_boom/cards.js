/** A card as it is drawn: a square of paper, the colour as a patterned frame of its own shape, the item once or towards each seat; the back; and the calls. */

import { svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import drawings from "../../../assets/games/choco_boom/items.svg?raw";
import { papers } from "../../table/playing.js";

/** @import { Card } from "./types.js" */

/** The drawings as symbols for `<use>`: once in a page. */
export const things = svg`${unsafeSVG(drawings)}`;

/** What may be called, each with the colour that it stands for, in the order of the keys. @type {[string, string][]} */
export const CALLS = [
  ["banana", "yellow"],
  ["strawberry", "red"],
  ["choco", "brown"],
  ["elephant", "blue"],
];

/** The colour that a call stands for. @param {string} item */
export const colourOf = (item) => CALLS.find(([call]) => call === item)?.[1] ?? "";

export const { paper, bed } = papers({ height: 200, thick: 5 });

/** The round of cloth that is sewn upon the table where the pile lies. @param {{x: number, y: number, radius: number}} spot */
export const round = ({ x, y, radius }) => svg`
  <g class="round-cloth"><circle cx=${x} cy=${y} r=${radius.toFixed(1)} /><circle class="stitch" cx=${x} cy=${y} r=${Math.max(0, radius - 9).toFixed(1)} /></g>`;

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
function itemSign(item, colour, w, h = w, foot = false) {
  const [left, top, breadth, height] = BOXES[item];
  const s = Math.min(w / breadth, h / height);
  const down = foot ? (h - s * height) / 2 : 0;
  const [x, y] = [-s * (left + breadth / 2), down - s * (top + height / 2)];
  const size = (512 * s).toFixed(1);
  return svg`<use class="boom-item ${colour}" href="#boom-${item}" x=${x.toFixed(1)} y=${y.toFixed(1)} width=${size} height=${size} />`;
}

/** How large an item is, and how far from the middle, drawn once, twice or four times: nowhere does it touch a frame. @type {Record<number, [w: number, h: number, away: number]>} */
const WAYS = { 1: [116, 114, 0], 2: [90, 66, 37], 4: [60, 58, 41] };

/** A card's face. @param {Card} card @param {number[]} [turns] the sides from which it is read, in quarter turns; none: upright, once and large */
export function face({ item, colour }, turns = [0]) {
  const [w, h, away] = WAYS[turns.length];
  return svg`
  ${paper()}<use href="#boom-frame-${colour}" x="-93" y="-93" width="186" height="186" />
  ${turns.map((turn) => svg`<g transform="rotate(${90 * turn}) translate(0 ${away})">${itemSign(item, colour, w, h, away > 0)}</g>`)}`;
}

/** What a call stands for: the item in its own colour, in that colour's frame. @param {string} item */
export const keyFace = (item) => svg`
  <use href="#boom-frame-${colourOf(item)}" x="-100" y="-100" width="200" height="200" />${itemSign(item, colourOf(item), 118)}`;

/** A card's back. @param {number} [more] cards beneath */
export const back = (more = 0) =>
  svg`${paper(more)}<use href="#boom-back" x="-100" y="-100" width="200" height="200" />`;
