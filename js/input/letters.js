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
