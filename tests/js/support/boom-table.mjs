/**
 * A game of Choco-Boom by hand, as the engine would show it: a blue strawberry of seat 0 lies on a
 * red carrot and is to be called.
 */

import { liveUi } from "./drawn.mjs";
import "./raw.mjs";

export { gesture } from "./drawn.mjs";

export const NAMES = ["Anna", "Ben", "Cleo", "Dora"];

/** @param {string} text "blue strawberry" @param {number} [number] @returns {any} */
export const card = (text, number = 0) => ({
  type: "Card",
  number,
  item: text.split(" ")[1],
  colour: text.split(" ")[0],
});

/** @param {Record<string, any>} [more] @param {number} [seats] @returns {any} */
export function makeView(more = {}, seats = 4) {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    type: "View",
    seat: 0,
    turn: 0,
    flipper: 0,
    pile: [card("red carrot", 7), card("blue strawberry", 9)],
    under: 0,
    decks: all.map((seat) => 24 + seat),
    shows: "colour",
    call_by: 5000,
    call: null,
    last_call: "strawberry",
    paused: null,
    fines: [],
    case: null,
    window: makeWindow(),
    reach: null,
    objections: [],
    won: null,
    chain: null,
    pads: all.map(() => "open"),
    aloud: false,
    advanced: false,
    hesitation: 2000,
    calm: false,
    awaited: [],
    tallies: all.map(() => ({ piles: 0, fines: 0, calls: 0, call: null, slap: null })),
    ...more,
  };
}

/** The card lies there since 3000. @param {Record<string, any>} [more] */
export const makeWindow = (more = {}) => ({
  type: "Slappable",
  opened: 3000,
  slaps: [],
  spent: [],
  ...more,
});

/** @param {string} reason @param {Record<string, any>} [more] @returns {any} */
export const makeFine = (reason, more = {}) => ({
  type: "Fine",
  seat: 0,
  reason,
  paid: 2,
  item: null,
  wanted: null,
  repeats: false,
  lies: "two",
  ...more,
});

/** What the engine says of the end, as a slow count finds it. @param {any} view @returns {any} */
export function makeOutcome({ decks, tallies }) {
  const order = decks
    .map((/** @type {number} */ _, /** @type {number} */ seat) => seat)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => decks[b] - decks[a]);
  return {
    scores: decks,
    tallies,
    order,
    winners: order.filter((/** @type {number} */ seat) => decks[seat] === decks[order[0]]),
  };
}

/** Seat 1 was fined and goes on when the others are ready. @param {Record<string, any>} [more] */
export const makePause = (more = {}) => ({
  type: "Paused",
  reason: "fine",
  resumes: 1,
  waiting: [0, 2, 3],
  ...more,
});

/** Seat 2 objects to seat 0. @param {Record<string, any>} [more] */
export const makeCase = (more = {}) => ({
  type: "Case",
  accuser: 2,
  accused: 0,
  began: 3500,
  voters: [1, 3],
  votes: [null, null, null, null],
  ...more,
});

const SLAP = { type: "Slap" };
const CALLS = ["banana", "strawberry", "choco", "elephant"].map((item) => ({ type: "Call", item }));
const VOTES = [true, false].map((guilty) => ({ type: "Vote", guilty }));

/**
 * What four persons may do at some moments, by seat.
 * @type {Record<string, Record<string, any[]>>}
 */
export const offers = {
  call: { 0: [...CALLS, SLAP], 1: [SLAP], 2: [SLAP], 3: [SLAP] },
  flip: { 0: [SLAP], 1: [{ type: "Flip" }, SLAP], 2: [SLAP], 3: [SLAP] },
  first: { 0: [], 1: [{ type: "Flip" }], 2: [], 3: [] },
  ready: {
    0: [{ type: "Ready" }, SLAP],
    1: [SLAP],
    2: [{ type: "Ready" }, SLAP],
    3: [{ type: "Ready" }],
  },
  aloud: {
    0: [{ type: "Object" }, SLAP],
    1: [{ type: "Flip" }, { type: "Object" }, SLAP],
    2: [{ type: "Object" }, SLAP],
    3: [{ type: "Object" }, SLAP],
  },
  calm: {
    0: [...CALLS, SLAP],
    1: [SLAP, { type: "Pass" }],
    2: [SLAP, { type: "Pass" }],
    3: [],
  },
  vote: { 0: [SLAP], 1: [...VOTES, SLAP], 2: [SLAP], 3: [...VOTES, SLAP] },
};

/**
 * A table that one person holds, or, with `flat`, one that lies between persons.
 * @param {Record<string, any>} [more]
 * @param {any} [view]
 * @returns {any}
 */
export function makeUi(more = {}, view = makeView()) {
  const seats = view.decks.length;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const flat = more.flat ?? false;
  const views = flat
    ? Object.fromEntries(all.map((seat) => [seat, { ...view, seat }]))
    : { 0: view };
  return liveUi(NAMES.slice(0, seats), { views, flat, now: 3600, ...more });
}
