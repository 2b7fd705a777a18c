/** Whose screen it is. One tablet, several hands: nothing of a hand is drawn before its owner says so. Pure. */

/** @typedef {import("./types.js").Update} Update */

/**
 * @param {Update} update
 * @param {number | null} shown the person who last said "It's me"
 * @param {boolean} isOpen all hands lie open
 * @returns {{seat: number, covered: boolean, next: number | null}} next: whose turn it is to uncover
 */
export function screenOf(update, shown, isOpen) {
  const persons = Object.keys(update.views).map(Number);
  const active = persons.filter((seat) => (update.actions[seat] ?? []).length > 0);
  const first = active[0] ?? shown ?? persons[0] ?? 0;
  if (persons.length === 1 || isOpen) return { seat: first, covered: false, next: null };
  if (shown !== null && (active.length === 0 || active.includes(shown))) return { seat: shown, covered: false, next: null };
  return { seat: first, covered: true, next: active[0] ?? null };
}
