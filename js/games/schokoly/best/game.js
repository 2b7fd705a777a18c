/**
 * One card, one place: Schokoly's table, where the board shows at the end where the card would have
 * won most.
 */

import { html, nothing, svg } from "lit-html";
import { pickBy } from "../../../input/gestures.js";
import { joined } from "../../../table/camera.js";
import { pill, seatMark } from "../../../table/marks.js";
import { posed } from "../../../table/motion.js";
import { framed } from "../board.js";
import { centre, face } from "../cards.js";
import * as table from "../game.js";
import { score } from "../plates.js";
import { colourName, signed } from "../sentences.js";
import { boxAround } from "../shapes.js";
import { isBest, tapWhy, whyPart, whyScene } from "./why.js";

/** @import { BestOutcome as Outcome } from "../../../../build/types/schokoly_best" */
/** @import { Lying, Ui as TableUi, View } from "../game.js" */
/** @import { Look } from "./why.js" */
/** @typedef {TableUi & {outcome: Outcome | null, why: Look}} Ui */

export * from "../game.js";

/** No card is drawn, no turn ends. */
export const keys = { ...table.keys, help: table.keys.help.filter(([key]) => key !== "D") };

/** Nobody is there to hide the own hand from. */
export const isOpen = () => true;

/** What was laid has been judged. */
export const undoable = () => false;

/** At first the board is shown as it lies. */
export const idle = { ...table.idle, why: "" };

/**
 * At the end, one board or the other; else as at the table.
 * @param {Action[]} actions
 * @param {Gesture} gesture
 * @param {Ui} ui
 */
export function pick(actions, gesture, ui) {
  return (ui.outcome && pickWhy(actions, gesture, ui)) || table.pick(actions, gesture, ui);
}

const pickWhy = pickBy({ tap: { why: tapWhy } });

/** The board, and once the card lies also the best place. @param {View} view @param {Ui} ui */
export function extent(view, { outcome }) {
  const box = table.extent(view);
  return outcome ? joined(box, boxAround([outcome.there], 2, 0.6)) : box;
}

/** The picture of a view, and at the end the best place. @param {View} view @param {Ui} ui */
export function scene(view, ui) {
  const { outcome } = ui;
  if (outcome && ui.why && ui.lit === null) return whyScene(view, ui, outcome);
  return html`${table.scene(view, ui)}${outcome && ui.lit === null ? ghost(outcome, ui) : nothing}`;
}

/**
 * The card where it would have won most, in a dashed line; or a wreath of foil round the card that
 * lies there already.
 * @param {Outcome} outcome
 * @param {Ui} ui
 */
function ghost(outcome, ui) {
  const { there, lead, best_lead: most } = outcome;
  const { x, y } = there;
  const mine = /** @type {Lying} */ (ui.board.at(-1));
  const isHere = isBest(outcome);
  const way = isHere ? { x: 0, y: 0 } : apart(there, mine);
  return html`<svg
    class="layer best-layer"
    role="img"
    aria-label=${ui.t(isHere ? "best-here" : "best-there", { x, y })}
  >
    <g clip-path="url(#field)">
      <g
        class=${isHere ? "best-place here" : "best-place"}
        style=${posedCard(isHere ? mine : there, ui)}
      >
        ${isHere ? nothing : face(there.colours)}${frame}${flag(most, "best-flag", way)}
      </g>
      ${
        isHere || (x === mine.x && y === mine.y)
          ? nothing
          : svg`<g class="own-place" style=${posedCard(mine, ui)}
              >${frame}${flag(lead, "", { x: -way.x, y: -way.y })}</g
            >`
      }
    </g>
  </svg>`;
}

/** @param {Lying} card @param {Ui} ui */
function posedCard(card, { camera }) {
  const { x, y } = centre(card, camera, card.tier === 2);
  return posed(x, y, camera.s / 100);
}

/**
 * Where two cards lie over each other, what is told of them stands apart.
 * @param {Point} best
 * @param {Point} mine
 */
function apart(best, mine) {
  const [dx, dy] = [best.x - mine.x, best.y - mine.y];
  if (Math.abs(dx) > 1 || Math.abs(dy) > 1) return { x: 0, y: 0 };
  return dx || dy ? { x: Math.sign(dx), y: Math.sign(dy) } : { x: 0, y: -1 };
}

const frame = framed(-103, -103, 206, 20);

/**
 * How far ahead one is with the card there.
 * @param {number} lead
 * @param {string} kind
 * @param {Point} way
 */
const flag = (lead, kind, way) =>
  svg`<g class="lead-flag ${kind}" transform="translate(${way.x * 88} ${way.y * 88})"
    >${pill({ w: 124, h: 84, base: 20 }, signed(lead))}</g
  >`;

/**
 * Those against whom the card is laid: their chocolate and what it is worth.
 * @param {View} view
 * @param {Ui} ui
 */
export function stock(view, ui) {
  const others = [...view.colours.keys()].filter((seat) => seat !== ui.seat);
  return others.map((seat) => score(view, seat, ui, seatMark(seat)));
}

/** What to do now. @param {View} view @param {Action[]} actions @param {Ui} ui */
export function note(view, actions, ui) {
  if (actions.length === 0 || ui.held !== null) return table.note(view, actions, ui);
  return ui.t("best-note", { colour: colourName(view.colours[ui.seat], ui) });
}

/** What came of it: points, one's own place and the best. @param {View} view @param {Ui} ui */
export function ending(view, ui) {
  const { t, outcome } = ui;
  if (!outcome) return { title: t("best-over"), lines: [] };
  const { scores, lead, best_lead: best, rank, count } = outcome;
  const leads = isBest(outcome)
    ? [leadLine(t("best-found"), lead, "solid")]
    : [leadLine(t("best-own"), lead, "thin"), leadLine(t("best-other"), best, "dashed")];
  return {
    title: t("best-points", { points: scores[0] ?? 0 }),
    lines: [
      ...leads,
      html`<span>${t("best-rank", { rank, count })}</span>`,
      whyPart(view, ui, outcome),
    ],
  };
}

/**
 * A place as its frame on the board, and how far ahead one is with the card there.
 * @param {string} words
 * @param {number} lead
 * @param {string} frame
 */
const leadLine = (words, lead, frame) =>
  html`<span class="end-line"
    ><svg class="chip lead-frame ${frame}" viewBox="0 0 100 100" aria-hidden="true">
      <rect x="8" y="8" width="84" height="84" rx="16" /></svg
    ><span>${words}</span><strong>${signed(lead)}</strong></span
  >`;
