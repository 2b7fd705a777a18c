/** Kaboom!'s picture: the middle below, the hands that fell upon it, the grids above. All in pixels of the table. */

import { html } from "lit-html";
import { boardLayer } from "./centre.js";
import { handLayer } from "./grids.js";
import { hands } from "./hands.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */

/** The middle fits itself; fingers neither move nor enlarge it. */
export const zoom = { least: 1, most: 1 };

/** The picture of a view. @param {View} view @param {Ui} ui */
export const scene = (view, ui) =>
  html`${boardLayer(view, ui)}${hands(view, ui)}${handLayer(view, ui)}`;

/** The middle is as large as its field. @param {View} _ @param {Ui} ui @returns {import("../../table/types.js").Box} */
export const extent = (_, { field }) => (field.w > 0 ? field : { x: 0, y: 0, w: 1, h: 1 });
