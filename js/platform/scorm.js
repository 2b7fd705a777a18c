/** In the SCORM package: opens the class set that lies in the page, hands its result in to the platform, and takes back what that has kept. */

import { lead, openLink } from "../links/link.js";
import { saveGame } from "../pages/new.js";
import { pupilOf, resultOf, storePupil, triesOf } from "../pages/tasks.js";
import { idOf } from "../storage/sets.js";
import { findApi, Visit } from "./api.js";

/** @import { Platform } from "./none.js" */

/** @param {App} app @returns {Platform} */
export function createPlatform(app, page = window) {
  const meta = page.document.querySelector('meta[name="class-set"]');
  const visit = new Visit(findApi(page));
  page.addEventListener("pagehide", visit.end);
  return new Scorm(app, visit, meta?.getAttribute("content") ?? "");
}

/** @implements {Platform} */
class Scorm {
  ready = Promise.resolve();
  /** What the platform knows, of a hundred; null while nothing is handed in. @type {number | null} */
  #points = null;
  #round = 0;

  /** @param {App} app @param {Visit} visit @param {string} key of the set; "" without one */
  constructor(app, visit, key) {
    this.app = app;
    this.visit = visit;
    this.key = key;
    this.start = key && `#/g/${key}`;
    this.isHeard = key !== "" && visit.isOpen;
    if (this.isHeard) this.#begin();
  }

  /** From now on each finished try is handed in. */
  #begin() {
    const { app, visit, key } = this;
    visit.begin();
    this.#round = this.#roundOf(visit.get("cmi.core.student_id"));
    this.ready = this.#takeBack().catch(console.error);
    let queue = this.ready.then(this.#handIn);
    const { put } = app.saves;
    app.saves.put = async (save) => {
      await put(save);
      if (save.done && save.task?.set === key) queue = queue.then(this.#handIn);
    };
  }

  /** Pupils who share a tablet have each their own tries. @param {string} pupil the platform's name for who is there */
  #roundOf(pupil) {
    const { app, key } = this;
    const known = pupilOf(app, key);
    if (!pupil) return known?.round ?? 0;
    const round = Number.parseInt(idOf(pupil), 36);
    if (known?.round !== round) storePupil(app, key, { round, name: "" });
    return round;
  }

  /** What was played on another device, or where nothing is stored. */
  async #takeBack() {
    const { app, visit, key } = this;
    const round = this.#round;
    const { opened } = await openLink(app, visit.get("cmi.suspend_data"));
    const { set, result, scores } = /** @type {any} */ (opened?.use === "result" ? opened : {});
    if (/** @type {any} */ (opened)?.key !== key) return;
    const tries = triesOf(await app.saves.list(), key, { round, tasks: set.tasks.length });
    for (const [number, moves] of result.moves.entries()) {
      const record = { ...set.tasks[number], moves };
      const isHere = tries[number].some((save) => lead(save.record, record) === 0);
      const task = { set: key, number, round, ...(set.help && { help: set.help }) };
      if (scores[number].done && !isHere) await saveGame(app, record, { done: true, task });
    }
  }

  /** The engine judges what is kept here, and the platform hears of it. */
  #handIn = async () => {
    const { app, visit, key } = this;
    try {
      const { opened } = await openLink(app, key);
      const result = opened && (await resultOf(app, { key, set: opened.set }, this.#round));
      if (!result) return;
      this.#points = visit.handIn(result);
      app.draw();
    } catch (error) {
      console.error(error);
    }
  };

  /** @param {string} key */
  tells(key) {
    if (!key || key !== this.key) return null;
    if (!this.isHeard) return { message: "class-platform-none" };
    const points = this.#points;
    return points === null
      ? { message: "class-platform-goes" }
      : { message: "class-platform-has", args: { points } };
  }
}
