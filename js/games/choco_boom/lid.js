/** The picture on Choco-Boom's lid, and the part of it that is shown. */

import { svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import text from "../../../assets/games/choco_boom/lid.svg?raw";

export const lid = { viewBox: "50 16 220 216", picture: svg`${unsafeSVG(text)}` };
