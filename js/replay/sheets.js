/** The sheets of a replay: from which seat it is seen, its moments, which seat plays on, and the menu. */

import { html, nothing } from "lit-html";
import { icon, seatMark } from "../table/marks.js";
import { canZoom } from "../table/picture.js";
import { personsOf } from "../table/screen.js";
import { menuList, menuSheet, sheet, soundEntry } from "../table/sheets.js";

/** @import { ReplayPage } from "../pages/replay.js" */
/** @import { Entry } from "../table/sheets.js" */

/** The sheet that is open, if one is. @param {ReplayPage} page */
export const openSheet = (page) => (page.sheets.name ? SHEETS[page.sheets.name](page) : nothing);

const SHEETS = { sight, moments, branch, menu };

/** One seat's sight, or all cards face up. @param {ReplayPage} page */
function sight({ app: { t }, replay, sheets }) {
  const { names, sight, stage } = replay;
  const { covered } = stage.ui;
  const seats = names.map((name, seat) => ({
    icon: seatMark(seat),
    text: name,
    on: !covered && sight.seat === seat,
    act: () => replay.see({ ...sight, seat }),
  }));
  const kinds = [false, true].map(
    (open) => html`
    <button class="option" aria-pressed=${!covered && sight.open === open} @click=${() => replay.see({ ...sight, open })}>${icon(open ? "open" : "sight")}<span>${t(open ? "replay-open" : "replay-seat")}</span></button>`,
  );
  const content = html`
    <div class="sights"><div class="options">${kinds}</div><p>${t(sight.open ? "replay-open-from" : "replay-seat-of")}</p>${menuList(seats)}</div>`;
  return sheet(t("replay-sight"), content, sheets.close, t);
}

/** @param {ReplayPage} page */
function moments({ app: { t }, replay, sheets }) {
  const entries = (replay.reel?.moments ?? []).map((moment) => ({
    icon: seatMark(moment.seat < 0 ? 1 : moment.seat),
    text: replay.wordsOf(moment),
    small: t("replay-move", { ply: moment.ply }),
    on: moment.ply === replay.player?.ply,
    act: () => {
      sheets.close();
      replay.arrive(moment.ply);
    },
  }));
  const content = entries.length ? menuList(entries) : html`<p>${t("replay-moments-none")}</p>`;
  return sheet(t("replay-moments"), content, sheets.close, t);
}

/** The seats from which a person can play on. Nothing is stored before one is chosen. @param {ReplayPage} page */
function branch({ app: { t }, replay, sheets }) {
  const { players } = replay.source.record;
  const bot = personsOf(players) === 1 ? "replay-seat-changes" : "replay-seat-bot";
  const seats = players.map(({ kind }, seat) => ({
    icon: seatMark(seat),
    text: replay.names[seat] ?? "",
    act: () => replay.playOn(seat),
    small: t(kind === "person" ? "replay-seat-person" : bot),
  }));
  const content = html`
    <div class="sights"><p>${t("replay-play-on-line", { ply: replay.player?.ply ?? 0 })}</p><h3>${t("replay-which-seat")}</h3>${menuList(seats)}</div>`;
  return sheet(t("replay-play-on"), content, sheets.close, t);
}

/** @param {ReplayPage} page */
function menu({ app, replay, sheets, acts }) {
  const { t } = app;
  /** @param {string} sign @param {string} text @param {() => void} act @returns {Entry[]} */
  const entry = (sign, text, act) => [{ icon: icon(sign), text: t(text), act }];
  const entries = [
    entry("moments", "replay-moments", acts.moments),
    entry("sight", "replay-sight", acts.sight),
    replay.mayPlayOn() ? entry("branch", "replay-play-on", acts.branch) : [],
    entry("send", "table-share", acts.share),
    canZoom(replay.game) ? entry("fit", "table-fit", acts.refit) : [],
    entry("rules", "table-rules", acts.rules),
    [soundEntry(app.sound, app.draw, t)],
    entry("leave", "replay-leave", acts.leave),
  ];
  return menuSheet(entries.flat(), sheets.close, t);
}
