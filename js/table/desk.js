/**
 * One person's side of a game: what the update says, what the fingers do, and whose hand may be seen.
 * Everything that a table page draws is in here; the page only draws. Knows no game.
 */

import { fit, keep, pan, pinch, toBoard, toScreen } from "./camera.js";
import { hurry } from "./motion.js";
import { namesOf } from "./names.js";
import { createOracle, createPlay } from "./play.js";
import { screenOf } from "./screen.js";

/** @typedef {import("./types.js").App} App */
/** @typedef {import("./types.js").Save} Save */
/** @typedef {import("./types.js").Gesture} Gesture */
/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").GameModule} GameModule */
/** @typedef {import("./types.js").Box} Box */

/** A carried card is seen above the finger, in pixels. */
const LIFT = 54;
/** A second tap on the great button this soon is an echo of the first, in ms. */
const ECHO = 420;
const NOWHERE = { x: 0, y: 0, w: 0, h: 0 };

/** @param {App} app @param {Save} save @param {GameModule} game */
export function createDesk(app, save, game) {
  const oracle = createOracle(app.engine, hear);
  const play = createPlay(app, save, { onUpdate: receive, onFault: fail, onUnkept: warn });
  const names = namesOf(app, save);
  let [isAsking, isWarning] = [false, false];
  let acted = { on: "", at: -Infinity, seat: 0 };
  /** @type {string | null} */
  let asked = null;
  /** @type {number | null} */
  let shown = null;

  const desk = {
    /** @type {Update | null} */
    update: null,
    /** @type {string[]} the story so far */
    story: [],
    /** what happened last, of some weight */
    last: "",
    /** @type {{type: string, text: string} | null} */
    fault: null,
    /** @type {string} an answer that stays until the next touch */
    note: "",
    /** @type {number | null} who is to uncover the hand */
    next: null,
    /** @type {any} what the screen may show */
    view: null,
    ended: true,
    play,
    names,
    ui: /** @type {any} */ ({
      t: app.words.t, names, seat: 0, covered: true, size: NOWHERE, field: NOWHERE, rack: NOWHERE,
      camera: { x: 0, y: 0, s: 40 }, free: false, trial: null, lit: null, hand: [], board: [], actions: [],
      flat: false, racks: {}, events: [], hint: null, ...game.idle,
    }),
    touch,
    set,
    layOut,
    uncover,
    walk,
    undo: () => play.undo(desk.ui.seat),
    hint,
    /** The board fits itself again. */
    refit: () => set({ free: false }),
  };

  /** @param {Update} update */
  function receive(update) {
    const isFirst = desk.update === null;
    if (update.refused) desk.note = app.words.t(`table-refused-${update.refused.op}`);
    const open = Object.values(update.views).every(game.isOpen);
    if (!isFirst && update.done && !desk.update?.done) desk.ended = true;
    desk.update = update;
    if (!isFirst && update.events.length) desk.ui = { ...desk.ui, events: update.events };
    seat(screenOf(update, shown, open), update);
    tellStory(update, isFirst);
    if (isFirst && !app.saves.isKept()) warn();
    app.draw();
  }

  /** Turns the screen to a seat; nobody's hand stays on it. @param {{seat: number, covered: boolean, next: number | null}} screen @param {Update} update */
  function seat(screen, update) {
    const view = update.views[screen.seat];
    if (screen.covered) shown = null;
    else shown = screen.seat;
    desk.next = screen.next;
    desk.view = screen.covered ? game.hide(view) : view;
    const actions = screen.covered ? [] : (update.actions[screen.seat] ?? []);
    const hand = desk.view.hand ?? [];
    const kept = desk.ui.seat === screen.seat && !screen.covered && update.events.length === 0;
    const own = kept ? {} : { ...game.idle, trial: null, hint: null };
    asked = kept ? asked : null;
    const ui = { ...desk.ui, ...own, seat: screen.seat, covered: screen.covered, hand, board: desk.view.board ?? [], actions };
    desk.ui = framed({ ...ui, free: isSeen(ui) });
  }

  /** Whether the fingers' camera still shows what was laid last. @param {any} ui */
  function isSeen({ free, camera, field, board }) {
    const last = board.at(-1);
    return free && (!last || isIn(field, toScreen(camera, { x: last.x + 1, y: last.y + 1 })));
  }

  /** @param {Update} update @param {boolean} isFirst */
  function tellStory(update, isFirst) {
    const sentences = update.events.map((event) => game.sentence(event, desk.ui, desk.view));
    desk.story.push(...sentences);
    desk.last = sentences.findLast((_, i) => !game.isMinor(/** @type {any} */ (update.events[i]))) ?? desk.last;
    if (isFirst) return;
    if (update.events.length && !isWarning) desk.note = "";
    for (const event of update.events) app.sound.play(game.sound(event));
    if (update.done && update.events.length) app.sound.play("end");
    const turn = desk.next === null ? game.note(desk.view, desk.ui.actions, desk.ui) : app.words.t("table-hand-over", { name: names[desk.next] ?? "" });
    const end = update.done ? game.ending(desk.view, desk.ui).title : "";
    const spoken = update.events.map((event) => game.spoken(event, desk.ui, desk.view));
    if (spoken.length || update.refused) app.announce([...spoken, desk.note, turn, end].filter(Boolean).join(" "));
  }

  /** @param {{type: string, text: string}} fault */
  function fail(fault) {
    if (desk.update === null) desk.fault = fault;
    else desk.note = app.words.t("table-stumbled");
    app.draw();
  }

  /** The browser refuses to keep the game: said once, until the next touch. */
  function warn() {
    isWarning = true;
    desk.note = app.words.t("saves-not-kept");
    app.announce(desk.note);
    app.draw();
  }

  /** @param {Gesture} gesture */
  function touch(gesture) {
    if (!desk.view) return;
    isWarning = false;
    if (["tap", "enter"].includes(gesture.kind) && ["", "board"].includes(gesture.on)) skip();
    if (gesture.kind === "pan" || gesture.kind === "pinch") return look(gesture);
    if (gesture.kind === "tap" && isEcho(gesture)) return;
    const picked = game.pick(play.isBusy() ? [] : desk.ui.actions, located(gesture), desk.ui);
    if (["lift", "drop", "cancel"].includes(gesture.kind)) play.hold(gesture.kind === "lift");
    if (!picked) return;
    if (gesture.kind !== "drag") desk.note = picked.say ? app.words.t(picked.say) : "";
    if (picked.say) app.announce(desk.note);
    if (picked.ui) sounded(desk.ui, picked.ui);
    if (picked.ui) set(picked.ui);
    if (picked.why) askWhy(picked.why);
    if (picked.action) act(picked.action, gesture);
  }

  /** Nobody need wait for a bot, or for what still moves. */
  function skip() {
    hurry();
    play.skip();
  }

  /**
   * A double tap must not press the great button that takes the first one's place, nor answer for whoever is asked next;
   * a key of its own is no echo.
   * @param {Gesture} gesture
   */
  function isEcho({ on, at, key }) {
    const isGreat = game.great.includes(on) && game.great.includes(acted.on);
    return !key && at - acted.at < ECHO && (acted.seat !== desk.ui.seat || (isGreat && on !== acted.on));
  }

  /** @param {any} before @param {any} after */
  function sounded(before, after) {
    if (after.held !== before.held && after.held !== null) app.sound.play("lift");
    else if (after.turn !== before.turn) app.sound.play("turn");
    else if (after.stack !== before.stack) app.sound.play("smartie");
  }

  /** The gesture with its place on the board, and what lies under it. @param {Gesture} gesture @returns {Gesture} */
  function located(gesture) {
    if (["step", "enter", "take"].includes(gesture.kind)) return gesture;
    const { field, rack, camera } = desk.ui;
    if (gesture.x === 0 && gesture.y === 0) return gesture;
    const carried = gesture.finger && gesture.kind !== "tap";
    const over = isIn(rack, gesture) ? "hand" : "";
    const at = { x: gesture.x, y: gesture.y - (carried ? LIFT : 0) };
    return { ...gesture, ...at, spot: toBoard(camera, at), over: over || (isIn(field, at) ? "board" : ""), under: gesture.kind === "drop" ? thingAt(gesture) : "" };
  }

  /** @param {import("./types.js").Action} action @param {Gesture} gesture */
  function act(action, { on, at }) {
    if (play.isBusy()) return;
    acted = { on, at, seat: desk.ui.seat };
    play.act(desk.ui.seat, action, at);
  }

  /** @param {import("./types.js").Action} action */
  async function askWhy(action) {
    const seatNow = desk.ui.seat;
    const reply = await app.engine.ask({ op: "why", seat: seatNow, action });
    if (!reply.why?.length || desk.ui.seat !== seatNow || desk.ui.covered) return;
    desk.note = game.reason(reply.why, desk.ui);
    app.announce(desk.note);
    app.draw();
  }

  async function hint() {
    const seatNow = desk.ui.seat;
    if (isAsking || desk.ui.covered) return;
    isAsking = true;
    const reply = await app.engine.ask({ op: "hint", seat: seatNow });
    isAsking = false;
    if (desk.ui.covered || desk.ui.seat !== seatNow) return;
    if (reply.hint) {
      set({ ...game.idle, ...game.show(reply.hint.action), hint: reply.hint });
      desk.note = game.advice(reply.hint, desk.ui);
    } else desk.note = app.words.t(reply.error ? "table-stumbled" : "table-no-hint");
    app.announce(desk.note);
    app.draw();
  }

  /** The fingers move the board. @param {Gesture} gesture */
  function look(gesture) {
    if (game.zoom.least === game.zoom.most) return;
    const { camera, field } = desk.ui;
    const moved = pan(camera, gesture.dx ?? 0, gesture.dy ?? 0);
    const next = gesture.kind === "pinch" ? pinch(moved, gesture.scale ?? 1, gesture, game.zoom) : moved;
    set({ free: true, camera: keep(next, game.extent(desk.view, desk.ui), field) });
  }

  /** New ui; when it lays out another action, the engine is asked what would follow. @param {Record<string, any>} changes */
  function set(changes) {
    const ui = framed({ ...desk.ui, ...changes });
    const action = game.chosen(ui.actions, ui);
    const text = action ? JSON.stringify(action) : null;
    if (text !== asked) {
      ui.trial = null;
      asked = text;
      if (action) oracle(ui.seat, action);
    }
    desk.ui = ui;
    app.draw();
  }

  /** @param {import("./types.js").Trial} trial */
  function hear(trial) {
    if (JSON.stringify(trial.action) !== asked || desk.ui.covered) return;
    desk.ui = { ...desk.ui, trial };
    app.draw();
  }

  /** The camera fits the board unless the fingers have moved it. @param {any} ui */
  function framed(ui) {
    if (ui.free || ui.field.w <= 0 || !desk.view) return ui;
    return { ...ui, camera: fit(game.extent(desk.view, ui), ui.field, game.zoom) };
  }

  /** The page has measured itself. @param {{size: Box, field: Box, rack: Box, racks: Record<string, import("./types.js").Rack>}} boxes @returns {boolean} whether anything is new */
  function layOut(boxes) {
    const { size, field, rack, racks } = desk.ui;
    const same = JSON.stringify(boxes) === JSON.stringify({ size, field, rack, racks });
    if (!same) set({ ...boxes, free: false });
    return !same;
  }

  /** "It's me". */
  function uncover() {
    if (desk.next === null || !desk.update) return;
    shown = desk.next;
    seat(screenOf(desk.update, shown, false), { ...desk.update, events: [] });
    app.announce(game.note(desk.view, desk.ui.actions, desk.ui));
    app.draw();
  }

  /** Through the count, step by step; null leaves it. @param {number | null} step */
  function walk(step) {
    const steps = desk.view ? game.steps(desk.view) : 0;
    set({ lit: step === null || steps === 0 ? null : (step + steps) % steps, free: false });
    if (steps === 0) desk.note = app.words.t("table-count-nothing");
  }

  return desk;
}

/** @typedef {ReturnType<typeof createDesk>} Desk */

/** @param {Box} box @param {{x: number, y: number}} at */
function isIn(box, { x, y }) {
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
}

/** What else can be touched where a carried thing is let go. @param {{x: number, y: number}} at */
function thingAt({ x, y }) {
  const thing = document.elementFromPoint(x, y)?.closest("[data-on]");
  return /** @type {HTMLElement | null} */ (thing)?.dataset.on ?? "";
}
