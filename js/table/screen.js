/** Whose screen it is, and whether the tablet lies flat. Where several persons share a tablet, a hand is drawn only after its owner said "It's me". Pure. */

/** @import { Action, Player, Update } from "./types.js" */
/** @typedef {{seat: number, covered: boolean, next: number | null}} Screen next: whose turn it is to uncover */

/** A screen whose shorter side is less than this is held in the hand, in pixels. */
const LEAST = 600;

/** @param {Player[]} players */
export const personsOf = (players) => players.filter(({ kind }) => kind === "person").length;

/** Whether there is room for trays round about. @param {{width: number, height: number}} [size] */
export const isRoomy = (
  { width, height } = { width: globalThis.innerWidth, height: globalThis.innerHeight },
) => Math.min(width, height) >= LEAST;

/**
 * Whether the tablet lies between several persons: by their wish where there is room, or always, where the game wants everybody's fingers.
 * @param {{flat: boolean, record: {players: Player[]}}} save @param {{flat: boolean | "always"}} game
 */
export function liesFlat({ flat, record }, game) {
  if (game.flat === "always") return personsOf(record.players) > 1;
  return flat && game.flat && isRoomy();
}

/**
 * @param {Update} update
 * @param {number | null} shown the person who last said "It's me"
 * @param {boolean} isOpen all hands lie open
 * @returns {Screen}
 */
export function screenOf(update, shown, isOpen) {
  const persons = Object.keys(update.views).map(Number);
  const active = persons.filter((seat) => (update.actions[seat] ?? []).length > 0);
  const first = active[0] ?? shown ?? persons[0] ?? 0;
  if (persons.length === 1 || isOpen) return { seat: first, covered: false, next: null };
  if (shown !== null && (active.length === 0 || active.includes(shown)))
    return { seat: shown, covered: false, next: null };
  return { seat: first, covered: true, next: active[0] ?? null };
}

/** Round a flat tablet all see all that is drawn; the screen is the first person's who is asked. @param {Update} update @param {number | null} shown @param {string[]} [reflex] @returns {Screen} */
export function flatScreen({ views, actions }, shown, reflex) {
  const persons = Object.keys(views).map(Number);
  const asked = persons.find((seat) => isAsked(actions[seat] ?? [], reflex));
  return { seat: asked ?? shown ?? persons[0] ?? 0, covered: false, next: null };
}

/** Whether a seat is waited for: it has more than what is always there for a quick finger. @param {Action[]} actions @param {string[]} [reflex] */
export const isAsked = (actions, reflex = []) => actions.some(({ type }) => !reflex.includes(type));
