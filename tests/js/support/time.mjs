/** Time by hand: it passes only when a test lets it, so that a busy machine changes nothing. */

import { mock } from "node:test";

let now = 1000;
performance.now = () => now;
mock.timers.enable({ apis: ["setTimeout"] });

/** Lets so many milliseconds pass, and everything happen that is due then. @param {number} [ms] */
export async function pass(ms = 0) {
  await settled();
  for (let i = 0; i < ms; i += 1) {
    now += 1;
    mock.timers.tick(1);
    await settled();
  }
}

/** What was asked has been answered. */
const settled = () => new Promise((go) => setImmediate(go));

/** The page is busy: time passes, and nothing happens. @param {number} ms */
export const block = (ms) => {
  now += ms;
};
