/** A drawn table within the page: it is listened to, measured, and lets things travel after each drawing. */

import { feel } from "../device/touch.js";
import { measure } from "./grid.js";
import { isCalm, Motion } from "./motion.js";
import { raise } from "./sheets.js";

/** @import { App, GameModule, Gesture } from "./types.js" */
/** @import { Grid } from "./picture.js" */
/** @typedef {{view: any, ui: any, game: GameModule, layOut: (grid: Grid) => boolean, leaps?: number}} Drawn leaps: how often the picture was quite another one */

export class Surface {
  /** @type {HTMLElement | null} */
  root = null;
  #motion = new Motion();
  #isFirst = true;
  #stop = () => {};

  /**
   * @param {App} app @param {Drawn} drawn
   * @param {{touch: (gesture: Gesture, root: HTMLElement) => void, key: (event: KeyboardEvent) => void, listen?: (root: HTMLElement) => () => void}} ears listen: for what else is to be heard
   */
  constructor(app, drawn, ears) {
    this.app = app;
    this.drawn = drawn;
    this.ears = ears;
    this.camera = drawn.ui.camera;
    this.leaps = drawn.leaps;
  }

  /** After each drawing. @returns {HTMLElement | null} the table, unless it has yet to be drawn as it was measured */
  settle() {
    const root = /** @type {HTMLElement | null} */ (document.querySelector(".table[data-game]"));
    if (!root) return null;
    if (this.root !== root) this.#listen(root);
    raise(root);
    const { drawn } = this;
    if (drawn.layOut(measure(root)) || !drawn.view) return null;
    const { camera, free } = drawn.ui;
    const still = drawn.leaps !== this.leaps || (free && camera !== this.camera);
    [this.camera, this.leaps] = [camera, drawn.leaps];
    const calm = isCalm(this.app);
    const [move, flight] = calm ? [80, 80] : [240, 760];
    this.#motion.play(root, { still, calm, first: this.#isFirst, move, flight });
    this.#isFirst = false;
    return root;
  }

  /** @param {HTMLElement} root */
  #listen(root) {
    this.stop();
    this.root = root;
    const { touch, key, listen } = this.ears;
    const sizes = new ResizeObserver(() => this.app.draw());
    sizes.observe(root);
    const { least, most } = this.drawn.game.zoom;
    const stops = [
      feel(root, (gesture) => touch(gesture, root), { apart: least === most }),
      listen?.(root),
    ];
    document.addEventListener("keydown", key);
    this.#stop = () => {
      sizes.disconnect();
      for (const stop of stops) stop?.();
      document.removeEventListener("keydown", key);
    };
  }

  stop() {
    this.#stop();
  }
}
