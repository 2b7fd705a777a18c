/** What a person asks the engine beside the game: why not, and what would be good. An answer that comes too late is left out. */

/** @import { Action, App, GameModule } from "./types.js" */
/** @typedef {{ui: any, set: (changes: Record<string, any>) => void, mayHint: () => boolean}} Asked the desk, as far as advice knows it */

/** @param {App} app @param {Asked} desk @param {GameModule} game @param {(seat: number, note: string) => void} reply */
export function createAdvice(app, desk, game, reply) {
  let isAsking = false;

  /** Round a live table several persons ask at once. @param {number} seat */
  const isGone = (seat) =>
    desk.ui.covered || (desk.ui.seat !== seat && !(game.live && desk.ui.flat));

  /** @param {number} seat @param {string} note */
  function tell(seat, note) {
    reply(seat, note);
    app.announce(note);
    app.draw();
  }

  return {
    /** @param {number} seat @param {Action} action */
    async why(seat, action) {
      const { why } = await app.engine.ask({ op: "why", seat, action });
      if (why?.length && !isGone(seat)) tell(seat, game.reason(why, { ...desk.ui, seat }));
    },

    async hint() {
      const { seat } = desk.ui;
      if (isAsking || !desk.mayHint()) return;
      isAsking = true;
      const { hint, error } = await app.engine.ask({ op: "hint", seat });
      isAsking = false;
      if (desk.ui.covered || desk.ui.seat !== seat) return;
      if (hint) desk.set({ ...game.idle, ...game.show(hint.action), hint });
      tell(
        seat,
        hint ? game.advice(hint, desk.ui) : app.words.t(error ? "table-stumbled" : "table-no-hint"),
      );
    },
  };
}
