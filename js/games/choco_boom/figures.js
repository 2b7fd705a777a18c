/** The drawings on Choco-Boom's rules page: what is on the cards, what is called, the parrot, doubles, fines, and what the experienced slap besides. */

import { svg } from "lit-html";
import { figuresOf, placed, right, slapHand, wrong } from "../../table/figures.js";
import { drawings } from "../../table/slaps.js";
import { back, face, keyFace } from "./cards.js";
import { things as items } from "./pieces.js";

/** @import { Figure, Spot } from "../../table/figures.js" */

export const symbols = svg`${items}${drawings}`;

/** @param {Spot} at @param {string} text "blue strawberry"; nothing: a back @param {number} [turn] in degrees */
function card(at, text, turn) {
  const [colour = "", item = ""] = text.split(" ");
  return placed(at, text ? face({ item, colour }) : back(), 1, turn, "boom-card");
}

/** A call as its key. @param {Spot} at @param {string} item */
const key = (at, item) =>
  placed(
    at,
    svg`<rect x="-120" y="-120" width="240" height="240" rx="48" />${keyFace(item)}`,
    0.5,
    0,
    "figure-call",
  );

/** @param {Spot} at */
const hand = (at) => slapHand(at, 115.2, 134.4);

/** Those that are called; the one that repeats; those that are never called; each with its place. @type {[number, string][]} */
const ALL = [
  [0, "red banana"],
  [216, "blue strawberry"],
  [432, "yellow choco"],
  [648, "brown elephant"],
  [914, "red parrot"],
  [1180, "brown carrot"],
  [1396, "yellow pepper"],
];

/** @type {Figure} */
const cards = {
  name: "boom-cards",
  box: [-110, -110, 1616, 224],
  content: svg`
  ${ALL.map(([x, text]) => card([x, 0], text))}`,
  kind: "wide",
};

/** Cards as they came, each with its call below. @param {string} name @param {Record<string, string>} calls by card @param {unknown} [more] @returns {Figure} */
function series(name, calls, more = "") {
  const all = Object.entries(calls);
  return {
    name: `boom-${name}`,
    box: [-110, -112, all.length * 222, 380],
    content: svg`
  ${all.map(([text, item], i) => svg`${card([i * 222, 0], text)}<path class="figure-arrow" d="M${i * 222} 112V132m-12-9l12 11l12-11" />${key([i * 222, 202], item)}`)}${more}`,
    kind: all.length > 1 ? "long" : "",
  };
}

/** The last two cards of a pile. @param {string} name @param {string} below @param {string} above @param {unknown} more @returns {Figure} */
const top = (name, below, above, more) => ({
  name: `boom-${name}`,
  box: [-180, -130, 350, 310],
  content: svg`
  ${card([-52, -8], below, -9)}${card([38, 18], above)}${more}`,
});

const slappable = svg`${hand([104, 92])}${right([130, -92])}`;

/** @type {Figure} */
const wrongCall = {
  name: "boom-wrong",
  box: [-110, -132, 480, 264],
  content: svg`
    ${card([0, 0], "blue strawberry")}${key([190, -68], "strawberry")}${wrong([296, -68])}${key([190, 68], "elephant")}${right([296, 68])}`,
};

/** @type {Figure} */
const paid = {
  name: "boom-paid",
  box: [-190, -132, 400, 310],
  content: svg`
    ${card([-40, 40], "", -24)}${card([52, 40], "", 20)}${card([0, -12], "blue strawberry")}`,
};

export const figures = figuresOf(
  {
    cards: () => [cards],
    call: () => [
      series("yellow", { "yellow elephant": "banana" }),
      series("red", { "red carrot": "strawberry" }),
      series("brown", { "brown banana": "choco" }),
      series("blue", { "blue strawberry": "elephant" }),
    ],
    parrot: () => [
      series("repeats", {
        "brown banana": "choco",
        "yellow parrot": "choco",
        "blue parrot": "choco",
      }),
      series("first", { "blue parrot": "elephant" }),
    ],
    double: () => [
      top("double", "red elephant", "blue elephant", slappable),
      top("no-double", "red elephant", "red carrot", wrong([130, -92])),
    ],
    fine: () => [wrongCall, paid],
    advanced: () => [
      top("elephant", "red carrot", "yellow elephant", slappable),
      series(
        "row",
        {
          "brown banana": "choco",
          "brown pepper": "choco",
          "red parrot": "choco",
          "brown strawberry": "choco",
        },
        hand([718, 52]),
      ),
    ],
  },
  () => 96,
);
