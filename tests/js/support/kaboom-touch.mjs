/** One gesture at a table of Kaboom!, from its speaker to what is picked. */

import { actingAt } from "./drawn.mjs";
import { gesture, makeUi, makeView } from "./kaboom-table.mjs";

const { pick, speaker } = await import("../../../js/games/kaboom/game.js");

export const act = actingAt({ pick, speaker });

/** @param {any} ui @param {string} on @param {Record<string, any>} [how] */
export const tap = (ui, on, how = {}) => act(ui, gesture("tap", on, how));

/**
 * A tablet that lies flat: all are persons.
 * @param {any} offered
 * @param {Record<string, any>} [view]
 * @param {Record<string, any>} [more]
 */
export const flat = (offered, view = {}, more = {}) =>
  makeUi({ flat: true, offers: offered, ...more }, makeView(view));

/** One person alone. @param {any[]} list @param {any} [view] @param {Record<string, any>} [more] */
export const alone = (list, view = makeView(), more = {}) =>
  makeUi({ offers: { 0: list }, ...more }, view);
