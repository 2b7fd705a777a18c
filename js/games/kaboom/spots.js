/** The things of Kaboom! by name: what is offered on them, for which seat a touch speaks, what a seat may see. Knows no rule. */

import { KEYS, means } from "./keys.js";
import { cardOn, cardsOf } from "./marks.js";

/** @import { Action, Gesture } from "../../table/types.js" */
/** @import { Ui, View } from "./types.js" */
/** @typedef {{owner: number, place: number}} Spot */
/** @typedef {Record<string, Action[]>} Offers by seat, of persons */

/** Powers on two cards: the first touch chooses, the second completes the pair. */
export const PAIRS = ["Swap", "LookBoth"];

/** What a touch on a card may mean; whoever settles a slap or a gift comes before a power, and that before the drawer. */
export const ON_CARDS = ["Reveal", "Give", "Look", ...PAIRS, "Replace"];

/** What several kinds of actions mean, by the word before the colon. @type {Record<string, string[]>} */
const ALSO = {
  slap: ["Slap"],
  draw: ["Flip"],
  flip: ["Draw"],
  stock: ["Draw", "Flip"],
  drawn: ["Discard"],
  no: ["Enough", "Keep", "SkipPower"],
};

/** The action that a thing offers, if any. @param {Action[]} actions @param {string} on */
export function offered(actions, on) {
  const [word = ""] = on.split(":");
  const key = KEYS[word];
  return actions.find((action) => ALSO[word]?.includes(action.type) || (key && means(key, action)));
}

/** @param {string} on @returns {Spot | null} the card that a name means */
export function spotOf(on) {
  const [word, owner, place] = on.split(":");
  return word === "card" ? { owner: Number(owner), place: Number(place) } : null;
}

/** The two piles as the arrows find them, beside the seats. */
const PILES = ["stock", "discard"];

/** @param {Spot} spot */
export const nameOf = ({ owner, place }) =>
  owner < 0 ? (PILES[place] ?? "") : cardOn(owner, place);

/** The thing on which the keys stand. @param {View} _ @param {Spot | null} cursor */
export const spotAt = (_, cursor) => (cursor ? nameOf(cursor) : null);

/** How pressing a touch on a card is: the lower, the sooner. @param {Action | undefined} action */
const weight = (action) =>
  action && ON_CARDS.includes(action.type) ? ON_CARDS.indexOf(action.type) : Infinity;

/** What is offered to a seat on a card, the most pressing first. @param {Action[]} actions @param {number} seat @param {string} on */
export function onCard(actions, seat, on) {
  const here = actions.filter(
    (action) => weight(action) < Infinity && cardsOf(action, seat).includes(on),
  );
  return here.sort((a, b) => weight(a) - weight(b));
}

/** The card chosen first for a power on two, by name; null once it cannot be meant any more. @param {Ui} ui @returns {string | null} */
export function heldOf({ held, offers, views }) {
  if (!held) return null;
  const pairs = (offers?.[held.seat] ?? []).filter(({ type }) => PAIRS.includes(type));
  const isThere = cardAt(views?.[held.seat], held)?.mark === held.mark;
  return isThere && onCard(pairs, held.seat, nameOf(held)).length ? nameOf(held) : null;
}

/** What lies there, as a seat sees it. @param {View | undefined} view @param {Spot} spot */
export const cardAt = (view, { owner, place }) =>
  view?.grids[owner]?.find((card) => card.place === place);

/** Whether a seat is at its two cards before the round begins. @param {View | undefined} view */
export const isPeeking = (view) => !!view && view.peeks[view.seat] === "looking";

/** Whether there is anything for a seat's eye. @param {Action[]} actions @param {View | undefined} view */
export const hasSight = (actions, view) =>
  view?.drawn != null ||
  (!!view && view.looking?.seat === view.seat) ||
  actions.some(({ type }) => type === "Peek" || type === "Cover");

/** For which seat a gesture speaks. @param {Gesture} gesture @param {Offers} offers @param {Ui} ui @returns {number | null} */
export function speaker({ kind, on }, offers, ui) {
  const persons = Object.keys(offers).map(Number);
  const card = kind === "enter" && ui.cursor ? nameOf(ui.cursor) : on;
  if (spotOf(card)) return atCard(card, persons, offers) ?? firstLook(card, offers);
  const [word = "", named = ""] = on.split(":");
  if (named !== "") return persons.includes(Number(named)) ? Number(named) : null;
  if (word === "slap" && persons.length > 1) return null;
  const found =
    word === "eye"
      ? eyed(persons, offers, ui)
      : persons.find((seat) => offered(offers[seat] ?? [], word));
  return found ?? atTurn(persons, ui);
}

/** Who is offered most at a card; else who is to touch some card; else whoever sits there alone. @param {string} on @param {number[]} persons @param {Offers} offers */
function atCard(on, persons, offers) {
  const first = (/** @type {(seat: number) => number} */ of) =>
    persons.filter((seat) => of(seat) < Infinity).sort((a, b) => of(a) - of(b))[0];
  const here = first((seat) => weight(onCard(offers[seat] ?? [], seat, on)[0]));
  const any = first((seat) => Math.min(Infinity, ...(offers[seat] ?? []).map(weight)));
  return here ?? any ?? (persons.length === 1 ? (persons[0] ?? null) : null);
}

/** Before the round begins a touch on a card is its owner's. @param {string} on @param {Offers} offers */
function firstLook(on, offers) {
  const owner = spotOf(on)?.owner ?? -1;
  return offers[owner]?.some(({ type }) => type === "Peek" || type === "Cover") ? owner : null;
}

/** Whose eye a key without a seat opens or shuts: one that is open, then a first look, then any other. @param {number[]} persons @param {Offers} offers @param {Ui} ui */
function eyed(persons, offers, ui) {
  const open = persons.find((seat) => ui.eyes?.[seat]);
  const peek = persons.find((seat) => offers[seat]?.some(({ type }) => type === "Peek"));
  return open ?? peek ?? persons.find((seat) => hasSight(offers[seat] ?? [], ui.views?.[seat]));
}

/** The person whose turn it is, else the one whom the screen asks. @param {number[]} persons @param {Ui} ui @returns {number | null} */
function atTurn(persons, ui) {
  const turn = ui.views?.[ui.seat]?.turn ?? null;
  return turn !== null && persons.includes(turn) ? turn : (ui.seat ?? persons[0] ?? null);
}

/** All that the arrows walk, seat by seat, clockwise from one's own, and at last the piles. @param {View} view @returns {Spot[][]} */
export function rows({ seat, grids }) {
  const owners = grids.map((_, i) => (seat + i) % grids.length);
  const cards = owners.map((owner) => (grids[owner] ?? []).map(({ place }) => ({ owner, place })));
  return [...cards, PILES.map((_, place) => ({ owner: -1, place }))].filter(
    (row) => row.length > 0,
  );
}
