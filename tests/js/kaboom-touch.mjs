/** One gesture at a table of Kaboom!, from its speaker to what is picked. */

import { gesture, makeUi, makeView } from "./kaboom-table.mjs";

const { pick, speaker } = await import("../../js/games/kaboom/game.js");

/** What follows from one gesture at a table: for whom it speaks, what is picked, and ui with what has changed. @param {any} ui @param {any} move */
export function act(ui, move) {
  const seat = speaker(move, ui.offers, ui);
  const own = { ...ui, seat, actions: ui.offers[seat ?? -1] ?? [] };
  const picked = seat === null ? undefined : pick(own.actions, move, own);
  return { seat, ...picked, after: { ...ui, ...picked?.ui } };
}

/** @param {any} ui @param {string} on @param {Record<string, any>} [how] */
export const tap = (ui, on, how = {}) => act(ui, gesture("tap", on, how));

/** A tablet that lies flat: all are persons. @param {any} offered @param {Record<string, any>} [view] @param {Record<string, any>} [more] */
export const flat = (offered, view = {}, more = {}) => makeUi({ flat: true, offers: offered, ...more }, makeView(view));

/** One person alone. @param {any[]} list @param {any} [view] @param {Record<string, any>} [more] */
export const alone = (list, view = makeView(), more = {}) => makeUi({ offers: { 0: list }, ...more }, view);
