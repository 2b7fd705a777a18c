/**
 * The record of a game that Anna has begun against a bot.
 * @param {Partial<GameRecord>} [changes]
 * @returns {GameRecord}
 */
export const record = (changes = {}) => ({
  game: "schokoly",
  edition: 1,
  options: { type: "Options", open_hands: true, swaps: true },
  seed: 7,
  position: "",
  players: [
    { kind: "person", name: "Anna" },
    { kind: "bot", bot: "taster" },
  ],
  moves: [
    [0, 3, 100],
    [1, 0, 240],
    [0, 9, 1200],
  ],
  ...changes,
});

/** A task of a class, before its first move. */
export const TASK = record({
  game: "schokoly_count",
  options: { grade: 1 },
  players: [{ kind: "person" }],
  moves: [],
});
