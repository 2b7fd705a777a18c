/** The drawings on Choco-Boom's rules page: what is on the cards, what is called, the parrot, doubles, fines, and what the experienced slap besides. */

import { svg } from "lit-html";
import { figuresOf, placed, right, slapHand, wrong } from "../../table/figures.js";
import { drawings } from "../../table/slaps.js";
import { back, face, keyFace, things } from "./cards.js";

/** @import { Figure, Spot } from "../../table/figures.js" */

export const symbols = svg`${things}${drawings}`;

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

/** @param {string} name @param {number[]} box @param {unknown} content @param {string} [kind] @returns {Figure} */
const drawing = (name, box, content, kind) => ({ name: `boom-${name}`, box, content, kind });

/** Cards as they came, each with its call below. @param {string} name @param {string} text "red carrot: strawberry, blue parrot: strawberry" @param {unknown} [more] */
function series(name, text, more = "") {
  const calls = text.split(", ").map((one) => one.split(": "));
  return drawing(
    name,
    [-110, -112, calls.length * 222, 380],
    svg`
  ${calls.map(([shown, item], i) => svg`${card([i * 222, 0], shown)}<path class="figure-arrow" d="M${i * 222} 112V132m-12-9l12 11l12-11" />${key([i * 222, 202], item)}`)}${more}`,
    calls.length > 1 ? "long" : "",
  );
}

/** The last two cards of a pile. @param {string} name @param {string} below @param {string} above @param {unknown} more */
const top = (name, below, above, more) =>
  drawing(name, [-180, -130, 350, 310], [card([-52, -8], below, -9), card([38, 18], above), more]);

const slappable = [hand([104, 92]), right([130, -92])];

export const figures = figuresOf(
  {
    cards: () => {
      const content = ALL.map(([x, text]) => card([x, 0], text));
      return [drawing("cards", [-110, -110, 1616, 224], content, "wide")];
    },
    call: () => [
      series("yellow", "yellow elephant: banana"),
      series("red", "red carrot: strawberry"),
      series("brown", "brown banana: choco"),
      series("blue", "blue strawberry: elephant"),
    ],
    parrot: () => [
      series("repeats", "brown banana: choco, yellow parrot: choco, blue parrot: choco"),
      series("first", "blue parrot: elephant"),
    ],
    double: () => [
      top("double", "red elephant", "blue elephant", slappable),
      top("no-double", "red elephant", "red carrot", wrong([130, -92])),
    ],
    fine: () => [
      drawing(
        "wrong",
        [-110, -132, 480, 264],
        [
          card([0, 0], "blue strawberry"),
          [key([190, -68], "strawberry"), wrong([296, -68])],
          [key([190, 68], "elephant"), right([296, 68])],
        ],
      ),
      drawing(
        "paid",
        [-190, -132, 400, 310],
        [card([-40, 40], "", -24), card([52, 40], "", 20), card([0, -12], "blue strawberry")],
      ),
    ],
    advanced: () => [
      top("elephant", "red carrot", "yellow elephant", slappable),
      series(
        "row",
        "brown banana: choco, brown pepper: choco, red parrot: choco, brown strawberry: choco",
        hand([718, 52]),
      ),
    ],
  },
  () => 96,
);
