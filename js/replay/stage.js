/** What is on the screen while one only looks: the view, and the ui with which a game draws it. Nothing here can act. */

import { joined } from "../table/camera.js";
import { blank, framed, isLaidOut, moved } from "../table/eye.js";
import { isSeen } from "../table/place.js";

/** @import { Box, GameModule, Gesture } from "../table/types.js" */
/** @import { Look, Wish } from "./film.js" */
/** @import { How } from "./player.js" */

/** So many plies at once, where the film is quick, are still one motion. */
const NEAR = 6;
/** What a finger may open and close while one only looks. */
const LOOKS = /^(inside:\d+|read|back)$/;

/** @param {{words: {t: any}}} app @param {GameModule} game @param {string[]} names @param {() => void} draw @param {boolean} [covered] hands are, until somebody says whose are to be seen */
export function createStage({ words: { t } }, game, names, draw, covered = false) {
  /** What has been in the picture since the page was measured. @type {Box | null} */
  let whole = null;
  /** The frame only grows: whoever goes to and fro sees the same place in the same place. */
  const film = {
    ...game,
    extent: (/** @type {any} */ view, /** @type {any} */ ui) =>
      (whole = joined(whole, game.extent(view, ui))),
  };
  const stage = {
    /** @type {any} */
    view: null,
    /** @type {Look | null} */
    look: null,
    /** How often the picture was quite another one, which nothing travels to. */
    leaps: 0,
    ui: { ...blank(t, names, game), revealed: false, covered },
    show,
    layOut,
    touch,
    refit: () => set({ free: false }),
    uncover: () => {
      stage.ui = { ...stage.ui, covered: false };
    },
  };

  /** Another picture. What only flashes is left out where one did not come from the ply before. @param {Look} look @param {Wish} wish @param {How} how */
  function show(look, { seat, open }, how) {
    const { ui } = stage;
    const far = look.ply - (stage.look?.ply ?? Infinity);
    const isNext = far === 1 && how !== "drag" && ui.seat === seat;
    stage.leaps +=
      Math.abs(far) > (how === "run" ? NEAR : 1) || how === "drag" || ui.seat !== seat ? 1 : 0;
    const covered = ui.covered && !game.isOpen(look.view);
    const view = covered ? game.hide(look.view) : look.view;
    stage.view = view;
    stage.look = look;
    const things = {
      hand: view.hand ?? [],
      board: view.board ?? [],
      ...game.watched?.(view, isNext || how === "leap" ? look.events : []),
    };
    const now = {
      seat,
      revealed: open,
      events: isNext ? look.events : [],
      now: look.at,
      outcome: look.outcome,
      rests: ui.rests + (isNext ? 0 : 1),
      covered,
    };
    const next = { ...ui, ...game.idle, ...things, ...now };
    stage.ui = framed({ ...next, free: isSeen(next) }, view, film);
    draw();
  }

  /** @param {Record<string, any>} changes */
  function set(changes) {
    stage.ui = framed({ ...stage.ui, ...changes }, stage.view, film);
    draw();
  }

  /** The page has measured itself. @param {{size: Box, field: Box, rack: Box, racks: Record<string, any>}} boxes @returns {boolean} whether anything is new */
  function layOut(boxes) {
    const same = isLaidOut(stage.ui, boxes);
    if (same) return false;
    whole = null;
    set({ ...boxes, free: false });
    return true;
  }

  /** A finger moves the board, or looks into something. @param {Gesture} gesture */
  function touch(gesture) {
    const { ui, view } = stage;
    if (gesture.kind === "pan" || gesture.kind === "pinch") return move(gesture);
    if (gesture.kind !== "tap" || !LOOKS.test(gesture.on) || !view) return;
    const picked = game.pick([], gesture, { ...ui, views: { [ui.seat]: view } });
    const { seat: _, actions: __, views: ___, ...own } = picked?.ui ?? {};
    set(own);
  }

  /** @param {Gesture} gesture */
  function move(gesture) {
    const changes = moved(gesture, stage.ui, stage.view, film);
    if (changes) set(changes);
  }

  return stage;
}

/** @typedef {ReturnType<typeof createStage>} Stage */
