/**
 * The first bot of each game that has one: with it somebody begins in the workshop. Its comments are
 * in the reader's language.
 */

/** @type {Record<string, () => Promise<any>>} */
const CODES = import.meta.glob("../../assets/games/*/bot.py", { query: "?raw", import: "default" });

/** @typedef {Record<string, string>} Comments by the English ones */

/** @type {Record<string, () => Promise<any>>} */
const COMMENTS = import.meta.glob("../../assets/locales/*/comments.json", { import: "default" });

/**
 * What a language says in place of the English comments; of what it lacks, nothing.
 * @param {string} language
 * @returns {Promise<Comments>}
 */
export const commentsIn = async (language) =>
  (await COMMENTS[`../../assets/locales/${language}/comments.json`]?.()) ?? {};

/** A code with the comments of another language. @param {string} code @param {Comments} comments */
export const commented = (code, comments) =>
  code.replace(/# (.+)$/gm, (all, said) => (comments[said] ? `# ${comments[said]}` : all));

/** @param {string} game */
const codeOf = (game) => CODES[`../../assets/games/${game}/bot.py`];

/** Whether one can write a bot for this game. @param {string} game */
export const hasWorkshop = (game) => Boolean(codeOf(game));

/**
 * The code of its first bot.
 * @param {Pick<App, "words">} app
 * @param {string} game
 * @returns {Promise<string | undefined>}
 */
export async function firstCode({ words }, game) {
  const [code, comments] = await Promise.all([codeOf(game)?.(), commentsIn(words.language)]);
  return code && commented(code, comments);
}

/** Where one writes a bot against this one. @param {string} game @param {string} bot */
export const addressAgainst = (game, bot) => `#/workshop/${game}?against=${bot}`;
