/** The games that have a table. */

import * as schokoly from "./schokoly.js";

/** @type {Record<string, import("../table/types.js").GameModule>} */
export const TABLES = { schokoly };
