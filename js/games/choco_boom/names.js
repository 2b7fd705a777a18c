/** What Choco-Boom's sentences speak of: cards by picture and colour, calls by their words. */

/** @import { Card, Ui } from "./types.js" */

/** What a card shows. @param {string} item @param {Ui} ui */
export const itemWord = (item, ui) => ui.t(`boom-item-${item}`);

/** What is called out, as on a key. @param {string} item @param {Ui} ui */
export const callWord = (item, ui) => ui.t(`boom-word-${item}`);

/** "blue strawberry". @param {Card} card @param {Ui} ui */
export const cardWords = ({ item, colour }, ui) =>
  ui.t("boom-card", { item: itemWord(item, ui), colour: ui.t(`boom-colour-${colour}`) });
