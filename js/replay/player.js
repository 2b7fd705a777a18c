/**
 * Which ply of a film is shown: a finger or a key chooses it, or the film runs. It knows neither
 * the engine nor the drawing.
 */

import { clamp } from "../table/camera.js";

/**
 * @typedef {"run" | "step" | "leap" | "drag"} How the way to a ply: the film runs, one step,
 *   farther at once, or under a finger
 */

/** The speeds of a film; 1 is the usual one. */
export const SPEEDS = [1, 2, 4, 8];

/**
 * The least and the most time for a ply of a game in turns, in ms. It does not matter how long
 * persons thought.
 */
const CALM = { least: 500, most: 1200 };
/**
 * The same for a live game, in ms. Moves at one instant are seen one after the other, and long
 * pauses are cut.
 */
const LIVE = { least: 40, most: 10_000 };
/** The longest time between two frames, in ms. A longer one means that nobody saw the page. */
const LONGEST_FRAME = 100;

export class Player {
  ply = 0;
  isRunning = false;
  /** Whether more plies will come. */
  isGrowing = false;
  speed = 1;
  #at = 0;
  #before = 0;

  /**
   * @param {number[]} shown when each ply is shown, in ms of the film
   * @param {(how: How) => void} onChange
   */
  constructor(shown, onChange) {
    this.shown = shown;
    this.onChange = onChange;
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

  /** Shows another ply, and the film stops there. @param {number} ply @param {How} [how] */
  go(ply, how = Math.abs(ply - this.ply) === 1 ? "step" : "leap") {
    this.isRunning = false;
    this.ply = clamp(Math.round(ply), 0, this.last);
    this.#at = this.shown[this.ply] ?? 0;
    this.onChange(how);
  }

  /** Runs from here, or from the beginning if this is the end. */
  run() {
    const isOver = this.ply === this.last && !this.isGrowing;
    if (isOver) this.go(0, "leap");
    if (this.isRunning || (isOver && this.last === 0)) return;
    this.isRunning = true;
    this.#before = 0;
    requestAnimationFrame(this.#roll);
    this.onChange("run");
  }

  pause() {
    this.isRunning = false;
    this.onChange("run");
  }

  /** The film has become longer. @param {number[]} longer @param {boolean} isGrowing */
  grow(longer, isGrowing) {
    this.shown = longer;
    this.isGrowing = isGrowing;
  }

  /** Runs for one frame. At the newest ply the film waits if more will come. @param {number} now */
  #roll = (now) => {
    if (!this.isRunning) return;
    const passed = this.#before ? Math.min(LONGEST_FRAME, now - this.#before) * this.speed : 0;
    this.#at = Math.min(this.#at + passed, this.shown[this.last] ?? 0);
    this.#before = now;
    const ply = plyAt(this.shown, this.#at);
    const isNew = ply !== this.ply;
    this.ply = ply;
    this.isRunning = ply < this.last || this.isGrowing;
    if (this.isRunning) requestAnimationFrame(this.#roll);
    if (isNew || !this.isRunning) this.onChange("run");
  };
}

/**
 * The instant of each ply in the film, in ms at its own speed.
 * @param {number[]} times the instants of the game
 * @param {boolean} isLive
 */
export function paced(times, isLive) {
  const { least, most } = isLive ? LIVE : CALM;
  let shown = 0;
  return times.map((at, ply) => {
    if (ply) shown += clamp(at - (times[ply - 1] ?? at), least, most);
    return shown;
  });
}

/** The last ply that is shown by then. @param {number[]} shown @param {number} at */
export const plyAt = (shown, at) =>
  Math.max(
    0,
    shown.findLastIndex((one) => one <= at),
  );
