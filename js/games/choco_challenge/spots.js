/**
 * The things of Choco Challenge as plain data, which the engine tells; those in the middle by name,
 * as arrows walk them, and which of them an action means. Knows no rule.
 */

import built from "../../../build/engine.json" with { type: "json" };

/** @import { Pieces } from "../../../build/types/choco_challenge" */
/** @import { Ui, View } from "./game.js" */

/** @type {Pieces} */
const pieces = /** @type {any} */ (built.games.find(({ name }) => name === "choco_challenge"))
  .pieces;

/**
 * Ingredient to its crowns, and to its kind (base, filling or spice); desserts by their cost;
 * tools; places of the market.
 */
export const { crowns: CROWNS, kinds: KINDS, costs: COSTS, tools: TOOLS, places: PLACES } = pieces;

/**
 * The thing that is touched for each action; after the colon the field that tells which.
 * @type {Record<string, string>}
 */
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

/** Whether a hint is about that thing. @param {string} on @param {Ui} ui */
export const isHinted = (on, { hint }) => hint !== null && thingOf(hint.action) === on;

/**
 * The action that a touch of a thing would mean, to ask why it is not offered.
 * @param {string} on
 * @param {boolean} isExtra whether it is about an extra card
 * @returns {Action | undefined}
 */
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

/**
 * The things in the middle, in rows from left to right, as they are seen; a place of the market has
 * its name even while no card lies there.
 */
export const ROWS = [
  [...Array.from({ length: PLACES }, (_, i) => `market:${PLACES - i}`), "deck"],
  DESSERT_PILES,
  TOOL_PILES,
];

/** The thing on which the keys stand; "" while they stand nowhere. @param {Ui["cursor"]} cursor */
export const spotAt = (cursor) => (cursor ? ROWS[cursor.row][cursor.place] : "");

/** Where that thing stands, if it is in the middle. @param {string} on @returns {Ui["cursor"]} */
export function cursorOn(on) {
  const row = ROWS.findIndex((names) => names.includes(on));
  return row < 0 ? null : { row, place: ROWS[row].indexOf(on) };
}

/**
 * Where an arrow leads: along a row, or to what lies over or under it; first to something that is
 * offered.
 * @param {Action[]} actions
 * @param {Pick<Gesture, "dx" | "dy">} way
 * @param {Ui["cursor"]} from
 */
export function onward(actions, { dx = 0, dy = 0 }, from) {
  if (!from)
    return actions.map((action) => cursorOn(thingOf(action))).find(Boolean) ?? cursorOn("market:1");
  const row = Math.min(Math.max(from.row + dy, 0), ROWS.length - 1);
  const [before, after] = [ROWS[from.row].length - 1, ROWS[row].length - 1];
  const place = row === from.row ? from.place : Math.round((from.place * after) / before);
  return { row, place: Math.min(Math.max(place + dx, 0), after) };
}

/** How many cards the seat at its turn has drawn: how far it may reach. @param {View} view */
export const reach = ({ turn, seats }) => (turn === null ? 0 : seats[turn].drawn.length);
