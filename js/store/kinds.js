/** What the device keeps, by kind: how Python is given it, and how its answer is stored. */

import { entryOf, keepPuzzles, puzzlesHere } from "./path.js";

/** @typedef {Pick<App, "store" | "puzzles">} Device */
/**
 * @typedef {object} Taken what was read of a kind, and how an answer to it is stored
 * @property {unknown} given
 * @property {(value: any) => unknown} keep
 */

/** @type {Record<string, (device: Device) => Taken | Promise<Taken>>} */
const KINDS = {
  path: ({ store }) => ({
    given: store.get("path") ?? null,
    keep: (path) => store.set("path", path),
  }),
  puzzles: async ({ puzzles }) => {
    const here = await puzzlesHere({ puzzles });
    return { given: here.map(entryOf), keep: (kept) => keepPuzzles(puzzles, here, [], kept) };
  },
};

/**
 * Each of these kinds, read once: what Python is given of them, and what stores its answer.
 * @param {Device} device
 * @param {string[]} kinds
 */
export async function takeAll(device, kinds) {
  const taken = await Promise.all(kinds.map(async (kind) => KINDS[kind]?.(device)));
  const byKind = new Map(kinds.map((kind, i) => [kind, taken[i]]));
  return {
    given: Object.fromEntries(kinds.map((kind) => [kind, byKind.get(kind)?.given])),

    /** @param {Record<string, unknown>} kept by kind */
    async keepAll(kept) {
      for (const [kind, value] of Object.entries(kept)) await byKind.get(kind)?.keep(value);
    },
  };
}
