/** The pages that Choco-Boom brings, by their addresses. */

import * as practice from "./practice/page.js";

/** @type {Record<string, import("../../main.js").PageModule>} */
export const pages = { practice };
