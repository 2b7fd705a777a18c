/** What the page says where the rest of it does not come. Its words stand in the page. */

import { isPortal, isSite } from "../engine/portal.js";

/** Says why, and lets it be tried again. */
export async function sayStuck() {
  const isShut = self.origin === "null" && isSite();
  const why = isShut ? "shut" : (await isPortal()) ? "portal" : "stuck";
  const notice = /** @type {HTMLElement} */ (document.getElementById(why));
  notice.querySelector("button")?.addEventListener("click", () => location.reload());
  notice.hidden = false;
}
