/** The children in a file who come to a device: which of them are here already, and as whom. */

import { LIMITS } from "../games/box.js";
import { animalsIn } from "../table/animals.js";
import { cut, MOST_NAME } from "../words/letters.js";
import { isOfTask } from "./bots.js";
import { ownSettings } from "./profiles.js";
import { idOf } from "./sets.js";
import { everybody } from "./stored.js";

/** @import { Profile } from "./profiles.js" */
/** @import { Shared, Stored } from "./stored.js" */
/** @typedef {Map<string, string>} Places the id that each child of a file has here, by its id there */

/**
 * As a child is listed here, whatever a file says of it.
 * @param {Profile} one
 * @returns {Profile}
 */
const listed = ({ id, name, animal }) => ({
  id,
  name: cut(name, MOST_NAME).trim(),
  animal: animal && (animalsIn([animal])[0] ?? ""),
});

/** Whether both are called the same. @param {Profile} one @param {Profile} other */
const isSame = (one, other) =>
  one.name === other.name && (one.name !== "" || one.animal === other.animal);

/**
 * Each device has a first child, whose id is "". Beside another one it gets this id, which is always
 * the same, so that it is found again.
 * @param {Profile} one
 */
const idBeside = ({ name, animal }) => `first-${idOf(name || animal)}`;

/** Whether it has anything of its own: class tasks are the device's. @param {Stored} stored */
async function hasThings({ store, saves, results, puzzles, bots }) {
  const games = (await saves.whole()).filter(({ task }) => !task);
  const codes = (await bots.whole()).filter((bot) => !isOfTask(bot));
  const things = [games, codes, await results.whole(), await puzzles.whole()].flat();
  return things.length > 0 || Object.keys(ownSettings(store.whole())).length > 0;
}

/** Whether somebody has said how it is called. @param {Shared} device @param {Profile} one */
const isCalled = ({ profiles }, one) => Boolean(one.animal || profiles.called(one).name);

/**
 * The first child of the file is the first one here only if both are called the same, or there is
 * nobody yet who would lose its place.
 * @param {Shared} device
 * @param {Profile[]} given
 * @returns {Promise<Places>}
 */
async function placesOf(device, given) {
  const { all, called } = device.profiles;
  const places = new Map(given.map(({ id }) => [id, id]));
  const [first] = everybody(device);
  const isListed = all.some(({ id }) => !id);
  const ours = all
    .filter((one) => !one.id && isCalled(device, one))
    .map(called)
    .map(listed)[0];
  const theirs = given.find(({ id }) => !id);
  const isFree = async () => !isListed || !(ours || (first && (await hasThings(first))));
  if (theirs) {
    const beside = idBeside(theirs);
    const isHere = all.some(({ id }) => id === beside);
    const isFirst = !isHere && ((ours && isSame(ours, theirs)) || (await isFree()));
    places.set("", isFirst ? "" : beside);
  }
  // the first one here comes back from a device where it was not the first
  if (ours && places.get("") !== "" && places.has(idBeside(ours))) places.set(idBeside(ours), "");
  return places;
}

/**
 * Children of a file who are not here yet share the device too; whoever has no name here takes the
 * one of the file. Null where so many do not fit.
 * @param {Shared} device
 * @param {Profile[]} given
 * @returns {Promise<Places | null>}
 */
export async function welcome(device, given) {
  const { profiles } = device;
  const children = given.map(listed);
  const places = await placesOf(device, children);
  const told = new Map(
    children.map((one) => {
      const id = places.get(one.id) ?? one.id;
      return [id, { ...one, id }];
    }),
  );
  const here = profiles.all.map(
    (one) => (!isCalled(device, one) && told.get(one.id)) || profiles.called(one),
  );
  for (const { id } of here) told.delete(id);
  if (told.size && here.length + told.size > LIMITS.profiles) return null;
  if (given.length) profiles.keep([...here, ...told.values()]);
  return places;
}
