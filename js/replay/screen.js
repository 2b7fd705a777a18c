/** A replay on the screen: the table as one seat sees it, the line of the story, and the bar with slider and buttons. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { grid } from "../table/grid.js";
import { icon, toolKey } from "../table/marks.js";
import { handDock, plates, storyLine } from "../table/seats.js";
import { clockTime } from "./pace.js";
import { openSheet } from "./sheets.js";
import { slider } from "./slider.js";

/** @import { ReplayPage } from "../pages/replay.js" */

/** @param {ReplayPage} page */
export function screen(page) {
  const { app, replay, acts } = page;
  const { stage, game, player } = replay;
  const { view, ui, look } = stage;
  const { t } = app;
  const { game: name } = replay.source.record;
  return grid(stage, {
    kind: "table replay",
    name,
    heading: t(replay.heading, { game: t(`game-${name}`) }),
    plates: plates(stage),
    keys: html`
      ${toolKey("count-key sight-key", t("replay-sight"), icon(replay.sight.open ? "open" : "sight"), acts.sight)}
      ${toolKey("menu-key", t("table-menu"), icon("menu"), acts.menu)}`,
    scene: guard([view, ui], () => game.scene(view, ui)),
    refit: () => stage.refit(),
    near: html`
      <div class="panel-space" data-own>${game.panel(view, [], ui)}</div>
      ${line(page)}
      ${replay.isOver() ? nothing : ui.covered ? curtain(page) : handDock(stage)}
      ${bar(page)}`,
    sheets: html`${openSheet(page)}${page.share.render()}`,
    state: { resting: !player?.isRunning, ply: look?.ply ?? 0, over: replay.isOver() },
  });
}

/** What happened; at a moment also why it decided something. @param {ReplayPage} page */
function line({ app, replay, acts }) {
  const moment = replay.momentNow();
  const why = moment ? replay.besides(moment) : "";
  const gem = html`<span class="film-moment">${icon("gem")}<span>${why}</span></span>`;
  return storyLine(app.t("replay-moments"), replay.line, why ? gem : nothing, acts.moments);
}

/** Stands before a game that several persons still play. It hides all hands until somebody chooses a seat. @param {ReplayPage} page */
const curtain = ({ app: { t }, acts }) => html`
  <footer class="dock watched curtain"><p>${t("replay-covered")}</p><button class="button main-key" @click=${acts.sight}><span>${t("replay-sight")}</span></button></footer>`;

/** @param {ReplayPage} page */
export function bar({ app, replay, grip, acts }) {
  const { t } = app;
  const { player, reel, game } = replay;
  if (!player || !reel) return nothing;
  const { ply, last, speed, isRunning } = player;
  const time = clockTime(reel.times[ply] ?? 0);
  const where = t("replay-where", { ply, plies: last });
  const moment = replay.momentNow();
  const all = [where, game.live ? time : "", moment ? replay.wordsOf(moment) : ""];
  const text = all.filter(Boolean).join(". ");
  /** @param {string} kind @param {string} name @param {string} sign @param {() => void} act @param {boolean} [off] */
  const key = (kind, name, sign, act, off) =>
    toolKey(`film-${kind}`, t(name), icon(sign), act, { off });
  return html`
    <footer class="film" data-own role="group" aria-label=${t(replay.title)}>
      <p class="film-where"><span>${where}</span>${game.live ? html`<span class="film-time" aria-hidden="true">${time}</span>` : nothing}</p>
      ${slider(player, grip, { marks: reel.moments, label: t("replay-slider"), text, words: replay.wordsOf })}
      <div class="film-keys">
        ${key("leave", "replay-leave", "leave", acts.leave)}
        ${key("before", "replay-moment-back", "moment-back", () => acts.moment(-1), !replay.momentBeside(-1))}
        ${key("back", "replay-back", "back", () => acts.step(-1), ply === 0)}
        ${key("run", isRunning ? "replay-pause" : "replay-run", isRunning ? "pause" : "run", acts.toggle, last === 0 && !player.isGrowing)}
        ${key("on", "replay-on", "on", () => acts.step(1), ply === last)}
        ${key("after", "replay-moment-on", "moment-on", () => acts.moment(1), !replay.momentBeside(1))}
        ${toolKey("film-speed", t("replay-speed", { speed }), html`<span aria-hidden="true">${t("replay-times", { speed })}</span>`, () => acts.speed(0))}
      </div>
      <button class="button quiet film-branch" ?disabled=${!replay.mayPlayOn()} aria-label=${t("replay-play-on")} title=${t("replay-play-on")} @click=${acts.branch}>${icon("branch")}<span>${t("replay-play-on")}</span></button>
    </footer>`;
}
