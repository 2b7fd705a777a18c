/**
 * Who plays, and what they are called; whose screen it is, and whether the tablet lies flat. Where
 * several persons share a tablet, a hand is drawn only after its owner said "It's me".
 */

import { animalsIn } from "./animals.js";

/**
 * @typedef {{seat: number, covered: boolean, next: number | null}} Screen next: whose turn it is to
 *   uncover
 */

/** A screen whose shorter side is less than this is held in the hand, in pixels. */
const LEAST = 600;

/** What a bot is called that somebody wrote. */
export const OWN = "own";

/** @param {Player} player */
export const isPerson = ({ kind }) => kind === "person";

/** @param {Player[]} players */
export const personsOf = (players) => players.filter(isPerson).length;

/**
 * The seats of the persons at this device; those `near` sit at others.
 * @param {{record: {players: Player[]}, near?: number[]}} save
 */
export const personsHere = ({ record: { players }, near = [] }) =>
  [...players.keys()].filter((seat) => isPerson(players[seat]) && !near.includes(seat));

/** The first person's seat, or 0. @param {Player[]} players */
export const firstPerson = (players) => Math.max(0, players.findIndex(isPerson));

/**
 * One person alone is "You", several have the names of their animals, bots of one kind each have a
 * name of their own; others of the same name are told apart by a number. A name tells where it may
 * break (`nameText`). Nobody is "You" to other devices.
 * @param {Pick<TableApp, "words">} app
 * @param {Pick<Save, "names" | "record" | "animals" | "near">} save
 */
export function namesOf({ words }, { names, record, animals, near }) {
  const isAlone = personsOf(record.players) === 1 && !near?.length;
  const animal = animalsIn(animals);
  const kinds = record.players.map(({ kind, bot, name }, seat) =>
    kind === "bot" && !(names[seat] || name) && words.has(`bot-${bot}`) ? `bot-${bot}` : "",
  );
  const all = record.players.map((player, seat) => {
    const person = words.t(isAlone ? "person-you" : `animal-${animal[seat]}`);
    return names[seat] || player.name || botName(words, kinds, seat) || person;
  });
  return all.map((name, seat) => {
    const before = all.slice(0, seat).filter((one) => one === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

/**
 * The name of a bot's kind; of several of one kind each is a Pip, a Mo or another.
 * @param {TableApp["words"]} words @param {string[]} kinds of all seats, "" where no bot is called by it
 * @param {number} seat
 */
function botName({ t }, kinds, seat) {
  const kind = kinds[seat];
  if (!kind) return "";
  const isLike = (/** @type {string} */ one) => one === kind;
  const bot = t(kind, { breaks: true });
  if (kinds.filter(isLike).length === 1) return bot;
  const number = kinds.slice(0, seat + 1).filter(isLike).length;
  return t("bot-like", { bot, number, breaks: true });
}

/**
 * Who plays on after somebody takes a seat. A single person changes places with the bot, so that
 * one person remains.
 * @param {Player[]} players
 * @param {number} seat
 * @returns {Player[]}
 */
export function seated(players, seat) {
  const taken = players[seat];
  if (!taken || isPerson(taken)) return players;
  const isSingle = personsOf(players) === 1;
  return players.map((player, one) => {
    if (one === seat) return { kind: "person" };
    return isSingle && isPerson(player) ? { kind: "bot", bot: taken.bot } : player;
  });
}

/**
 * A new game that goes on from a ply of another, as it is stored.
 * @param {Pick<Save, "record" | "names"> & Partial<Pick<Save, "flat" | "animals">>} source
 * @param {number} ply
 * @param {number} seat that a person takes
 * @param {string} id
 */
export function branch({ record, names, flat = false, animals }, ply, seat, id) {
  const players = seated(record.players, seat);
  const { type: _, ...whole } = record;
  return {
    id,
    record: { ...whole, players, moves: record.moves.slice(0, ply) },
    names: players.map((player, one) => (player === record.players[one] && names[one]) || ""),
    flat,
    animals,
    done: false,
  };
}

/** Whether there is room for trays round about. @param {{width: number, height: number}} [size] */
export const isDrawable = (
  { width, height } = { width: globalThis.innerWidth, height: globalThis.innerHeight },
) => Math.min(width, height) >= LEAST;

/**
 * Whether the tablet lies between several persons: by their wish where there is room, or always,
 * where the game wants everybody's fingers.
 * @param {{flat: boolean, record: {players: Player[]}, near?: number[]}} save @param {{flat: boolean
 *   | "always"}} game
 */
export function liesFlat(save, game) {
  const here = personsHere(save).length;
  const isShared = save.near?.length ? here !== 1 : here > 1; // a tablet of nobody is for all
  if (game.flat === "always") return isShared;
  return save.flat && (isShared || !save.near?.length) && game.flat && isDrawable();
}

/**
 * Of those who are asked, the first has the screen, unless another one's hand is open.
 * @param {Update} update @param {number | null} last the person who last said "It's me" @param
 *   {boolean} isOpen all may see all that is drawn
 * @param {string[]} [reflex] @returns {Screen}
 */
export function screenOf({ views, actions }, last, isOpen, reflex) {
  const shown = last !== null && last in views ? last : null; // who has gone has no screen here
  const persons = Object.keys(views).map(Number);
  const asked = persons.filter((seat) => isAsked(actions[seat] ?? [], reflex));
  const first = asked[0] ?? shown ?? persons[0] ?? 0;
  if (persons.length === 1 || isOpen) return { seat: first, covered: false, next: null };
  if (shown !== null && (asked.length === 0 || asked.includes(shown)))
    return { seat: shown, covered: false, next: null };
  return { seat: first, covered: true, next: asked[0] ?? null };
}

/**
 * Whether a seat is waited for: it has more than what is always there for a quick finger.
 * @param {Action[]} actions
 * @param {string[]} [reflex]
 */
export const isAsked = (actions, reflex = []) => actions.some(({ type }) => !reflex.includes(type));
