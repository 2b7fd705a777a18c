/** The hands on the pile: whose they are, the first at the bottom, and by how much it was first. */

import { fallen, handsLayer } from "../../table/hands.js";
import { isRoomy, middle, sideOf } from "./layout.js";

/** @import { Ui, View } from "./types.js" */

/** A hand is this large and lies this far from the middle, in breadths of a card: what that shows must be seen. */
const LARGE = 0.62;
const AWAY = 0.45;
/** Pads lie at everybody's right hand: from there it comes, over a corner where no picture is. */
const RIGHT = -45;

/** The layer of the hands. @param {View} view @param {Ui} ui */
export function hands({ window: open, won, turn, pads }, ui) {
  const spot = middle(ui);
  const those = {
    seats: isRoomy(ui.field) ? fallen(won, open, ui) : [],
    first: won,
    isVain: (/** @type {number} */ seat) => !["open", "slapped"].includes(pads[seat] ?? ""),
    angleOf: (/** @type {number} */ seat) => sideOf(seat, ui) + RIGHT,
    ready: turn === null ? [] : Object.keys(ui.views ?? {}).map(Number),
  };
  return handsLayer(those, { ...spot, size: LARGE * spot.size, away: AWAY * spot.size }, ui);
}
