/**
 * What beginners get on this device: hints at hand in their first games of a kind, and each tip
 * once.
 */

import { keepOfGame, ofGame } from "./settings.js";
import { isList, isText } from "./shape.js";

/** @import { Help } from "../../build/types/engine" */
/** @typedef {Pick<TableApp, "store">} Device */

/** After so many finished games of a kind, its hints are in the menu only. */
const FIRST = 3;

/**
 * The help in a class set, as far as it says nothing else.
 * @param {{help?: any}} set whatever may stand there
 * @returns {Help}
 */
export const helpIn = ({ help }) => ({ tips: help?.tips !== false, hints: help?.hints === true });

/** @param {Device} device @param {string} game */
function endsOf(device, game) {
  const count = ofGame(device.store, "ends", game);
  return Number.isSafeInteger(count) ? count : 0;
}

/**
 * Whether this is one of the first games of its kind on this device.
 * @param {Device} device
 * @param {string} game
 */
export const isEarly = (device, game) => endsOf(device, game) < FIRST;

/** A game was played to its end. @param {Device} device @param {string} game */
export const noteEnd = (device, game) =>
  keepOfGame(device.store, "ends", game, endsOf(device, game) + 1);

/**
 * The first of these topics that has never been told on this device; from now on it has.
 * @param {Device} device
 * @param {string} game
 * @param {string[]} topics
 */
export function newTopic(device, game, topics) {
  const stored = ofGame(device.store, "told", game);
  /** @type {string[]} */
  const met = isList(stored, isText) ? stored : [];
  const topic = topics.find((code) => !met.includes(code));
  if (topic) keepOfGame(device.store, "told", game, [...met, topic]);
  return topic;
}
