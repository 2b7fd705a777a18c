/**
 * The table on a page, where a game is played, watched, asked about or tested. It draws the picture
 * that is laid on it, measures it, hears fingers and keys, and lets things travel after each
 * drawing. A page that draws its table itself lays none. `assets/style` says how large each place
 * is.
 */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { createAwake } from "../device/awake.js";
import { answerTaps } from "../input/taps.js";
import { feel } from "../input/touch.js";
import { icon, toolKey } from "./marks.js";
import { growthOf, isCalm, Motion } from "./motion.js";
import { canZoom } from "./picture.js";
import { plates } from "./seats.js";
import { raise } from "./sheets.js";

/** @import { Grid, Picture } from "./picture.js" */
/**
 * @typedef {Picture & Shown & {touch: (gesture: Gesture) => void, leaps?: number}} Laid leaps: how
 *   often the picture was quite another one
 */
/**
 * @typedef {{touch?: (gesture: Gesture, root: HTMLElement) => void, key?: (event: KeyboardEvent) =>
 *   void, settled?: (root: HTMLElement) => void}} Ears
 *   settled: after each drawing, once it is measured
 */

/** @template {Laid} L */
export class Host {
  /** @type {HTMLElement | null} */
  root = null;
  /** What lies on the table, if anything does. @type {L | null} */
  picture = null;
  /** Whether its page was left. */
  isClosed = false;
  /** Keeps the screen on. */
  awake = createAwake();
  #motion = new Motion();
  /** What was settled last. @type {{camera: unknown, leaps?: number} | null} */
  #last = null;
  #stop = () => {};

  /**
   * @param {Pick<TableApp, "draw" | "store" | "words">} app
   * @param {Ears} [ears] fingers touch the picture, if none say
   */
  constructor(app, ears = {}) {
    this.app = app;
    this.ears = ears;
  }

  /** Another picture takes the place of what lies there. @param {L | null} picture */
  lay(picture) {
    this.#stop();
    this.root = null;
    this.#motion = new Motion();
    this.#last = null;
    this.picture = picture;
  }

  close() {
    this.isClosed = true;
    this.awake.want(false);
    this.#stop();
  }

  /**
   * The whole table; without a picture only what is near. keys: the buttons at the upper corner;
   * near: what follows the board: panels, the line, the dock; state: for styles and tests.
   * @param {{kind: string, name: string, heading: string, keys?: unknown, near: unknown, sheets:
   *   unknown}} parts
   * @param {{resting?: boolean, ply?: number, over?: boolean}} state
   */
  draw({ kind, name, heading, keys = nothing, near, sheets }, { resting, ply, over }) {
    queueMicrotask(this.settle);
    const { picture } = this;
    const title = html`<div class="tabletop"></div>
      <h1 class="unseen" tabindex="-1">${heading}</h1>`;
    if (!picture?.view)
      return html`<main class=${kind} data-game=${name}>${title}${near}${sheets}</main>`;
    const { view, ui, game, names } = picture;
    const flag = (/** @type {unknown} */ isOn) => (isOn ? "" : nothing);
    return html`<main
      class=${kind}
      data-game=${name}
      data-live=${flag(game.live)}
      data-resting=${flag(resting)}
      data-lit=${flag(ui.lit !== null)}
      data-flat=${ui.flat ? names.length : nothing}
      data-ply=${ply ?? nothing}
      data-over=${flag(over)}
    >
      ${title}
      <header class="plates">
        <div class="seats">
          ${ui.flat ? nothing : plates(picture)}
          <div class="stock" data-anchor="stock">${game.stock(view, ui)}</div>
        </div>
        ${keys}
      </header>
      ${guard([view, ui, this.app.words.way], () => game.scene(view, ui))}
      <div class="field-space">
        ${
          ui.free
            ? toolKey("fit-key", ui.t("table-fit"), icon("fit"), () => picture.refit())
            : nothing
        }
      </div>
      ${near} ${sheets}
    </main>`;
  }

  /** After each drawing. Nothing travels before the table is drawn as it was measured. */
  settle = () => {
    const root = /** @type {HTMLElement | null} */ (document.querySelector("main[data-game]"));
    const { picture } = this;
    if (!root) return;
    raise(root);
    if (!picture && !this.ears.touch) return; // nothing lies there
    if (this.root !== root) this.#listen(root);
    if (picture && (picture.layOut(measure(root)) || !picture.view)) return;
    if (picture) this.#travel(root, picture);
    this.ears.settled?.(root);
  };

  /** @param {HTMLElement} root @param {L} picture */
  #travel(root, { leaps, ui }) {
    const { camera, free } = ui;
    const still = leaps !== this.#last?.leaps || (free && camera !== this.#last?.camera);
    const calm = isCalm(this.app);
    const [move, flight] = calm ? [80, 80] : [240, 760];
    this.#motion.play(root, { still, calm, first: !this.#last, move, flight });
    this.#last = { camera, leaps };
  }

  /** @param {HTMLElement} root */
  #listen(root) {
    this.#stop();
    this.root = root;
    const { picture } = this;
    const { touch = (gesture) => picture?.touch(gesture), key } = this.ears;
    const sizes = new ResizeObserver(() => this.app.draw());
    sizes.observe(root);
    sizes.observe(document.documentElement); // a larger screen may have as many pixels of the table
    if (key) document.addEventListener("keydown", key);
    const stops = [
      feel(root, (gesture) => touch(gesture, root), { apart: !picture || !canZoom(picture.game) }),
      answerTaps(root),
      () => sizes.disconnect(),
      () => key && document.removeEventListener("keydown", key),
    ];
    this.#stop = () => stops.forEach((stop) => stop?.());
  }
}

/** Where the parts are, in pixels of the table. @param {HTMLElement} root @returns {Grid} */
function measure(root) {
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
    size: { ...boxOf(root), x: root.offsetLeft, y: root.offsetTop },
    field: boxOf(root.querySelector(".field-space")),
    rack: boxOf(root.querySelector(".hand-space")),
    racks,
  };
}
