/**
 * What a gesture means at Kaboom!, and for which seat: an action from the list, what changes in ui,
 * or nothing. It chooses; it never judges.
 */

import {
  actionOf,
  ECHO,
  has,
  keysOf,
  namedSeat,
  pickBy,
  walked,
  wordOf,
} from "../../input/gestures.js";
import { slapped } from "../../table/slaps.js";
import {
  cardAt,
  hasSight,
  heldOf,
  isPeeking,
  KEYS,
  nameOf,
  ON_CARDS,
  offered,
  onCard,
  onward,
  PAIRS,
  penaltyOf,
  spotOf,
  viewingOf,
  watcher,
  weight,
} from "./spots.js";

/** @import { Answer } from "../../input/gestures.js" */
/** @import { Spot } from "./spots.js" */
/** @import { Ui, View, Viewing } from "./game.js" */
/** @typedef {Record<string, Action[]>} Offers by seat, of persons */

/**
 * What this game adds to ui until something else is asked. What seats look at, a card chosen first,
 * the keys' place and what was read outlast that.
 */
export const idle = { hands: {} };

/** Faces that were seen for so long in all are covered for good when the finger lets go, in ms. */
const ENOUGH = 600;

/** On a screen of one's own, a finger that leaves the eye sooner has tapped it: it stays open, in ms. */
const TAP = 250;

/** Always there for a quick finger, and nobody waits for it. */
export const reflex = ["Slap"];

/** The keys of a seat, of which one may take another's place under a quick finger. */
export const bigButtons = Object.keys(KEYS);

/** How it is played by touch. */
export const help = ["kaboom-help-eye", "kaboom-help-tap", "kaboom-help-slap", "kaboom-help-cards"];

const LETTERS = Object.entries(KEYS).flatMap(([on, { letter }]) => (letter ? [[letter, on]] : []));

export const keys = keysOf(
  "kaboom",
  {
    "⇧ 1 … 6": "slap",
    B: "slap-own",
    E: "eye",
    ...Object.fromEntries(LETTERS),
    "← ↑ → ↓": "arrows",
    Enter: "enter",
    Esc: "back",
  },
  {
    b: "slap",
    ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((seat) => [`Shift ${seat + 1}`, `slap:${seat}`])),
  },
);

/** @param {Ui} ui @returns {View} */
const viewOf = ({ views, seat }) => views[seat];

/**
 * These things are always to be seen. If they offer nothing, the table is asked why.
 * @type {Record<string, string>}
 */
const WISHES = { draw: "Draw", stock: "Draw", flip: "Flip", kaboom: "Kaboom", discard: "Discard" };

/** A key or a pile: what it offers. @type {Answer} */
function key(actions, gesture) {
  const action = offered(actions, gesture.on);
  if (action) return { action, ui: { held: null } };
  const type = WISHES[wordOf(gesture)];
  return type ? { why: { type } } : undefined;
}

/** @type {Answer} */
const slap = (actions, { at }, ui) => slapped("kaboom", actions, at, ui);

/** Cards, as what is offered to the speaker says. @type {Answer} */
function card(actions, { on }, ui) {
  const spot = spotOf(on);
  if (!spot) return undefined;
  const view = viewOf(ui);
  const isLookedAt = !isPeeking(view) && watcher(view, spot) === ui.seat;
  if (!ui.flat && isLookedAt) return cover(actions, ui);
  const [action] = onCard(actions, ui.seat, on);
  if (!action) return refused(actions, spot, ui);
  if (PAIRS.includes(action.type)) return paired(actions, spot, ui);
  return { action, ui: { held: null, ...(action.type === "Look" && viewing(ui, { ms: 0 })) } };
}

/**
 * The first card of two is held; the second completes what is offered; the same one is let go.
 * @param {Action[]} actions
 * @param {Spot} spot
 * @param {Ui} ui
 * @returns {Picked}
 */
function paired(actions, spot, ui) {
  const [held, on] = [heldOf(ui), nameOf(spot)];
  if (held === on) return { ui: { held: null } };
  const both = held ? onCard(onCard(actions, ui.seat, held), ui.seat, on) : [];
  const action = both.find(({ type }) => PAIRS.includes(type));
  if (action) return { action, ui: { held: null } };
  return { ui: { held: { seat: ui.seat, ...spot, mark: cardAt(viewOf(ui), spot)?.mark } } };
}

/**
 * Asks why a card cannot be meant, by what is asked of the seat now.
 * @param {Action[]} actions
 * @param {Spot} spot
 * @param {Ui} ui
 * @returns {Picked | undefined}
 */
function refused(actions, { owner, place }, ui) {
  const isOwn = owner === ui.seat;
  if (has(actions, "Peek") || isPeeking(viewOf(ui)))
    return isOwn ? { say: "kaboom-say-eye" } : undefined;
  const type = ON_CARDS.find((name) => has(actions, name)) ?? (isOwn ? "Replace" : "Look");
  if (type === "Give" || type === "Replace")
    return isOwn ? { why: { type, place } } : { say: "kaboom-say-own" };
  const other = PAIRS.includes(type) ? { other: owner, other_place: place } : {};
  return { why: { type, seat: owner, place, ...other } };
}

/** What changes in ui about what the seat looks at. @param {Ui} ui @param {Viewing} changes */
const viewing = (ui, changes) => ({
  viewing: { ...ui.viewing, [ui.seat]: { ...viewingOf(ui), ...changes } },
});

/**
 * The seat looks no more, and what it looked at is covered if that is offered.
 * @param {Action[]} actions
 * @param {Ui} ui
 */
const cover = (actions, ui) => ({
  action: actionOf(actions, "Cover"),
  ui: viewing(ui, { isOn: false, byKey: false, stays: false, ms: 0 }),
});

/**
 * The seat begins to look. The first time in a round that is an action.
 * @param {Action[]} actions
 * @param {Ui} ui
 * @param {Viewing} how
 */
const look = (actions, ui, how) => ({
  action: actionOf(actions, "Peek"),
  ui: viewing(ui, { isOn: true, ...how }),
});

/**
 * On a screen of one's own a card of a power is seen without the eye key.
 * @param {Action[]} actions
 * @param {Ui} ui
 */
const isOwnLook = (actions, ui) => !ui.flat && has(actions, "Cover") && !isPeeking(viewOf(ui));

/**
 * What changes in ui with an action that is done without a finger: a look is read until it is
 * covered.
 * @param {Action} action
 * @param {Ui} ui
 */
export function along({ type }, ui) {
  if (type === "Peek") return { held: null, ...viewing(ui, { isOn: true, byKey: true }) };
  if (type === "Cover") return { held: null, ...viewing(ui, { isOn: false, byKey: false, ms: 0 }) };
  return { held: null, ...(type === "Look" && viewing(ui, { ms: 0 })) };
}

/** There is nothing to look at. */
const NO_SIGHT = { say: "kaboom-say-sight" };

/** What has been seen for long enough is covered for good. @type {Answer} */
function shut(actions, { at }, ui) {
  const { ms = 0, since = at } = viewingOf(ui);
  const seen = ms + Math.max(at - since, 0);
  if (seen >= ENOUGH && has(actions, "Cover")) return cover(actions, ui);
  return { ui: viewing(ui, { isOn: false, stays: false, ms: seen }) };
}

/**
 * A finger lands on the eye key: its seat looks until the finger lets go. An eye that a tap has
 * left open is shut.
 * @type {Answer}
 */
function hold(actions, gesture, ui) {
  const { at } = gesture;
  if (isOwnLook(actions, ui)) return undefined;
  if (viewingOf(ui).stays) return shut(actions, gesture, ui);
  const since = has(actions, "Peek") ? { since: at, ms: 0 } : { since: at };
  return { ...look(actions, ui, since), ...(!hasSight(actions, viewOf(ui)) && NO_SIGHT) };
}

/** The finger has let go; who sits alone before the screen need not hold. @type {Answer} */
function release(actions, gesture, ui) {
  const { isOn, byKey, since = gesture.at } = viewingOf(ui);
  if (!isOn || byKey) return undefined;
  if (!ui.flat && gesture.at - since < TAP) return { ui: viewing(ui, { stays: true }) };
  return shut(actions, gesture, ui);
}

/** The browser took the finger away: nothing is covered for good. @type {Answer} */
const cancel = (_, __, ui) =>
  viewingOf(ui).isOn ? { ui: viewing(ui, { isOn: false, stays: false }) } : undefined;

/**
 * The eye key by a keyboard or a screen reader: the seat looks until the next time.
 * @type {Answer}
 */
function eye(actions, { pressed }, ui) {
  if (isOwnLook(actions, ui)) return cover(actions, ui);
  if (pressed) return undefined;
  if (viewingOf(ui).isOn) return cover(actions, ui);
  return hasSight(actions, viewOf(ui)) ? look(actions, ui, { byKey: true }) : NO_SIGHT;
}

/** A tap on the discard, where somebody may mean to slap it. @type {Answer} */
function discard(actions, gesture, ui) {
  const isSlap = gesture.on === "discard" && !has(actions, "Discard");
  return isSlap && has(actions, "Slap") ? { say: "kaboom-say-pad" } : key(actions, gesture, ui);
}

/** Puts a round's sheet away. @type {(...touch: Parameters<Answer>) => Picked} */
const read = (_, __, ui) => ({ ui: { read: viewOf(ui).last?.round ?? null } });

/**
 * What a tap on each thing means, by the word before the colon; all others are keys and piles.
 * @type {Record<string, Answer>}
 */
const TAPS = {
  slap: (actions, gesture, ui) => (gesture.pressed ? undefined : slap(actions, gesture, ui)),
  eye,
  card,
  discard,
  cover: (actions, _, ui) => (has(actions, "Cover") ? cover(actions, ui) : undefined),
  read,
  back: (actions, gesture, ui) => ({
    ui: { ...read(actions, gesture, ui).ui, held: null, cursor: null, hint: null },
  }),
};

/**
 * A tap, unless it is the echo of one that has just done something on the same thing; a finger puts
 * the keys' place away.
 * @type {Answer}
 */
function tap(actions, gesture, ui) {
  const { on, at, finger, key: letter, kind } = gesture;
  const word = wordOf(gesture);
  const isSlap = word === "slap";
  if (!letter && !isSlap && ui.done?.on === on && at - ui.done.at < ECHO) return undefined;
  const picked = (TAPS[word] ?? key)(actions, gesture, ui);
  const changes = {
    ...picked?.ui,
    ...(finger && kind === "tap" && ui.cursor && { cursor: null }),
    ...(!isSlap && (picked?.action || picked?.ui) && { done: { on, at } }),
  };
  return Object.keys(changes).length ? { ...picked, ui: changes } : picked;
}

/** Enter: a tap on the thing on which the keys stand. @type {Answer} */
function enter(actions, gesture, ui) {
  if (ui.cursor) return tap(actions, { ...gesture, on: nameOf(ui.cursor) }, ui);
  return actions.length ? { say: "table-say-choose" } : undefined;
}

const answered = pickBy({
  press: { slap, eye: hold },
  release: { eye: release },
  cancel: { eye: cancel },
  tap,
  step: (actions, gesture, ui) => {
    const { to, trail } = walked(ui, gesture, ui.cursor, () => onward(actions, gesture, ui));
    return { ui: { cursor: to, trail } };
  },
  enter,
});

/**
 * Any touch also takes away why a penalty was paid; so does a key, unless it may still mean
 * something else when its turn comes.
 * @type {Answer}
 */
export function pick(actions, gesture, ui) {
  const picked = answered(actions, gesture, ui);
  const penalty = penaltyOf(viewOf(ui));
  const isTouch = gesture.kind === "press" || gesture.on === "penalty" || picked?.ui;
  const isRead = penalty !== null && penalty !== ui.readPenalty && isTouch;
  return isRead ? { ...picked, ui: { ...picked?.ui, readPenalty: penalty } } : picked;
}

/**
 * For which seat a gesture speaks, where several persons play at once.
 * @param {Gesture} gesture
 * @param {Offers} offers
 * @param {Ui} ui
 * @returns {number | null}
 */
export function speaker({ kind, on }, offers, ui) {
  const persons = Object.keys(offers).map(Number);
  const card = kind === "enter" && ui.cursor ? nameOf(ui.cursor) : on;
  if (spotOf(card)) return atCard(card, persons, offers) ?? firstLook(card, offers);
  const named = namedSeat(on, persons);
  if (named !== undefined) return named;
  if (on === "slap" && persons.length > 1) return null;
  const found =
    on === "eye" ? looking(persons, offers, ui) : persons.find((seat) => offered(offers[seat], on));
  return found ?? atTurn(persons, ui);
}

/**
 * Who is offered most at a card; else who is to touch some card; else the only person.
 * @param {string} on
 * @param {number[]} persons
 * @param {Offers} offers
 */
function atCard(on, persons, offers) {
  const first = (/** @type {(seat: number) => number} */ of) =>
    persons.filter((seat) => of(seat) < Infinity).sort((a, b) => of(a) - of(b))[0];
  const here = first((seat) => weight(onCard(offers[seat], seat, on)[0]));
  const any = first((seat) => Math.min(Infinity, ...offers[seat].map(weight)));
  return here ?? any ?? (persons.length === 1 ? persons[0] : null);
}

/**
 * Before the round begins a touch on a card is its owner's.
 * @param {string} on
 * @param {Offers} offers
 */
function firstLook(on, offers) {
  const owner = spotOf(on)?.owner ?? -1;
  const actions = offers[owner] ?? [];
  return has(actions, "Peek") || has(actions, "Cover") ? owner : null;
}

/**
 * For whom the eye key without a seat speaks: whoever looks now, then a first look, then any other.
 * @param {number[]} persons
 * @param {Offers} offers
 * @param {Ui} ui
 */
const looking = (persons, offers, ui) =>
  persons.find((seat) => viewingOf(ui, seat).isOn) ??
  persons.find((seat) => has(offers[seat], "Peek")) ??
  persons.find((seat) => hasSight(offers[seat], ui.views[seat]));

/**
 * The person whose turn it is, else the one whom the screen asks.
 * @param {number[]} persons
 * @param {Ui} ui
 */
function atTurn(persons, ui) {
  const { turn } = viewOf(ui);
  return turn !== null && persons.includes(turn) ? turn : ui.seat;
}
