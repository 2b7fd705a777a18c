/** The count that explains itself: one area after the other, and the end as a short story. */

import { html } from "lit-html";
import { endLine, says } from "../../table/counting.js";
import { namesOf, victory, who } from "../../table/sentences.js";
import { chip } from "./plates.js";
import { colourName } from "./sentences.js";
import { counted } from "./shapes.js";

/** @import { Side, Ui, View } from "./game.js" */

/** @param {View} view */
export const steps = (view) => counted(view).length;

/**
 * How many of these sides are each colour's, the winner's first.
 * @param {Side[]} sides
 * @param {unknown} winner
 * @param {Iterable<string>} [colours] those that touch, where not told
 * @returns {[string, number][]}
 */
export const sidesOf = (sides, winner, colours = new Set(sides.map(({ colour }) => colour))) =>
  [...colours]
    .sort((a, b) => Number(b === winner) - Number(a === winner))
    .map((one) => [one, sides.filter(({ colour }) => colour === one).length]);

/** What one step of the count shows. @param {View} view @param {number} step @param {Ui} ui */
export function caption(view, step, ui) {
  const area = counted(view)[step];
  if (!area) return "";
  const count = area.cells.length;
  const colour = colourName(area.colour, ui);
  const tell = (/** @type {string} */ id, more = "", number = count) =>
    says(chip(area.colour), ui.t(`schokoly-count-${id}`, { colour, count: number }) + more);
  if (area.parts) return tell("small", "", area.parts);
  if (area.colour !== view.neutral) return tell("own");
  const players = view.count.totals.map((total) => total.colour);
  const [[first, most], [second, fewer]] = sidesOf(area.sides, area.winner, players);
  const verdict = { most, fewer, count, colour: colourName(area.winner, ui) };
  return html`<p class="sums">
      <span>${chip(first)} ${most} : ${fewer} ${chip(second)}</span>
      ${area.winner ? html`<span>→ ${count}</span>` : ""}
    </p>
    ${tell("neutral", ` ${ui.t(`schokoly-count-${area.winner ? "winner" : "nobody"}`, verdict)}`)}`;
}

/**
 * The result as a short story, best first; with equal totals, which areas decided.
 * @param {View} view
 * @param {Ui} ui
 */
export function ending({ count, colours, neutral }, ui) {
  const { winners, order, totals, tie } = count;
  const seatsOf = (/** @type {string} */ colour) =>
    [...colours.keys()].filter((seat) => colours[seat] === colour);
  const ranked = order.flatMap((seat) => totals.filter(({ colour }) => colour === colours[seat]));
  const lines = [...new Set(ranked)].map((total) => {
    const colour = colourName(total.colour, ui);
    const seats = seatsOf(total.colour);
    const isYou = seats.length === 1 && who(seats[0] ?? 0, ui).who === "you";
    const whose = { names: namesOf(seats, ui), who: isYou ? "you" : "name" };
    const args = { ...whose, ...total, colour, areas: "" };
    const id = neutral ? "schokoly-end-line" : "schokoly-end-line-three";
    return endLine(chip(total.colour), ui.t(id, args), total.total, seats, ui);
  });
  const decided = tie?.colour
    ? ui.t("schokoly-end-tie", { ...tie, colour: colourName(tie.colour, ui) })
    : ui.t("schokoly-end-shared");
  return {
    title: victory(winners, ui),
    lines: tie ? [...lines, html`<span>${decided}</span>`] : lines,
  };
}
