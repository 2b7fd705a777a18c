/** The picture on Choco Challenge's lid, and the part of it that is shown. */

import { svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import text from "../../../assets/games/choco_challenge/lid.svg?raw";

export const lid = { viewBox: "52 10 216 220", picture: svg`${unsafeSVG(text)}` };
