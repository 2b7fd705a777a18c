/**
 * The texts of all languages. Those of pages that few people open come with their page, not with
 * the first start.
 */

/** @type {Record<string, string>} */
const LOCALES = import.meta.glob(
  [
    "../../assets/locales/*/*.ftl",
    "!../../assets/locales/*/bots.ftl",
    "!../../assets/locales/*/box.ftl",
    "!../../assets/locales/*/class-lessons.ftl",
    "!../../assets/locales/*/looking.ftl",
    "!../../assets/locales/*/practise.ftl",
    "!../../assets/locales/*/privacy.ftl",
    "!../../assets/locales/*/rules-*.ftl",
    "!../../assets/locales/*/workshop.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
/** @type {Record<string, () => Promise<any>>} */
const MORE = import.meta.glob(
  [
    "../../assets/locales/*/bots.ftl",
    "../../assets/locales/*/box.ftl",
    "../../assets/locales/*/class-lessons.ftl",
    "../../assets/locales/*/looking.ftl",
    "../../assets/locales/*/practise.ftl",
    "../../assets/locales/*/privacy.ftl",
    "../../assets/locales/*/rules-*.ftl",
    "../../assets/locales/*/workshop.ftl",
  ],
  { query: "?raw", import: "default" },
);

const languageOf = (/** @type {string} */ path) => path.split("/").at(-2) ?? "";

/** The texts of each language. @type {Record<string, string[]>} */
export const sources = {};
for (const [path, text] of Object.entries(LOCALES)) {
  const language = languageOf(path);
  sources[language] = [...(sources[language] ?? []), text];
}

/**
 * What adds the words of one more file, in all languages, once.
 * @param {{add(language: string, text: string): void}} words
 */
export function createMoreWords(words) {
  /** @type {Record<string, Promise<void>>} */
  const coming = {};

  /** @param {string} name of the file */
  async function load(name) {
    const found = Object.entries(MORE).filter(([path]) => path.endsWith(`/${name}.ftl`));
    const texts = await Promise.all(found.map(([, read]) => read()));
    for (const [i, [path]] of found.entries()) words.add(languageOf(path), texts[i]);
  }

  return (/** @type {string} */ name) => {
    coming[name] ??= load(name).catch((error) => {
      delete coming[name]; // the next visit may have better luck
      throw error;
    });
    return coming[name];
  };
}
