/** Every visible word: Fluent messages, one language at a time. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {Record<string, string[]>} Sources language to the texts of its .ftl files */
/** @typedef {ReturnType<typeof createWords>} Words */

/**
 * Day and time of an instant, as readers of that region write them.
 * @param {string} region
 * @param {number} ms since 1970
 */
export const dayAndTime = (region, ms) =>
  new Intl.DateTimeFormat(region, { dateStyle: "medium", timeStyle: "short" }).format(ms);

/**
 * "Anna, Ben, and Cleo", as a language says it: the one place where words are joined.
 * @param {string[]} words
 * @param {string} language
 * @param {Intl.ListFormatType} [type]
 */
export const list = (words, language, type = "conjunction") =>
  new Intl.ListFormat(language, { type }).format(words);

/** @param {Sources} [sources] @param {string} [language] the first of them; "" while none is there */
export function createWords(sources = {}, language = Object.keys(sources)[0] ?? "") {
  /** @type {Record<string, Language>} */
  const languages = {};
  for (const [name, texts] of Object.entries(sources)) add(name, texts);

  /** Texts of a language. @param {string} name @param {string[]} texts */
  function add(name, texts) {
    languages[name] ??= new Language(name);
    languages[name].unread.push(...texts.map(asUnread));
  }

  const words = {
    language,
    /** what dates are written by, as "en-GB" */
    region: language,
    /** the language that was wanted and did not come, if any */
    missed: "",
    /** how the reader plays: "keys" or "touch", which a mouse is too; "" while nobody knows */
    way: "",
    add,

    /**
     * A message that is not there is its own name.
     * @param {string} id may end with the name of an attribute: "card-king.object"
     * @param {Record<string, any>} [args] an array is said as a list; way: for whom else it is said;
     *   breaks: where a word may break, that is told too
     */
    t(id, args = {}) {
      const spoken = languages[words.language];
      const value = spoken?.pattern(id);
      if (!spoken || !value) return id;
      const all = listed({ way: words.way, ...args }, words.language);
      const text = withoutSigns(spoken.bundle.formatPattern(value, all, []));
      return args.breaks ? text : unbroken(text);
    },

    /** @param {string} id */
    has: (id) => Boolean(languages[words.language]?.pattern(id)),
  };
  return words;
}

/** What a message may name, with each array as a list. @param {Record<string, any>} args @param {string} language */
const listed = (args, language) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      Array.isArray(value) ? list(value.map(String), language) : value,
    ]),
  );

const RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LEFT = /\p{Nd}|(?=\p{L})[^\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/**
 * Values stand apart from their sentence by signs that nobody sees, or a Hebrew name would turn an
 * English sentence around. Where all is read one way they are left out: texts become names of files,
 * too.
 * @param {string} text
 */
const withoutSigns = (text) =>
  RIGHT.test(text) && LEFT.test(text) ? text : text.replace(/[\u2068\u2069]/g, "");

/**
 * A text without the places where its words may break: readers stumble there.
 * @param {string} text
 */
export const unbroken = (text) => text.replaceAll("\u00ad", "");

/** A text in which each message begins a line, the first one too. @param {string} text */
const asUnread = (text) => `\n${text}`;

/**
 * The messages of one language. A text is read when the first of its messages is spoken: the start
 * needs few of them. No message of a text names a message of another.
 */
class Language {
  /** @type {string[]} */
  unread = [];

  /** @param {string} name */
  constructor(name) {
    this.bundle = new FluentBundle(name, { useIsolating: true });
  }

  /** The text of a message, or of one of its attributes. @param {string} id */
  pattern(id) {
    const [name = "", attribute] = id.split(".");
    const message = this.message(name);
    return attribute ? message?.attributes[attribute] : message?.value;
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
