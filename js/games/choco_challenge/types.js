/**
 * What Choco Challenge is drawn from: the words of the engine, and what is looked at.
 *
 * @typedef {import("../../../build/types/choco_challenge").View} View
 * @typedef {import("../../../build/types/choco_challenge").Place} Seat what lies before one seat
 * @typedef {import("../../../build/types/choco_challenge").Odds} Odds
 * @typedef {import("../../../build/types/choco_challenge").Chance} Chance
 *
 * @typedef {object} Own
 * @property {{row: number, place: number} | null} cursor where the keys stand among the things in the middle
 * @property {number | null} open the seat whose pile is looked into
 *
 * @typedef {TableUi & Own} Ui
 */
export {};
