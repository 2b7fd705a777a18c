/** What a gesture means: an action from the list, a new ui, or nothing. It chooses; it never judges. */

import { chosen, cornerAt, ending, guardable, nearest, onward, places, REACH } from "./spots.js";

/** @import { Action, Gesture, Picked } from "../../table/types.js" */
/** @import { Laying, Lying, Ui } from "./types.js" */
/** @typedef {(actions: Action[], gesture: Gesture, ui: Ui, name: string) => Picked | undefined} Answer */

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
};

/** A tap this near to the ghost's centre lays it, in cells. */
const CONFIRM = 0.75;

/** @type {Record<string, Answer>} what a tap on each thing means, by the word before the colon */
const TAPS = {
  hand: (_, __, ui, card) => ({
    ui: ui.held === Number(card) && !ui.spot ? quarter(ui, 1) : hold(ui, Number(card)),
  }),
  slot: (_, __, ui) => ({ ui: { ...ui, spot: null } }),
  ghost: tapBoard,
  board: tapBoard,
  "": tapBoard,
  turn: (actions, _, ui) => ({ ui: settle(actions, quarter(ui, 1)) }),
  "turn-back": (actions, _, ui) => ({ ui: settle(actions, quarter(ui, -1)) }),
  smartie: tapSmartie,
  lay: (actions, _, ui) => played(chosen(actions, ui)),
  end: (actions) => played(ending(actions)),
  back: (_, __, ui) => ({ ui: { ...ui, ...idle } }),
  colour: (actions, _, __, colour) =>
    played(actions.find((a) => a.type === "Choose" && a.colour === colour)),
  swap: (_, __, ui) => ({ ui: { ...ui, ...idle, swapping: !ui.swapping } }),
  to: (_, __, ui, seat) => ({ ui: { ...ui, to: Number(seat) } }),
  offer: (actions, _, ui) => played(swapAction(actions, ui)),
  answer: (actions, _, ui) => played(swapAction(actions, ui)),
  accept: (actions) => played(actions.find(({ type }) => type === "Accept")),
  decline: (actions) => played(actions.find(({ type }) => type === "Decline")),
};

/** @type {Record<string, Answer>} what fingers and keys do */
const KINDS = {
  tap: (actions, gesture, ui, name) => TAPS[gesture.on.split(":")[0]]?.(actions, gesture, ui, name),
  lift: (_, { on, x, y }, ui, name) => {
    if (on === "smartie") return { ui: { ...ui, token: { x, y } } };
    if (on === "ghost") return { ui: { ...ui, drag: { x, y } } };
    return on.startsWith("hand:")
      ? { ui: { ...hold(ui, Number(name)), drag: { x, y } } }
      : undefined;
  },
  drag: (actions, gesture, ui) => {
    if (ui.token) return { ui: { ...ui, token: { x: gesture.x, y: gesture.y } } };
    return ui.drag ? { ui: carried(actions, gesture, ui) } : undefined;
  },
  drop: (actions, gesture, ui) => {
    if (ui.token) return dropSmartie(actions, gesture, { ...ui, token: null });
    return ui.drag ? dropCard(gesture, { ...ui, drag: null }) : undefined;
  },
  cancel: (_, __, ui) => ({ ui: { ...ui, drag: null, token: null, spot: null } }),
  twist: (actions, { turns = 1 }, ui) =>
    ui.held === null ? undefined : { ui: settle(actions, quarter(ui, turns)) },
  step: stepOn,
  enter: (actions, _, ui) =>
    played(ui.guarding ? guarding(actions, ui.cursor) : chosen(actions, ui)),
  take: (_, __, ui, place) => {
    const card = ui.hand[Number(place)];
    return card && { ui: hold(ui, card.card) };
  },
};

/** @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @returns {Picked | undefined} */
export function pick(actions, gesture, ui) {
  return KINDS[gesture.kind]?.(actions, gesture, ui, gesture.on.split(":")[1] ?? "");
}

/** ui fields that show an action as a ghost, for a hint. @param {Action} action */
export function show(action) {
  const { type, card, x, y, turn } = action;
  if (type === "Place" || type === "Stack")
    return { ...idle, held: card, turn, stack: type === "Stack", spot: { x, y } };
  if (type === "Guard") return { ...idle, guarding: true, cursor: card };
  if (type === "Offer") return { ...idle, swapping: true, held: card, to: action.to };
  return type === "Answer" ? { ...idle, held: card } : idle;
}

/** The offer or answer that is laid out in the swap sheet. @param {Action[]} actions @param {Ui} ui */
export function swapAction(actions, ui) {
  const isIt = /** @param {Action} a */ (a) =>
    (a.type === "Offer" && a.to === ui.to) || a.type === "Answer";
  return actions.find((a) => isIt(a) && a.card === ui.held);
}

/** @param {Action | undefined} action @returns {Picked | undefined} */
const played = (action) => (action ? { action } : undefined);

/** @param {Action[]} actions @param {number | null} wanted */
const guarding = (actions, wanted) =>
  actions.find(({ type, card }) => type === "Guard" && card === wanted);

/** A place as what the ui keeps of it. @param {Laying | undefined} place */
const spotOf = (place) => (place ? { x: place.x, y: place.y } : null);

/** Takes up another card; a smartie in the hand stays with it. @param {Ui} ui @param {number} card @returns {Ui} */
function hold(ui, card) {
  const turn = ui.held === card ? ui.turn : 0;
  return { ...ui, held: card, turn, spot: null, guarding: false, cursor: null };
}

/** @param {Ui} ui @param {number} turns @returns {Ui} */
function quarter(ui, turns) {
  return ui.held === null ? ui : { ...ui, turn: ui.turn + turns };
}

/** After a turn or a smartie: the ghost stays, or goes to a place near by. @param {Action[]} actions @param {Ui} ui @returns {Ui} */
function settle(actions, ui) {
  if (!ui.spot) return ui;
  const middle = { x: ui.spot.x + 1, y: ui.spot.y + 1 };
  return { ...ui, spot: spotOf(nearest(places(actions, ui), middle, 2)) };
}

/** The card under the fingers: it snaps to a place within reach. @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @returns {Ui} */
function carried(actions, { over, spot, x, y }, ui) {
  const place = over === "board" && spot ? nearest(places(actions, ui), spot, REACH) : undefined;
  return { ...ui, drag: { x, y }, spot: spotOf(place) };
}

/** @param {Gesture} gesture @param {Ui} ui @returns {Picked} */
function dropCard(gesture, ui) {
  if (ui.spot || gesture.over !== "board" || !gesture.spot) return { ui };
  return { ui, why: wish(ui, cornerAt(gesture.spot)) };
}

/** The action that the rules did not offer, to ask why. @param {Ui} ui @param {{x: number, y: number}} at @returns {Action} */
function wish(ui, at) {
  const turn = ((ui.turn % 4) + 4) % 4;
  return { type: ui.stack ? "Stack" : "Place", card: ui.held, x: at.x, y: at.y, turn };
}

/** @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @returns {Picked | undefined} */
function tapBoard(actions, gesture, ui) {
  const { spot } = gesture;
  if (!spot) return played(chosen(actions, ui));
  if (ui.guarding) return guardUnder(actions, gesture, ui, { ...ui, guarding: false });
  if (ui.held === null) return undefined;
  const near = ui.spot && Math.hypot(ui.spot.x + 1 - spot.x, ui.spot.y + 1 - spot.y) <= CONFIRM;
  const action = chosen(actions, ui);
  if (near && action) return { action };
  const place = nearest(places(actions, ui), spot, REACH);
  const why = place ? {} : { why: wish(ui, cornerAt(spot)) };
  return { ui: { ...ui, spot: spotOf(place) }, ...why };
}

/** A smartie for the card under the finger, or why not. @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @param {Ui} otherwise the ui where no card lies there @returns {Picked} */
function guardUnder(actions, gesture, ui, otherwise) {
  const card = cardUnder(gesture, ui)?.card;
  if (card === undefined) return { ui: otherwise };
  const action = guarding(actions, card);
  return action ? { action } : { ui, why: { type: "Guard", card } };
}

/** The topmost lying card at that point of the board. @param {Gesture} gesture @param {Ui} ui @returns {Lying | undefined} */
function cardUnder({ spot }, ui) {
  if (!spot) return undefined;
  const under = ui.board.filter(
    (card) => spot.x >= card.x && spot.x < card.x + 2 && spot.y >= card.y && spot.y < card.y + 2,
  );
  return under.sort((a, b) => b.tier - a.tier)[0];
}

/** @type {Answer} */
function tapSmartie(actions, _, ui) {
  if (guardable(actions).length > 0) return { ui: { ...ui, ...idle, guarding: !ui.guarding } };
  return stacked(actions, { ...ui, stack: !ui.stack });
}

/** The held card with its smartie, or without; the list of places changes at once. @param {Action[]} actions @param {Ui} ui @returns {Picked} */
function stacked(actions, ui) {
  const stacks = actions.filter(({ type }) => type === "Stack");
  const canStack = stacks.some(({ card }) => ui.held === null || card === ui.held);
  const isLaying = stacks.length > 0 || actions.some(({ type }) => type === "Place");
  if (!ui.stack || canStack || !isLaying)
    return { ui: settle(actions, { ...ui, guarding: false }) };
  return { ui: { ...ui, stack: false }, say: "schokoly-no-stack" };
}

/** A smartie let go: on the held or a hand card it makes a stack card, on a lying card it guards. @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @returns {Picked} */
function dropSmartie(actions, gesture, ui) {
  const [word, name] = (gesture.under ?? "").split(":");
  if (word === "hand" || word === "ghost") {
    const held = word === "hand" ? Number(name) : ui.held;
    return stacked(actions, { ...(held === ui.held ? ui : hold(ui, Number(held))), stack: true });
  }
  return gesture.over === "board" ? guardUnder(actions, gesture, ui, ui) : { ui };
}

/** The arrow keys: from place to place, or from card to card. @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @returns {Picked | undefined} */
function stepOn(actions, gesture, ui) {
  const way = { x: gesture.dx ?? 0, y: gesture.dy ?? 0 };
  const laying = ui.held !== null && !ui.guarding;
  const cards = ui.guarding ? guardable(actions) : ui.board.map(({ card }) => card);
  /** @type {any[]} */
  const list = laying ? places(actions, ui) : ui.board.filter(({ card }) => cards.includes(card));
  const here = laying ? ui.spot : list.find((place) => place.card === ui.cursor);
  const next = here ? onward(list, here, way) : (nearest(list, lastLaid(ui), Infinity) ?? list[0]);
  return next && { ui: { ...ui, ...(laying ? { spot: spotOf(next) } : { cursor: next.card }) } };
}

/** @param {Ui} ui */
function lastLaid({ board }) {
  const last = board[board.length - 1];
  return last ? { x: last.x + 1, y: last.y + 1 } : { x: 1, y: 1 };
}
