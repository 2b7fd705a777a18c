/** Where the board's units lie on the screen. Pure. */

/** @typedef {{least: number, most: number}} Zoom pixels to a unit */

/**
 * The whole of `bounds`, centred in `field`.
 * @param {Rect} bounds
 * @param {Rect} field
 * @param {Zoom} zoom
 */
export function fit(bounds, field, zoom) {
  const s = clamp(Math.min(field.w / bounds.w, field.h / bounds.h), zoom.least, zoom.most);
  return {
    x: field.x + field.w / 2 - s * (bounds.x + bounds.w / 2),
    y: field.y + field.h / 2 - s * (bounds.y + bounds.h / 2),
    s,
  };
}

/** The least box around both. @param {Rect | null} a @param {Rect} b @returns {Rect} */
export function joined(a, b) {
  if (!a) return b;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** @param {Camera} camera @param {number} dx @param {number} dy @returns {Camera} */
export const pan = ({ x, y, s }, dx, dy) => ({ x: x + dx, y: y + dy, s });

/**
 * Larger or smaller around a point of the screen.
 * @param {Camera} camera
 * @param {number} scale
 * @param {Point} at
 * @param {Zoom} zoom
 */
export function pinch(camera, scale, at, zoom) {
  const s = clamp(camera.s * scale, zoom.least, zoom.most * 1.6);
  const grown = s / camera.s;
  return { x: at.x - grown * (at.x - camera.x), y: at.y - grown * (at.y - camera.y), s };
}

/**
 * Moves the camera just so far that the middle of the field shows some of `bounds`.
 * @param {Camera} camera
 * @param {Rect} bounds
 * @param {Rect} field
 */
export function keepInSight(camera, bounds, field) {
  const middle = { x: field.x + field.w / 2, y: field.y + field.h / 2 };
  const at = toBoard(camera, middle);
  const x = clamp(at.x, bounds.x, bounds.x + bounds.w);
  const y = clamp(at.y, bounds.y, bounds.y + bounds.h);
  return pan(camera, camera.s * (at.x - x), camera.s * (at.y - y));
}

/**
 * A point of the screen in units of the board.
 * @param {Camera} camera
 * @param {Point} at
 */
export const toBoard = ({ x, y, s }, at) => ({ x: (at.x - x) / s, y: (at.y - y) / s });

/** @param {Camera} camera @param {Point} at @returns {Point} */
export const toScreen = ({ x, y, s }, at) => ({ x: x + s * at.x, y: y + s * at.y });

/**
 * The value, or the bound that it passes; the least wins.
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
export const clamp = (value, least, most) => Math.max(least, Math.min(most, value));
