/** What tables share where the quickest hand wins: the pad, and the ring of time around the pile. */

import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import text from "../../assets/table/slaps.svg?raw";
import { actionOf } from "./gestures.js";
import { SHAPES } from "./marks.js";
import { kebab } from "./sentences.js";

/** @import { Action, Picked, Ui } from "./types.js" */
/** @typedef {{x: number, y: number, size: number, radius: number, away?: number}} Spot the middle of the pile, the breadth of its cards, from there to the ring, and to hands that are farther off; in pixels of the table */
/** @typedef {{turn: number | null, pads: string[]}} Slappable of a view: how each seat's slap stands */

/** The drawings by name, once in a page. */
export const drawings = svg`${unsafeSVG(text)}`;

/** How a pad looks, by how its seat's slap stands; all others look idle. @type {Record<string, string>} */
const LOOKS = { open: "open", slapped: "slapped", first: "slapped", spent: "spent" };

/** A finger that has just pressed shows at once. @param {Slappable} view @param {number} seat @param {any} ui */
export function padLook({ pads }, seat, ui) {
  if (pads[seat] === "locked") return "locked";
  return ui.hands?.[seat] === undefined ? (LOOKS[pads[seat] ?? ""] ?? "idle") : "slapped";
}

/** A slap: the table's hand shows at once, whatever the judge says; and why it means nothing, where that is not seen. @param {string} prefix of the game's messages @param {Action[]} actions @param {number} at @param {any} ui @returns {Picked} */
export function slapped(prefix, actions, at, ui) {
  const hands = { ...ui.hands, [ui.seat]: at };
  const action = actionOf(actions, "Slap");
  if (action) return { action, ui: { hands } };
  const { turn = null, pads = [] } = ui.views?.[ui.seat] ?? {};
  const code = turn === null ? "slapped" : pads[ui.seat];
  const isSeen = code === "slapped" || code === "open";
  return { ui: { hands }, ...(isSeen ? {} : { say: `${prefix}-say-slap-${kebab(code)}` }) };
}

/**
 * The pad of a person's seat, with the hand in its colour and its shape upon it.
 * @param {Slappable} view @param {number} seat @param {Ui} ui
 * @param {{label: string, word: string}} [locked] in other words, where it is locked
 */
export function slapPad(view, seat, ui, locked) {
  const state = padLook(view, seat, ui);
  const { label = "", word = "" } = (state === "locked" && locked) || {};
  const words = label || ui.t("table-slap-of", { name: ui.names[seat] ?? "" });
  return html`
    <button class="pad ${state}" data-on="slap:${seat}" data-press aria-label=${words} title=${words}>
      <svg viewBox="0 0 120 140" aria-hidden="true"><use href="#table-hand" width="120" height="140" /><g transform="translate(49 74) scale(1.8)"><path class="pad-shape" d=${SHAPES[seat] ?? ""} /></g></svg>
      ${state === "locked" ? html`<svg class="pad-lock" viewBox="0 0 24 24" aria-hidden="true"><use href="#table-lock" width="24" height="24" /></svg>` : nothing}
      <span aria-hidden="true">${word || ui.t("table-slap")}</span>
    </button>`;
}

/**
 * Time as a ring that shrinks, and begins anew only with another key.
 * @param {string} key @param {{begun: number, ends: number, seat?: number}} time in ms of the game; seat: whose time it is
 * @param {Spot} spot @param {Ui} ui
 */
export function ring(key, { begun, ends, seat }, { x, y, radius }, ui) {
  const span = Math.max(1, ends - begun);
  const run = /** @param {string} _ */ (_) => svg`
    <circle class="ring-run" r=${radius.toFixed(1)} pathLength="100" style="animation-duration: ${span}ms; animation-delay: ${begun - ui.now}ms" />`;
  return svg`
    <g class="ring ${seat === undefined ? "" : "won"}" aria-hidden="true" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(-90)" style=${seat === undefined ? nothing : `color: var(--seat-${seat})`}>
      <circle class="ring-bed" r=${radius.toFixed(1)} />
      ${repeat(
        [key],
        (one) => one,
        () => guard([key], () => run(key)),
      )}
    </g>`;
}
