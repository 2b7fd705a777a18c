/** Choco Challenge in words: names of things, the story's sentences, the reason why not, what the cursor tells. */

import { bustWords } from "./odds.js";
import { crownsOf } from "./pieces.js";
import { offered, reach, spotAt } from "./spots.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("../../table/types.js").Action} Action */
/** @typedef {import("../../table/types.js").TableEvent} TableEvent */

/** An ingredient or a tool. @param {string | undefined} name @param {Ui} ui */
export const named = (name, ui) => (name ? ui.t(`challenge-name-${name}`) : "");

/** @param {number | string | undefined} cost @param {Ui} ui */
export const dessertName = (cost, ui) => (cost ? ui.t(`challenge-dessert-${cost}`) : "");

/** A seat as sentences speak of it; whoever is called "You" is spoken to. @param {number} seat @param {Ui} ui */
export function who(seat, ui) {
  const name = ui.names[seat] ?? "";
  return { who: name === ui.t("person-you") ? "you" : "name", name };
}

/** "Anna and Ben". @param {string[]} names @param {Ui} ui */
export const listed = (names, ui) =>
  names.reduce((all, name) => (all ? ui.t("table-and", { a: all, b: name }) : name), "");

/** How often each kind is there, as the rulebook names them. @param {string[]} names @returns {[string, number][]} */
export function inside(names) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** What happened, in one sentence. @param {TableEvent} event @param {Ui} ui @returns {string} */
export function sentence(event, ui) {
  const {
    type,
    seat = 0,
    count = 0,
    cost = 0,
    drawn = 0,
    against = 0,
    result = "",
    reason: why = "",
  } = event;
  const args = { ...who(seat, ui), count, cost, drawn, against, result, reason: why };
  return ui.t(`challenge-event-${type.toLowerCase()}`, {
    ...args,
    card: named(event.name, ui),
    tool: named(event.tool, ui),
    dessert: dessertName(cost, ui),
  });
}

/** The same for those who listen: also how many cards lie in front. @param {TableEvent} event @param {Ui} ui @param {View} view */
export function spoken(event, ui, view) {
  const row = view.seats[event.seat ?? 0];
  const isLast = event.type === "Drew" && row?.drawn_cards.at(-1) === event.card;
  return isLast
    ? `${sentence(event, ui)} ${ui.t("challenge-say-front", { count: row?.drawn.length ?? 0 })}`
    : sentence(event, ui);
}

/** @type {Record<string, string>} */
const SOUNDS = {
  Reshuffled: "turn",
  Drew: "paper",
  Matched: "lift",
  Spent: "smartie",
  Busted: "bust",
  Stopped: "turn",
  Bought: "wood",
  Took: "foil",
  Refilled: "paper",
  Received: "paper",
  Picked: "wood",
  Armed: "smartie",
  Declined: "turn",
  Undone: "turn",
};

/** @param {TableEvent} event */
export const sound = ({ type }) => SOUNDS[type] ?? "";

/** What hardly needs telling twice. @param {TableEvent} event */
export const isMinor = ({ type, result }) =>
  ["Reshuffled", "Finished", "Refilled", "Declined"].includes(type) || result === "equal";

/** Why not, by the first code that is known. @param {string[]} codes @param {Ui} ui */
export function reason(codes, ui) {
  const id = `challenge-why-${(codes[0] ?? "not_offered").replaceAll("_", "-")}`;
  const text = ui.t(id);
  return text === id ? ui.t("challenge-why-not-offered") : text;
}

/** What the strongest bot would do, why, and how likely a bust is. @param {{action: Action, reasons: string[], odds?: any}} hint @param {Ui} ui */
export function advice({ action, reasons, odds }, ui) {
  const args = {
    place: action.place ?? 0,
    tool: named(action.tool, ui),
    dessert: dessertName(action.cost, ui),
  };
  const what = ui.t(`challenge-advice-${action.type.toLowerCase()}`, args);
  const why = reasons.map((code) => ui.t(`challenge-hint-${code.replaceAll("_", "-")}`));
  return [what, ...why, ...(odds ? [`${bustWords(odds, ui)}.`] : [])].join(" ");
}

/** What to do now. @param {View} view @param {Action[]} actions @param {Ui} ui */
export function note(view, actions, ui) {
  const has = /** @param {string} type */ (type) => actions.some((action) => action.type === type);
  if (actions.length === 0) return "";
  if (has("Decline")) return ui.t("challenge-note-extra");
  if (has("Bust")) return ui.t(has("Spend") ? "challenge-note-match" : "challenge-note-match-none");
  if (has("Done")) return shopping(view, actions, ui);
  if (!has("Draw")) return ui.t("challenge-note-pile");
  return has("Stop")
    ? ui.t("challenge-note-draw", { count: reach(view) })
    : ui.t("challenge-note-first");
}

/** What may be bought and taken. @param {View} view @param {Action[]} actions @param {Ui} ui */
function shopping(view, actions, ui) {
  const places = actions.filter(({ type }) => type === "Buy").map(({ place }) => place);
  const costs = actions.filter(({ type }) => type === "Take").map(({ cost }) => cost);
  if (!places.length && !costs.length) return ui.t("challenge-note-nothing");
  const card = named(view.market[places[0] - 1], ui);
  const buy =
    places.length > 1
      ? ui.t("challenge-note-buy-any")
      : places.length
        ? ui.t("challenge-note-buy", { card })
        : "";
  const take = costs.length ? ui.t("challenge-note-take", { costs: costs.join(", ") }) : "";
  return [buy, take, ui.t("challenge-note-done")].filter(Boolean).join(" ");
}

/** A thing in the middle, told. @param {string} on its data-on @param {View} view @param {Ui} ui */
export function thingName(on, view, ui) {
  const [word, of = ""] = on.split(":");
  if (word === "market") {
    const name = view.market[Number(of) - 1];
    return name
      ? ui.t("challenge-market-card", {
          name: named(name, ui),
          place: Number(of),
          crowns: crownsOf(name),
        })
      : "";
  }
  if (word === "dessert")
    return ui.t("challenge-dessert-pile", {
      name: dessertName(of, ui),
      cost: Number(of),
      count: view.desserts[of] ?? 0,
    });
  if (word === "tool")
    return ui.t("challenge-tool-pile", { name: named(of, ui), count: view.tools[of] ?? 0 });
  return ui.t("challenge-deck", { count: view.deck, back: view.back ?? "none" });
}

/** What the keys' cursor tells, spoken; or what is in the pile that was just opened. @param {View} view @param {Action[]} actions @param {Ui} ui @param {Ui} before */
export function describe(view, actions, ui, before) {
  if (ui.open != null && ui.open !== before.open) return describeInside(view, ui.open, ui);
  const on = spotAt(view, ui.cursor);
  if (!on) return "";
  const thing = thingName(on, view, ui);
  if (!thing) return ui.t("challenge-say-gap");
  if (offered(actions, on)) return ui.t("challenge-say-may", { thing });
  return hasOne(on, view, ui) ? ui.t("challenge-say-own", { thing }) : `${thing}.`;
}

/** @param {string} on @param {View} view @param {Ui} ui */
function hasOne(on, view, ui) {
  const [word, of = ""] = on.split(":");
  const own = view.seats[ui.seat];
  return word === "dessert"
    ? own?.desserts.includes(Number(of))
    : word === "tool" && own?.tools.includes(of);
}

/** @param {View} view @param {number} seat @param {Ui} ui */
function describeInside(view, seat, ui) {
  const own = view.seats[seat];
  const cards = inside(own?.inside ?? [])
    .map(([name, count]) => ui.t("challenge-inside-kind", { count, card: named(name, ui) }))
    .join(", ");
  return ui.t("challenge-say-inside", {
    title: ui.t("challenge-inside-title", who(seat, ui)),
    cards: cards || ui.t("challenge-inside-order", { count: 0 }),
  });
}
