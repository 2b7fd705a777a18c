/** Who and what Kaboom!'s sentences speak of: cards by rank and suit, places as their seat sees them, points with their sign. */

import { who } from "../../table/sentences.js";
import { isJoker, isRed, rankOf, suitOf } from "./pieces.js";

/** @import { Ui, View } from "./types.js" */
/** @import { Spot } from "./spots.js" */

/** A number with its true sign. @param {number} [count] */
export const signed = (count = 0) => (count < 0 ? `−${-count}` : String(count));

/** "king". @param {string} rank as the engine names it @param {Ui} ui */
export const rankWord = (rank, ui) => ui.t(`kaboom-rank-${rank.toLowerCase()}`);

/** A card in words. @param {string} card @param {Ui} ui */
export function cardWords(card, ui) {
  if (isJoker(card)) return rankWord("x", ui);
  if (rankOf(card) === "K") return ui.t(isRed(card) ? "kaboom-king-red" : "kaboom-king-black");
  const suit = ui.t(`kaboom-suit-${suitOf(card).toLowerCase()}`);
  return ui.t("kaboom-card", { rank: rankWord(rankOf(card), ui), suit });
}

/** Where a card is in its grid, as its seat sees it. @param {number} place @param {Ui} ui */
export const spotWords = (place, ui) =>
  ui.t(place < 4 ? `kaboom-place-${place}` : "kaboom-place-more", { number: place - 3 });

/** "one of yours", "one of Ben": a card that a seat touches, by its owner. @param {number} owner @param {Ui} ui @param {{seat?: number}} toucher */
export function whose(owner, ui, { seat }) {
  const { who: spoken, name } = who(owner, ui);
  if (owner === seat) return ui.t(spoken === "you" ? "kaboom-whose-mine" : "kaboom-whose-own");
  return ui.t(spoken === "you" ? "kaboom-whose-you" : "kaboom-whose-name", { name });
}

/** A card of a grid: whose, where, and its face where that may be known. @param {View} view @param {Spot} spot @param {string | null} face @param {Ui} ui */
export function gridCardWords(view, { owner, place }, face, ui) {
  const where = { name: ui.names[owner] ?? "", place: spotWords(place, ui) };
  const words = face
    ? ui.t("kaboom-card-up", { ...where, card: cardWords(face, ui) })
    : ui.t("kaboom-card-down", where);
  return view.caller === owner ? `${words}. ${ui.t("kaboom-locked")}` : words;
}
