/** A small game of Schokoly as the engine would show it: two cards lie, seat 0 is to lay. */

import { wordsIn } from "./drawn.mjs";
import "./raw.mjs";

export { gesture } from "./drawn.mjs";

/** The game itself, once its drawings can be read. */
export const game = await import("../../../js/games/schokoly/game.js");

/**
 * @param {string} colour
 * @param {number[][]} cells
 * @param {any[]} sides
 * @param {string | null} winner
 * @param {boolean} counts
 */
const area = (colour, cells, sides, winner, counts) => ({
  type: "Area",
  colour,
  cells,
  sides,
  winner,
  counts,
});

/** @returns {any} */
export function makeView() {
  return {
    type: "View",
    seat: 0,
    turn: 0,
    stock: 38,
    smarties: [5, 6],
    hands: [4, 4],
    colours: ["dark", "white"],
    neutral: "milk",
    placed: null,
    change: null,
    gains: [2, 0, -3, 0, 0, 1, 0, 0],
    offer: null,
    open: null,
    board: [
      {
        card: 30,
        x: 0,
        y: 0,
        tier: 1,
        colours: ["dark", "dark", "milk", "white"],
        smartie: false,
        seat: 0,
      },
      {
        card: 31,
        x: 2,
        y: 0,
        tier: 1,
        colours: ["dark", "milk", "milk", "milk"],
        smartie: true,
        seat: 1,
      },
    ],
    hand: [
      { card: 5, colours: ["dark", "dark", "dark", "milk"] },
      { card: 24, colours: ["dark", "dark", "milk", "milk"] },
      { card: 8, colours: ["milk", "milk", "milk", "milk"] },
    ],
    count: {
      scores: [3, 1],
      winners: [0],
      order: [0, 1],
      tie: null,
      steps: [
        { code: "own", colour: "dark", areas: [0], count: 3, winner: "dark", sums: [] },
        { code: "own", colour: "white", areas: [1], count: 1, winner: "white", sums: [] },
        {
          code: "neutral",
          colour: "milk",
          areas: [2],
          count: 6,
          winner: "dark",
          sums: [
            { colour: "dark", count: 2 },
            { colour: "white", count: 1 },
          ],
        },
        { code: "small", colour: "milk", areas: [3], count: 1, winner: null, sums: [] },
      ],
      totals: [
        { colour: "dark", largest: 3, neutral: 0, total: 3, areas: [3] },
        { colour: "white", largest: 1, neutral: 0, total: 1, areas: [1] },
      ],
      areas: [
        area(
          "dark",
          [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
          [],
          "dark",
          true,
        ),
        area("white", [[1, 1]], [], "white", true),
        area(
          "milk",
          [
            [2, 1],
            [3, 1],
            [3, 0],
            [4, 0],
            [5, 0],
            [5, 1],
          ],
          [
            { colour: "dark", x: 3, y: 0, dx: -1, dy: 0 },
            { colour: "white", x: 2, y: 1, dx: -1, dy: 0 },
            { colour: "dark", x: 2, y: 1, dx: 0, dy: -1 },
          ],
          "dark",
          true,
        ),
        area("milk", [[0, 1]], [{ colour: "dark", x: 0, y: 1, dx: 0, dy: -1 }], "dark", false),
      ],
    },
  };
}

/** @param {number} card @param {number} x @param {number} y @param {number} [turn] */
export const place = (card, x, y, turn = 0) => ({ type: "Place", card, x, y, turn });

export const actions = [
  place(5, 4, 0),
  place(5, 0, -2),
  place(5, -2, 0),
  place(5, 0, 2, 1),
  place(24, 4, 1),
  place(8, 4, 0),
  { type: "Stack", card: 5, x: 1, y: 0, turn: 0 },
  { type: "Stack", card: 5, x: 1, y: 0, turn: 1 },
  { type: "Offer", card: 5, to: 1 },
];

/** @param {Record<string, any>} [more] @param {any} [view] @returns {any} */
export function makeUi(more = {}, view = makeView()) {
  const words = wordsIn("en");
  return {
    t: words.t,
    names: ["Anna", "Ben"],
    seat: 0,
    covered: false,
    trial: null,
    lit: null,
    hand: view.hand,
    board: view.board,
    gains: view.gains,
    actions,
    size: { x: 0, y: 0, w: 800, h: 600 },
    field: { x: 0, y: 50, w: 800, h: 400 },
    rack: { x: 200, y: 460, w: 400, h: 130 },
    camera: { x: 300, y: 200, s: 40 },
    ...game.idle,
    ...more,
  };
}
