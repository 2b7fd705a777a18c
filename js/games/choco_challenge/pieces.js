/** Choco Challenge's things as plain data, and their drawings as symbols for `<use>`: once in a page. */

import { svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import drawings from "../../../assets/games/choco_challenge/things.svg?raw";

export const things = svg`${unsafeSVG(drawings)}`;

export const TOOLS = ["whisk", "pastry_bag", "measuring_cup"];
export const COSTS = [4, 5, 6, 7, 8, 9];
/** Places of the market, counted from the deck. */
export const PLACES = 6;
/** From so many drawn cards on, every place may be bought. */
export const ANY = 7;

/** @type {Record<string, "base" | "filling" | "spice">} which of the three kinds of card it is; each has a frame of its own */
const KINDS = {
  cocoa: "base",
  butter: "base",
  sugar: "base",
  milk: "base",
  nuts: "filling",
  rum: "filling",
  cherries: "filling",
  cinnamon: "spice",
  vanilla: "spice",
  ginger: "spice",
  mint: "spice",
  chili: "spice",
};

/** @param {string} name */
export const kindOf = (name) => KINDS[name] ?? "base";

/** The crowns on a card. RULINGS C1 @param {string} name */
export const crownsOf = (name) => (name === "chili" ? 3 : kindOf(name) === "spice" ? 2 : 1);
