// Puts the style of each game in place of the patterns in all.css and later.css; whatever builds a page needs it.

import { readdirSync } from "node:fs";

const GAMES = new URL("../../assets/games/", import.meta.url);

/**
 * Each game's own style, in place of the pattern that names it; what one watches again comes later.
 * @returns {import("vite").Plugin}
 */
export const findStyles = () => ({
  name: "styles",
  enforce: "pre",
  transform: (code, id) =>
    /\/assets\/style\/(all|later)\.css(\?|$)/.test(id)
      ? code.replace(/@import "\.\.\/games\/\*\/(.+)";/g, (_, name) => stylesOf(name))
      : undefined,
});

/** @param {string} name `replay.css`, or `*.css` for all others */
const stylesOf = (name) =>
  readdirSync(GAMES, { recursive: true, encoding: "utf8" })
    .filter(
      (file) => file.endsWith(name.slice(1)) && file.endsWith("/replay.css") === (name !== "*.css"),
    )
    .sort()
    .map((file) => `@import "../games/${file}";`)
    .join("\n");
