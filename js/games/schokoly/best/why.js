/**
 * Why a place is good: the same board before and after, the areas that changed in a line with their
 * size, and one sentence for each.
 */

import { html, nothing, svg } from "lit-html";
import { posed } from "../../../table/motion.js";
import { layer, line } from "../board.js";
import { chip } from "../plates.js";
import { colourName } from "../sentences.js";
import { heartOf } from "../shapes.js";

/** @import { BestOutcome as Outcome, Effect } from "../../../../build/types/schokoly_best" */
/** @import { Answer } from "../../../input/gestures.js" */
/** @import { Lying, View } from "../game.js" */
/** @import { Ui } from "./game.js" */
/**
 * @typedef {"" | "before" | "own" | "best"} Look which board is shown; "": as it lies, with the
 *   best place
 */

/** Whether nothing would have been better. @param {Outcome} outcome */
export const isBest = ({ winners }) => winners.length > 0;

/**
 * The boards that can be shown; the best place is no other where the own one is as good.
 * @param {Outcome} outcome
 * @returns {Look[]}
 */
const looksOf = (outcome) => (isBest(outcome) ? ["before", "own"] : ["before", "own", "best"]);

/**
 * What is told: of the own place while that is shown, else of the best.
 * @param {Outcome} outcome
 * @param {Look} look
 */
const effectsOf = (outcome, look) =>
  look === "own" || isBest(outcome) ? outcome.effects : outcome.best_effects;

/** One board or the other. @type {Answer} */
export const tapWhy = (_, __, ui, look) => ({ ui: { ...ui, why: ui.why === look ? "" : look } });

/**
 * The cards as they lay before, or as they lie after.
 * @param {View} view
 * @param {Outcome} outcome
 * @param {Look} look
 * @returns {Lying[]}
 */
function boardAt({ board }, { there }, look) {
  if (look === "own") return board;
  const before = board.slice(0, -1);
  return look === "before" ? before : [...before, there];
}

/**
 * The board that was asked for, with the areas that changed.
 * @param {View} view
 * @param {Ui} ui
 * @param {Outcome} outcome
 */
export function whyScene(view, ui, outcome) {
  const { why } = ui;
  const cards = boardAt(view, outcome, why);
  return layer(cards, ui, {
    label: "schokoly-board-keys",
    isClipped: ui.free,
    kind: "cards",
    last: why === "before" ? undefined : cards.at(-1)?.card,
    over: (atRest) =>
      svg`<g
        class="counted why-areas"
        style=${posed(atRest.camera.x, atRest.camera.y, atRest.camera.s)}
      >
        ${effectsOf(outcome, why).map((effect) => marked(effect, why === "before"))}
      </g>`,
  });
}

/**
 * An area in a line; its size, and of a neutral one who has it: a relief, or a dash for nobody.
 * @param {Effect} effect
 * @param {boolean} isBefore
 */
function marked({ before, after, giver, taker, colour }, isBefore) {
  const [cells, owner] = isBefore ? [before, giver] : [after, taker];
  if (!cells.length) return nothing;
  const isNeutral = owner !== colour;
  const [x = 0, y = 0] = heartOf(/** @type {any} */ (cells));
  const [left, width] = isNeutral ? [-0.62, 1.24] : [-0.36, 0.72];
  return svg`${line(/** @type {any} */ (cells), isNeutral ? "asked" : "rim")}
    <g class="area-flag" transform="translate(${x + 0.5} ${y + 0.5})">
      <rect x=${left} y="-.36" width=${width} height=".72" rx=".36" />
      <text x=${isNeutral ? -0.26 : 0} y=".15" text-anchor="middle">${cells.length}</text>
      ${isNeutral ? whose(owner) : nothing}</g
    >`;
}

/** @param {string | null} owner */
const whose = (owner) =>
  owner
    ? svg`<use href="#piece-${owner}" x=".02" y="-.25" width=".5" height=".5" />`
    : svg`<path class="nobody" d="M.12 0H.42" />`;

/**
 * The keys for before and after, and the sentences.
 * @param {View} view
 * @param {Ui} ui
 * @param {Outcome} outcome
 */
export function whyPart(view, ui, outcome) {
  const key = (/** @type {Look} */ look) =>
    html`<button class="why-key button quiet" data-on="why:${look}" aria-pressed=${ui.why === look}>
      ${ui.t(`best-show-${look}`)}
    </button>`;
  const effects = effectsOf(outcome, ui.why);
  return html`<div class="best-why">
    <div class="why-keys" role="group" aria-label=${ui.t("best-why")}>
      ${looksOf(outcome).map(key)}
    </div>
    <p class="why-told" role="status">
      <strong
        >${ui.t(`best-show-${ui.why === "own" || isBest(outcome) ? "own" : "best"}`)}</strong
      >
      ${effects.map(
        (effect) =>
          html`<span>${chip(effect.colour)} ${whyWords(effect, view.colours[ui.seat], ui)}</span>`,
      )}
      ${effects.length ? nothing : html`<span>${ui.t("best-why-nothing")}</span>`}
    </p>
  </div>`;
}

/** What changes only in size is told alike. @type {Record<string, string>} */
const TOLD = { grows: "own", joins: "own", shrinks: "own", swells: "kept", crumbles: "kept" };

/**
 * One change in one sentence.
 * @param {Effect} effect
 * @param {string | null | undefined} own the colour of whoever laid
 * @param {Pick<Ui, "t">} ui
 */
function whyWords({ code, colour, before, after, giver, taker }, own, ui) {
  const whose = (/** @type {string | null} */ one) =>
    one === null ? "nobody" : one === own ? "you" : colourName(one, ui);
  return ui.t(`best-why-${TOLD[code] ?? code}`, {
    colour: colourName(colour, ui),
    before: before.length,
    after: after.length,
    giver: whose(giver),
    taker: whose(taker),
  });
}
