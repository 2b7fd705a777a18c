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

/**
 * How a reader of this language writes days and hours: as at home, if the tablet says where that
 * is.
 * @param {string} language
 * @param {readonly string[]} wishes
 */
export const pickRegion = (language, wishes) =>
  wishes.find((wish) => wish.slice(0, 2).toLowerCase() === language) ?? language;

/**
 * Day and time of an instant, as readers of that region write them.
 * @param {string} region
 * @param {number} ms since 1970
 */
export const dayAndTime = (region, ms) =>
  new Intl.DateTimeFormat(region, { dateStyle: "medium", timeStyle: "short" }).format(ms);

/** @param {Sources} sources @param {string} language */
export function createWords(sources, language = "en") {
  /** @type {Record<string, Language>} */
  const languages = {};

  /** @param {string} name @param {string} id */
  function messageOf(name, id) {
    languages[name] ??= new Language(name, sources[name] ?? []);
    return languages[name].message(id);
  }

  const words = {
    language,
    /** what dates are written by, as "en-GB" */
    region: language,

    /** @param {string} id @param {Record<string, any>} [args] */
    t(id, args) {
      for (const name of [words.language, "en"]) {
        const value = messageOf(name, id)?.value;
        if (value) return languages[name].bundle.formatPattern(value, args, []);
      }
      return id;
    },

    /** Words that come later. @param {string} name of the language @param {string} text */
    add(name, text) {
      sources[name] = [...(sources[name] ?? []), text];
      languages[name]?.unread.push(asUnread(text));
    },

    /** @param {string} id */
    has: (id) => Boolean(messageOf(words.language, id) ?? messageOf("en", id)),
  };
  return words;
}

/** A text in which each message begins a line, the first one too. @param {string} text */
const asUnread = (text) => `\n${text}`;

/**
 * The messages of one language. A text is read when the first of its messages is spoken: the start
 * needs few of them.
 */
class Language {
  /**
   * @param {string} name
   * @param {string[]} texts of its .ftl files; no message of one names a message of another
   */
  constructor(name, texts) {
    this.bundle = new FluentBundle(name, { useIsolating: false });
    this.unread = texts.map(asUnread);
  }

  /** @param {string} id */
  message(id) {
    const { bundle, unread } = this;
    if (bundle.hasMessage(id)) return bundle.getMessage(id);
    const start = `\n${id} =`;
    const at = unread.findIndex((text) => text.includes(start));
    if (at < 0) return undefined;
    const errors = bundle.addResource(new FluentResource(unread.splice(at, 1)[0]));
    if (errors.length) throw errors[0];
    return bundle.getMessage(id);
  }
}
