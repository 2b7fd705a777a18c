/**
 * A finished round: its sheet with hands, points and the score grid, and its count seat by seat,
 * the caller at the end; and the end as a short story.
 */

import { html, nothing, svg } from "lit-html";
import { mainKey } from "../../input/gestures.js";
import { endLines, says, summed } from "../../table/counting.js";
import { icon, nameTag, seatMark } from "../../table/marks.js";
import { namesOf, signed, victory } from "../../table/sentences.js";
import { back, face, glyph, picture } from "./cards.js";
import { worth } from "./grids.js";
import { penalty } from "./seats.js";
import { cardWords } from "./sentences.js";

/** @import { Last, Ui, View } from "./game.js" */

/**
 * Each seat of the last finished round, and at last who was closest; else each seat's sum so far;
 * before that nothing.
 * @param {View} view
 */
export function steps({ last, totals, scores }) {
  if (last) return totals.length + 1;
  return scores.length ? totals.length : 0;
}

/**
 * The seat that a step tells of, clockwise, the caller last; null for the step after it.
 * @param {View} view
 * @param {number} step
 */
export function litSeat({ last, totals }, step) {
  const seats = totals.length;
  return step < seats ? ((last?.caller ?? seats - 1) + 1 + step) % seats : null;
}

/** What one step of the count shows. @param {View} view @param {number} step @param {Ui} ui */
export function caption(view, step, ui) {
  const { last } = view;
  const seat = litSeat(view, step);
  if (!last) return sums(view, seat ?? 0, ui);
  const { points, winners } = last;
  if (seat !== null) return summed(signed(points[seat]), seatMark(seat), handWords(last, seat, ui));
  const names = namesOf(winners, ui);
  return says(seatMark(winners[0]), ui.t("kaboom-count-closest", { names }));
}

/**
 * A seat's cards in words, or that it has none.
 * @param {Last} last
 * @param {number} seat
 * @param {Ui} ui
 */
function cardsOf({ hands }, seat, ui) {
  const cards = hands[seat].map((card) => cardWords(card, ui));
  return ui.t("kaboom-sheet-cards", { cards, count: cards.length });
}

/** The same with its sum. @param {Last} last @param {number} seat @param {Ui} ui */
function handFacts(last, seat, ui) {
  return { name: ui.names[seat], cards: cardsOf(last, seat, ui), total: signed(last.totals[seat]) };
}

/**
 * A seat's cards, and what its call came to.
 * @param {Last} last
 * @param {number} seat
 * @param {Ui} ui
 */
function handWords(last, seat, ui) {
  const hand = ui.t("kaboom-count-cards", handFacts(last, seat, ui));
  return seat === last.caller
    ? [hand, ui.t("kaboom-call"), callWords(last, seat, ui)].join(" ")
    : hand;
}

/**
 * Between rounds: what a seat has so far.
 * @param {View} view
 * @param {number} seat
 * @param {Ui} ui
 */
function sums({ scores, totals }, seat, ui) {
  const facts = { name: ui.names[seat], points: signed(totals[seat]) };
  const rounds = scores.map((points) => signed(points[seat])).join(" · ");
  return summed(rounds, seatMark(seat), ui.t("kaboom-count-sum", facts));
}

/** What a call came to. @param {Last} last @param {number} seat @param {Ui} ui */
const callWords = ({ reasons, points }, seat, ui) =>
  ui.t("kaboom-count-called", { reason: reasons[seat], points: signed(points[seat]) });

/** The seats in the order in which their cards are turned up. @param {View} view */
const inOrder = (view) => view.totals.map((_, step) => litSeat(view, step) ?? 0);

/** How many cards are turned up before those of a seat. @param {View} view @param {number} seat */
const before = (view, seat) => {
  const order = inOrder(view);
  const sooner = order.slice(0, order.indexOf(seat));
  return sooner.reduce((sum, one) => sum + (view.last?.hands[one].length ?? 0), 0);
};

/** The last hands are turned up card by card, the caller's at the end. @type {Truth} */
export const truth = {
  kind: "rows",
  each: 420,
  sound: "turn",
  says: "kaboom-rule-fewest",
  steps: ({ last }) => last?.hands.flat().length ?? 0,
  seat(view, seat, ui) {
    const { last } = view;
    if (!last) return nothing;
    const { hands, values, totals } = last;
    const first = before(view, seat);
    const cards = hands[seat].map(
      (/** @type {string} */ card, /** @type {number} */ i) =>
        svg`<g transform="translate(${106 + 212 * i} 146)" style="--at: ${first + i}">
          <g class="turns-up">${face(card)}${worth(values[seat][i])}</g
          ><g class="turns-away">${back()}</g></g
        >`,
    );
    const places = Math.max(4, cards.length); // so that a few cards are no larger
    return html`<svg
        class="truth-picture playing"
        viewBox="0 0 ${212 * places} 292"
        preserveAspectRatio="xMinYMid"
        role="img"
        aria-label=${ui.t("kaboom-count-cards", handFacts(last, seat, ui))}
      >
        ${cards}
      </svg>
      <span class="truth-sum lands" style="--at: ${first + cards.length}"
        >${signed(totals[seat])}${
          seat === last.caller
            ? html` <strong>${summands(last, seat)} = ${signed(last.points[seat])}</strong>`
            : nothing
        }</span
      >`;
  },
};

/** "10 + 3": what makes a seat's points. @param {Last} last @param {number} seat */
const summands = ({ addends }, seat) =>
  addends[seat].map((one, i) => (i ? (one < 0 ? `− ${-one}` : `+ ${one}`) : signed(one))).join(" ");

/**
 * The result as a short story, best first, and how the last call went.
 * @param {View} view
 * @param {Ui} ui
 */
export function ending(view, ui) {
  const { last, scores } = view;
  const { outcome } = ui;
  const story = /** @param {number} seat */ (seat) =>
    ui.t("kaboom-end-line", {
      name: ui.names[seat],
      rounds: scores.length,
      best: signed(outcome.lowest[seat]),
      worst: signed(outcome.highest[seat]),
    });
  const lines = endLines(outcome.order, story, (seat) => signed(outcome.scores[seat]), ui);
  const { caller = null } = last ?? {};
  if (last && caller !== null) {
    const called = ui.t("kaboom-caller", { name: ui.names[caller] });
    lines.push(html`<span>${called} ${callWords(last, caller, ui)}</span>`);
  }
  if (last && scores.length > 1) lines.push(html`<div>${scoreGrid(view, last, ui)}</div>`);
  return { title: victory(outcome.winners, ui), lines };
}

/**
 * The sheet of the round that is over, until somebody has put it away; else before one person why a
 * penalty was paid.
 * @param {View} view
 * @param {Action[]} _
 * @param {Ui} ui
 */
export function panel(view, _, ui) {
  const { last } = view;
  if (!last || ui.read === last.round) return ui.flat ? nothing : penalty(view, ui);
  const title = ui.t("kaboom-sheet-title", { round: last.round });
  const isOver = view.turn === null;
  const next = ui.t(isOver ? "kaboom-sheet-read" : "kaboom-sheet-next", { round: last.round + 1 });
  return html`<section
    class="panel round-sheet"
    data-covers
    data-seats=${last.hands.length}
    aria-label=${title}
  >
    <header>
      <h2>${title}</h2>
      ${last.caller === null ? html`<p>${ui.t("kaboom-event-nobodycalled")}</p>` : nothing}
      <p>${ui.t("kaboom-rule-fewest")}</p>
    </header>
    <ol class="round-hands">
      ${last.hands.map((_, seat) => handLine(last, seat, ui))}
    </ol>
    ${scoreGrid(view, last, ui)}
    ${mainKey("read", "read-key", icon(isOver ? "close" : "next"), next)}
  </section>`;
}

/**
 * A seat's cards, face up, their sum, its points and why.
 * @param {Last} last
 * @param {number} seat
 * @param {Ui} ui
 */
function handLine(last, seat, ui) {
  const { hands, totals, points, reasons, caller, winners } = last;
  const cards = hands[seat];
  const total = totals[seat];
  const reason = reasons[seat];
  const words = cardsOf(last, seat, ui);
  return html`<li class="round-hand ${winners.includes(seat) ? "best" : ""}">
    <span class="seat-name"
      >${seatMark(seat)}${nameTag(ui.names[seat])}${
        caller === seat ? html`<span class="caller">${glyph("bolt")}</span>` : nothing
      }</span
    >
    <span
      class="faces ${cards.length > 5 ? "many" : ""}"
      role="img"
      aria-label=${words}
    >
      ${
        cards.length
          ? cards.map(picture)
          : html`<span class="none" aria-hidden="true">${words}</span>`
      }</span
    >
    <span class="why"
      ><b>${signed(total)}</b>${
        reason === "plain"
          ? nothing
          : html` <span>${ui.t("kaboom-sum", { reason, sum: summands(last, seat) })}</span>`
      }</span
    >
    <strong class="gained">${plus(points[seat])}</strong>
  </li>`;
}

/** @param {number} count */
const plus = (count) => (count > 0 ? `+${count}` : signed(count));

/**
 * Names down, rounds across, the sum at the end.
 * @param {View} view
 * @param {Last} last
 * @param {Ui} ui
 */
function scoreGrid({ scores, totals, rounds, leaders }, last, ui) {
  const across = Array.from({ length: Math.max(rounds, scores.length) }, (_, i) => i);
  return html`<table
    class="score-grid ${rounds > 10 ? "long" : ""}"
    style="--rounds: ${across.length}"
  >
    <caption class="unseen">
      ${ui.t("kaboom-sheet-scores")}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="unseen">${ui.t("kaboom-sheet-name")}</span></th>
        ${across.map((i) => html`<th scope="col" class=${cell(i, last)}>${i + 1}</th>`)}
        <th scope="col" class="sum">${ui.t("kaboom-sheet-sum")}</th>
      </tr>
    </thead>
    <tbody>
      ${totals.map(
        (total, seat) =>
          html`<tr class=${leaders.includes(seat) ? "least" : ""}>
            <th scope="row">${seatMark(seat)}${nameTag(ui.names[seat])}</th>
            ${across.map(
              (i) =>
                html`<td class=${cell(i, last)}>${scores[i] ? signed(scores[i][seat]) : ""}</td>`,
            )}
            <td class="sum">${signed(total)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * The round just played is marked; of those long ago a phone has no room.
 * @param {number} i
 * @param {Last} last
 */
const cell = (i, { round }) =>
  `${i + 1 === round ? "now" : ""} ${i + 1 > round ? "later" : i + 1 < round - 4 ? "old" : ""}`;
