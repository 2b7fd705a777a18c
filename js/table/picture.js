/**
 * The picture of a game, played or only watched: its view, the ui with which the game draws it, the
 * camera, and where a gesture is.
 */

import { facesOf } from "./animals.js";
import { fit, keepInSight, pan, pinch, toBoard, toScreen } from "./camera.js";
import { isPerson, namesOf } from "./players.js";

/**
 * @typedef {{growth: number, size: Rect, field: Rect, rack: Rect, racks: Record<string, Rack>}}
 *   Grid where the parts of the table are, in pixels of the table; growth: how large those are in
 *   pixels of the page; size: of the table, and where it begins, in pixels of the page
 */

/** So long after fingers have panned the board it is drawn where it is now, in ms. */
const REST = 200;

const NOWHERE = { x: 0, y: 0, w: 0, h: 0 };
/**
 * The ui before the page is measured, and before the engine has answered.
 * @type {Omit<TableUi, "t" | "names" | "bots" | "covered" | "faces">}
 */
const FIRST = {
  seat: 0,
  growth: 1,
  size: NOWHERE,
  field: NOWHERE,
  rack: NOWHERE,
  racks: {},
  camera: { x: 0, y: 0, s: 40 },
  drawnAt: null,
  free: false,
  trial: null,
  lit: null,
  actions: [],
  flat: false,
  events: [],
  outcome: null,
  moods: {},
  beat: "",
  praise: [],
  rule: "",
  hint: null,
  views: {},
  offers: {},
  now: 0,
  pauses: 0,
};

export class Picture {
  /** @type {any} what may be seen */
  view = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;

  /**
   * @param {TableApp} app
   * @param {GameModule} game
   * @param {Pick<Save, "names" | "record" | "animals">} seats who sits there
   * @param {boolean} covered
   */
  constructor(app, game, seats, covered) {
    const names = namesOf(app, seats);
    const bots = seats.record.players.map((player) => !isPerson(player));
    const faces = facesOf(seats.record.players, seats.animals);
    this.app = app;
    this.game = game;
    this.names = names;
    /** @type {Readonly<TableUi> & {readonly [own: string]: any}} with the game's own fields */
    this.ui = { ...FIRST, t: app.words.t, names, faces, bots, ...game.idle, covered };
  }

  /** The part of the board to be seen. @returns {Rect} */
  extent() {
    return this.game.extent(this.view, this.ui);
  }

  /**
   * Changes the ui. The camera fits the board unless fingers have moved it.
   * @param {Record<string, any>} changes
   */
  set(changes) {
    const { view, game } = this;
    this.replace(changes);
    const { free, field } = this.ui;
    if (!free) this.replace({ drawnAt: null });
    if (view && !free && field.w > 0)
      this.replace({ camera: fit(this.extent(), field, game.zoom) });
    this.app.draw();
  }

  /** Another ui, which is not drawn yet. @param {Record<string, any>} changes */
  replace(changes) {
    this.ui = { ...this.ui, ...changes };
  }

  /** The page has measured itself. @param {Grid} grid @returns {boolean} whether anything is new */
  layOut(grid) {
    const { growth, size, field, rack, racks } = this.ui;
    if (JSON.stringify(grid) === JSON.stringify({ growth, size, field, rack, racks })) return false;
    this.set({ ...grid, free: false });
    return true;
  }

  /** The board fits its place again. */
  refit() {
    this.set({ free: false });
  }

  /**
   * Fingers move or enlarge the board, unless it always fits.
   * @param {Gesture} gesture a pan or a pinch
   */
  moveBoard({ kind, x, y, dx = 0, dy = 0, scale = 1 }) {
    const { view, ui, game } = this;
    const { growth } = ui;
    if (!view || !canZoom(game)) return;
    const panned = pan(ui.camera, dx / growth, dy / growth);
    const middle = placed({ x, y }, ui);
    const camera = kind === "pinch" ? pinch(panned, scale, middle, game.zoom) : panned;
    const drawnAt = kind === "pan" ? (ui.drawnAt ?? ui.camera) : null;
    this.set({ free: true, drawnAt, camera: keepInSight(camera, this.extent(), ui.field) });
    clearTimeout(this.#resting);
    if (drawnAt) this.#resting = setTimeout(this.#rest, REST);
  }

  /** The board has come to rest; nothing on it travels there. */
  #rest = () => this.ui.drawnAt && this.set({ drawnAt: null, camera: { ...this.ui.camera } });

  /** Whether fingers have moved the camera, and it still shows what was laid last. */
  showsNewest() {
    const { free, camera, field } = this.ui;
    const newest = this.game.newest(this.view);
    return free && (!newest || isIn(field, toScreen(camera, newest)));
  }
}

/** Whether fingers can move or enlarge the board. @param {Pick<GameModule, "zoom">} game */
export const canZoom = ({ zoom }) => zoom.least !== zoom.most;

/**
 * The gesture in pixels of the table, with its place on the board, and what is under it.
 * @param {Gesture} gesture
 * @param {TableUi} ui
 * @param {number} lift how far above the finger a carried thing is
 * @returns {Gesture}
 */
export function located(gesture, ui, lift) {
  const { field, rack, camera } = ui;
  const { kind, x, y } = gesture;
  if (["step", "enter", "take"].includes(kind) || (x === 0 && y === 0)) return gesture;
  const isCarried = gesture.finger && !["press", "tap", "release"].includes(kind);
  const finger = placed({ x, y }, ui);
  const at = { ...finger, y: finger.y - (isCarried ? lift : 0) };
  const over = isIn(rack, finger) ? "hand" : isIn(field, at) ? "board" : "";
  const thing = kind === "drop" ? document.elementFromPoint(x, y)?.closest("[data-on]") : null;
  const under = thing?.getAttribute("data-on") ?? "";
  return { ...gesture, ...at, spot: toBoard(camera, at), over, under };
}

/**
 * A place of the screen in pixels of the table.
 * @param {Point} at
 * @param {Pick<TableUi, "growth" | "size">} ui
 */
const placed = ({ x, y }, { growth, size }) => ({
  x: (x + (globalThis.scrollX ?? 0) - size.x) / growth,
  y: (y + (globalThis.scrollY ?? 0) - size.y) / growth,
});

/** @param {Rect} box @param {Point} at */
const isIn = (box, { x, y }) =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
