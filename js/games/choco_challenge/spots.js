/** The things in the middle by name, as arrows walk them, and which of them an action means. Knows no rule. */

import { COSTS, PLACES, TOOLS } from "./pieces.js";

/** @import { Action } from "../../table/types.js" */
/** @import { View } from "./types.js" */

/** The thing that is touched for each action; after the colon the field that tells which. @type {Record<string, string>} */
const THINGS = {
  Draw: "pile",
  Stop: "stop",
  Done: "done",
  Bust: "bust",
  Decline: "decline",
  TakeIngredient: "deck",
  Spend: "spend:tool",
  Buy: "market:place",
  TakeMarket: "market:place",
  Take: "dessert:cost",
  TakeTool: "tool:tool",
};

/** The name of the thing that an action belongs to. @param {Action} action */
export function thingOf(action) {
  const [word, field] = (THINGS[action.type] ?? "").split(":");
  return field ? `${word}:${action[field]}` : word;
}

/** The action that a thing offers, if any. @param {Action[]} actions @param {string} on */
export const offered = (actions, on) => actions.find((action) => thingOf(action) === on);

/** The action that a touch of a thing would mean, to ask why it is not offered. @param {string} on @param {boolean} isExtra whether it is about an extra card @returns {Action | undefined} */
export function wishFor(on, isExtra) {
  const [word, which] = on.split(":");
  const types = Object.keys(THINGS).filter((type) => THINGS[type].split(":")[0] === word);
  const type = isExtra ? types.at(-1) : types[0];
  if (!type) return undefined;
  const field = THINGS[type].split(":")[1];
  return field ? { type, [field]: field === "tool" ? which : Number(which) } : { type };
}

/** The small piles, by name. */
export const DESSERT_PILES = COSTS.map((cost) => `dessert:${cost}`);
export const TOOL_PILES = TOOLS.map((tool) => `tool:${tool}`);

/** The things in the middle, in rows from left to right, as they are seen; a place of the market has its name even while no card lies there. */
export const ROWS = [
  [...Array.from({ length: PLACES }, (_, i) => `market:${PLACES - i}`), "deck"],
  DESSERT_PILES,
  TOOL_PILES,
];

/** The thing on which the keys stand. @param {{row: number, place: number} | null} cursor */
export const spotAt = (cursor) => (cursor ? ROWS[cursor.row][cursor.place] : null);

/** How many cards the seat at its turn has drawn: how far it may reach. @param {View} view */
export const reach = ({ turn, seats }) => (turn === null ? 0 : seats[turn].drawn.length);
