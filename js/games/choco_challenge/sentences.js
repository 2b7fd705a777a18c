/**
 * Choco Challenge in words: names of things, chances, the story's sentences, the reason why not,
 * what the cursor tells.
 */

import { inWords, who } from "../../table/sentences.js";
import { CROWNS, offered, reach, spotAt } from "./spots.js";

/** @import { Chance, Odds, Ui, View } from "./game.js" */

/** An ingredient or a tool. @param {string} name @param {Ui} ui */
export const named = (name, ui) => (name ? ui.t(`challenge-name-${name}`) : "");

/** A tool as what somebody uses or gets. @param {string} name @param {Ui} ui */
export const objectOf = (name, ui) => ui.t(`challenge-name-${name}.object`);

/** @param {number | string} cost @param {Ui} ui */
const dessertName = (cost, ui) => ui.t(`challenge-dessert-${cost}`);

/**
 * Each kind that is there, and how often in words.
 * @param {string[]} names
 * @param {Ui} ui
 * @returns {[name: string, words: string][]}
 */
export const inside = (names, ui) =>
  [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return [name, ui.t("challenge-inside-kind", { count, card: named(name, ui) })];
  });

/**
 * All of them in words; "none" for none.
 * @template Code
 * @param {Code[]} codes
 * @param {(code: Code, ui: Ui) => string} words
 * @param {Ui} ui
 */
const listOf = (codes, words, ui) => (codes.length ? codes.map((one) => words(one, ui)) : "none");

/** What lies at a place of the market. @param {number} place @param {Ui} ui */
function marketCard(place, ui) {
  const name = ui.views?.[ui.seat]?.market[place - 1] ?? "";
  return { place, card: named(name, ui), crowns: CROWNS[name] ?? 0 };
}

/** "about 29 %". @param {Chance} chance @param {Ui} ui */
export const share = ({ size, percent }, ui) => ui.t("challenge-odds", { size, percent });

/** "Bust with the next card: 2 of 7, about 29 %." @param {Odds} odds @param {Ui} ui */
export const bustWords = ({ bust }, ui) =>
  ui.t("challenge-odds-bust", { ways: bust.ways, of: bust.of, share: share(bust, ui) });

/** Actions on a card of the market. */
const AT_MARKET = ["Buy", "TakeMarket"];

/** @type {NonNullable<import("../../table/sentences.js").Words["words"]>} */
const words = {
  name: (name, ui) => ({ card: named(name, ui) }),
  names: (names, ui) => ({ cards: listOf(names, named, ui) }),
  inside: (names, ui) => ({ cards: listOf(inside(names, ui), ([, one]) => one, ui) }),
  place: (place, ui, { type }) => (AT_MARKET.includes(type) ? marketCard(place, ui) : place),
  tool: objectOf,
  tools: (tools, ui) => listOf(tools, named, ui),
  cost: (cost, ui) => ({ cost, dessert: dessertName(cost, ui) }),
  costs: (costs, ui) => listOf(costs, dessertName, ui),
};

const say = inWords({
  prefix: "challenge",
  words,
  sounds: {
    paper: ["Drew", "Refilled", "Received"],
    sweep: ["Reshuffled"],
    turn: ["Stopped", "Declined", "Undone"],
    wood: ["Bought", "Picked"],
    tin: ["Spent", "Armed"],
    thrill: ["Matched"],
    bust: ["Busted"],
    oven: ["Took"],
  },
  minor: ["Reshuffled", "Finished", "Refilled", "Declined"],
  notes: [
    ["Decline", "challenge-note-extra"],
    ["Spend", "challenge-match-tools"],
    ["Bust", "challenge-match-none"],
    ["Done", shopping],
    ["Draw", drawing],
    ["Stop", "challenge-note-pile"],
  ],
});

export const { choice, group, sentence, sound, reason, note, told } = say;

/** What hardly needs telling twice. @param {TableEvent} event */
export const isMinor = (event) => say.isMinor(event) || event.result === "equal";

/**
 * The same for those who listen: also how many cards lie in front.
 * @param {TableEvent} event
 * @param {Ui} ui
 * @param {View} view
 */
export function spoken(event, ui, view) {
  const row = view.seats[event.seat ?? 0];
  const isLast = event.type === "Drew" && row.drawn_cards.at(-1) === event.card;
  const words = sentence(event, ui);
  if (!isLast) return words;
  return `${words} ${ui.t("challenge-say-front", { count: row.drawn.length })}`;
}

/**
 * What the strongest bot would do, why, and how likely a bust is.
 * @param {Hint} hint
 * @param {Ui} ui
 */
export const advice = (hint, ui) =>
  hint.odds ? `${say.advice(hint, ui)} ${bustWords(hint.odds, ui)}` : say.advice(hint, ui);

/** @param {View} view @param {Action[]} actions @param {Ui} ui */
function drawing(view, actions, ui) {
  return offered(actions, "stop")
    ? ui.t("challenge-note-draw", { count: reach(view), risk: view.risk ?? "none" })
    : ui.t("challenge-note-first");
}

/** What may be bought and taken. @param {View} view @param {Action[]} actions @param {Ui} ui */
function shopping(view, actions, ui) {
  const places = actions.filter(({ type }) => type === "Buy").map(({ place }) => place);
  const costs = actions.filter(({ type }) => type === "Take").map(({ cost }) => cost);
  if (!places.length && !costs.length) return ui.t("challenge-note-nothing");
  const says = [ui.t("challenge-note-done")];
  if (costs.length) says.unshift(ui.t("challenge-note-take", { costs }));
  if (places.length > 1) says.unshift(ui.t("challenge-note-buy-any"));
  if (places.length === 1)
    says.unshift(ui.t("challenge-note-buy", { card: named(view.market[places[0] - 1], ui) }));
  return says.join(" ");
}

/**
 * A thing in the middle, told; "" where none lies.
 * @param {string} on its data-on
 * @param {View} view
 * @param {Ui} ui
 */
export function thingName(on, view, ui) {
  const [word, of] = on.split(":");
  if (word === "deck")
    return ui.t("challenge-deck", { count: view.deck, back: view.back ?? "none" });
  if (word === "tool")
    return ui.t("challenge-tool-pile", { name: named(of, ui), count: view.tools[of] });
  const number = Number(of);
  if (word === "dessert") {
    const args = { name: dessertName(of, ui), cost: number, count: view.desserts[of] };
    return ui.t("challenge-dessert-pile", args);
  }
  const card = view.market[number - 1];
  if (!card) return "";
  const args = { name: named(card, ui), place: number, crowns: CROWNS[card] };
  return ui.t("challenge-market-card", args);
}

/**
 * What the keys' cursor tells, spoken; or what is in the pile that was just opened.
 * @param {View} view
 * @param {Action[]} actions
 * @param {Ui} ui
 * @param {Ui} before
 */
export function describe(view, actions, ui, before) {
  if (ui.open != null && ui.open !== before.open) return describeInside(view, ui.open, ui);
  const on = spotAt(ui.cursor);
  if (!on) return "";
  const thing = thingName(on, view, ui);
  if (!thing) return ui.t("challenge-say-gap");
  if (offered(actions, on)) return ui.t("challenge-say-may", { thing });
  const [word, of] = on.split(":");
  const { desserts, tools } = view.seats[ui.seat];
  const hasOne = word === "dessert" ? desserts.includes(Number(of)) : tools.includes(of);
  return hasOne ? ui.t("challenge-say-own", { thing }) : `${thing}.`;
}

/** @param {View} view @param {number} seat @param {Ui} ui */
function describeInside(view, seat, ui) {
  const cards = inside(view.seats[seat].inside, ui).map(([, words]) => words);
  return ui.t("challenge-say-inside", {
    title: ui.t("challenge-inside-title", who(seat, ui)),
    cards: cards.length ? cards : ui.t("challenge-inside-order", { count: 0 }),
  });
}
