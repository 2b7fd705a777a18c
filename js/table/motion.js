/**
 * Moves whatever the rules moved, without code for each case.
 *
 * A thing in the scene has `data-key` (what it is) and `data-pose` ("x y scale turn" on the
 * screen). When its pose differs from the one it had, it travels; a new thing with `data-from`
 * travels from that anchor. With `data-span` it takes so long, with `data-wait` it waits so long
 * before, in ms. The Web Animations API is used, and not CSS transitions, because a node that
 * changes its place in the drawing order loses its transition.
 */

/** @typedef {{x: number, y: number, s: number, turn: number | null}} Pose */
/** @typedef {{pose: Pose, from: Pose, flight: Animation | null}} Known */

/**
 * How a thing at that pose is written in the scene.
 * @param {number} x
 * @param {number} y
 * @param {number} s
 */
export const posed = (x, y, s) =>
  `transform: translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${s.toFixed(4)})`;

/** So many pixels of the page are one pixel of the table. @param {Element} root */
export const growthOf = (root) => Number(getComputedStyle(root).scale) || 1;

/** Whether its person wants no motion. @param {{store: {get(key: string): any}}} app */
export function isCalm({ store }) {
  const wish = store.get("motion");
  return (
    wish === "still" || (wish !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}

/** Ends at once what moves, but for what never ends by itself. */
export function hurry() {
  for (const one of document.getAnimations()) {
    if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  }
}

/**
 * @typedef {{still: boolean, calm: boolean, first: boolean, move: number, flight: number}} How
 * still: fingers move it now; calm: the person wants no motion; first: nothing was there before;
 * move, flight: how long, in ms
 */

/** Remembers where everything was, and lets it travel. */
export class Motion {
  /** @type {Map<string, Known>} */
  #known = new Map();

  /**
   * After a drawing: animates every thing whose pose has changed.
   * @param {HTMLElement} root
   * @param {How} how
   */
  play(root, how) {
    /** @type {Map<string, Known>} */
    const now = new Map();
    for (const thing of /** @type {NodeListOf<HTMLElement>} */ (
      root.querySelectorAll("[data-key]")
    )) {
      const { key = "", pose = "" } = thing.dataset;
      now.set(key, settle(root, thing, poseOf(pose), this.#known.get(key), how));
    }
    this.#known = now;
  }
}

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} thing
 * @param {Pose} pose
 * @param {Known | undefined} before
 * @param {How} how
 * @returns {Known}
 */
function settle(root, thing, pose, before, how) {
  if (before && isSame(before.pose, pose)) return before;
  const from = before ? midway(before) : how.first ? null : anchored(root, thing.dataset.from);
  before?.flight?.cancel();
  if (!from || how.still || thing.dataset.still !== undefined)
    return { pose, from: pose, flight: null };
  const { span = before ? how.move : how.flight, wait = 0 } = how.calm ? {} : thing.dataset;
  const frames = how.calm
    ? [{ opacity: 0.2 }, { opacity: 1 }]
    : [{ transform: written(from, pose) }, { transform: written(pose, pose) }];
  return {
    pose,
    from,
    flight: thing.animate(frames, {
      duration: Number(span),
      delay: Number(wait),
      fill: "backwards",
      easing: "cubic-bezier(0.22, 0.8, 0.3, 1)",
    }),
  };
}

/** Where a thing is now, perhaps on its way. @param {Known} known @returns {Pose} */
function midway({ pose, from, flight }) {
  const part =
    flight?.playState === "running" ? (flight.effect?.getComputedTiming().progress ?? 1) : 1;
  /** @param {"x" | "y" | "s"} axis */
  const mix = (axis) => from[axis] + (pose[axis] - from[axis]) * part;
  return { x: mix("x"), y: mix("y"), s: mix("s"), turn: pose.turn };
}

/** @param {HTMLElement} root @param {string} [name] @returns {Pose | null} */
function anchored(root, name) {
  const box = name && root.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
  if (!box) return null;
  const { x, y } = root.getBoundingClientRect();
  const growth = growthOf(root);
  const [across, down] = [box.x - x + box.width / 2, box.y - y + box.height / 2];
  return { x: across / growth, y: down / growth, s: 0.12, turn: null };
}

/** @param {string} text @returns {Pose} */
function poseOf(text) {
  const [x = 0, y = 0, s = 1, turn] = text.split(" ").map(Number);
  return { x, y, s, turn: turn ?? null };
}

/** @param {Pose} a @param {Pose} b */
const isSame = (a, b) =>
  a.turn === b.turn &&
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 0.5 &&
  Math.abs(a.s - b.s) < 0.001;

/** A thing drawn as at `end`, seen as it was at `pose`. @param {Pose} pose @param {Pose} end */
function written(pose, end) {
  const turns = pose.turn === null || end.turn === null ? 0 : pose.turn - end.turn;
  return `translate(${pose.x}px, ${pose.y}px) scale(${pose.s}) rotate(${turns * 90}deg)`;
}
