/**
 * What the engine says of Schokoly, as types only.
 *
 * @typedef {{card: number, colours: string[]}} Card
 * @typedef {{card: number, x: number, y: number, tier: number, colours: string[], smartie: boolean, seat: number}} Lying
 * @typedef {{colour: string, x: number, y: number, dx: number, dy: number}} Side
 * @typedef {{colour: string, cells: number[][], sides: Side[], winner: string | null, counts: boolean, parts?: number}} Area
 * @typedef {{colour: string, largest: number, neutral: number, total: number, areas: number[]}} Total
 * @typedef {{scores: number[], winners: number[], totals: Total[], areas: Area[]}} Outcome
 * @typedef {{seat: number, to: number, count: number, card: number | null, answer_count: number | null, answer_card: number | null}} Deal
 *
 * @typedef {object} View
 * @property {number} seat
 * @property {number | null} turn
 * @property {Lying[]} board in the order laid
 * @property {Card[]} hand
 * @property {number[]} hands
 * @property {number} stock
 * @property {number[]} smarties
 * @property {(string | null)[]} colours
 * @property {string | null} neutral
 * @property {number | null} placed
 * @property {Deal | null} offer
 * @property {Card[][] | null} open
 * @property {Outcome} count
 *
 * @typedef {{type: string, card: number, x: number, y: number, turn: number}} Laying a Place or a Stack
 *
 * @typedef {object} Own
 * @property {Card[]} hand the cards in the hand of the seat whose screen it is, where they may be seen
 * @property {Lying[]} board
 * @property {number | null} held the card in the hand's fingers
 * @property {number} turn its quarter turns; grows without bound, so that it always turns the shorter way
 * @property {boolean} stack a smartie lies on the held card
 * @property {boolean} guarding a smartie looks for a card that lies
 * @property {import("../../table/types.js").Point | null} spot upper left cell of the chosen place
 * @property {{x: number, y: number} | null} drag where the fingers carry the held card
 * @property {{x: number, y: number} | null} token where the fingers carry a smartie
 * @property {number | null} cursor the lying card that the keys stand on
 * @property {number | null} to the seat to which a swap is to be offered
 * @property {boolean} swapping the sheet for an offer is open
 *
 * @typedef {import("../../table/types.js").Ui & Own} Ui
 */
export {};
