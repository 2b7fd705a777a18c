/** Kaboom!'s cards as plain data, and the drawings as symbols for `<use>`: once in a page. */

import { svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import text from "../../../assets/games/kaboom/cards.svg?raw";
import { drawings } from "../../table/slaps.js";

export const things = svg`${unsafeSVG(text)}${drawings}`;

/** A card's rank as it is printed; a joker has none. @param {string} card */
export const rankOf = (card) => (isJoker(card) ? "" : card.slice(0, -1));

/** S, H, D or C; X for a joker, whose sign is a star. @param {string} card */
export const suitOf = (card) => (isJoker(card) ? "X" : card.slice(-1));

/** @param {string} card */
export const isJoker = (card) => card.startsWith("X");

/** @param {string} card */
export const isCourt = (card) => ["J", "Q", "K"].includes(rankOf(card));

/** @param {string} card */
export const isRed = (card) => ["H", "D"].includes(suitOf(card)) || card === "X1";
