/**
 * A small picture of a table that is kept with a saved game: what everybody sees of it, in few
 * letters. It outlives the rules of its game.
 */

import { html } from "lit-html";
import { allowed } from "../engine/files.js";

/**
 * What is kept with a game: whose turn it is, its table, everybody's points, and who has won. No
 * game is lost because its picture fails.
 * @param {Pick<GameModule, "photo" | "hide">} game
 * @param {Pick<Update, "views"> & Partial<Pick<Update, "outcome">>} update
 * @returns {Pick<Save, "photo">}
 */
export function photoOf({ photo, hide }, { views, outcome }) {
  const taken = allowed(() => {
    const view = hide(Object.values(views)[0]);
    const seen = { turn: view.turn ?? null, table: photo?.take(view) ?? "" };
    if (outcome) return { ...seen, points: outcome.scores, winners: outcome.winners };
    return photo ? { ...seen, points: photo.points(view) } : seen;
  });
  return { photo: taken };
}

/**
 * The picture; null where there is none, or it cannot be drawn any more.
 * @param {Pick<GameModule, "photo"> | undefined} game
 * @param {string} [table]
 */
export function photoDrawn(game, table) {
  const drawing = table && allowed(() => game?.photo?.show(table));
  if (!drawing) return null;
  return html`<svg class="photo" viewBox=${drawing.box.join(" ")} aria-hidden="true">
    ${drawing.content}
  </svg>`;
}
