/** A new game: the address that describes it, its players, and how it is saved. */

import { newId } from "../storage/saves.js";
import { changedOptions } from "./options.js";

/** @import { Box } from "../games/box.js" */
/** @import { App, GameRecord, Player } from "../table/types.js" */
/** @import { Options } from "./options.js" */

/** The players that an address names; by default one person against the fewest bots. @param {Box} box @param {Record<string, string>} query @returns {Player[]} */
export const playersIn = (box, { players }) =>
  players?.split(",").map(readPlayer) ?? [{ kind: "person" }, ...middleBots(box, box.seats[0] - 1)];

/** A bot's name, or a person with or without a name: `person`, `person:Anna`. @param {string} word @returns {Player} */
function readPlayer(word) {
  const [kind = "", ...name] = word.split(":");
  return kind === "person" ? { kind, name: name.join(":") } : { kind: "bot", bot: kind };
}

/** @param {Player} player */
function writePlayer({ kind, bot, name }) {
  if (kind !== "person") return bot;
  return name ? `person:${name.replaceAll(",", " ")}` : kind;
}

/** @param {Box} box @param {number} count @returns {Player[]} */
export const middleBots = ({ levels }, count) =>
  Array.from({ length: count }, () => ({ kind: "bot", bot: levels.middle }));

/** `#/new/<game>` starts a game, `#/set-up/<game>` shows the page before it. @param {"new" | "set-up"} page @param {Box} box @param {{players: Player[], options: Options, flat?: boolean}} game */
export function gameAddress(page, box, { players, options, flat = false }) {
  const query = new URLSearchParams({ players: players.map(writePlayer).join() });
  if (flat) query.set("flat", "1");
  for (const [{ name }, value] of changedOptions(box, { players, options }))
    query.set(name, String(value));
  return `#/${page}/${box.name}?${query}`;
}

/** Saves a game and returns the address of its table. @param {Pick<App, "saves">} app @param {GameRecord} record @param {Partial<import("../table/types.js").Save>} [more] what is not as usual */
export async function saveGame({ saves }, record, more = {}) {
  const id = newId();
  const names = record.players.map(({ name }) => name ?? "");
  await saves.put({ id, record, names, flat: false, done: false, ...more });
  return `#/game/${id}`;
}
