/** The hands on the discard: each seat's own, from its side of the table; whoever was first lies at the bottom. */

import { nothing } from "lit-html";
import { handsLayer, margin, side } from "../../table/hands.js";
import { isClear, middle } from "./layout.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */

/** The seats whose hands lie there, from the bottom up. @param {View} view @param {Ui} ui @returns {number[]} */
export function fallen({ window: open, slap, caller }, { hands: pressed }) {
  const own = Object.keys(pressed ?? {}).map(Number);
  const judged = slap ? [slap.seat, ...slap.others] : [];
  return [...new Set([...judged, ...(open?.slaps ?? []), ...own])].filter(
    (seat) => seat !== caller,
  );
}

/** All hands, and by how much the first was first. @param {View} view @param {Ui} ui */
export function hands(view, ui) {
  if (!isClear(ui.field)) return nothing;
  const { discard, size, radius } = middle(ui.field, ui.flat);
  const [seats, spot] = [fallen(view, ui), { ...discard, size, radius }];
  const isVain = !view.window && !view.slap;
  const first = view.slap?.seat;
  const all = seats.map(
    (seat) =>
      /** @type {const} */ ({
        seat,
        kind: isVain ? "vain" : seat === first ? "won" : "",
        angle: side(seat, spot, ui),
        key: isVain ? `${seat} ${ui.hands?.[seat]}` : seat,
      }),
  );
  const ready = Object.keys(ui.views ?? {})
    .map(Number)
    .filter((seat) => seat !== view.caller)
    .map((seat) => ({ seat, angle: side(seat, spot, ui) }));
  return handsLayer(all, spot, ui, {
    ready,
    more: view.slap
      ? margin(
          view.slap,
          seats.find((seat) => seat !== first),
          spot,
          ui,
        )
      : nothing,
  });
}
