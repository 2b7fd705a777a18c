/** What is chosen before a game: who sits where, with which face, and which house rules. */

import { html } from "lit-html";
import { LIMITS } from "../games/box.js";
import { proposedBot, proposedOptions } from "../store/played.js";
import { ANIMALS, animalsIn, withAnimal } from "../table/animals.js";
import { face } from "../table/faces.js";
import { namesOf } from "../table/players.js";
import { cut, MOST_NAME } from "../words/letters.js";
import { choiceField, radios, valuesOf } from "./fields.js";
import { isUsed, ownName, playersIn } from "./new.js";

/** @import { Game } from "./new.js" */
/**
 * @typedef {Required<Game> & {chosen: number}} Plan chosen: the seat that is being set; flat: the
 *   tablet lies between the players; candle: for how many minutes one burns in each turn
 */

/**
 * The plan that an address describes; what is proposed on this device where it names no players of
 * this game.
 * @param {App} app
 * @param {Box} box
 * @param {Record<string, string>} query
 * @returns {Plan}
 */
export function planIn(app, box, query) {
  const players = playersIn(box, query, proposedBot(app, box).bot).map(
    ({ kind, bot, name = "" }) => {
      return { kind, bot, name: cut(name, MOST_NAME) };
    },
  );
  const isKnown = players.every(({ bot }) => bot === undefined || box.bots.includes(bot));
  if (!query.players) players[0].name = ownName(app);
  if (!isKnown || !box.seats.includes(players.length)) return planIn(app, box, {});
  const usual = query.players ? {} : proposedOptions(app, box);
  const options = box.options.map((choice) => {
    return [choice.name, valueIn(choice, query[choice.name], usual[choice.name])];
  });
  const wanted = Number(query.candle ?? app.store.get("candle"));
  return {
    players,
    options: Object.fromEntries(options),
    chosen: 0,
    flat: query.flat === "1",
    candle: LIMITS.candles.includes(wanted) ? wanted : 0,
  };
}

/**
 * The usual value where the address names none that may be chosen.
 * @param {Choice} choice
 * @param {string | undefined} text
 * @param {number | boolean} [usual]
 */
function valueIn(choice, text, usual = choice.default) {
  const value = Number(text);
  if (!valuesOf(choice).includes(value)) return usual;
  return choice.kind === "switch" ? value === 1 : value;
}

/**
 * The planned game as a record without moves, to be shared.
 * @param {Box} box
 * @param {Pick<Plan, "players" | "options">} plan
 * @returns {GameRecord}
 */
export function recordOf({ name: game, edition, options: choices }, { players, options }) {
  const used = choices.filter((choice) => isUsed(choice, { players, options }));
  return {
    game,
    edition,
    options: Object.fromEntries(used.map(({ name }) => [name, options[name]])),
    players: players.map(({ kind, bot, name }) =>
      kind === "person" ? { kind, name } : { kind, bot },
    ),
    seed: 0,
    moves: [],
  };
}

/**
 * The names that the table will show.
 * @param {App} app
 * @param {Box} box
 * @param {Plan} plan
 */
export const namesIn = (app, box, plan) =>
  namesOf(app, { names: [], record: recordOf(box, plan), animals: app.store.get("animals") });

/**
 * The same game for so many persons round this device and nobody else: seats keep typed names.
 * @param {Box} box
 * @param {Plan} plan
 * @param {number} count
 * @returns {Plan}
 */
export function planFor(box, plan, count) {
  const players = Array.from({ length: count }, (_, seat) => {
    return { kind: "person", name: plan.players[seat]?.name };
  });
  return { ...plan, players, options: optionsFor(box, plan.options, count) };
}

/** The house rule that says which seat begins, if a game has it. @param {Box} box */
export const firstOf = ({ options }) => options.find(({ kind }) => kind === "seat");

/**
 * House rules for so many seats: who begins is one of them.
 * @param {Box} box
 * @param {Plan["options"]} options
 * @param {number} count
 */
export function optionsFor(box, options, count) {
  const first = firstOf(box);
  return first
    ? { ...options, [first.name]: Math.min(Number(options[first.name]), count - 1) }
    : options;
}

/**
 * The face at a seat of the plan: its bot's, or its person's animal.
 * @param {App} app
 * @param {Player} player
 * @param {number} seat
 */
export const faceAt = ({ store }, player, seat) =>
  face(player.bot ?? animalsIn(store.get("animals"))[seat]);

/**
 * Which animal sits at a seat, as a row of faces; remembered on this device like the name.
 * @param {App} app
 * @param {number} seat
 */
export function animalChoice({ store, t, draw }, seat) {
  const animals = animalsIn(store.get("animals"));
  /** @param {string} animal */
  const choose = (animal) => {
    store.set("animals", withAnimal(animals, seat, animal));
    draw();
  };
  /** @type {(animal: string) => [string, unknown]} */
  const drawn = (animal) => [
    animal,
    html`${face(animal)}<b class="unseen">${t(`animal-${animal}`)}</b>`,
  ];
  const answers = radios("animal", ANIMALS.map(drawn), animals[seat] ?? "", choose);
  return choiceField("animals", t("setup-animal"), answers);
}
