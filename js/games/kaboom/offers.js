/** What is offered to anybody, as it is marked on the table. It reads what the engine offers; it knows no rule. */

import { cardsOf } from "./marks.js";
import { heldOf, offered } from "./spots.js";

/** @typedef {import("./types.js").Ui} Ui */

/** The cards with which somebody may do something; once one of two is chosen, those that may be the other. @param {Ui} ui @returns {Set<string>} */
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
