/** A replay on the screen: the table as one seat sees it, the line of the story, the bar with slider and buttons, and the sheets over it. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { icon, seatMark, toolKey } from "../table/marks.js";
import { canZoom } from "../table/picture.js";
import { personsOf } from "../table/players.js";
import { handDock, storyLine } from "../table/seats.js";
import { menuList, menuSheet, sheet, soundEntry } from "../table/sheets.js";
import { grid } from "../table/surface.js";
import { slider } from "./slider.js";

/** @import { ReplayPage } from "../pages/replay.js" */
/** @import { Entry } from "../table/sheets.js" */

/** @param {ReplayPage} page */
export function screen(page) {
  const { stage, game, player, acts } = page;
  const { view, ui, look } = stage;
  const { t } = page.app;
  const { game: name } = page.source.record;
  const parts = {
    kind: "table replay",
    name,
    heading: t(page.heading, { game: t(`game-${name}`) }),
    keys: html`
      ${toolKey("count-key sight-key", t("replay-sight"), icon(page.sight.open ? "open" : "sight"), acts.sight)}
      ${toolKey("menu-key", t("table-menu"), icon("menu"), acts.menu)}`,
    scene: guard([view, ui], () => game.scene(view, ui)),
    near: html`
      <div class="panel-space" data-own>${game.panel(view, [], ui)}</div>
      ${line(page)}
      ${page.isOver() ? nothing : ui.covered ? curtain(page) : handDock(stage)}
      ${bar(page)}`,
    sheets: html`${openSheet(page)}${page.share.render()}`,
  };
  return grid(stage, parts, {
    resting: !player.isRunning,
    ply: look?.ply ?? 0,
    over: page.isOver(),
  });
}

/** What happened; at a moment also why it decided something. @param {ReplayPage} page */
function line(page) {
  const why = page.besides();
  const gem = html`<span class="film-moment">${icon("gem")}<span>${why}</span></span>`;
  return storyLine(page.app.t("replay-moments"), page.line, why ? gem : nothing, page.acts.moments);
}

/** Stands before a game that several persons still play. It hides all hands until somebody chooses a seat. @param {ReplayPage} page */
const curtain = ({ app: { t }, acts }) => html`
  <footer class="dock watched curtain"><p>${t("replay-covered")}</p><button class="button main-key" @click=${acts.sight}><span>${t("replay-sight")}</span></button></footer>`;

/** @param {ReplayPage} page */
export function bar(page) {
  const { t } = page.app;
  const { player, reel, game, acts } = page;
  if (!reel) return nothing;
  const { ply, last, speed, isRunning } = player;
  const time = clockTime(reel.times[ply] ?? 0);
  const where = t("replay-where", { ply, plies: last });
  const moment = page.momentNow();
  const all = [where, game.live ? time : "", moment ? page.wordsOf(moment).all : ""];
  const text = all.filter(Boolean).join(". ");
  /** @param {string} kind @param {string} name @param {string} sign @param {() => void} act @param {boolean} [off] */
  const key = (kind, name, sign, act, off) =>
    toolKey(`film-${kind}`, t(name), icon(sign), act, { off });
  return html`
    <footer class="film" data-own role="group" aria-label=${t(page.title)}>
      <p class="film-where"><span>${where}</span>${game.live ? html`<span class="film-time" aria-hidden="true">${time}</span>` : nothing}</p>
      ${slider(player, page.grip, { marks: reel.moments, label: t("replay-slider"), text, words: (moment) => page.wordsOf(moment).all })}
      <div class="film-keys">
        ${key("leave", "replay-leave", "leave", acts.leave)}
        ${key("before", "replay-moment-back", "moment-back", () => acts.moment(-1), !page.momentBeside(-1))}
        ${key("back", "replay-back", "back", () => acts.step(-1), ply === 0)}
        ${key("run", isRunning ? "replay-pause" : "replay-run", isRunning ? "pause" : "run", acts.toggle, last === 0 && !player.isGrowing)}
        ${key("on", "replay-on", "on", () => acts.step(1), ply === last)}
        ${key("after", "replay-moment-on", "moment-on", () => acts.moment(1), !page.momentBeside(1))}
        ${toolKey("film-speed", t("replay-speed", { speed }), html`<span aria-hidden="true">${t("replay-times", { speed })}</span>`, () => acts.speed(0))}
      </div>
      <button class="button quiet film-branch" ?disabled=${!page.mayPlayOn()} aria-label=${t("replay-play-on")} title=${t("replay-play-on")} @click=${acts.branch}>${icon("branch")}<span>${t("replay-play-on")}</span></button>
    </footer>`;
}

/** Minutes and seconds of the game, as clocks show them. @param {number} ms */
export function clockTime(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The sheet that is open, if one is. @param {ReplayPage} page */
export const openSheet = (page) => (page.sheets.name ? SHEETS[page.sheets.name](page) : nothing);

const SHEETS = { sight, moments, branch, menu };

/** One seat's sight, or all cards face up. @param {ReplayPage} page */
function sight(page) {
  const { names, sight, sheets } = page;
  const { covered, t } = page.stage.ui;
  const seats = names.map((name, seat) => ({
    icon: seatMark(seat),
    text: name,
    on: !covered && sight.seat === seat,
    act: () => page.see({ ...sight, seat }),
  }));
  const kinds = [false, true].map(
    (open) => html`
    <button class="option" aria-pressed=${!covered && sight.open === open} @click=${() => page.see({ ...sight, open })}>${icon(open ? "open" : "sight")}<span>${t(open ? "replay-open" : "replay-seat")}</span></button>`,
  );
  const content = html`
    <div class="sights"><div class="options">${kinds}</div><p>${t(sight.open ? "replay-open-from" : "replay-seat-of")}</p>${menuList(seats)}</div>`;
  return sheet(t("replay-sight"), content, sheets.close, t);
}

/** @param {ReplayPage} page */
function moments(page) {
  const { t } = page.app;
  const entries = (page.reel?.moments ?? []).map((moment) => ({
    icon: seatMark(moment.seat < 0 ? 1 : moment.seat),
    text: page.wordsOf(moment).all,
    small: t("replay-move", { ply: moment.ply }),
    on: moment.ply === page.player.ply,
    act: () => {
      page.sheets.close();
      page.arrive(moment.ply);
    },
  }));
  const content = entries.length ? menuList(entries) : html`<p>${t("replay-moments-none")}</p>`;
  return sheet(t("replay-moments"), content, page.sheets.close, t);
}

/** The seats from which a person can play on. Nothing is stored before one is chosen. @param {ReplayPage} page */
function branch(page) {
  const { t } = page.app;
  const { players } = page.source.record;
  const bot = personsOf(players) === 1 ? "replay-seat-changes" : "replay-seat-bot";
  const seats = players.map(({ kind }, seat) => ({
    icon: seatMark(seat),
    text: page.names[seat] ?? "",
    act: () => page.playOn(seat),
    small: t(kind === "person" ? "replay-seat-person" : bot),
  }));
  const content = html`
    <div class="sights"><p>${t("replay-play-on-line", { ply: page.player.ply })}</p><h3>${t("replay-which-seat")}</h3>${menuList(seats)}</div>`;
  return sheet(t("replay-play-on"), content, page.sheets.close, t);
}

/** @param {ReplayPage} page */
function menu(page) {
  const { app, sheets, acts } = page;
  const { t } = app;
  /** @param {string} sign @param {string} text @param {() => void} act @returns {Entry[]} */
  const entry = (sign, text, act) => [{ icon: icon(sign), text: t(text), act }];
  const entries = [
    entry("moments", "replay-moments", acts.moments),
    entry("sight", "replay-sight", acts.sight),
    page.mayPlayOn() ? entry("branch", "replay-play-on", acts.branch) : [],
    entry("send", "table-share", acts.share),
    canZoom(page.game) ? entry("fit", "table-fit", acts.refit) : [],
    entry("rules", "table-rules", acts.rules),
    [soundEntry(app.sound, app.draw, t)],
    entry("leave", "replay-leave", acts.leave),
  ];
  return menuSheet(entries.flat(), sheets.close, t);
}
