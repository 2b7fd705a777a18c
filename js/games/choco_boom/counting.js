/** The count: how many cards each seat has, and what the pile holds; and the end as a short story. */

import { html } from "lit-html";
import { endLines, summed } from "../../table/counting.js";
import { seatMark } from "../../table/marks.js";
import { namesOf, who } from "../../table/sentences.js";

/** @import { Told, Ui, View } from "./types.js" */

/** Each seat's deck, and at last the pile. @param {View} view */
export const steps = ({ decks }) => decks.length + 1;

/** The seat that a step tells of; null for the pile. @param {View} view @param {number} step */
export const litSeat = ({ decks }, step) => (step < decks.length ? step : null);

/** What one step of the count shows. @param {View} view @param {number} step @param {Ui} ui */
export function caption(view, step, ui) {
  const { decks, pile, under } = view;
  const seat = litSeat(view, step);
  const count = seat === null ? pile.length + under : decks[seat];
  if (seat === null) return summed(count, "", ui.t("boom-count-pile", { count, under }));
  return summed(count, seatMark(seat), ui.t("boom-count-deck", { name: ui.names[seat], count }));
}

/** The result as a short story: the fullest deck first, and what each seat has done. @param {View} view @param {Ui} ui */
export function ending(view, ui) {
  const { order, scores, tallies, winners } = ui.outcome;
  const story = (/** @type {number} */ seat) => seatStory(tallies[seat], ui.names[seat], ui);
  const lines = endLines(order, story, (seat) => scores[seat]);
  return {
    title: titleOf(winners, ui),
    lines: [...lines, ...remains(view, ui)],
  };
}

/** "You win!", or who does. @param {number[]} winners @param {Ui} ui */
function titleOf(winners, ui) {
  const alone = winners.length === 1 ? who(winners[0] ?? 0, ui) : {};
  return ui.t("boom-end-title", {
    who: "",
    ...alone,
    names: namesOf(winners, ui),
    count: winners.length,
  });
}

/** Who has no cards left, and what counts for nobody. @param {View} view @param {Ui} ui */
function remains({ decks, pile, under }, ui) {
  const empty = decks.flatMap((count, seat) => (count ? [] : [seat]));
  const count = pile.length + under;
  const words = [
    empty.length ? ui.t("boom-end-empty", { names: namesOf(empty, ui) }) : "",
    count ? ui.t("boom-end-pile", { count }) : "",
  ].filter(Boolean);
  return words.length ? [html`<span>${words.join(" ")}</span>`] : [];
}

/** "Ben: 4 piles, one fine, calls in 0.81 s, best slap 0.40 s". @param {Told} told @param {string} name @param {Ui} ui */
function seatStory({ piles, fines, call, slap }, name, ui) {
  const parts = [
    ui.t("boom-end-piles", { count: piles }),
    ui.t("boom-end-fines", { count: fines }),
    call === null ? "" : ui.t("boom-end-call", { seconds: call / 1000 }),
    slap === null ? "" : ui.t("boom-end-slap", { seconds: slap / 1000 }),
  ];
  return ui.t("boom-end-line", { name, what: parts.filter(Boolean).join(", ") });
}
