/** What would follow from an action, asked of the engine; only the newest question is answered. */

/** @import { Action, App, Trial } from "./types.js" */

/** @param {App["engine"]} engine @param {(trial: Trial) => void} onTrial */
export function createTrials(engine, onTrial) {
  /** @type {{seat: number, action: Action} | null} */
  let wanted = null;
  let isAsking = false;

  async function work() {
    isAsking = true;
    for (let asked = wanted; asked; asked = wanted) {
      wanted = null;
      const reply = await engine.ask({ op: "try", ...asked });
      if (!wanted && reply.try) onTrial({ action: asked.action, view: reply.try });
    }
    isAsking = false;
  }

  /** @param {number} seat @param {Action} action */
  return (seat, action) => {
    wanted = { seat, action };
    if (!isAsking) work();
  };
}
