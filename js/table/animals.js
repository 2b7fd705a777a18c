/**
 * The animals that persons choose. They are no part of a game; but a class set in which pupils pick
 * animals counts on their order.
 */

import { LIMITS } from "../games/box.js";

/** In the order in which seats get them. */
export const ANIMALS = LIMITS.animals;

/**
 * The animal of each seat, all different, whatever was kept.
 * @param {unknown} [wanted]
 * @returns {string[]}
 */
export const animalsIn = (wanted) => {
  const known = Array.isArray(wanted) ? wanted.filter((animal) => ANIMALS.includes(animal)) : [];
  return [...new Set([...known, ...ANIMALS])];
};

/**
 * How a child is called: by its name, or by its animal.
 * @param {T} t
 * @param {{name: string, animal: string}} child
 */
export const nameOrAnimal = (t, { name, animal }) => name || t(`animal-${animal}`);

/**
 * A seat gets an animal; whoever had it gets the one that this seat had.
 * @param {string[]} animals
 * @param {number} seat
 * @param {string} animal
 */
export const withAnimal = (animals, seat, animal) =>
  animals.with(animals.indexOf(animal), animals[seat] ?? animal).with(seat, animal);

/**
 * The name of each seat's face: its bot, or its person's animal.
 * @param {Player[]} players
 * @param {unknown} [wanted]
 */
export const facesOf = (players, wanted) =>
  players.map(({ bot }, seat) => bot ?? animalsIn(wanted)[seat] ?? "");
