/** Choco-Boom's calls as plain data, and the drawings as symbols for `<use>`: once in a page. */

import { svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import drawings from "../../../assets/games/choco_boom/items.svg?raw";

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
