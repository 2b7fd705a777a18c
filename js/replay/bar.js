/** The near edge of a replay: where one is, the slider, and the keys. */

import { html, nothing } from "lit-html";
import { icon } from "../table/marks.js";
import { clockTime } from "./pace.js";
import { sign } from "./signs.js";
import { slider } from "./slider.js";

/** @import { Theatre } from "./theatre.js" */
/** @import { Grip } from "./slider.js" */
/** @import { T } from "../table/types.js" */
/** @typedef {{step: (by: number) => void, moment: (by: number) => void, toggle: () => void, hasten: () => void, playOn: () => void, leave: () => void}} Acts */

/** @param {Theatre} theatre @param {Grip} grip @param {T} t @param {Acts} acts */
export function bar(theatre, grip, t, acts) {
  const { player, reel } = theatre;
  if (!player || !reel) return nothing;
  const { ply, last, speed, isRunning } = player;
  const time = clockTime(reel.times[ply] ?? 0);
  const where = t("replay-where", { ply, plies: last });
  const moment = theatre.momentNow();
  const text = [where, theatre.game.live ? time : "", moment ? theatre.wordsOf(moment) : ""]
    .filter(Boolean)
    .join(". ");
  return html`
    <footer class="film" data-own role="group" aria-label=${t(theatre.title)}>
      <p class="film-where"><span>${where}</span>${theatre.game.live ? html`<span class="film-time" aria-hidden="true">${time}</span>` : nothing}</p>
      ${slider(player, grip, { marks: reel.moments, label: t("replay-slider"), text, words: theatre.wordsOf })}
      <div class="film-keys">
        ${key("film-leave", t("replay-leave"), icon("leave"), acts.leave)}
        ${key("film-before", t("replay-moment-back"), sign("moment-back"), () => acts.moment(-1), !theatre.momentBeside(-1))}
        ${key("film-back", t("replay-back"), sign("back"), () => acts.step(-1), ply === 0)}
        ${key("film-run", t(isRunning ? "replay-pause" : "replay-run"), sign(isRunning ? "pause" : "run"), acts.toggle, last === 0 && !player.isGrowing)}
        ${key("film-on", t("replay-on"), sign("on"), () => acts.step(1), ply === last)}
        ${key("film-after", t("replay-moment-on"), sign("moment-on"), () => acts.moment(1), !theatre.momentBeside(1))}
        ${key("film-speed", t("replay-speed", { speed }), html`<span aria-hidden="true">${t("replay-times", { speed })}</span>`, acts.hasten)}
      </div>
      <button class="button quiet film-branch" ?disabled=${!theatre.mayPlayOn()} aria-label=${t("replay-play-on")} title=${t("replay-play-on")} @click=${acts.playOn}>${sign("branch")}<span>${t("replay-play-on")}</span></button>
    </footer>`;
}

/** @param {string} kind @param {string} name @param {unknown} face @param {() => void} act @param {boolean} [off] */
const key = (kind, name, face, act, off = false) => html`
  <button class="tool ${kind}" aria-label=${name} title=${name} ?disabled=${off} @click=${act}>${face}</button>`;
