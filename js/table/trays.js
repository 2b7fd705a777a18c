/** A tablet that lies flat between several persons: each seat has its things at its own edge, turned towards it. */

import { html, nothing } from "lit-html";
import { undoKey } from "./dock.js";
import { countedSeat, seatName } from "./plates.js";
import { isAsked } from "./screen.js";

/** @import { Desk } from "./desk.js" */

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

/** One tray for each seat; and over the middle what asks or answers, turned to whom it is for. @param {Desk} desk @param {number} asker */
export function trays(desk, asker) {
  const { ui, view, names, game } = desk;
  const edges = edgesOf(names.length, ui.size.w >= ui.size.h);
  const note = ui.lit === null ? desk.messages.note : "";
  return html`
    ${names.map((_, seat) => tray(desk, seat, edges[seat] ?? "bottom"))}
    <div class="panel-space flat-panel" data-edge=${edges[asker] ?? "bottom"}>
      <div class="turned" data-own>
        ${ui.lit === null ? game.panel(view, ui.actions, ui) : nothing}
        ${note ? html`<p class="answer flat-note">${note}</p>` : nothing}
      </div>
    </div>`;
}

/** @param {Desk} desk @param {number} seat @param {Edge} edge */
function tray(desk, seat, edge) {
  const { ui, view, names, update, game } = desk;
  const isPerson = seat in ui.views;
  const hasOwn = isPerson && game.live;
  const own = hasOwn ? ui.views[seat] : view;
  const actions = hasOwn ? (ui.offers[seat] ?? []) : ui.actions;
  const isAskedNow = game.live ? isPerson && isAsked(actions, game.reflex) : seat === ui.seat;
  const isActing = ui.lit === null && isAskedNow && actions.length > 0;
  const isThinking =
    update?.wake != null && view.turn === seat && !(game.live ? isPerson : ui.actions.length);
  const state = `${isActing ? "acting" : ""} ${isPerson ? "" : "bot"} ${countedSeat(desk) === seat ? "counted" : ""}`;
  return html`
    <section class="tray ${state}" data-edge=${edge} data-turn=${TURNS[edge]} data-seat=${seat} data-anchor="seat-${seat}" aria-label=${names[seat]}>
      <div class="turned">
        <div class="tray-paper">
          <div class="plate">${seatName(desk, seat, isThinking)}${game.plate(view, seat, ui)}</div>
          ${isActing ? tools(desk, own, { ...ui, seat, actions }) : nothing}
          ${game.pad(own, seat, ui)}
        </div>
      </div>
    </section>`;
}

/** What a seat may do, in words (to be read where several are asked at once) and as its buttons; the words hold nothing of its hand. @param {Desk} desk @param {any} view @param {any} ui */
const tools = (desk, view, ui) => html`
  <div class="tools">
    <p class=${desk.game.live ? "asked" : "unseen"}>${desk.game.note(desk.game.hide(view), ui.actions, ui)}</p>
    ${undoKey(desk, view, ui.actions)}
    ${desk.game.tools(view, ui.actions, ui)}
  </div>`;
