/** The games that have a table. */

import { defaults } from "../table/defaults.js";
import * as choco_boom from "./choco_boom/game.js";
import * as choco_challenge from "./choco_challenge/game.js";
import * as kaboom from "./kaboom/game.js";
import * as schokoly_best from "./schokoly/best/game.js";
import * as schokoly_count from "./schokoly/count/game.js";
import * as schokoly from "./schokoly/game.js";

/** @type {Record<string, import("../table/types.js").GameModule>} */
export const TABLES = {
  schokoly: { ...defaults, ...schokoly },
  choco_boom: { ...defaults, ...choco_boom },
  choco_challenge: { ...defaults, ...choco_challenge },
  kaboom: { ...defaults, ...kaboom },
  schokoly_count: { ...defaults, ...schokoly_count },
  schokoly_best: { ...defaults, ...schokoly_best },
};
