/**
 * What is heard and felt. Nothing is made before the first touch. Sound and vibration are each off
 * by one tap, and that is remembered.
 */

import { LOUDEST } from "../store/settings.js";
import { RATE, ROOM, render, VOICES, walls } from "./synth.js";

/** @import { Store } from "../store/settings.js" */
/** @typedef {{isOn(): boolean, toggle(): void}} Switch */
/**
 * @typedef {{store: Store, isCalm?: () => boolean, page?: any, device?: any}} House isCalm: whether
 *   its person wants no motion
 */

/** So many takes of each voice take turns, so that no strike is like the one before. */
const TAKES = 4;
/**
 * So long after a touch something is made that takes time, in ms: what was touched is painted by
 * then.
 */
const AFTERWARDS = 60;
/** The same voice again is heard so much later, in s. */
const APART = 0.05;
/** What could not be heard sooner than so much later is left out, in s. */
const LATE = 0.25;
/** Each step of the volume changes it so much, in dB. */
const SOFTER = 3;
/** How much of the room is heard. */
const WET = 0.35;
/**
 * Several at once are pressed together.
 * @type {Record<"threshold" | "knee" | "ratio" | "attack" | "release", number>}
 */
const PRESS = { threshold: -12, knee: 12, ratio: 6, attack: 0.002, release: 0.12 };
/** Against what the press adds. */
const LEVEL = 0.7;
/** Nothing is louder than this. */
const MOST = 0.97;

/**
 * What both ears hear in the end: each its own, or the same.
 * @param {BaseAudioContext} context
 * @param {boolean} isMono
 */
export function ears(context, isMono) {
  const both = context.createGain();
  both.channelCountMode = "explicit";
  both.channelCount = isMono ? 1 : 2;
  both.connect(context.destination);
  return both;
}

/**
 * Through what all voices go: a small room, a press, and a limit that no sum of them passes.
 * @param {BaseAudioContext} context
 * @param {AudioNode} [end]
 * @returns {AudioNode}
 */
export function mixer(context, end = context.destination) {
  const { sampleRate: rate } = context;
  const [all, wet] = [LEVEL, WET].map((level) => {
    const gain = context.createGain();
    gain.gain.value = level;
    return gain;
  });
  const reverb = context.createConvolver();
  reverb.normalize = false;
  const answer = context.createBuffer(2, ROOM * rate, rate);
  for (const ear of [0, 1]) answer.copyToChannel(walls(rate), ear);
  reverb.buffer = answer;
  const press = context.createDynamicsCompressor();
  for (const [name, value] of Object.entries(PRESS))
    press[/** @type {keyof typeof PRESS} */ (name)].value = value;
  const limit = context.createWaveShaper();
  limit.curve = Float32Array.from({ length: 1025 }, (_, i) => bent((i - 512) / 512));
  all.connect(press).connect(limit).connect(end);
  all.connect(reverb).connect(wet).connect(press);
  return all;
}

/** Straight up to two thirds, then ever flatter. @param {number} x −1 to 1 */
function bent(x) {
  const over = Math.abs(x) - 2 / 3;
  const headroom = MOST - 2 / 3;
  return over <= 0 ? x : Math.sign(x) * (2 / 3 + headroom * Math.tanh(over / headroom));
}

/**
 * One take, as the browser plays it.
 * @param {BaseAudioContext} context
 * @param {string} name
 * @returns {AudioBuffer}
 */
export function take(context, name) {
  const samples = render(VOICES[name]);
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/** A little more or less than 1. @param {number} part */
const nearly = (part) => 1 + part * (2 * Math.random() - 1);

/** Its volume, as the settings call it. @param {string} name */
const kindOf = (name) => (VOICES[name]?.signal ? "signals" : "things");

export class Sound {
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {AudioNode | null} */
  #mixer = null;
  /** @type {AudioNode | null} */
  #ears = null;
  /** By voice, the one that was heard longest ago first. @type {Record<string, AudioBuffer[]>} */
  #takes = {};
  /** When each voice begins or began last. @type {Record<string, number>} */
  #begun = {};
  /** @type {Set<AudioBufferSourceNode>} */
  #heard = new Set();

  /** @param {House} house */
  constructor({ store, isCalm = () => false, page = globalThis.document, device = navigator }) {
    this.store = store;
    this.isCalm = isCalm;
    this.page = page;
    this.device = device;
    /** Only where the device has it. @type {Switch | null} */
    this.vibration = canVibrate(device)
      ? { isOn: this.#isFelt, toggle: () => store.set("vibration", !this.#isFelt()) }
      : null;
    for (const touch of ["pointerup", "click", "keydown"])
      page?.addEventListener?.(touch, this.#wake, { capture: true, passive: true });
    page?.addEventListener?.("visibilitychange", () => page.hidden && this.#hush());
  }

  isOn = () => this.store.get("sound") !== false;

  toggle() {
    this.store.set("sound", !this.isOn());
    if (this.isOn()) this.#make();
    else this.#hush();
  }

  /**
   * @param {string} name
   * @param {boolean} [isOwn] somebody at this device did it, who may feel it too
   */
  play(name, isOwn = false) {
    const { parts, feel } = VOICES[name] ?? {};
    if (!parts || this.page?.hidden) return;
    if (isOwn && feel && this.vibration?.isOn()) this.device.vibrate(feel);
    if (parts.length && this.#context && this.isOn() && this.store.get(kindOf(name)))
      this.#playSoon(this.#context, name);
  }

  /**
   * After a call or a pause the device must first be woken.
   * @param {AudioContext} context
   * @param {string} name
   */
  async #playSoon(context, name) {
    try {
      const asked = performance.now();
      if (context.state !== "running") await context.resume();
      if (performance.now() - asked < 1000 * LATE) this.#strike(context, name);
    } catch {
      // A browser without sound plays on in silence.
    }
  }

  /** @param {AudioContext} context @param {string} name */
  #strike(context, name) {
    const now = context.currentTime;
    const at = Math.max(now, (this.#begun[name] ?? -1) + APART * nearly(0.3));
    if (at > now + LATE) return;
    this.#begun[name] = at;
    const source = context.createBufferSource();
    source.buffer = this.#take(context, name);
    source.playbackRate.value = nearly(0.02);
    const gain = context.createGain();
    gain.gain.value = nearly(0.1) * this.#volume(name);
    /** @type {AudioNode} */ (this.#ears).channelCount = this.store.get("mono") ? 1 : 2;
    source.connect(gain).connect(/** @type {AudioNode} */ (this.#mixer));
    source.onended = () => this.#heard.delete(source);
    this.#heard.add(source);
    source.start(at);
  }

  /**
   * Another one than last time, as soon as there is another.
   * @param {AudioContext} context
   * @param {string} name
   */
  #take(context, name) {
    this.#takes[name] ??= [take(context, name)];
    const takes = this.#takes[name];
    const another = () => takes.length < TAKES && takes.unshift(take(context, name));
    if (takes.length < TAKES) setTimeout(another, AFTERWARDS);
    const next = /** @type {AudioBuffer} */ (takes.shift());
    takes.push(next);
    return next;
  }

  /** Of all sounds, and of its kind. @param {string} name */
  #volume(name) {
    const steps = ["volume", kindOf(name)].map((one) => this.store.get(one) - LOUDEST);
    return 10 ** ((SOFTER * (steps[0] + steps[1])) / 20);
  }

  /** Vibration is motion: where that is to be calm, it must be asked for. */
  #isFelt = () => this.store.get("vibration") ?? !this.isCalm();

  /** Browsers allow sound from a touch on. */
  #wake = () => {
    if (!this.isOn()) return;
    if (!this.#context) setTimeout(this.#make, AFTERWARDS);
    else if (this.#context.state !== "running") this.#context.resume().catch(() => undefined);
  };

  /** The press must have run for a moment before it is just. */
  #make = () => {
    try {
      this.#context ??= new AudioContext();
      this.#ears ??= ears(this.#context, this.store.get("mono"));
      this.#mixer ??= mixer(this.#context, this.#ears);
      this.#context.resume().catch(() => undefined);
    } catch {
      // A browser without sound plays on in silence.
    }
  };

  /** Nobody is to hear anything now. */
  #hush() {
    for (const source of this.#heard) source.stop();
    this.#heard.clear();
    this.#context?.suspend().catch(() => undefined);
  }
}

/**
 * Computers say that they can; only what is held in the hand or touched trembles.
 * @param {any} device
 */
const canVibrate = (device) =>
  typeof device?.vibrate === "function" && matchMedia("(pointer: coarse)").matches;
