// Stands in the page itself, as a classic script: so it runs where no other file comes, in a frame without an origin,
// or from a folder.

import { sayStuck } from "./stuck.js";
import { pickLanguage } from "./words/words.js";

const root = document.documentElement;
root.lang = pickLanguage("", navigator.languages || []);

addEventListener("DOMContentLoaded", () => {
  if (!root.hasAttribute("data-begun")) sayStuck();
});
