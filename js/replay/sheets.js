/** The sheets of a replay: whose eyes one sees with, its moments, the seat one takes to play on, and what else there is. */

import { html } from "lit-html";
import { icon, seatMark } from "../table/marks.js";
import { personsOf } from "../table/screen.js";
import { menuList, menuSheet, sheet, soundEntry } from "../table/sheets.js";
import { canZoom } from "../table/ui.js";

/** @import { Entry } from "../table/sheets.js" */
/** @import { T } from "../table/types.js" */
/** @import { Replay } from "./replay.js" */

/** One seat's eyes, or all cards open as they lie before that seat. @param {Replay} replay @param {T} t @param {() => void} close */
export function sightSheet(replay, t, close) {
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
  return sheet(t("replay-sight"), content, close, t);
}

/** @param {Replay} replay @param {T} t @param {() => void} close */
export function momentsSheet(replay, t, close) {
  const { reel, player } = replay;
  const entries = (reel?.moments ?? []).map((one) => ({
    icon: seatMark(one.seat < 0 ? 1 : one.seat),
    text: replay.wordsOf(one),
    small: t("replay-move", { ply: one.ply }),
    on: one.ply === player?.ply,
    act: () => {
      close();
      replay.arrive(one.ply);
    },
  }));
  const content = entries.length ? menuList(entries) : html`<p>${t("replay-moments-none")}</p>`;
  return sheet(t("replay-moments"), content, close, t);
}

/** Which seat is taken; nothing is stored before that. @param {Replay} replay @param {T} t @param {() => void} close */
export function branchSheet(replay, t, close) {
  const { names, player } = replay;
  const { players } = replay.source.record;
  const bot = personsOf(players) === 1 ? "replay-seat-changes" : "replay-seat-bot";
  const seats = players.map(({ kind }, seat) => ({
    icon: seatMark(seat),
    text: names[seat] ?? "",
    act: () => replay.playOn(seat),
    small: t(kind === "person" ? "replay-seat-person" : bot),
  }));
  const content = html`
    <div class="sights"><p>${t("replay-play-on-line", { ply: player?.ply ?? 0 })}</p><h3>${t("replay-which-seat")}</h3>${menuList(seats)}</div>`;
  return sheet(t("replay-play-on"), content, close, t);
}

/** @param {Replay} replay @param {T} t @param {{close: () => void, show: (name: "sight" | "moments" | "branch") => void, share: () => void, leave: () => void, rules: () => void}} acts */
export function filmMenu(replay, t, { close, show, share, leave, rules }) {
  const { app, game, stage } = replay;
  const refit = () => {
    close();
    stage.refit();
  };
  /** @param {string} sign @param {string} text @param {() => void} act @returns {Entry[]} */
  const entry = (sign, text, act) => [{ icon: icon(sign), text: t(text), act }];
  const entries = [
    entry("moments", "replay-moments", () => show("moments")),
    entry("sight", "replay-sight", () => show("sight")),
    replay.mayPlayOn() ? entry("branch", "replay-play-on", () => show("branch")) : [],
    entry("send", "table-share", share),
    canZoom(game) ? entry("fit", "table-fit", refit) : [],
    entry("rules", "table-rules", rules),
    [soundEntry(app.sound, app.draw, t)],
    entry("leave", "replay-leave", leave),
  ];
  return menuSheet(entries.flat(), close, t);
}
