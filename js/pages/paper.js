/** Tables on paper, as their games draw them: a question with its key, and a picture of a table. */

import { TABLES } from "../games/index.js";

/** @typedef {{box: number[], content: unknown}} Still */
/**
 * @typedef {{board: (given: any, t: T) => unknown, key: (given: any, t: T) => unknown, still?:
 *   (view: any, t: T) => Still}} Drawing a question's board, and that of its key; still: the table
 *   as everybody sees it, where the small picture of a saved game shows less
 */

const FOUND = /** @type {Record<string, Drawing>} */ (
  import.meta.glob("../games/*/paper.js", { import: "drawing", eager: true })
);

/** By the names of games. @type {Record<string, Drawing>} */
const DRAWINGS = Object.fromEntries(
  Object.entries(FOUND).map(([path, drawing]) => [path.split("/").at(-2), drawing]),
);

/** Whether Python has questions about a game's tables. @param {string} game */
export const hasQuestions = (game) => game in DRAWINGS;

/** A question on a told page. @param {{t: T}} app */
export const createPaper = ({ t }) => ({
  /** @param {any} given shows: the question's board, or that of its key */
  render: ({ game, shows, ...given }) =>
    DRAWINGS[game]?.[/** @type {"board" | "key"} */ (shows)](given, t) ?? "",
});

/**
 * What everybody may see of a table; null where nothing lies, or no such picture is drawn.
 * @param {string} name
 * @param {any} view
 * @param {T} t
 * @returns {Still | null}
 */
export function stillOf(name, view, t) {
  const { hide, photo } = TABLES[name] ?? {};
  if (!hide || !photo) return null;
  const seen = hide(view);
  const table = photo.take(seen);
  return DRAWINGS[name]?.still?.(seen, t) ?? (table ? photo.show(table) : null);
}
