/**
 * Makes sounds as numbers: things that are struck, rubbed and crumpled, the voices at the tables
 * that are made of them, and the room around them. Each call sounds a little different.
 */

import written from "../../assets/table/voices.json" with { type: "json" };

/** Samples a second. */
export const RATE = 44_100;

/** Pitches are set anew after so many samples. */
const STEP = 32;
/** A soft beginning takes so many samples. */
const SOFT = 0.0015 * RATE;

/** @typedef {() => number} Chance from 0 to 1 */
/**
 * @typedef {[ratio: number, fall: number, loud: number]} Mode one of the tones of a thing: its
 *   pitch through the lowest one's, and in how many seconds it falls to a third
 */
/**
 * @typedef {object} Part what is heard of one touch; times are in seconds, pitches in Hz
 * @property {number} [late] when it begins
 * @property {number} [loud]
 * @property {number} [pitch] of what is struck
 * @property {Mode[]} [modes] of what is struck
 * @property {number} [hit] how long the two touch: short is hard and bright
 * @property {number} [from] pitch at the beginning
 * @property {number} [to] pitch at the end
 * @property {number} [span] how long it lasts
 * @property {number} [rise] how long until it is loudest
 * @property {[number, number]} [falls] in how many seconds it falls to a third, at first and then
 * @property {number} [rest] how much is left for the second fall, from 0 to 1
 * @property {number} [sharp] how narrow the noise is, from 0.3
 * @property {number} [grains] how many small cracks
 */
/** @typedef {(out: Float32Array, part: Part, chance: Chance) => void} Instrument adds its part */
/**
 * @typedef {{span: number, loud: number, feel?: number[], signal?: boolean, parts: (Part & {by:
 *   Instrument})[]}} Voice loud: its highest point, 1 at most; feel: how it trembles for whoever
 *   did it, in ms; signal: it tells something, and is not only a thing that is moved
 * @typedef {Omit<Part, "modes"> & {by: string, modes?: string, damp?: number}} Touch modes: the
 *   name of a thing; damp: under 1 for one that a hand holds
 * @typedef {Omit<Voice, "parts"> & {parts: Touch[]}} Score
 * @typedef {{things: Record<string, Mode[]>, voices: Record<string, Score>}} Written
 */

/** As much, more or less. @param {number} value @param {number} part @param {Chance} chance */
const about = (value, part, chance) => value * (1 + part * (2 * chance() - 1));

/**
 * From one value to another in equal ratios.
 * @param {number} from
 * @param {number} to
 * @param {number} part 0 to 1
 */
const between = (from, to, part) => from * (to / from) ** part;

/**
 * Wood, stone or metal rings in its own tones after a touch of a given length.
 * @type {Instrument}
 */
function struck(out, { late = 0, loud = 1, pitch = 440, modes = [], hit = 0.001 }, chance) {
  const begin = Math.round(late * RATE);
  const push = pushOf(about(hit, 0.15, chance));
  const base = about(pitch, 0.012, chance);
  for (const [ratio, fall, share] of modes) {
    const angle = (2 * Math.PI * about(base * ratio, 0.002, chance)) / RATE;
    if (angle > 2.8) continue;
    const keep = Math.exp(-1 / (about(fall, 0.08, chance) * RATE));
    const [near, far] = [2 * keep * Math.cos(angle), keep * keep];
    const gain = about(loud * share, 0.18, chance) * Math.sin(angle); // where it is hit differs
    const end = Math.min(out.length, begin + Math.ceil(7 * fall * RATE));
    let [one, two] = [0, 0];
    for (let at = begin; at < end; at += 1) {
      const now = (push[at - begin] ?? 0) * gain + near * one - far * two;
      two = one;
      one = now;
      out[at] += now;
    }
  }
}

/** How two things push each other: half a wave, all together 1. @param {number} span */
function pushOf(span) {
  const count = Math.max(2, Math.round(span * RATE));
  const wave = Float32Array.from({ length: count }, (_, i) => Math.sin((Math.PI * i) / count));
  const sum = wave.reduce((all, one) => all + one, 0);
  return wave.map((one) => one / sum);
}

/** Something soft and heavy is hit: one low tone that sinks. @type {Instrument} */
function thud(out, part, chance) {
  const { late = 0, loud = 1, from = 150, to = 80, span = 0.2, falls = [0.02, 0.05] } = part;
  const begin = Math.round(late * RATE);
  const count = Math.min(out.length - begin, Math.round(span * RATE));
  const bend = about(1, 0.03, chance);
  const keep = Math.exp(-1 / (falls[1] * RATE));
  let [phase, step, level] = [0, 0, loud];
  for (let i = 0; i < count; i += 1) {
    if (i % STEP === 0) {
      const sunk = 1 - Math.exp(-i / (falls[0] * RATE));
      step = (2 * Math.PI * bend * between(from, to, sunk)) / RATE;
    }
    phase += step;
    level *= keep;
    out[begin + i] += Math.min(1, i / SOFT) * level * Math.sin(phase);
  }
}

/**
 * Paper, cloth or air: noise in a band that moves, with a hard beginning and a soft rest.
 * @type {Instrument}
 */
function rush(out, part, chance) {
  const { late = 0, loud = 1, from = 2000, to = from, span = 0.1, rise = 0.002 } = part;
  const { falls = [0.01, 0.04], rest = 0.3, sharp = 0.7 } = part;
  const begin = Math.round(late * RATE);
  const count = Math.min(out.length - begin, Math.round(span * RATE));
  const bend = about(1, 0.06, chance);
  const [fast, slow] = falls.map((fall) => Math.exp(-1 / (about(fall, 0.12, chance) * RATE)));
  const bands = [new Band(sharp), new Band(sharp)];
  const swell = rise * RATE;
  let [first, then] = [loud * (1 - rest), loud * rest];
  for (let i = 0; i < count; i += 1) {
    if (i % STEP === 0) for (const band of bands) band.tune(bend * between(from, to, i / count));
    if (i > swell) [first, then] = [first * fast, then * slow];
    const noise = bands.reduce((air, band) => band.pass(air), 2 * chance() - 1);
    out[begin + i] += Math.min(1, i / swell) * (first + then) * noise;
  }
}

/**
 * Foil or stiff paper: many small cracks, most of them faint, fewer and fewer.
 * @type {Instrument}
 */
function crackle(out, part, chance) {
  const { late = 0, loud = 1, from = 3000, to = 9000, span = 0.2, grains = 30, falls } = part;
  const [shortest, longest] = falls ?? [0.0003, 0.0015];
  for (let grain = 0; grain < about(grains, 0.2, chance); grain += 1) {
    const when = chance() ** 1.4;
    const begin = Math.round((late + span * when) * RATE);
    const fall = between(shortest, longest, chance()) * RATE;
    const gain = loud * (1 - 0.7 * when) * (0.08 + 0.92 * chance() ** 4);
    const step = (2 * Math.PI * between(from, to, chance())) / RATE;
    const turn = 7 * chance();
    const end = Math.min(out.length, begin + 7 * fall);
    for (let at = begin; at < end; at += 1)
      out[at] += gain * Math.exp((begin - at) / fall) * Math.cos(turn + step * (at - begin));
  }
}

/** The tones of a parrot's throat, in Hz, with how much of each is heard. */
const THROAT = [
  [1150, 1],
  [2350, 0.8],
  [3700, 0.5],
];

/** A hoarse throat opens and closes. @type {Instrument} */
function squawk(out, part, chance) {
  const { late = 0, loud = 1, from = 500, to = 900, span = 0.2 } = part;
  const begin = Math.round(late * RATE);
  const count = Math.min(out.length - begin, Math.round(span * RATE));
  const bend = about(1, 0.04, chance);
  const hoarse = (2 * Math.PI * about(72, 0.12, chance)) / RATE;
  const bands = THROAT.map(([pitch, share]) => ({ share, band: new Band(5).tune(pitch * bend) }));
  let [phase, step, mouth] = [0, 0, 0];
  for (let i = 0; i < count; i += 1) {
    if (i % STEP === 0) {
      const gone = i / count;
      step = (bend * between(from, to, Math.sin(Math.PI * gone ** 0.6))) / RATE;
      mouth = loud * Math.min(1, 14 * gone, 7 * (1 - gone));
    }
    phase = (phase + step * (1 + 0.16 * Math.sin(hoarse * i) + 0.06 * (chance() - 0.5))) % 1;
    const air = 2 * phase - 1 + 0.35 * (chance() - 0.5);
    for (const { share, band } of bands) out[begin + i] += mouth * share * band.pass(air);
  }
}

/**
 * Lets one band of pitches pass (a state variable filter, which stays stable while it is tuned).
 */
class Band {
  #one = 0;
  #two = 0;
  #open = 0;
  #scale = 0;

  /** @param {number} sharp */
  constructor(sharp) {
    this.damp = 1 / sharp;
  }

  /** @param {number} pitch */
  tune(pitch) {
    this.#open = Math.tan((Math.PI * Math.min(pitch, 0.45 * RATE)) / RATE);
    this.#scale = 1 / (1 + this.#open * (this.#open + this.damp));
    return this;
  }

  /** @param {number} now */
  pass(now) {
    const band = this.#scale * (this.#one + this.#open * (now - this.#two));
    const low = this.#two + this.#open * band;
    this.#one = 2 * band - this.#one;
    this.#two = 2 * low - this.#two;
    return band * this.damp;
  }
}

/** @type {Record<string, Instrument>} */
const INSTRUMENTS = { crackle, rush, squawk, struck, thud };

const { things, voices } = /** @type {Written} */ (/** @type {unknown} */ (written));

/** What is heard of one touch. @param {Touch} touch */
function partOf({ by, modes, damp = 1, ...rest }) {
  const own = modes && {
    modes: things[modes].map(([ratio, fall, loud]) => [ratio, damp * fall, loud]),
  };
  return /** @type {Voice["parts"][number]} */ ({ by: INSTRUMENTS[by], ...rest, ...own });
}

/**
 * The voices by name, from their data. Games name the voice of an event in their own files.
 * @type {Record<string, Voice>}
 */
export const VOICES = Object.fromEntries(
  Object.entries(voices).map(([name, { parts, ...voice }]) => [
    name,
    { ...voice, parts: parts.map(partOf) },
  ]),
);

/** So long everything fades at its end, in seconds. */
const FADE = 0.04;

/**
 * One take of a voice; its highest point is as loud as the voice says.
 * @param {Voice} voice
 * @param {Chance} [chance]
 */
export function render({ span, loud, parts }, chance = Math.random) {
  const out = new Float32Array(Math.ceil(span * RATE));
  for (const { by, ...part } of parts) by(out, part, chance);
  const most = out.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9);
  return out.map((one, i) => ((one * loud) / most) * Math.min(1, (out.length - i) / (FADE * RATE)));
}

/** So long the room is heard after all else, in seconds. */
export const ROOM = 0.1;

/**
 * What a small room answers to a single crack: at first nothing, then less and less, and ever
 * duller.
 * @param {number} rate samples a second
 * @param {Chance} [chance]
 */
export function walls(rate, chance = Math.random) {
  const out = new Float32Array(ROOM * rate);
  let [dull, energy] = [0, 0];
  for (let i = Math.round(0.004 * rate); i < out.length; i += 1) {
    const gone = i / out.length;
    dull += (0.7 - 0.55 * gone) * (2 * chance() - 1 - dull);
    out[i] = dull * Math.exp(-4 * gone) * (1 - gone);
    energy += out[i] ** 2;
  }
  return out.map((one) => one / Math.sqrt(energy));
}
