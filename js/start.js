/** What the page loads first. Python starts to load, and meanwhile the rest of the page is loaded. */

import "./early.js";
import { sayStuck } from "./stuck.js";

document.documentElement.dataset.begun = ""; // or else begun.js says that nothing has begun

import("./main.js").catch((error) => {
  console.error(error);
  sayStuck();
});
