/**
 * What the engine says of a board to count, as types only.
 *
 * @typedef {import("../types.js").Lying} Lying
 * @typedef {import("../types.js").Side} Side
 * @typedef {{kind: "largest" | "size" | "sides" | "who", colour: string, cells: number[][]}} Question
 *
 * @typedef {object} Answer
 * @property {Question["kind"]} kind
 * @property {string} colour
 * @property {boolean} right
 * @property {any} given the piece, number or name that was said
 * @property {any} truth the size, number or name it is
 * @property {number[][]} cells the area that is explained
 * @property {Side[]} sides those of it that were to be counted
 * @property {number[][]} tapped the area that was tapped, where one was
 * @property {string} why the code of what decides
 *
 * @typedef {object} View
 * @property {number} seat
 * @property {number} grade
 * @property {Lying[]} board
 * @property {string[]} colours whose the sides are
 * @property {string} neutral
 * @property {Question | null} question
 * @property {Answer | null} answer just given, to be explained
 * @property {number} right
 * @property {number} asked
 * @property {number} most
 * @property {boolean[]} [results] of the questions that were answered, in order
 *
 * @typedef {object} Own
 * @property {import("../../../table/types.js").Point | null} spot the piece that is chosen
 * @property {string} number what has been typed
 * @property {string | null} who the colour that is chosen to get the area; "nobody" for nobody
 * @property {string[]} ticks what has been ticked off while counting: middles of pieces or sides
 *
 * @typedef {import("../../../table/types.js").Ui & Own} Ui
 */
export {};
