/** Schokoly's things as symbols for `<use>`: piece-dark, piece-milk, piece-white, tray, smartie, back. Once in a page. */

import { svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import drawings from "../../../assets/games/schokoly/moulds.svg?raw";

export const moulds = svg`${unsafeSVG(drawings)}`;
