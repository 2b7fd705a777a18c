/** A double tap presses once: the second is an echo of the first, and no answer of whoever is asked next. */

/** @typedef {{on: string, at: number, key?: string}} Tap */

/** A second tap this soon is an echo of the first, in ms. */
const ECHO = 420;

/** @param {{great: string[], live?: boolean}} game */
export function createEcho({ great, live = false }) {
  let last = { on: "", at: -Infinity, seat: 0 };
  /** @type {Map<number, Tap>} what each seat did last: round a live table several are at it */
  const lasts = new Map();

  /** @param {string} on a great button by its whole name, or by its word for every seat */
  const isGreat = (on) => great.includes(on) || (live && great.includes(on.split(":")[0] ?? ""));

  /** One great button takes another's place under a quick finger. @param {Tap | undefined} before @param {string} on */
  const isReplaced = (before, on) =>
    before !== undefined && before.on !== on && isGreat(before.on) && isGreat(on);

  return {
    /** @param {number} seat @param {Tap} tap which has just become an action */
    note(seat, { on, at }) {
      last = { on, at, seat };
      lasts.set(seat, last);
    },

    /** A key of its own is no echo; on a live table each seat has its own, but for what all share. @param {number} seat @param {Tap} tap */
    isOne(seat, { on, at, key }) {
      if (key) return false;
      const before = live ? lasts.get(seat) : last;
      const isSoon = at - (before?.at ?? -Infinity) < ECHO;
      const isForOther = at - last.at < ECHO && last.seat !== seat && (!live || last.on === on);
      return isForOther || (isSoon && isReplaced(before, on));
    },
  };
}
