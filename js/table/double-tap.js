/** A double tap presses once: its second tap must not answer for whoever is asked next, nor press a button that has just come. */

/** @typedef {{on: string, at: number, key?: string}} Tap */

/** A second tap this soon belongs to the first, in ms. */
const SOON = 420;

export class DoubleTaps {
  #last = { on: "", at: -Infinity, seat: 0 };
  /** @type {Map<number, Tap>} each seat's last tap: at a live table several persons tap */
  #lasts = new Map();

  /** @param {{great: string[], live?: boolean}} game */
  constructor({ great, live = false }) {
    this.great = great;
    this.live = live;
  }

  /** @param {number} seat @param {Tap} tap which has just become an action */
  note(seat, { on, at }) {
    this.#last = { on, at, seat };
    this.#lasts.set(seat, this.#last);
  }

  /** Whether it is the second tap of a double tap. A key never is; at a live table only for its own seat, or on what all share. @param {number} seat @param {Tap} tap */
  isSecond(seat, { on, at, key }) {
    if (key) return false;
    const last = this.#last;
    const before = this.live ? this.#lasts.get(seat) : last;
    const isForOther = at - last.at < SOON && last.seat !== seat && (!this.live || last.on === on);
    return (
      isForOther ||
      (before !== undefined && at - before.at < SOON && this.#isReplaced(before.on, on))
    );
  }

  /** Whether one great button may have taken the other's place under the finger. @param {string} before @param {string} on */
  #isReplaced = (before, on) => before !== on && this.#isGreat(before) && this.#isGreat(on);

  /** A great button by its whole name, or at a live table by its word for every seat. @param {string} on */
  #isGreat = (on) =>
    this.great.includes(on) || (this.live && this.great.includes(on.split(":")[0] ?? ""));
}
