/** Arrow keys over all cards on the table: along a grid as its seat sees it, then on to the next seat, clockwise. */

import { cellOf } from "./layout.js";
import { cardsOf } from "./marks.js";
import { rows, spotOf } from "./spots.js";

/** @import { Ui } from "./types.js" */
/** @import { Spot } from "./spots.js" */
/** @typedef {{dx?: number, dy?: number}} Way */

/** Where an arrow leads; first to what is offered, else to the own cards. @param {import("../../table/types.js").Action[]} actions @param {Way} way @param {Ui} ui @returns {Spot | null} */
export function onward(actions, way, ui) {
  const view = ui.views?.[ui.seat];
  if (!view) return null;
  const all = rows(view);
  const from = ui.cursor;
  if (!from)
    return (
      actions
        .flatMap((action) => cardsOf(action, ui.seat))
        .map(spotOf)
        .find(Boolean) ??
      all[0]?.[0] ??
      null
    );
  const own = all.find(([first]) => first?.owner === from.owner) ?? [];
  const isThere = own.some(({ place }) => place === from.place);
  return (isThere && within(own, from, way)) || beyond(all, from, way);
}

/** The next card of the same grid that way. @param {Spot[]} grid @param {Spot} from @param {Way} way */
function within(grid, from, { dx = 0, dy = 0 }) {
  const at = cellOf(from.place);
  const far = (/** @type {Spot} */ { place }) =>
    Math.abs(cellOf(place).col - at.col) + Math.abs(cellOf(place).row - at.row);
  const ahead = grid.filter(({ place }) => {
    const to = cellOf(place);
    return dx ? to.row === at.row && (to.col - at.col) * dx > 0 : (to.row - at.row) * dy > 0;
  });
  return ahead.sort((a, b) => far(a) - far(b))[0];
}

/** Into the next row of things: right and up go clockwise; at the side one comes from. @param {Spot[][]} all @param {Spot} from @param {Way} way */
function beyond(all, from, { dx = 0, dy = 0 }) {
  const turn = dx > 0 || dy < 0 ? 1 : all.length - 1;
  const here = Math.max(
    0,
    all.findIndex(([first]) => first?.owner === from.owner),
  );
  const next = all[(here + turn) % all.length] ?? [];
  const { row } = cellOf(from.place);
  const near = next.filter(({ place }) => cellOf(place).row === row);
  const line = [...(near.length ? near : next)].sort(
    (a, b) => cellOf(a.place).col - cellOf(b.place).col,
  );
  return (dx < 0 ? line.at(-1) : line[0]) ?? null;
}
