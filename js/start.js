/** What the page loads first. Python starts to load, and meanwhile the rest of the page is loaded. */

import "./early.js";

document.documentElement.dataset.begun = ""; // or stuck.js says that nothing has

import("./main.js").catch((error) => {
  console.error(error);
  const stuck = /** @type {HTMLElement} */ (document.getElementById("stuck")); // all words are in what did not come
  stuck.querySelector("button")?.addEventListener("click", () => location.reload());
  stuck.hidden = false;
});
