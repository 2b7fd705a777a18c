/** A replay on the screen: the table as one seat sees it, the line of the story, and the bar. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { handDock } from "../table/dock.js";
import { grid } from "../table/grid.js";
import { icon, toolKey } from "../table/marks.js";
import { plates, storyLine } from "../table/plates.js";
import { bar } from "./bar.js";

/** @import { T } from "../table/types.js" */
/** @import { Acts } from "./bar.js" */
/** @import { Replay } from "./replay.js" */
/** @import { Grip } from "./slider.js" */
/** @typedef {Acts & {sight: () => void, menu: () => void, moments: () => void}} AllActs */

/** @param {Replay} replay @param {Grip} grip @param {T} t @param {AllActs} acts @param {unknown} sheets */
export function screen(replay, grip, t, acts, sheets) {
  const { stage, game, player } = replay;
  const { view, ui, look } = stage;
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
      ${line(replay, t, acts.moments)}
      ${replay.isOver() ? nothing : ui.covered ? curtain(t, acts.sight) : handDock(stage)}
      ${bar(replay, grip, t, acts)}`,
    sheets,
    state: { resting: !player?.isRunning, ply: look?.ply ?? 0, over: replay.isOver() },
  });
}

/** What happened; at a moment also why it is one. @param {Replay} replay @param {T} t @param {() => void} act */
function line(replay, t, act) {
  const moment = replay.momentNow();
  const why = moment ? replay.besides(moment) : "";
  return storyLine(
    t("replay-moments"),
    replay.line,
    why ? html`<span class="film-moment">${icon("gem")}<span>${why}</span></span>` : nothing,
    act,
  );
}

/** Before a game that is still played by several: nobody's hand is here until somebody asks for it. @param {T} t @param {() => void} act */
const curtain = (t, act) => html`
  <footer class="dock watched curtain"><p>${t("replay-covered")}</p><button class="button main-key" @click=${act}><span>${t("replay-sight")}</span></button></footer>`;
