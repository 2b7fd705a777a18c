/** Who and what Choco-Boom's sentences speak of: seats by name, cards by picture and colour, calls by their words. */

/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").Card} Card */

/** A seat as sentences speak of it; whoever is called "You" is spoken to. @param {number} seat @param {Ui} ui */
export function who(seat, ui) {
  const name = ui.names[seat] ?? "";
  return { who: name === ui.t("person-you") ? "you" : "name", name };
}

/** "Anna and Ben". @param {number[]} seats @param {Ui} ui */
export const listed = (seats, ui) =>
  seats
    .map((seat) => ui.names[seat] ?? "")
    .reduce((all, name) => (all ? ui.t("table-and", { a: all, b: name }) : name), "");

/** What a card shows. @param {string} item @param {Ui} ui */
export const itemWord = (item, ui) => ui.t(`boom-item-${item}`);

/** What is called out, as on a key. @param {string} item @param {Ui} ui */
export const callWord = (item, ui) => ui.t(`boom-word-${item}`);

/** "blue strawberry". @param {Card} card @param {Ui} ui */
export const cardWords = ({ item, colour }, ui) =>
  ui.t("boom-card", { item: itemWord(item, ui), colour: ui.t(`boom-colour-${colour}`) });
