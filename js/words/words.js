/** Every visible word: Fluent messages, one language at a time, English where one is missing. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {Record<string, string[]>} Sources language to the texts of its .ftl files */

/** The languages, by their own names. */
export const LANGUAGES = /** @type {const} */ ({ en: "English", de: "Deutsch" });

/** The best language for a person. @param {string} chosen @param {readonly string[]} wishes */
export function pickLanguage(chosen, wishes) {
  const known = Object.keys(LANGUAGES);
  const all = [chosen, ...wishes].map((wish) => wish.slice(0, 2).toLowerCase());
  return all.find((wish) => known.includes(wish)) ?? "en";
}

/** How a reader of this language writes days and hours: as at home, if the tablet says where that is. @param {string} language @param {readonly string[]} wishes */
export const pickRegion = (language, wishes) =>
  wishes.find((wish) => wish.slice(0, 2).toLowerCase() === language) ?? language;

/** Day and time of an instant, as readers of that region write them. @param {string} region @param {number} ms since 1970 */
export const dayAndTime = (region, ms) =>
  new Intl.DateTimeFormat(region, { dateStyle: "medium", timeStyle: "short" }).format(ms);

/** @param {Sources} sources @param {string} language */
export function createWords(sources, language = "en") {
  /** @type {Record<string, FluentBundle>} */
  const bundles = {};

  /** A language is read when it is first spoken. @param {string} name */
  function bundleOf(name) {
    bundles[name] ??= makeBundle(name, sources[name] ?? []);
    return bundles[name];
  }

  const words = {
    language,
    /** what dates are written by, as "en-GB" */
    region: language,

    /** @param {string} id @param {Record<string, any>} [args] */
    t(id, args) {
      for (const name of [words.language, "en"]) {
        const bundle = bundleOf(name);
        const message = bundle.getMessage(id);
        if (message?.value) return bundle.formatPattern(message.value, args, []);
      }
      return id;
    },

    /** Words that come later. @param {string} name of the language @param {string} text */
    add(name, text) {
      sources[name] = [...(sources[name] ?? []), text];
      delete bundles[name];
    },

    /** @param {string} id */
    has: (id) => bundleOf(words.language).hasMessage(id) || bundleOf("en").hasMessage(id),
  };
  return words;
}

/** @param {string} language @param {string[]} texts */
function makeBundle(language, texts) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length) throw errors[0];
  }
  return bundle;
}
