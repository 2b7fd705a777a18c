/**
 * In the SCORM package: opens the class set that lies in the page, hands its result in to the
 * platform, and takes back what that has kept.
 */

import { saveGame } from "../app/new.js";
import {
  beginRound,
  gamesOf,
  newPupil,
  playedOf,
  pupilOf,
  resultOf,
  storePupil,
} from "../class/tries.js";
import { linkTo, openLink } from "../links/link.js";
import { findApi, Visit } from "./api.js";

/** @import { Begun } from "../class/tries.js" */
/** @import { Joined, TaskSet } from "../../build/types/engine" */
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
    this.isHeard = key !== "" && visit.isOpen;
    if (this.isHeard) this.#begin();
  }

  /** From now on each finished try is handed in. */
  #begin() {
    const { app, visit, key } = this;
    visit.begin();
    beginRound(app, key, visit.get("cmi.core.student_id"));
    this.ready = this.#exchange();
    let queue = this.ready;
    const { put } = app.saves;
    app.saves.put = async (save) => {
      await put(save);
      if (save.done && save.task?.set === key) queue = queue.then(this.#exchange);
    };
  }

  get #pupil() {
    return pupilOf(this.app, this.key) ?? newPupil();
  }

  /**
   * Both sides come together, and the platform hears of it; what it has is not lost where the
   * engine fails.
   */
  #exchange = async () => {
    const { app, visit, key } = this;
    try {
      const { opened } = await openLink(app, key);
      if (!opened || !("set" in opened)) return;
      const least = await this.#takeBack(opened.set);
      const result = await this.#result(opened.set);
      if (!result) return;
      this.#points = visit.handIn(result, least);
      app.draw();
    } catch (error) {
      console.error(error);
    }
  };

  /**
   * What was played on another device, or where nothing is stored; returns the points below which
   * nothing may be handed in.
   * @param {TaskSet} set
   * @returns {Promise<number>}
   */
  async #takeBack(set) {
    const { app, visit, key } = this;
    const here = await this.#games(set);
    const [text, points] = [visit.get("cmi.suspend_data"), visit.points];
    const played = here.map(playedOf);
    const { merge } = await app.engine.ask({ op: "merge", key, text, points, played });
    if (!merge) throw new Error("nothing may be handed in before both came together");
    const { tasks, least, origin } = merge;
    const begun = tasks.map((/** @type {Joined} */ task) => task.begun);
    storePupil(app, key, { ...this.#pupil, begun, ...(origin && { origin }) });
    for (const [number, joined] of tasks.entries()) {
      await this.#move(here[number].tries, joined.numbers);
      for (const one of joined.added) await this.#add(set, number, one);
    }
    return least;
  }

  /**
   * Own tries whose numbers the platform has given to others.
   * @param {Begun[]} tries
   * @param {number[]} numbers
   */
  async #move(tries, numbers) {
    for (const [i, { nth, save }] of tries.entries())
      if (save.task && numbers[i] !== nth)
        await this.#put({ ...save, task: { ...save.task, nth: numbers[i] } });
  }

  /**
   * @param {TaskSet} set
   * @param {number} number of the task
   * @param {Joined["added"][number]} one
   */
  async #add(set, number, { number: nth, moves, code }) {
    const { round } = this.#pupil;
    const task = { set: this.key, number, round, nth, ...(set.help && { help: set.help }) };
    const saves = { put: this.#put };
    await saveGame({ saves }, { ...set.tasks[number], moves }, { done: true, task, code });
  }

  /** @param {TaskSet} set */
  async #games(set) {
    return gamesOf(await this.app.saves.list(), this.key, this.#pupil, set.tasks.length);
  }

  /**
   * What the finished tries come to, as a teacher's table would read it from a link without a name;
   * null where none is finished.
   * @param {TaskSet} set
   */
  async #result(set) {
    const games = await this.#games(set);
    if (!games.some(({ tries }) => tries.some(({ save }) => save.done))) return null;
    const when = Math.floor(Date.now() / 60_000);
    const whose = { name: set.picks ? "1" : "?", when, origin: this.#pupil.origin };
    const link = await linkTo(this.app, { use: "result", result: resultOf(set, games, whose) });
    const { opened } = link ? await openLink(this.app, link.text) : {};
    if (!link || !opened || !("result" in opened)) return null;
    const { total, most, scores, older = [] } = opened;
    // what nobody can play keeps nobody waiting
    const done = scores.every((score, i) => score.done || older.includes(i));
    return { total, most, done, text: link.text };
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
