/**
 * How a game ends, in three beats: the truth is counted where it lies, the winner has a moment, and
 * then it is asked what now.
 */

import { ECHO } from "../input/gestures.js";
import { hurry, isCalm } from "./motion.js";
import { isOfBots, seriesText, signed, who } from "./sentences.js";

/** @import { Desk } from "./desk.js" */

/** All steps of the truth take at most so long, in ms. */
const LONGEST = 5000;
/** One step of a count that is walked through. */
const STEP = 1000;
/**
 * So long the whole truth stays to be seen; without motion it is there at once, and stays longer.
 */
const WHOLE = 1200;
const STILL = 3000;
const JOY = 2800;
/** Sounds of steps do not come sooner one after the other. */
const APART = 150;

export class Ending {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** When the ending began, or somebody skipped last. */
  #at = 0;
  /** The truth has been told to its end. */
  #isWhole = false;

  /** @param {TableApp} app @param {Desk} desk */
  constructor(app, desk) {
    this.app = app;
    this.desk = desk;
  }

  /**
   * The game is over.
   * @param {boolean} isNew it has just ended, so all is told; else it was opened to look at
   */
  begin(isNew) {
    const { app, desk } = this;
    const isPlain = desk.names.length === 1 || desk.game.slip !== null;
    if (!isPlain) this.#askPraise();
    if (desk.save.before) this.#askSeries(desk.save.before);
    if (isPlain && isNew && desk.ui.outcome.winners.length) app.sound.play("finale");
    if (isPlain || !isNew) return;
    this.#at = performance.now();
    this.#tell();
  }

  /** One kind and true thing about everybody. */
  async #askPraise() {
    const { app, desk } = this;
    const { praise = [], rule = "" } = await app.engine.ask({ op: "praise" });
    desk.set({
      rule,
      praise: praise.map(
        /** @param {Praise} it @param {number} seat */ (it, seat) => wordsOf(it, seat, desk),
      ),
    });
  }

  /** What this game and those whose return game it is come to. @param {GameRecord[]} before */
  async #askSeries(before) {
    const { app, desk } = this;
    const { series } = await app.engine.ask({ op: "series", before });
    if (!series) return;
    desk.set({ series: { ...series, games: before.length + 1 } });
    app.announce(seriesText(desk.ui.series, desk.ui));
  }

  /** The first beat: by the game's own pictures, or step by step through the count. */
  #tell() {
    const { desk, app } = this;
    const { view, ui, game } = desk;
    const { truth } = game;
    const steps = truth ? truth.steps(view, ui) : game.steps(view);
    if (steps === 0) return this.#rejoice();
    const each = Math.min(truth?.each ?? STEP, LONGEST / steps);
    desk.set({ beat: "truth", each });
    if (truth && isCalm(app)) this.#showAll();
    else this.#step(0, steps, each);
  }

  /** @param {number} step @param {number} steps @param {number} each in ms */
  #step(step, steps, each) {
    const { truth } = this.desk.game;
    if (step === steps) return this.#showAll();
    if (!truth) this.desk.walk(step);
    if (step % Math.ceil(APART / each) === 0) this.app.sound.play(truth?.sound ?? "tally");
    this.#wait(each, () => this.#step(step + 1, steps, each));
  }

  /** The last picture of the truth. */
  #showAll() {
    this.#isWhole = true;
    if (!this.desk.game.truth) return this.#rejoice(); // the last step was the last picture
    this.#wait(isCalm(this.app) ? STILL : WHOLE, () => this.#rejoice());
  }

  /** The second beat. */
  #rejoice() {
    const { ui } = this.desk;
    this.desk.set({ beat: "joy", lit: null });
    this.app.sound.play(isOfBots(ui.outcome.winners, ui) ? "sweep" : "finale");
    this.#wait(JOY, this.finish);
  }

  /** The third beat: what now? It stays. */
  finish = () => {
    const { app, desk } = this;
    clearTimeout(this.#timer);
    if (!desk.ui.beat) return;
    desk.set({ beat: "", lit: null });
    app.focus(".end-sheet .main-key");
  };

  /** To the end of this beat; who taps on in haste does not skip two. */
  skip = () => {
    const { beat } = this.desk.ui;
    const now = performance.now();
    if (!beat || now - this.#at < ECHO) return;
    this.#at = now;
    hurry();
    if (beat === "joy") this.finish();
    else if (this.#isWhole) this.#rejoice();
    else this.#showAll();
  };

  close() {
    clearTimeout(this.#timer);
  }

  /** @param {number} span in ms @param {() => void} then */
  #wait(span, then) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, span);
  }
}

/** @typedef {import("../../build/types/engine").Praise | null} Praise */

/** "Your best slap: 0.41 s". @param {Praise} praise @param {number} seat @param {Desk} desk */
function wordsOf(praise, seat, { ui, save }) {
  if (!praise) return "";
  const { code, value } = praise;
  const facts = {
    ...who(seat, ui),
    value,
    seconds: value / 1000,
    signed: signed(value),
  };
  return ui.t(`${save.record.game}-praise-${code}`, facts);
}
