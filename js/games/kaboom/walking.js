/** Arrow keys over all cards on the table: along a grid as its seat sees it, then on to the next seat, clockwise. */

import { cellOf } from "./layout.js";
import { cardsOf, PILES, spotOf } from "./spots.js";

/** @import { Action } from "../../table/types.js" */
/** @import { Ui, View } from "./types.js" */
/** @import { Spot } from "./spots.js" */
/** @typedef {{dx?: number, dy?: number}} Way */

/** Where an arrow leads; first to what is offered, else to the own cards. @param {Action[]} actions @param {Way} way @param {Ui} ui @returns {Spot | null} */
export function onward(actions, way, ui) {
  const view = ui.views?.[ui.seat];
  if (!view) return null;
  const all = rows(view);
  const from = ui.cursor;
  if (!from) {
    const offered = actions.flatMap((action) => cardsOf(action, ui.seat)).map(spotOf);
    return offered.find(Boolean) ?? all[0]?.[0] ?? null;
  }
  const own = all.find(([first]) => first?.owner === from.owner) ?? [];
  const isThere = own.some(({ place }) => place === from.place);
  return (isThere && within(own, from, way)) || beyond(all, from, way);
}

/** All that the arrows walk, seat by seat, clockwise from one's own, and at last the piles. @param {View} view @returns {Spot[][]} */
function rows({ seat, grids }) {
  const owners = grids.map((_, i) => (seat + i) % grids.length);
  const cards = owners.map((owner) => (grids[owner] ?? []).map(({ place }) => ({ owner, place })));
  const all = [...cards, PILES.map((_, place) => ({ owner: -1, place }))];
  return all.filter((row) => row.length > 0);
}

/** The next card of the same grid that way. @param {Spot[]} grid @param {Spot} from @param {Way} way */
function within(grid, from, { dx = 0, dy = 0 }) {
  const at = cellOf(from.place);
  const ahead = grid.flatMap((spot) => {
    const { col, row } = cellOf(spot.place);
    const isAhead = dx ? row === at.row && (col - at.col) * dx > 0 : (row - at.row) * dy > 0;
    return isAhead ? [{ spot, far: Math.abs(col - at.col) + Math.abs(row - at.row) }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.spot;
}

/** Into the next row of things: right and up go clockwise; at the side one comes from. @param {Spot[][]} all @param {Spot} from @param {Way} way */
function beyond(all, from, { dx = 0, dy = 0 }) {
  const turn = dx > 0 || dy < 0 ? 1 : all.length - 1;
  const here = all.findIndex(([first]) => first?.owner === from.owner);
  const next = all[(Math.max(0, here) + turn) % all.length] ?? [];
  const near = next.filter(({ place }) => cellOf(place).row === cellOf(from.place).row);
  const line = (near.length ? near : next).toSorted(
    (a, b) => cellOf(a.place).col - cellOf(b.place).col,
  );
  return (dx < 0 ? line.at(-1) : line[0]) ?? null;
}
