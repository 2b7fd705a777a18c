/** A seat's keys: the action that each one means, its picture and its word, and its letter on a keyboard. */

import { icon } from "../../table/marks.js";
import { glyph } from "./cards.js";

/** @import { Action } from "../../table/types.js" */

/**
 * quiet: it does not further the game, so it stands back
 * @typedef {{type: string, swap?: boolean, image: unknown, word: string, letter?: string, quiet?: boolean}} Key
 */

/** By what is touched. @type {Record<string, Key>} */
export const KEYS = {
  flip: { type: "Flip", image: icon("turn"), word: "flip", letter: "F" },
  draw: { type: "Draw", image: icon("draw"), word: "draw", letter: "D" },
  discard: { type: "Discard", image: icon("lay"), word: "put-away", letter: "X" },
  cover: { type: "Cover", image: icon("lay"), word: "cover" },
  enough: { type: "Enough", image: icon("lay"), word: "enough" },
  giveup: { type: "GiveUp", image: icon("close"), word: "give-up", letter: "G", quiet: true },
  keep: { type: "Keep", image: icon("close"), word: "keep", quiet: true },
  skip: { type: "SkipPower", image: icon("close"), word: "skip", quiet: true },
  kaboom: { type: "Kaboom", image: glyph("bolt"), word: "call", letter: "K" },
  yes: { type: "Decide", swap: true, image: icon("swap"), word: "swap", letter: "Y" },
  no: {
    type: "Decide",
    swap: false,
    image: icon("close"),
    word: "leave",
    letter: "N",
    quiet: true,
  },
};

/** Whether an action is what a key means. @param {Pick<Key, "type" | "swap">} key @param {Action} action */
export const means = (key, { type, swap }) => type === key.type && swap === key.swap;

/** The keys of a seat, of which one may take another's place under a quick finger. */
export const great = Object.keys(KEYS);

/** How it is played by touch. */
export const help = ["kaboom-help-eye", "kaboom-help-slap", "kaboom-help-cards"];

const LETTERS = Object.entries(KEYS).flatMap(([on, { letter }]) =>
  letter ? [{ on, letter }] : [],
);

/** The game's own keys: what each taps, and how they are told. */
export const keys = {
  taps: /** @type {Record<string, string>} */ ({
    s: "slap",
    e: "eye",
    ...Object.fromEntries(LETTERS.map(({ on, letter }) => [letter.toLowerCase(), on])),
    ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((seat) => [String(seat + 1), `slap:${seat}`])),
  }),
  help: /** @type {[string, string][]} */ ([
    ["1 … 6", "kaboom-key-slap"],
    ["S", "kaboom-key-slap-own"],
    ["E", "kaboom-key-eye"],
    ...LETTERS.map(({ on, letter }) => [letter, `kaboom-key-${on}`]),
    ["← ↑ → ↓", "kaboom-key-arrows"],
    ["Enter", "kaboom-key-enter"],
    ["Esc", "kaboom-key-back"],
  ]),
};
