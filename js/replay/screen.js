/** A replay on the screen: the table as one seat sees it, the line of the story, and the bar. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { icon, seatMark } from "../table/marks.js";
import { plates } from "../table/plates.js";
import { bar } from "./bar.js";
import { sign } from "./signs.js";

/** @import { Theatre } from "./theatre.js" */
/** @import { T } from "../table/types.js" */
/** @typedef {import("./bar.js").Acts & {sight: () => void, menu: () => void, moments: () => void}} Acts */

/** @param {Theatre} theatre @param {import("./slider.js").Grip} grip @param {T} t @param {Acts} acts @param {unknown} sheets */
export function screen(theatre, grip, t, acts, sheets) {
  const {
    stage: { view, ui, look },
    game,
    names,
    told: { record },
    player,
  } = theatre;
  const desk = /** @type {any} */ ({
    view,
    ui,
    names,
    update: { done: theatre.isOver(), wake: null },
  });
  return html`
    <main class="table replay" data-game=${record.game} data-live=${game.live ? "" : nothing} data-resting=${player?.isRunning ? nothing : ""} data-ply=${look?.ply ?? 0} data-over=${theatre.isOver() ? "" : nothing}>
      <h1 class="unseen" tabindex="-1">${t(theatre.heading, { game: t(`game-${record.game}`) })}</h1>
      <header class="plates">
        <div class="seats">${plates(desk, game, t)}<div class="stock" data-anchor="stock">${game.stock(view, ui)}</div></div>
        ${corner("count-key sight-key", t("replay-sight"), sign(theatre.sight.open ? "open" : "sight"), acts.sight)}
        ${corner("menu-key", t("table-menu"), icon("menu"), acts.menu)}</header>
      ${guard([view, ui], () => game.scene(view, ui))}
      <div class="field-space">${ui.free ? corner("fit-key", t("table-fit"), icon("fit"), theatre.stage.refit) : nothing}</div>
      <div class="panel-space" data-own>${game.panel(view, [], ui)}</div>
      ${line(theatre, t, acts.moments)}
      ${theatre.isOver() ? nothing : ui.covered ? curtain(t, acts.sight) : dock(theatre)}
      ${bar(theatre, grip, t, acts)}
      ${sheets}
    </main>`;
}

/** @param {string} kind @param {string} name @param {unknown} face @param {() => void} act */
const corner = (kind, name, face, act) =>
  html`<button class="tool ${kind}" aria-label=${name} title=${name} @click=${act}>${face}</button>`;

/** What happened; at a moment also why it is one. @param {Theatre} theatre @param {T} t @param {() => void} act */
function line(theatre, t, act) {
  const moment = theatre.momentNow();
  const why = moment ? theatre.besides(moment) : "";
  return html`
    <button class="story-line" @click=${act}>
      <span class="unseen">${t("replay-moments")}</span>
      ${theatre.line ? html`<span class="last">${theatre.line}</span>` : nothing}
      ${why ? html`<span class="film-moment">${sign("gem")}<span>${why}</span></span>` : nothing}
    </button>`;
}

/** What lies before the seat whose eyes these are; nothing of it answers. @param {Theatre} theatre */
function dock({ stage: { view, ui }, game, names }) {
  return html`
    <footer class="dock watched">
      <div class="plate own" data-anchor="seat-${ui.seat}"><span class="seat-name">${seatMark(ui.seat)}<span class="name">${names[ui.seat]}</span></span>${game.plate(view, ui.seat, ui)}</div>
      <div class="hand-space" data-rack=${ui.seat}></div>
      ${game.pad?.(view, ui.seat, ui) ?? nothing}
    </footer>`;
}

/** Before a game that is still played by several: nobody's hand is here until somebody asks for it. @param {T} t @param {() => void} act */
const curtain = (t, act) => html`
  <footer class="dock watched curtain"><p>${t("replay-covered")}</p><button class="button main-key" @click=${act}><span>${t("replay-sight")}</span></button></footer>`;
