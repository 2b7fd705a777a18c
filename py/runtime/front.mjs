// What the front page says of itself.

import { readFileSync } from "node:fs";
import { ROOT } from "./pyodide.mjs";

const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8"));

/** The page names the version that it is of. @returns {import("vite").Plugin} */
export const nameVersion = () => ({
  name: "version",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { name: "version", content: version }, injectTo: "head" },
  ],
});
