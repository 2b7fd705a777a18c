/**
 * Which page is open, as what stands behind the `#`. A frame that was written into another page
 * (`srcdoc`, a blob) has no address of its own: there `#/…` would load the page around it, or do
 * nothing. Its history remembers it instead.
 */

/** Whether links can lead here. */
export const hasAddress = (here = location.href) => here.startsWith("http");

/** Whether an address is that of the shelf. @param {string} hash */
export const isShelf = (hash) => hash.length < 3;

/** @param {Pick<Window, "location" | "history" | "document" | "addEventListener">} [page] */
export function createAddress({ location, history, document, addEventListener } = window) {
  const isOwn = /^(https?|file):/.test(location.href);
  /** @returns {string} */
  const read = () => (isOwn ? null : history.state?.hash) ?? location.hash;
  /** @type {() => void} */
  let tell = () => undefined;

  /** @param {string} hash */
  function push(hash) {
    if (hash === read()) return;
    if (isOwn) location.hash = hash;
    else {
      history.pushState({ hash }, "");
      tell();
    }
  }

  /** @param {MouseEvent} event */
  function follow(event) {
    const link = /** @type {Element} */ (event.target).closest('a[href^="#"]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    push(link.getAttribute("href") ?? "");
  }

  return {
    read,
    push,

    /** In place of the page that is open; nobody is told. @param {string} hash */
    replace: (hash) => history.replaceState({ hash }, "", isOwn ? hash : undefined),

    /** @param {() => void} listener */
    listen(listener) {
      tell = listener;
      addEventListener(isOwn ? "hashchange" : "popstate", listener);
      if (!isOwn) document.addEventListener("click", follow);
    },
  };
}

/**
 * For buttons that make something and go there. On a slow tablet people press twice, or leave
 * before it is made.
 * @param {() => number} page the number of the current page; each has its own
 * @param {(hash: string, how?: "push" | "replace") => void} go
 */
export function createGoOnce(page, go) {
  let busyPage = -1;

  /**
   * Ignores a second press, and goes nowhere once the player has left the page.
   * @param {() => Promise<string | null>} make makes the thing and returns its address; null: there
   *   is none
   * @param {"push" | "replace"} [how]
   */
  return async (make, how) => {
    const mine = page();
    if (busyPage === mine) return;
    busyPage = mine;
    let hash = null;
    try {
      hash = await make();
    } finally {
      if (!hash && busyPage === mine) busyPage = -1; // nothing was made, so the button works again
    }
    if (hash && page() === mine) go(hash, how);
  };
}
