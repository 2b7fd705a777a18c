/** Which language the page speaks: a language is spoken once its words are there. */

/** @import { Words } from "./words.js" */
/** @import { Part } from "./sources.js" */

/**
 * @param {Words} words to which texts are added
 * @param {(language: string, part: Part) => Promise<string[]>} fetchTexts
 */
export function createSpoken(words, fetchTexts) {
  /** @type {Map<string, Promise<void>>} */
  const coming = new Map();
  let wanted = "";

  /** @param {string} language @param {Part} part */
  function bring(language, part) {
    const key = `${language} ${part}`;
    const texts =
      coming.get(key) ?? fetchTexts(language, part).then((all) => words.add(language, all));
    coming.set(key, texts);
    texts.catch(() => coming.delete(key)); // the next time may have better luck
    return texts;
  }

  return {
    /**
     * Speaks a language, unless another one is wanted before its words are there. Whoever changes
     * the language may be on any page, which needs all words.
     * @param {string} language
     */
    async speak(language) {
      wanted = language;
      if (language === words.language) return;
      const later = words.language ? [bring(language, "later")] : [];
      await Promise.all([bring(language, "first"), ...later]);
      if (wanted === language) words.language = language;
    },

    /** What comes later of the language that is spoken. */
    bringLater: () => bring(words.language, "later"),
  };
}
