/**
 * Which page is open, as what stands behind the `#`. A frame that was written into another page (`srcdoc`, a blob) has no
 * address of its own: there `#/…` would load the page around it, or do nothing. Its history remembers it instead.
 */

/** Whether links can lead here. */
export const hasAddress = (here = location.href) => here.startsWith("http");

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
