/** Pig at the table: a die in the middle, two buttons, and each seat's points. */

import { html, svg } from "lit-html";
import { posed } from "../../table/motion.js";
import { die } from "./lid.js";

export { lid } from "./lid.js";

/** @typedef {{seat: number, scores: number[], turn: number | null, points: number, die: number}} View */

/** Dice one after the other. @param {number[]} sides */
const dice = (...sides) => ({
  box: [-110, -110, 220 * sides.length, 220],
  content: sides.map((side, i) => svg`<g transform="translate(${i * 220} 0)">${die(side)}</g>`),
});

/** The pictures on the card of its rules. */
export const card = () => [dice(6), dice(4, 3), dice(5, 1), dice(6, 6)];

/** @param {View} view @param {any} ui */
export const scene = ({ die: side, points }, { t, field }) => html`
  <svg class="layer board-layer" role="img" aria-label=${t("pig-die", { side })}>
    <g style=${posed(field.x + field.w / 2, field.y + field.h / 2, 1)}>${die(side)}
      <text class="pig-points" y="170" text-anchor="middle">${t("pig-points", { points })}</text></g>
  </svg>
  <svg class="layer hand-layer"></svg>`;

/** What was touched is the action of that name. @param {any[]} actions @param {any} gesture */
export function pick(actions, { kind, on }) {
  const action = actions.find(({ type }) => type.toLowerCase() === on);
  return kind === "tap" && action ? { action } : undefined;
}

/** @param {View} _ @param {any[]} actions @param {any} ui */
export const tools = (_, actions, { t }) =>
  ["hold", "roll"].map(
    (name) => html`
    <button class="button main-key" data-on=${name} ?disabled=${!actions.some(({ type }) => type.toLowerCase() === name)}>${t(`pig-${name}`)}</button>`,
  );

/** @param {View} view @param {number} seat @param {any} ui */
export const plate = ({ scores }, seat, { t }) =>
  html`<span class="fact">${t("pig-score", { points: scores[seat] ?? 0 })}</span>`;

/** @param {View} _ @param {any[]} actions @param {any} ui */
export const note = (_, actions, { t }) => (actions.length ? t("pig-note") : "");

/** @param {View} view @param {any} ui */
export const ending = ({ scores }, { t, names, outcome }) => ({
  title: t("pig-won", { name: names[outcome?.winners[0]] ?? "" }),
  lines: scores.map((points, seat) => html`<span class="end-line"><span>${names[seat]}</span><strong>${points}</strong></span>`),
});
