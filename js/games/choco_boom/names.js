/** What Choco-Boom's sentences speak of: cards by picture and colour, calls by their words. */

/** @import { T } from "../../table/types.js" */
/** @import { Card } from "./types.js" */
/** @typedef {{t: T}} Speech */

/** What a card shows. @param {string} item @param {Speech} ui */
export const itemWord = (item, ui) => ui.t(`boom-item-${item}`);

/** What is called out, as on a key. @param {string} item @param {Speech} ui */
export const callWord = (item, ui) => ui.t(`boom-word-${item}`);

/** "blue strawberry". @param {Card} card @param {Speech} ui */
export const cardWords = ({ item, colour }, ui) =>
  ui.t("boom-card", { item: itemWord(item, ui), colour: ui.t(`boom-colour-${colour}`) });
