/** What the page loads first: Python sets out, and while it is on its way the rest of the page comes. */

import { createEngine } from "./engine.js";
import { createInstall } from "./install.js";
import { makeWorker } from "./source.js";

export const engine = createEngine({ makeWorker });
/** The browser may offer a place of its own before the rest of the page is there. */
export const install = createInstall();

document.documentElement.dataset.begun = ""; // or stuck.js says that nothing has

import("./main.js").catch((error) => {
  console.error(error);
  const stuck = /** @type {HTMLElement} */ (document.getElementById("stuck")); // all words are in what did not come
  stuck.querySelector("button")?.addEventListener("click", () => location.reload());
  stuck.hidden = false;
});
