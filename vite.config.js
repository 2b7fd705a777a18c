import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { writeLicences } from "./py/runtime/licences.mjs";
import { manifest } from "./py/runtime/manifest.mjs";
import { findStyles } from "./py/runtime/styles.mjs";

/** The icons that the manifest names, the box's own and each game's, under names that never change. @returns {import("vite").Plugin} */
const keepIcons = () => ({
  name: "icons",
  generateBundle() {
    const own = readdirSync("assets/icons").map((file) => [file, `assets/icons/${file}`]);
    const games = readdirSync("assets/games")
      .map((name) => [`game-${name}.png`, `assets/games/${name}/icon.png`])
      .filter(([, file = ""]) => existsSync(file));
    for (const [name, file] of [...own, ...games]) {
      this.emitFile({ type: "asset", fileName: `icons/${name}`, source: readFileSync(file) });
    }
  },
});

/** What says so where no module runs; as it is no module, nobody packs it. @returns {import("vite").Plugin} */
const sayStuck = () => ({
  name: "stuck",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "stuck.js", source: readFileSync("js/stuck.js") });
  },
  transformIndexHtml: {
    order: "post",
    handler: () => [{ tag: "script", attrs: { defer: true, src: "./stuck.js" }, injectTo: "body" }],
  },
});

/** A script and all that it cannot run without. @param {import("vite").Rollup.OutputBundle} bundle @param {string} name @returns {string[]} */
const needs = (bundle, name) => {
  const part = bundle[name];
  return part?.type === "chunk"
    ? [name, ...part.imports.flatMap((other) => needs(bundle, other))]
    : [];
};

/** The browser fetches the page's main script with all that it needs, and no more than that, while the first one starts Python. @returns {import("vite").Plugin} */
const fetchMainEarly = () => ({
  name: "main-early",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) => {
      const parts = Object.values(bundle).filter((part) => part.type === "chunk");
      const main = parts.find((part) => part.facadeModuleId?.endsWith("/js/main.js"));
      const first = parts.find((part) => part.isEntry);
      return [...new Set(needs(bundle, main?.fileName ?? ""))]
        .filter((name) => name !== first?.fileName)
        .map((name) => ({
          tag: "link",
          attrs: { rel: "preload", as: "script", crossorigin: "", href: `./${name}` },
          injectTo: "head",
        }));
    },
  },
});

/**
 * What each file must read like when the service worker reads it back; the front page goes by the name that browsers ask for.
 * @type {import("workbox-build").ManifestTransform}
 */
const withSums = async (files) => ({
  manifest: files.map(({ url, ...file }) => ({
    ...file,
    integrity: `sha256-${sumOf(`dist/${url}`)}`,
    url: url === "index.html" ? "./" : url,
  })),
});

/** @param {string} file */
const sumOf = (file) => createHash("sha256").update(readFileSync(file)).digest("base64");

export default defineConfig({
  base: "./",
  publicDir: "build/public",
  worker: { format: "es" },
  build: {
    target: "es2023",
    modulePreload: false,
    assetsInlineLimit: (file, { length }) =>
      !/\/faces\/|\/gr(ound|ain)\.svg/.test(file) && length <= 2048, // faces and grounds are fetched where they are shown
    chunkSizeWarningLimit: 700,
  },
  plugins: [
    writeLicences(),
    findStyles(),
    keepIcons(),
    fetchMainEarly(),
    sayStuck(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "js",
      filename: "sw.js",
      registerType: "prompt",
      injectRegister: null,
      manifest,
      injectManifest: {
        globPatterns: ["**/*"],
        globIgnores: ["sw.js", "chocobox.html", "**/*.map"],
        manifestTransforms: [withSums],
        maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
        // Names that hold their version need no second one: the browser's own cache may serve them.
        dontCacheBustURLsMatching: /^(assets\/|pyodide-|library-|engine-)/,
      },
    }),
  ],
});
