/** Choco-Boom's picture: the ground below, the pile above the trays, and over that the hands. All in pixels of the table. */

import { html } from "lit-html";
import { boardLayer, pileLayer } from "./centre.js";
import { hands } from "./hands.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */

/** The middle fits itself; fingers neither move nor enlarge it. */
export const zoom = { least: 1, most: 1 };

/** The picture of a view. @param {View} view @param {Ui} ui */
export const scene = (view, ui) =>
  html`${boardLayer(view, ui)}${pileLayer(view, ui)}${hands(view, ui)}`;

/** The middle is as large as its field. @param {View} _ @param {Ui} ui @returns {import("../../table/types.js").Box} */
export const extent = (_, { field }) => (field.w > 0 ? field : { x: 0, y: 0, w: 1, h: 1 });
