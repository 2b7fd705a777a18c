/** Schokoly in words: names of cards, the story's sentences, the reason why not, what the cursor tells. */

import { joined } from "./areas.js";
import { guardable, heldPieces, places } from "./spots.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("../../table/types.js").Action} Action */
/** @typedef {import("../../table/types.js").TableEvent} TableEvent */

/** @param {string | null | undefined} colour @param {Pick<Ui, "t">} ui */
export function colourName(colour, ui) {
  return colour ? ui.t(`schokoly-${colour}`) : "";
}

/** A card by its pieces, row by row; a lying one also by its place. @param {any} card @param {Pick<Ui, "t">} ui @param {boolean} lies */
export function cardName(card, ui, lies) {
  const [a, b, c, d] = card.colours.map((/** @type {string} */ colour) => colourName(colour, ui));
  const name = ui.t("schokoly-card", { a, b, c, d });
  if (!lies) return name;
  const place = {
    card: name,
    x: card.x,
    y: card.y,
    tier: card.tier,
    smartie: card.smartie ? "yes" : "no",
  };
  return ui.t("schokoly-card-lying", place);
}

/** What happened, in one sentence; whoever is called "You" is spoken to. @param {TableEvent} event @param {Ui} ui @param {View} view */
export function sentence({ type, seat = 0, to = 0, count = 0, colour }, ui, view) {
  const own = ui.t("person-you");
  const [name, other] = [ui.names[seat] ?? "", ui.names[to] ?? ""];
  const who = name === own ? "you" : other === own ? "to-you" : "name";
  const args = { who, name, other, count, colour: colourName(colour ?? view.colours[to], ui) };
  return ui.t(`schokoly-event-${type.toLowerCase()}`, args);
}

/** The same for those who listen: also which card lies where. @param {TableEvent} event @param {Ui} ui @param {View} view */
export function spoken(event, ui, view) {
  const card =
    /** @type {any} */ (event).turn === undefined
      ? undefined
      : view.board.find((one) => one.card === event.card);
  return card
    ? `${sentence(event, ui, view)} ${cardName(card, ui, true)}.`
    : sentence(event, ui, view);
}

/** @type {Record<string, string>} */
const SOUNDS = {
  Placed: "wood",
  Stacked: "stack",
  Guarded: "smartie",
  Drew: "paper",
  Redrew: "paper",
  Chose: "foil",
  Swapped: "foil",
  Offered: "lift",
  Answered: "lift",
  Declined: "turn",
  Passed: "turn",
  Undone: "turn",
};

/** @param {TableEvent} event */
export const sound = ({ type }) => SOUNDS[type] ?? "";

/** What hardly needs telling twice. @param {TableEvent} event */
export const isMinor = ({ type }) => type === "Drew" || type === "Passed";

/** Why not, by the first code that is known. @param {string[]} codes @param {Ui} ui */
export function reason(codes, ui) {
  const id = `schokoly-why-${(codes[0] ?? "not_offered").replaceAll("_", "-")}`;
  const text = ui.t(id);
  return text === id ? ui.t("schokoly-why-not-offered") : text;
}

/** What the strongest bot would do, and why. @param {{action: Action, reasons: string[]}} hint @param {Ui} ui */
export function advice({ action, reasons }, ui) {
  const args = { colour: colourName(action.colour, ui), name: ui.names[action.to] ?? "" };
  const what = ui.t(`schokoly-advice-${action.type.toLowerCase()}`, args);
  return [what, ...reasons.map((code) => ui.t(`schokoly-hint-${code.replaceAll("_", "-")}`))].join(
    " ",
  );
}

/** What to do now. @param {View} view @param {Action[]} actions @param {Ui} ui */
export function note(view, actions, ui) {
  const has = /** @param {string} type */ (type) => actions.some((action) => action.type === type);
  if (actions.length === 0) return "";
  if (has("Choose")) return ui.t("schokoly-note-choose");
  if (has("Answer") || has("Accept") || ui.swapping) return "";
  if (ui.guarding) return ui.t("schokoly-note-guard");
  if (view.placed !== null)
    return ui.t(has("Guard") ? "schokoly-note-placed-guard" : "schokoly-note-placed", {
      end: has("Draw") ? "draw" : "pass",
    });
  if (!has("Place") && !has("Stack")) return ui.t("schokoly-note-stuck");
  if (ui.held === null) return ui.t("schokoly-note-take");
  if (ui.spot) return ui.t("schokoly-note-lay");
  if (places(actions, ui).length === 0)
    return ui.t(ui.stack ? "schokoly-note-turn-stack" : "schokoly-note-turn");
  return ui.t(ui.stack ? "schokoly-note-stack" : "schokoly-note-place");
}

/** What the keys' cursor or the ghost tells, spoken; the card itself only when it is another or turned. @param {View} view @param {Action[]} actions @param {Ui} ui @param {Ui} before */
export function describe(view, actions, ui, before) {
  if (ui.spot) {
    const isNew = before.turn !== ui.turn || before.held !== ui.held || before.stack !== ui.stack;
    return [isNew ? `${heldName(ui)}.` : "", ...describeSpot(view, actions, ui)].join(" ").trim();
  }
  const card = view.board.find((one) => one.card === ui.cursor);
  if (card) return cardName(card, ui, true);
  if (ui.guarding) return ui.t("schokoly-say-guards", { count: guardable(actions).length });
  if (ui.held !== null)
    return ui.t("schokoly-say-places", { count: places(actions, ui).length, card: heldName(ui) });
  return "";
}

/** @param {View} view @param {Action[]} actions @param {Ui} ui @returns {string[]} */
function describeSpot(view, actions, ui) {
  const list = places(actions, ui);
  const at = list.findIndex(({ x, y }) => x === ui.spot?.x && y === ui.spot?.y) + 1;
  const where = ui.t("schokoly-say-spot", {
    at,
    count: list.length,
    x: ui.spot?.x ?? 0,
    y: ui.spot?.y ?? 0,
  });
  if (!ui.trial || !ui.spot) return [where];
  const joins = joined(ui.trial.view, ui.spot).map(({ colour, cells }) =>
    ui.t("schokoly-say-joins", { colour: colourName(colour, ui), count: cells.length }),
  );
  const mine = view.colours[ui.seat];
  const total = ui.trial.view.count.totals.find((/** @type {any} */ one) => one.colour === mine);
  return [
    where,
    ...joins,
    total
      ? ui.t("schokoly-say-largest", { colour: colourName(mine, ui), count: total.largest })
      : "",
  ];
}

/** @param {Ui} ui */
function heldName(ui) {
  const colours = heldPieces(ui);
  return colours ? cardName({ colours }, ui, false) : "";
}
