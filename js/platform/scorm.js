/**
 * In the SCORM package: opens the class set that lies in the page, hands its result in to the
 * platform, and takes back what that has kept.
 */

import { saveGame } from "../app/new.js";
import { gamesHere } from "../store/kinds.js";
import { newSeed } from "../store/saves.js";
import { findApi, Visit } from "./api.js";

/** @import { Handed } from "../../build/types/engine" */
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
  /**
   * What the platform knows, of a hundred; null while nothing is handed in.
   * @type {number | null}
   */
  #points = null;
  /** Saves a game without handing it in. @type {App["saves"]["put"]} */
  #put;

  /** @param {App} app @param {Visit} visit @param {string} key of the set; "" without one */
  constructor(app, visit, key) {
    this.app = app;
    this.visit = visit;
    this.key = key;
    this.#put = app.saves.put;
    this.start = key && `#/g/${key}`;
    if (key) this.#free();
    this.isHeard = key !== "" && visit.isOpen;
    if (this.isHeard) this.#begin();
  }

  /**
   * All packages of a platform share what the device keeps; a set of another one that hides the
   * rest of its box would hide this package too.
   */
  #free() {
    const { store } = this.app;
    const kiosk = store.get("kiosk");
    if (kiosk && kiosk.set !== this.key) store.set("kiosk", undefined);
  }

  /** From now on each finished try is handed in. */
  #begin() {
    const { app, visit, key } = this;
    visit.begin();
    this.ready = this.#exchange();
    let queue = this.ready;
    const { put } = app.saves;
    app.saves.put = async (save) => {
      await put(save);
      if (save.done && save.task?.set === key) queue = queue.then(this.#exchange);
    };
  }

  /**
   * Both sides come together, and the platform hears of it; what it has is not lost where the
   * engine fails.
   */
  #exchange = async () => {
    try {
      let handed = await this.#handed();
      while (handed.is_partial) handed = await this.#handed();
      if (!handed.worth) return;
      this.#points = handed.worth.points;
      this.visit.handIn(handed.worth);
      this.app.draw();
    } catch (error) {
      console.error(error);
    }
  };

  /** What comes of what both have; the device keeps its part. @returns {Promise<Handed>} */
  async #handed() {
    const { app, visit, key } = this;
    const [now, chance, pupils] = [Date.now(), newSeed(), app.store.get("pupils") ?? null];
    const [text, points] = [visit.get("cmi.suspend_data"), visit.points];
    const { saves, given } = await gamesHere(app, key);
    const device = { whom: visit.get("cmi.core.student_id"), pupils, saves: given, now, chance };
    const { merge } = await app.engine.ask({ op: "merge", key, text, points, ...device });
    if (!merge) throw new Error("nothing may be handed in before both came together");
    // somebody has typed a name meanwhile, or has begun a try
    if ((app.store.get("pupils") ?? null) !== pupils) return this.#handed();
    app.store.set("pupils", merge.pupils);
    for (const { id, nth } of merge.moved) {
      const save = saves.find((one) => one.id === id);
      if (save?.task) await this.#put({ ...save, task: { ...save.task, nth } });
    }
    for (const { record, task, code } of merge.added)
      await saveGame({ saves: { put: this.#put } }, record, { done: true, task, code });
    return merge;
  }

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
