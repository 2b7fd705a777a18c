/** Which ply is to be seen: by a finger, by a key, or because the film runs. Knows neither engine nor drawing. */

import { plyAt, SPEEDS } from "./pace.js";

/** @typedef {"run" | "step" | "leap" | "drag"} How how one came to a ply: the film runs, one step, farther at once, or under a finger */

/** What lasts longer between two frames was no time for anybody, in ms. */
const GAP = 100;

/**
 * @param {number[]} shown when each ply is shown, in ms of the film
 * @param {(how: How) => void} tell after every change
 * @param {(work: (now: number) => void) => number} frame
 */
export function createPlayer(shown, tell, frame = (work) => requestAnimationFrame(work)) {
  const last = shown.length - 1;
  let [at, before, isClosed] = [0, 0, false];

  const player = {
    ply: 0,
    last,
    isRunning: false,
    speed: 1,
    go,
    toggle: () => (player.isRunning ? pause() : run()),
    run,
    pause,
    /** @param {number} speed one of SPEEDS; 0: the next of them */
    hasten(speed) {
      player.speed = speed || (SPEEDS[(SPEEDS.indexOf(player.speed) + 1) % SPEEDS.length] ?? 1);
      tell("run");
    },
    close() {
      isClosed = true;
      player.isRunning = false;
    },
  };

  /** Another ply, and the film stands still there. @param {number} ply @param {How} [how] */
  function go(ply, how = Math.abs(ply - player.ply) === 1 ? "step" : "leap") {
    player.isRunning = false;
    player.ply = Math.max(0, Math.min(last, Math.round(ply)));
    at = shown[player.ply] ?? 0;
    tell(how);
  }

  /** From here; at the end from the beginning. */
  function run() {
    if (player.ply === last) go(0, "leap");
    if (player.isRunning || last === 0) return;
    player.isRunning = true;
    before = 0;
    frame(roll);
    tell("run");
  }

  function pause() {
    player.isRunning = false;
    tell("run");
  }

  /** @param {number} now */
  function roll(now) {
    if (!player.isRunning || isClosed) return;
    at += before ? Math.min(GAP, now - before) * player.speed : 0;
    before = now;
    const ply = plyAt(shown, at);
    const isNew = ply !== player.ply;
    player.ply = ply;
    player.isRunning = ply < last;
    if (player.isRunning) frame(roll);
    if (isNew || !player.isRunning) tell("run");
  }

  return player;
}

/** @typedef {ReturnType<typeof createPlayer>} Player */
