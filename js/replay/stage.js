/** The picture of a game that is watched. Nothing here can act. */

import { wordOf } from "../input/gestures.js";
import { joined } from "../table/camera.js";
import { Picture } from "../table/picture.js";

/** @import { Look } from "../../build/types/engine" */
/** @import { Wish } from "./film.js" */
/** @import { How } from "./player.js" */

/** While the film runs, so many plies at once are still one motion. */
const NEAR = 6;
/** @type {{hint: Hint | null, actions: Action[]}} */
export const NO_HINT = { hint: null, actions: [] };

export class Stage extends Picture {
  /** @type {Look | null} */
  look = null;
  /** How often a picture had so little in common with the one before that nothing travels. */
  leaps = 0;
  /**
   * What would have been better at a ply, for one seat's eyes, and what it could have done.
   * @type {(ply: number, seat: number) => {hint: Hint | null, actions: Action[]}}
   */
  hintAt = () => NO_HINT;
  /** All that was in the picture since the page was measured. @type {Rect | null} */
  #whole = null;

  /** The same field as at a table that is played. No move is due here. */
  get update() {
    return { done: this.look !== null && this.look.outcome !== null, wake: null };
  }

  /** The frame only grows, so that a place of the board stays where it is on the screen. */
  extent() {
    this.#whole = joined(this.#whole, super.extent());
    return this.#whole;
  }

  /** @param {Record<string, any>} changes */
  set(changes) {
    if (changes.field) this.#whole = null;
    super.set(changes);
  }

  /**
   * Shows another picture. Events flash only after a step from the ply before.
   * @param {Look} look
   * @param {Wish} wish
   * @param {How} how
   */
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
    const { hint, actions } = this.hintAt(look.ply, seat);
    this.set({
      ...game.idle,
      ...(hint ? game.show(hint.action) : {}),
      ...game.fieldsOf(view),
      ...game.watched(view, isNext || how === "leap" ? look.events : []),
      seat,
      hint,
      actions,
      revealed: open,
      events: isNext ? look.events : [],
      now: look.at,
      outcome: look.outcome,
      moods: look.moods,
      pauses: ui.pauses + (isNext ? 0 : 1),
      covered,
      free: this.showsNewest(),
    });
  }

  /** A finger moves the board, or opens something to look at. @param {Gesture} gesture */
  touch(gesture) {
    const { ui, view, game } = this;
    const { kind } = gesture;
    if (kind === "pan" || kind === "pinch") return this.moveBoard(gesture);
    if (kind !== "tap" || !view || !game.looks.includes(wordOf(gesture))) return;
    const picked = game.pick([], gesture, { ...ui, views: { [ui.seat]: view } });
    const { seat: _, actions: __, views: ___, ...changes } = picked?.ui ?? {};
    this.set({ ...changes, ...NO_HINT });
  }
}
