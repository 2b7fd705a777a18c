/** What the device keeps, by kind: how Python is given it, and how its answer is stored. */

import { keepPuzzles, puzzlesHere } from "./path.js";

/** @typedef {Pick<App, "store" | "puzzles">} Device */
/**
 * @typedef {object} Kind
 * @property {(device: Device) => unknown} give
 * @property {(device: Device, value: any) => unknown} keep
 */

/** @type {Record<string, Kind>} */
const KINDS = {
  path: {
    give: ({ store }) => store.get("path") ?? null,
    keep: ({ store }, path) => store.set("path", path),
  },
  puzzles: {
    give: async (device) =>
      (await puzzlesHere(device)).map(({ id, box, day }) => ({ id, box, day })),
    keep: async (device, given) =>
      keepPuzzles(device.puzzles, await puzzlesHere(device), [], given),
  },
};

/** @param {Device} device @param {string[]} kinds */
export async function giveAll(device, kinds) {
  const given = kinds.map(async (kind) => [kind, await KINDS[kind]?.give(device)]);
  return Object.fromEntries(await Promise.all(given));
}

/** @param {Device} device @param {Record<string, unknown>} given by kind */
export async function keepAll(device, given) {
  for (const [kind, value] of Object.entries(given)) await KINDS[kind]?.keep(device, value);
}
