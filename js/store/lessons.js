/** Ready lessons: each game brings its own, as `assets/games/<name>/lessons.json`. */

/** @typedef {{name: string}} OfGame of the rest Python knows the meaning */

const FOUND = /** @type {Record<string, OfGame[]>} */ (
  import.meta.glob("../../assets/games/*/lessons.json", { import: "default", eager: true })
);

/** @type {(OfGame & {game: string})[]} */
export const LESSONS = Object.entries(FOUND).flatMap(([path, own]) =>
  own.map((one) => ({ ...one, game: path.split("/").at(-2) ?? "" })),
);
