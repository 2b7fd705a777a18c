/**
 * Chocolates as symbols for `<use>`: piece-dark, piece-milk, piece-white, tray, smartie, back. Once
 * in a page, before them.
 */

import { html, svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import text from "../../assets/table/chocolates.svg?raw";

export const moulds = svg`${unsafeSVG(text)}`;

export const chocolates = html`<svg class="unseen" aria-hidden="true">${moulds}</svg>`;
