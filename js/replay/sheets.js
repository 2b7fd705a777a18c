/** The sheets of a replay: whose eyes one sees with, its moments, the seat one takes to play on, and what else there is. */

import { html, nothing } from "lit-html";
import { icon, seatMark } from "../table/marks.js";
import { personsOf } from "../table/screen.js";
import { sheet } from "../table/sheets.js";
import { sign } from "./signs.js";

/** @import { Theatre } from "./theatre.js" */
/** @import { T } from "../table/types.js" */
/** @typedef {{icon: unknown, text: string, act: () => void, on?: boolean, small?: string}} Line */

/** @param {Line[]} lines */
const list = (lines) => html`
  <ul class="menu-list">${lines.map(
    ({ icon: image, text, act, on, small }) => html`
    <li><button class="menu-entry" aria-pressed=${on === undefined ? nothing : String(on)} @click=${act}>${image}<span>${text}${small ? html`<small>${small}</small>` : nothing}</span></button></li>`,
  )}</ul>`;

/** One seat's eyes, or all cards open as they lie before that seat. @param {Theatre} theatre @param {T} t @param {() => void} close */
export function sightSheet(theatre, t, close) {
  const {
    names,
    sight,
    stage: {
      ui: { covered },
    },
  } = theatre;
  const lines = names.map((name, seat) => ({
    icon: seatMark(seat),
    text: name,
    on: !covered && sight.seat === seat,
    act: () => theatre.see({ ...sight, seat }),
  }));
  const kinds = [false, true].map(
    (open) => html`
    <button class="option" aria-pressed=${String(!covered && sight.open === open)} @click=${() => theatre.see({ ...sight, open })}>${sign(open ? "open" : "sight")}<span>${t(open ? "replay-open" : "replay-seat")}</span></button>`,
  );
  return sheet(
    t("replay-sight"),
    html`
    <div class="sights"><div class="options">${kinds}</div><p>${t(sight.open ? "replay-open-from" : "replay-seat-of")}</p>${list(lines)}</div>`,
    close,
    t,
  );
}

/** @param {Theatre} theatre @param {T} t @param {() => void} close */
export function momentsSheet(theatre, t, close) {
  const { reel, player } = theatre;
  const lines = (reel?.moments ?? []).map((one) => ({
    icon: seatMark(one.seat < 0 ? 1 : one.seat),
    text: theatre.wordsOf(one),
    small: t("replay-move", { ply: one.ply }),
    on: one.ply === player?.ply,
    act: () => {
      close();
      theatre.arrive(one.ply);
    },
  }));
  return sheet(
    t("replay-moments"),
    lines.length ? list(lines) : html`<p>${t("replay-moments-none")}</p>`,
    close,
    t,
  );
}

/** Which seat is taken; nothing is stored before that. @param {Theatre} theatre @param {T} t @param {() => void} close */
export function branchSheet(theatre, t, close) {
  const {
    names,
    told: { record },
    player,
  } = theatre;
  const persons = personsOf(record.players);
  const lines = record.players.map(({ kind }, seat) => ({
    icon: seatMark(seat),
    text: names[seat] ?? "",
    act: () => theatre.playOn(seat),
    small:
      kind === "person"
        ? t("replay-seat-person")
        : t(persons === 1 ? "replay-seat-changes" : "replay-seat-bot"),
  }));
  return sheet(
    t("replay-play-on"),
    html`
    <div class="sights"><p>${t("replay-play-on-line", { ply: player?.ply ?? 0 })}</p><h3>${t("replay-which-seat")}</h3>${list(lines)}</div>`,
    close,
    t,
  );
}

/** @param {Theatre} theatre @param {T} t @param {{close: () => void, show: (name: "sight" | "moments" | "branch") => void, share: () => void, leave: () => void, rules: () => void, sound: () => void, isLoud: boolean}} acts */
export function filmMenu(theatre, t, { close, show, share, leave, rules, sound, isLoud }) {
  const { zoom } = theatre.game;
  return sheet(
    t("table-menu"),
    list([
      { icon: sign("moments"), text: t("replay-moments"), act: () => show("moments") },
      { icon: sign("sight"), text: t("replay-sight"), act: () => show("sight") },
      ...(theatre.mayPlayOn()
        ? [{ icon: sign("branch"), text: t("replay-play-on"), act: () => show("branch") }]
        : []),
      { icon: sign("share"), text: t("table-share"), act: share },
      ...(zoom.least === zoom.most
        ? []
        : [
            {
              icon: icon("fit"),
              text: t("table-fit"),
              act: () => {
                close();
                theatre.stage.refit();
              },
            },
          ]),
      { icon: icon("rules"), text: t("table-rules"), act: rules },
      {
        icon: icon(isLoud ? "sound" : "silent"),
        text: t(isLoud ? "table-sound-on" : "table-sound-off"),
        act: sound,
      },
      { icon: icon("leave"), text: t("replay-leave"), act: leave },
    ]),
    close,
    t,
  );
}
