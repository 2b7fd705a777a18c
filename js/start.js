/** What the page loads first. Python starts to load, and meanwhile the rest of the page is loaded. */

import "./early.js";

document.documentElement.dataset.begun = ""; // or else stuck.js says that nothing has begun

import("./main.js").catch((error) => {
  console.error(error);
  const stuck = /** @type {HTMLElement} */ (document.getElementById("stuck")); // its words stand in the page, since the others did not come
  stuck.querySelector("button")?.addEventListener("click", () => location.reload());
  stuck.hidden = false;
});
