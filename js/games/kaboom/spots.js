/** The things of Kaboom! by name: which action is about them, what is offered on them, what a seat may see. It knows no rule. */

import { has } from "../../table/gestures.js";
import { KEYS, means } from "./keys.js";

/** @import { Action } from "../../table/types.js" */
/** @import { Ui, View } from "./types.js" */
/** @typedef {{owner: number, place: number}} Spot */

/** The places of the first look. */
const NEAR = [2, 3];

/** Powers on two cards: the first touch chooses, the second completes the pair. */
export const PAIRS = ["Swap", "LookBoth"];

/** What a touch on a card may mean; whoever settles a slap or a gift comes before a power, and that before the drawer. */
export const ON_CARDS = ["Reveal", "Give", "Look", ...PAIRS, "Replace"];

/** What several kinds of actions mean, by the word before the colon. @type {Record<string, string[]>} */
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
  const [word = ""] = on.split(":");
  const key = KEYS[word];
  return actions.find((action) => ALSO[word]?.includes(action.type) || (key && means(key, action)));
}

/** The two piles as the arrows find them, beside the seats. */
export const PILES = ["stock", "discard"];

/** @param {number} owner @param {number} place */
export const cardOn = (owner, place) => `card:${owner}:${place}`;

/** @param {Spot} spot */
export const nameOf = ({ owner, place }) =>
  owner < 0 ? (PILES[place] ?? "") : cardOn(owner, place);

/** @param {string} on @returns {Spot | null} the card that a name means */
export function spotOf(on) {
  const [word, owner, place] = on.split(":");
  return word === "card" ? { owner: Number(owner), place: Number(place) } : null;
}

/** The cards that an action is about: its place is its own seat's, or that of the seat it names. @param {Action} action @param {number} seat who may do it */
export function cardsOf({ type, seat: owner, place, other, other_place: there }, seat) {
  if (type === "Peek") return NEAR.map((near) => cardOn(seat, near));
  const first = place === undefined ? [] : [cardOn(owner ?? seat, place)];
  return other === undefined ? first : [...first, cardOn(other, there)];
}

/** How pressing a touch on a card is: the lower, the sooner. @param {Action | undefined} action */
export const weight = (action) =>
  action && ON_CARDS.includes(action.type) ? ON_CARDS.indexOf(action.type) : Infinity;

/** What is offered to a seat on a card, the most pressing first. @param {Action[]} actions @param {number} seat @param {string} on */
export const onCard = (actions, seat, on) =>
  actions
    .filter((action) => weight(action) < Infinity && cardsOf(action, seat).includes(on))
    .sort((a, b) => weight(a) - weight(b));

/** The card chosen first for a power on two, by name; null once it cannot be meant any more. @param {Ui} ui @returns {string | null} */
export function heldOf({ held, offers, views }) {
  if (!held) return null;
  const pairs = (offers?.[held.seat] ?? []).filter(({ type }) => PAIRS.includes(type));
  const isThere = cardAt(views?.[held.seat], held)?.mark === held.mark;
  return isThere && onCard(pairs, held.seat, nameOf(held)).length ? nameOf(held) : null;
}

/** The cards with which anybody may do something; once one of two is chosen, those that may be the other. @param {Ui} ui @returns {Set<string>} */
export function offeredCards(ui) {
  const first = heldOf(ui);
  const all = Object.entries(ui.offers ?? {}).flatMap(([seat, actions]) => {
    const lists = actions.map((action) => cardsOf(action, Number(seat)));
    return first && ui.held?.seat === Number(seat)
      ? lists.filter((cards) => cards.includes(first)).flat()
      : lists.flat();
  });
  return new Set(all);
}

/** Whether any person may do something of that kind. @param {Ui} ui @param {string[]} types */
export const isOffered = ({ offers }, types) =>
  Object.values(offers ?? {}).some((actions) => actions.some(({ type }) => types.includes(type)));

/** Whether the hint is about that thing. @param {Ui} ui @param {string} on */
export function isHinted({ hint, seat }, on) {
  if (!hint) return false;
  return on.startsWith("card:")
    ? cardsOf(hint.action, seat).includes(on)
    : offered([hint.action], on) !== undefined;
}

/** The card at that place, as a seat sees it. @param {View | undefined} view @param {Spot} spot */
export const cardAt = (view, { owner, place }) =>
  view?.grids[owner]?.find((card) => card.place === place);

/** Who looks at that card just now, if anybody. @param {View} view @param {number} owner @param {number} place */
export function watcher({ peeks, looking }, owner, place) {
  if (looking?.cards.some((card) => card.seat === owner && card.place === place))
    return looking.seat;
  return peeks[owner] === "looking" && NEAR.includes(place) ? owner : null;
}

/** Whether a seat is at its two cards before the round begins. @param {View | undefined} view */
export const isPeeking = (view) => !!view && view.peeks[view.seat] === "looking";

/** Whether the eye key can show a seat anything. @param {Action[]} actions @param {View | undefined} view */
export const hasSight = (actions, view) =>
  view?.drawn != null ||
  (!!view && view.looking?.seat === view.seat) ||
  has(actions, "Peek") ||
  has(actions, "Cover");

/** Whether a seat needs its eye key now. @param {View} own the seat's view @param {boolean} flat */
export const hasSecret = ({ seat, peeks, drawn, looking }, flat) =>
  (peeks[seat] ?? "done") !== "done" || (flat && (drawn !== null || looking?.seat === seat));

/** What this seat alone may see: its drawn card, and the cards whose faces its view holds. @param {View} own @returns {{card: string, owner: number, place: number | null}[]} */
export function secrets({ seat, drawn, grids }) {
  const seen = grids.flatMap((cards, owner) =>
    cards.flatMap(({ place, card }) => (card === null ? [] : [{ card, owner, place }])),
  );
  return [...(drawn === null ? [] : [{ card: drawn, owner: seat, place: null }]), ...seen];
}
