/** Kaboom! in words: what its fields are called, what to do now, what the keys' place and the eye key tell. */

import { has } from "../../table/gestures.js";
import { factsOf, inWords, nextOf, seatAs, who } from "../../table/sentences.js";
import { cardWords, gridCardWords, rankWord, signed, spotWords, whose } from "./names.js";
import { cardAt, heldOf, isPeeking, nameOf, onCard, secrets } from "./spots.js";

/** @import { Ui, View } from "./types.js" */
/** @import { Spot } from "./spots.js" */
/** @import { Action, Hint, TableEvent } from "../../table/types.js" */

/** @type {import("../../table/sentences.js").Words["words"]} */
const words = {
  card: cardWords,
  owner: whose,
  first_owner: whose,
  other: whose,
  place: spotWords,
  first_place: spotWords,
  other_place: spotWords,
  to_place: spotWords,
  to: seatAs("to"),
  others: nextOf,
  places: (places) => places.length,
  points: (points, ui) =>
    points
      .map(
        (/** @type {number} */ one, /** @type {number} */ seat) =>
          `${ui.names[seat]} ${signed(one)}`,
      )
      .join(", "),
};

const table = inWords({
  prefix: "kaboom",
  words,
  sounds: {
    paper: ["Dealt", "Drew", "Gave", "Shuffled"],
    turn: ["Covered", "Flipped", "Stayed", "PowerSkipped", "Revealed", "GaveUp", "Undone"],
    lift: ["Peeked", "Looked", "LookedBoth"],
    wood: ["Replaced", "Discarded"],
    foil: ["Swapped"],
    slap: ["Slapped"],
    bust: ["Penalized"],
    boom: ["Kaboomed"],
    smartie: ["RoundEnded"],
  },
  minor: [
    ...["Covered", "Reached", "Calling", "TurnBegan", "Slapped", "SlapDone", "PowerSkipped"],
    ...["GaveNothing", "Shuffled"],
  ],
  notes: [
    ["Peek", "kaboom-note-peek"],
    ["Reveal", (view, actions, ui) => ranked(has(actions, "Enough") ? "more" : "reveal", view, ui)],
    ["Keep", (view, _, ui) => ui.t("kaboom-note-give", who(view.gift?.to ?? 0, ui))],
    ["GiveUp", "kaboom-note-give-up"],
    ["Cover", (view, _, ui) => (isPeeking(view) ? ui.t("kaboom-note-peeking") : own("looked", ui))],
    ["Decide", (_, __, ui) => own("decide", ui)],
    ["Discard", drawnNote],
    [
      "SkipPower",
      (view, _, ui) =>
        ui.t(
          heldOf(ui) ? "kaboom-note-second" : `kaboom-note-power-${view.power?.kind ?? "look_own"}`,
        ),
    ],
    ["Flip", "kaboom-note-flip"],
    [
      "Kaboom",
      (_, actions, ui) => ui.t(has(actions, "Draw") ? "kaboom-note-draw" : "kaboom-note-call"),
    ],
    ["Draw", "kaboom-note-draw-last"],
    ["Slap", (view, _, ui) => (view.window?.elapsed ? "" : ranked("slap", view, ui))],
  ],
});

export const { isMinor, note, reason, sentence } = table;

/** A card turned up that matches sounds like one of a stack. @param {TableEvent} event */
export const sound = (event) => (event.match ? "stack" : table.sound(event));

/** @param {string} code @param {View} view @param {Ui} ui */
const ranked = (code, { wanted }, ui) =>
  ui.t(`kaboom-note-${code}`, { rank: rankWord(wanted ?? "x", ui) });

/** In other words on a screen of one's own. @param {string} code @param {Ui} ui */
const own = (code, ui) => ui.t(`kaboom-note-${code}${ui.flat ? "" : "-own"}`);

/** @param {View} view @param {Action[]} actions @param {Ui} ui no card is named that others at the table may not know */
function drawnNote(view, actions, ui) {
  const what = ui.t(`kaboom-note-drawn${has(actions, "Replace") ? "" : "-bare"}`);
  return view.drawn && !ui.flat
    ? `${ui.t("kaboom-note-drew", { card: cardWords(view.drawn, ui) })} ${what}`
    : what;
}

/** A hint's card is somebody's, and the hint is the own seat's. @param {Hint} hint @param {Ui} ui */
export const advice = ({ action, ...hint }, ui) =>
  table.advice(
    { ...hint, action: { ...action, owner: action.seat ?? ui.seat, seat: ui.seat } },
    ui,
  );

/** What is said of the places, by event. @type {Record<string, string>} */
const PLACED = {
  Replaced: "place",
  Looked: "place",
  Revealed: "place",
  LookedBoth: "places",
  Swapped: "places",
  Stayed: "places",
  Gave: "given",
};

/** The same for those who listen: also where the cards are, and what their own seat may see. @param {TableEvent} event @param {Ui} ui @param {View} view */
export function spoken(event, ui, view) {
  const facts = factsOf(event, ui, words);
  const placed = PLACED[event.type];
  return [
    sentence(event, ui),
    placed && ui.t(`kaboom-say-${placed}`, facts),
    event.power && ui.t(`kaboom-say-power-${event.power}`, facts),
    sights(event, ui, view),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a look shows, for its own seat's ears: where a key or a reader began the look, or a screen of one's own shows it at once. @param {TableEvent} event @param {Ui} ui @param {View} view */
function sights({ type, seat = 0 }, ui, view) {
  const seen = ui.views?.[seat] ?? (view?.seat === seat ? view : undefined);
  const isShown = looksByKey(seat, ui) || (!ui.flat && type !== "Peeked");
  return seen && isShown && ["Peeked", "Looked", "LookedBoth"].includes(type)
    ? facesOf(seen, ui)
    : "";
}

/** Whether a seat looks since a key or a reader began that. @param {number} seat @param {Ui} ui */
const looksByKey = (seat, ui) => !!ui.viewing?.[seat]?.byKey;

/** "You see: near left, ten of hearts." @param {View} view @param {Ui} ui */
function facesOf(view, ui) {
  const cards = secrets(view).map(({ card, owner, place }) => {
    const at = place === null ? "" : spotWords(place, ui);
    const spot = owner === view.seat ? at : `${ui.names[owner] ?? ""} ${at}`;
    return [spot, cardWords(card, ui)].filter(Boolean).join(", ");
  });
  return cards.length ? ui.t("kaboom-say-faces", { cards: cards.join("; ") }) : "";
}

/** What the keys have just done, spoken: a place they came to, a look that began or ended, a card chosen first. @param {View} view @param {Action[]} actions @param {Ui} ui @param {Ui} before */
export function describe(view, actions, ui, before) {
  const seat = Object.keys(ui.viewing ?? {})
    .map(Number)
    .find((one) => looksByKey(one, ui) !== looksByKey(one, before));
  if (seat !== undefined)
    return looksByKey(seat, ui) ? facesOf(ui.views?.[seat] ?? view, ui) : ui.t("kaboom-say-shut");
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
  if (on === "discard") return ui.t("kaboom-discard", { card: top ? cardWords(top, ui) : "none" });
  const card = cardAt(view, spot);
  const isShown = looksByKey(view.seat, ui) || (!ui.flat && !isPeeking(view));
  return card ? gridCardWords(view, spot, isShown ? card.card : null, ui) : "";
}
