/**
 * What this device remembers of finished games: which bot it proposes next, and why. The engine
 * names the winners; nothing here looks at scores.
 */

import { personsOf } from "../table/players.js";
import { keepOfGame, ofGame } from "./settings.js";
import { isObject } from "./shape.js";

/** @import { Outcome } from "../../build/types/engine" */
/**
 * @typedef {{bot?: string, wins?: number, why?: "won" | "lost" | ""}} Played bot: the one that is
 *   proposed; wins: in a row against it; why it is another one than the last
 */
/** @typedef {{store: Pick<App["store"], "get">}} Device */

/** @param {Device} device @param {string} game @returns {Played | undefined} */
const playedOf = ({ store }, game) => {
  const played = ofGame(store, "played", game);
  return isObject(played) ? played : undefined;
};

/**
 * Whether no game of this kind was ever finished on this device.
 * @param {Device} device
 * @param {string} game
 */
export const isNewcomer = (device, game) => playedOf(device, game) === undefined;

/**
 * The bot to play against, and why: the easiest one at first.
 * @param {Device} device
 * @param {Pick<Box, "name" | "bots">} box
 * @returns {{bot: string, why: "first" | "won" | "lost" | ""}}
 */
export function proposedBot(device, { name, bots }) {
  const { bot = "", why = "" } = playedOf(device, name) ?? { why: "first" };
  return bots.includes(bot) ? { bot, why } : { bot: bots[0], why: "first" };
}

/**
 * The usual house rules, with what is proposed to newcomers.
 * @param {Device} device
 * @param {Pick<Box, "name" | "options">} box
 */
export function proposedOptions(device, { name, options }) {
  const isNew = isNewcomer(device, name);
  return Object.fromEntries(
    options.map((one) => [one.name, (isNew ? one.newcomers : null) ?? one.default]),
  );
}

/**
 * Remembers a finished game, and returns the bot that is proposed instead of its bot, or "".
 * @param {{store: Pick<App["store"], "get" | "set">}} device
 * @param {Pick<Box, "name" | "bots">} box
 * @param {Save} save
 * @param {Pick<Outcome, "winners">} outcome
 */
export function remember({ store }, { name, bots }, save, { winners }) {
  if (save.record.position) return ""; // a prepared table, as of a lesson, is no whole game
  const before = playedOf({ store }, name) ?? {};
  const after = isCounted(save) ? next(before, bots, save.record.players, winners) : before;
  keepOfGame(store, "played", name, after);
  return (after !== before && after.why && after.bot) || "";
}

/**
 * One person against bots, in a game that this device dealt: no class task, no link.
 * @param {Save} save
 */
const isCounted = ({ own, task, record: { players } }) =>
  own === true && !task && personsOf(players) === 1 && players.length > 1;

/**
 * A lost game makes the next bot easier, two wins in a row against the same one make it harder.
 * @param {Played} before
 * @param {string[]} bots from weak to strong
 * @param {Player[]} players
 * @param {number[]} winners
 * @returns {Played}
 */
function next(before, bots, players, winners) {
  const met = Math.max(...players.map(({ bot = "" }) => bots.indexOf(bot)));
  const same = { bot: bots[met], why: /** @type {const} */ ("") };
  if (winners.length === players.length) return { ...same, wins: 0 };
  const hasWon = winners.some((seat) => players[seat].kind === "person");
  const wins = (before.bot === bots[met] ? (before.wins ?? 0) : 0) + 1;
  const to = hasWon ? bots[met + 1] : bots[met - 1];
  if (to && (wins === 2 || !hasWon)) return { bot: to, wins: 0, why: hasWon ? "won" : "lost" };
  return { ...same, wins: hasWon ? wins : 0 };
}
