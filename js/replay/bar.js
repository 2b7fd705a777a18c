/** The near edge of a replay: where one is, the slider, and the keys. */

import { html, nothing } from "lit-html";
import { icon, toolKey } from "../table/marks.js";
import { clockTime } from "./pace.js";
import { slider } from "./slider.js";

/** @import { T } from "../table/types.js" */
/** @import { Replay } from "./replay.js" */
/** @import { Grip } from "./slider.js" */
/** @typedef {{step: (by: number) => void, moment: (by: number) => void, toggle: () => void, hasten: () => void, playOn: () => void, leave: () => void}} Acts */

/** @param {Replay} replay @param {Grip} grip @param {T} t @param {Acts} acts */
export function bar(replay, grip, t, acts) {
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
        ${toolKey("film-speed", t("replay-speed", { speed }), html`<span aria-hidden="true">${t("replay-times", { speed })}</span>`, acts.hasten)}
      </div>
      <button class="button quiet film-branch" ?disabled=${!replay.mayPlayOn()} aria-label=${t("replay-play-on")} title=${t("replay-play-on")} @click=${acts.playOn}>${icon("branch")}<span>${t("replay-play-on")}</span></button>
    </footer>`;
}
