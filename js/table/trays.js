/** A tablet that lies flat between several persons: each seat has its things at its own edge, turned towards it. */

import { html, nothing } from "lit-html";
import { icon, seatMark } from "./marks.js";
import { countedSeat } from "./plates.js";
import { isAsked } from "./screen.js";

/** @import { Desk } from "./desk.js" */
/** @import { GameModule, T } from "./types.js" */

/** Quarter turns clockwise by which a tray is turned. */
const TURNS = { bottom: 0, left: 1, top: 2, right: 3 };
/** @typedef {keyof typeof TURNS} Edge */

/** Clockwise from the first seat: bottom, left, top, right; the longer edges take two. @type {Record<string, string>} */
const WIDE = { 2: "bt", 3: "blr", 4: "bltr", 5: "blttr", 6: "bblttr" };
/** @type {Record<string, string>} */
const TALL = { ...WIDE, 5: "bllrr", 6: "blltrr" };
/** @type {Record<string, Edge>} */
const EDGES = { b: "bottom", l: "left", t: "top", r: "right" };

/** Each seat's edge. @param {number} seats @param {boolean} isWide the tablet is broader than high @returns {Edge[]} */
export const edgesOf = (seats, isWide) =>
  [...((isWide ? WIDE : TALL)[seats] ?? "")].map((edge) => EDGES[edge] ?? "bottom");

/** At whose edge a finger is, if at any. @param {{x: number, y: number}} at @returns {number | null} */
export function seatAt({ x, y }) {
  const tray = /** @type {HTMLElement | null | undefined} */ (
    document.elementFromPoint(x, y)?.closest(".tray")
  );
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
function tray(desk, game, t, { seat, edge }) {
  const { ui, view, names, update } = desk;
  const isPerson = seat in ui.views;
  const own =
    isPerson && game.live
      ? { view: ui.views[seat], actions: ui.offers[seat] ?? [] }
      : { view, actions: ui.actions };
  const isActing =
    ui.lit === null &&
    (game.live
      ? isPerson && isAsked(own.actions, game.reflex)
      : seat === ui.seat && own.actions.length > 0);
  const isThinking =
    update?.wake != null && view.turn === seat && !(game.live ? isPerson : ui.actions.length);
  const state = `${isActing ? "acting" : ""} ${isPerson ? "" : "bot"} ${countedSeat(game, view, ui) === seat ? "counted" : ""}`;
  return html`
    <section class="tray ${state}" data-edge=${edge} data-turn=${TURNS[edge]} data-seat=${seat} data-anchor="seat-${seat}" aria-label=${names[seat]}>
      <div class="turned">
        <div class="tray-paper">
          <div class="plate"><span class="seat-name">${seatMark(seat)}<span class="name">${names[seat]}</span>${isThinking ? html`<span class="thinking" role="img" aria-label=${t("table-thinking")}><i></i><i></i><i></i></span>` : nothing}</span>
            ${game.plate(view, seat, ui)}</div>
          ${isActing ? tools(desk, game, t, own.view, { ...ui, seat, actions: own.actions }) : nothing}
          ${game.pad?.(own.view, seat, ui) ?? nothing}
        </div>
      </div>
    </section>`;
}

/** What a seat may do, in words (to be read where several are asked at once) and as its buttons; nothing of its hand is told. @param {Desk} desk @param {GameModule} game @param {T} t @param {any} view @param {any} ui */
const tools = ({ undo }, game, t, view, ui) => html`
  <div class="tools">
    <p class=${game.live ? "asked" : "unseen"}>${game.note(game.hide(view), ui.actions, ui)}</p>
    ${game.undoable(view, ui.actions) ? html`<button class="tool" aria-label=${t("table-undo")} title=${t("table-undo")} @click=${undo}>${icon("undo")}</button>` : nothing}
    ${game.tools(view, ui.actions, ui)}
  </div>`;
