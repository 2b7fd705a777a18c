/**
 * What one played task is worth: 2 of 3 points.
 * @param {Partial<import("../../../build/types/engine").Score>} [more] what else is true of it
 * @returns {import("../../../build/types/engine").Score}
 */
export const score = (more = {}) => ({
  done: true,
  points: 2,
  most: 3,
  won: false,
  plies: 6,
  span: 9000,
  marks: 67,
  bots: null,
  ...more,
});
