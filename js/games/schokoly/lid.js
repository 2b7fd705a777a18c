/** The picture on Schokoly's lid, and the part of it that is shown. */

import { svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import text from "../../../assets/games/schokoly/lid.svg?raw";
import { moulds } from "../../table/chocolates.js";

export const lid = { viewBox: "0 20 220 216", picture: svg`${moulds}${unsafeSVG(text)}` };
