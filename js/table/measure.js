/** What a table page asks of the browser: where the parts of the table lie, and whether its person wants no motion. */

/** Where the parts of the table lie, in pixels of the table. @param {HTMLElement} root */
export function measure(root) {
  const home = root.getBoundingClientRect();
  const at = /** @param {string} name */ (name) => {
    const box = root.querySelector(name)?.getBoundingClientRect();
    return box
      ? {
          x: Math.round(box.x - home.x),
          y: Math.round(box.y - home.y),
          w: Math.round(box.width),
          h: Math.round(box.height),
        }
      : { x: 0, y: 0, w: 0, h: 0 };
  };
  /** @type {Record<string, import("./types.js").Rack>} */
  const racks = {};
  for (const rack of /** @type {NodeListOf<HTMLElement>} */ (
    root.querySelectorAll("[data-rack]")
  )) {
    const seat = rack.dataset.rack ?? "";
    racks[seat] = {
      ...at(`[data-rack="${seat}"]`),
      turn: Number(/** @type {HTMLElement | null} */ (rack.closest(".tray"))?.dataset.turn ?? 0),
    };
  }
  return {
    size: { x: 0, y: 0, w: Math.round(home.width), h: Math.round(home.height) },
    field: at(".field-space"),
    rack: at(".hand-space"),
    racks,
  };
}

/** @param {{store: {get(key: string): any}}} app */
export function isCalm({ store }) {
  const wish = store.get("motion");
  return (
    wish === "still" || (wish !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}
