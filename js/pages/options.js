/** House rules: when they matter, and how pages tell of them. */

/** @import { Box, Choice } from "../games/box.js" */
/** @import { Player, T } from "../table/types.js" */
/** @typedef {Record<string, number | boolean>} Options */

/** How an option is chosen: yes or no, the seat that begins, or a number. @param {Choice} choice @returns {"switch" | "seat" | "number"} */
export function kindOf({ words, default: usual }) {
  if (typeof usual === "boolean") return "switch";
  return words === "first" ? "seat" : "number";
}

/** Some options matter with certain numbers of players only, some only where no bot plays. @param {Choice} choice @param {Player[]} players */
export const isUsed = ({ seats, bots = true }, players) =>
  (seats.length === 0 || seats.includes(players.length)) &&
  (bots || players.every(({ kind }) => kind === "person"));

/** The options that matter at this table and are not as usual, with their values. @param {Box} box @param {{players: Player[], options: Options}} game @returns {[Choice, number][]} */
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
export function optionText(t, choice, value) {
  const { seat, words } = choice;
  /** @param {number} number */
  const seatText = (number) => t("setup-seat", { number: number + 1 });
  if (kindOf(choice) === "seat") return `${seatText(value)} ${t("setup-begins")}`;
  const name = t(`option-${words}`);
  if (kindOf(choice) === "switch") return value ? name : t("link-without", { rule: name });
  const text = `${name} ${t(`option-${words}-value`, { value, seconds: value / 1000 })}`;
  return seat === null ? text : `${seatText(seat)}: ${text}`;
}
