/**
 * What the picks of games have in common: an answer for each kind of gesture and each thing, the
 * buttons of a seat, and what a hasty finger does twice.
 */

import { html, nothing } from "lit-html";

/** @typedef {{on: string, at: number, key?: string}} Tap */
/**
 * @typedef {(actions: Action[], gesture: Gesture, ui: any, name?: string) => Picked | undefined}
 *   Answer name: what stands after the colon in what was touched
 */

/** A second touch this soon is an echo of the first, in ms. */
export const ECHO = 420;

/** What was touched, by the word before the colon. @param {Pick<Gesture, "on">} gesture */
export const wordOf = ({ on }) => on.split(":")[0] ?? "";

/**
 * A pick that finds its answer by the kind of gesture and then, if there are several, by the thing.
 * @param {Record<string, Answer | Record<string, Answer>>} kinds
 * @returns {Answer}
 */
export const pickBy = (kinds) => (actions, gesture, ui) => {
  const [word, name = ""] = gesture.on.split(":");
  const kind = kinds[gesture.kind];
  const answer = typeof kind === "function" ? kind : kind?.[word];
  return answer?.(actions, gesture, ui, name);
};

/** Two questions that each game answers in its own way. @type {[string, string][]} */
const ASKED = [
  ["A", "listed"],
  ["U", "further"],
];

/**
 * A game's own keys, by how they are shown: each is told by `<game>-key-<word>`, and a letter alone
 * taps the thing of that name.
 * @param {string} prefix of the game's messages @param {Record<string, string>} words @param
 *   {Record<string, string>} taps what else keys tap
 */
export function keysOf(prefix, words, taps) {
  const letters = Object.keys(words).filter((key) => key.length === 1);
  /** @type {[string, string][]} */
  const help = [...Object.entries(words), ...ASKED].map(([key, word]) => [
    key,
    `${prefix}-key-${word}`,
  ]);
  const own = Object.fromEntries(letters.map((key) => [key.toLowerCase(), words[key]]));
  return { taps: { ...own, ...taps }, help };
}

/** @typedef {{dx: number, dy: number, from: any, to: any}} Step an arrow's, and where it led */

/** @param {any} a @param {any} b */
const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Where an arrow leads from here; an arrow back leads back, as far as one has come.
 * @param {{trail?: Step[]}} ui
 * @param {Pick<Gesture, "dx" | "dy">} way
 * @param {any} here
 * @param {() => any} onward where it leads otherwise
 * @returns {{to: any, trail: Step[]}}
 */
export function walked({ trail = [] }, { dx = 0, dy = 0 }, here, onward) {
  const last = trail.at(-1);
  const hasCome = last && isSame(last.to, here);
  if (hasCome && last.dx === -dx && last.dy === -dy)
    return { to: last.from, trail: trail.slice(0, -1) };
  const to = onward();
  const before = hasCome ? trail : [];
  const hasMoved = here != null && to != null && !isSame(to, here);
  return { to, trail: hasMoved ? [...before, { dx, dy, from: here, to }] : before };
}

/**
 * A finger acts as it lands; a key or a reader by a tap that was no press before.
 * @param {Pick<Gesture, "kind" | "pressed">} gesture
 */
export const isMeant = ({ kind, pressed }) => kind === "press" || (kind === "tap" && !pressed);

/** Whether an action of that kind is offered. @param {Action[]} actions @param {string} type */
export const has = (actions, type) => actions.some((action) => action.type === type);

/** The first offered action of that type. @param {Action[]} actions @param {string} type */
export const actionOf = (actions, type) => actions.find((action) => action.type === type);

/**
 * The seat that a thing names, as in "slap:2": null if no person sits there, undefined if it names
 * none.
 * @param {string} on
 * @param {number[]} persons
 */
export function namedSeat(on, persons) {
  const [, named = ""] = on.split(":");
  if (named === "") return undefined;
  return persons.includes(Number(named)) ? Number(named) : null;
}

/**
 * A large button of a seat.
 * @param {string} on
 * @param {string} kind its classes
 * @param {unknown} image
 * @param {unknown} words
 * @param {boolean} [off]
 */
export const mainKey = (on, kind, image, words, off = false) =>
  html`<button class="button main-key ${kind}" data-on="${on}" ?disabled=${off}>
    ${image}<span>${words}</span>
  </button>`;

/**
 * One of several answers on a sheet.
 * @param {string} on
 * @param {unknown} image
 * @param {string} words
 * @param {{kind?: string, pressed?: boolean}} [how]
 */
export const optionKey = (on, image, words, { kind = "", pressed } = {}) =>
  html`<button class="option ${kind}" data-on=${on} aria-pressed=${pressed ?? nothing}>
    ${image}<span>${words}</span>
  </button>`;

/**
 * A double tap presses once: its second tap must not answer for whoever is asked next, nor press a
 * button that has just come.
 */
export class DoubleTaps {
  #last = { on: "", at: -Infinity, seat: 0 };
  /** @type {Map<number, Tap>} each seat's last tap: at a live table several persons tap */
  #lasts = new Map();

  /** @param {{bigButtons: string[], live?: boolean}} game */
  constructor({ bigButtons, live = false }) {
    this.bigButtons = bigButtons;
    this.live = live;
  }

  /** @param {number} seat @param {Tap} tap which has just become an action */
  note(seat, { on, at }) {
    this.#last = { on, at, seat };
    this.#lasts.set(seat, this.#last);
  }

  /**
   * Whether it is the second tap of a double tap. A key never is; at a live table only for its own
   * seat, or on what all share.
   * @param {number} seat
   * @param {Tap} tap
   */
  isSecond(seat, { on, at, key }) {
    if (key) return false;
    const last = this.#last;
    const before = this.live ? this.#lasts.get(seat) : last;
    const isForOther = at - last.at < ECHO && last.seat !== seat && (!this.live || last.on === on);
    return (
      isForOther ||
      (before !== undefined && at - before.at < ECHO && this.#isReplaced(before.on, on))
    );
  }

  /**
   * Whether one big button may have taken the other's place under the finger.
   * @param {string} before
   * @param {string} on
   */
  #isReplaced = (before, on) => before !== on && this.#isBig(before) && this.#isBig(on);

  /**
   * A big button by its whole name, or at a live table by its word for every seat.
   * @param {string} on
   */
  #isBig = (on) =>
    this.bigButtons.includes(on) || (this.live && this.bigButtons.includes(wordOf({ on })));
}
