// Plays the whole box on a library in a process of its own, beside whatever else is done: `node
// beside.mjs <library>`.

import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { playAll } from "../../../py/runtime/library.mjs";

const FILE = fileURLToPath(import.meta.url);

/** @param {string} library the path of a zip @returns {ReturnType<typeof playAll>} */
export const playBeside = (library) =>
  new Promise((resolve, reject) => {
    const child = fork(FILE, [library]);
    child.on("message", resolve);
    child.on("close", (code) => reject(new Error(`the other process ended with ${code}`)));
  });

if (process.argv[1] === FILE) process.send?.(await playAll(process.argv[2] ?? ""));
