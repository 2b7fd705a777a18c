/**
 * What a table takes where its game says nothing. A game must bring `scene` and `pick`; everything
 * else has a default here.
 */

import { nothing } from "lit-html";
import { inWords } from "./sentences.js";

/**
 * A game that lies open, is played in turns, and whose picture always fits its field.
 * @type {Omit<GameModule, "scene" | "pick">}
 */
export const defaults = {
  idle: {},
  chosen: () => undefined,
  show: () => ({}),
  along: () => ({}),
  fieldsOf: () => ({}),
  newest: () => null,
  soundOfTouch: () => "",
  wantsArrows: () => false,
  lift: () => 54,
  looks: ["back"],
  watched: () => ({}),

  isOpen: () => true,
  hide: (view) => view,

  extent: (_, { field }) => (field.w > 0 ? field : { x: 0, y: 0, w: 1, h: 1 }),
  zoom: { least: 1, most: 1 },
  plate: () => nothing,
  stock: () => nothing,
  tools: () => nothing,
  panel: () => nothing,
  pad: () => nothing,

  note: () => "",
  describe: () => "",
  sentence: () => "",
  sound: () => "",
  isMinor: () => false,
  reason: () => "",
  advice: () => "",
  choice: () => "",
  group: () => "",
  told: () => "",
  first: () => "",
  help: [],
  keys: { taps: {}, help: [] },

  flat: false,
  live: false,
  reflex: [],
  speaker: () => null,
  bigButtons: [],
  asks: false,
  rest: () => undefined,
  slip: null,
  undoable: () => false,

  steps: () => 0,
  caption: () => "",
  litSeat: () => null,
  ending: () => ({ title: "", lines: [] }),
};

/**
 * The same for a game by name, whose words bear the name of what they tell: `<game>-event-rolled`,
 * `<game>-why-last-turn`, `<game>-advice-hold`.
 * @param {string} game
 * @returns {GameModule}
 */
export const defaultsOf = (game) => ({
  scene: () => nothing,
  pick: () => undefined,
  ...defaults,
  ...inWords({ prefix: game }),
});
