/**
 * What starts before the rest of the page: Python, and the listener for the browser's offer to
 * install the box.
 */

import { Install } from "../device/install.js";
import { Engine } from "../engine/engine.js";
import { makeWorker } from "../engine/source.js";
import { isPortal } from "./stuck.js";

export const engine = new Engine({ makeWorker, isPortal });
export const install = new Install();
