/** The games that have a table. */

import * as choco_boom from "./choco_boom/game.js";
import * as choco_challenge from "./choco_challenge/game.js";
import * as kaboom from "./kaboom/game.js";
import * as schokoly_best from "./schokoly/best/game.js";
import * as schokoly_count from "./schokoly/count/game.js";
import * as schokoly from "./schokoly/game.js";

/** @type {Record<string, import("../table/types.js").GameModule>} */
export const TABLES = {
  schokoly,
  choco_boom,
  choco_challenge,
  kaboom,
  schokoly_count,
  schokoly_best,
};
