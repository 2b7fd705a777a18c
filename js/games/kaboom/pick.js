/** What a gesture means at Kaboom!: an action from the list, what changes in ui, or nothing. It chooses; it never judges. */

import { slapped } from "../../table/slaps.js";
import { KEYS } from "./keys.js";
import {
  cardAt,
  hasSight,
  heldOf,
  isPeeking,
  nameOf,
  ON_CARDS,
  offered,
  onCard,
  PAIRS,
  spotOf,
} from "./spots.js";
import { onward } from "./walking.js";

/** @import { Action, Gesture, Picked } from "../../table/types.js" */
/** @import { Spot } from "./spots.js" */
/** @import { Ui } from "./types.js" */
/** @typedef {(actions: Action[], gesture: Gesture, ui: Ui) => Picked | undefined} Answer */

/** What this game adds to ui until something else is asked. Open eyes, a card chosen first, the keys' place and what was read outlast that. */
export const idle = { hands: {} };

/** Faces that were seen for so long in all are covered for good when the finger lets go, in ms. */
const ENOUGH = 600;
/** A second tap on the same thing so soon is an echo of the first, in ms. */
const ECHO = 420;

/** Always there for a quick finger, and nobody waits for it. */
export const reflex = ["Slap"];

/** @param {Gesture} gesture */
const wordOf = ({ on }) => on.split(":")[0] ?? "";

/** @param {Ui} ui */
const viewOf = (ui) => ui.views?.[ui.seat];

/** @param {Action[]} actions @param {string} type */
const one = (actions, type) => actions.find((action) => action.type === type);

/** Of what is always to be seen the table is asked why it is not offered. @type {Record<string, string>} */
const WISHES = { draw: "Draw", stock: "Draw", flip: "Flip", kaboom: "Kaboom", discard: "Discard" };

/** A key or a pile: what it offers. @type {Answer} */
function key(actions, { on }) {
  const action = offered(actions, on);
  if (action) return { action, ui: { held: null } };
  const type = WISHES[on.split(":")[0] ?? ""];
  return type ? { why: { type } } : undefined;
}

/** A slap. @type {Answer} */
const slap = (actions, { at }, ui) => slapped("kaboom", actions, at, ui);

/** Cards, as what is offered to the speaker says. @type {Answer} */
const card = (actions, { on }, ui) => {
  const spot = spotOf(on);
  if (!spot) return undefined;
  if (!ui.flat && isLookedAt(ui, spot) && !isPeeking(viewOf(ui))) return shut(actions, ui);
  const [action] = onCard(actions, ui.seat, on);
  if (!action) return refused(actions, spot, ui);
  if (PAIRS.includes(action.type)) return paired(actions, spot, ui);
  const looked = action.type === "Look" ? { looked: { ...ui.looked, [ui.seat]: 0 } } : {};
  return { action, ui: { held: null, ...looked } };
};

/** The first card of two is held; the second completes what is offered; the same one is let go. @param {Action[]} actions @param {Spot} spot @param {Ui} ui @returns {Picked} */
function paired(actions, spot, ui) {
  const [held, on] = [heldOf(ui), nameOf(spot)];
  if (held === on) return { ui: { held: null } };
  const pair =
    held &&
    onCard(onCard(actions, ui.seat, held), ui.seat, on).find(({ type }) => PAIRS.includes(type));
  if (pair) return { action: pair, ui: { held: null } };
  return { ui: { held: { seat: ui.seat, ...spot, mark: cardAt(viewOf(ui), spot)?.mark } } };
}

/** Asks why a card cannot be meant, by what is asked of the seat now. @param {Action[]} actions @param {Spot} spot @param {Ui} ui @returns {Picked | undefined} */
function refused(actions, { owner, place }, ui) {
  if (one(actions, "Peek") || isPeeking(viewOf(ui)))
    return owner === ui.seat ? { say: "kaboom-say-eye" } : undefined;
  const type =
    ON_CARDS.find((name) => one(actions, name)) ?? (owner === ui.seat ? "Replace" : "Look");
  if (type === "Give" || type === "Replace")
    return owner === ui.seat ? { why: { type, place } } : { say: "kaboom-say-own" };
  return {
    why: {
      type,
      seat: owner,
      place,
      ...(PAIRS.includes(type) ? { other: owner, other_place: place } : {}),
    },
  };
}

/** @param {Ui} ui @param {Spot} spot */
const isLookedAt = (ui, { owner, place }) => {
  const looking = viewOf(ui)?.looking;
  return (
    looking?.seat === ui.seat &&
    looking.cards.some((/** @type {any} */ it) => it.seat === owner && it.place === place)
  );
};

/** The eye shuts, and what was looked at is covered, where that is offered. @param {Action[]} actions @param {Ui} ui @returns {Picked} */
function shut(actions, ui) {
  const { seat } = ui;
  const more = {
    eyes: { ...ui.eyes, [seat]: false },
    aloud: { ...ui.aloud, [seat]: false },
    looked: { ...ui.looked, [seat]: 0 },
  };
  const action = one(actions, "Cover");
  return action ? { action, ui: more } : { ui: more };
}

/** The eye opens under a finger; what it shows is covered by letting go. @type {Answer} */
const open = (actions, { at }, ui) => {
  const { seat } = ui;
  const action = one(actions, "Peek");
  if (isOwnLook(actions, ui)) return undefined;
  const times = action ? { looked: { ...ui.looked, [seat]: 0 } } : {};
  const more = {
    eyes: { ...ui.eyes, [seat]: true },
    since: { ...ui.since, [seat]: at },
    ...times,
  };
  if (action) return { action, ui: more };
  return { ui: more, ...(hasSight(actions, viewOf(ui)) ? {} : { say: "kaboom-say-sight" }) };
};

/** On a screen of one's own a card of a power lies open without the eye. @param {Action[]} actions @param {Ui} ui */
const isOwnLook = (actions, ui) => !ui.flat && !!one(actions, "Cover") && !isPeeking(viewOf(ui));

/** @type {Answer} the finger has let go */
const release = (actions, { at }, ui) => {
  const { seat } = ui;
  if (!ui.eyes?.[seat] || ui.aloud?.[seat]) return undefined;
  const span = (ui.looked?.[seat] ?? 0) + Math.max(at - (ui.since?.[seat] ?? at), 0);
  if (span >= ENOUGH && one(actions, "Cover")) return shut(actions, ui);
  return {
    ui: {
      eyes: { ...ui.eyes, [seat]: false },
      looked: { ...ui.looked, [seat]: span },
    },
  };
};

/** @type {Answer} the browser took the finger away: nothing is covered for good */
const cancel = (_, __, ui) =>
  ui.eyes?.[ui.seat] ? { ui: { eyes: { ...ui.eyes, [ui.seat]: false } } } : undefined;

/** The eye by a key or a reader: it opens and stays open, and shuts with the next. @type {Answer} */
const eye = (actions, gesture, ui) => {
  const { seat } = ui;
  if (isOwnLook(actions, ui)) return shut(actions, ui);
  if (gesture.pressed) return undefined;
  if (ui.eyes?.[seat]) return shut(actions, ui);
  if (!hasSight(actions, viewOf(ui))) return { say: "kaboom-say-sight" };
  const action = one(actions, "Peek");
  const more = {
    eyes: { ...ui.eyes, [seat]: true },
    aloud: { ...ui.aloud, [seat]: true },
  };
  return action ? { action, ui: more } : { ui: more };
};

/** A tap on the discard, where somebody may mean to slap it. @type {Answer} */
function discard(actions, gesture, ui) {
  const isSlap = gesture.on === "discard" && !one(actions, "Discard") && one(actions, "Slap");
  return isSlap ? { say: "kaboom-say-pad" } : key(actions, gesture, ui);
}

/** @type {Record<string, Answer>} what a tap on each thing means, by the word before the colon */
const TAPS = {
  ...Object.fromEntries([...Object.keys(KEYS), "stock", "drawn"].map((word) => [word, key])),
  slap: (actions, gesture, ui) => (gesture.pressed ? undefined : slap(actions, gesture, ui)),
  eye,
  card,
  discard,
  cover: (actions, _, ui) => (one(actions, "Cover") ? shut(actions, ui) : undefined),
  read: (_, __, ui) => ({ ui: { read: viewOf(ui)?.last?.round ?? null } }),
  back: (_, __, ui) => ({
    ui: { held: null, cursor: null, hint: null, read: viewOf(ui)?.last?.round ?? ui.read ?? null },
  }),
};

/** @type {Record<string, Answer>} what a finger that lands means */
const PRESSES = { slap, eye: open };

/** @type {Record<string, Answer>} what else fingers and keys do */
const KINDS = {
  press: (actions, gesture, ui) => PRESSES[wordOf(gesture)]?.(actions, gesture, ui),
  release: (actions, gesture, ui) =>
    wordOf(gesture) === "eye" ? release(actions, gesture, ui) : undefined,
  cancel: (actions, gesture, ui) =>
    wordOf(gesture) === "eye" ? cancel(actions, gesture, ui) : undefined,
  tap: tapped,
  step: (actions, gesture, ui) => ({ ui: { cursor: onward(actions, gesture, ui) } }),
  enter: (actions, gesture, ui) => {
    if (!ui.cursor) return actions.length ? { say: "kaboom-say-enter" } : undefined;
    return tapped(actions, { ...gesture, on: nameOf(ui.cursor) }, ui);
  },
};

/** @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @returns {Picked | undefined} */
export const pick = (actions, gesture, ui) => KINDS[gesture.kind]?.(actions, gesture, ui);

/** ui fields that point at what an action is about: the hint itself says that. */
export const show = () => ({ ...idle });

/** A tap, unless it is the echo of one that has just done something on the same thing; a finger puts the keys' place away. @type {Answer} */
function tapped(actions, gesture, ui) {
  const { on, at, finger, key, kind } = gesture;
  const word = wordOf(gesture);
  if (!key && word !== "slap" && ui.done?.on === on && at - ui.done.at < ECHO) return undefined;
  const picked = TAPS[word]?.(actions, gesture, ui);
  const away = finger && kind === "tap" && ui.cursor ? { cursor: null } : {};
  const did = picked?.action || picked?.ui ? { done: { on, at } } : {};
  const more = { ...away, ...(word === "slap" ? {} : did) };
  return Object.keys(more).length ? { ...picked, ui: { ...picked?.ui, ...more } } : picked;
}
