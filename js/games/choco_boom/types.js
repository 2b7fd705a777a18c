/**
 * What the engine says of Choco-Boom, as types only.
 *
 * @typedef {{item: string, colour: string}} Card
 * @typedef {{seat: number, reason: string, paid: number, item: string | null, wanted: string | null, repeats: boolean}} Fine why a seat paid; what it called and what was due, where that is why; repeats: due because a parrot repeats it
 * @typedef {{opened: number, slaps: number[], spent: number[]}} Slappable since when the card on top lies there, whose hands are down, soonest first, and who had its chance
 * @typedef {{seat: number, item: string, at: number, right: boolean | null}} Made what was called for the card on top; right: null until it is judged
 * @typedef {{reason: "fine" | "break", resumes: number, waiting: number[]}} Paused who goes on, and who is still to say that it is ready
 * @typedef {{accuser: number, accused: number, voters: number[], votes: (boolean | null)[]}} Case an objection that is voted on
 * @typedef {{seat: number, count: number, margin: number | null, photo: boolean, others: number[], at: number, cards: Card[]}} Won the pile that was won last; cards: the last of it, newest last
 * @typedef {{piles: number, fines: number, calls: number, call: number | null, slap: number | null}} Told what a seat has done; times in ms
 *
 * @typedef {object} View
 * @property {number} seat
 * @property {number | null} turn whose call or card is awaited; null when all is over
 * @property {number | null} flipper whose card lies on top
 * @property {Card[]} pile newest last
 * @property {number} under fines beneath it
 * @property {number} laid how many cards have lain on top so far: the newest card's own number
 * @property {number[]} decks
 * @property {number | null} call_by until when the card on top is to be called
 * @property {Made | null} call
 * @property {string | null} last_call
 * @property {Paused | null} paused
 * @property {Fine[]} fines those since the last card
 * @property {Case | null} case
 * @property {Slappable | null} window
 * @property {{seat: number, at: number} | null} reach whose hand is on its deck
 * @property {number[]} objections
 * @property {Won | null} won until the next card lies
 * @property {{item: string, count: number} | null} chain
 * @property {boolean} aloud
 * @property {boolean} advanced
 * @property {number} hesitation
 * @property {Told[]} tallies
 * @property {(Card | null)[]} [next] where all is open: the next card of each deck
 *
 * @typedef {import("../../table/types.js").Action} Action
 *
 * @typedef {object} Own
 * @property {Record<string, number>} hands which pads were just pressed, and when
 * @property {Record<string, {on: string, at: number}>} [lasts] what each seat has done last, and when
 *
 * @typedef {import("../../table/types.js").Ui & Own} Ui
 */
export {};
