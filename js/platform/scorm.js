/** In the SCORM package: opens the class set that lies in the page, hands its result in to the platform, and takes back what that has kept. */

import { gamesOf, newPupil, pupilOf, resultOf, storePupil } from "../class/tries.js";
import { linkTo, openLink } from "../links/link.js";
import { saveGame } from "../pages/new.js";
import { idOf } from "../storage/sets.js";
import { findApi, Visit } from "./api.js";

/** @import { Opened, TaskSet } from "../storage/sets.js" */
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
    if (known?.round !== round) storePupil(app, key, newPupil(round));
    return round;
  }

  get #pupil() {
    return pupilOf(this.app, this.key) ?? newPupil(this.#round);
  }

  /** @param {number} tasks */
  async #games(tasks) {
    return gamesOf(await this.app.saves.list(), this.key, this.#pupil, tasks);
  }

  /** What was played on another device, or where nothing is stored. */
  async #takeBack() {
    const { app, visit, key } = this;
    const round = this.#round;
    const { opened } = await openLink(app, visit.get("cmi.suspend_data"));
    const { set, result } = /** @type {any} */ (opened?.use === "result" ? opened : {});
    if (/** @type {any} */ (opened)?.key !== key) return;
    const here = await this.#games(set.tasks.length);
    for (const [number, { tries }] of result.tries.entries())
      for (const { number: nth, moves, code } of tries) {
        if (here[number].tries.some((own) => own.nth === nth)) continue;
        const task = { set: key, number, round, nth, ...(set.help && { help: set.help }) };
        await saveGame(app, { ...set.tasks[number], moves }, { done: true, task, code });
      }
    const begun = here.map((own, i) => Math.max(own.begun, result.tries[i].begun));
    storePupil(app, key, { ...this.#pupil, begun });
  }

  /** The engine judges what is kept here, and the platform hears of it. */
  #handIn = async () => {
    const { app, visit, key } = this;
    try {
      const { opened } = await openLink(app, key);
      const result = opened && (await this.#result(opened.set));
      if (!result) return;
      this.#points = visit.handIn(result);
      app.draw();
    } catch (error) {
      console.error(error);
    }
  };

  /** What the finished tries come to, as a teacher's table would read it from a link without a name; null where none is finished. @param {TaskSet} set */
  async #result(set) {
    const games = await this.#games(set.tasks.length);
    if (!games.some(({ tries }) => tries.some(({ save }) => save.done))) return null;
    const when = Math.floor(Date.now() / 60_000);
    const whose = { name: set.picks ? "1" : "?", when, origin: this.#pupil.origin };
    const link = await linkTo(this.app, { use: "result", result: resultOf(set, games, whose) });
    const { opened } = link ? await openLink(this.app, link.text) : {};
    if (!link || !opened) return null;
    const { total, most, scores } = /** @type {Opened} */ (/** @type {any} */ (opened));
    return { total, most, done: scores.every(({ done }) => done), text: link.text };
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
