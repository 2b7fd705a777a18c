// What is heard and felt: nothing before a touch, nothing while hidden, each switched off for
// itself, and no strike like the one before.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Sound } from "../../../js/device/sound.js";
import { VOICES } from "../../../js/device/synth.js";
import { entries } from "../../../js/table/sheets.js";
import { createStore } from "../../../js/store/settings.js";
import { drawn } from "../support/drawn.mjs";
import { handlers } from "../support/page-app.mjs";
import "../support/raw.mjs";

const settings = await import("../../../js/app/settings.js");

/** What was done with sound, in order. @type {any[]} */
let strikes = [];
/** @type {Context[]} */
let made = [];

/**
 * Anything that can be connected; whatever is set is kept.
 * @param {Record<string, any>} [more]
 * @returns {any}
 */
const node = (more = {}) => ({
  gain: { value: 1 },
  connect: (/** @type {any} */ to) => to,
  ...more,
});

class Context {
  state = "running";
  sampleRate = 8000;
  currentTime = 0;
  destination = node();
  constructor() {
    made.push(this);
  }
  async resume() {
    this.state = "running";
  }
  async suspend() {
    this.state = "suspended";
  }
  /** @type {any[]} */
  gains = [];
  createGain = () => {
    const made = node();
    this.gains.push(made);
    return made;
  };
  createConvolver = () => node();
  createWaveShaper = () => node();
  createDynamicsCompressor = () =>
    node(
      Object.fromEntries(
        ["threshold", "knee", "ratio", "attack", "release"].map((name) => [name, { value: 0 }]),
      ),
    );
  createBuffer = (/** @type {number} */ _, /** @type {number} */ length) => ({
    length,
    copyToChannel() {},
  });
  createBufferSource() {
    const source = node({
      connect(/** @type {any} */ to) {
        this.gain = to.gain;
        return to;
      },
      playbackRate: { value: 1 },
      stopped: false,
      start(/** @type {number} */ at) {
        strikes.push({ at, buffer: this.buffer, rate: this.playbackRate.value, source: this });
      },
      stop() {
        this.stopped = true;
      },
    });
    return source;
  }
}

/**
 * A tablet, a page on it, and what trembled.
 * @param {{values?: Record<string, any>, calm?: boolean, coarse?: boolean, vibrate?: boolean}}
 *   [how]
 */
function tablet({ values = {}, calm = false, coarse = true, vibrate = true } = {}) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  /** @type {any[]} */
  const felt = [];
  const device = vibrate ? { vibrate: (/** @type {number[]} */ span) => felt.push(span) } : {};
  Object.assign(globalThis, { matchMedia: () => ({ matches: coarse }) });
  const store = createStore({ getItem: () => JSON.stringify(values), setItem() {} }, {});
  const sound = new Sound({ store, isCalm: () => calm, page, device });
  const touch = (name = "pointerup") => {
    page.dispatchEvent(new Event(name));
    mock.timers.tick(100);
  };
  const hide = (/** @type {boolean} */ hidden) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { sound, store, felt, touch, hide };
}

const settled = () => new Promise((go) => setImmediate(go));

beforeEach(() => {
  strikes = [];
  made = [];
  Object.assign(globalThis, { AudioContext: Context });
  mock.timers.enable({ apis: ["setTimeout"] });
});

afterEach(() => mock.timers.reset());

test("nothing is made before the first touch, and then once", () => {
  const { sound, touch } = tablet();
  sound.play("wood");
  assert.deepEqual([made.length, strikes.length], [0, 0]);
  for (const name of ["pointerup", "click", "keydown"]) touch(name);
  sound.play("wood");
  assert.deepEqual([made.length, strikes.length], [1, 1]);
});

test("with the sound off a touch makes nothing; switched on by a touch it is heard at once", () => {
  const { sound, store, touch } = tablet({ values: { sound: false } });
  touch();
  sound.play("wood");
  assert.deepEqual([made.length, strikes.length, sound.isOn()], [0, 0, false]);
  sound.toggle();
  sound.play("wood");
  assert.deepEqual([strikes.length, store.get("sound")], [1, true]);
  sound.toggle();
  sound.play("wood");
  assert.deepEqual(
    [strikes.length, strikes[0].source.stopped, made[0]?.state, store.get("sound")],
    [1, true, "suspended", false],
  );
});

test("each step of the volume is as much softer, and old settings are at the loudest", () => {
  const { sound, store, touch } = tablet({ values: { sound: true } });
  touch();
  const heard = [10, 9, 1].map((volume) => {
    if (volume < 10) store.set("volume", volume);
    sound.play("wood");
    return 20 * Math.log10(strikes.at(-1).source.gain.value);
  });
  for (const [i, level] of [0, -3, -27].entries())
    assert.ok(Math.abs(heard[i] - level) < 1, `${heard}`);
});

test("signals and things have volumes of their own below that of all, and each may be silent", () => {
  const { sound, store, touch } = tablet({ values: { volume: 8, signals: 9, things: 0 } });
  touch();
  sound.play("wood");
  assert.equal(strikes.length, 0, "a thing");
  sound.play("bell");
  const level = 20 * Math.log10(strikes.at(-1).source.gain.value);
  assert.ok(Math.abs(level + 9) < 1, `${level}`);
  for (const [kind, volume] of Object.entries({ signals: 0, things: 10 })) store.set(kind, volume);
  sound.play("bell");
  sound.play("wood");
  assert.equal(strikes.length, 2);
  const told = Object.keys(VOICES).filter((name) => VOICES[name]?.signal);
  for (const name of ["bell", "bust", "finale"]) assert.ok(told.includes(name), name);
  for (const name of ["paper", "marble", "slap"]) assert.ok(!told.includes(name), name);
});

test("the settings move each volume, down to silence but for that of all", () => {
  const t = (/** @type {string} */ id, /** @type {any} */ args) => id + (args?.value ?? "");
  const { sound, store, touch } = tablet();
  const shown = settings.page(
    /** @type {any} */ ({ t, sound, store, space: { measure: async () => null }, draw() {} }),
  );
  touch();
  for (const [key, least] of [
    ["volume", 1],
    ["signals", 0],
    ["things", 0],
  ]) {
    const one = shown.volume(/** @type {any} */ ({ key, least, heard: "wood" }));
    assert.match(drawn(one), new RegExp(`settings-${key}.*min="?${least}`, "s"));
    handlers(one, "@input=")[0]({ target: { value: "3" } });
    assert.equal(store.get(/** @type {string} */ (key)), 3);
  }
});

test("who has set so hears the same in both ears, at once", () => {
  const { sound, store, touch } = tablet();
  touch();
  const end = made[0]?.gains.find(({ channelCountMode }) => channelCountMode === "explicit");
  const counts = [true, false].map((mono) => {
    store.set("mono", mono);
    sound.play("bell");
    return end?.channelCount;
  });
  assert.deepEqual(counts, [1, 2]);
});

test("a volume that is set is heard at once; without sound there is none to set", async () => {
  const t = (/** @type {string} */ id, /** @type {any} */ args) => id + (args?.value ?? "");
  const { sound, store, touch } = tablet();
  const shown = settings.page(
    /** @type {any} */ ({ t, sound, store, space: { measure: async () => null }, draw() {} }),
  );
  touch();
  const all = { key: "volume", least: 1, heard: "wood" };
  const [move] = handlers(shown.volume(all), "@input=");
  move({ target: { value: "4" } });
  assert.deepEqual([store.get("volume"), strikes.length], [4, 1]);
  assert.match(drawn(shown.volume(all)), /value="4" aria-valuetext="settings-volume-value4"/);
  assert.doesNotMatch(drawn(shown.volume(all)), /disabled/);
  sound.toggle();
  assert.match(drawn(shown.volume(all)), /disabled/);
});

test("a hidden page is silent at once, and is heard again when it is back", async () => {
  const { sound, felt, touch, hide } = tablet();
  touch();
  sound.play("finale");
  hide(true);
  sound.play("slap", true);
  assert.deepEqual(
    [strikes.length, strikes[0].source.stopped, felt.length, made[0]?.state],
    [1, true, 0, "suspended"],
  );
  hide(false);
  sound.play("slap");
  await settled();
  assert.deepEqual([strikes.length, made.length, made[0]?.state], [2, 1, "running"]);
});

test("a tablet that was called away sounds again, but not of what is long past", async () => {
  const { sound, touch } = tablet();
  touch();
  const [context] = made;
  assert.ok(context);
  context.state = "interrupted"; // so Safari calls what a telephone call has done
  let wake = () => {};
  context.resume = () =>
    new Promise((go) => {
      wake = go;
    });
  const realNow = performance.now;
  sound.play("wood");
  performance.now = () => realNow.call(performance) + 5000;
  wake();
  await settled();
  performance.now = realNow;
  assert.equal(strikes.length, 0);
  sound.play("wood");
  wake();
  await settled();
  assert.equal(strikes.length, 1);
});

test("the same voice at once comes one after the other, too many are left out, and others wait for none", () => {
  const { sound, touch } = tablet();
  touch();
  for (let i = 0; i < 20; i += 1) sound.play("paper");
  const begun = strikes.map(({ at }) => at);
  assert.ok(begun.length >= 3 && begun.length <= 9, `${begun.length}`);
  begun.slice(1).forEach((at, i) => {
    assert.ok(at - begun[i] > 0.03 && at <= 0.25);
  });
  sound.play("bell");
  assert.equal(strikes.at(-1).at, 0);
});

test("no strike is like the one before", () => {
  const { sound, touch } = tablet();
  touch();
  for (let i = 0; i < 12; i += 1) {
    Object.assign(made[0] ?? {}, { currentTime: i });
    sound.play("wood");
    mock.timers.tick(1000);
  }
  const takes = strikes.map(({ buffer }) => buffer);
  assert.ok(takes.slice(2).every((one, i) => one !== takes[i + 1]));
  assert.equal(new Set(takes).size, 4);
  assert.equal(new Set(strikes.map(({ rate }) => rate)).size, 12);
});

test("only what one did oneself is felt, and only what weighs", () => {
  const { sound, felt } = tablet();
  for (const name of Object.keys(VOICES)) sound.play(name);
  sound.play("unheard of", true);
  assert.deepEqual(felt, []);
  for (const name of ["slap", "bell", "brass", "oven", "bust", "no"]) sound.play(name, true);
  assert.equal(felt.length, 6);
  for (const name of ["lift", "paper", "felt", "wood", "finale"]) sound.play(name, true);
  assert.equal(felt.length, 6);
  for (const spans of /** @type {number[][]} */ (felt))
    assert.ok(spans.reduce((sum, one) => sum + one, 0) <= 100, "all are short");
});

test("vibration is a switch of its own where the device has it, off where motion is calm", () => {
  assert.equal(tablet({ vibrate: false }).sound.vibration, null);
  assert.equal(tablet({ coarse: false }).sound.vibration, null);
  const { sound, store, felt } = tablet({ calm: true, values: { sound: false } });
  sound.play("slap", true);
  assert.deepEqual([sound.vibration?.isOn(), felt.length], [false, 0]);
  sound.vibration?.toggle();
  sound.play("slap", true);
  assert.deepEqual([store.get("vibration"), store.get("sound"), felt.length], [true, false, 1]);
  const { sound: still, felt: none } = tablet({ values: { vibration: false } });
  still.play("slap", true);
  assert.deepEqual([still.vibration?.isOn(), none.length], [false, 0]);
});

test("the menu has a switch of each, and vibration only where there is one", () => {
  const t = (/** @type {string} */ id) => id.replace("table-", "");
  const menu = (/** @type {Sound} */ sound) =>
    entries(
      /** @type {any} */ ({
        app: { sound, draw() {} },
        advice: {},
        save: {},
        game: { asks: true, zoom: { least: 1, most: 1 } },
        ui: { t },
      }),
      /** @type {any} */ ({}),
    );
  const texts = (/** @type {Sound} */ sound) =>
    menu(sound)
      .map(({ text }) => text)
      .filter((text) => /sound|vibration/.test(text));
  const { sound } = tablet();
  assert.deepEqual(texts(sound), ["sound-on", "vibration-on"]);
  menu(sound)
    .find(({ text }) => text === "vibration-on")
    ?.act();
  assert.deepEqual(texts(sound), ["sound-on", "vibration-off"]);
  assert.deepEqual(texts(tablet({ vibrate: false }).sound), ["sound-on"]);
});

test("a browser without sound, or that refuses it, plays on in silence", async () => {
  Reflect.deleteProperty(globalThis, "AudioContext");
  const { sound, touch } = tablet();
  touch();
  sound.play("wood");
  Object.assign(globalThis, {
    AudioContext: class {
      constructor() {
        throw new Error("no device");
      }
    },
  });
  touch();
  sound.play("wood");
  Object.assign(globalThis, {
    AudioContext: class extends Context {
      createBufferSource() {
        throw new Error("no more");
      }
    },
  });
  touch();
  sound.play("wood");
  await settled();
  assert.equal(strikes.length, 0);
});
