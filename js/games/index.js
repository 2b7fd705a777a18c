/** The games that have a table. */

import * as choco_challenge from "./choco_challenge.js";
import * as kaboom from "./kaboom.js";
import * as schokoly from "./schokoly.js";

/** @type {Record<string, import("../table/types.js").GameModule>} */
export const TABLES = { schokoly, choco_challenge, kaboom };
