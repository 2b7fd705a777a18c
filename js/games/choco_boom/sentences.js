/** Choco-Boom in words: the story's sentences, what to do now, why a seat pays, the reason why not, a hint. */

import { callWord, cardWords, itemWord, listed, who } from "./names.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").Fine} Fine */
/** @typedef {import("../../table/types.js").Action} Action */
/** @typedef {import("../../table/types.js").TableEvent} TableEvent */

/** As a part of a message's name. @param {string} code */
const kebab = (code) => code.replaceAll("_", "-");

/** @param {boolean | undefined} is */
const yes = (is) => (is ? "yes" : "no");

/** All that a sentence may name of an event. @param {TableEvent} event @param {Ui} ui */
function facts(event, ui) {
  const {
    seat = 0,
    card,
    item,
    wanted,
    margin = null,
    photo,
    others,
    accused,
    reason: why,
  } = event;
  const [next = accused ?? 0] = others ?? [];
  return {
    ...who(seat, ui),
    card: card ? cardWords(card, ui) : "",
    item: item ? callWord(item, ui) : "",
    wanted: wanted ? callWord(wanted, ui) : "",
    verdict: event.needed && !event.right ? "wrong" : "said",
    count: event.count ?? event.paid ?? 0,
    guilty: yes(event.guilty),
    how: photo ? "photo" : margin === null ? "alone" : "margin",
    margin: margin ?? 0,
    them: accused === seat ? "own" : who(next, ui).who,
    other: ui.names[next] ?? "",
    why: why ? ui.t(`boom-reason-${kebab(why)}`) : "",
  };
}

/** What happened, in one sentence. @param {TableEvent} event @param {Ui} ui @returns {string} */
export const sentence = (event, ui) =>
  ui.t(`boom-event-${event.type.toLowerCase()}`, facts(event, ui));

/** The same for those who listen; whoever pays hears instead what for. @param {TableEvent} event @param {Ui} ui @param {View} view */
export function spoken(event, ui, view) {
  const isOwn = event.type === "Fined" && who(event.seat ?? 0, ui).who === "you";
  return (isOwn && fineWords(view, event.seat ?? 0, ui)) || sentence(event, ui);
}

/** @type {Record<string, string>} whether a call was due is not to be heard */
const SOUNDS = {
  Flipped: "turn",
  CallMade: "smartie",
  Slapped: "slap",
  Muted: "bust",
  PileWon: "sweep",
  Fined: "bust",
  ObjectionMade: "foil",
  Voted: "lift",
  Decided: "wood",
  Readied: "lift",
  OutOfCards: "paper",
  BackIn: "stack",
  Reopened: "paper",
  Undone: "turn",
};

/** @param {TableEvent} event */
export const sound = ({ type, card }) =>
  type === "Flipped" && card?.item === "parrot" ? "parrot" : (SOUNDS[type] ?? "");

/** What is seen anyhow, or follows at once; it would drown the rest. */
const MINOR = [
  "Reached",
  "TurnBegan",
  "CallMade",
  "ObjectionMade",
  "Ignored",
  "Waited",
  "Slapped",
  "SlapFree",
  "Voted",
  "Readied",
];

/** @param {TableEvent} event */
export const isMinor = ({ type }) => MINOR.includes(type);

/** Why a seat pays, said kindly to that seat, as long as the card lies that it was about; else nothing. @param {View} view @param {number} seat @param {Ui} ui */
export function fineWords(view, seat, ui) {
  const own = view.fines.filter((fine) => fine.seat === seat);
  if (!own.length) return "";
  const paid = own.reduce((sum, fine) => sum + fine.paid, 0);
  return [
    ...own.map((fine) => faultWords(fine, view, ui)),
    ui.t("boom-fine-paid", { count: paid }),
  ].join(" ");
}

/** @param {Fine} fine @param {View} view @param {Ui} ui */
function faultWords({ reason: why, item, wanted, repeats }, { pile, flipper }, ui) {
  const [before, top] = [pile.at(-2), pile.at(-1)];
  const shows = !top
    ? "nothing"
    : repeats
      ? "repeats"
      : top.item === "parrot"
        ? "parrot"
        : "colour";
  return ui.t(`boom-fine-${kebab(why)}`, {
    shows,
    colour: top ? ui.t(`boom-colour-${top.colour}`) : "",
    wanted: wanted ? callWord(wanted, ui) : "",
    item: item ? callWord(item, ui) : "",
    lies: !top || !before ? "one" : top.item === before.item ? "double" : "two",
    top: top ? itemWord(top.item, ui) : "",
    before: before ? itemWord(before.item, ui) : "",
    name: ui.names[flipper ?? 0] ?? "",
  });
}

/** Why not, by the first code that is known. @param {string[]} codes @param {Ui} ui */
export function reason(codes, ui) {
  const id = `boom-why-${kebab(codes[0] ?? "not_offered")}`;
  const text = ui.t(id);
  return text === id ? ui.t("boom-why-not-offered") : text;
}

/** What the strongest bot would do, and why. @param {{action: Action, reasons: string[]}} hint @param {Ui} ui */
export function advice({ action, reasons }, ui) {
  const what = ui.t(`boom-advice-${action.type.toLowerCase()}`, {
    item: action.item ? callWord(action.item, ui) : "",
    guilty: yes(action.guilty),
  });
  return [what, ...reasons.map((code) => ui.t(`boom-hint-${kebab(code)}`))].join(" ");
}

/** What the first of these actions asks for, in the order of what presses most. @type {[string, (view: View, ui: Ui) => string][]} */
const NOTES = [
  [
    "Vote",
    ({ case: open }, ui) =>
      ui.t("boom-note-vote", {
        name: ui.names[open?.accuser ?? 0] ?? "",
        other: ui.names[open?.accused ?? 0] ?? "",
      }),
  ],
  [
    "Ready",
    ({ paused }, ui) =>
      ui.t(
        paused?.reason === "break" ? "boom-note-ready-break" : "boom-note-ready",
        who(paused?.resumes ?? 0, ui),
      ),
  ],
  [
    "Call",
    ({ pile, last_call: last }, ui) =>
      ui.t(last && pile.at(-1)?.item === "parrot" ? "boom-note-call-parrot" : "boom-note-call"),
  ],
  ["Flip", ({ aloud }, ui) => ui.t(aloud ? "boom-note-flip-aloud" : "boom-note-flip")],
];

/** What to do now. @param {View} view @param {Action[]} actions @param {Ui} ui */
export function note(view, actions, ui) {
  const asked = NOTES.find(([type]) => actions.some((action) => action.type === type));
  if (asked) return asked[1](view, ui);
  return view.paused?.waiting.length
    ? ui.t("boom-note-wait", { names: listed(view.paused.waiting, ui) })
    : "";
}

/** The keys act at once: there is no place to tell of. */
export const describe = () => "";
