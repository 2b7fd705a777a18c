// The policy of the page lets one script run that stands in a page within it: the frame of the
// sandbox.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { ROOT } from "./pyodide.mjs";

/** How a policy names a script or a style. @param {string | Uint8Array} text */
export const sumOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export const FRAME = sumOf(readFileSync(`${ROOT}js/sandbox/frame.js`));

/** @param {string} page */
export const withFrame = (page) => page.replace("'wasm-unsafe-eval'", `${FRAME} $&`);
