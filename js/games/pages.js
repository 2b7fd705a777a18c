/** The pages that games bring, by their addresses. */

/** @typedef {Record<string, PageModule>} Pages */

const FOUND = /** @type {Record<string, {pages: Pages}>} */ (
  import.meta.glob("./*/pages.js", { eager: true })
);

/** @type {Pages} */
export const PAGES = Object.assign(
  Object.create(null),
  ...Object.values(FOUND).map(({ pages }) => pages),
);
