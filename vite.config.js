import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { EDITIONS } from "./js/store/caches.js";
import { writeCatalogue } from "./py/runtime/catalogue.mjs";
import {
  appendStyles,
  nameVersion,
  showPictureFirst,
  version,
  withSums,
} from "./py/runtime/front.mjs";
import { writeLicences } from "./py/runtime/licences.mjs";
import { iconsOf, manifest } from "./py/runtime/manifest.mjs";
import { withFrame } from "./py/runtime/sandbox.mjs";
import { findStyles } from "./py/runtime/styles.mjs";
import { BY_FILE, languages, packWords, sayFront } from "./py/runtime/words.mjs";

/** The icons that the manifest names, the box's own and each game's, under names that never change. @returns {import("vite").Plugin} */
const keepIcons = () => ({
  name: "icons",
  generateBundle() {
    for (const fileName of iconsOf(manifest)) {
      const game = /game-(.*)\.png/.exec(fileName)?.[1];
      const file = game ? `assets/games/${game}/icon.png` : `assets/${fileName}`;
      this.emitFile({ type: "asset", fileName, source: readFileSync(file) });
    }
  },
});

/** The page lets the script of the sandbox's frame run, and the workers that this one makes. @type {() => import("vite").Plugin} */
const letFrameRun = () => ({
  name: "sandbox",
  transformIndexHtml: (page) => withFrame(page),
});

/** The page lets run and show what stands in itself. @type {() => import("vite").Plugin} */
const nameSums = () => ({
  name: "sums",
  transformIndexHtml: { order: "post", handler: withSums },
});

/**
 * The editions of all games, which the page of an older version asks for before it offers this one:
 * the first that is still played, and the newest.
 * @returns {import("vite").Plugin}
 */
const tellEditions = () => ({
  name: "editions",
  generateBundle() {
    const { games } = JSON.parse(readFileSync("build/engine.json", "utf8"));
    const told = games.map((/** @type {Box} */ { name, edition, since, lesson }) => {
      return {
        name,
        edition: since, // boxes before 1.0 read only this one, and open only their own
        newest: edition,
        lesson: lesson && { position: lesson.position, newest: lesson.newest },
      };
    });
    this.emitFile({ type: "asset", fileName: EDITIONS, source: `${JSON.stringify(told)}\n` });
  },
});

/** The packer's own few lines, in letters; they may stand in a file of their own. */
const RUNTIME = 1000;

/** The browser fetches the page's main script while the first one starts Python. A third one would be found only when the main one is read. @returns {import("vite").Plugin} */
const fetchMainEarly = () => ({
  name: "main-early",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) => {
      const parts = Object.values(bundle).filter((part) => part.type === "chunk");
      const partOf = (/** @type {string} */ file) =>
        parts.find((part) => part.moduleIds.some((id) => id.endsWith(file)));
      const [start, main] = [partOf("/js/app/start.js"), partOf("/js/app/main.js")];
      if (!start || !main) return []; // served by the developer's server, nothing is packed
      const more = main.imports.filter((name) => name !== start.fileName);
      const large = parts.find(
        (part) => more.includes(part.fileName) && part.code.length > RUNTIME,
      );
      if (large) throw new Error(`The main script must not need ${large.fileName}.`);
      return [main.fileName, ...more].map((name) => ({
        tag: "link",
        attrs: { rel: "preload", as: "script", crossorigin: "", href: `./${name}` },
        injectTo: "head",
      }));
    },
  },
});

/** The language whose words, or letters, a file has; nothing for what all need. @param {string} url */
const languageOf = (url) => languages().find((tag) => filesOf(tag).test(url));

/** @param {string} tag */
const filesOf = (tag) => {
  const { letters = tag } = JSON.parse(readFileSync(`assets/locales/${tag}/about.json`, "utf8"));
  return new RegExp(`^assets/(${tag}-(first|later)|${letters})-[^/]*$`);
};

/**
 * What each file must read like when the service worker reads it back; the front page goes by the name that browsers ask for.
 * @type {import("workbox-build").ManifestTransform}
 */
const withIntegrity = async (files) => ({
  manifest: files.map(({ url, ...file }) => ({
    ...file,
    language: languageOf(url),
    integrity: `sha256-${sumOf(`dist/${url}`)}`,
    url: url === "index.html" ? "./" : url,
  })),
});

/**
 * The comments of first bots and small tasks are one of the later files of a language.
 * @param {string | null} path
 */
function languageIn(path) {
  const tag = /\/locales\/([^/]+)\/comments\.json/.exec(path ?? "")?.[1];
  return tag ? `${tag}-later-` : "";
}

/** @param {string} file */
const sumOf = (file) => createHash("sha256").update(readFileSync(file)).digest("base64");

/** Icons that only a device fetches which gives the box a place of its own, and pages for catalogues: no visitor keeps them. */
const UNKEPT = [
  "icons/game-*",
  "icons/icon-maskable-*",
  "icons/icon-512*",
  "lessons/*",
  "sitemap.xml",
];

process.env.VITE_VERSION = version; // for the service worker

export default defineConfig({
  base: "./",
  publicDir: "build/public",
  worker: { format: "es" },
  build: {
    target: "es2023",
    modulePreload: false,
    assetsInlineLimit: (file, { length }) =>
      !/\/faces\/|\/gr(ound|ain)\.svg/.test(file) && length <= 2048, // faces and grounds are fetched where they are shown
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${languageIn(facadeModuleId)}[name]-[hash].js`,
        codeSplitting: {
          // What the page needs at once comes in two scripts, the second with all that it imports; games
          // come in a third.
          groups: [
            { name: "start", test: /\/js\/app\/start\.js$/, priority: 3 },
            { name: "main", test: /\/js\/app\/main\.js$/, priority: 2 },
            { name: "play", test: /\/js\/app\/play\.js$/, priority: 1 },
          ],
        },
      },
    },
  },
  plugins: [
    writeLicences(),
    findStyles(),
    packWords(BY_FILE),
    sayFront(),
    keepIcons(),
    letFrameRun(),
    nameVersion(),
    fetchMainEarly(),
    tellEditions(),
    writeCatalogue(),
    showPictureFirst(),
    appendStyles(),
    nameSums(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "js/app",
      filename: "sw.js",
      registerType: "prompt",
      injectRegister: null,
      manifest,
      injectManifest: {
        globPatterns: ["**/*"],
        globIgnores: ["sw.js", "chocobox.html", "**/*.map", ...UNKEPT],
        manifestTransforms: [withIntegrity],
        maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
        // Names that hold their version need no second one: the browser's own cache may serve them.
        dontCacheBustURLsMatching: /^(assets\/|pyodide-|library-|engine-)/,
      },
    }),
  ],
});
