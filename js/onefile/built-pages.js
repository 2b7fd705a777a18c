/** The pages that are told when the site is built, as they lie packed in the one-file page. */

import { textOf } from "./source.js";

/** All of them. @returns {Promise<unknown>} */
export const builtPages = async () => JSON.parse(await textOf("pages.json"));
