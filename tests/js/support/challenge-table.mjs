/**
 * A game of Choco Challenge by hand, as the engine would show it: four seats, second round, seat 0
 * has drawn four cards.
 */

import { wordsIn } from "./drawn.mjs";
import "./raw.mjs";

export { gesture } from "./drawn.mjs";

/**
 * One seat's things; what is not named is empty.
 * @param {Record<string, any>} [more]
 * @returns {any}
 */
export const makeSeat = (more = {}) => ({
  type: "SeatView",
  drawn: [],
  drawn_cards: [],
  discard: [],
  discard_cards: [],
  pile: 8,
  inside: [],
  tools: ["whisk"],
  desserts: [],
  busted: false,
  ...more,
});

/** Four seats in the middle of their second round. @returns {any[]} */
const makeSeats = () => [
  makeSeat({
    drawn: ["cocoa", "butter", "sugar", "nuts"],
    drawn_cards: [0, 2, 4, 40],
    pile: 5,
    inside: ["butter", "cocoa", "milk", "milk", "sugar"],
  }),
  makeSeat({
    drawn: ["milk", "cocoa", "butter"],
    drawn_cards: [14, 8, 10],
    pile: 5,
    inside: ["butter", "cocoa", "milk", "sugar", "sugar"],
    discard: ["cherries"],
    discard_cards: [55],
    desserts: [],
  }),
  makeSeat({
    drawn: ["sugar", "milk"],
    drawn_cards: [20, 22],
    pile: 5,
    inside: ["butter", "butter", "cocoa", "cocoa", "milk"],
    discard: ["sugar"],
    discard_cards: [21],
    busted: true,
  }),
  makeSeat({
    drawn: ["butter", "milk", "cocoa", "sugar"],
    drawn_cards: [26, 30, 24, 28],
    pile: 4,
    inside: ["butter", "cocoa", "milk", "sugar"],
    discard: ["vanilla"],
    discard_cards: [66],
    tools: ["pastry_bag", "whisk"],
    desserts: [4],
  }),
];

/** The count as it stands. @returns {any} */
const makeCount = () => ({
  type: "Outcome",
  scores: [9, 9, 8, 14],
  winners: [3],
  order: [3, 0, 1, 2],
  tied: [],
  totals: [
    { pile: 9, desserts: 0, cards: 9 },
    { pile: 9, desserts: 0, cards: 9 },
    { pile: 8, desserts: 0, cards: 8 },
    { pile: 10, desserts: 4, cards: 9 },
  ],
});

/** @param {Record<string, any>} [more] @returns {any} */
export function makeView(more = {}) {
  return {
    type: "View",
    seat: 0,
    turn: 0,
    round: 2,
    first: 0,
    deck: 27,
    back: "spice",
    market: ["rum", "cherries", "nuts", "vanilla", "cinnamon", "chili"],
    market_cards: [48, 56, 41, 67, 61, 75],
    desserts: { 4: 3, 5: 4, 6: 3, 7: 2, 8: 2, 9: 1 },
    tools: { whisk: 0, pastry_bag: 2, measuring_cup: 3 },
    match: null,
    stopped: false,
    bought: null,
    took: null,
    asked: null,
    compared: [null, null, null, null],
    seats: makeSeats(),
    count: makeCount(),
    end: null,
    places: [4],
    costs: [4],
    ...more,
  };
}

/** The same table after a match: a second butter waits. @returns {any} */
export const makeMatch = () => makeView({ match: { type: "Match", card: 3, name: "butter" } });

/**
 * Stopped with four cards: the fourth market card and the first dessert are to be had.
 * @returns {any}
 */
export const makeStopped = () => makeView({ stopped: true });

/**
 * Bought and done: the comparison stands, and seat 3 was equal, seat 1 is asked for a tool.
 * @returns {any}
 */
export const makeCompared = () =>
  makeView({
    stopped: true,
    bought: 67,
    asked: 1,
    places: [],
    costs: [],
    compared: ["own", "fewer", null, null],
  });

/** What seat 0 may do at each of these moments. */
export const choices = {
  first: [{ type: "Draw" }],
  drawing: [{ type: "Draw" }, { type: "Stop" }],
  match: [{ type: "Spend", tool: "whisk" }, { type: "Bust" }],
  stopped: [{ type: "Buy", place: 4 }, { type: "Take", cost: 4 }, { type: "Done" }],
  ingredient: [{ type: "TakeIngredient" }, { type: "Decline" }],
  market: [1, 2, 3, 4, 5, 6]
    .map((place) => ({ type: "TakeMarket", place }))
    .concat(/** @type {any} */ ([{ type: "Decline" }])),
  tool: [
    { type: "TakeTool", tool: "pastry_bag" },
    { type: "TakeTool", tool: "measuring_cup" },
    { type: "Decline" },
  ],
};

export const NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"];

/** @param {Record<string, any>} [more] @param {any} [view] @returns {any} */
export function makeUi(more = {}, view = makeView()) {
  return {
    t: wordsIn("en").t,
    names: NAMES.slice(0, view.seats.length),
    seat: 0,
    covered: false,
    trial: null,
    lit: null,
    hand: [],
    board: [],
    actions: choices.drawing,
    size: { x: 0, y: 0, w: 1180, h: 820 },
    field: { x: 8, y: 150, w: 1164, h: 470 },
    rack: { x: 200, y: 668, w: 700, h: 132 },
    racks: Object.fromEntries(
      view.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => [
        seat,
        seat === 0
          ? { x: 200, y: 668, w: 700, h: 132, turn: 0 }
          : { x: 20 + 360 * (seat - 1), y: 50, w: 240, h: 76, turn: 0 },
      ]),
    ),
    camera: { x: 0, y: 0, s: 1 },
    free: false,
    flat: false,
    events: [],
    hint: null,
    cursor: null,
    open: null,
    ...more,
  };
}
