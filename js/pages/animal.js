/** The animal beside a person's name: chosen before a game, remembered on this device like the name. */

import { html } from "lit-html";
import { choiceField, radios } from "../app/fields.js";
import { ANIMALS, animalsIn, withAnimal } from "../table/animals.js";
import { face } from "../table/faces.js";

/** The face at a seat of the plan: its bot's, or its person's animal. @param {App} app @param {Player} player @param {number} seat */
export const faceAt = ({ store }, player, seat) =>
  face(player.bot ?? animalsIn(store.get("animals"))[seat]);

/** Which animal sits at a seat, as a row of faces. @param {App} app @param {number} seat */
export function animalChoice({ store, t, draw }, seat) {
  const animals = animalsIn(store.get("animals"));
  /** @param {string} animal */
  const choose = (animal) => {
    store.set("animals", withAnimal(animals, seat, animal));
    draw();
  };
  /** @type {(animal: string) => [string, unknown]} */
  const drawn = (animal) => [
    animal,
    html`${face(animal)}<b class="unseen">${t(`animal-${animal}`)}</b>`,
  ];
  const answers = radios("animal", ANIMALS.map(drawn), animals[seat] ?? "", choose);
  return choiceField("animals", t("setup-animal"), answers);
}
