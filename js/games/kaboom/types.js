/**
 * What Kaboom! is drawn from: the words of the engine, and what is in the fingers.
 *
 * @typedef {import("../../../build/types/kaboom").View} View
 * @typedef {import("../../../build/types/kaboom").Place} Card a card of a grid; its mark tells the same back wherever it goes
 * @typedef {import("../../../build/types/kaboom").Counted} Last the round that was just finished
 *
 * @typedef {{isOn?: boolean, byKey?: boolean, since?: number, ms?: number}} Viewing whether a seat looks at what it alone may see; byKey: a key or a reader
 *   began that, so it stays; since: when a finger began it; ms: for how long it has looked before
 *
 * @typedef {object} Own
 * @property {Record<string, Viewing>} viewing by seat
 * @property {Record<string, number>} hands which pads were just pressed, and when
 * @property {{seat: number, owner: number, place: number, mark?: number} | null} held the card that was chosen first for a swap
 * @property {{on: string, at: number}} [done] the last tap that did something
 * @property {string | null} [told] the penalty that everybody has read about
 * @property {number | null} read the finished round whose sheet was put away
 * @property {{owner: number, place: number} | null} cursor where the keys stand
 *
 * @typedef {TableUi & Own} Ui
 */
export {};
