/** Chances as words and bars: exact fractions from the engine, rounded only where they are read. */

import { html } from "lit-html";

/** @import { Chance, Odds, Ui } from "./types.js" */

/** In hundred. @param {Chance} chance */
export const percent = ({ ways, of }) => Math.round((100 * ways) / of);

/** How a chance is told: none, tiny, some, most or all. @param {Chance} chance */
export function sizeOf(chance) {
  if (chance.ways === 0) return "none";
  if (chance.ways === chance.of) return "all";
  const part = percent(chance);
  return part === 0 ? "tiny" : part === 100 ? "most" : "some";
}

/** "about 29 %". @param {Chance} chance @param {Ui} ui */
export const share = (chance, ui) =>
  ui.t(`challenge-odds-${sizeOf(chance)}`, { percent: percent(chance) });

/** "Bust with the next card: 2 of 7, about 29 %". @param {Odds} odds @param {Ui} ui */
export function bustWords({ bust }, ui) {
  const size = sizeOf(bust);
  return ui.t("challenge-odds-bust", {
    size: size === "tiny" || size === "most" ? "some" : size,
    ways: bust.ways,
    of: bust.of,
    percent: share(bust, ui),
  });
}

/** @param {Chance} chance @param {string} kind */
const bar = ({ ways, of }, kind) => html`
  <span class="odds-track" data-kind=${kind} aria-hidden="true"><i style="inline-size: ${((100 * ways) / of).toFixed(2)}%"></i></span>`;

/** The chances of drawing on. @param {Odds} odds @param {Ui} ui */
export const chances = (odds, ui) => html`
  <p class="odds-bust">${bustWords(odds, ui)}</p>
  ${bar(odds.bust, "bust")}
  <ul class="odds-list">${odds.reach.map(
    ({ count, chance }) => html`
    <li><span>${ui.t("challenge-odds-reach", { count })}</span>${bar(chance, "reach")}<span>${share(chance, ui)}</span></li>`,
  )}</ul>`;
