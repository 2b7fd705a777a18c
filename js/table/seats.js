/**
 * What each seat has before it: its plate at the far edge, the dock at the near edge, or round a
 * flat table its tray, turned towards it.
 */

import { html, nothing } from "lit-html";
import { unbroken } from "../words/words.js";
import { coach } from "./coach.js";
import { endBar, endSheet, front, trayTruth } from "./end-sheet.js";
import { icon, nameTag, portrait, toolKey } from "./marks.js";
import { isAsked } from "./players.js";

/** @import { Desk } from "./desk.js" */
/** @import { Ends } from "./end-sheet.js" */

/**
 * A seat's face and name, and what its game shows of it.
 * @param {Shown} shown
 * @param {number} seat
 * @param {boolean} isOn it is its turn
 * @param {boolean} [isThinking]
 */
const plate = (shown, seat, isOn, isThinking = false) => {
  const { view, ui, names, game } = shown;
  return html`<span class="seat-name"
      >${portrait(shown, seat, isOn)}${nameTag(names[seat])}${
        isThinking
          ? html`<span class="thinking" role="img" aria-label=${ui.t("table-thinking")}
              ><i></i><i></i><i></i
            ></span>`
          : nothing
      }${shown.mark?.(seat)}</span
    >${game.plate(view, seat, ui)}`;
};

/** The other seats, clockwise from the own one. @param {Shown} shown */
export function plates(shown) {
  const { view, ui, names, update } = shown;
  const others = names
    .map((_, i) => (ui.seat + i) % names.length)
    .slice(ui.covered || update?.done ? 0 : 1);
  const isWaiting = ui.actions.length === 0 && update?.wake != null;
  return others.map(
    (seat) =>
      html`<section
        class="plate ${countedSeat(shown) === seat ? "counted" : ""}"
        data-anchor="seat-${seat}"
        data-turn=${view.turn === seat ? "" : nothing}
        aria-label=${unbroken(names[seat] ?? "")}
      >
        ${plate(shown, seat, view.turn === seat, isWaiting && view.turn === seat)}
      </section>`,
  );
}

/** The seat that the count is about now. @param {Shown} shown */
const countedSeat = ({ game, view, ui: { lit } }) =>
  lit === null ? null : game.litSeat(view, lit);

/**
 * One line over the dock: what happened last, and what there is to say more.
 * @param {string} name what a touch opens
 * @param {string} last
 * @param {unknown} more
 * @param {() => void} act
 */
export const storyLine = (name, last, more, act) =>
  html`<button class="story-line" @click=${act}>
    <span class="unseen">${name}</span>
    ${last ? html`<span class="last">${last}</span>` : nothing} ${more}
  </button>`;

/**
 * The line over the dock, and upon it what the table says to a beginner.
 * @param {Desk} desk
 * @param {() => void} openStory
 */
export function lines(desk, openStory) {
  const { ui, messages } = desk;
  const { slip, note: answer } = messages;
  const bulb = desk.advice.hasBulb()
    ? toolKey("bulb-key", ui.t("table-hint"), icon("hint"), () => desk.hint())
    : nothing;
  const advice = slip && ui.lit === null ? coach(slip, ui.t, { answer, bulb }) : bulb;
  return html`${line(desk, openStory)}${advice}`;
}

/**
 * An answer, or what happened last and what to do.
 * @param {Desk} desk
 * @param {() => void} openStory
 */
function line({ ui, view, game, messages: { note, last } }, openStory) {
  const isCounting = ui.lit !== null;
  const todo = isCounting ? "" : note || game.note(view, ui.actions, ui);
  return storyLine(
    ui.t("table-story"),
    isCounting || note ? "" : last,
    todo ? html`<span class=${note ? "answer" : "todo"}>${todo}</span>` : nothing,
    openStory,
  );
}

/**
 * The near edge: the own hand's place and buttons; or the curtain, the count, the end.
 * @param {Desk} desk
 * @param {Ends} ends
 */
export function dock(desk, ends) {
  if (desk.ui.beat === "joy" && !desk.ui.flat)
    return html`${endSheet(desk, ends)}${endBar(desk, ends)}`; // its room is there before it is seen
  if (desk.ui.beat) return endBar(desk, ends);
  if (desk.ui.lit !== null) return countBar(desk);
  if (desk.update?.done) return endSheet(desk, ends);
  if (desk.ui.covered) return curtain(desk);
  const { ui, view, game } = desk;
  return handDock(
    desk,
    html`<div class="tools">${undoKey(desk)}${game.tools(view, ui.actions, ui)}</div>`,
  );
}

/**
 * What lies before the seat whose screen it is.
 * @param {Shown} shown
 * @param {unknown} [tools] its buttons
 * @param {boolean} [isWatched] nothing there can act
 */
export function handDock(shown, tools, isWatched = !tools) {
  const { ui, view, game } = shown;
  const isOn = view.turn === ui.seat || isAsked(ui.actions, game.reflex);
  return html`<footer
    class="dock ${isWatched ? "watched" : ""}"
    data-own-turn=${!isWatched && ui.actions.length > 0 ? "" : nothing}
  >
    <div class="plate own" data-anchor="seat-${ui.seat}">${plate(shown, ui.seat, isOn)}</div>
    <div class="hand-space" data-rack=${ui.seat}></div>
    ${tools ?? nothing} ${game.pad(view, ui.seat, ui)}
  </footer>`;
}

/**
 * Takes a seat's move back, where that may be done.
 * @param {Desk} desk
 * @param {any} [view]
 * @param {Action[]} [actions]
 */
const undoKey = (desk, view = desk.view, actions = desk.ui.actions) =>
  desk.hasHelp && desk.game.undoable(view, actions)
    ? toolKey("", desk.ui.t("table-undo"), icon("undo"), () => desk.undo())
    : nothing;

/** Between two persons: nothing of a hand is here until its owner says so. @param {Desk} desk */
function curtain(desk) {
  const { next, names, ui } = desk;
  if (next === null) {
    const why = desk.play.guests?.curtain() ?? ui.t("table-hands-covered");
    return html`<footer class="dock curtain"><p>${why}</p></footer>`;
  }
  return html`<footer class="dock curtain">
    ${portrait(desk, next)}
    <p>
      <strong>${ui.t("table-hand-over", { name: names[next] })}</strong><br /><span
        >${ui.t("table-covered")}</span
      >
    </p>
    <button class="button main-key" @click=${() => desk.uncover()}>
      <span>${ui.t("table-its-me")}</span>
    </button>
  </footer>`;
}

/** @param {Desk} desk */
function countBar(desk) {
  const { ui, view, game } = desk;
  const { t } = ui;
  const lit = ui.lit ?? 0; // there is one, or this would not be drawn
  return html`<footer class="dock count-bar" role="group" aria-label=${t("table-count")}>
    ${toolKey("", t("table-previous"), icon("previous"), () => desk.walk(lit - 1))}
    <div class="caption">
      ${game.caption(view, lit, ui)}
      <p class="of">${t("table-step", { step: lit + 1, steps: game.steps(view) })}</p>
    </div>
    ${toolKey("", t("table-next"), icon("next"), () => desk.walk(lit + 1))}
    <button class="button main-key" @click=${() => desk.walk(null)}>
      ${icon("close")}<span>${t("table-count-close")}</span>
    </button>
  </footer>`;
}

/** Clockwise; a tray at an edge is turned by so many quarters. */
const EDGES = ["bottom", "left", "top", "right"];
/**
 * The seats' edges by how many seats there are, clockwise from the first seat; the longer edges
 * take two.
 * @type {Record<string, string>}
 */
const WIDE = { 2: "02", 3: "013", 4: "0123", 5: "01223", 6: "001223" };
/** @type {Record<string, string>} */
const TALL = { ...WIDE, 5: "01133", 6: "011233" };

/**
 * Each seat's edge.
 * @param {number} seats
 * @param {boolean} isWide the tablet is broader than high
 */
export const edgesOf = (seats, isWide) =>
  [...((isWide ? WIDE : TALL)[seats] ?? "")].map((edge) => EDGES[Number(edge)] ?? "");

/** At whose edge a finger is, if at any. @param {{x: number, y: number}} at */
export function seatAt({ x, y }) {
  const seat = document.elementFromPoint(x, y)?.closest(".tray")?.getAttribute("data-seat");
  return seat ? Number(seat) : null;
}

/**
 * What lies in front of the board: a sheet of the game, or while the end is told that.
 * @param {Desk} desk
 */
export function panelOf(desk) {
  const { ui, view, game } = desk;
  if (ui.beat) return front(desk);
  return ui.lit === null ? game.panel(view, ui.actions, ui) : nothing;
}

/**
 * The tablet lies flat between several persons: one tray for each seat; and over the middle what
 * asks or answers, turned to whom it is for.
 * @param {Desk} desk
 * @param {number} asker
 */
export function trays(desk, asker) {
  const { ui, names, messages } = desk;
  const edges = edgesOf(names.length, ui.size.w >= ui.size.h);
  const { slip, note } = ui.lit === null ? messages : { slip: null, note: "" };
  return html`${names.map((_, seat) => tray(desk, seat, edges[seat] ?? "bottom"))}
    <div class="panel-space flat-panel" data-edge=${edges[asker] ?? "bottom"}>
      <div class="turned" data-own>
        ${panelOf(desk)}
        ${
          slip
            ? coach(slip, ui.t, { answer: note })
            : note
              ? html`<p class="answer flat-note">${note}</p>`
              : nothing
        }
      </div>
    </div>`;
}

/** @param {Desk} desk @param {number} seat @param {string} edge */
function tray(desk, seat, edge) {
  const { ui, view, names, update, game } = desk;
  const isPerson = seat in ui.views;
  const own = ui.views[seat] ?? view;
  const actions = ui.offers[seat] ?? [];
  const isAskedNow = game.live ? isAsked(actions, game.reflex) : seat === ui.seat;
  const isActing = ui.lit === null && isAskedNow && actions.length > 0;
  const isThinking =
    update?.wake != null && view.turn === seat && !(game.live ? isPerson : ui.actions.length);
  const state = `${isActing ? "acting" : ""} ${isPerson ? "" : "bot"} ${countedSeat(desk) === seat ? "counted" : ""}`;
  return html`<section
    class="tray ${state}"
    data-edge=${edge}
    data-turn=${EDGES.indexOf(edge)}
    data-seat=${seat}
    data-anchor="seat-${seat}"
    aria-label=${unbroken(names[seat] ?? "")}
  >
    <div class="turned">
      <div class="tray-paper">
        <div class="plate">${plate(desk, seat, isActing || view.turn === seat, isThinking)}</div>
        ${isActing ? tools(desk, own, { ...ui, seat, actions }) : nothing}
        ${game.pad(own, seat, ui)} ${trayTruth(desk, seat)}
      </div>
    </div>
  </section>`;
}

/**
 * What a seat may do, in words (to be read where several are asked at once) and as its buttons; the
 * words hold nothing of its hand.
 * @param {Desk} desk
 * @param {any} view
 * @param {any} ui
 */
const tools = (desk, view, ui) =>
  html`<div class="tools">
    <p class=${desk.game.live ? "asked" : "unseen"}>
      ${desk.game.note(desk.game.hide(view), ui.actions, ui)}
    </p>
    ${undoKey(desk, view, ui.actions)} ${desk.game.tools(view, ui.actions, ui)}
  </div>`;
