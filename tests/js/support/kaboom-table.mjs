/**
 * A game of Kaboom! by hand, as the engine would show it: so many seats, third of ten rounds, all
 * have looked, seat 0 is to draw.
 */

import { liveUi } from "./drawn.mjs";
import "./raw.mjs";

export { gesture } from "./drawn.mjs";

export const NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fred"];

/**
 * A seat's cards face down; marks are public and differ.
 * @param {number} seat
 * @param {number[]} [places]
 * @returns {any[]}
 */
export const makeGrid = (seat, places = [0, 1, 2, 3]) =>
  places.map((place) => ({ type: "Place", place, card: null, mark: 10 * seat + place }));

/** @param {Record<string, any>} [more] @param {number} [seats] @returns {any} */
export function makeView(more = {}, seats = 4) {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    type: "View",
    seat: 0,
    round: 3,
    rounds: 10,
    turn: 0,
    caller: null,
    starter: 1,
    flipping: false,
    peeks: all.map(() => "done"),
    grids: all.map((seat) => makeGrid(seat)),
    discard: ["4C", "QH", "9S"],
    stock: 31,
    drawer: null,
    drawn: null,
    worth: null,
    window: null,
    slap: null,
    paid: null,
    gift: null,
    power: null,
    looking: null,
    slaps_on: true,
    pads: all.map(() => "nothing_to_slap"),
    wanted: "9",
    leaders: [0],
    scores: [all.map((seat) => 7 * seat - 4), all.map((seat) => 20 - 3 * seat)],
    totals: all.map((seat) => 16 + 4 * seat),
    last: null,
    ...more,
  };
}

/**
 * The same with faces in it.
 * @param {any} view
 * @param {[number, number, string][]} faces seat, place, card
 * @returns {any}
 */
export const withFaces = (view, faces) => ({
  ...view,
  grids: view.grids.map((/** @type {any[]} */ grid, /** @type {number} */ seat) =>
    grid.map((it) => ({
      ...it,
      card: faces.find(([owner, place]) => owner === seat && place === it.place)?.[2] ?? null,
    })),
  ),
});

/**
 * A card lies open and may be slapped; it was thrown at 1000.
 * @param {Record<string, any>} [more]
 * @returns {any}
 */
export const makeWindow = (more = {}) => ({
  type: "Slappable",
  opened: 1000,
  closes: 3500,
  elapsed: false,
  slaps: [],
  spent: [],
  ...more,
});

/** Seat 2 was first, and has until 13500. @param {Record<string, any>} [more] @returns {any} */
export const makeSlap = (more = {}) => ({
  type: "First",
  seat: 2,
  matches: 0,
  until: 13500,
  margin: 12,
  photo: false,
  others: [],
  ...more,
});

/**
 * Seat 1 has paid two cards, since what it turned up did not match.
 * @param {Record<string, any>} [more]
 * @returns {any}
 */
export const makePaid = (more = {}) => ({
  type: "Payment",
  number: 18,
  seat: 1,
  cards: 2,
  wanted: "7",
  card: "9D",
  ...more,
});

/**
 * The second round as it was counted: seat 1 called and was beaten.
 * @param {number} [seats]
 * @returns {any}
 */
export function makeLast(seats = 4) {
  const hands = [
    ["AS", "KH"],
    ["3C", "2D"],
    ["10S", "QD", "7H", "4S", "JC"],
    [],
    ["X1", "5D", "6H"],
    ["KS", "8C", "9D", "2S", "3H", "6C", "AD"],
  ].slice(0, seats);
  const values = [[1, 0], [3, 2], [10, 15, 7, 4, 12], [], [-1, 5, 6], [30, 8, 9, 2, 3, 6, 1]].slice(
    0,
    seats,
  );
  const addends = [[1], [10, 5], [48], [0], [10], [59]].slice(0, seats);
  return {
    type: "Counted",
    round: 2,
    hands,
    values,
    addends,
    totals: [1, 5, 48, 0, 10, 59].slice(0, seats),
    points: [1, 15, 48, 0, 10, 59].slice(0, seats),
    reasons: ["plain", "not_closest", "plain", "plain", "plain", "plain"].slice(0, seats),
    caller: 1,
    auto: false,
    winners: [seats > 3 ? 3 : 0],
  };
}

/** What the engine says of the end, as a slow count finds it. @param {any} view @returns {any} */
export function makeOutcome({ totals, scores }) {
  const order = totals
    .map((/** @type {number} */ _, /** @type {number} */ seat) => seat)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => totals[a] - totals[b]);
  const each = (/** @type {(...points: number[]) => number} */ pick) =>
    totals.map((/** @type {number} */ _, /** @type {number} */ seat) =>
      pick(...scores.map((/** @type {number[]} */ points) => points[seat] ?? 0)),
    );
  return {
    scores: totals,
    order,
    winners: order.filter((/** @type {number} */ seat) => totals[seat] === totals[order[0]]),
    lowest: each(Math.min),
    highest: each(Math.max),
  };
}

/** What seats may do at some moments, by seat. */
export const offers = {
  draw: { 0: [{ type: "Draw" }, { type: "Kaboom" }] },
  drawn: {
    0: [0, 1, 2, 3]
      .map((place) => /** @type {any} */ ({ type: "Replace", place }))
      .concat([{ type: "Discard" }]),
  },
  slap: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, [{ type: "Slap" }]])),
  reveal: {
    2: [0, 1, 2, 3]
      .flatMap((seat) =>
        [0, 1, 2, 3].map((place) => /** @type {any} */ ({ type: "Reveal", seat, place })),
      )
      .concat([{ type: "GiveUp" }]),
  },
  look: {
    1: [0, 2, 3]
      .flatMap((seat) =>
        [0, 1, 2, 3].map((place) => /** @type {any} */ ({ type: "Look", seat, place })),
      )
      .concat([{ type: "SkipPower" }]),
  },
  swap: {
    0: [
      [0, 1, 1, 0],
      [0, 1, 2, 3],
      [0, 2, 2, 3],
    ]
      .map(
        ([seat, place, other, there]) =>
          /** @type {any} */ ({ type: "Swap", seat, place, other, other_place: there }),
      )
      .concat([{ type: "SkipPower" }]),
  },
  decide: {
    0: [
      { type: "Decide", swap: true },
      { type: "Decide", swap: false },
    ],
  },
  peek: { 0: [{ type: "Peek" }], 1: [{ type: "Peek" }] },
};

/**
 * A table that one person holds, or, with `flat`, one that lies between persons.
 * @param {Record<string, any>} [more]
 * @param {any} [view]
 * @returns {any}
 */
export function makeUi(more = {}, view = makeView()) {
  const seats = view.grids.length;
  const flat = more.flat ?? false;
  const upright = [
    { x: 200, y: 640, w: 560, h: 164, turn: 0 },
    ...Array.from({ length: 5 }, (_, i) => ({ x: 20 + 220 * i, y: 40, w: 180, h: 132, turn: 0 })),
  ];
  const round = [
    { x: 400, y: 660, w: 300, h: 148, turn: 0 },
    { x: 8, y: 200, w: 148, h: 300, turn: 1 },
    { x: 400, y: 8, w: 300, h: 148, turn: 2 },
    { x: 1024, y: 200, w: 148, h: 300, turn: 3 },
    { x: 720, y: 660, w: 200, h: 148, turn: 0 },
    { x: 720, y: 8, w: 200, h: 148, turn: 2 },
  ];
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const racks = Object.fromEntries(all.map((seat) => [seat, (flat ? round : upright)[seat]]));
  const views = flat
    ? Object.fromEntries(
        all.map((seat) => [
          seat,
          { ...view, seat, drawn: view.drawer === seat ? view.drawn : null },
        ]),
      )
    : { 0: view };
  return liveUi(NAMES.slice(0, seats), { views, racks, flat, now: 1200, ...more });
}
