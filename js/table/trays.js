/** A tablet that lies flat between several persons: each seat has its things at its own edge, turned towards it. */

import { html, nothing } from "lit-html";
import { icon, seatMark } from "./marks.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").GameModule} GameModule */
/** @typedef {(id: string, args?: Record<string, any>) => string} T */

/** Quarter turns clockwise by which a tray is turned. */
const TURNS = { bottom: 0, left: 1, top: 2, right: 3 };
/** @typedef {keyof typeof TURNS} Edge */

/** Clockwise from the first seat: bottom, left, top, right; the longer edges take two. @type {Record<string, string>} */
const WIDE = { 3: "blr", 4: "bltr", 5: "blttr" };
/** @type {Record<string, string>} */
const TALL = { ...WIDE, 5: "bllrr" };
/** @type {Record<string, Edge>} */
const EDGES = { b: "bottom", l: "left", t: "top", r: "right" };

/** Each seat's edge. @param {number} seats @param {boolean} isWide the tablet is broader than high @returns {Edge[]} */
export const edgesOf = (seats, isWide) => [...((isWide ? WIDE : TALL)[seats] ?? "")].map((edge) => EDGES[edge] ?? "bottom");

/** One tray for each seat, and the sheet that the moment asks for, turned to whom it asks. @param {Desk} desk @param {GameModule} game @param {T} t */
export function trays(desk, game, t) {
  const { ui, view, names, update } = desk;
  const edges = edgesOf(names.length, ui.size.w >= ui.size.h);
  const isPlayed = ui.actions.length > 0 && ui.lit === null;
  const panel = isPlayed || ui.lit === null ? game.panel(view, ui.actions, ui) : nothing;
  return html`
    ${names.map((_, seat) => tray(desk, game, t, { seat, edge: edges[seat] ?? "bottom", isActing: isPlayed && seat === ui.seat, isThinking: update?.wake != null && !isPlayed && view.turn === seat }))}
    <div class="panel-space flat-panel" data-edge=${edges[ui.seat] ?? "bottom"}><div class="turned" data-own>${panel}</div></div>`;
}

/**
 * @param {Desk} desk @param {GameModule} game @param {T} t
 * @param {{seat: number, edge: Edge, isActing: boolean, isThinking: boolean}} what
 */
function tray({ ui, view, names, note, undo, last }, game, t, { seat, edge, isActing, isThinking }) {
  const line = note || game.note(view, ui.actions, ui) || last;
  return html`
    <section class="tray ${isActing ? "acting" : ""}" data-edge=${edge} data-turn=${TURNS[edge]} data-seat=${seat} data-anchor="seat-${seat}" aria-label=${names[seat]}>
      <div class="turned">
        <div class="plate own"><span class="seat-name">${seatMark(seat)}<span class="name">${names[seat]}</span>${isThinking ? html`<span class="thinking" role="img" aria-label=${t("table-thinking")}><i></i><i></i><i></i></span>` : nothing}</span>
          ${game.plate(view, seat, ui)}</div>
        ${isActing ? html`
          <div class="tray-tools">
            <p class=${note ? "answer" : "todo"}>${line}</p>
            <div class="tools">
              ${game.undoable(view, ui.actions) ? html`<button class="tool" aria-label=${t("table-undo")} title=${t("table-undo")} @click=${undo}>${icon("undo")}</button>` : nothing}
              ${game.tools(view, ui.actions, ui)}
            </div>
          </div>` : nothing}
      </div>
    </section>`;
}
