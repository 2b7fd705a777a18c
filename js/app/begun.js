// Stands in the page itself, as a classic script: so it runs where no other file comes, in a frame
// without an origin,
// or from a folder.

import { pickLanguage } from "../words/languages.js";
import { sayStuck } from "./stuck.js";

const root = document.documentElement;
root.lang = pickLanguage("", navigator.languages || []);

// On a quick line the picture would only flash. An animation could wait as well, but WebKit often
// shows its end too late.
const coming = /** @type {HTMLElement} */ (document.getElementById("coming"));
coming.hidden = true;
setTimeout(() => {
  coming.hidden = false;
}, 200);

addEventListener("DOMContentLoaded", () => {
  if (!root.hasAttribute("data-begun")) sayStuck();
});
