/**
 * What a table offers a beginner on one person's side: the hint with its bulb, and a tip for what
 * is met for the first time.
 */

import { helpIn, isEarly, newTopic } from "../store/help.js";
import { isAsked } from "./players.js";

/** @import { Slip } from "./coach.js" */
/** @import { Desk } from "./desk.js" */

export class Advice {
  #isAsking = false;
  /** What was said with the hint; it goes with it. @type {Slip | null} */
  #slip = null;

  /** @param {Desk} desk */
  constructor(desk) {
    const { app, game, save } = desk;
    const { task, round } = save;
    // a hint would say the answer
    const bound = round ? { tips: true, hints: false } : task && helpIn(task);
    this.desk = desk;
    this.hasHints = !game.asks && !game.slip && (!bound || bound.hints);
    /** Whether the bulb lies at hand. */
    this.isEarly = bound ? this.hasHints : app.store.get("hints") && isEarly(app, save.record.game);
    this.hasTips = !game.slip && app.store.get("tips") && (!bound || bound.tips);
  }

  /**
   * Says what is new to a beginner: one thing at a time, and each once on this device. Round a flat
   * table a secret is told to nobody.
   */
  tellTopic() {
    const { app, game, messages, save, ui, update } = this.desk;
    const { topics = {}, done } = update ?? {};
    if (done) messages.slip = null;
    if (!this.hasTips || messages.slip || !this.isPrivate()) return;
    const speakable = (topics[ui.seat] ?? []).filter(
      (code) => this.mayHint() || !code.startsWith("hint"),
    );
    const topic = newTopic(app, save.record.game, speakable);
    if (topic) messages.slip = { text: game.first(topic, ui), close: () => messages.tell(null) };
  }

  /** What would be good now. An answer that comes too late is left out. */
  async hint() {
    const { desk } = this;
    const { app, game, messages } = desk;
    const { seat } = desk.ui;
    if (this.#isAsking || !this.mayHint()) return;
    this.#isAsking = true;
    const { hint, error } = await app.engine.ask({ op: "hint", seat });
    this.#isAsking = false;
    if (desk.ui.covered || desk.ui.seat !== seat) return;
    if (!hint)
      return messages.announce(seat, app.words.t(error ? "table-stumbled" : "table-no-hint"));
    desk.set({ ...game.idle, ...game.show(hint.action), hint });
    messages.answer(seat, "");
    messages.tell(null); // so that the same advice is heard again
    const close = () => desk.set({ ...game.idle, hint: null });
    this.#slip = { text: game.advice(hint, desk.ui), close };
    messages.tell(this.#slip);
  }

  /** The hint is over, and so is what was said with it. */
  end() {
    const { messages } = this.desk;
    if (messages.slip === this.#slip) messages.slip = null;
  }

  /** Round a flat table, what one seat alone may know is for nobody else's ears. */
  mayHint() {
    return this.hasHints && this.isPrivate();
  }

  /** Whether what is said now is for the ears of the one who is asked. */
  isPrivate() {
    const { ui } = this.desk;
    return !ui.covered && (this.desk.isOpen() || !ui.flat);
  }

  /**
   * Whether the bulb for a hint lies on the table: at one person's seat, in the first games of a
   * kind.
   */
  hasBulb() {
    const { game, ui, update, view } = this.desk;
    const isPlaying = ui.lit === null && !update?.done && !view?.lesson;
    return (
      isPlaying && !ui.flat && this.isEarly && this.mayHint() && isAsked(ui.actions, game.reflex)
    );
  }
}
