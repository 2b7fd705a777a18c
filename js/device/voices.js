/** What is heard at the tables, as data: each voice is a few touches of things. Games name the voice of an event in their own files. */

import { crackle, rush, squawk, struck, thud } from "./synth.js";

/** @import { Mode, Voice } from "./synth.js" */

/** A board of soft wood. @type {Mode[]} */
const WOOD = [
  [1, 0.026, 1],
  [2.31, 0.017, 0.6],
  [4.17, 0.01, 0.35],
  [6.84, 0.006, 0.2],
];

/** A slab of stone: high, hard and short. @type {Mode[]} */
const MARBLE = [
  [1, 0.016, 1],
  [1.62, 0.013, 0.8],
  [2.43, 0.009, 0.5],
  [3.9, 0.005, 0.35],
];

/** A bar of metal that hangs free. @type {Mode[]} */
const BAR = [
  [1, 0.16, 1],
  [1.003, 0.15, 0.5],
  [2.756, 0.08, 0.45],
  [5.404, 0.035, 0.25],
  [8.933, 0.015, 0.12],
];

/** A small shell, as a bell on a counter: its rim bends in two, three, four and five waves, and each tone is double. @type {Mode[]} */
const SHELL = [
  [1, 0.15, 1],
  [1.0045, 0.14, 0.8],
  [2.83, 0.085, 0.7],
  [2.842, 0.08, 0.5],
  [5.42, 0.045, 0.45],
  [8.77, 0.02, 0.25],
];

/** A heavy bell as founders tune it: hum, prime, minor third, fifth, octave and above. @type {Mode[]} */
const BRASS = [
  [0.5, 0.16, 0.5],
  [1, 0.14, 0.9],
  [1.003, 0.13, 0.5],
  [1.183, 0.12, 0.7],
  [1.506, 0.1, 0.35],
  [2, 0.11, 0.8],
  [2.006, 0.1, 0.4],
  [2.662, 0.06, 0.4],
  [3.011, 0.05, 0.35],
  [4.166, 0.03, 0.3],
  [5.433, 0.02, 0.2],
];

/** How a hard touch falls, in seconds. @type {[number, number]} */
const BRISK = [0.002, 0.007];
/** What trembles when something is won, in ms. */
const WON = [16, 50, 30];

/** A tuned bar of rosewood over a tube: warm, and soon gone. @type {Mode[]} */
const MARIMBA = [
  [1, 0.32, 1],
  [3.93, 0.07, 0.16],
  [9.2, 0.02, 0.06],
];

/** @param {number} late @param {number} pitch @param {number} loud @param {number} [damp] under 1 for a bar that a hand holds */
const note = (late, pitch, loud, damp = 1) => ({
  by: struck,
  ...{ late, pitch, loud, modes: damped(MARIMBA, damp), hit: 0.0016 },
});

/** The hard touch at the beginning of a bell. @param {number} from @param {number} loud */
const clapper = (from, loud) => ({ by: rush, from, span: 0.012, falls: BRISK, loud });

/** By name; what is heavy is louder and lower. `feel` is trembled only for whoever did it. @type {Record<string, Voice>} */
export const VOICES = {
  // cards in the hand, light
  lift: {
    span: 0.12,
    loud: 0.12,
    parts: [
      { by: rush, from: 2400, to: 5200, span: 0.08, rise: 0.018, falls: [0.012, 0.03] },
      { by: crackle, from: 2000, to: 6000, span: 0.05, grains: 7, loud: 0.35 },
    ],
  },
  turn: {
    span: 0.18,
    loud: 0.2,
    parts: [
      { by: rush, from: 1300, to: 2600, span: 0.07, rise: 0.03, falls: [0.01, 0.02], loud: 0.6 },
      { by: rush, late: 0.055, from: 2600, to: 1500, span: 0.09, falls: [0.004, 0.025] },
      { by: struck, late: 0.055, pitch: 520, modes: WOOD, hit: 0.002, loud: 0.4 },
    ],
  },
  paper: {
    span: 0.28,
    loud: 0.22,
    parts: [
      { by: rush, from: 1500, to: 4600, span: 0.19, rise: 0.07, falls: [0.05, 0.06], sharp: 0.6 },
      { by: crackle, from: 1400, to: 5200, span: 0.17, grains: 34, loud: 0.5, falls: [2e-4, 8e-4] },
      { by: rush, late: 0.17, from: 2900, to: 1700, span: 0.06, falls: [0.003, 0.015], loud: 0.9 },
    ],
  },

  // chocolate, marble and foil
  marble: {
    span: 0.2,
    loud: 0.5,
    parts: [
      { by: struck, pitch: 1240, modes: MARBLE, hit: 0.0002, loud: 1.6 },
      { by: struck, pitch: 410, modes: WOOD, hit: 0.001, loud: 0.8 },
      { by: thud, from: 260, to: 170, span: 0.12, falls: [0.01, 0.026], loud: 0.25 },
      { by: rush, from: 4200, to: 2600, span: 0.03, falls: BRISK, loud: 0.5 },
      { by: struck, late: 0.034, pitch: 1310, modes: MARBLE, hit: 0.0002, loud: 0.35 },
    ],
  },
  snap: {
    span: 0.26,
    loud: 0.62,
    parts: [
      { by: rush, from: 3600, to: 1500, span: 0.05, rise: 0.0004, falls: [0.0025, 0.012] },
      { by: struck, pitch: 780, modes: MARBLE, hit: 0.0002, loud: 0.9 },
      { by: crackle, late: 0.004, from: 1200, to: 5000, span: 0.06, grains: 16, loud: 0.5 },
      { by: struck, late: 0.085, pitch: 470, modes: WOOD, hit: 0.0012, loud: 0.8 },
      { by: thud, late: 0.085, from: 240, to: 150, span: 0.12, falls: [0.01, 0.026], loud: 0.3 },
    ],
  },
  foil: {
    span: 0.36,
    loud: 0.22,
    parts: [
      { by: crackle, from: 3200, to: 11_000, span: 0.27, grains: 80, falls: [2e-4, 2e-3] },
      { by: rush, from: 7000, to: 5200, span: 0.26, rise: 0.04, falls: [0.06, 0.09], loud: 0.12 },
    ],
  },
  smartie: {
    span: 0.24,
    loud: 0.26,
    parts: [
      { by: struck, pitch: 2350, modes: MARBLE, hit: 0.0002 },
      { by: struck, late: 0.062, pitch: 2550, modes: MARBLE, hit: 0.0002, loud: 0.5 },
      { by: struck, late: 0.108, pitch: 2620, modes: MARBLE, hit: 0.0002, loud: 0.25 },
      { by: crackle, from: 3600, to: 10_000, span: 0.14, grains: 22, loud: 0.18 },
    ],
  },

  // cards on cloth and on felt, and hands
  cloth: {
    span: 0.18,
    loud: 0.4,
    parts: [
      { by: rush, from: 1100, to: 520, span: 0.12, falls: [0.01, 0.026], loud: 2.4 },
      { by: rush, from: 3400, to: 2400, span: 0.03, falls: BRISK, loud: 0.7 },
      { by: thud, from: 330, to: 190, span: 0.12, falls: [0.008, 0.022], loud: 0.35 },
    ],
  },
  felt: {
    span: 0.26,
    loud: 0.36,
    parts: [
      { by: rush, from: 700, to: 1500, span: 0.09, rise: 0.05, falls: [0.01, 0.02], loud: 0.6 },
      { by: rush, late: 0.07, from: 700, to: 340, span: 0.13, falls: [0.014, 0.03], loud: 2.4 },
      { by: thud, late: 0.07, from: 230, to: 120, span: 0.14, falls: [0.01, 0.03], loud: 0.4 },
    ],
  },
  slap: {
    span: 0.3,
    loud: 0.9,
    feel: [18],
    parts: [
      { by: rush, from: 1700, to: 750, span: 0.14, rise: 0.001, falls: [0.014, 0.035], loud: 3 },
      { by: rush, from: 5200, to: 3600, span: 0.03, rise: 0.0004, falls: BRISK },
      { by: thud, from: 330, to: 110, span: 0.2, falls: [0.01, 0.035], loud: 0.55 },
    ],
  },
  sweep: {
    span: 0.4,
    loud: 0.24,
    parts: [
      { by: rush, from: 900, to: 2800, span: 0.3, rise: 0.16, falls: [0.08, 0.09], sharp: 0.6 },
      { by: crackle, from: 1200, to: 4800, span: 0.3, grains: 60, loud: 0.6, falls: [2e-4, 1e-3] },
      { by: rush, late: 0.28, from: 1200, to: 600, span: 0.08, falls: [0.006, 0.02] },
      { by: thud, late: 0.28, from: 300, to: 170, span: 0.1, falls: [0.01, 0.022], loud: 0.3 },
    ],
  },

  // bells for what was won
  bell: {
    span: 0.4,
    loud: 0.22,
    feel: WON,
    parts: [
      { by: struck, pitch: 1320, modes: SHELL, hit: 0.00012 },
      { by: rush, late: 0.06, from: 900, to: 2600, span: 0.3, rise: 0.14, loud: 0.35 },
      clapper(6500, 0.3),
    ],
  },
  brass: {
    span: 0.4,
    loud: 0.34,
    feel: WON,
    parts: [{ by: struck, pitch: 587, modes: BRASS, hit: 0.0002 }, clapper(3800, 0.35)],
  },
  oven: {
    span: 0.4,
    loud: 0.22,
    feel: WON,
    parts: [
      { by: struck, pitch: 1865, modes: BAR, hit: 0.00012 },
      { by: struck, pitch: 330, modes: WOOD, hit: 0.001, loud: 0.4 },
    ],
  },

  // wood, tin and what sinks in
  wood: {
    span: 0.2,
    loud: 0.5,
    parts: [
      { by: struck, pitch: 360, modes: WOOD, hit: 0.0005 },
      { by: rush, from: 2400, to: 1300, span: 0.04, falls: [0.003, 0.012], loud: 0.6 },
    ],
  },
  tap: {
    span: 0.14,
    loud: 0.24,
    parts: [
      { by: struck, pitch: 820, modes: WOOD, hit: 0.0004 },
      { by: rush, from: 4200, to: 2800, span: 0.02, falls: BRISK, loud: 0.4 },
    ],
  },
  tin: {
    span: 0.26,
    loud: 0.17,
    parts: [
      { by: struck, pitch: 1490, modes: damped(BAR, 0.25), hit: 0.00012 },
      { by: struck, late: 0.09, pitch: 1530, modes: damped(BAR, 0.3), hit: 0.00012, loud: 0.6 },
    ],
  },
  bust: {
    span: 0.4,
    loud: 0.55,
    feel: [55],
    parts: [
      { by: rush, from: 1100, to: 260, span: 0.36, rise: 0.02, falls: [0.06, 0.12], loud: 1.1 },
      { by: struck, pitch: 392, modes: WOOD, hit: 0.0012, loud: 0.8 },
      { by: struck, late: 0.12, pitch: 294, modes: WOOD, hit: 0.0012 },
      { by: thud, late: 0.12, from: 294, to: 165, span: 0.26, falls: [0.12, 0.07], loud: 0.4 },
    ],
  },
  boom: {
    span: 0.4,
    loud: 0.95,
    parts: [
      { by: rush, from: 1300, to: 260, span: 0.38, rise: 0.002, falls: [0.03, 0.12], loud: 3.6 },
      { by: thud, from: 260, to: 58, span: 0.4, falls: [0.03, 0.12], loud: 0.8 },
      { by: crackle, late: 0.02, from: 400, to: 2200, span: 0.28, grains: 40, loud: 0.5 },
    ],
  },
  parrot: {
    span: 0.4,
    loud: 0.26,
    parts: [
      { by: squawk, from: 520, to: 980, span: 0.14 },
      { by: squawk, late: 0.17, from: 470, to: 860, span: 0.22, loud: 0.9 },
    ],
  },

  // a camera has read a code
  scan: {
    span: 0.2,
    loud: 0.34,
    feel: [14],
    parts: [note(0, 1046.5, 1, 0.25), note(0.07, 1568, 0.8, 0.3)],
  },

  // the end: what is counted, step by step, and a warm close
  tally: { span: 0.24, loud: 0.28, parts: [note(0, 523.3, 1, 0.3)] },
  finale: {
    span: 2.3,
    loud: 0.6,
    parts: [
      ...[349.2, 440, 523.3, 698.5].map((pitch, i) => note(0.13 * i, pitch, 0.55 + 0.08 * i)),
      ...[174.6, 261.6, 440, 698.5].map((pitch, i) => note(0.64 + 0.012 * i, pitch, 0.6)),
      { by: struck, late: 0.64, pitch: 1397, modes: damped(SHELL, 2.2), hit: 0.0009, loud: 0.09 },
    ],
  },

  // not heard, only felt: the piece glides back
  no: { span: 0, loud: 0, feel: [10, 45, 10], parts: [] },
};

/** The same thing, held by a hand or hanging free. @param {Mode[]} modes @param {number} by @returns {Mode[]} */
function damped(modes, by) {
  return modes.map(([ratio, fall, loud]) => [ratio, by * fall, loud]);
}
