/** The results of a class as a small picture: one chocolate for each pupil. */

import { drawnPlot } from "../app/plot.js";

/** There are so many piles side by side, and so many parts of the scale. */
const [PILES, MARKS] = [20, 4];

/** The pile for each total. @param {number[]} totals @param {number} most */
export const pileOf = (totals, most) =>
  totals.map((total) => Math.max(0, Math.min(PILES - 1, Math.floor((total / most) * PILES))));

/**
 * The results as a small picture: one chocolate for each pupil's best, on the pile of its points.
 * @param {number[]} totals
 * @param {number} most the most points that one can have
 * @param {T} t
 */
export function plot(totals, most, t) {
  const half = middle(totals);
  const args = { least: Math.min(...totals), most: Math.max(...totals), half };
  const scale = Array.from({ length: MARKS + 1 }, (_, i) => `${Math.round((i * most) / MARKS)}`);
  return drawnPlot(
    { piles: pileOf(totals, most), most: PILES, half: (half / most) * 10_000 },
    {
      says: t("class-plot", { count: totals.length, ...args, all: most }),
      half: t("class-half", { half }),
      scale,
    },
  );
}

/** The median. @param {number[]} values in any order */
export function middle(values) {
  const inOrder = values.toSorted((a, b) => a - b);
  const half = (values.length - 1) / 2;
  return (inOrder[Math.floor(half)] + inOrder[Math.ceil(half)]) / 2;
}
