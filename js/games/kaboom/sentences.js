/**
 * Kaboom! in words: cards, places and points, what happened, what to do now, what the keys' place
 * and the eye key tell.
 */

import { has } from "../../input/gestures.js";
import { factsOf, inWords, namesOf, seatAs, signed, who } from "../../table/sentences.js";
import { rankOf, suitOf } from "./cards.js";
import { cardAt, heldOf, isPeeking, nameOf, onCard, secrets, viewingOf, worthOf } from "./spots.js";

/** @import { Ui, View } from "./game.js" */
/** @import { Spot } from "./spots.js" */

/** "8 points". @param {number} count @param {Pick<Ui, "t">} ui */
export const countWords = (count, ui) => ui.t("kaboom-counts", { count, points: signed(count) });

/** What the drawn card can do if it is thrown away. @param {View} view @param {Ui} ui */
export const powerWords = ({ worth }, ui) =>
  ui.t("kaboom-power", { power: worth?.power ?? "none" });

/** The ranks that have a name, as messages know them. @type {Record<string, number>} */
const RANKS = { X: 0, A: 1, J: 11, Q: 12, K: 13 };

/** @param {string | null} rank as the engine names it */
const rankNumber = (rank) => RANKS[rank ?? "X"] ?? Number(rank);

/** "7", "king". @param {string | null} rank as the engine names it @param {Ui} ui */
const rankWords = (rank, ui) => ui.t("kaboom-rank", { rank: rankNumber(rank) });

/** "7 of hearts", "red king". @param {string} card @param {Ui} ui */
export const cardWords = (card, ui) =>
  ui.t("kaboom-card", { rank: rankNumber(rankOf(card) || "X"), suit: suitOf(card) });

/**
 * "yours, near left": a card of somebody, where it is as its own seat sees it.
 * @param {number} owner
 * @param {number} place
 * @param {Ui} ui
 */
const spotWords = (owner, place, ui) =>
  ui.t("kaboom-spot", { ...who(owner, ui), place: placeWords(place, ui) });

/** "near left": the same of a card whose owner is known. @param {number} place @param {Ui} ui */
const placeWords = (place, ui) => ui.t("kaboom-place", { place, number: place - 3 });

/**
 * A card of a grid: whose, where, and its face where that may be known.
 * @param {View} view
 * @param {Spot} spot
 * @param {string | null} face
 * @param {Ui} ui
 */
export function gridCardWords(view, { owner, place }, face, ui) {
  const spot = spotWords(owner, place, ui);
  const words = face
    ? ui.t("kaboom-card-up", { spot, card: cardWords(face, ui), points: signed(worthOf(face)) })
    : ui.t("kaboom-card-down", { spot });
  return view.caller === owner ? `${words} ${ui.t("kaboom-why-locked")}` : words;
}

/** Actions whose seat is that of a card. */
const ON_CARDS = ["Look", "LookBoth", "Reveal", "Swap"];

/**
 * "near left", or "7 of hearts (near left)": a card among those of one seat.
 * @param {{place: number, card: string | null}} it
 * @param {Ui} ui
 */
function lyingWords({ place, card }, ui) {
  const spot = placeWords(place, ui);
  return card ? ui.t("kaboom-face", { card: cardWords(card, ui), spot }) : spot;
}

/** @type {NonNullable<import("../../table/sentences.js").Words["words"]>} */
const words = {
  seat: (seat, ui, { type, place }) =>
    ON_CARDS.includes(type) ? { spot: spotWords(seat, place, ui) } : seat,
  card: cardWords,
  lying: (lying, ui) =>
    lying.length
      ? lying.map((/** @type {{place: number, card: string | null}} */ it) => lyingWords(it, ui))
      : "none",
  worth: signed,
  sum: signed,
  waiting: namesOf,
  ms: (ms) => ({ seconds: ms / 1000 }),
  owner: (owner, ui, { place }) => ({ spot: spotWords(owner, place, ui) }),
  first_owner: (owner, ui, { first_place }) => ({ first: spotWords(owner, first_place, ui) }),
  other: (owner, ui, { other_place }) => ({ other: spotWords(owner, other_place, ui) }),
  place: placeWords,
  to_place: placeWords,
  to: seatAs("to"),
  places: (places) => ({ places: places.length }),
  points: /** @param {number[]} points @param {Ui} ui */ (points, ui) =>
    points.map((one, seat) =>
      ui.t("table-series-points", { name: ui.names[seat], points: signed(one) }),
    ),
};

const table = inWords({
  prefix: "kaboom",
  words,
  sounds: {
    paper: ["Drew", "Gave", "Swapped"],
    sweep: ["Dealt", "Shuffled"],
    turn: ["Covered", "Stayed", "PowerSkipped", "Revealed", "GaveUp", "Undone"],
    lift: ["Peeked", "Looked", "LookedBoth"],
    felt: ["Replaced", "Discarded", "Flipped"],
    slap: ["Slapped"],
    bust: ["Penalized"],
    boom: ["Kaboomed"],
    tally: ["RoundEnded"],
  },
  minor: [
    ...["Covered", "Reached", "Calling", "TurnBegan", "Slapped", "SlapDone", "PowerSkipped"],
    ...["GaveNothing", "Shuffled", "Using", "Ignored"],
  ],
  notes: [
    ["Peek", "kaboom-note-peek"],
    ["Reveal", (view, actions, ui) => ranked(has(actions, "Enough") ? "more" : "reveal", view, ui)],
    ["Keep", (view, _, ui) => noted("give", ui, who(view.gift.to, ui))],
    ["GiveUp", "kaboom-note-give-up"],
    ["Cover", (view, _, ui) => (isPeeking(view) ? peeking(ui) : own("looked", ui))],
    ["Decide", (_, __, ui) => own("decide", ui)],
    ["Discard", drawnNote],
    ["SkipPower", ({ power }, _, ui) => noted(heldOf(ui) ? "second" : `power-${power.kind}`, ui)],
    ["Flip", "kaboom-advice-flip"],
    ["Kaboom", (_, actions, ui) => noted(has(actions, "Draw") ? "draw" : "call", ui)],
    ["Draw", "kaboom-note-draw-last"],
    ["Slap", (view, _, ui) => (view.window?.elapsed ? "" : ranked("slap", view, ui))],
  ],
});

export const { advice, choice, group, isMinor, moment, note, reason, sentence, told } = table;

/** The bell rings for a slap whose card matches. @param {TableEvent} event */
export const sound = (event) => (event.match ? "brass" : table.sound(event));

/** @param {string} code @param {Ui} ui @param {Record<string, any>} [facts] */
const noted = (code, ui, facts) => ui.t(`kaboom-note-${code}`, facts);

/** How the eye is shut that is open now. @param {Ui} ui */
const peeking = (ui) => noted("peeking", ui, viewingOf(ui).stays ? { way: "tap" } : {});

/** @param {string} code @param {View} view @param {Ui} ui */
const ranked = (code, { wanted }, ui) => noted(code, ui, { rank: rankWords(wanted, ui) });

/** In other words on a screen of one's own. @param {string} code @param {Ui} ui */
const own = (code, ui) => noted(ui.flat ? code : `${code}-own`, ui);

/**
 * @param {View} view
 * @param {Action[]} actions
 * @param {Ui} ui no card is named that others at the table may not know
 */
function drawnNote(view, actions, ui) {
  const { drawn, worth } = view;
  const what = noted(has(actions, "Replace") ? "drawn" : "drawn-bare", ui);
  if (!drawn || !worth || ui.flat) return what;
  const power = worth.power ? ` ${powerWords(view, ui)}` : "";
  return `${drawnWords(view, ui)} ${what}${power}`;
}

/** What a seat has drawn, for that seat alone. @param {View} view @param {Ui} ui */
export const drawnWords = ({ drawn, worth }, ui) =>
  ui.t("kaboom-drawn", { card: cardWords(drawn ?? "X", ui), points: signed(worth?.points) });

/**
 * A penalty in two lines: who took how many cards, and why.
 * @param {NonNullable<View["paid"]>} paid
 * @param {Ui} ui
 */
export const penaltyWords = ({ seat, cards, wanted, card }, ui) => [
  ui.t("kaboom-event-penalized", { ...who(seat, ui), places: cards }),
  card
    ? ui.t("kaboom-paid-wrong", { rank: rankWords(wanted, ui), card: cardWords(card, ui) })
    : ui.t("kaboom-paid-none"),
];

/** What is said of the places, by the event. @type {Record<string, string>} */
const PLACED = { Replaced: "place", Gave: "given" };

/**
 * The same for those who listen: also where the cards are, and what their own seat may see.
 * @param {TableEvent} event
 * @param {Ui} ui
 * @param {View} view
 */
export function spoken(event, ui, view) {
  const placed = PLACED[event.type];
  const all = [
    sentence(event, ui),
    placed && ui.t(`kaboom-say-${placed}`, factsOf(event, ui, words)),
    event.power && ui.t("kaboom-power", { power: event.power }),
    sights(event, ui, view),
  ];
  return all.filter(Boolean).join(" ");
}

/**
 * What a look shows, for its own seat's ears: where a key or a reader began the look, or a screen
 * of one's own shows it at once.
 * @param {TableEvent} event
 * @param {Ui} ui
 * @param {View} view
 */
function sights({ type, seat = 0 }, ui, view) {
  const seen = ui.views[seat] ?? (view.seat === seat ? view : undefined);
  const isShown = looksByKey(seat, ui) || (!ui.flat && type !== "Peeked");
  const isLook = ["Peeked", "Looked", "LookedBoth"].includes(type);
  return seen && isShown && isLook ? facesOf(seen, ui) : "";
}

/** Whether a seat looks since a key or a reader began that. @param {number} seat @param {Ui} ui */
const looksByKey = (seat, ui) => !!viewingOf(ui, seat).byKey;

/** "You see: 10 of hearts (yours, near left)." @param {View} view @param {Ui} ui */
function facesOf(view, ui) {
  const cards = secrets(view).map(({ card, owner, place }) => {
    const words = cardWords(card, ui);
    if (place === null) return words;
    return ui.t("kaboom-face", { card: words, spot: spotWords(owner, place, ui) });
  });
  return cards.length ? ui.t("kaboom-say-faces", { cards }) : "";
}

/**
 * What the keys have just done, spoken: a place they came to, a look that began or ended, a card
 * chosen first.
 * @param {View} view
 * @param {Action[]} actions
 * @param {Ui} ui
 * @param {Ui} before
 */
export function describe(view, actions, ui, before) {
  const seat = Object.keys(ui.viewing ?? {})
    .map(Number)
    .find((one) => looksByKey(one, ui) !== looksByKey(one, before));
  if (seat !== undefined)
    return looksByKey(seat, ui) ? facesOf(ui.views[seat] ?? view, ui) : ui.t("kaboom-say-shut");
  if (!ui.cursor || (ui.cursor === before.cursor && ui.held === before.held)) return "";
  return describeSpot(ui.views[ui.seat] ?? view, actions, ui.cursor, ui);
}

/** @param {View} view @param {Action[]} actions @param {Spot} spot @param {Ui} ui */
function describeSpot(view, actions, spot, ui) {
  const on = nameOf(spot);
  const thing = thingName(view, spot, ui);
  if (!thing) return ui.t("kaboom-why-gap");
  if (heldOf(ui) === on) return `${thing} ${ui.t("kaboom-say-held")}`;
  return onCard(actions, ui.seat, on).length ? `${thing} ${ui.t("kaboom-say-may")}` : thing;
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
