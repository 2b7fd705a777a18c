/** One practice being made: shows a card, takes a call, and asks the engine how it was. Knows no rule. */

import { createAwake } from "../../../device/awake.js";
import { feel } from "../../../device/touch.js";
import { newSeed } from "../../../storage/saves.js";
import { Play } from "../../../table/play.js";
import { cardWords } from "../names.js";
import { wrongWords } from "./words.js";

/**
 * @typedef {import("../../../main.js").App} App
 * @typedef {{item: string, colour: string}} Card
 * @typedef {{card: Card, due: string, called: string | null, ms: number | null}} Answer
 * @typedef {object} View
 * @property {number} cards how many there are
 * @property {Card | null} card the one that lies there
 * @property {number | null} shown since when, and until when it is to be called
 * @property {number | null} call_by
 * @property {boolean} waits nothing comes before its person says so
 * @property {string | null} before what was due last
 * @property {Answer[]} answers
 *
 * @typedef {ReturnType<typeof createRun>} Run
 */

/** What a mistake leaves on the screen at the very end, in ms, before the result is shown. */
const LAST_LOOK = 2500;
/** No run is kept before it is over. */
const NOWHERE = { get: async () => null, put: async () => undefined, isKept: () => true };
/** Keys on a keyboard, in the order of the calls. */
const KEYS = ["1", "2", "3", "4"];

/**
 * @param {App} app
 * @param {{cards: number, hesitation: number}} options
 * @param {{end: (outcome: any) => void, leave: () => void}} tell when the last card is called, or its person has had enough
 */
export function createRun(app, options, { end, leave }) {
  const seed = newSeed();
  const record = {
    game: "choco_practice",
    options,
    players: [{ kind: "person" }],
    seed,
    moves: [],
  };
  const save = { id: "", names: [], flat: false, updated: 0, done: false, record };
  const awake = createAwake();
  /** @type {{root: HTMLElement, stop: () => void} | null} */
  let ears = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let ending;
  const play = new Play(
    { engine: app.engine, saves: NOWHERE },
    save,
    { onUpdate: receive, onFault: fail, onUnkept: () => undefined },
    true,
  );

  const run = {
    options,
    /** @type {View | null} */
    view: null,
    /** @type {import("../../../table/types.js").Action[]} */
    actions: [],
    /** Which call a finger has just pressed. @type {string | null} */
    pressed: null,
    isFaulty: false,
    now: () => play.clock.at(),
    begin: () => act("Begin"),
    pause: () => act("Pause"),
    leave,
    listen,
    close,
  };

  /** @param {import("../../../table/types.js").Update} update */
  function receive(update) {
    run.view = update.views[0];
    run.actions = update.actions[0] ?? [];
    for (const event of update.events) hear(event);
    awake.want(!run.view?.waits && !update.done);
    if (update.done) {
      const wasWrong = update.events.some(
        ({ type, right }) => type === "Hesitated" || right === false,
      );
      ending = setTimeout(() => end(update.outcome), wasWrong ? LAST_LOOK : 0);
    }
    app.draw();
  }

  /** @param {import("../../../table/types.js").TableEvent} event */
  function hear({ type, card, right, wanted }) {
    const { t } = app;
    if (type === "Shown") {
      run.pressed = null;
      app.sound.play("turn");
      app.announce(cardWords(card, /** @type {any} */ ({ t })));
    } else if (type === "Hesitated" || right === false) {
      const last = run.view?.answers.at(-1);
      if (last) app.announce(wrongWords(last, t));
    } else if (right) {
      app.sound.play("smartie");
      app.announce(t("practice-right", { item: t(`boom-word-${wanted}`) }));
    } else if (type === "Paused") {
      run.pressed = null;
      app.announce(t("practice-paused"));
    }
  }

  function fail() {
    run.isFaulty = true;
    app.draw();
  }

  /** @param {string} type @param {number} [at] @param {Record<string, unknown>} [more] */
  const act = (type, at = performance.now(), more = {}) => play.act(0, { type, ...more }, at);

  /** @param {string} item @param {number} at when the finger landed */
  function call(item, at) {
    if (!run.actions.some(({ type }) => type === "Call")) return;
    run.pressed = item;
    app.draw();
    act("Call", at, { item });
  }

  /** @param {import("../../../table/types.js").Gesture} gesture */
  function touch({ kind, on, at, pressed }) {
    const [name, , item] = on.split(":");
    if (name === "call" && item && (kind === "press" || (kind === "tap" && !pressed)))
      call(item, at);
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const { key, repeat, timeStamp, target } = event;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      repeat ||
      /** @type {Element} */ (target).closest("dialog")
    )
      return;
    const item = /** @type {HTMLElement[]} */ ([
      ...(ears?.root.querySelectorAll(".call-key") ?? []),
    ])[KEYS.indexOf(key)]?.dataset.on?.split(":")[2];
    if (item) call(item, timeStamp);
    else if (key === "Escape" || key === "p") run.pause();
    else return;
    event.preventDefault();
  }

  /** Nobody sees the cards any more. */
  function hide() {
    if (document.hidden) run.pause();
  }

  /** After each drawing: the fingers are felt where the keys are. @param {HTMLElement | null} root */
  function listen(root) {
    if (ears?.root === root || !root) return;
    ears?.stop();
    ears = { root, stop: feel(root, touch, { apart: true }) };
  }

  function close() {
    awake.want(false);
    clearTimeout(ending);
    ears?.stop();
    document.removeEventListener("keydown", press);
    document.removeEventListener("visibilitychange", hide);
    play.close();
  }

  document.addEventListener("keydown", press);
  document.addEventListener("visibilitychange", hide);
  play.start();
  return run;
}
