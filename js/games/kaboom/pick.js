/** What a gesture means at Kaboom!: an action from the list, what changes in ui, or nothing. It chooses; it never judges. */

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

export { speaker } from "./spots.js";

/** @typedef {import("../../table/types.js").Action} Action */
/** @typedef {import("../../table/types.js").Gesture} Gesture */
/** @typedef {import("../../table/types.js").Picked} Picked */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {(actions: Action[], gesture: Gesture, ui: Ui) => Picked | undefined} Answer */

/** What this game adds to ui until something else is asked. Open eyes, a card chosen first, the keys' place and what was read outlast that. */
export const idle = { hands: {} };

/** Faces that were seen for so long in all are covered for good when the finger lets go, in ms. */
const ENOUGH = 600;
/** A second tap on the same thing so soon is an echo of the first, in ms. */
const ECHO = 420;

/** The keys of a seat, of which one may take another's place under a quick finger. */
export const great = [
  "draw",
  "flip",
  "discard",
  "kaboom",
  "giveup",
  "enough",
  "keep",
  "skip",
  "yes",
  "no",
  "cover",
];

/** Always there for a quick finger, and nobody waits for it. */
export const reflex = ["Slap"];

/** How it is played by touch. */
export const help = ["kaboom-help-eye", "kaboom-help-slap", "kaboom-help-cards"];

/** The game's own keys: what each taps, and how they are told. */
export const keys = {
  taps: /** @type {Record<string, string>} */ ({
    s: "slap",
    e: "eye",
    f: "flip",
    d: "draw",
    x: "discard",
    k: "kaboom",
    g: "giveup",
    n: "no",
    y: "yes",
    ...Object.fromEntries(
      Array.from({ length: 6 }, (_, seat) => [String(seat + 1), `slap:${seat}`]),
    ),
  }),
  help: /** @type {[string, string][]} */ ([
    ["1 … 6", "kaboom-key-slap"],
    ["S", "kaboom-key-slap-own"],
    ["E", "kaboom-key-eye"],
    ["F", "kaboom-key-flip"],
    ["D", "kaboom-key-draw"],
    ["X", "kaboom-key-discard"],
    ["K", "kaboom-key-kaboom"],
    ["Y", "kaboom-key-yes"],
    ["N", "kaboom-key-no"],
    ["G", "kaboom-key-giveup"],
    ["← ↑ → ↓", "kaboom-key-arrows"],
    ["Enter", "kaboom-key-enter"],
    ["Esc", "kaboom-key-back"],
  ]),
};

/** Only what changes, with the card that is held, for the table hears by it whether one was lifted. @param {Ui} ui @param {Record<string, any>} more */
const changed = (ui, more) => ({ held: ui.held ?? null, ...more });

/** @param {Ui} ui */
const viewOf = (ui) => ui.views?.[ui.seat];

/** @param {Action[]} actions @param {string} type */
const one = (actions, type) => actions.find((action) => action.type === type);

/** A great key or a pile: what it offers; else the table is asked why not. @param {Record<string, any>} wish @param {string} word @returns {Answer} */
const asking = (wish, word) => (actions, _, ui) => {
  const action = offered(actions, word);
  return action
    ? { action, ui: changed(ui, { held: null }) }
    : { why: /** @type {Action} */ (wish) };
};

/** A key that is there only when it is offered. @param {string} word @returns {Answer} */
const plain = (word) => (actions, _, ui) => {
  const action = offered(actions, word);
  return action && { action, ui: changed(ui, { held: null }) };
};

/** @type {Answer} the table's hand shows at once, whatever the judge says */
const slap = (actions, { at }, ui) => {
  const hands = { ...ui.hands, [ui.seat]: at };
  const action = one(actions, "Slap");
  if (action) return { action, ui: changed(ui, { hands }) };
  const say = late(ui);
  return { ui: changed(ui, { hands }), ...(say ? { say } : {}) };
};

/** Why a slap means nothing now. @param {Ui} ui @returns {string} */
function late(ui) {
  const view = viewOf(ui);
  if (!view || view.window?.slaps.includes(ui.seat)) return "";
  if (!view.slaps_on) return "kaboom-say-slap-off";
  if (view.caller === ui.seat) return "kaboom-say-slap-locked";
  if (view.slap)
    return view.slap.seat === ui.seat ? "kaboom-say-slap-first" : "kaboom-say-slap-late";
  return view.window?.spent.includes(ui.seat) ? "kaboom-say-slap-spent" : "kaboom-say-slap-none";
}

/** Cards, as what is offered to the speaker says. @type {Answer} */
const card = (actions, { on }, ui) => {
  const spot = spotOf(on);
  if (!spot) return undefined;
  if (!ui.flat && isLookedAt(ui, spot) && !isPeeking(viewOf(ui))) return shut(actions, ui);
  const [action] = onCard(actions, ui.seat, on);
  if (!action) return refused(actions, spot, ui);
  if (PAIRS.includes(action.type)) return paired(actions, spot, ui);
  return {
    action,
    ui: changed(ui, {
      held: null,
      ...(action.type === "Look" ? { looked: { ...ui.looked, [ui.seat]: 0 } } : {}),
    }),
  };
};

/** The first card of two is held; the second completes what is offered; the same one is let go. @param {Action[]} actions @param {{owner: number, place: number}} spot @param {Ui} ui @returns {Picked} */
function paired(actions, spot, ui) {
  const [held, on] = [heldOf(ui), nameOf(spot)];
  if (held === on) return { ui: { held: null } };
  const pair =
    held &&
    onCard(onCard(actions, ui.seat, held), ui.seat, on).find(({ type }) => PAIRS.includes(type));
  if (pair) return { action: pair, ui: { held: null } };
  return { ui: { held: { seat: ui.seat, ...spot, mark: cardAt(viewOf(ui), spot)?.mark } } };
}

/** Asks why a card cannot be meant, by what is asked of the seat now. @param {Action[]} actions @param {{owner: number, place: number}} spot @param {Ui} ui @returns {Picked | undefined} */
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

/** @param {Ui} ui @param {{owner: number, place: number}} spot */
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
  const more = changed(ui, {
    eyes: { ...ui.eyes, [seat]: false },
    aloud: { ...ui.aloud, [seat]: false },
    looked: { ...ui.looked, [seat]: 0 },
  });
  const action = one(actions, "Cover");
  return action ? { action, ui: more } : { ui: more };
}

/** The eye opens under a finger; what it shows is covered by letting go. @type {Answer} */
const open = (actions, { at }, ui) => {
  const { seat } = ui;
  const action = one(actions, "Peek");
  if (isOwnLook(actions, ui)) return undefined;
  const times = action ? { looked: { ...ui.looked, [seat]: 0 } } : {};
  const more = changed(ui, {
    eyes: { ...ui.eyes, [seat]: true },
    since: { ...ui.since, [seat]: at },
    ...times,
  });
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
    ui: changed(ui, {
      eyes: { ...ui.eyes, [seat]: false },
      looked: { ...ui.looked, [seat]: span },
    }),
  };
};

/** @type {Answer} the browser took the finger away: nothing is covered for good */
const cancel = (_, __, ui) =>
  ui.eyes?.[ui.seat] ? { ui: changed(ui, { eyes: { ...ui.eyes, [ui.seat]: false } }) } : undefined;

/** The eye by a key or a reader: it opens and stays open, and shuts with the next. @type {Answer} */
const eye = (actions, gesture, ui) => {
  const { seat } = ui;
  if (isOwnLook(actions, ui)) return shut(actions, ui);
  if (gesture.pressed) return undefined;
  if (ui.eyes?.[seat]) return shut(actions, ui);
  if (!hasSight(actions, viewOf(ui))) return { say: "kaboom-say-sight" };
  const action = one(actions, "Peek");
  const more = changed(ui, {
    eyes: { ...ui.eyes, [seat]: true },
    aloud: { ...ui.aloud, [seat]: true },
  });
  return action ? { action, ui: more } : { ui: more };
};

/** @type {Record<string, Answer>} what a tap on each thing means, by the word before the colon */
const TAPS = {
  slap: (actions, gesture, ui) => (gesture.pressed ? undefined : slap(actions, gesture, ui)),
  eye,
  card,
  draw: asking({ type: "Draw" }, "draw"),
  stock: asking({ type: "Draw" }, "stock"),
  flip: asking({ type: "Flip" }, "flip"),
  kaboom: asking({ type: "Kaboom" }, "kaboom"),
  drawn: plain("drawn"),
  discard: (actions, gesture, ui) => {
    if (gesture.on === "discard" && !one(actions, "Discard") && one(actions, "Slap"))
      return { say: "kaboom-say-pad" };
    return asking({ type: "Discard" }, "discard")(actions, gesture, ui);
  },
  giveup: plain("giveup"),
  enough: plain("enough"),
  keep: plain("keep"),
  skip: plain("skip"),
  yes: plain("yes"),
  no: plain("no"),
  cover: (actions, _, ui) => (one(actions, "Cover") ? shut(actions, ui) : undefined),
  read: (_, __, ui) => ({ ui: changed(ui, { read: viewOf(ui)?.last?.round ?? null }) }),
  back: (_, __, ui) => ({
    ui: { held: null, cursor: null, hint: null, read: viewOf(ui)?.last?.round ?? ui.read ?? null },
  }),
};

/** @type {Record<string, Answer>} what else fingers and keys do */
const KINDS = {
  press: (actions, gesture, ui) => {
    const word = gesture.on.split(":")[0];
    return word === "slap"
      ? slap(actions, gesture, ui)
      : word === "eye"
        ? open(actions, gesture, ui)
        : undefined;
  },
  release: (actions, gesture, ui) =>
    gesture.on.startsWith("eye:") ? release(actions, gesture, ui) : undefined,
  cancel: (actions, gesture, ui) =>
    gesture.on.startsWith("eye:") ? cancel(actions, gesture, ui) : undefined,
  tap: (actions, gesture, ui) => tapped(actions, gesture, ui),
  step: (actions, gesture, ui) => ({ ui: changed(ui, { cursor: onward(actions, gesture, ui) }) }),
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
  const word = on.split(":")[0] ?? "";
  if (!key && word !== "slap" && ui.done?.on === on && at - ui.done.at < ECHO) return undefined;
  const picked = TAPS[word]?.(actions, gesture, ui);
  const away = finger && kind === "tap" && ui.cursor ? { cursor: null } : {};
  const did = picked?.action || picked?.ui ? { done: { on, at } } : {};
  const more = { ...away, ...(word === "slap" ? {} : did) };
  return Object.keys(more).length
    ? { ...picked, ui: changed(ui, { ...picked?.ui, ...more }) }
    : picked;
}
