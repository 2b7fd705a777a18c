/**
 * What Kaboom! is drawn from: the words of the engine, and what is in the fingers.
 *
 * @typedef {import("../../../build/types/kaboom").View} View
 * @typedef {import("../../../build/types/kaboom").Place} Lying a card of a grid; its mark tells the same back wherever it goes
 * @typedef {import("../../../build/types/kaboom").Counted} Last the round that was just finished
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
