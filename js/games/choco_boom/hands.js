/** The hands on the pile: whose they are, the first at the bottom, and by how much it was first. */

import { nothing } from "lit-html";
import { handsLayer, margin } from "../../table/hands.js";
import { isRoomy, middle, sideOf } from "./layout.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("../../table/hands.js").Kind} Kind */

/** A hand is this large and lies this far from the middle, in breadths of a card: what that shows must be seen. */
const LARGE = 0.62;
const AWAY = 0.45;
/** Pads lie at everybody's right hand: from there it comes, over a corner where no picture is. */
const RIGHT = -45;

/** The seats whose hands lie there, from the bottom up. @param {View} view @param {Ui} ui @returns {number[]} */
export function fallen({ window: open, won }, { hands: pressed }) {
  const own = Object.keys(pressed ?? {}).map(Number);
  const judged = won ? [won.seat, ...won.others] : [];
  return [...new Set([...judged, ...(open?.slaps ?? []), ...own])];
}

/** Nothing can be slapped by that seat now: its hand goes again. @param {View} view @param {number} seat @returns {Kind} */
function kindOf({ window: open, won, paused, case: asked }, seat) {
  if (won) return won.seat === seat ? "won" : won.others.includes(seat) ? "" : "vain";
  const counts =
    open?.slaps.includes(seat) || (open && !open.spent.includes(seat) && !paused && !asked);
  return counts ? "" : "vain";
}

/** The layer of the hands. @param {View} view @param {Ui} ui */
export function hands(view, ui) {
  const { won } = view;
  const spot = middle(ui);
  const seats = isRoomy(ui.field) ? fallen(view, ui) : [];
  const lying = seats.map((seat) => {
    const kind = kindOf(view, seat);
    return {
      seat,
      kind,
      angle: sideOf(seat, ui) + RIGHT,
      ...(kind === "vain" ? { key: `${seat} ${ui.hands?.[seat]}` } : {}),
    };
  });
  const persons = view.turn === null ? [] : Object.keys(ui.views ?? {}).map(Number);
  const ready = persons.map((seat) => ({ seat, angle: sideOf(seat, ui) + RIGHT }));
  return handsLayer(lying, { ...spot, size: LARGE * spot.size, away: AWAY * spot.size }, ui, {
    ready,
    more: won && seats.length ? margin(won, won.others[0], spot, ui) : nothing,
  });
}
