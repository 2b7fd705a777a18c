/** The picture of a game that is watched: its view, and the ui with which the game draws it. Nothing here can act. */

import { joined } from "../table/camera.js";
import { firstUi, framed, isMeasured, moved, showsNewest } from "../table/ui.js";

/** @import { Box, GameModule, Gesture } from "../table/types.js" */
/** @import { Grid } from "../table/ui.js" */
/** @import { Look, Wish } from "./film.js" */
/** @import { How } from "./player.js" */

/** While the film runs, so many plies at once are still one motion. */
const NEAR = 6;

export class Stage {
  /** @type {any} */
  view = null;
  /** @type {Look | null} */
  look = null;
  /** How often a picture had so little in common with the one before that nothing travels. */
  leaps = 0;
  /** All that was in the picture since the page was measured. @type {Box | null} */
  #whole = null;

  /** @param {{words: {t: any}}} app @param {GameModule} game @param {string[]} names @param {() => void} draw @param {boolean} [covered] whether hands are hidden until somebody chooses a seat */
  constructor({ words: { t } }, game, names, draw, covered = false) {
    this.game = game;
    this.names = names;
    this.draw = draw;
    this.ui = { ...firstUi(t, names, game), revealed: false, covered };
    /** The frame only grows, so that a place of the board stays where it is on the screen. */
    this.framing = {
      ...game,
      extent: (/** @type {any} */ view, /** @type {any} */ ui) =>
        (this.#whole = joined(this.#whole, game.extent(view, ui))),
    };
  }

  /** The same field as at a table that is played. No move is due here. */
  get update() {
    return { done: this.look !== null && this.look.outcome !== null, wake: null };
  }

  /** Shows another picture. Events flash only after a step from the ply before. @param {Look} look @param {Wish} wish @param {How} how */
  show(look, { seat, open }, how) {
    const { ui, game } = this;
    const far = look.ply - (this.look?.ply ?? Infinity);
    const isOther = how === "drag" || ui.seat !== seat;
    const isNext = far === 1 && !isOther;
    if (isOther || Math.abs(far) > (how === "run" ? NEAR : 1)) this.leaps += 1;
    const covered = ui.covered && !game.isOpen(look.view);
    const view = covered ? game.hide(look.view) : look.view;
    this.view = view;
    this.look = look;
    const next = {
      ...ui,
      ...game.idle,
      ...game.fieldsOf(view),
      ...game.watched(view, isNext || how === "leap" ? look.events : []),
      seat,
      revealed: open,
      events: isNext ? look.events : [],
      now: look.at,
      outcome: look.outcome,
      rests: ui.rests + (isNext ? 0 : 1),
      covered,
    };
    this.#set({ ...next, free: showsNewest(next, game.newest(view)) });
  }

  uncover() {
    this.ui = { ...this.ui, covered: false };
  }

  /** The board fits its place again. */
  refit() {
    this.#set({ free: false });
  }

  /** Takes the sizes of the page. @param {Grid} grid @returns {boolean} whether one has changed */
  layOut(grid) {
    if (isMeasured(this.ui, grid)) return false;
    this.#whole = null;
    this.#set({ ...grid, free: false });
    return true;
  }

  /** A finger moves the board, or opens something to look at. @param {Gesture} gesture */
  touch(gesture) {
    const { ui, view, game } = this;
    const { kind, on } = gesture;
    if (kind === "pan" || kind === "pinch") {
      const camera = moved(gesture, ui, view, this.framing);
      return camera ? this.#set(camera) : undefined;
    }
    if (kind !== "tap" || !view || !game.looks.includes(on.split(":")[0] ?? "")) return;
    const picked = game.pick([], gesture, { ...ui, views: { [ui.seat]: view } });
    const { seat: _, actions: __, views: ___, ...changes } = picked?.ui ?? {};
    this.#set(changes);
  }

  /** @param {Record<string, any>} changes */
  #set(changes) {
    this.ui = framed({ ...this.ui, ...changes }, this.view, this.framing);
    this.draw();
  }
}
