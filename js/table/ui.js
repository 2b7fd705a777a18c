/** The ui of whoever plays or only watches: how it begins, its camera, and where a gesture is. Pure, but for `located`. */

import { fit, keepInSight, pan, pinch, toBoard, toScreen } from "./camera.js";

/** @import { Box, GameModule, Gesture, Point, Rack, T, Ui } from "./types.js" */
/** @typedef {{size: Box, field: Box, rack: Box, racks: Record<string, Rack>}} Grid where the parts of the table are, in pixels of the table */

const NOWHERE = { x: 0, y: 0, w: 0, h: 0 };
/** A carried card is drawn above the finger, in pixels. */
const LIFT = 54;

/** Before the page is measured, and before the engine has answered. @param {T} t @param {string[]} names @param {GameModule} game @returns {any} */
export const firstUi = (t, names, game) => ({
  t,
  names,
  seat: 0,
  covered: false,
  size: NOWHERE,
  field: NOWHERE,
  rack: NOWHERE,
  racks: {},
  camera: { x: 0, y: 0, s: 40 },
  free: false,
  trial: null,
  lit: null,
  actions: [],
  flat: false,
  events: [],
  outcome: null,
  hint: null,
  views: {},
  offers: {},
  now: 0,
  rests: 0,
  ...game.idle,
});

/** The camera fits the board unless fingers have moved it. @param {any} ui @param {any} view @param {GameModule} game */
export function framed(ui, view, game) {
  if (ui.free || ui.field.w <= 0 || !view) return ui;
  return { ...ui, camera: fit(game.extent(view, ui), ui.field, game.zoom) };
}

/** Whether fingers can move or enlarge the board. @param {Pick<GameModule, "zoom">} game */
export const canZoom = ({ zoom }) => zoom.least !== zoom.most;

/** What changes when fingers move the board; null where it always fits. @param {Gesture} gesture a pan or a pinch @param {any} ui @param {any} view @param {GameModule} game */
export function moved(gesture, ui, view, game) {
  if (!view || !canZoom(game)) return null;
  const { camera, field } = ui;
  const panned = pan(camera, gesture.dx ?? 0, gesture.dy ?? 0);
  const next =
    gesture.kind === "pinch" ? pinch(panned, gesture.scale ?? 1, gesture, game.zoom) : panned;
  return { free: true, camera: keepInSight(next, game.extent(view, ui), field) };
}

/** Whether nothing has moved since the page was measured last. @param {any} ui @param {Grid} grid */
export const isMeasured = ({ size, field, rack, racks }, grid) =>
  JSON.stringify(grid) === JSON.stringify({ size, field, rack, racks });

/** Whether fingers have moved the camera, and it still shows what was laid last. @param {Ui} ui @param {Point | null} newest */
export const showsNewest = ({ free, camera, field }, newest) =>
  free && (!newest || isIn(field, toScreen(camera, newest)));

/** The gesture with its place on the board, and what is under it. @param {Gesture} gesture @param {Ui} ui @returns {Gesture} */
export function located(gesture, { field, rack, camera }) {
  const { kind, x, y } = gesture;
  if (["step", "enter", "take"].includes(kind) || (x === 0 && y === 0)) return gesture;
  const isCarried = gesture.finger && !["press", "tap", "release"].includes(kind);
  const at = { x, y: y - (isCarried ? LIFT : 0) };
  const over = isIn(rack, gesture) ? "hand" : isIn(field, at) ? "board" : "";
  const under = kind === "drop" ? thingAt(gesture) : "";
  return { ...gesture, ...at, spot: toBoard(camera, at), over, under };
}

/** @param {Box} box @param {Point} at */
const isIn = (box, { x, y }) =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

/** What else can be touched where a carried thing is let go. @param {Point} at */
function thingAt({ x, y }) {
  const thing = document.elementFromPoint(x, y)?.closest("[data-on]");
  return /** @type {HTMLElement | null} */ (thing)?.dataset.on ?? "";
}
