/** The faces of bots: one small picture each, fetched only where it is shown. */

import { html } from "lit-html";

/** @type {Record<string, string>} */
const FILES = import.meta.glob("../../assets/games/*/faces/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of each bot's picture. */
const FACES = Object.fromEntries(
  Object.entries(FILES).map(([path, address]) => [path.split("/").at(-1)?.slice(0, -4), address]),
);

/** A bot's face; null for a person, or a bot without one. Its name stands beside it. @param {string} [bot] */
export const face = (bot = "") =>
  FACES[bot] ? html`<img class="face" src=${FACES[bot]} alt="" width="48" height="48">` : null;
