/**
 * Keys of one sign: letters, digits, points. Whoever speaks to the device, or whose hand trembles,
 * may switch them off.
 */

/**
 * Whether a key means nothing now, since it is such a one and they are off. Space is none of them.
 * @param {Pick<KeyboardEvent, "key">} event
 * @param {{store: {get(key: string): any}}} app
 */
export const isOff = ({ key }, { store }) =>
  key.length === 1 && key !== " " && store.get("letters") === false;

/** Keys as a list of help shows them: each of one letter or digit, or a row of such. */
const SIGNS = /^[\p{L}\p{N}]( … [\p{L}\p{N}])?$/u;

/** Whether a list of help may tell of a key now. @param {{store: {get(key: string): any}}} app */
export const isHeard = ({ store }) =>
  store.get("letters") === false ? (/** @type {string} */ shown) => !SIGNS.test(shown) : () => true;
