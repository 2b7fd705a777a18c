/** How a table is looked at, by those who play and by those who only watch: the ui before anything is known, and its camera. */

import { fit, keep, pan, pinch } from "./camera.js";

/** @import { Box, GameModule, Gesture } from "./types.js" */

const NOWHERE = { x: 0, y: 0, w: 0, h: 0 };

/** Before the page has been measured, and before the engine has told anything. @param {(id: string, args?: Record<string, any>) => string} t @param {string[]} names @param {GameModule} game @returns {any} */
export const blank = (t, names, game) => ({
  t,
  names,
  seat: 0,
  covered: false,
  size: NOWHERE,
  field: NOWHERE,
  rack: NOWHERE,
  camera: { x: 0, y: 0, s: 40 },
  free: false,
  trial: null,
  lit: null,
  hand: [],
  board: [],
  actions: [],
  flat: false,
  racks: {},
  events: [],
  outcome: null,
  hint: null,
  views: {},
  offers: {},
  now: 0,
  rests: 0,
  ...game.idle,
});

/** The camera fits the board unless the fingers have moved it. @param {any} ui @param {any} view @param {GameModule} game */
export function framed(ui, view, game) {
  if (ui.free || ui.field.w <= 0 || !view) return ui;
  return { ...ui, camera: fit(game.extent(view, ui), ui.field, game.zoom) };
}

/** What changes when fingers move the board; null where it always fits. @param {Gesture} gesture a pan or a pinch @param {any} ui @param {any} view @param {GameModule} game */
export function moved(gesture, ui, view, game) {
  if (!view || game.zoom.least === game.zoom.most) return null;
  const { camera, field } = ui;
  const panned = pan(camera, gesture.dx ?? 0, gesture.dy ?? 0);
  const next =
    gesture.kind === "pinch" ? pinch(panned, gesture.scale ?? 1, gesture, game.zoom) : panned;
  return { free: true, camera: keep(next, game.extent(view, ui), field) };
}

/** Whether the page has measured what it knew already. @param {any} ui @param {{size: Box, field: Box, rack: Box, racks: Record<string, import("./types.js").Rack>}} boxes */
export const isLaidOut = ({ size, field, rack, racks }, boxes) =>
  JSON.stringify(boxes) === JSON.stringify({ size, field, rack, racks });
