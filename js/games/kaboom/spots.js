/**
 * The things of Kaboom! by name: which action is about them, what is offered on them, what a seat
 * may see, how arrows walk over them. It knows no rule.
 */

import built from "../../../build/engine.json" with { type: "json" };
import { has } from "../../input/gestures.js";
import { cellOf } from "./layout.js";

/** @import { Pieces } from "../../../build/types/kaboom" */
/** @import { Ui, View, Viewing } from "./game.js" */
/** @typedef {{owner: number, place: number}} Spot */
/** @typedef {{dx?: number, dy?: number}} Way */
/**
 * @typedef {{type: string, swap?: boolean, sign: string, word?: string, letter?: string}} Key word:
 *   where it is not the key's name; letter: on a keyboard
 */

/** A seat's keys, each with the action that it means. @type {Record<string, Key>} */
export const KEYS = {
  flip: { type: "Flip", sign: "turn", letter: "F" },
  draw: { type: "Draw", sign: "draw", letter: "D" },
  discard: { type: "Discard", sign: "lay", word: "put-away", letter: "X" },
  cover: { type: "Cover", sign: "lay" },
  enough: { type: "Enough", sign: "lay" },
  giveup: { type: "GiveUp", sign: "close", word: "give-up", letter: "G" },
  keep: { type: "Keep", sign: "close" },
  skip: { type: "SkipPower", sign: "close" },
  kaboom: { type: "Kaboom", sign: "bolt", word: "call", letter: "K" },
  yes: { type: "Decide", swap: true, sign: "swap", word: "swap", letter: "Y" },
  no: { type: "Decide", swap: false, sign: "close", word: "leave", letter: "O" },
};

/** @type {Pieces} */
const pieces = /** @type {any} */ (built.games.find(({ name }) => name === "kaboom")).pieces;

/**
 * What cards count, by name or rank; the power of a rank; the places of the first look; penalty
 * cards for a slap that shows a wrong card, and for one that shows none.
 */
const { worth: WORTH } = pieces;
export const { powers: POWERS, near: NEAR, penalties: PENALTIES } = pieces;

/** What a card counts. @param {string} card */
export const worthOf = (card) => WORTH[card] ?? WORTH[card.slice(0, -1)];

/**
 * What a touch on a card may mean, the most pressing first; and powers on two cards: the first touch
 * chooses, the second completes the pair.
 */
export const { touched: ON_CARDS, pairs: PAIRS } = pieces;

/**
 * What several kinds of actions mean, by the word before the colon.
 * @type {Record<string, string[]>}
 */
const ALSO = {
  slap: ["Slap"],
  draw: ["Flip"],
  flip: ["Draw"],
  stock: ["Draw", "Flip"],
  drawn: ["Discard"],
  no: ["Enough", "Keep", "SkipPower"],
};

/** The action that a thing offers, if any. @param {Action[]} actions @param {string} on */
export function offered(actions, on) {
  const [word] = on.split(":");
  const key = KEYS[word];
  return actions.find(
    ({ type, swap }) => ALSO[word]?.includes(type) || (type === key?.type && swap === key.swap),
  );
}

/** The two piles as the arrows find them, beside the seats. */
export const PILES = ["stock", "discard"];

/** @param {Spot} spot */
export const nameOf = ({ owner, place }) => (owner < 0 ? PILES[place] : `card:${owner}:${place}`);

/** @param {string} on @returns {Spot | null} the card that a name means */
export function spotOf(on) {
  const [word, owner, place] = on.split(":");
  return word === "card" ? { owner: Number(owner), place: Number(place) } : null;
}

/**
 * The cards that an action is about: its place is its own seat's, or that of the seat it names.
 * @param {Action} action
 * @param {number} seat who may do it
 */
export function cardsOf({ type, seat: owner, place, other, other_place: there }, seat) {
  if (type === "Peek") return NEAR.map((near) => nameOf({ owner: seat, place: near }));
  const first = place === undefined ? [] : [nameOf({ owner: owner ?? seat, place })];
  return other === undefined ? first : [...first, nameOf({ owner: other, place: there })];
}

/** How pressing a touch on a card is: the lower, the sooner. @param {Action | undefined} action */
export const weight = (action) =>
  action && ON_CARDS.includes(action.type) ? ON_CARDS.indexOf(action.type) : Infinity;

/**
 * What is offered to a seat on a card, the most pressing first.
 * @param {Action[]} actions
 * @param {number} seat
 * @param {string} on
 */
export const onCard = (actions, seat, on) =>
  actions
    .filter((action) => weight(action) < Infinity && cardsOf(action, seat).includes(on))
    .sort((a, b) => weight(a) - weight(b));

/**
 * The card chosen first for a power on two, by name; null once it cannot be meant any more.
 * @param {Ui} ui
 * @returns {string | null}
 */
export function heldOf({ held, offers, views }) {
  if (!held) return null;
  const pairs = (offers[held.seat] ?? []).filter(({ type }) => PAIRS.includes(type));
  const isThere = cardAt(views[held.seat], held)?.mark === held.mark;
  return isThere && onCard(pairs, held.seat, nameOf(held)).length ? nameOf(held) : null;
}

/**
 * The cards with which anybody may do something; once one of two is chosen, those that may be the
 * other.
 * @param {Ui} ui
 * @returns {Set<string>}
 */
export function offeredCards(ui) {
  const first = heldOf(ui);
  const all = Object.entries(ui.offers).flatMap(([seat, actions]) => {
    const isFree = !first || ui.held?.seat !== Number(seat);
    const lists = actions.map((action) => cardsOf(action, Number(seat)));
    return lists.filter((cards) => isFree || cards.includes(first)).flat();
  });
  return new Set(all);
}

/** Whether any person may do something of that kind. @param {Ui} ui @param {string[]} types */
export const isOffered = ({ offers }, types) =>
  Object.values(offers).some((actions) => actions.some(({ type }) => types.includes(type)));

/** Whether the hint is about that thing. @param {Ui} ui @param {string} on */
export function isHinted({ hint, seat }, on) {
  if (!hint) return false;
  return on.startsWith("card:")
    ? cardsOf(hint.action, seat).includes(on)
    : offered([hint.action], on) !== undefined;
}

/** The card at that place, as a seat sees it. @param {View} view @param {Spot} spot */
export const cardAt = ({ grids }, { owner, place }) =>
  grids[owner].find((card) => card.place === place);

/** Who looks at that card just now, if anybody. @param {View} view @param {Spot} spot */
export function watcher({ peeks, looking }, { owner, place }) {
  if (looking?.cards.some((card) => card.seat === owner && card.place === place))
    return looking.seat;
  return peeks[owner] === "looking" && NEAR.includes(place) ? owner : null;
}

/**
 * Whether a seat looks under its eye key, and since when.
 * @param {Ui} ui
 * @param {number} [seat]
 * @returns {Viewing}
 */
export const viewingOf = ({ viewing, seat: own }, seat = own) => viewing?.[seat] ?? {};

/** Whether a seat is at its two cards before the round begins. @param {View} view */
export const isPeeking = ({ peeks, seat }) => peeks[seat] === "looking";

/** Whether the eye key can show a seat anything. @param {Action[]} actions @param {View} view */
export const hasSight = (actions, { drawn, looking, seat }) =>
  drawn !== null || looking?.seat === seat || has(actions, "Peek") || has(actions, "Cover");

/** Whether a seat needs its eye key now. @param {View} own the seat's view @param {boolean} flat */
export const hasSecret = ({ seat, peeks, drawn, looking }, flat) =>
  peeks[seat] !== "done" || (flat && (drawn !== null || looking?.seat === seat));

/** The name of the last penalty, for whoever has read it. @param {View} view */
export const penaltyOf = ({ round, paid }) => paid && `${round}:${paid.number}`;

/**
 * What this seat alone may see: its drawn card, and the cards whose faces its view holds.
 * @param {View} own
 * @returns {{card: string, owner: number, place: number | null}[]}
 */
export function secrets({ seat, drawn, grids }) {
  const seen = grids.flatMap((cards, owner) =>
    cards.flatMap(({ place, card }) => (card === null ? [] : [{ card, owner, place }])),
  );
  return [...(drawn === null ? [] : [{ card: drawn, owner: seat, place: null }]), ...seen];
}

/**
 * Where an arrow leads, over the cards of each seat as that seat sees them; first to what is
 * offered, else to the own cards.
 * @param {Action[]} actions
 * @param {Way} way
 * @param {Ui} ui
 * @returns {Spot}
 */
export function onward(actions, way, { cursor: from, seat, views }) {
  const all = rows(views[seat]);
  if (!from) {
    const [first] = actions.flatMap((action) => cardsOf(action, seat));
    return spotOf(first ?? "") ?? all[0][0];
  }
  const own = all.find(([{ owner }]) => owner === from.owner) ?? [];
  const isThere = own.some(({ place }) => place === from.place);
  return (isThere && within(own, from, way)) || beyond(all, from, way);
}

/**
 * All that the arrows walk, seat by seat, clockwise from one's own, and at last the piles.
 * @param {View} view
 * @returns {Spot[][]}
 */
function rows({ seat, grids }) {
  const owners = grids.map((_, i) => (seat + i) % grids.length);
  const cards = owners.map((owner) => grids[owner].map(({ place }) => ({ owner, place })));
  return [...cards, PILES.map((_, place) => ({ owner: -1, place }))].filter((row) => row.length);
}

/**
 * Whether cards of two rows lie beside each other: penalty cards are in rows of their own.
 * @param {number} row
 * @param {number} other
 */
const isLevel = (row, other) => Math.abs(row - other) <= 0.5;

/**
 * The next card of the same grid that way.
 * @param {Spot[]} grid
 * @param {Spot} from
 * @param {Way} way
 * @returns {Spot | undefined}
 */
function within(grid, from, { dx = 0, dy = 0 }) {
  const at = cellOf(from.place);
  const ahead = grid.flatMap((spot) => {
    const { col, row } = cellOf(spot.place);
    const isAhead = dx
      ? isLevel(row, at.row) && (col - at.col) * dx > 0
      : col === at.col && (row - at.row) * dy > 0;
    return isAhead ? [{ spot, far: Math.abs(col - at.col) + Math.abs(row - at.row) }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.spot;
}

/**
 * Into the next row of things: right and up go clockwise; at the side one comes from.
 * @param {Spot[][]} all
 * @param {Spot} from
 * @param {Way} way
 * @returns {Spot}
 */
function beyond(all, from, { dx = 0, dy = 0 }) {
  const turn = dx > 0 || dy < 0 ? 1 : all.length - 1;
  const here = all.findIndex(([{ owner }]) => owner === from.owner);
  const next = all[(Math.max(0, here) + turn) % all.length];
  const near = next.filter(({ place }) => isLevel(cellOf(place).row, cellOf(from.place).row));
  const line = near.length ? near : next;
  line.sort((a, b) => cellOf(a.place).col - cellOf(b.place).col);
  return dx < 0 ? line[line.length - 1] : line[0];
}
