/**
 * What is drawn of an end: the truth seat by seat, the box that is closed, and the sheet with the
 * result and what may follow.
 */

import { html, nothing } from "lit-html";
import { looksBack } from "../games/box.js";
import { icon, nameTag, portrait } from "./marks.js";
import { isCalm } from "./motion.js";
import { isOfBots, seriesText } from "./sentences.js";
import { menuList, sheet } from "./sheets.js";

/** @import { Desk } from "./desk.js" */
/**
 * @typedef {{again: (same: boolean) => void, returned: (() => void) | null, share: () => void,
 *   watch: (how?: string) => void, leave: () => void, more: () => void, skip: () => void, write:
 *   ((bot: string) => void) | null, other: {bot: string, level: string, act: () => void} | null,
 *   back: (() => void) | null, result: (() => void) | null, isHeld?: boolean}} Ends
 * returned: the same deal with changed seats, where it matters who begins; write: a bot that beats
 * this one; other: against another bot; back: to the class set that the game is a task of, or to
 * the path; result: to the page that tells what the game came to; isHeld: the shelf is hidden
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
      <p class="kind ${ui.beat ? "unsaid" : ""}">${ui.praise[seat] ?? ""}</p>
    </div>
    <div class="truth-seat">${truthOf(desk, seat)}</div>
  </div>`;
}

/** The box is closed; on it the winner. @param {Desk} desk */
function joy(desk) {
  const { app, ui, view, game, save } = desk;
  const { viewBox, picture } = game.lid ?? {};
  const kind = isOfBots(ui.outcome.winners, ui) ? "quiet" : "";
  return html`<section class="joy ${kind}" ?data-calm=${isCalm(app)}>
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
  const { game, view, ui, names, save } = desk;
  const { title, lines } = game.ending(view, ui);
  const winners = names.length > 1 && !game.slip ? ui.outcome.winners : [];
  const { first, near } = answers(desk, ends);
  const kind = isOfBots(ui.outcome.winners, ui) ? "quiet" : "";
  return html`<footer class="dock end-sheet ${kind}" ?inert=${ui.beat === "joy"}>
    <div class="end-page">
      <div class="result" role="group" aria-label=${title} tabindex="0">
        <h2>
          ${winners.map((/** @type {number} */ seat) => badge(desk, seat))}<span>${title}</span>
        </h2>
        <ol>
          ${lines.map((line) => html`<li>${line}</li>`)}
        </ol>
        ${
          ui.rule
            ? html`<p class="rule">${ui.t(`${save.record.game}-rule-${ui.rule}`)}</p>`
            : nothing
        }
        ${ui.series ? html`<p class="series">${seriesText(ui.series, ui)}</p>` : nothing}
      </div>
      <div class="answers">
        <button class="button main-key" @click=${first.act}>
          <span>${ui.t(first.name)}</span>
        </button>
        <div class="rest">
          ${near.map(
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
 * The one great button, the few keys beside it, and those that lie in a sheet of their own.
 * @param {Desk} desk
 * @param {Ends} ends
 * @returns {{first: Answer, near: Answer[], far: Answer[]}}
 */
function answers(desk, ends) {
  const [first, ...rest] = [greatest(desk, ends), ...others(desk, ends)];
  const isShort = rest.length < 3;
  const near = isShort ? rest : [...rest.slice(0, 1), moreKey(ends)];
  return {
    first,
    near: ends.isHeld ? near : [...near, { name: "table-shelf", act: ends.leave, sign: "leave" }],
    far: isShort ? [] : rest.slice(1),
  };
}

/** @param {Ends} ends @returns {Answer} */
const moreKey = ({ more }) => ({ name: "table-more", act: more, sign: "dots" });

/** @param {() => void} act @returns {Answer} */
const resultKey = (act) => ({ name: "table-result", act, sign: "curve" });

/**
 * A task is not played again from here.
 * @param {Desk} desk
 * @param {Ends} ends
 * @returns {Answer}
 */
function greatest({ game, save }, { again, back, result }) {
  if (back) return { name: save.round ? "table-to-path" : "table-to-tasks", act: back, sign: "" };
  if (result) return resultKey(result);
  return { name: game.slip ? "lesson-play" : "table-again", act: () => again(false), sign: "" };
}

/**
 * What else may follow, the most worth first.
 * @param {Desk} desk
 * @param {Ends} ends
 * @returns {Answer[]}
 */
function others(desk, ends) {
  const { game, view } = desk;
  const { again, back, result } = ends;
  const count = { name: "table-count", act: () => desk.walk(0), sign: "count" };
  const counts = game.steps(view) > 0 && !game.slip ? [count] : [];
  if (back) return [...(result ? [resultKey(result)] : []), ...counts];
  const anew = { name: "table-again", act: () => again(false), sign: "next" };
  return [...(result ? [anew] : []), ...besides(desk, ends, counts)];
}

/**
 * The same of a game that is no task.
 * @param {Desk} desk
 * @param {Ends} ends
 * @param {Answer[]} counts
 * @returns {Answer[]}
 */
function besides({ game, names, save, ui }, ends, counts) {
  const { again, share, watch, other, write, returned } = ends;
  const sharing = { name: "table-share", act: share, sign: "send" };
  const anew = () => again(true);
  if (game.slip) return [{ name: "lesson-again", act: anew, sign: "turn" }, sharing];
  const { bot, level, act } = other ?? {};
  const args = { bot: ui.t(`bot-${bot}`), level: ui.t(`level-${level}`) };
  const { winners } = ui.outcome;
  const best = write && isOfBots(winners, ui) && save.record.players[winners[0]]?.bot;
  const seen = looksBack(save.record)
    ? [{ name: "replay-look-back", act: () => watch("&look=back"), sign: "curve" }, ...counts]
    : counts;
  const seenAgain = { name: "replay-again", act: () => watch(), sign: "watch" };
  if (save.guest !== undefined) return [...seen, seenAgain, sharing];
  return [
    ...seen,
    ...(act ? [{ name: "table-again-other", act, sign: "swap", args }] : []),
    returned
      ? { name: "table-return", act: returned, sign: "turn" }
      : { name: "table-same-deal", act: anew, sign: "turn" },
    ...(names.length > 1 ? [seenAgain] : []),
    sharing,
    ...(best ? [{ name: "table-write-bot", act: () => write(best), sign: "code" }] : []),
  ];
}

/**
 * The keys that lie in a sheet of their own.
 * @param {Desk} desk
 * @param {Ends} ends
 * @param {() => void} close
 */
export function moreSheet(desk, ends, close) {
  const { t } = desk.ui;
  const entries = answers(desk, ends).far.map(({ name, act, sign, args }) => ({
    icon: icon(sign),
    sign,
    text: t(name, args),
    act() {
      close();
      act();
    },
  }));
  return sheet(t("table-more"), menuList(entries), close, t);
}
