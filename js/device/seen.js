/** How much of the page can be seen: an on-screen keyboard lies over the rest. */

/**
 * For a page that fills the screen.
 * @param {{draw: () => void, drawn: (work: () => void) => void}} app
 * @param {VisualViewport | null} [viewport]
 */
export function createSeen({ draw, drawn }, viewport = globalThis.visualViewport ?? null) {
  /** The field that is typed into stays in sight. */
  const follow = () => {
    draw();
    drawn(() => document.activeElement?.closest("input")?.scrollIntoView({ block: "nearest" }));
  };
  viewport?.addEventListener("resize", follow);
  return {
    /** While fingers enlarge the page, less of it is seen, but nothing lies over it. */
    style: () => (viewport?.scale === 1 ? `--seen: ${viewport.height}px` : ""),
    close: () => viewport?.removeEventListener("resize", follow),
  };
}
