/** Where a gesture is: on the board, over the hand, and what lies under it; and what can be seen at all. */

import { toBoard, toScreen } from "./camera.js";

/** @import { Box, Gesture, Ui } from "./types.js" */

/** A carried card is seen above the finger, in pixels. */
const LIFT = 54;

/** The gesture with its place on the board, and what lies under it. @param {Gesture} gesture @param {Ui} ui @returns {Gesture} */
export function located(gesture, { field, rack, camera }) {
  const { kind, x, y } = gesture;
  if (["step", "enter", "take"].includes(kind) || (x === 0 && y === 0)) return gesture;
  const isCarried = gesture.finger && !["press", "tap", "release"].includes(kind);
  const at = { x, y: y - (isCarried ? LIFT : 0) };
  const over = isIn(rack, gesture) ? "hand" : isIn(field, at) ? "board" : "";
  return {
    ...gesture,
    ...at,
    spot: toBoard(camera, at),
    over,
    under: kind === "drop" ? thingAt(gesture) : "",
  };
}

/** Whether the fingers' camera still shows what was laid last. @param {Ui} ui */
export function isSeen({ free, camera, field, board }) {
  const last = board.at(-1);
  return free && (!last || isIn(field, toScreen(camera, { x: last.x + 1, y: last.y + 1 })));
}

/** @param {Box} box @param {{x: number, y: number}} at */
const isIn = (box, { x, y }) =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

/** What else can be touched where a carried thing is let go. @param {{x: number, y: number}} at */
function thingAt({ x, y }) {
  const thing = document.elementFromPoint(x, y)?.closest("[data-on]");
  return /** @type {HTMLElement | null} */ (thing)?.dataset.on ?? "";
}
