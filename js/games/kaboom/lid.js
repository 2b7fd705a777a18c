/** The picture on Kaboom!'s lid, and the part of it that is shown. */

import { svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import text from "../../../assets/games/kaboom/lid.svg?raw";

export const lid = { viewBox: "62 4 200 220", picture: svg`${unsafeSVG(text)}` };
