/** Which ply is to be seen: by a finger, by a key, or because the film runs. Knows neither engine nor drawing. */

import { plyAt, SPEEDS } from "./pace.js";

/** @typedef {"run" | "step" | "leap" | "drag"} How how one came to a ply: the film runs, one step, farther at once, or under a finger */

/** No longer time than this passes between two frames, in ms: the page was away meanwhile. */
const LONGEST_FRAME = 100;

export class Player {
  ply = 0;
  isRunning = false;
  /** Whether there is more to come. */
  isGrowing = false;
  speed = 1;
  #at = 0;
  #before = 0;
  #isClosed = false;

  /**
   * @param {number[]} shown when each ply is shown, in ms of the film
   * @param {(how: How) => void} onChange
   * @param {(work: (now: number) => void) => number} frame
   */
  constructor(shown, onChange, frame = (work) => requestAnimationFrame(work)) {
    this.shown = shown;
    this.onChange = onChange;
    this.frame = frame;
  }

  get last() {
    return this.shown.length - 1;
  }

  toggle() {
    if (this.isRunning) this.pause();
    else this.run();
  }

  /** @param {number} speed one of SPEEDS; 0: the next of them */
  hasten(speed) {
    this.speed = speed || (SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1);
    this.onChange("run");
  }

  /** Another ply, and the film stands still there. @param {number} ply @param {How} [how] */
  go(ply, how = Math.abs(ply - this.ply) === 1 ? "step" : "leap") {
    this.isRunning = false;
    this.ply = Math.max(0, Math.min(this.last, Math.round(ply)));
    this.#at = this.shown[this.ply] ?? 0;
    this.onChange(how);
  }

  /** From here; at the end from the beginning. */
  run() {
    const isOver = this.ply === this.last && !this.isGrowing;
    if (isOver) this.go(0, "leap");
    if (this.isRunning || (isOver && this.last === 0)) return;
    this.isRunning = true;
    this.#before = 0;
    this.frame(this.#roll);
    this.onChange("run");
  }

  pause() {
    this.isRunning = false;
    this.onChange("run");
  }

  /** The film is longer now. @param {number[]} longer @param {boolean} isGrowing whether there is still more to come */
  grow(longer, isGrowing) {
    this.shown = longer;
    this.isGrowing = isGrowing;
  }

  close() {
    this.#isClosed = true;
    this.isRunning = false;
  }

  /** What runs waits at the end for what is still to come. @param {number} now */
  #roll = (now) => {
    if (!this.isRunning || this.#isClosed) return;
    const passed = this.#before ? Math.min(LONGEST_FRAME, now - this.#before) * this.speed : 0;
    this.#at = Math.min(this.#at + passed, this.shown[this.last] ?? 0);
    this.#before = now;
    const ply = plyAt(this.shown, this.#at);
    const isNew = ply !== this.ply;
    this.ply = ply;
    this.isRunning = ply < this.last || this.isGrowing;
    if (this.isRunning) this.frame(this.#roll);
    if (isNew || !this.isRunning) this.onChange("run");
  };
}
