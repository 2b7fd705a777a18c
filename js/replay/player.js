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
  let [at, before, isClosed] = [0, 0, false];

  const player = {
    ply: 0,
    last: shown.length - 1,
    isRunning: false,
    /** Whether there is more to come. */
    isGrowing: false,
    grow,
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
    player.ply = Math.max(0, Math.min(player.last, Math.round(ply)));
    at = shown[player.ply] ?? 0;
    tell(how);
  }

  /** From here; at the end from the beginning. */
  function run() {
    const isOver = player.ply === player.last && !player.isGrowing;
    if (isOver) go(0, "leap");
    if (player.isRunning || (isOver && player.last === 0)) return;
    player.isRunning = true;
    before = 0;
    frame(roll);
    tell("run");
  }

  function pause() {
    player.isRunning = false;
    tell("run");
  }

  /** The film is longer now. @param {number[]} longer @param {boolean} isGrowing whether there is still more to come */
  function grow(longer, isGrowing) {
    shown = longer;
    player.last = shown.length - 1;
    player.isGrowing = isGrowing;
  }

  /** What runs waits at the end for what is still to come. @param {number} now */
  function roll(now) {
    if (!player.isRunning || isClosed) return;
    at += before ? Math.min(GAP, now - before) * player.speed : 0;
    at = Math.min(at, shown[player.last] ?? 0);
    before = now;
    const ply = plyAt(shown, at);
    const isNew = ply !== player.ply;
    player.ply = ply;
    player.isRunning = ply < player.last || player.isGrowing;
    if (player.isRunning) frame(roll);
    if (isNew || !player.isRunning) tell("run");
  }

  return player;
}

/** @typedef {ReturnType<typeof createPlayer>} Player */
