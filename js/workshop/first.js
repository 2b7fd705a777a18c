/** The first bot of each game that has one: with it somebody begins in the workshop. */

/** @type {Record<string, () => Promise<any>>} */
const CODES = import.meta.glob("../../assets/games/*/bot.py", { query: "?raw", import: "default" });

const fileOf = (/** @type {string} */ game) => `../../assets/games/${game}/bot.py`;

/** Whether one can write a bot for this game. @param {string} game */
export const hasWorkshop = (game) => fileOf(game) in CODES;

/** The code of its first bot. @param {string} game @returns {Promise<string> | undefined} */
export const firstCode = (game) => CODES[fileOf(game)]?.();

/** Where one writes a bot against this one. @param {string} game @param {string} bot */
export const addressAgainst = (game, bot) => `#/workshop/${game}?against=${bot}`;
