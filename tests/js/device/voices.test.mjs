// What each voice is made of, measured: that it is heard, how long, how loud, how high, and that no
// two are alike.

import assert from "node:assert/strict";
import { test } from "node:test";
import { RATE, ROOM, render, VOICES, walls } from "../../../js/device/synth.js";

/** The same chance at each run. @param {number} seed */
function chanceOf(seed) {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 2 ** 32;
  };
}

/** @param {ArrayLike<number>} out */
const energyOf = (out) => Array.from(out).reduce((sum, one) => sum + one ** 2, 0);

/**
 * How much of a sound is in each third of an octave from 100 Hz up, by Goertzel's way.
 * @param {Float32Array} out
 */
function bandsOf(out) {
  return Array.from({ length: 22 }, (_, i) => {
    const turn = 2 * Math.cos((2 * Math.PI * 100 * 2 ** (i / 3)) / RATE);
    let sum = 0;
    for (let begin = 0; begin < out.length; begin += 512) {
      let [one, two] = [0, 0];
      for (let at = begin; at < Math.min(begin + 512, out.length); at += 1)
        [two, one] = [one, (out[at] ?? 0) + turn * one - two];
      sum += one ** 2 + two ** 2 - turn * one * two;
    }
    return sum;
  });
}

/** @param {number[]} bands in octaves above 100 Hz */
const heightOf = (bands) =>
  bands.reduce((sum, one, i) => sum + (one * i) / 3, 0) / bands.reduce((sum, one) => sum + one, 0);

/** After how many seconds all but a hundredth of it is gone. @param {Float32Array} out */
function lastingOf(out) {
  let left = energyOf(out);
  const end = left / 100;
  return out.findIndex((one) => (left -= one ** 2) < end) / RATE;
}

const heard = Object.entries(VOICES).filter(([, { parts }]) => parts.length);
const takes = Object.fromEntries(
  heard.map(([name, voice], i) => [name, render(voice, chanceOf(i + 1))]),
);

for (const [name, { span, loud }] of heard) {
  test(`${name}: heard, in its bounds, and short`, () => {
    const out = takes[name] ?? new Float32Array();
    const most = out.reduce((high, one) => Math.max(high, Math.abs(one)), 0);
    assert.ok(out.every(Number.isFinite));
    assert.ok(most > 0.05 && most <= loud + 1e-6 && loud <= 1, `${most}`);
    assert.ok(
      Math.abs(out.at(-1) ?? 1) < 0.002 && Math.abs(out[0] ?? 1) < 0.3,
      "no crack at its ends",
    );
    assert.ok(span + ROOM <= (name === "finale" ? 2.5 : 0.5) + 1e-9, `${span} s and the room`);
    assert.ok(lastingOf(out) > 0.02 && lastingOf(out) < span);
  });
}

test("a take is never another one, and still the same voice", () => {
  for (const [name, voice] of heard) {
    const other = render(voice, chanceOf(99));
    assert.notDeepEqual(other, takes[name]);
    const drift = heightOf(bandsOf(other)) - heightOf(bandsOf(takes[name] ?? other));
    assert.ok(Math.abs(drift) < 1, `${name}: ${drift} octaves`);
  }
});

/**
 * What an ear tells voices apart by: where their energy is, in octaves and in time.
 * @param {Float32Array} out
 */
function printOf(out) {
  const bands = bandsOf(out);
  const sum = bands.reduce((all, one) => all + one, 0);
  return [...bands.map((one) => Math.sqrt(one / sum)), 2 * Math.log2(lastingOf(out))];
}

test("no two voices are alike", () => {
  const prints = Object.entries(takes).map(([name, out]) => ({ name, print: printOf(out) }));
  for (const [i, a] of prints.entries())
    for (const b of prints.slice(i + 1)) {
      const apart = Math.hypot(...a.print.map((one, at) => one - (b.print[at] ?? 0)));
      assert.ok(apart > 0.5, `${a.name} and ${b.name}: ${apart.toFixed(2)}`);
    }
});

test("what is heavy is louder and lower than what is light", () => {
  /** @param {string[]} names @param {(out: Float32Array, name: string) => number} what */
  const mean = (names, what) =>
    names.reduce((sum, name) => sum + what(takes[name] ?? new Float32Array(1), name), 0) /
    names.length;
  const [light, middle, heavy] = [
    ["lift", "turn", "paper", "foil", "smartie"],
    ["cloth", "felt", "wood", "marble"],
    ["slap", "bust", "boom"],
  ];
  const loudness = (/** @type {Float32Array} */ out) => 10 * Math.log10(energyOf(out));
  const heights = [light, middle, heavy].map((names) =>
    mean(names, (out) => heightOf(bandsOf(out))),
  );
  const louds = [light, middle, heavy].map((names) => mean(names, loudness));
  assert.ok(
    (heights[0] ?? 0) > (heights[1] ?? 0) && (heights[1] ?? 0) > (heights[2] ?? 0),
    `${heights}`,
  );
  assert.ok((louds[0] ?? 0) < (louds[1] ?? 0) && (louds[1] ?? 0) < (louds[2] ?? 0), `${louds}`);
});

/**
 * One filter of second order.
 * @param {ArrayLike<number>} out
 * @param {number[]} now of this value and the two before it
 * @param {number[]} back of the two answers before
 */
function filtered(out, [now, one, two], [oneBack, twoBack]) {
  const made = new Float64Array(out.length);
  for (let i = 0; i < out.length; i += 1)
    made[i] =
      now * out[i] +
      one * (out[i - 1] ?? 0) +
      two * (out[i - 2] ?? 0) -
      oneBack * (made[i - 1] ?? 0) -
      twoBack * (made[i - 2] ?? 0);
  return made;
}

/** What a tablet plays: nothing far below 200 Hz (Butterworth, fourth order). @param {any} out */
const onTablet = (out) =>
  [0.5412, 1.3066].reduce((sound, sharp) => {
    const turn = (2 * Math.PI * 200) / RATE;
    const [cos, side] = [Math.cos(turn), Math.sin(turn) / (2 * sharp)];
    const all = [(1 + cos) / 2, -1 - cos, (1 + cos) / 2, -2 * cos, 1 - side];
    const parts = all.map((one) => one / (1 + side));
    return filtered(sound, parts.slice(0, 3), parts.slice(3));
  }, out);

/** How loud its loudest tenth of a second is to an ear (ITU-R BS.1770), in dB. @param {any} out */
function loudnessOf(out) {
  const high = filtered(out, [1.53084, -2.65098, 1.16908], [-1.663655, 0.712595]);
  const ear = filtered(high, [1, -2, 1], [-1.98917, 0.989199]);
  const span = RATE / 10;
  let [most, sum] = [0, 0];
  for (let i = 0; i < ear.length; i += 1) {
    sum += ear[i] ** 2 - (ear[i - span] ?? 0) ** 2;
    most = Math.max(most, sum);
  }
  return 10 * Math.log10(most / span);
}

test("all voices lie within 9 dB, also where nothing below 200 Hz is heard, and lose little there", () => {
  for (const place of [(/** @type {any} */ out) => out, onTablet]) {
    const all = Object.entries(takes).map(([name, out]) => [loudnessOf(place(out)), name]);
    all.sort(([a], [b]) => Number(a) - Number(b));
    assert.ok(Number(all.at(-1)?.[0]) - Number(all[0][0]) <= 9, `${all}`);
  }
  for (const [name, out] of Object.entries(takes)) {
    const part = energyOf(onTablet(out)) / energyOf(out);
    assert.ok(part > 0.75, `${name}: ${part.toFixed(2)}`);
  }
});

test("what is tense is louder than most", () => {
  const louds = Object.values(takes).map(loudnessOf);
  const middle = louds.sort((a, b) => a - b)[louds.length >> 1];
  for (const name of ["thrill", "slap", "bust", "boom"])
    assert.ok(loudnessOf(takes[name]) > middle, name);
});

test("the tones of a bell are no multiples of its lowest, and those of each bell its own", () => {
  const ratios = (/** @type {string} */ name) =>
    VOICES[name]?.parts[0]?.modes?.map(([ratio]) => ratio) ?? [];
  const bells = ["bell", "brass", "oven"].map(ratios);
  for (const bell of bells)
    assert.ok(
      bell.filter((ratio) => Math.abs(ratio - Math.round(ratio)) > 0.1).length >= 2,
      `${bell}`,
    );
  assert.equal(new Set(bells.map(String)).size, 3);
});

test("the room answers after a moment, once as strongly as it was asked, and is soon still", () => {
  const out = walls(RATE, chanceOf(7));
  assert.equal(out.length, ROOM * RATE);
  assert.ok(Math.abs(energyOf(out) - 1) < 1e-4);
  assert.equal(energyOf(out.subarray(0, 100)), 0);
  assert.ok(energyOf(out.subarray(out.length / 2)) < 0.05);
});
