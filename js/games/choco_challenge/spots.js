/** The things in the middle by name, as arrows walk them, and which of them an action means. Knows no rule. */

import { COSTS, PLACES, TOOLS } from "./pieces.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("../../table/types.js").Action} Action */

/** @type {Record<string, (action: Action) => string>} the thing that is touched for each action */
const THINGS = {
  Draw: () => "pile",
  Stop: () => "stop",
  Done: () => "done",
  Bust: () => "bust",
  Decline: () => "decline",
  TakeIngredient: () => "deck",
  Spend: ({ tool }) => `spend:${tool}`,
  Buy: ({ place }) => `market:${place}`,
  TakeMarket: ({ place }) => `market:${place}`,
  Take: ({ cost }) => `dessert:${cost}`,
  TakeTool: ({ tool }) => `tool:${tool}`,
};

/** The name of the thing that an action belongs to. @param {Action | undefined} action */
export const thingOf = (action) => (action ? (THINGS[action.type]?.(action) ?? "") : "");

/** The action that a thing offers, if any. @param {Action[]} actions @param {string} on */
export const offered = (actions, on) => actions.find((action) => thingOf(action) === on);

/** The things in the middle, in rows from left to right, as they are seen; a place of the market has its name even while no card lies there. */
const ROWS = [
  [...Array.from({ length: PLACES }, (_, i) => `market:${PLACES - i}`), "deck"],
  COSTS.map((cost) => `dessert:${cost}`),
  TOOLS.map((tool) => `tool:${tool}`),
];

/** @returns {string[][]} */
export const rows = () => ROWS;

/** The thing on which the keys stand. @param {View} _ @param {{row: number, place: number} | null} cursor */
export function spotAt(_, cursor) {
  const row = cursor && ROWS[cursor.row];
  return row ? (row[Math.min(cursor.place, row.length - 1)] ?? null) : null;
}

/** How many cards the seat at its turn has drawn: how far it may reach. @param {View} view */
export const reach = ({ turn, seats }) => (turn === null ? 0 : (seats[turn]?.drawn.length ?? 0));
