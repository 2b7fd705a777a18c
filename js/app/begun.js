// Stands in the page itself, as a classic script: so it runs where no other file comes, in a frame
// without an origin,
// or from a folder.

import { readSettings } from "../store/stored-settings.js";
import { LANGUAGES, pickLanguage } from "../words/languages.js";
import { sayStuck } from "./stuck.js";

const root = document.documentElement;
root.lang = pickLanguage(String(readSettings()?.language ?? ""), navigator.languages || []);
root.dir = LANGUAGES[root.lang].dir;

// On a quick line the picture would only flash. An animation could wait as well, but WebKit often
// shows its end too late.
const coming = /** @type {HTMLElement} */ (document.getElementById("coming"));
coming.hidden = true;
/** @type {NodeListOf<HTMLElement>} */
const texts = coming.querySelectorAll("[lang]");
for (const one of texts) one.hidden = one.lang !== root.lang;
setTimeout(() => {
  coming.hidden = false;
}, 200);

addEventListener("DOMContentLoaded", () => {
  if (!root.hasAttribute("data-begun")) sayStuck();
});
