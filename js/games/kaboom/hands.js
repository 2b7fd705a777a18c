/** The hands on the discard: each seat's own, from its side of the table; whoever was first lies at the bottom. */

import { nothing } from "lit-html";
import { fallen, handsLayer, side } from "../../table/hands.js";
import { isClear, middle } from "./layout.js";

/** @import { Ui, View } from "./types.js" */

/** All hands, and by how much the first was first. @param {View} view @param {Ui} ui */
export function hands({ window: open, slap, pads }, ui) {
  if (!isClear(ui.field)) return nothing;
  const { discard, size, radius } = middle(ui.field, ui.flat);
  const spot = { ...discard, size, radius };
  const isFree = (/** @type {number} */ seat) => pads[seat] !== "locked";
  const those = {
    seats: fallen(slap, open, ui).filter(isFree),
    first: slap,
    isVain: () => !open && !slap,
    angleOf: (/** @type {number} */ seat) => side(seat, spot, ui),
    ready: Object.keys(ui.views ?? {})
      .map(Number)
      .filter(isFree),
  };
  return handsLayer(those, spot, ui);
}
