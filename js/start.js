/** What the page loads first: Python sets out, and while it is on its way the rest of the page comes. */

import { createEngine } from "./engine.js";
import { makeWorker } from "./source.js";

export const engine = createEngine({ makeWorker });

import("./main.js");
