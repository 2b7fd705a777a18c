/**
 * What a gesture means: an action from the list, a new ui, or nothing; and which of the offered
 * actions fit what the person holds. It chooses; it never judges.
 */

import { actionOf, has, pickBy, walked } from "../../input/gestures.js";
import { lying, quarters } from "./cards.js";
import { byTier } from "./shapes.js";

/** @import { Answer } from "../../input/gestures.js" */
/** @import { Laying, Lying, Ui } from "./game.js" */

/** What this game adds to ui, when nobody holds anything. */
export const idle = {
  held: null,
  turn: 0,
  stack: false,
  guarding: false,
  spot: null,
  drag: null,
  token: null,
  cursor: null,
  to: null,
  swapping: false,
  trail: [],
};

/** One may take the other's place under a quick finger. */
export const bigButtons = ["lay", "end"];

/** @type {string[]} */
export const help = ["schokoly-help-touch", "schokoly-help-board"];

export const keys = {
  /** @type {Record<string, string>} */
  taps: { f: "turn", "]": "turn", F: "turn-back", "[": "turn-back", g: "smartie", d: "end" },
  /** @type {[string, string][]} */
  help: [
    ["1 … 4", "schokoly-key-take"],
    ["F", "schokoly-key-turn"],
    ["G", "schokoly-key-smartie"],
    ["← ↑ → ↓", "schokoly-key-arrows"],
    ["Enter", "schokoly-key-lay"],
    ["D", "schokoly-key-end"],
    ["Esc", "schokoly-key-back"],
    ["A", "schokoly-key-listed"],
    ["U", "schokoly-key-further"],
  ],
};

/** How far from its centre a place still draws a card: in cells, and on a small board in pixels. */
const REACH = { cells: 1.25, pixels: 30 };

export const pick = pickBy({
  tap: {
    hand: (actions, _, ui, card) =>
      ui.held === Number(card) ? turned(actions, ui, 1) : { ui: hold(ui, Number(card)) },
    slot: (_, __, ui) => ({ ui: { ...ui, spot: null } }),
    ghost: (actions, _, ui) => turned(actions, ui, 1),
    board: tapBoard,
    "": tapBoard,
    turn: (actions, _, ui) => turned(actions, ui, 1),
    "turn-back": (actions, _, ui) => turned(actions, ui, -1),
    smartie: tapSmartie,
    lay: (actions, _, ui) => played(laying(actions, ui)),
    end: (actions) => played(ending(actions)),
    back: (_, __, ui) => ({ ui: { ...ui, ...idle } }),
    colour: (actions, _, __, colour) =>
      played(actions.find((a) => a.type === "Choose" && a.colour === colour)),
    swap: (_, __, ui) => ({ ui: { ...ui, ...idle, swapping: !ui.swapping } }),
    to: (_, __, ui, seat) => ({ ui: { ...ui, to: Number(seat) } }),
    offer: (actions, _, ui) => played(swapAction(actions, ui)),
    answer: (actions, _, ui) => played(swapAction(actions, ui)),
    accept: (actions) => played(actionOf(actions, "Accept")),
    decline: (actions) => played(actionOf(actions, "Decline")),
  },
  lift: {
    smartie: (_, { x, y }, ui) => ({ ui: { ...ui, token: { x, y } } }),
    ghost: (_, { x, y }, ui) => ({ ui: { ...ui, drag: { x, y } } }),
    hand: (_, { x, y }, ui, card) => ({ ui: { ...hold(ui, Number(card)), drag: { x, y } } }),
  },
  drag: (actions, { over, spot, x, y }, ui) => {
    if (ui.token) return { ui: { ...ui, token: { x, y } } };
    if (!ui.drag) return undefined;
    const place =
      over === "board" && spot ? nearest(places(actions, ui), spot, reach(ui)) : undefined;
    return { ui: { ...ui, drag: { x, y }, spot: spotOf(place) } };
  },
  drop: (actions, gesture, ui) => {
    if (ui.token) return dropSmartie(actions, gesture, { ...ui, token: null });
    if (!ui.drag) return undefined;
    const { over, spot } = gesture;
    const isLost = !ui.spot && over === "board" && spot;
    return { ui: { ...ui, drag: null }, ...(isLost && { why: wish(ui, spot) }) };
  },
  cancel: (_, __, ui) => ({ ui: { ...ui, drag: null, token: null, spot: null } }),
  twist: (actions, { turns = 1 }, ui) => turned(actions, ui, turns),
  step: stepOn,
  enter: (actions, _, ui) =>
    played(ui.guarding ? guarding(actions, ui.cursor) : laying(actions, ui)),
  take: (_, __, ui, place) => {
    const card = ui.hand[Number(place)];
    return card && { ui: hold(ui, card.card) };
  },
});

/** ui fields that show an action as a ghost, for a hint. @param {Action} action */
export function show(action) {
  const { type, card, x, y, turn } = action;
  if (type === "Place" || type === "Stack")
    return { ...idle, held: card, turn, stack: type === "Stack", spot: { x, y } };
  if (type === "Guard") return { ...idle, guarding: true, cursor: card };
  if (type === "Offer") return { ...idle, swapping: true, held: card, to: action.to };
  return type === "Answer" ? { ...idle, held: card } : idle;
}

/**
 * The offer or answer that is laid out in the swap sheet.
 * @param {Action[]} actions
 * @param {Ui} ui
 */
export function swapAction(actions, ui) {
  const own = actions.filter(({ card }) => card === ui.held);
  return own.find(({ type, to }) => type === "Answer" || (type === "Offer" && to === ui.to));
}

/** @param {Action | undefined} action @returns {Picked | undefined} */
const played = (action) => (action ? { action } : undefined);

/** @param {Action[]} actions @param {number | null} wanted */
const guarding = (actions, wanted) =>
  actions.find(({ type, card }) => type === "Guard" && card === wanted);

/** @param {Ui} ui */
const reach = ({ camera }) => Math.max(REACH.cells, REACH.pixels / camera.s);

/** The place as the ui keeps it. @param {Point | undefined} place */
const spotOf = (place) => (place ? { x: place.x, y: place.y } : null);

/**
 * Takes up another card; a smartie in the hand stays with it.
 * @param {Ui} ui
 * @param {number} card
 * @returns {Ui}
 */
function hold(ui, card) {
  const turn = ui.held === card ? ui.turn : 0;
  return { ...ui, held: card, turn, spot: null, guarding: false, cursor: null };
}

/**
 * The held card in its next turn that way: in the hand by a quarter, at its place as it fits there
 * next.
 * @param {Action[]} actions
 * @param {Ui} ui
 * @param {number} way 1 or -1
 * @returns {Picked | undefined}
 */
function turned(actions, ui, way) {
  if (ui.held === null) return undefined;
  const next = [1, 2, 3].map((quarter) => ({ ...ui, turn: ui.turn + way * quarter }));
  if (!ui.spot) return { ui: next[0] };
  const fitting = next.find((one) => laying(actions, one));
  return fitting ? { ui: fitting } : { ui, say: "schokoly-only-so" };
}

/**
 * After a smartie is put on it or taken off: the ghost stays, or goes to a place near by.
 * @param {Action[]} actions
 * @param {Ui} ui
 * @returns {Ui}
 */
function settle(actions, ui) {
  if (!ui.spot) return ui;
  const middle = { x: ui.spot.x + 1, y: ui.spot.y + 1 };
  return { ...ui, spot: spotOf(nearest(places(actions, ui), middle, 2)) };
}

/**
 * The action that the rules did not offer, to ask why: the held card with its centre there.
 * @param {Ui} ui
 * @param {Point} centre
 * @returns {Action}
 */
function wish({ stack, held: card, turn }, { x, y }) {
  const corner = { x: Math.round(x - 1), y: Math.round(y - 1) };
  return { type: stack ? "Stack" : "Place", card, ...corner, turn: quarters(turn) };
}

/**  @type {Answer} */
function tapBoard(actions, gesture, ui) {
  const { spot } = gesture;
  if (!spot) return undefined;
  if (ui.guarding) return guardUnder(actions, gesture, ui, { ...ui, guarding: false });
  if (ui.held === null) return undefined;
  const place = nearest(places(actions, ui), spot, reach(ui));
  return { ui: { ...ui, spot: spotOf(place) }, ...(!place && { why: wish(ui, spot) }) };
}

/**
 * A smartie for the topmost card under the finger, or why not.
 * @param {Action[]} actions
 * @param {Gesture} gesture
 * @param {Ui} ui
 * @param {Ui} otherwise the ui where no card lies there
 * @returns {Picked}
 */
function guardUnder(actions, { spot }, ui, otherwise) {
  const isUnder = (/** @type {Lying} */ { x, y }) =>
    spot && spot.x >= x && spot.x < x + 2 && spot.y >= y && spot.y < y + 2;
  const card = byTier(ui.board).findLast(isUnder)?.card;
  if (card === undefined) return { ui: otherwise };
  const action = guarding(actions, card);
  return action ? { action } : { ui, why: { type: "Guard", card } };
}

/** @type {Answer} */
function tapSmartie(actions, _, ui) {
  if (guardable(actions).length > 0) return { ui: { ...ui, ...idle, guarding: !ui.guarding } };
  return stacked(actions, { ...ui, stack: !ui.stack });
}

/**
 * The held card with its smartie, or without; the list of places changes at once.
 * @param {Action[]} actions
 * @param {Ui} ui
 * @returns {Picked}
 */
function stacked(actions, ui) {
  const stacks = actions.filter(({ type }) => type === "Stack");
  const canStack = stacks.some(({ card }) => ui.held === null || card === ui.held);
  const isLaying = stacks.length > 0 || has(actions, "Place");
  if (!ui.stack || canStack || !isLaying)
    return { ui: settle(actions, { ...ui, guarding: false }) };
  return { ui: { ...ui, stack: false }, say: "schokoly-no-stack" };
}

/**
 * A smartie let go: on the held or a hand card it makes a stack card, on a lying card it guards.
 * @type {Answer}
 */
function dropSmartie(actions, gesture, ui) {
  const [word, name] = (gesture.under ?? "").split(":");
  if (word === "hand" || word === "ghost") {
    const held = word === "hand" ? Number(name) : ui.held;
    return stacked(actions, { ...(held === ui.held ? ui : hold(ui, Number(held))), stack: true });
  }
  return gesture.over === "board" ? guardUnder(actions, gesture, ui, ui) : { ui };
}

/**
 * The arrow keys: from place to place, or from card to card; first to what is nearest to the card
 * laid last.
 * @param {Action[]} actions
 * @param {Gesture} gesture
 * @param {Ui} ui
 * @returns {Picked | undefined}
 */
function stepOn(actions, gesture, ui) {
  const isLaying = ui.held !== null && !ui.guarding;
  const guards = guardable(actions);
  const cards = ui.board.filter(({ card }) => !ui.guarding || guards.includes(card));
  const cursor = cards.find(({ card }) => card === ui.cursor);
  const last = ui.board.at(-1) ?? { x: 0, y: 0 };
  /** @type {any[]} */
  const list = isLaying ? places(actions, ui) : cards;
  const here = isLaying ? ui.spot : cursor ? spotOf(cursor) : null;
  const { to, trail } = walked(ui, gesture, here, () =>
    spotOf(
      here
        ? onward(list, here, { x: gesture.dx ?? 0, y: gesture.dy ?? 0 })
        : nearest(list, { x: last.x + 1, y: last.y + 1 }),
    ),
  );
  if (!to) return undefined;
  if (isLaying) return { ui: { ...ui, trail, spot: to } };
  const card = byTier(cards).findLast(({ x, y }) => x === to.x && y === to.y)?.card ?? null;
  return { ui: { ...ui, trail, cursor: card } };
}

// --- what is offered ---

/**
 * The held card's pieces as they lie in the turn it has.
 * @param {Ui} ui
 * @returns {string[] | null}
 */
export function heldPieces({ hand, held, turn }) {
  const card = hand.find((one) => one.card === held);
  return card ? lying(card.colours, turn) : null;
}

/**
 * The places offered for the held card in its turn.
 * @param {Action[]} actions
 * @param {Ui} ui
 * @returns {Laying[]}
 */
export const places = (actions, { held, turn, stack }) =>
  /** @type {any[]} */ (actions).filter(
    (a) => a.type === (stack ? "Stack" : "Place") && a.card === held && a.turn === quarters(turn),
  );

/**
 * The points that the held card gains at a place.
 * @param {Action} place one of those offered
 * @param {Ui} ui
 */
export const gainOf = (place, { actions, gains }) => gains[actions.indexOf(place)] ?? 0;

/**
 * The action that lays the held card at the chosen place.
 * @param {Action[]} actions
 * @param {Ui} ui
 */
export function laying(actions, ui) {
  const { spot } = ui;
  return spot ? places(actions, ui).find(({ x, y }) => x === spot.x && y === spot.y) : undefined;
}

/**
 * The action that is laid out and only waits to be confirmed.
 * @param {Action[]} actions
 * @param {Ui} ui
 */
export const chosen = (actions, ui) => laying(actions, ui) ?? swapAction(actions, ui);

/**
 * The best of a list, where less is better; nothing where none is good enough.
 * @template T
 * @param {T[]} list
 * @param {(one: T) => number} costOf
 * @param {number} most
 * @returns {T | undefined}
 */
export function least(list, costOf, most) {
  const [best] = list.toSorted((a, b) => costOf(a) - costOf(b));
  return best && costOf(best) <= most ? best : undefined;
}

/**
 * The place whose centre is nearest to a point of the board; of two as near, the later one.
 * @template {Point} P
 * @param {P[]} list
 * @param {Point} point
 * @param {number} [reach]
 * @returns {P | undefined}
 */
export const nearest = (list, point, reach = Infinity) =>
  least(list.toReversed(), ({ x, y }) => Math.hypot(x + 1 - point.x, y + 1 - point.y), reach);

/**
 * The place that lies next in a direction.
 * @template {Point} P
 * @param {P[]} list
 * @param {Point} from
 * @param {Point} way
 * @returns {P | undefined}
 */
export function onward(list, from, way) {
  const along = (/** @type {P} */ { x, y }) => (x - from.x) * way.x + (y - from.y) * way.y;
  const aside = (/** @type {P} */ { x, y }) =>
    Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
  const ahead = list.filter((place) => along(place) > 0);
  return least(ahead, (place) => along(place) + 2.5 * aside(place), Infinity);
}

/** The cards that a smartie may be put on. @param {Action[]} actions @returns {number[]} */
export const guardable = (actions) =>
  actions.filter(({ type }) => type === "Guard").map(({ card }) => card);

/** The action that ends the turn. @param {Action[]} actions */
export const ending = (actions) => actions.find(({ type }) => type === "Draw" || type === "Pass");
