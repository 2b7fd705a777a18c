/**
 * What is drawn of an end: the truth seat by seat, the box that is closed, and the sheet with the
 * result and what may follow.
 */

import { html, nothing } from "lit-html";
import { looksBack } from "../games/box.js";
import { icon, nameTag, portrait } from "./marks.js";
import { isCalm } from "./motion.js";
import { seriesText } from "./sentences.js";

/** @import { Desk } from "./desk.js" */
/**
 * @typedef {{again: (same: boolean) => void, returned: (() => void) | null, share: () => void,
 *   watch: (how?: string) => void, leave: () => void, skip: () => void, write: ((bot: string) =>
 *   void) | null, other: {bot: string, level: string, act: () => void} | null, back: (() => void) |
 *   null, result: (() => void) | null}} Ends
 * returned: the same deal with changed seats, where it matters who begins; write: a bot that beats
 * this one; other: against another bot; back: to the class set that the game is a task of, or to
 * the path; result: to the page that tells what the game came to
 */
/** @typedef {{name: string, act: () => void, sign: string, args?: Record<string, any>}} Answer */

/** A seat's portrait in foil. @param {Desk} desk @param {number} seat */
const badge = (desk, seat) => html`<span class="badge">${portrait(desk, seat)}</span>`;

/**
 * In front of the board while the end is told: what is counted, or the joy; nothing where the board
 * itself tells it.
 * @param {Desk} desk
 */
export function front(desk) {
  const { beat } = desk.ui;
  if (beat === "joy") return joy(desk);
  return beat === "truth" && desk.game.truth && !desk.ui.flat ? truth(desk) : nothing;
}

/** What is counted, seat beside seat. @param {Desk} desk */
function truth(desk) {
  const { app, names, ui, game } = desk;
  return html`<section
    class="truth ${game.truth?.kind ?? ""}"
    style="--each: ${ui.each}ms"
    ?data-calm=${isCalm(app)}
    aria-label=${ui.t("table-count")}
  >
    ${names.map(
      (name, seat) =>
        html`<div class="truth-seat">
          <p class="truth-name">${portrait(desk, seat)}${nameTag(name)}</p>
          ${truthOf(desk, seat)}
        </div>`,
    )}
  </section>`;
}

/** What is counted at one seat. @param {Desk} desk @param {number} seat */
export const truthOf = ({ game, view, ui }, seat) => game.truth?.seat(view, seat, ui) ?? nothing;

/**
 * Round a flat table: the same upon a seat's own tray, and what is said of it.
 * @param {Desk} desk
 * @param {number} seat
 */
export function trayTruth(desk, seat) {
  const { app, ui, game } = desk;
  if (ui.outcome === null || ui.lit !== null || !game.truth) return nothing;
  const isWinner = ui.beat !== "truth" && ui.outcome.winners.includes(seat);
  return html`<div
    class="tray-truth truth ${game.truth.kind} ${isWinner ? "won" : ""}"
    style="--each: ${ui.each}ms"
    ?data-calm=${isCalm(app) || !ui.each}
  >
    <div class="truth-told">
      <p class="truth-name">${portrait(desk, seat)}${nameTag(ui.names[seat])}</p>
      ${ui.beat ? nothing : html`<p class="kind">${ui.praise[seat] ?? ""}</p>`}
    </div>
    <div class="truth-seat">${truthOf(desk, seat)}</div>
  </div>`;
}

/** The box is closed; on it the winner. @param {Desk} desk */
function joy(desk) {
  const { app, ui, view, game, save } = desk;
  const { viewBox, picture } = game.lid ?? {};
  return html`<section class="joy" ?data-calm=${isCalm(app)}>
    <div class="box joy-box" data-game=${save.record.game} aria-hidden="true">
      <span class="joy-inside"></span>
      <div class="lid joy-lid">
        ${picture ? html`<svg class="lid-picture" viewBox=${viewBox}>${picture}</svg>` : nothing}
      </div>
    </div>
    <div class="joy-winners">
      ${ui.outcome.winners.map((/** @type {number} */ seat) => badge(desk, seat))}
    </div>
    <h2>${game.ending(view, ui).title}</h2>
  </section>`;
}

/**
 * The near edge while the end is told: what is told, and a way past it.
 * @param {Desk} desk
 * @param {Ends} ends
 */
export function endBar({ ui, view, game }, { skip }) {
  const { beat, lit, t } = ui;
  const words =
    lit !== null
      ? game.caption(view, lit, ui)
      : beat === "truth" && game.truth
        ? t(game.truth.says)
        : "";
  return html`<footer class="dock count-bar told-bar">
    <div class="caption">
      ${typeof words === "string" ? html`<p class="says">${words}</p>` : words}
    </div>
    <button class="button quiet skip-key" @click=${skip}>
      ${icon("next")}<span>${t("table-skip")}</span>
    </button>
  </footer>`;
}

/** The result, and what may follow it. @param {Desk} desk @param {Ends} ends */
export function endSheet(desk, ends) {
  const { game, view, ui, names } = desk;
  const { title, lines } = game.ending(view, ui);
  const winners = names.length > 1 && !game.slip ? ui.outcome.winners : [];
  const [first, ...rest] = answers(desk, ends);
  return html`<footer class="dock end-sheet">
    <div class="end-page">
      <div class="result" role="group" aria-label=${title} tabindex="0">
        <h2>
          ${winners.map((/** @type {number} */ seat) => badge(desk, seat))}<span>${title}</span>
        </h2>
        <ol>
          ${lines.map((line) => html`<li>${line}</li>`)}
        </ol>
        ${ui.series ? html`<p class="series">${seriesText(ui.series, ui)}</p>` : nothing}
      </div>
      <div class="answers">
        <button class="button main-key" @click=${first.act}>
          <span>${ui.t(first.name)}</span>
        </button>
        <div class="rest">
          ${rest.map(
            ({ name, act, sign, args }) =>
              html`<button class="button quiet" data-sign=${sign} @click=${act}>
                ${icon(sign)}<span>${ui.t(name, args)}</span>
              </button>`,
          )}
        </div>
      </div>
    </div>
  </footer>`;
}

/**
 * The first answer is the one great button. A task is not played again from here.
 * @param {Desk} desk
 * @param {Ends} ends
 * @returns {Answer[]}
 */
function answers(desk, ends) {
  const { game, view } = desk;
  const { again, leave, back, result } = ends;
  const told = result && { name: "table-result", act: result, sign: "curve" };
  const count = { name: "table-count", act: () => desk.walk(0), sign: "count" };
  const anew = { name: game.slip ? "lesson-play" : "table-again", sign: "next" };
  return [
    ...(back
      ? [{ name: desk.save.round ? "table-to-path" : "table-to-tasks", act: back, sign: "" }]
      : []),
    ...(told ? [told] : []),
    ...(back ? [] : [{ ...anew, act: () => again(false) }]),
    ...(back ? [] : more(desk, ends)),
    ...(game.steps(view) > 0 && !game.slip ? [count] : []),
    { name: "table-shelf", act: leave, sign: "leave" },
  ];
}

/**
 * What else may follow a game that is no task.
 * @param {Desk} desk
 * @param {Ends} ends
 * @returns {Answer[]}
 */
function more({ game, names, save, ui }, { again, share, watch, other, write, returned }) {
  const sharing = { name: "table-share", act: share, sign: "send" };
  const anew = () => again(true);
  if (game.slip) return [{ name: "lesson-again", act: anew, sign: "turn" }, sharing];
  const { bot, level, act } = other ?? {};
  const args = { bot: ui.t(`bot-${bot}`), level: ui.t(`level-${level}`) };
  const best = write && winningBot(save, ui.outcome.winners);
  return [
    ...(act ? [{ name: "table-again-other", act, sign: "swap", args }] : []),
    ...(best ? [{ name: "table-write-bot", act: () => write(best), sign: "code" }] : []),
    ...(looksBack(save.record)
      ? [{ name: "replay-look-back", act: () => watch("&look=back"), sign: "curve" }]
      : []),
    ...(names.length > 1 ? [{ name: "replay-again", act: () => watch(), sign: "watch" }] : []),
    returned
      ? { name: "table-return", act: returned, sign: "turn" }
      : { name: "table-same-deal", act: anew, sign: "turn" },
    sharing,
  ];
}

/**
 * The bot that has won; undefined if a person has, alone or with it.
 * @param {Save} save
 * @param {number[]} winners
 */
function winningBot({ record: { players } }, winners) {
  const won = winners.map((seat) => players[seat]?.bot);
  return won.every(Boolean) ? won[0] : undefined;
}
