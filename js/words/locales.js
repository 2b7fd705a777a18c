/** The texts of all languages, gathered from assets/locales when the site is built. */

const FILES = /** @type {Record<string, string>} */ (
  import.meta.glob("../../assets/locales/*/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  })
);

/** @type {import("./words.js").Sources} */
export const SOURCES = {};
for (const [path, text] of Object.entries(FILES)) {
  const language = path.split("/").at(-2) ?? "";
  SOURCES[language] ??= [];
  SOURCES[language].push(text);
}
