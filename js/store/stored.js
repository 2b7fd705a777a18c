/**
 * All that this device keeps for its persons: settings, games, results, class sets, puzzles and
 * bots.
 */

import { createBots, isOfTask } from "./bots.js";
import { withTasks } from "./database.js";
import { FIRST } from "./profiles.js";
import { createPuzzles } from "./puzzles.js";
import { createResults } from "./results.js";
import { createSaves } from "./saves.js";
import { createSets } from "./sets.js";
import { createStore } from "./settings.js";

/** @import { Profile, Profiles } from "./profiles.js" */
/** @typedef {ReturnType<typeof createStored>} Stored */
/** @typedef {Stored & {profiles: Profiles}} Shared of whoever plays now, and who else does */

/**
 * Of whoever plays now, or of another child, each under the name that pages use. Class sets are the
 * device's, and so are games and bots of their tasks: there the child is who was picked.
 * @param {Profiles} profiles
 * @param {string} [id]
 */
export function createStored(profiles, id = profiles.now.id) {
  const { open, isGuest } = profiles;
  /** @param {string} name @param {string} store */
  const own = (name, store) => open(id ? `${name}~${id}` : name, store);
  const [games, bots] = [open("chocobox", "games"), open("chocobox-bots", "bots")];
  const isHere = id === profiles.now.id && !isGuest;
  const saves = createSaves(
    id ? withTasks(own("chocobox", "games"), games, ({ task }) => Boolean(task)) : games,
    games,
  );
  return {
    store: createStore(profiles.settingsOf(id), isHere ? globalThis : {}),
    saves: isGuest ? { ...saves, isStored: () => true } : saves, // a guest was told before
    results: createResults(own("chocobox-practice", "results")),
    sets: createSets(open("chocobox-class", "class")),
    puzzles: createPuzzles(own("chocobox-puzzles", "puzzles")),
    bots: createBots(id ? withTasks(own("chocobox-bots", "bots"), bots, isOfTask) : bots),
  };
}

/**
 * What is kept of everybody who shares the device: of the first one, who may have left it, and then
 * of the others.
 * @param {Shared} app
 * @returns {(Stored & {profile: Profile})[]}
 */
export function everybody(app) {
  const { profiles } = app;
  if (profiles.isGuest) return [{ ...app, profile: profiles.now }];
  const others = profiles.all.filter(({ id }) => id);
  const first = profiles.all.find(({ id }) => !id) ?? FIRST;
  return [first, ...others].map((profile) => {
    const stored = profile.id === profiles.now.id ? app : createStored(profiles, profile.id);
    return { ...stored, profile };
  });
}
