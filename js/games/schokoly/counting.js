/** The count that explains itself: one area after the other, and the end as a short story. */

import { html } from "lit-html";
import { endLine, says } from "../../table/counting.js";
import { namesOf, victory } from "../../table/sentences.js";
import { chip } from "./plates.js";
import { colourName, inFacts } from "./sentences.js";

/** @import { Ui, View } from "./game.js" */

/** @param {View} view */
export const steps = ({ count }) => count.steps.length;

/** What one step of the count shows. @param {View} view @param {number} step @param {Ui} ui */
export function caption(view, step, ui) {
  const told = view.count.steps[step];
  if (!told) return "";
  const words = inFacts(`schokoly-count-${told.code}`, told, ui);
  if (told.code !== "neutral") return says(chip(told.colour), words);
  const { winner, count, sums } = told;
  const [most, fewer] = sums;
  return html`<p class="sums">
      <span>${chip(most.colour)} ${most.count} : ${fewer.count} ${chip(fewer.colour)}</span>
      ${winner ? html`<span>→ ${count}</span>` : ""}
    </p>
    ${says(chip(told.colour), `${words} ${verdict(told, ui)}`)}`;
}

/**
 * Who touches a neutral area on more sides.
 * @param {View["count"]["steps"][number]} told
 * @param {Ui} ui
 */
export function verdict({ winner, count, sums: [most, fewer] }, ui) {
  const facts = { colour: winner, count, most: most.count, fewer: fewer.count };
  return inFacts(`schokoly-count-${winner ? "winner" : "nobody"}`, facts, ui);
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
    const args = { names: namesOf(seats, ui), ...total, colour, areas: "" };
    const id = neutral ? "schokoly-end-line" : "schokoly-end-line-three";
    return endLine(chip(total.colour), ui.t(id, args), total.total, seats, ui);
  });
  const decided = tie?.colour ? inFacts("schokoly-end-tie", tie, ui) : ui.t("schokoly-end-shared");
  return {
    title: victory(winners, ui),
    lines: tie ? [...lines, html`<span>${decided}</span>`] : lines,
  };
}
