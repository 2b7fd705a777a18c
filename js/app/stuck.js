/**
 * What the page says where the rest of it does not come, and how it knows why: a network where one
 * must sign in first answers every request with a page of its own. Its words stand in the page.
 */

const PATIENCE = 3000;

/**
 * Whether this is the site; the box as one file has no manifest. This is known here too, where no
 * other script came.
 */
const isSite = () => document.querySelector("link[rel=manifest]") !== null;

/**
 * Whether the net answers so just now. It is asked for the one script that is never kept, the
 * service worker's.
 */
export async function isPortal() {
  if (!isSite()) return false; // it may ask for nothing
  try {
    const { ok, type, headers } = await fetch("sw.js", {
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE),
    });
    return type === "opaqueredirect" || (ok && /html/.test(headers.get("Content-Type") ?? ""));
  } catch {
    return false; // there is no net at all
  }
}

/** Says why, and lets it be tried again. */
export async function sayStuck() {
  const isShut = self.origin === "null" && isSite();
  const why = isShut ? "shut" : (await isPortal()) ? "portal" : "stuck";
  const notice = /** @type {HTMLElement} */ (document.getElementById(why));
  notice.querySelector("button")?.addEventListener("click", () => location.reload());
  notice.hidden = false;
}
