/** How the box presents itself to a device that gives it a place of its own. */

import { existsSync } from "node:fs";
import { LIDS } from "../../js/games/box.js";
import { createWords } from "../../js/words/words.js";
import { allTexts } from "./words.mjs";

const COLOUR = "#fff4e3";
const { t } = createWords({ en: allTexts("en") });

/** Each game by its lid; one that is still to come says so where it opens. @param {{name: string}} lid */
const shortcut = ({ name }) => ({
  name: t(`game-${name}`),
  description: t(`line-${name}`),
  url: `./#/set-up/${name}`,
  icons: [
    existsSync(`assets/games/${name}/icon.png`)
      ? { src: `icons/game-${name}.png`, sizes: "96x96", type: "image/png" }
      : { src: "icons/icon-192.png", sizes: "192x192", type: "image/png" },
  ],
});

/** @type {Partial<import("vite-plugin-pwa").ManifestOptions>} */
export const manifest = {
  name: "Chocobox",
  short_name: "Chocobox",
  description: t("about-what"),
  lang: "en",
  dir: "ltr",
  start_url: "./",
  scope: "./",
  display: "standalone",
  orientation: "any",
  background_color: COLOUR,
  theme_color: COLOUR,
  categories: ["games", "kids", "entertainment"],
  icons: [
    { src: "icons/icon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "icons/icon-512.png", sizes: "512x512", type: "image/png" },
    {
      src: "icons/icon-maskable-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
  ],
  shortcuts: LIDS.map(shortcut),
};

/** The files of all icons that it names, each once. @param {typeof manifest} told */
export const iconsOf = ({ icons = [], shortcuts = [] }) => [
  ...new Set([...icons, ...shortcuts.flatMap((one) => one.icons ?? [])].map(({ src }) => src)),
];
