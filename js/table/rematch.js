/** The game after this one: with other cards, with the same, or the return game. */

import { findBox } from "../games/box.js";
import { proposedBot, proposedOptions } from "../store/played.js";
import { newId, newSeed } from "../store/saves.js";

/**
 * Another game of the same kind.
 * @param {Save} save
 * @param {boolean} same with the same cards
 * @param {string} [bot] in place of all bots
 * @returns {Save}
 */
export function againOf(save, same, bot) {
  const players = save.record.players.map((it) => (it.bot && bot ? { ...it, bot } : it));
  // other cards cannot start from a given position, and come by today's rules
  const { edition } = findBox(save.record.game) ?? save.record;
  const anew = same ? {} : { edition, seed: newSeed(), position: "" };
  const record = { ...save.record, ...anew, players, moves: [] };
  // who knows the cards plays another game
  return { ...save, record, own: !same, before: undefined };
}

/**
 * The real game after a lesson, as the set-up proposes it.
 * @param {Pick<App, "store">} app
 * @param {Save} save of the lesson
 * @returns {Save}
 */
export function realOf(app, save) {
  const box = findBox(save.record.game);
  if (!box) return againOf(save, false);
  const { record, ...more } = againOf(save, false, proposedBot(app, box).bot);
  return { ...more, record: { ...record, options: proposedOptions(app, box) } };
}

/**
 * Whether it matters in this game who begins, and not everybody has sat everywhere yet.
 * @param {Save} save
 */
export function mayReturn({ record, before = [], near }) {
  if (near?.length) return false; // their devices stay where they are
  const seats = record.players.length;
  return before.length + 1 < seats && !!findBox(record.game)?.uneven.includes(seats);
}

/**
 * The return game: the same deal, everybody one seat back; the games before are counted with it.
 * @param {Save} save
 * @param {GameRecord} [last] as it ended
 * @returns {Save}
 */
export function returnOf(save, last = save.record) {
  /** @template T @param {T[]} [all] */
  const moved = ([one, ...rest] = []) => (one === undefined ? [] : [...rest, one]);
  const record = { ...last, players: moved(last.players), moves: [] };
  const own = { names: moved(save.names), animals: save.animals && moved(save.animals) };
  return { ...save, ...own, record, before: [...(save.before ?? []), last], own: false };
}

/** Opens a new game. @param {Pick<TableApp, "saves" | "goOnce">} app @param {Save} save */
export function open({ saves, goOnce }, save) {
  const fresh = { ...save, id: newId(), done: false, photo: undefined };
  goOnce(async () => {
    await saves.put(fresh);
    return `#/game/${fresh.id}`;
  });
}
