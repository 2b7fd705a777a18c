/** What sets out before the rest of the page: Python, and the browser's offer to install the box. */

import { createInstall } from "./device/install.js";
import { createEngine } from "./engine/engine.js";
import { makeWorker } from "./engine/source.js";

export const engine = createEngine({ makeWorker });
export const install = createInstall();
