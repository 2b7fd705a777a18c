/** How the house rules of a planned game are drawn, and what can be chosen at one of its seats. */

import { html, nothing } from "lit-html";
import { LIMITS } from "../games/box.js";
import { icon } from "../table/marks.js";
import { list } from "../words/words.js";
import { numberChoice, toggle } from "./fields.js";
import { changedOptions, isUsed, optionText, wordsOf } from "./new.js";

/** @import { Planning } from "./planning.js" */

/** The minutes a turn for which a candle burns, told and chosen as a house rule is. */
const CANDLE = /** @type {Choice} */ ({
  name: "candle",
  words: "candle",
  kind: "number",
  seat: null,
  values: LIMITS.candles,
});

/**
 * The house rules, folded; what belongs to a seat is chosen at the seat.
 * @param {Planning} planning
 */
export function houseRules(planning) {
  const { app, box, plan, first } = planning;
  const t = wordsOf(app.t, box);
  /** What few want comes when it is wanted, also before a second person sits down. */
  const bringWords = () => app.bringLater().then(app.draw);
  /** @param {Choice} choice */
  const isHouse = (choice) => choice !== first && choice.seat === null;
  const mayBurn = planning.mayBurn(plan);
  const isTold = mayBurn && app.words.has(`option-${CANDLE.words}`);
  const fields = [
    ...fieldsOf(planning, isHouse),
    isTold ? numberChoice(t, CANDLE, plan.candle, planning.setCandle) : nothing,
  ];
  if (fields.length === 1 && !mayBurn) return nothing;
  if (mayBurn && plan.candle && !isTold) bringWords();
  const changed = changedOptions(box, plan)
    .filter(([choice]) => isHouse(choice))
    .map((rule) => optionText(t, ...rule));
  if (isTold && plan.candle) changed.push(optionText(t, CANDLE, plan.candle));
  const rules = list(changed, app.words.language, "unit") || t("setup-usual");
  return html`<details class="house" @toggle=${bringWords}>
    <summary>
      ${icon("rules")}<span><strong>${t("setup-house")}</strong><small>${rules}</small></span
      >${icon("down")}
    </summary>
    ${fields}
  </details>`;
}

/** What can be chosen at the chosen seat. @param {Planning} planning */
export const seatRules = (planning) =>
  fieldsOf(planning, (choice) => choice === planning.first || choice.seat === planning.plan.chosen);

/**
 * The fields of some options, as far as these matter now.
 * @param {Planning} planning
 * @param {(choice: Choice) => boolean} isWanted
 */
const fieldsOf = (planning, isWanted) =>
  planning.box.options
    .filter((choice) => isWanted(choice) && isUsed(choice, planning.plan))
    .map((choice) => fieldOf(planning, choice));

/** @param {Planning} planning @param {Choice} choice */
function fieldOf({ app, box, plan, first, setOption }, choice) {
  const t = wordsOf(app.t, box);
  const { chosen, options, players } = plan;
  const value = options[choice.name];
  /** @param {number | boolean} news */
  const set = (news) => setOption(choice, news);
  if (choice === first) {
    const other = (chosen + 1) % players.length;
    return toggle(value === chosen, t("setup-first"), () => set(value === chosen ? other : chosen));
  }
  if (choice.kind === "number") return numberChoice(t, choice, Number(value), set);
  const name = `option-${choice.words}`;
  return toggle(value === true, t(name), () => set(!value), t(`${name}-line`));
}
