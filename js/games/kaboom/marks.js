/** The cards of the grids by name: which of them an action is about, who looks at them, what a seat alone may see. Knows no rule. */

/** @import { Action, View } from "./types.js" */

/** The places of the first look. */
const NEAR = [2, 3];

/** @param {number} owner @param {number} place */
export const cardOn = (owner, place) => `card:${owner}:${place}`;

/** The cards that an action is about: its place is its own seat's, or that of the seat it names. @param {Action} action @param {number} seat who may do it */
export function cardsOf({ type, seat: owner, place, other, other_place: there }, seat) {
  if (type === "Peek") return NEAR.map((near) => cardOn(seat, near));
  const first = place === undefined ? [] : [cardOn(owner ?? seat, place)];
  return other === undefined ? first : [...first, cardOn(other, there)];
}

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
