/** What the page loads first: Python sets out, and while it is on its way the rest of the page comes. */

import "./early.js";

document.documentElement.dataset.begun = ""; // or stuck.js says that nothing has

import("./main.js").catch((error) => {
  console.error(error);
  const stuck = /** @type {HTMLElement} */ (document.getElementById("stuck")); // all words are in what did not come
  stuck.querySelector("button")?.addEventListener("click", () => location.reload());
  stuck.hidden = false;
});
