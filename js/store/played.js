/** What this device keeps of finished games: which bot Python proposes next, and why. */

import { keepOfGame, ofGame } from "./settings.js";
import { isObject } from "./shape.js";

/** @import { Met } from "../../build/types/engine" */
/** @typedef {{store: Pick<App["store"], "get">}} Device */

/** @param {Device} device @param {string} game @returns {Partial<Met> | undefined} */
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
 * @param {Pick<Box, "name" | "bots" | "levels">} box
 * @returns {{bot: string, why: "first" | "won" | "lost" | ""}}
 */
export function proposedBot(device, { name, bots, levels }) {
  const { bot = "", why = "" } = playedOf(device, name) ?? { why: "first" };
  return bots.includes(bot) ? { bot, why } : { bot: levels.easy, why: "first" };
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
 * After a finished game: asks the engine which bot is proposed next, keeps that, and returns the bot
 * that is proposed from now on instead, or "". A class task says nothing of whoever plays on this
 * device: there the child is who was picked.
 * @param {{store: Pick<App["store"], "get" | "set">, engine: Pick<App["engine"], "ask">}} device
 * @param {Save} save
 */
export async function remember({ store, engine }, { record: { game }, own, task }) {
  if (task) return "";
  const kept = playedOf({ store }, game);
  const { proposal } = await engine.ask({ op: "proposal", kept, own: own === true });
  if (proposal?.kept) keepOfGame(store, "played", game, proposal.kept);
  return proposal?.bot ?? "";
}
