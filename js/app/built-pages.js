/** The pages that are told when the site is built. The one-file page has them packed within itself. */

import pages from "../../build/pages.json" with { type: "json" };

/** All of them. @returns {Promise<unknown>} */
export const builtPages = async () => pages;
