/** Game time: whole milliseconds since the game began, stamped where the finger landed. */

/**
 * @param {number} startAt the game time that has passed already
 * @param {() => number} now
 */
export function createClock(startAt = 0, now = () => performance.now()) {
  let passed = startAt;
  let since = now();
  let running = true;
  /** A touch from before time went on again counts as if it came at that moment. */
  let floor = 0;

  /** @param {number} instant */
  const reading = (instant) =>
    Math.max(floor, Math.round(passed + (running ? instant - since : 0)));

  return {
    /** The game time of an event, or of this moment. @param {{timeStamp: number}} [event] */
    at: (event) => reading(event ? event.timeStamp : now()),

    /** Moves time forward to that instant, never back. @param {number} to */
    skip(to) {
      passed = Math.max(reading(now()), to);
      since = now();
    },

    /** Back to the last recorded move. @param {number} to */
    back(to) {
      passed = floor = to;
      since = now();
    },

    /** Time stands still while nobody plays. */
    pause() {
      if (!running) return;
      passed = reading(now());
      running = false;
    },

    go() {
      if (running) return;
      floor = passed;
      since = now();
      running = true;
    },

    isRunning: () => running,
  };
}
