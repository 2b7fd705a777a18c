/**
 * A candle that burns while a person of several may act: the gentle clock of a game in turns. When
 * it is out, that is said, and nothing else happens. Loaded when a game has one.
 */

import { html, nothing, svg } from "lit-html";
import { LIMITS } from "../games/box.js";
import { personsOf } from "./players.js";

/** @import { Desk } from "./desk.js" */

/** It becomes shorter by so many steps: each is a still picture. */
export const STEPS = 50;
/** How far the wax of a whole candle stands above its plate, and that of one which is out. */
const WAX = { whole: 25, stub: 3 };
/** Where the wax stands, in a drawing of 20 × 44. */
const FOOT = 40;

/**
 * How a candle looks: how many of its steps are left, for how many seconds it still burns, and how
 * long this picture stays, in ms.
 * @param {number} length for how long it burns, in ms
 * @param {number} used for how long it has burnt, in ms
 */
export function candleAt(length, used) {
  const left = Math.max(0, length - used);
  const steps = Math.ceil((left * STEPS) / length);
  const stays = left - ((steps - 1) * length) / STEPS;
  return { steps, seconds: Math.ceil(left / 1000), stays, isOut: steps === 0 };
}

/**
 * The candle of a table, if its game was begun with one and is such that one may burn.
 * @param {Desk} desk
 * @returns {Candle | null}
 */
export function candleOf(desk) {
  const { save, game, hasHelp } = desk;
  const { candle = 0, guest, record } = save;
  const isFit = hasHelp && !game.live && guest === undefined && personsOf(record.players) > 1;
  return isFit && candle && LIMITS.candles.includes(candle) ? new Candle(desk, candle) : null;
}

export class Candle {
  /** Whose it is; null between two turns. @type {number | null} */
  seat = null;
  /** In whose turn it burns: in another's turn one may be asked, too. @type {number | null} */
  #turnOf = null;
  /** For how long it has burnt, in ms. */
  #used = 0;
  #isBurning = false;
  #isTold = false;
  #since = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Desk} desk @param {number} minutes a turn */
  constructor(desk, minutes) {
    this.desk = desk;
    this.length = minutes * 60_000;
  }

  get #state() {
    return candleAt(this.length, this.#used);
  }

  /**
   * Before each drawing: it has burnt until now, if it did; and it burns on, unless the table is out
   * of sight or out of reach.
   * @param {boolean} isOut
   */
  look(isOut) {
    const now = performance.now();
    // after a sleep nobody knows how long; no step is left out
    if (this.#isBurning) this.#used += Math.min(now - this.#since, this.length / STEPS);
    this.#since = now;
    clearTimeout(this.#timer);
    const isAsked = this.#turn();
    const { isOut: hasEnded, stays } = this.#state;
    this.#isBurning = isAsked && !isOut && !hasEnded && !this.desk.play.isBusy();
    if (this.#isBurning) this.#timer = setTimeout(this.desk.app.draw, stays);
    if (isAsked && hasEnded && !this.#isTold) this.#tell();
  }

  /** Whoever acts next gets a new one. Returns whether its person may act. */
  #turn() {
    const { ui, view, update } = this.desk;
    const isAsked = !!update && !update.done && !ui.covered && ui.actions.length > 0;
    const isOver = !update || update.done || ui.covered || (view?.turn ?? this.seat) !== this.seat;
    const seat = isAsked ? ui.seat : isOver ? null : this.seat;
    const turn = view?.turn ?? this.#turnOf;
    if (seat === this.seat && turn === this.#turnOf) return isAsked;
    this.seat = seat;
    this.#turnOf = turn;
    this.#used = 0;
    this.#isTold = false;
    return isAsked;
  }

  #tell() {
    const { app, messages, ui } = this.desk;
    this.#isTold = true;
    app.sound.play("candle");
    messages.announce(ui.seat, ui.t("candle-out"));
  }

  close() {
    clearTimeout(this.#timer);
  }

  /** For how long it still burns, for who listens; "" where there is none. */
  says() {
    const { t } = this.desk.ui;
    const { seconds, isOut } = this.#state;
    if (this.seat === null) return "";
    return isOut ? t("candle-is-out") : t("candle-left", { seconds, minutes: minutesIn(seconds) });
  }

  /** What stands by a name. @param {number} seat */
  mark(seat) {
    if (seat !== this.seat) return nothing;
    const { steps } = this.#state;
    return html`<svg class="candle" viewBox="0 0 20 44" role="img" aria-label=${this.says()}>
      ${drawing(steps)}
    </svg>`;
  }
}

/** Seconds are said of the last ones, before them whole minutes. @param {number} seconds */
const minutesIn = (seconds) => (seconds > 90 ? Math.round(seconds / 60) : 0);

/**
 * The wax as high as it is now, behind it how high it was; above it the flame, which leans the other
 * way at each step, or a little smoke.
 * @param {number} steps
 */
export function drawing(steps) {
  const high = WAX.stub + ((WAX.whole - WAX.stub) * steps) / STEPS;
  const top = FOOT - high;
  return svg`<rect class="candle-was" x="5" y=${FOOT - WAX.whole} width="10" height=${WAX.whole} rx="1.5" />
    <path class="candle-plate" d="M1 39.5h18l-3 4H4z" />
    <rect class="candle-wax" x="5" y=${top} width="10" height=${high} rx="1.5" />
    <g transform="translate(10 ${top})">
      <path class="candle-wick" d="M0 0v-2.5" />
      ${
        steps
          ? svg`<path class="candle-flame" transform="scale(${steps % 2 ? -1.2 : 1.2} 1.1)"
              d="M.6-12.5c2 3.6 3 5.4 3 7.2a3.4 3.4 0 0 1-6.8 0c0-2.6 2.8-3.6 3.8-7.2z" />`
          : svg`<path class="candle-smoke" d="M0-4c-2.5-3 2.5-4.5 0-8s1.500-5 .5-8" />`
      }
    </g>`;
}
