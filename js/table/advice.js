/** What a person asks the engine beside the game: why not, and what would be good. An answer that comes too late is left out. */

/** @import { Desk } from "./desk.js" */
/** @import { Action } from "./types.js" */

export class Advice {
  #isAsking = false;

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
  }

  /** Why an action is not offered. @param {number} seat @param {Action} action */
  async why(seat, action) {
    const { app, game, messages } = this.desk;
    const { why } = await app.engine.ask({ op: "why", seat, action });
    const { ui } = this.desk;
    const isGone = ui.covered || (ui.seat !== seat && !(game.live && ui.flat)); // round a live table several persons ask at once
    if (why?.length && !isGone) messages.announce(seat, game.reason(why, { ...ui, seat }));
  }

  async hint() {
    const { desk } = this;
    const { app, game } = desk;
    const { seat } = desk.ui;
    if (this.#isAsking || !desk.mayHint()) return;
    this.#isAsking = true;
    const { hint, error } = await app.engine.ask({ op: "hint", seat });
    this.#isAsking = false;
    if (desk.ui.covered || desk.ui.seat !== seat) return;
    if (hint) desk.set({ ...game.idle, ...game.show(hint.action), hint });
    const none = app.words.t(error ? "table-stumbled" : "table-no-hint");
    desk.messages.announce(seat, hint ? game.advice(hint, desk.ui) : none);
  }
}
