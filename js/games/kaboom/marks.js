/** The cards of the grids by name: which of them an action is about, who looks at them, what a seat alone may see. Knows no rule. */

/** @import { Action, View } from "./types.js" */

/** The places of the first look. */
const NEAR = [2, 3];

/** @param {number} owner @param {number} place */
export const cardOn = (owner, place) => `card:${owner}:${place}`;

/** @type {Record<string, (action: Action, seat: number) => string[]>} the cards that an action of a seat is about */
const CARDS = {
  Peek: (_, seat) => NEAR.map((place) => cardOn(seat, place)),
  Replace: ({ place }, seat) => [cardOn(seat, place)],
  Give: ({ place }, seat) => [cardOn(seat, place)],
  Look: ({ seat, place }) => [cardOn(Number(seat), place)],
  Reveal: ({ seat, place }) => [cardOn(Number(seat), place)],
  Swap: both,
  LookBoth: both,
};

/** @param {Action} action */
function both({ seat, place, other, other_place: there }) {
  return [cardOn(Number(seat), place), cardOn(other, there)];
}

/** @param {Action} action @param {number} seat who may do it */
export const cardsOf = (action, seat) => CARDS[action.type]?.(action, seat) ?? [];

/** Who looks at that card just now, if anybody. @param {View} view @param {number} owner @param {number} place @returns {number | null} */
export function watcher({ peeks, looking }, owner, place) {
  if (looking?.cards.some((card) => card.seat === owner && card.place === place))
    return looking.seat;
  return peeks[owner] === "looking" && NEAR.includes(place) ? owner : null;
}

/** Whether there is something that this seat alone may see, under its eye. @param {View} own the seat's view @param {boolean} flat */
export function hasSecret({ seat, peeks, drawn, looking }, flat) {
  return (peeks[seat] ?? "done") !== "done" || (flat && (drawn !== null || looking?.seat === seat));
}

/** What this seat alone may see: its drawn card, and the cards whose faces its view holds. @param {View} own @returns {{card: string, owner: number, place: number | null}[]} */
export function secrets({ seat, drawn, grids }) {
  const seen = grids.flatMap((cards, owner) =>
    cards.flatMap(({ place, card }) => (card === null ? [] : [{ card, owner, place }])),
  );
  return [...(drawn === null ? [] : [{ card: drawn, owner: seat, place: null }]), ...seen];
}
