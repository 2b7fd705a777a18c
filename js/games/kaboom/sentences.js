/** Kaboom! in words: the story's sentences, what to do now, the reason why not, what the keys' place and an open eye tell. */

import { told } from "./cards.js";
import { cardsOf, secrets } from "./marks.js";
import { signed } from "./panels.js";
import { rankOf } from "./pieces.js";
import { cardAt, heldOf, isPeeking, nameOf, onCard, spotOf } from "./spots.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./spots.js").Spot} Spot */
/** @typedef {import("../../table/types.js").Action} Action */
/** @typedef {import("../../table/types.js").TableEvent} TableEvent */

/** A seat as sentences speak of it; whoever is called "You" is spoken to. @param {number} seat @param {Ui} ui */
export function who(seat, ui) {
  const name = ui.names[seat] ?? "";
  return { who: name === ui.t("person-you") ? "you" : "name", name };
}

/** "Anna and Ben". @param {string[]} names @param {Ui} ui */
export const listed = (names, ui) =>
  names.reduce((all, name) => (all ? ui.t("table-and", { a: all, b: name }) : name), "");

/** Where a card lies, as its seat sees it. @param {number} place @param {Ui} ui */
export function spotWords(place, ui) {
  return ui.t(place < 4 ? `kaboom-place-${place}` : "kaboom-place-more", { number: place - 3 });
}

/** "one of yours", "one of Ben": a card that a seat touches, by its owner. @param {number} owner @param {number} seat @param {Ui} ui */
function whose(owner, seat, ui) {
  const { who: spoken, name } = who(owner, ui);
  if (owner === seat) return ui.t(spoken === "you" ? "kaboom-whose-mine" : "kaboom-whose-own");
  return ui.t(spoken === "you" ? "kaboom-whose-you" : "kaboom-whose-name", { name });
}

/** @param {boolean | undefined} is */
const yes = (is) => (is ? "yes" : "no");

/** All that a sentence may name of an event. @param {TableEvent} event @param {Ui} ui */
function facts(event, ui) {
  const {
    seat = 0,
    owner = event.first_owner,
    other,
    to = 0,
    margin = null,
    photo,
    places,
    points,
    others,
  } = event;
  return {
    ...who(seat, ui),
    round: event.round ?? 0,
    matches: event.matches ?? 0,
    margin: margin ?? 0,
    how: photo ? "photo" : margin === null ? "alone" : "margin",
    count: places?.length ?? event.count ?? 0,
    match: yes(event.match),
    auto: yes(event.auto),
    card: event.card ? told(event.card, ui) : "",
    whose: owner === undefined ? "" : whose(owner, seat, ui),
    others: other === undefined ? "" : whose(other, seat, ui),
    whom: who(to, ui).who,
    to: ui.names[to] ?? "",
    them: who(others?.[0] ?? 0, ui).who,
    other: ui.names[others?.[0] ?? 0] ?? "",
    scores: points ? scores(points, ui) : "",
  };
}

/** "Anna −8, Ben 12". @param {number[]} points @param {Ui} ui */
const scores = (points, ui) =>
  points.map((count, seat) => `${ui.names[seat] ?? ""} ${signed(count)}`).join(", ");

/** What happened, in one sentence. @param {TableEvent} event @param {Ui} ui @returns {string} */
export const sentence = (event, ui) =>
  ui.t(`kaboom-event-${event.type.toLowerCase()}`, facts(event, ui));

/** The same for those who listen: also where the cards lie, and what their own seat may see. @param {TableEvent} event @param {Ui} ui @param {View} view */
export function spoken(event, ui, view) {
  const { type, place = event.first_place, other_place: there, seat = 0, to_place: given } = event;
  const at = place === undefined ? "" : spotWords(place, ui);
  const more = PLACED[type]
    ? ui.t(PLACED[type], {
        place: at,
        other: there === undefined ? "" : spotWords(there, ui),
        to: given === undefined ? "" : spotWords(given, ui),
      })
    : "";
  const power = event.power ? ui.t(`kaboom-say-power-${event.power}`, who(seat, ui)) : "";
  return [sentence(event, ui), more, power, sights(event, ui, view)].filter(Boolean).join(" ");
}

/** What a look shows, for its own seat's ears: where an eye was opened by key or reader, or a screen of one's own shows it at once. @param {TableEvent} event @param {Ui} ui @param {View} view */
function sights({ type, seat = 0 }, ui, view) {
  const own = ui.views?.[seat] ?? (view?.seat === seat ? view : undefined);
  const isShown = isAloud(seat, ui) || (!ui.flat && type !== "Peeked");
  return own && isShown && ["Peeked", "Looked", "LookedBoth"].includes(type)
    ? facesOf(own, ui)
    : "";
}

/** What is said of the places, by event. @type {Record<string, string>} */
const PLACED = {
  Replaced: "kaboom-say-place",
  Looked: "kaboom-say-place",
  Revealed: "kaboom-say-place",
  LookedBoth: "kaboom-say-places",
  Swapped: "kaboom-say-places",
  Stayed: "kaboom-say-places",
  Gave: "kaboom-say-given",
};

/** Whether a seat's eye was opened by a key or a reader. @param {number} seat @param {Ui} ui */
const isAloud = (seat, ui) => !!ui.aloud?.[seat];

/** "You see: near left, ten of hearts." @param {View} view @param {Ui} ui */
function facesOf(view, ui) {
  const cards = secrets(view).map(({ card, owner, place }) => {
    const at = place === null ? "" : spotWords(place, ui);
    const spot = owner === view.seat ? at : `${ui.names[owner] ?? ""} ${at}`;
    return [spot, told(card, ui)].filter(Boolean).join(", ");
  });
  return cards.length ? ui.t("kaboom-say-faces", { cards: cards.join("; ") }) : "";
}

/** @type {Record<string, string>} */
const SOUNDS = {
  Dealt: "paper",
  Peeked: "lift",
  Covered: "turn",
  Flipped: "turn",
  Drew: "paper",
  Replaced: "wood",
  Discarded: "wood",
  Looked: "lift",
  LookedBoth: "lift",
  Swapped: "foil",
  Stayed: "turn",
  PowerSkipped: "turn",
  Slapped: "slap",
  GaveUp: "turn",
  Penalized: "bust",
  Gave: "paper",
  Kaboomed: "boom",
  Shuffled: "paper",
  RoundEnded: "smartie",
  Undone: "turn",
};

/** @param {TableEvent} event */
export const sound = ({ type, match }) =>
  type === "Revealed" ? (match ? "stack" : "turn") : (SOUNDS[type] ?? "");

/** What is seen anyhow, or follows at once; it would drown the rest. */
const MINOR = [
  "Covered",
  "Reached",
  "Calling",
  "TurnBegan",
  "Slapped",
  "SlapDone",
  "PowerSkipped",
  "GaveNothing",
  "Shuffled",
];

/** @param {TableEvent} event */
export const isMinor = ({ type }) => MINOR.includes(type);

/** Why not, by the first code that is known. @param {string[]} codes @param {Ui} ui */
export function reason(codes, ui) {
  const id = `kaboom-why-${(codes[0] ?? "not_offered").replaceAll("_", "-")}`;
  const text = ui.t(id);
  return text === id ? ui.t("kaboom-why-not-offered") : text;
}

/** What the strongest bot would do, and why. @param {{action: Action, reasons: string[]}} hint @param {Ui} ui */
export function advice({ action, reasons }, ui) {
  const [one, two] = cardsOf(action, ui.seat).map(spotOf);
  const named = (/** @type {Spot | null | undefined} */ spot) =>
    spot
      ? { whose: whose(spot.owner, ui.seat, ui), place: spotWords(spot.place, ui) }
      : { whose: "", place: "" };
  const [first, second] = [named(one), named(two)];
  const what = ui.t(`kaboom-advice-${action.type.toLowerCase()}`, {
    ...first,
    others: second.whose,
    other: second.place,
    swap: yes(action.swap),
  });
  return [what, ...reasons.map((code) => ui.t(`kaboom-hint-${code.replaceAll("_", "-")}`))].join(
    " ",
  );
}

/** What the first of these actions asks for, in the order of what presses most. @type {[string, (view: View, actions: Action[], ui: Ui) => string][]} */
const NOTES = [
  ["Peek", (_, __, ui) => ui.t("kaboom-note-peek")],
  [
    "Reveal",
    (view, actions, ui) =>
      ui.t(
        actions.some(({ type }) => type === "Enough") ? "kaboom-note-more" : "kaboom-note-reveal",
        { rank: rankWord(view, ui) },
      ),
  ],
  ["Keep", (view, _, ui) => ui.t("kaboom-note-give", { ...who(view.gift?.to ?? 0, ui) })],
  ["GiveUp", (_, __, ui) => ui.t("kaboom-note-give-up")],
  [
    "Cover",
    (view, _, ui) =>
      ui.t(
        isPeeking(view)
          ? "kaboom-note-peeking"
          : ui.flat
            ? "kaboom-note-looked"
            : "kaboom-note-looked-own",
      ),
  ],
  ["Decide", (_, __, ui) => ui.t(ui.flat ? "kaboom-note-decide" : "kaboom-note-decide-own")],
  ["Discard", (view, actions, ui) => drawnNote(view, actions, ui)],
  [
    "SkipPower",
    (view, _, ui) =>
      ui.t(
        heldOf(ui) ? "kaboom-note-second" : `kaboom-note-power-${view.power?.kind ?? "look_own"}`,
      ),
  ],
  ["Flip", (_, __, ui) => ui.t("kaboom-note-flip")],
  [
    "Kaboom",
    (_, actions, ui) =>
      ui.t(actions.some(({ type }) => type === "Draw") ? "kaboom-note-draw" : "kaboom-note-call"),
  ],
  ["Draw", (_, __, ui) => ui.t("kaboom-note-draw-last")],
  [
    "Slap",
    (view, _, ui) =>
      view.window?.elapsed ? "" : ui.t("kaboom-note-slap", { rank: rankWord(view, ui) }),
  ],
];

/** What to do now; no card is named that others at the table may not know. @param {View} view @param {Action[]} actions @param {Ui} ui */
export function note(view, actions, ui) {
  const asked = NOTES.find(([type]) => actions.some((action) => action.type === type));
  return asked ? asked[1](view, actions, ui) : "";
}

/** @param {View} view @param {Action[]} actions @param {Ui} ui */
function drawnNote(view, actions, ui) {
  const what = ui.t(
    actions.some(({ type }) => type === "Replace") ? "kaboom-note-drawn" : "kaboom-note-drawn-bare",
  );
  return view.drawn && !ui.flat
    ? `${ui.t("kaboom-note-drew", { card: told(view.drawn, ui) })} ${what}`
    : what;
}

/** The rank that is slapped: of the card that was thrown before what the slap has brought. @param {View} view @param {Ui} ui */
function rankWord({ discard, slap }, ui) {
  const card = discard.at(-1 - (slap?.matches ?? 0)) ?? "X1";
  return ui.t(`kaboom-rank-${(rankOf(card) || "X").toLowerCase()}`);
}

/** What the keys have just done, spoken: a place they came to, an eye that opened or shut, a card chosen first. @param {View} view @param {Action[]} actions @param {Ui} ui @param {Ui} before */
export function describe(view, actions, ui, before) {
  const seat = [...Object.keys(ui.aloud ?? {})]
    .map(Number)
    .find((one) => isAloud(one, ui) !== isAloud(one, before));
  if (seat !== undefined)
    return isAloud(seat, ui) ? facesOf(ui.views?.[seat] ?? view, ui) : ui.t("kaboom-say-shut");
  if (!ui.cursor || (ui.cursor === before.cursor && ui.held === before.held)) return "";
  return describeSpot(ui.views?.[ui.seat] ?? view, actions, ui.cursor, ui);
}

/** @param {View} view @param {Action[]} actions @param {Spot} spot @param {Ui} ui */
function describeSpot(view, actions, spot, ui) {
  const on = nameOf(spot);
  const thing = thingName(view, spot, ui);
  if (!thing) return ui.t("kaboom-say-gap");
  if (heldOf(ui) === on) return ui.t("kaboom-say-held", { thing });
  return onCard(actions, ui.seat, on).length ? ui.t("kaboom-say-may", { thing }) : `${thing}.`;
}

/** @param {View} view @param {Spot} spot @param {Ui} ui */
function thingName(view, spot, ui) {
  const on = nameOf(spot);
  const top = view.discard.at(-1);
  if (on === "stock") return ui.t("kaboom-stock", { count: view.stock });
  if (on === "discard") return ui.t("kaboom-discard", { card: top ? told(top, ui) : "none" });
  const card = cardAt(view, spot);
  if (!card) return "";
  const open =
    card.card !== null && (isAloud(view.seat, ui) || (!ui.flat && !isPeeking(view)))
      ? card.card
      : null;
  const where = { name: ui.names[spot.owner] ?? "", place: spotWords(spot.place, ui) };
  const thing = open
    ? ui.t("kaboom-card-up", { ...where, card: told(open, ui) })
    : ui.t("kaboom-card-down", where);
  return view.caller === spot.owner ? `${thing}. ${ui.t("kaboom-locked")}` : thing;
}
