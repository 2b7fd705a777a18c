/** Choco-Boom in words: what its fields are called, what to do now, why a seat pays. */

import { has } from "../../input/gestures.js";
import { factsOf, inWords, kebab, namesOf, seatAs, who } from "../../table/sentences.js";

/** @import { Card, Fine, Ui, View } from "./game.js" */

/** What is called out, as on a key. @param {string} item @param {{t: T}} ui */
export const callWord = (item, ui) => ui.t(`boom-word-${item}`);

/** "blue strawberry". @param {Card} card @param {{t: T}} ui */
export const cardWords = (card, ui) => ui.t("boom-card", card);

/** What a seat pays for that should have called another word. */
const CALLS = ["wrong_call", "hesitated"];

/** @type {NonNullable<import("../../table/sentences.js").Words["words"]>} */
const words = {
  card: (card, ui) => ({ card: cardWords(card, ui), colour: card.colour }),
  ms: (ms) => ({ seconds: ms / 1000 }),
  item: callWord,
  wanted: callWord,
  waiting: namesOf,
  right: (right, _, { needed }) => right || !needed,
  lies: (lies) => (lies === "one" ? "single" : lies), // "one" is a kind of numbers
  accused: (accused, ui, { seat }) =>
    accused === seat ? { accused: "own" } : seatAs("accused")(accused, ui),
};

const table = inWords({
  prefix: "boom",
  words,
  /** whether a call was due is not to be heard */
  sounds: {
    cloth: ["Flipped"],
    turn: ["Undone"],
    bust: ["Muted", "Fined"],
    lift: ["Voted", "Readied", "Answered"],
    paper: ["OutOfCards", "Reopened"],
    tap: ["CallMade"],
    slap: ["Slapped"],
    bell: ["PileWon"],
    tin: ["ObjectionMade"],
    wood: ["Decided"],
    sweep: ["BackIn"],
  },
  minor: [
    ...["Reached", "TurnBegan", "CallMade", "ObjectionMade", "Ignored", "Waited", "Slapped"],
    ...["SlapFree", "Voted", "Readied", "Answered"],
  ],
  notes: [
    [
      "Vote",
      ({ case: objection }, _, ui) =>
        ui.t("boom-note-vote", { other: ui.names[objection?.accused ?? 0] }),
    ],
    ["Ready", ({ paused }, _, ui) => ui.t("boom-note-ready", who(paused?.resumes ?? 0, ui))],
    ["Call", callNote],
    ["Pass", "boom-note-pass"],
    ["Flip", ({ aloud }, _, ui) => ui.t(aloud ? "boom-note-flip-aloud" : "boom-note-flip")],
  ],
});

export const { group, reason, sentence, told } = table;

/** Whoever saw no double is not told of. @param {TableEvent} event */
export const isMinor = (event) => (event.type === "Said" ? !event.double : table.isMinor(event));

/** In a calm game a slap is a word and no hand. @param {Action} action @param {Ui} ui */
const inCalm = (action, ui) => ({ ...action, calm: !!ui.views?.[ui.seat]?.calm });

/** @param {Hint} hint @param {Ui} ui */
export const advice = ({ action, ...rest }, ui) =>
  table.advice({ ...rest, action: inCalm(action, ui) }, ui);

/** @type {GameModule["choice"]} */
export const choice = (action, ui, of) => table.choice(inCalm(action, ui), ui, of);

/**
 * What is worth telling of a game that is over; of a fine, also what was due.
 * @param {{type: string}} highlight
 * @param {any} ui
 */
export const moment = (highlight, ui) =>
  highlight.type === "FinedCall"
    ? `${table.moment(highlight, ui)} ${ui.t("boom-due", factsOf(highlight, ui, words))}`
    : table.moment(highlight, ui);

/** A parrot is heard, but not whether a call was due. @param {TableEvent} event */
export const sound = (event) => (event.card?.item === "parrot" ? "parrot" : table.sound(event));

/**
 * How the card on top is called, and that it may be slapped, where that is offered too.
 * @param {View} view
 * @param {unknown} _
 * @param {Ui} ui
 */
function callNote({ shows, calm }, _, ui) {
  if (calm) return ui.t("boom-note-call-calm", { shows });
  const slap = has(ui.offers[ui.seat] ?? [], "Slap") ? "yes" : "no";
  return ui.t("boom-note-call", { shows, slap });
}

/** Who objects to whom. @param {NonNullable<View["case"]>} objection @param {Ui} ui */
const caseWords = ({ accuser: seat, accused }, ui) =>
  sentence({ type: "Objected", seat, accused }, ui);

/**
 * What to do now, or for whom all wait.
 * @param {View} view
 * @param {Action[]} actions
 * @param {Ui} ui
 */
export function note(view, actions, ui) {
  const waiting = view.paused?.waiting ?? view.awaited;
  const wait = waiting.length ? ui.t("boom-note-wait", { names: namesOf(waiting, ui) }) : "";
  return table.note(view, actions, ui) || wait;
}

/**
 * The line of one seat: what to do; else what it may yet do, or who goes on.
 * @param {View} view
 * @param {number} seat
 * @param {Ui} ui
 */
export function seatNote(view, seat, ui) {
  const { turn, case: objection, pads } = view;
  const actions = ui.offers[seat] ?? [];
  const asked = note(view, actions, { ...ui, seat });
  if (asked) return asked;
  if (objection) return caseWords(objection, ui);
  if (pads[seat] === "spent") return ui.t("boom-note-rest");
  if (pads[seat] === "open" && has(actions, "Slap")) return ui.t("boom-note-slap");
  return turn === seat ? "" : ui.t("boom-turn", who(turn ?? 0, ui));
}

/**
 * The same for those who listen; whoever pays hears instead what for.
 * @param {TableEvent} event
 * @param {Ui} ui
 * @param {View} view
 */
export function spoken(event, ui, view) {
  const isOwn = event.type === "Fined" && who(event.seat ?? 0, ui).who === "you";
  return (isOwn && fineWords(view, event.seat ?? 0, ui)) || sentence(event, ui);
}

/**
 * Why a seat pays, said kindly to that seat, as long as its card is on the pile; else nothing.
 * @param {View} view
 * @param {number} seat
 * @param {Ui} ui
 */
export function fineWords(view, seat, ui) {
  const own = view.fines.filter((fine) => fine.seat === seat);
  if (!own.length) return "";
  const paid = own.reduce((sum, fine) => sum + fine.paid, 0);
  const faults = own.map((fine) => faultWords(fine, view, ui));
  return [...faults, ui.t("boom-fine-paid", { count: paid })].join(" ");
}

/** The same in a lesson, for the slip. @param {View} view @param {Ui} ui */
export const missed = (view, ui) => fineWords(view, ui.seat, ui);

/** What was due, where it was a call, and what was wrong. @param {Fine} fine @param {View} view @param {Ui} ui */
function faultWords(fine, { pile, flipper, shows }, ui) {
  const facts = {
    ...factsOf(fine, ui, words),
    shows,
    colour: pile.at(-1)?.colour ?? "",
    name: ui.names[flipper ?? 0] ?? "",
  };
  const fault = ui.t(`boom-fine-${kebab(fine.reason)}`, facts);
  return CALLS.includes(fine.reason) ? `${ui.t("boom-due", facts)} ${fault}` : fault;
}
