/** The games that have a table. */

import * as choco_boom from "./choco_boom.js";
import * as choco_challenge from "./choco_challenge.js";
import * as kaboom from "./kaboom.js";
import * as schokoly from "./schokoly.js";
import * as schokoly_best from "./schokoly_best.js";
import * as schokoly_count from "./schokoly_count.js";

/** @type {Record<string, import("../table/types.js").GameModule>} */
export const TABLES = {
  schokoly,
  choco_boom,
  choco_challenge,
  kaboom,
  schokoly_count,
  schokoly_best,
};
