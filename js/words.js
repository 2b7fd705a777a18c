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

/** @param {Sources} sources @param {string} language */
export function createWords(sources, language = "en") {
  let current = language;
  const bundles = new Map(Object.keys(sources).map((name) => [name, makeBundle(name, sources[name])]));

  /**
   * @param {string} id
   * @param {Record<string, any>} [args]
   */
  function t(id, args) {
    for (const name of [current, "en"]) {
      const bundle = bundles.get(name);
      const message = bundle?.getMessage(id);
      if (bundle && message?.value) return bundle.formatPattern(message.value, args, []);
    }
    return id;
  }

  return {
    t,
    /** @param {string} id */
    has: (id) => Boolean(bundles.get(current)?.hasMessage(id) || bundles.get("en")?.hasMessage(id)),
    get language() { return current; },
    set language(name) { current = name; },
  };
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
