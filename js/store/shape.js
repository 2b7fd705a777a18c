/**
 * Checks of things that were kept in the browser. Anything may stand there, so each field is
 * checked by itself.
 */

/** @param {any} value @returns {value is string} */
export const isText = (value) => typeof value === "string";

/** @param {any} value @returns {value is Record<string, any>} */
export const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A short name of a kept thing, with slashes for what belongs to another, and none of those that
 * mean something to JavaScript.
 * @param {any} value
 */
export const isId = (value) => isText(value) && /^[\w/-]{1,64}$/.test(value) && !isMagic(value);

/** Whether a field of that name would change what an object is. @param {string} name */
export const isMagic = (name) => name === "prototype" || name in Object.prototype;

/** Whether it may be the number of a try, or of all that were begun. @param {any} value */
export const isCount = (value) => Number.isSafeInteger(value) && value >= 0 && value < 1000;

/** @param {any} list @param {(item: any) => boolean} isGood */
export const isList = (list, isGood) => Array.isArray(list) && list.every(isGood);

/**
 * Whether a calendar knows that instant.
 * @param {any} at in ms since 1970
 * @returns {at is number}
 */
export const isInstant = (at) => Number.isFinite(at) && !Number.isNaN(new Date(at).getTime());

/**
 * What was settled before the first move, and who sits there; whether the rules agree, only the
 * engine knows.
 * @param {any} deal
 */
export const isDeal = (deal) =>
  isText(deal?.game) &&
  Number.isSafeInteger(deal.edition ?? 0) &&
  Number.isSafeInteger(deal.seed) &&
  isObject(deal.options) &&
  isText(deal.position ?? "") &&
  isList(deal.players, isPlayer);

/** The same with the moves that were made. @param {any} record */
export const isRecord = (record) =>
  isDeal(record) &&
  isList(record.moves, (move) => isList(move, Number.isSafeInteger) && move.length === 3);

/**
 * The games of another version.
 * @param {any} editions
 * @returns {editions is import("../games/box.js").Edition[]}
 */
export const isEditions = (editions) =>
  isList(editions, (one) => isText(one?.name) && Number.isSafeInteger(one.edition));

/** A person or a bot, with or without a name. @param {any} player */
const isPlayer = (player) =>
  isText(player?.kind) && [player.name ?? "", player.bot ?? ""].every(isText);
