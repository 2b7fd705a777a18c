/** Boards to be counted: three boxes, or straight into one: `#/count?grade=2&seed=7`. */

import { sheet } from "./boxes.js";

export const open = sheet("count");
