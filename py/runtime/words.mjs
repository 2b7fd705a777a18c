// The words of a language as the page brings them: two files, one for its start and the tables, and
// one that comes later.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LOCALES = new URL("../../assets/locales/", import.meta.url);

/** The folder of each file's texts. @type {Record<string, string>} */
const PARTS = { first: "", later: "later/" };

const ID = "virtual:words";

/**
 * `virtual:words` has the languages, and brings either file of each.
 * @returns {import("vite").Plugin}
 */
export const packWords = () => ({
  name: "words",
  resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${ID}`) return `export default { ${languages().map(entry)} };`;
    const [, language = "", part = ""] = /^\0virtual:words\/(.+)-(\w+)$/.exec(id) ?? [];
    if (!language) return undefined;
    for (const file of filesOf(part))
      this.addWatchFile(fileURLToPath(pathOf(language, part, file)));
    return `export default ${JSON.stringify(textsOf(language, part))};`;
  },
});

const languages = () => readdirSync(LOCALES).sort();

/** @param {string} language */
const entry = (language) =>
  `${JSON.stringify(language)}: { ${Object.keys(PARTS).map(
    (part) => `${part}: () => import("${ID}/${language}-${part}")`,
  )} }`;

/** The texts of one file of a language, with English messages where it has none. @param {string} language @param {string} part */
export const textsOf = (language, part) =>
  filesOf(part).map((file) =>
    completed(read(pathOf(language, part, file)), read(pathOf("en", part, file))),
  );

/** All texts of a language. @param {string} language */
export const allTexts = (language) => Object.keys(PARTS).flatMap((part) => textsOf(language, part));

/** @param {string} part */
const filesOf = (part) =>
  readdirSync(new URL(`en/${PARTS[part]}`, LOCALES)).filter((name) => name.endsWith(".ftl"));

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
