/**
 * What the engine says of Kaboom!, as types only.
 *
 * @typedef {{place: number, card: string | null, mark: number}} Lying a card of a grid; its mark tells the same back wherever it goes
 * @typedef {{opened: number, closes: number, elapsed: boolean, slaps: number[], spent: number[]}} Window until when a slap is possible for certain
 * @typedef {{seat: number, matches: number, until: number, margin: number | null, photo: boolean, others: number[]}} Slap who was first, until when it may turn cards up, and whose hands came later, soonest first
 * @typedef {"closest" | "not_closest" | "tied" | "plain"} Reason why a seat has these points
 *
 * @typedef {object} Last the round that was just finished
 * @property {number} round
 * @property {string[][]} hands
 * @property {number[]} totals
 * @property {number[]} points
 * @property {Reason[]} reasons
 * @property {number | null} caller
 * @property {boolean} auto
 * @property {number[]} winners
 *
 * @typedef {object} View
 * @property {number} seat
 * @property {number} round
 * @property {number} rounds
 * @property {number | null} turn
 * @property {number | null} caller
 * @property {number} starter
 * @property {boolean} flipping
 * @property {("waiting" | "looking" | "done")[]} peeks
 * @property {Lying[][]} grids by seat; a gap is not in the list
 * @property {string[]} discard oldest first
 * @property {number} stock
 * @property {number | null} drawer who holds a drawn card
 * @property {string | null} drawn the own drawn card
 * @property {Window | null} window
 * @property {Slap | null} slap
 * @property {{seat: number, to: number, place: number} | null} gift
 * @property {{seat: number, kind: string} | null} power
 * @property {{seat: number, cards: {seat: number, place: number}[]} | null} looking
 * @property {number[][]} scores each round's points by seat
 * @property {number[]} totals
 * @property {boolean} slaps_on
 * @property {Last | null} last
 *
 * @typedef {import("../../table/types.js").Rack} Rack
 * @typedef {import("../../table/types.js").Action} Action
 *
 * @typedef {object} Own
 * @property {Record<string, boolean>} eyes which seats hold their eye key
 * @property {Record<string, number>} hands which pads were just pressed, and when
 * @property {{seat: number, owner: number, place: number, mark?: number} | null} held the card that was chosen first for a swap
 * @property {Record<string, number>} [since] when an eye was opened by a finger
 * @property {Record<string, number>} [looked] for how long a seat has held what it looks at, in ms
 * @property {Record<string, boolean>} [aloud] eyes that were opened by a key or a reader, which stay open
 * @property {{on: string, at: number}} [done] the last tap that did something
 * @property {number | null} read the finished round whose sheet was put away
 * @property {{owner: number, place: number} | null} cursor where the keys stand
 *
 * @typedef {object} Shared what the table tells this game besides
 * @property {number} now the time of this drawing, in ms of the game
 * @property {Record<string, View>} views for each person's seat what it knows
 * @property {Record<string, Action[]>} offers for each person's seat what it may do
 * @property {number} [rests] how often the clock stood still
 *
 * @typedef {import("../../table/types.js").Ui & Shared & Own} Ui
 */
export {};
