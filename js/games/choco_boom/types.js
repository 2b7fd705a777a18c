/**
 * What Choco-Boom is drawn from: the words of the engine, and what is in the fingers.
 *
 * @typedef {import("../../../build/types/choco_boom").View} View
 * @typedef {import("../../../build/types/choco_boom").Card} Card
 * @typedef {import("../../../build/types/choco_boom").Fine} Fine
 * @typedef {import("../../../build/types/choco_boom").Told} Told
 *
 * @typedef {object} Own
 * @property {Record<string, number>} hands which pads were just pressed, and when
 * @property {boolean} [missed] a lesson's slip says why something was not right
 * @property {Record<string, {on: string, at: number}>} [lasts] what each seat has done last, and when
 *
 * @typedef {TableUi & Own} Ui
 */
export {};
