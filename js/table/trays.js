/** A tablet that lies flat between several persons: each seat has its things at its own edge, turned towards it. */

import { html, nothing } from "lit-html";
import { icon, seatMark } from "./marks.js";
import { countedSeat } from "./plates.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").GameModule} GameModule */
/** @typedef {(id: string, args?: Record<string, any>) => string} T */

/** Quarter turns clockwise by which a tray is turned. */
const TURNS = { bottom: 0, left: 1, top: 2, right: 3 };
/** @typedef {keyof typeof TURNS} Edge */

/** Clockwise from the first seat: bottom, left, top, right; the longer edges take two. @type {Record<string, string>} */
const WIDE = { 2: "bt", 3: "blr", 4: "bltr", 5: "blttr", 6: "bblttr" };
/** @type {Record<string, string>} */
const TALL = { ...WIDE, 5: "bllrr", 6: "blltrr" };
/** @type {Record<string, Edge>} */
const EDGES = { b: "bottom", l: "left", t: "top", r: "right" };

/** What is smaller than this is held in the hand, in pixels. */
const LEAST = 600;

/** Each seat's edge. @param {number} seats @param {boolean} isWide the tablet is broader than high @returns {Edge[]} */
export const edgesOf = (seats, isWide) => [...((isWide ? WIDE : TALL)[seats] ?? "")].map((edge) => EDGES[edge] ?? "bottom");

/** Whether there is room for trays round about. @param {{width: number, height: number}} [size] */
export const isRoomy = ({ width, height } = { width: innerWidth, height: innerHeight }) => Math.min(width, height) >= LEAST;

/** At whose edge a finger is, if at any. @param {{x: number, y: number}} at @returns {number | null} */
export function seatAt({ x, y }) {
  const tray = /** @type {HTMLElement | null | undefined} */ (document.elementFromPoint(x, y)?.closest(".tray"));
  return tray ? Number(tray.dataset.seat) : null;
}

/**
 * One tray for each seat; and over the middle what asks or answers, turned to whom it is for.
 * @param {Desk} desk @param {GameModule} game @param {T} t @param {number} asker
 */
export function trays(desk, game, t, asker) {
  const { ui, view, names, note } = desk;
  const edges = edgesOf(names.length, ui.size.w >= ui.size.h);
  return html`
    ${names.map((_, seat) => tray(desk, game, t, { seat, edge: edges[seat] ?? "bottom" }))}
    <div class="panel-space flat-panel" data-edge=${edges[asker] ?? "bottom"}>
      <div class="turned" data-own>
        ${ui.lit === null ? game.panel(view, ui.actions, ui) : nothing}
        ${note && ui.lit === null ? html`<p class="answer flat-note">${note}</p>` : nothing}
      </div>
    </div>`;
}

/** @param {Desk} desk @param {GameModule} game @param {T} t @param {{seat: number, edge: Edge}} where */
function tray({ ui, view, names, update, undo }, game, t, { seat, edge }) {
  const isActing = ui.actions.length > 0 && ui.lit === null && seat === ui.seat;
  const isThinking = update?.wake != null && ui.actions.length === 0 && view.turn === seat;
  const state = `${isActing ? "acting" : ""} ${countedSeat(game, view, ui) === seat ? "counted" : ""}`;
  return html`
    <section class="tray ${state}" data-edge=${edge} data-turn=${TURNS[edge]} data-seat=${seat} data-anchor="seat-${seat}" aria-label=${names[seat]}>
      <div class="turned">
        <div class="tray-paper">
          <div class="plate"><span class="seat-name">${seatMark(seat)}<span class="name">${names[seat]}</span>${isThinking ? html`<span class="thinking" role="img" aria-label=${t("table-thinking")}><i></i><i></i><i></i></span>` : nothing}</span>
            ${game.plate(view, seat, ui)}</div>
          ${isActing ? html`
            <div class="tools">
              <p class="unseen">${game.note(view, ui.actions, ui)}</p>
              ${game.undoable(view, ui.actions) ? html`<button class="tool" aria-label=${t("table-undo")} title=${t("table-undo")} @click=${undo}>${icon("undo")}</button>` : nothing}
              ${game.tools(view, ui.actions, ui)}
            </div>` : nothing}
        </div>
      </div>
    </section>`;
}
