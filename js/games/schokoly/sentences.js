/**
 * Schokoly in words: names of cards, the story's sentences, the reason why not, what the cursor
 * tells.
 */

import { has } from "../../input/gestures.js";
import { factsOf, inWords, who } from "../../table/sentences.js";
import { lying } from "./cards.js";
import { guardable, heldPieces, places } from "./pick.js";
import { areasOf } from "./shapes.js";

/** @import { Story, Ui, View } from "./game.js" */

/** @param {string | null | undefined} colour @param {Pick<Ui, "t">} ui */
export const colourName = (colour, ui) => (colour ? ui.t(`schokoly-${colour}`) : "");

/**
 * Facts in words: colours by their names.
 * @param {string} id
 * @param {Record<string, any>} facts
 * @param {Pick<Ui, "t">} ui
 */
export const inFacts = (id, facts, ui) => ui.t(id, factsOf(facts, ui, COLOURS));

const COLOURS = { colour: colourName, neutral: colourName };

/** A number of points won or lost. @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));

/**
 * A card by its pieces, row by row; a lying one also by its place.
 * @param {any} card
 * @param {Pick<Ui, "t">} ui
 * @param {boolean} lies
 */
export function cardName(card, ui, lies) {
  const [a, b, c, d] = card.colours.map((/** @type {string} */ colour) => colourName(colour, ui));
  const name = ui.t("schokoly-card", { a, b, c, d });
  if (!lies) return name;
  const { x, y, tier, smartie } = card;
  return ui.t("schokoly-card-lying", { card: name, x, y, tier, smartie: smartie ? "yes" : "no" });
}

/**
 * Whom an offer or an answer is for; whoever is called "You" is spoken to.
 * @param {number} to
 * @param {Ui} ui
 * @param {any} event
 */
const receiver = (to, ui, { seat = to }) => ({
  other: ui.names[to] ?? "",
  ...(who(to, ui).who === "you" && who(seat, ui).who !== "you" ? { who: "to-you" } : {}),
});

/**
 * Pieces side by side: each colour and how many, in words.
 * @param {{colour: string | null, count: number}[]} runs
 * @param {Pick<Ui, "t">} ui
 */
const runsOf = (runs, ui) => ({
  runs: runs.map(({ colour, count }) =>
    ui.t("schokoly-run", { colour: colourName(colour, ui), count, gap: colour ? "no" : "yes" }),
  ),
});

const say = inWords({
  prefix: "schokoly",
  words: {
    to: receiver,
    colour: colourName,
    neutral: colourName,
    leader: colourName,
    own: colourName,
    runs: runsOf,
    colours: (colours, ui) => ({ card: cardName({ colours }, ui, false) }),
  },
  sounds: {
    paper: ["Drew", "Redrew"],
    turn: ["Declined", "Passed", "Undone"],
    foil: ["Chose", "Swapped"],
    lift: ["Offered", "Answered"],
    marble: ["Placed"],
    snap: ["Stacked"],
    smartie: ["Guarded"],
  },
  minor: ["Drew", "Passed"],
});

export const { sound, isMinor, reason, advice, told } = say;

/**
 * An own card, or one that lies, by its number.
 * @param {Action} action
 * @param {Ui} ui
 */
function cardOf({ type, card: number, turn = 0 }, ui) {
  const lies = type === "Guard";
  /** @type {{card: number, colours: string[]}[]} */
  const cards = lies ? ui.board : ui.hand;
  const card = cards.find((one) => one.card === number);
  if (!card) return "";
  const colours = lies ? card.colours : lying(card.colours, turn);
  return cardName({ ...card, colours }, ui, lies);
}

/** Where a card is laid, and its gain; or what else may be chosen. @type {GameModule["choice"]} */
export const choice = (action, ui, of) =>
  say.choice(action, ui, { ...of, gain: gainOf(action, ui), card: cardOf(action, ui) });

/** What it brings at once. @param {Action} action @param {Ui} ui */
const gainOf = (action, { actions, gains }) => signed(gains[actions.indexOf(action)] ?? 0);

/** A card and its places; or others that are chosen together. @type {GameModule["group"]} */
export function group(actions, ui) {
  const [best] = actions;
  return say.group(actions, ui, { gain: gainOf(best, ui), card: cardOf({ ...best, turn: 0 }, ui) });
}

/**
 * What happened, in one sentence; an offered card's pieces are of its receiver's colour.
 * @type {Story}
 */
export const sentence = (event, ui, view) =>
  say.sentence({ ...event, colour: event.colour ?? view.colours[event.to] ?? "" }, ui);

/**
 * The same for those who listen: also which card lies where and what it has changed, and to its owner
 * a drawn card.
 * @type {Story}
 */
export function spoken(event, ui, view) {
  const words = sentence(event, ui, view);
  const drawn = event.seat === view.seat ? drawnBy(event.type, view) : [];
  if (drawn.length) return [words, ...drawn.map((one) => `${cardName(one, ui, false)}.`)].join(" ");
  const isLaid = event.type === "Placed" || event.type === "Stacked";
  const card = isLaid && view.board.find((one) => one.card === event.card);
  if (!card) return words;
  return [words, `${cardName(card, ui, true)}.`, ...changes(view, ui)].join(" ");
}

/** The own cards that are new. @param {string} type of the event @param {View} view */
const drawnBy = (type, { hand }) =>
  type === "Drew" ? hand.slice(-1) : type === "Redrew" ? hand : [];

/** What to do now. @param {View} view @param {Action[]} actions @param {Ui} ui */
export function note(view, actions, ui) {
  if (actions.length === 0) return "";
  if (has(actions, "Choose")) return ui.t("schokoly-choose");
  if (has(actions, "Answer") || has(actions, "Accept") || ui.swapping) return "";
  if (ui.guarding) return ui.t("schokoly-note-guard");
  const id = has(actions, "Guard") ? "schokoly-note-placed-guard" : "schokoly-note-placed";
  if (view.placed !== null) return ui.t(id, { end: has(actions, "Draw") ? "draw" : "pass" });
  if (!has(actions, "Place") && !has(actions, "Stack")) return ui.t("schokoly-note-stuck");
  if (ui.held === null) return ui.t("schokoly-note-take");
  if (ui.spot) return ui.t("schokoly-note-lay");
  if (places(actions, ui).length === 0) return ui.t("schokoly-note-turn");
  return ui.t(ui.stack ? "schokoly-note-stack" : "schokoly-note-place");
}

/**
 * What the keys' cursor or the ghost tells, spoken; the card itself only when it is another or
 * turned.
 * @param {View} view
 * @param {Action[]} actions
 * @param {Ui} ui
 * @param {Ui} before
 */
export function describe(view, actions, ui, before) {
  if (ui.spot) {
    if (ui.pointed) return describeSpot(actions, ui, ui.spot).slice(1).join(" ");
    const isNew = before.turn !== ui.turn || before.held !== ui.held || before.stack !== ui.stack;
    const held = isNew ? [`${heldName(ui)}.`] : [];
    return [...held, ...describeSpot(actions, ui, ui.spot)].join(" ");
  }
  if (ui.pointed) return ""; // its name says it
  const card = view.board.find((one) => one.card === ui.cursor);
  if (card) return cardName(card, ui, true);
  if (ui.guarding) return ui.t("schokoly-say-guards", { count: guardable(actions).length });
  if (ui.held !== null)
    return ui.t("schokoly-say-places", { count: places(actions, ui).length, card: heldName(ui) });
  return "";
}

/** @param {Action[]} actions @param {Ui} ui @param {Point} spot @returns {string[]} */
function describeSpot(actions, ui, { x, y }) {
  const list = places(actions, ui);
  const at = list.findIndex((place) => place.x === x && place.y === y) + 1;
  const where = ui.t("schokoly-say-spot", { at, count: list.length, x, y });
  return ui.trial?.view ? [where, ...changes(ui.trial.view, ui)] : [where];
}

/**
 * What the card that was laid has changed: areas that it joins, points, neutral areas.
 * @param {View} view
 * @param {Ui} ui
 */
function changes(view, ui) {
  const { joins = [], tallies = [], areas = [] } = view.change ?? {};
  const name = (/** @type {string | null} */ colour) => colourName(colour, ui);
  return [
    ...areasOf(view, joins).map(({ colour, cells }) =>
      ui.t("schokoly-say-joins", { colour: name(colour), count: cells.length }),
    ),
    ...tallies.map((side) =>
      ui.t("schokoly-say-change", {
        ...side,
        colour: name(side.colour),
        same: side.before === side.after ? "yes" : "no",
      }),
    ),
    ...areasOf(view, areas).map(({ colour, cells, winner, counts }) =>
      ui.t("schokoly-say-turned", {
        area: name(colour),
        count: cells.length,
        colour: name(winner),
        whose: counts && winner ? "won" : "nobody",
      }),
    ),
  ];
}

/** @param {Ui} ui */
function heldName(ui) {
  const colours = heldPieces(ui);
  return colours ? cardName({ colours }, ui, false) : "";
}
