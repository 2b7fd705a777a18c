/**
 * What the engine says of Choco Challenge, as types only.
 *
 * @typedef {object} Seat what lies before one seat
 * @property {string[]} drawn the row, in the order drawn
 * @property {number[]} drawn_cards
 * @property {string[]} discard oldest first
 * @property {number[]} discard_cards
 * @property {number} pile
 * @property {string[]} inside what lies in the pile, sorted, for its order is hidden
 * @property {string[]} tools
 * @property {number[]} desserts
 * @property {boolean} busted
 *
 * @typedef {"more" | "fewer" | "equal" | "own"} Compared
 * @typedef {{scores: number[], winners: number[], totals: {pile: number, desserts: number}[]}} Outcome
 *
 * @typedef {object} View
 * @property {number} seat
 * @property {number | null} turn
 * @property {number} round
 * @property {number} first
 * @property {string[]} market place 1, next to the deck, first
 * @property {number[]} market_cards
 * @property {number} deck
 * @property {"spice" | "filling" | null} back
 * @property {Record<string, number>} desserts cost to count
 * @property {Record<string, number>} tools in the middle
 * @property {{card: number, name: string} | null} match
 * @property {boolean} stopped
 * @property {number | null} bought
 * @property {number | null} took
 * @property {number | null} asked
 * @property {(Compared | null)[]} compared
 * @property {Seat[]} seats
 * @property {Outcome} count
 * @property {"deck" | "desserts" | null} end
 * @property {string[][]} [piles] where all is open: each seat's pile, the next card first
 * @property {string[]} [ahead] where all is open: the deck, the next card first
 *
 * @typedef {{x: number, y: number, w: number, h: number, turn: number}} Rack a box on the screen, turned with its tray
 *
 * @typedef {object} Own
 * @property {{row: number, place: number} | null} cursor where the keys stand among the things in the middle
 * @property {number | null} open the seat whose pile is looked into
 *
 * @typedef {object} Shared what the table tells this game besides
 * @property {boolean} flat
 * @property {Record<string, Rack>} racks
 * @property {import("../../table/types.js").TableEvent[]} events
 * @property {{action: import("../../table/types.js").Action, reasons: string[], odds?: any} | null} hint
 *
 * @typedef {import("../../table/types.js").Ui & Shared & Own} Ui
 */
export {};
