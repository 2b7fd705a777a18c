/**
 * One practice at a table of its own: it shows cards, takes calls, and asks the engine how they
 * were. It knows no rule.
 */

import { newSeed } from "../../../store/saves.js";
import { Host } from "../../../table/host.js";
import { Play } from "../../../table/play.js";
import { CALLS } from "../cards.js";
import { cardWords } from "../sentences.js";
import { dueWord, SLAP } from "./plot.js";
import { wrongWords } from "./screen.js";

/** @import { View } from "../../../../build/types/choco_practice" */

/** What a mistake leaves on the screen at the very end, in ms, before the result is shown. */
const LAST_LOOK = 2500;
/** No run is kept before it is over. */
const NOWHERE = { get: async () => null, put: async () => undefined, isStored: () => true };

export class Run {
  /** @type {View | null} */
  view = null;
  /** @type {Action[]} */
  actions = [];
  /** Which answer a finger has just pressed: a call, or a slap. @type {string | null} */
  pressed = null;
  isFaulty = false;
  /** @type {GameRecord | null} */
  record = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #ending;

  /**
   * @param {App} app
   * @param {Pick<View, "cards" | "hesitation" | "doubles">} options
   * @param {{end: (outcome: any) => void, leave: () => void}} tell when the last card is called, or
   *   its person has had enough
   */
  constructor(app, options, { end, leave }) {
    this.app = app;
    this.end = end;
    this.leave = leave;
    const players = [{ kind: "person" }];
    const record = { game: "choco_practice", options, players, seed: newSeed(), moves: [] };
    this.play = new Play(
      { engine: app.engine, saves: NOWHERE },
      { id: "", names: [], flat: false, updated: 0, done: false, record },
      { onUpdate: this.#receive, onFault: this.#fail, onUnstored: () => undefined },
      true,
    );
    const ears = { key: this.#press, listen: this.#watch, settled: begins };
    this.host = new Host(app, { touch: this.#touch, ...ears });
    this.play.start();
  }

  now = () => this.play.clock.at();
  begin = () => this.#act({ type: "Begin" });
  pause = () => this.#act({ type: "Pause" });

  /** @param {Action} action @param {number} [at] when the finger landed */
  #act = (action, at = performance.now()) => this.play.act(0, action, at);

  /** @param {Update} update */
  #receive = ({ views, actions, events, done, outcome, record }) => {
    this.record = record;
    this.view = views[0];
    this.actions = actions[0] ?? [];
    for (const event of events) this.#hear(event);
    this.host.awake.want(!this.view?.waits && !done);
    const wasWrong = events.some(({ type, right }) => type === "Hesitated" || right === false);
    if (done) this.#ending = setTimeout(() => this.end(outcome), wasWrong ? LAST_LOOK : 0);
    this.app.draw();
  };

  /** @param {TableEvent} event */
  #hear({ type, card, right, wanted }) {
    const { t, announce, sound } = this.app;
    const last = this.view?.answers.at(-1);
    if (type === "Shown" || type === "Paused") this.pressed = null;
    if (type === "Shown" || right) sound.play(right ? "smartie" : "cloth");
    if (type === "Shown") announce(cardWords(card, { t }));
    else if (type === "Paused") announce(t("practice-paused"));
    else if (right) announce(t("practice-right", { item: dueWord(wanted, t) }));
    else if (last && (type === "Hesitated" || right === false)) announce(wrongWords(last, t));
  }

  #fail = () => {
    this.isFaulty = true;
    this.app.draw();
  };

  /** @param {string} what a call, or SLAP @param {number} at when the finger landed */
  #answer(what, at) {
    const isMeant = (/** @type {Action} */ { type, item }) =>
      what === SLAP ? type === "Slap" : item === what;
    const action = this.actions.find(isMeant);
    if (!action) return;
    this.pressed = what;
    this.app.draw();
    this.#act(action, at);
  }

  /** @param {Gesture} gesture */
  #touch = ({ kind, on, at, pressed }) => {
    const [name, , item] = on.split(":");
    const isMeant = kind === "press" || (kind === "tap" && !pressed);
    if (isMeant && name === "call" && item) this.#answer(item, at);
    else if (isMeant && name === SLAP) this.#answer(SLAP, at);
  };

  /**
   * The calls by number, in the order of their keys, and after them the slap; Escape and P make a
   * pause.
   * @param {KeyboardEvent} event
   */
  #press = (event) => {
    const { key, ctrlKey, metaKey, altKey, repeat, timeStamp } = event;
    const isInDialog = /** @type {Element} */ (event.target).closest("dialog");
    if (ctrlKey || metaKey || altKey || repeat || isInDialog) return;
    const item = [...CALLS.map(([call]) => call), SLAP][Number(key) - 1];
    if (item) this.#answer(item, timeStamp);
    else if (key === "Escape" || key === "p") this.pause();
    else return;
    event.preventDefault();
  };

  /** A pause, as soon as nobody sees the cards any more. */
  #watch = () => {
    const hide = () => document.hidden && this.pause();
    document.addEventListener("visibilitychange", hide);
    return () => document.removeEventListener("visibilitychange", hide);
  };

  close() {
    clearTimeout(this.#ending);
    this.host.close();
    this.play.close();
  }
}

/** The keys are on what begins it. @param {HTMLElement} root */
function begins(root) {
  if (document.activeElement === document.body)
    /** @type {HTMLElement | null} */ (root.querySelector("[data-begin]"))?.focus();
}
