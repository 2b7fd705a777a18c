/**
 * The first bot of each game that has one: with it somebody begins in the workshop. Its comments are
 * in the reader's language.
 */

/** @type {Record<string, () => Promise<any>>} */
const CODES = import.meta.glob(["../../assets/games/*/bot.py", "../../assets/games/*/*/bot.py"], {
  query: "?raw",
  import: "default",
});

/**
 * The file of a code: the one beside, in a folder of that language, or else the English one.
 * @template Found
 * @param {Record<string, Found>} codes
 * @param {string} game
 * @param {string} language
 * @param {string} file
 */
export const inLanguage = (codes, game, language, file) =>
  codes[`../../assets/games/${game}/${language}/${file}`] ??
  codes[`../../assets/games/${game}/${file}`];

/** Whether one can write a bot for this game. @param {string} game */
export const hasWorkshop = (game) => Boolean(inLanguage(CODES, game, "en", "bot.py"));

/**
 * The code of its first bot.
 * @param {Pick<App, "words">} app
 * @param {string} game
 * @returns {Promise<string> | undefined}
 */
export const firstCode = ({ words }, game) => inLanguage(CODES, game, words.language, "bot.py")?.();

/** Where one writes a bot against this one. @param {string} game @param {string} bot */
export const addressAgainst = (game, bot) => `#/workshop/${game}?against=${bot}`;
