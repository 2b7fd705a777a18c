/**
 * The one-file page's worker. Chromium starts no module worker of a page that is a file, and WebKit
 * imports nothing there; so this is built into one classic script that has Pyodide's scripts
 * within.
 */

import "./classic.js";
import * as machine from "virtual:pyodide/pyodide.asm.js";
import * as loader from "virtual:pyodide/pyodide.js";
import built from "../../build/engine.json";
import { within } from "../engine/files.js";
import "../engine/worker.js";

const [first = "", second = ""] = built.scripts;
within.set(first, loader).set(second, machine);
