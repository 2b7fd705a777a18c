/** For which seat a gesture speaks at Kaboom!, where several persons play at once. */

import { has, namedSeat } from "../../table/gestures.js";
import { hasSight, nameOf, offered, onCard, spotOf, weight } from "./spots.js";

/** @import { Action, Gesture } from "../../table/types.js" */
/** @import { Ui } from "./types.js" */
/** @typedef {Record<string, Action[]>} Offers by seat, of persons */

/** @param {Gesture} gesture @param {Offers} offers @param {Ui} ui @returns {number | null} */
export function speaker({ kind, on }, offers, ui) {
  const persons = Object.keys(offers).map(Number);
  const card = kind === "enter" && ui.cursor ? nameOf(ui.cursor) : on;
  if (spotOf(card)) return atCard(card, persons, offers) ?? firstLook(card, offers);
  const named = namedSeat(on, persons);
  if (named !== undefined) return named;
  if (on === "slap" && persons.length > 1) return null;
  const found =
    on === "eye"
      ? looking(persons, offers, ui)
      : persons.find((seat) => offered(offers[seat] ?? [], on));
  return found ?? atTurn(persons, ui);
}

/** Who is offered most at a card; else who is to touch some card; else the only person. @param {string} on @param {number[]} persons @param {Offers} offers */
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
  const actions = offers[owner] ?? [];
  return has(actions, "Peek") || has(actions, "Cover") ? owner : null;
}

/** For whom the eye key without a seat speaks: whoever looks now, then a first look, then any other. @param {number[]} persons @param {Offers} offers @param {Ui} ui */
const looking = (persons, offers, ui) =>
  persons.find((seat) => ui.viewing?.[seat]?.isOn) ??
  persons.find((seat) => has(offers[seat] ?? [], "Peek")) ??
  persons.find((seat) => hasSight(offers[seat] ?? [], ui.views?.[seat]));

/** The person whose turn it is, else the one whom the screen asks. @param {number[]} persons @param {Ui} ui @returns {number | null} */
function atTurn(persons, ui) {
  const turn = ui.views?.[ui.seat]?.turn ?? null;
  return turn !== null && persons.includes(turn) ? turn : (ui.seat ?? persons[0] ?? null);
}
