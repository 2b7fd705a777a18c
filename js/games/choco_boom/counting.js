/**
 * The count: how many cards each seat has, and what the pile holds; and the end as a short story.
 */

import { html, svg } from "lit-html";
import { endLines, summed } from "../../table/counting.js";
import { seatMark } from "../../table/marks.js";
import { namesOf, victory } from "../../table/sentences.js";

/** @import { Told, Ui, View } from "./game.js" */

/** Each seat's deck, and at last the pile. @param {View} view */
export const steps = ({ decks }) => decks.length + 1;

/** The seat that a step tells of; null for the pile. @param {View} view @param {number} step */
export const litSeat = ({ decks }, step) => (step < decks.length ? step : null);

/** What one step of the count shows. @param {View} view @param {number} step @param {Ui} ui */
export function caption(view, step, ui) {
  const { decks, pile, under } = view;
  const seat = litSeat(view, step);
  const count = seat === null ? pile.length + under : decks[seat];
  if (seat === null) return summed(count, "", ui.t("boom-count-pile", { count }));
  return summed(count, seatMark(seat), ui.t("boom-count-deck", { name: ui.names[seat], count }));
}

/** The room of a pile that is weighed, and how thick a card is at most. */
const FRAME = { w: 120, h: 210, scale: 52 };
const THICK = 5;

/** The most cards that anybody has. @param {Ui} ui */
const fullest = ({ outcome: { scores, order } }) => scores[order[0]];

/**
 * The decks are weighed side by side: card upon card, until the fullest lies there.
 * @type {Truth}
 */
export const truth = {
  kind: "piles",
  each: 90,
  sound: "cloth",
  says: "choco_boom-rule-most",
  steps: (_, ui) => fullest(ui),
  seat(_, seat, ui) {
    const count = ui.outcome.scores[seat];
    const thick = Math.min(THICK, (FRAME.h - FRAME.scale - 16) / fullest(ui));
    const card = (/** @type {number} */ i) =>
      svg`<rect
        class="deck-edge lands"
        style="--at: ${i}"
        x=${10 + ((i * 7) % 5)}
        y=${(FRAME.h - FRAME.scale - 12 - thick * (i + 1)).toFixed(1)}
        width="96"
        height=${thick}
        rx="1"
      />`;
    return html`<svg
        class="truth-picture"
        viewBox="0 0 ${FRAME.w} ${FRAME.h}"
        preserveAspectRatio="xMidYMax"
        aria-hidden="true"
      >
        ${scaleOf(
          count / Math.max(1, fullest(ui)),
          count,
          Array.from({ length: count }, (_, i) => card(i)),
        )}
      </svg>
      <strong class="truth-sum lands" style="--at: ${count}">${count}</strong>`;
  },
};

/**
 * Kitchen scales: the more cards lie on the pan, the lower it is, and the farther the needle turns.
 * @param {number} part of the fullest deck's weight
 * @param {number} count
 * @param {unknown} cards
 */
const scaleOf = (part, count, cards) =>
  svg`<g class="scales" style="--at: ${count}; --part: ${part.toFixed(3)}"
    ><g class="scales-pan weighs"
      ><path class="scales-body" d="M54 148h12v30h-12Z" /><rect
        class="scales-plate"
        x="6"
        y="146"
        width="108"
        height="5"
        rx="2.5"
      />${cards}</g
    ><path class="scales-body" d="M18 ${FRAME.h}L30 160H90L102 ${FRAME.h}Z" /><circle
      class="scales-dial"
      cx="60"
      cy="186"
      r="18"
    /><path class="scales-needle weighs" d="M57.500 186L60 170L62.500 186Z" /></g
  >`;

/**
 * The result as a short story: the fullest deck first, and what each seat has done.
 * @param {View} view
 * @param {Ui} ui
 */
export function ending(view, ui) {
  const { order, scores, tallies, winners } = ui.outcome;
  const story = (/** @type {number} */ seat) => seatStory(tallies[seat], ui.names[seat], ui);
  const lines = endLines(order, story, (seat) => scores[seat], ui);
  return {
    title: victory(winners, ui),
    lines: [...lines, ...remains(view, ui)],
  };
}

/** Who has no cards left, and what counts for nobody. @param {View} view @param {Ui} ui */
function remains({ decks, pile, under }, ui) {
  const empty = decks.flatMap((count, seat) => (count ? [] : [seat]));
  const count = pile.length + under;
  const words = [
    empty.length ? ui.t("boom-end-empty", { names: namesOf(empty, ui) }) : "",
    count ? ui.t("boom-count-pile", { count }) : "",
  ].filter(Boolean);
  return words.length ? [html`<span>${words.join(" ")}</span>`] : [];
}

/**
 * "Ben: 4 piles, one fine, calls in about 0.81 s".
 * @param {Told} seat
 * @param {string} name
 * @param {Ui} ui
 */
function seatStory({ piles, fines, call }, name, ui) {
  const calls = call === null ? "none" : "some";
  return ui.t("boom-end-line", { name, piles, fines, calls, seconds: (call ?? 0) / 1000 });
}
