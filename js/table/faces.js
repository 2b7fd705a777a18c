/**
 * The faces of bots and of the animals that persons choose: one small file each, fetched only where
 * it is shown.
 */

import { html } from "lit-html";

/** @type {Record<string, string>} */
const FILES = import.meta.glob(["../../assets/faces/*.svg", "../../assets/games/*/faces/*.svg"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of each face, by the name of its bot or animal. */
const FACES = Object.fromEntries(
  Object.entries(FILES).map(([path, address]) => [path.split("/").at(-1)?.slice(0, -4), address]),
);

/**
 * A face; null where nobody drew one. Its name stands beside it, so readers are told nothing.
 * A file holds three pictures, one under the other; `faces.css` shows the one that the mood names.
 * @param {string} [name] of a bot or an animal @param {Mood} [mood]
 */
export const face = (name = "", mood = "waits") =>
  FACES[name]
    ? html`<img
        class="face"
        data-mood=${mood}
        src=${FACES[name]}
        alt=""
        width="48"
        height="48"
        draggable="false"
      />`
    : null;
