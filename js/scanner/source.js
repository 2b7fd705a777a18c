/**
 * Where the scanner has its worker from: a file beside the page. The one-file page has a source of
 * its own.
 */

import script from "./decoder.js?worker&url";

/** @returns {import("../engine/engine.js").WorkerLike} */
export const makeReader = () => new Worker(script, { type: "module", name: "decoder" });
