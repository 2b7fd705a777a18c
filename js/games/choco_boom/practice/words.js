/** Why a call was not what was due: what the colour is called, or what a parrot repeats. */

/** @import { Answer } from "./run.js" */
/** @typedef {(id: string, args?: Record<string, any>) => string} T */

/** @param {Answer} answer @param {T} t */
export function wrongWords({ card, due, called }, t) {
  const item = t(`boom-word-${due}`);
  const why =
    card.item === "parrot"
      ? t("practice-repeats", { item })
      : t("practice-by-colour", {
          colour: card.colour,
          item,
          shows: card.item === due ? "same" : "other",
        });
  return called === null ? t("practice-too-late", { why }) : why;
}
