/**
 * All that this device keeps for its persons: settings, games, results, class sets, puzzles and
 * bots.
 */

import { createBots } from "./bots.js";
import { createPuzzles } from "./puzzles.js";
import { createResults } from "./results.js";
import { createSaves } from "./saves.js";
import { createSets } from "./sets.js";
import { createStore } from "./settings.js";

/** Each under the name that pages use. */
export const createStored = () => ({
  store: createStore(),
  saves: createSaves(),
  results: createResults(),
  sets: createSets(),
  puzzles: createPuzzles(),
  bots: createBots(),
});
