/** The languages of the box, and which of them a person reads. */

/** By their own names. */
export const LANGUAGES = /** @type {const} */ ({ en: "English", de: "Deutsch" });

/** The best language for a person. @param {string} chosen @param {readonly string[]} wishes */
export function pickLanguage(chosen, wishes) {
  const known = Object.keys(LANGUAGES);
  const all = [chosen, ...wishes].map((wish) => wish.slice(0, 2).toLowerCase());
  return all.find((wish) => known.includes(wish)) ?? "en";
}

/**
 * How a reader of this language writes days and hours: as at home, if the tablet says where that
 * is.
 * @param {string} language
 * @param {readonly string[]} wishes
 */
export const pickRegion = (language, wishes) =>
  wishes.find((wish) => wish.slice(0, 2).toLowerCase() === language) ?? language;
