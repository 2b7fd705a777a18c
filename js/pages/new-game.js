/** A new game: its house rules and how pages tell of them, its players, the address that describes it, and how it is saved. */

import { newId } from "../storage/saves.js";

/** @import { Box, Choice } from "../games/box.js" */
/** @import { App, GameRecord, Player, T } from "../table/types.js" */
/** @typedef {Record<string, number | boolean>} Options */
/** @typedef {{players: Player[], options: Options, flat?: boolean}} Game */

/** Some options matter with certain numbers of players only, some only where no bot plays. @param {Choice} choice @param {Player[]} players */
export const isUsed = ({ seats, bots = true }, players) =>
  (seats.length === 0 || seats.includes(players.length)) &&
  (bots || players.every(({ kind }) => kind === "person"));

/** The options that matter at this table and are not as usual, with their values. @param {Box} box @param {Game} game @returns {[Choice, number][]} */
export const changedOptions = (box, { players, options }) =>
  box.options
    .filter((choice) => isUsed(choice, players))
    .filter(({ name, default: usual }) => Number(options[name] ?? usual) !== Number(usual))
    .map((choice) => [choice, Number(options[choice.name])]);

/** The same option can mean different things in two games, so messages are told the game. @param {T} t @param {Box} box @returns {T} */
export const wordsOf =
  (t, { name }) =>
  (id, args) =>
    t(id, { ...args, game: name });

/** An option with its value, in words. @param {T} t @param {Choice} choice @param {number} value */
export function optionText(t, { kind, seat, words }, value) {
  /** @param {number} number */
  const seatText = (number) => t("setup-seat", { number: number + 1 });
  if (kind === "seat") return `${seatText(value)} ${t("setup-begins")}`;
  const name = t(`option-${words}`);
  if (kind === "switch") return value ? name : t("link-without", { rule: name });
  const text = `${name} ${t(`option-${words}-value`, { value, seconds: value / 1000 })}`;
  return seat === null ? text : `${seatText(seat)}: ${text}`;
}

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

/** `#/new/<game>` starts a game, `#/set-up/<game>` shows the page before it. @param {"new" | "set-up"} page @param {Box} box @param {Game} game */
export function gameAddress(page, box, game) {
  const query = new URLSearchParams({ players: game.players.map(writePlayer).join() });
  if (game.flat) query.set("flat", "1");
  for (const [{ name }, value] of changedOptions(box, game)) query.set(name, String(value));
  return `#/${page}/${box.name}?${query}`;
}

/** Saves a game and returns the address of its table. @param {Pick<App, "saves">} app @param {GameRecord} record @param {Partial<import("../table/types.js").Save>} [more] what is not as usual */
export async function saveGame({ saves }, record, more = {}) {
  const id = newId();
  const names = record.players.map(({ name }) => name ?? "");
  await saves.put({ id, record, names, flat: false, done: false, ...more });
  return `#/game/${id}`;
}
