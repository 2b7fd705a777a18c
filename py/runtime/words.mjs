// The words of a language as the page brings them: two files, one for its start and the tables, and
// one that comes later.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createWords } from "../../js/words/words.js";

const LOCALES = new URL("../../assets/locales/", import.meta.url);

/** The folder of each file's texts. @type {Record<string, string>} */
export const PARTS = { first: "", later: "later/" };

const ID = "virtual:words";

/**
 * How the page comes to one of the two files of a language.
 * @typedef {object} Way
 * @property {string} [before] what its script needs for that
 * @property {(tag: string, part: string, plugin: any) => string} ask what promises the texts
 */

/** By a script of its own. @type {Way} */
const BY_SCRIPT = {
  ask: (tag, part) => `import("${ID}/${tag}-${part}").then((script) => script.default)`,
};

/**
 * By a file beside the scripts: what is fetched in vain can be fetched again, and Firefox imports
 * no script a second time.
 * @type {Way}
 */
export const BY_FILE = {
  before: `
async function bring(url) {
  const found = await fetch(url);
  if (!found.ok) throw new Error(found.status + " for " + url);
  return found.json();
}
`,
  ask: (tag, part, plugin) =>
    `bring(import.meta.ROLLUP_FILE_URL_${plugin.emitFile({
      type: "asset",
      name: `${tag}-${part}.json`,
      source: JSON.stringify(textsOf(tag, part)),
    })})`,
};

/**
 * `virtual:words` has the languages, and brings either file of each.
 * @param {Way} [way]
 * @returns {import("vite").Plugin}
 */
export const packWords = ({ before = "", ask } = BY_SCRIPT) => ({
  name: "words",
  resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${ID}`) {
      const entries = languages().map((tag) => entry(tag, (part) => ask(tag, part, this)));
      return `${before}export default { ${entries} };`;
    }
    const [, language = "", part = ""] = /^\0virtual:words\/(.+)-(\w+)$/.exec(id) ?? [];
    if (!language) return undefined;
    for (const file of filesOf(part))
      this.addWatchFile(fileURLToPath(pathOf(language, part, file)));
    return `export default ${JSON.stringify(textsOf(language, part))};`;
  },
});

/** The tags of all languages, English first. */
export const languages = () =>
  readdirSync(LOCALES).sort((one, other) => Number(other === "en") - Number(one === "en"));

/** Of each language its own name, whether somebody has read it, and how much of it is missing. */
export const languagesTold = () =>
  languages().map((tag) => {
    const about = JSON.parse(read(new URL(`${tag}/about.json`, LOCALES)));
    const own = namesIn(tag);
    const all = namesIn("en");
    const missing = all.filter((name) => !own.includes(name)).length;
    return { name: about.name, read: about.read, missing, all: all.length };
  });

/** The names of all messages that a language has itself. @param {string} tag */
const namesIn = (tag) =>
  Object.keys(PARTS).flatMap((part) =>
    filesOf(part).flatMap((file) => [...messagesIn(read(pathOf(tag, part, file))).keys()]),
  );

/** What stands in the page itself, in every language. */
const FRONT = "front.ftl";

/**
 * The texts of the front page, which stands there before any other file comes: a text in each
 * language, of which `begun.js` shows the reader's.
 * @returns {import("vite").Plugin}
 */
export const sayFront = () => ({
  name: "front",
  transformIndexHtml: (page) =>
    page.replace(/(<[^>]*) data-says="([\w-]+)">/g, (_, tag, id) => `${tag}>${spansOf(id)}`),
});

/** @param {string} id */
const spansOf = (id) =>
  languages()
    .map((language) => {
      const text = frontWords(language).t(id).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      return `<span lang="${language}"${language === "en" ? "" : " hidden"}>${text}</span>`;
    })
    .join(" ");

/** @param {string} language */
const frontWords = (language) =>
  createWords({
    [language]: [textOf(language, FRONT)],
  });

/** A language's text and the English one. @param {string} language @param {string} path @returns {[string, string]} */
const bothOf = (language, path) => [
  read(new URL(`${language}/${path}`, LOCALES)),
  read(new URL(`en/${path}`, LOCALES)),
];

/** @param {string} language @param {(part: string) => string} ask */
const entry = (language, ask) =>
  `${JSON.stringify(language)}: { ${Object.keys(PARTS).map((part) => `${part}: () => ${ask(part)}`)} }`;

/** One text of a language, with English messages where it has none. @param {string} language @param {string} path */
export const textOf = (language, path) => completed(...bothOf(language, path));

/** The texts of one file of a language. @param {string} language @param {string} part */
export const textsOf = (language, part) =>
  filesOf(part).map((file) => textOf(language, `${PARTS[part]}${file}`));

/** All texts of a language. @param {string} language */
export const allTexts = (language) => Object.keys(PARTS).flatMap((part) => textsOf(language, part));

/** @param {string} part */
const filesOf = (part) =>
  readdirSync(new URL(`en/${PARTS[part]}`, LOCALES)).filter(
    (name) => name.endsWith(".ftl") && name !== FRONT,
  );

/** @param {string} language @param {string} part @param {string} file */
const pathOf = (language, part, file) => new URL(`${language}/${PARTS[part]}${file}`, LOCALES);

/** @param {URL} path */
const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** The messages of a text, and those that only English has; no comments. @param {string} text @param {string} english */
export function completed(text, english) {
  const own = messagesIn(text);
  return [...new Map([...messagesIn(english), ...own]).values()].join("\n");
}

/** Each message by its name, with all its lines. @param {string} text @returns {Map<string, string>} */
const messagesIn = (text) =>
  new Map(
    text.split(/\n(?=[a-z#-])/).flatMap((part) => {
      const [, name] = /^([a-z][\w-]*) =/.exec(part) ?? [];
      return name ? [[name, part.trimEnd()]] : [];
    }),
  );
