/**
 * The drawings on Choco-Boom's card of rules and on their page: what is on the cards,
 * what is called, the parrot, doubles, fines, and what the experienced slap besides.
 */

import { svg } from "lit-html";
import { figuresOf, placed, right, slapHand, wrong } from "../../table/figures.js";
import { drawings } from "../../table/slaps.js";
import { back, ELEPHANT, FINE, face, keyFace, RUNS, things } from "./cards.js";

/** @import { Figure, Spot } from "../../table/figures.js" */

export const symbols = svg`${things}${drawings}`;

/**
 * @param {Spot} at
 * @param {string} text "blue strawberry"; nothing: a back
 * @param {number} [turn] in degrees
 */
function card(at, text, turn) {
  const [colour = "", item = ""] = text.split(" ");
  return placed(at, text ? face({ item, colour }) : back(), 1, turn, "boom-card");
}

/** A call as its key. @param {Spot} at @param {string} item @param {number} [s] */
function key(at, item, s = 0.5) {
  const content = svg`<rect x="-120" y="-120" width="240" height="240" rx="48" />${keyFace(item)}`;
  return placed(at, content, s, 0, "figure-call");
}

/** @param {Spot} at */
const hand = (at) => slapHand(at, 115.2, 134.4);

/**
 * Those that are called; the one that repeats; those that are never called; each with its place.
 * @type {[number, string][]}
 */
const ALL = [
  [0, "red banana"],
  [216, "blue strawberry"],
  [432, "yellow choco"],
  [648, "brown elephant"],
  [914, "red parrot"],
  [1180, "brown carrot"],
  [1396, "yellow pepper"],
];

/**
 * @param {string} name
 * @param {number[]} box
 * @param {unknown} content
 * @param {string} [kind]
 * @returns {Figure}
 */
const drawing = (name, box, content, kind) => ({ name: `boom-${name}`, box, content, kind });

/**
 * Cards as they came, each with its call below.
 * @param {string} name
 * @param {unknown} [more]
 * @param {number} [many] only the first of them
 */
function series(name, more = "", many) {
  const calls = Object.entries(RUNS[name]).slice(0, many);
  const content = svg`${calls.map(
    ([shown, item], i) =>
      svg`${card([i * 222, 0], shown)}<path
          class="figure-arrow"
          d="M${i * 222} 112V132m-12-9l12 11l12-11"
        />${key([i * 222, 202], item)}`,
  )}${more}`;
  const box = [-110, -112, calls.length * 222, 380];
  return drawing(name, box, content, calls.length > 1 ? "long" : "");
}

/**
 * The last two cards of a pile.
 * @param {string} name
 * @param {string} below
 * @param {string} above
 * @param {unknown} more
 */
const top = (name, below, above, more) =>
  drawing(name, [-180, -130, 350, 310], [card([-52, -8], below, -9), card([38, 18], above), more]);

/** A fine under the pile. */
const paid = () =>
  drawing(
    "paid",
    [-190, -132, 400, 310],
    [
      Array.from({ length: FINE }, (_, i) => card([-40 + 92 * i, 40], "", -24 + 44 * i)),
      card([0, -12], "blue strawberry"),
    ],
  );

const slappable = [hand([104, 92]), right([130, -92])];

/** A card beside its call. @param {number} y @param {string} run */
const called = (y, run) =>
  Object.entries(RUNS[run]).map(
    ([shown, item]) =>
      svg`${card([0, y], shown)}
        <path
          class="figure-arrow"
          d="M124 ${y}H172m-18-16l18 16l-18 16"
        />${key([266, y], item, 0.68)}`,
  );

/** A call of what a card shows, and what must be called. */
const mistaken = () =>
  Object.entries(RUNS.blue).map(([shown, item]) => [
    card([0, 0], shown),
    [key([190, -68], shown.split(" ")[1]), wrong([296, -68])],
    [key([190, 68], item), right([296, 68])],
  ]);

/** Calling, the parrot, the double, a fine. */
export const pictures = () => [
  {
    box: [-116, -112, 484, 444],
    content: [called(0, "yellow"), called(220, "red")],
  },
  series("repeats", "", 2),
  top("double", "red elephant", "blue elephant", slappable),
  paid(),
];

export const figures = figuresOf(
  {
    start: () => {
      const content = ALL.map(([x, text]) => card([x, 0], text));
      return [drawing("cards", [-110, -110, 1616, 224], content, "wide")];
    },
    call: () => ["yellow", "red", "brown", "blue"].map((name) => series(name)),
    parrot: () => ["repeats", "first"].map((name) => series(name)),
    double: () => [
      top("double", "red elephant", "blue elephant", slappable),
      top("no-double", "red elephant", "red carrot", wrong([130, -92])),
    ],
    fine: () => [drawing("wrong", [-110, -132, 480, 264], mistaken()), paid()],
    advanced: () => [
      top("elephant", "red carrot", ELEPHANT, slappable),
      series("row", hand([718, 52])),
    ],
  },
  () => 96,
);
