/**
 * What the page loads first. Python starts to load, and meanwhile the rest of the page is loaded.
 */

import "./early.js";
import { sayStuck } from "./stuck.js";

document.documentElement.dataset.begun = ""; // or else begun.js says that nothing has begun

/**
 * The styles do not count before they have come, so that the picture is seen meanwhile; nothing is
 * drawn without them.
 */
async function styled() {
  /** @type {HTMLLinkElement | null} */
  const styles = document.querySelector("link[media='not all']");
  if (!styles) return;
  if (!styles.sheet && document.readyState !== "complete")
    await new Promise((resolve) => {
      styles.onload = styles.onerror = resolve;
      addEventListener("load", resolve); // they failed before anybody listened
    });
  styles.media = "all";
}

async function begin() {
  const [main] = await Promise.all([import("./main.js"), styled()]);
  await main.begin();
}

begin().catch((error) => {
  console.error(error);
  sayStuck();
});
