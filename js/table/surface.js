/**
 * The surface of a table, played or watched: plates and stock at the far edge, the board's field,
 * panels, the line, and the near edge. It is drawn and measured, listened to, and lets things
 * travel after each drawing. `assets/style` says how large each place is.
 */

import { html, nothing } from "lit-html";
import { feel } from "../input/touch.js";
import { icon, toolKey } from "./marks.js";
import { growthOf, isCalm, Motion } from "./motion.js";
import { canZoom } from "./picture.js";
import { plates } from "./seats.js";
import { raise } from "./sheets.js";

/** @import { Grid, Picture } from "./picture.js" */
/**
 * @typedef {{view: any, ui: any, game: GameModule, layOut: (grid: Grid) => boolean, leaps?:
 *   number}} Drawn leaps: how often the picture was quite another one
 */

export class Surface {
  /** @type {HTMLElement | null} */
  root = null;
  #motion = new Motion();
  /** What was settled last. @type {{camera: unknown, leaps?: number} | null} */
  #last = null;
  stop = () => {};

  /**
   * @param {TableApp} app @param {Drawn} drawn
   * @param {{touch: (gesture: Gesture, root: HTMLElement) => void, key: (event: KeyboardEvent) =>
   *   void, listen?: (root: HTMLElement) => () => void}} ears listen: for what else is to be heard
   */
  constructor(app, drawn, ears) {
    this.app = app;
    this.drawn = drawn;
    this.ears = ears;
  }

  /**
   * After each drawing.
   * @returns {HTMLElement | null} the table, unless it has yet to be drawn as it was measured
   */
  settle() {
    const root = /** @type {HTMLElement | null} */ (document.querySelector(".table[data-game]"));
    if (!root) return null;
    if (this.root !== root) this.#listen(root);
    raise(root);
    const { drawn } = this;
    if (drawn.layOut(measure(root)) || !drawn.view) return null;
    const { leaps, ui } = drawn;
    const { camera, free } = ui;
    const still = leaps !== this.#last?.leaps || (free && camera !== this.#last?.camera);
    const calm = isCalm(this.app);
    const [move, flight] = calm ? [80, 80] : [240, 760];
    this.#motion.play(root, { still, calm, first: !this.#last, move, flight });
    this.#last = { camera, leaps };
    return root;
  }

  /** @param {HTMLElement} root */
  #listen(root) {
    this.stop();
    this.root = root;
    const { touch, key, listen } = this.ears;
    const sizes = new ResizeObserver(() => this.app.draw());
    sizes.observe(root);
    sizes.observe(document.documentElement); // a larger screen may have as many pixels of the table
    document.addEventListener("keydown", key);
    const stops = [
      feel(root, (gesture) => touch(gesture, root), { apart: !canZoom(this.drawn.game) }),
      listen?.(root),
      () => sizes.disconnect(),
      () => document.removeEventListener("keydown", key),
    ];
    this.stop = () => stops.forEach((stop) => stop?.());
  }
}

/**
 * The whole table. keys: the buttons at the upper corner; near: what follows the board: panels, the
 * line, the dock; state: for styles and tests.
 * @param {Picture & Shown} picture @param {{kind: string, name: string, heading: string, keys:
 *   unknown, scene: unknown, near: unknown, sheets: unknown}} parts
 * @param {{resting: boolean, ply?: number, over?: boolean}} state
 */
export function grid(picture, parts, { resting, ply, over }) {
  const { view, ui, game, names } = picture;
  const flag = (/** @type {unknown} */ isOn) => (isOn ? "" : nothing);
  return html`<main
    class=${parts.kind}
    data-game=${parts.name}
    data-live=${flag(game.live)}
    data-resting=${flag(resting)}
    data-lit=${flag(ui.lit !== null)}
    data-flat=${ui.flat ? names.length : nothing}
    data-ply=${ply ?? nothing}
    data-over=${flag(over)}
  >
    <div class="tabletop"></div>
    <h1 class="unseen" tabindex="-1">${parts.heading}</h1>
    <header class="plates">
      <div class="seats">
        ${ui.flat ? nothing : plates(picture)}
        <div class="stock" data-anchor="stock">${game.stock(view, ui)}</div>
      </div>
      ${parts.keys}
    </header>
    ${parts.scene}
    <div class="field-space">
      ${
        ui.free
          ? toolKey("fit-key", ui.t("table-fit"), icon("fit"), () => picture.refit())
          : nothing
      }
    </div>
    ${parts.near} ${parts.sheets}
  </main>`;
}

/** Where the parts are, in pixels of the table. @param {HTMLElement} root @returns {Grid} */
export function measure(root) {
  const frame = root.getBoundingClientRect();
  const growth = growthOf(root);
  const boxOf = (/** @type {Element | null} */ part) => {
    const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect(frame.x, frame.y);
    const all = [x - frame.x, y - frame.y, width, height];
    const [left, top, w, h] = all.map((one) => Math.round(one / growth));
    return { x: left, y: top, w, h };
  };
  /** @type {Record<string, Rack>} */
  const racks = {};
  for (const rack of root.querySelectorAll("[data-rack]")) {
    const turn = Number(rack.closest(".tray")?.getAttribute("data-turn") ?? 0);
    racks[rack.getAttribute("data-rack") ?? ""] = { ...boxOf(rack), turn };
  }
  return {
    growth,
    size: { ...boxOf(root), x: 0, y: 0 },
    field: boxOf(root.querySelector(".field-space")),
    rack: boxOf(root.querySelector(".hand-space")),
    racks,
  };
}
