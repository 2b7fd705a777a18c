/** Choco Challenge's things as plain data, which the engine tells, and their drawings as symbols for `<use>`: once in a page. */

import { svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import drawings from "../../../assets/games/choco_challenge/things.svg?raw";
import built from "../../../build/engine.json" with { type: "json" };

export const things = svg`${unsafeSVG(drawings)}`;

/** @type {{crowns: Record<string, number>, kinds: Record<string, string>, costs: number[], tools: string[], places: number}} */
const pieces = /** @type {any} */ (built.games.find(({ name }) => name === "choco_challenge"))
  .pieces;

/** Ingredient to its crowns, and to its kind (base, filling or spice); desserts by their cost; tools; places of the market. */
export const { crowns: CROWNS, kinds: KINDS, costs: COSTS, tools: TOOLS, places: PLACES } = pieces;
