/**
 * What Schokoly's drawings are made from: the words of the engine, and what is in the fingers.
 *
 * @typedef {import("../../../build/types/schokoly").View} View
 * @typedef {import("../../../build/types/schokoly").Card} Card
 * @typedef {import("../../../build/types/schokoly").Deal} Deal
 * @typedef {import("../../../build/types/schokoly").Lying} Lying
 * @typedef {import("../../../build/types/schokoly").Side} Side
 * @typedef {import("../../../build/types/schokoly").Tally} Tally
 * @typedef {import("../../../build/types/schokoly").Area & {parts?: number}} Area
 * @typedef {import("../../../build/types/schokoly").Place | import("../../../build/types/schokoly").Stack} Laying
 *
 * @typedef {object} Own
 * @property {Card[]} hand the cards in the hand of the seat whose screen it is, where they may be seen
 * @property {Lying[]} board
 * @property {number[]} gains the points that each offered laying brings, in the order of the actions
 * @property {number | null} held the card in the hand's fingers
 * @property {number} turn its quarter turns; grows without bound, so that it always turns the shorter way
 * @property {boolean} stack a smartie lies on the held card
 * @property {boolean} guarding a smartie looks for a card that lies
 * @property {Point | null} spot upper left cell of the chosen place
 * @property {{x: number, y: number} | null} drag where the fingers carry the held card
 * @property {{x: number, y: number} | null} token where the fingers carry a smartie
 * @property {number | null} cursor the lying card that the keys stand on
 * @property {number | null} to the seat to which a swap is to be offered
 * @property {boolean} swapping the sheet for an offer is open
 *
 * @typedef {TableUi & Own} Ui
 */
export {};
