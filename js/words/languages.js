/** The languages of the box, and which of them a person reads. */

/**
 * @typedef {object} Language a folder of `assets/locales`
 * @property {string} name its own
 * @property {"ltr" | "rtl"} dir
 * @property {string[]} plurals the kinds of numbers that it tells apart, as `Intl.PluralRules` does
 * @property {string} [letters] the file of its letters, if the box's own have them not
 * @property {boolean} read whether somebody has read it all who grew up with it
 */

const OF = "../../assets/locales/";
/** @type {Record<string, Language>} */
const files = import.meta.glob("../../assets/locales/*/about.json", {
  eager: true,
  import: "default",
});

/** By their tags; English, which stands in where another one lacks words, is the first. */
export const LANGUAGES = Object.fromEntries(
  Object.entries(files)
    .map(([path, about]) => /** @type {const} */ ([path.slice(OF.length).split("/")[0], about]))
    .sort(([one = ""], [other = ""]) => Number(other === "en") - Number(one === "en")),
);

/**
 * A tag's language, writing and region; one that says little has those of most of its readers.
 * @param {string} tag
 */
function partsOf(tag) {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    return { spoken: `${language}-${script}`, region };
  } catch {
    return { spoken: tag, region: "" }; // no tag at all
  }
}

/** The language that serves a reader of this one best, if any. @param {string} wish */
function languageFor(wish) {
  const { spoken, region } = partsOf(wish);
  const found = Object.keys(LANGUAGES).filter((tag) => partsOf(tag).spoken === spoken);
  return found.find((tag) => partsOf(tag).region === region) ?? found[0];
}

/** The best language for a person. @param {string} chosen @param {readonly string[]} wishes */
export const pickLanguage = (chosen, wishes) =>
  [chosen, ...wishes].map(languageFor).find(Boolean) ?? "en";

/**
 * How a reader of this language writes days and hours: as at home, if the tablet says where that
 * is.
 * @param {string} language
 * @param {readonly string[]} wishes
 */
export const pickRegion = (language, wishes) =>
  wishes.find((wish) => languageFor(wish) === language) ?? language;
