/** Looking for the best place: three boxes, or straight into one: `#/best?cards=12&seed=7`. */

import { sheet } from "./boxes.js";

export const open = sheet("best");
