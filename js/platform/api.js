/**
 * The language of SCORM 1.2: how a page finds the platform that shows it, and what it says to it.
 */

import { allowed } from "../engine/files.js";

/**
 * @typedef {{LMSInitialize(empty: ""): unknown, LMSGetValue(name: string): unknown,
 *   LMSSetValue(name: string, value: string): unknown, LMSCommit(empty: ""): unknown,
 *   LMSFinish(empty: ""): unknown}} Api
 * @import { Worth } from "../../build/types/engine"
 */

/** So deep may frames lie in each other. */
const DEEPEST = 20;
/** A platform keeps a text of so many letters. */
const MOST_SUSPENDED = 4096;
/** No result counts for the platform before one of these is replaced. */
const UNDONE = ["", "not attempted", "browsed"];

/**
 * What the page talks to: in a frame around it, or in the window that has opened it.
 * @param {any} page
 * @returns {Api | null}
 */
export const findApi = (page) =>
  apiAround(page) ?? apiAround(page.opener) ?? apiAround(allowed(() => page.top.opener)) ?? null;

/** A frame from elsewhere shows nothing of itself. @param {any} frame @returns {Api | undefined} */
function apiAround(frame) {
  for (let depth = 0; frame && depth < DEEPEST; depth += 1) {
    const api = allowed(() => frame.API);
    if (api) return api;
    if (frame.parent === frame) return undefined;
    frame = frame.parent;
  }
  return undefined;
}

/** A span as SCORM writes it: 0000:12:34. @param {number} ms */
export function spanOf(ms) {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part, i) => String(part).padStart(i ? 2 : 4, "0")).join(":");
}

/** One visit, from its first word to its last; what a platform refuses is left out. */
export class Visit {
  #isOpen;

  /** @param {Api | null} api @param {() => number} now in ms */
  constructor(api, now = () => performance.now()) {
    this.api = api;
    this.now = now;
    this.began = now();
    this.#isOpen = String(allowed(() => api?.LMSInitialize(""))) === "true";
  }

  /** Whether a platform listens. */
  get isOpen() {
    return this.#isOpen;
  }

  /** @param {string} name @returns {string} */
  get = (name) => (this.#isOpen && String(allowed(() => this.api?.LMSGetValue(name)) ?? "")) || "";

  /** @param {Record<string, string | number>} values */
  #set(values) {
    for (const [name, value] of Object.entries(values))
      allowed(() => this.api?.LMSSetValue(name, String(value)));
  }

  /** The tasks are opened: nothing is done yet, and what is kept stays for the next visit. */
  begin() {
    if (!this.#isOpen) return;
    this.#set({ "cmi.core.exit": "suspend" });
    if (UNDONE.includes(this.get("cmi.core.lesson_status")))
      this.#set({ "cmi.core.lesson_status": "incomplete" });
    this.#commit();
  }

  /** The points that it has, of a hundred. */
  get points() {
    const points = Math.round(Number(this.get("cmi.core.score.raw")));
    return points >= 0 && points <= 100 ? points : 0;
  }

  /** Hands a result in. @param {Pick<Worth, "points" | "done" | "text">} worth */
  handIn({ points, done, text }) {
    if (!this.#isOpen) return;
    this.#set({
      "cmi.core.score.min": 0,
      "cmi.core.score.max": 100,
      "cmi.core.score.raw": points,
      ...(done && { "cmi.core.lesson_status": "completed" }),
      ...(text.length <= MOST_SUSPENDED && { "cmi.suspend_data": text }),
    });
    this.#commit();
  }

  /** The last word; nothing is said after it. */
  end = () => {
    if (!this.#isOpen) return;
    this.#commit();
    allowed(() => this.api?.LMSFinish(""));
    this.#isOpen = false;
  };

  #commit() {
    this.#set({ "cmi.core.session_time": spanOf(this.now() - this.began) });
    allowed(() => this.api?.LMSCommit(""));
  }
}
