/**
 * The drawings on Kaboom!'s card of rules, and on their page: what cards count, the first look, the
 * powers, a slap and what it brings, the caller's three cases.
 */

import { svg } from "lit-html";
import { bead, figuresOf, placed, right, slapHand, wrong } from "../../table/figures.js";
import { signed } from "../../table/sentences.js";
import { back, face, sign } from "./cards.js";
import { NEAR, PENALTIES, POWERS, worthOf } from "./spots.js";

export { things as symbols } from "./cards.js";

/** @import { Figure, Spot } from "../../table/figures.js" */

/** @param {Spot} at @param {unknown} content @param {number} [s] */
const card = (at, content, s) => placed(at, content, s, 0, "playing");

/** Some cards, from what counts least to what counts most. */
const VALUES = ["X1", "KH", "AC", "2D", "10S", "JH", "QC", "KS"];

/** What several cards count together. @param {string[]} cards */
function sumOf(cards) {
  const all = cards.map(worthOf);
  return signed(all.reduce((sum, one) => sum + one, 0));
}

/** @param {number} i */
const valueAt = (i) => i * 216 + (i > 3 ? 90 : 0);

/** @type {Figure} */
const values = {
  name: "kaboom-values",
  box: [-110, -150, 8 * 216 + 100, 370],
  content: svg`${VALUES.map(
    (name, i) => svg`${card([valueAt(i), 0], face(name))}${bead([valueAt(i), 176], sumOf([name]))}`,
  )} <text class="figure-sign" x=${valueAt(3) + 154} y="16" text-anchor="middle">…</text>`,
  kind: "wide",
};

/**
 * A grid of four around a point, some of them face up.
 * @param {Spot} at
 * @param {number} s
 * @param {Record<number, string>} [seen] by place
 */
const grid = (at, s, seen = {}) =>
  placed(
    at,
    [0, 1, 2, 3].map((i) => {
      const spot = /** @type {Spot} */ ([i % 2 ? 110 : -110, i < 2 ? -150 : 150]);
      return card(spot, seen[i] ? face(seen[i]) : back());
    }),
    s,
  );

/** @param {Spot} at @param {number} r */
const eye = (at, r) =>
  placed(at, svg`<circle class="figure-eye" r=${r} />${sign("eye", 0, 0, 1.4 * r)}`);

/** @type {Figure} */
const start = {
  name: "kaboom-start",
  box: [-380, -310, 760, 620],
  content: svg`${grid([0, 0], 1, { [NEAR[0]]: "7H", [NEAR[1]]: "QS" })}${eye([310, 150], 60)}`,
};

/**
 * Another's grid, farther off, and the own one: its middle, its size, and the card in it that is
 * meant.
 * @type {{at: Spot, s: number, card: Spot}}
 */
const THEIRS = { at: [190, -128], s: 0.25, card: [217.5, -90.5] };
/** @type {typeof THEIRS} */
const OWN = { at: [190, 92], s: 0.34, card: [227.4, 41] };

/** The arrow between the two cards: a bow with a head at either end. */
const BOW = `M284 ${THEIRS.card[1]}C330 ${THEIRS.card[1] + 20} 336 ${OWN.card[1] - 30}`;
const WAY = `${BOW} 292 ${OWN.card[1]}m22 6l-22-6l8-22`;
const HEAD = `M284 ${THEIRS.card[1]}m24-8l-24 8l14 20`;

/** The two cards that change places. */
const chosen = svg`${[THEIRS, OWN].map(({ card: at, s }) =>
  placed(
    at,
    svg`<rect class="figure-rim" x="-104" y="-144" width="208" height="288" rx="20" />`,
    s,
  ),
)}
  <path class="figure-arrow" d="${WAY}${HEAD}" />`;

/** Cards with a power. */
const MIGHTY = ["7H", "8S", "9C", "10D", "JS", "QH", "KC"];

/**
 * A power: its cards, and what it does to two grids.
 * @param {string} name
 * @param {string} kind as the engine calls it
 * @param {unknown} marks
 * @returns {Figure}
 */
function power(name, kind, marks) {
  const cards = MIGHTY.filter((one) => POWERS[one.slice(0, -1)] === kind);
  const content = svg`${cards.map((one, i) =>
    card([-40 - 66 * (cards.length - 1 - i), -20 + 40 * i], face(one), 0.66),
  )}${[THEIRS, OWN].map(({ at, s }) => grid(at, s))}${marks}`;
  return { name: `kaboom-${name}`, box: [-175, -220, 520, 430], content };
}

/**
 * A slapped seven, and beside it what the slap brings.
 * @param {string} name
 * @param {unknown} content
 * @returns {Figure}
 */
const slapped = (name, content) => ({
  name: `kaboom-slap-${name}`,
  box: [-112, -170, 690, 330],
  content: svg`${card([0, 0], face("7C"))}${slapHand([8, 56], 120, 140)}${content}`,
});

/** So many penalty cards beside a grid. @param {number} count */
const penalty = (count) =>
  svg`${Array.from({ length: count }, (_, i) =>
    card([420, count > 1 ? 150 * i - 75 : 75], back(), 0.5),
  )}<text class="figure-sign" x="525" y=${count > 1 ? 22 : 98} text-anchor="middle"
      >+${count}</text
    >`;

/**
 * The caller's cards over another's, each with their sum, and whether that was right.
 * @param {string} name
 * @param {string[]} hands
 * @param {(at: Spot) => unknown} mark
 * @returns {Figure}
 */
const called = (name, hands, mark) => ({
  name: `kaboom-${name}`,
  box: [-160, -90, 480, 350],
  content: svg`${sign("bolt", -112, 0, 64)}
  ${hands
    .map((hand) => hand.split(" "))
    .map(
      (cards, i) =>
        svg`${cards.map((one, n) =>
          card([-14 + n * 118, i * 172], face(one), 0.53),
        )}${bead([270, i * 172], sumOf(cards))}`,
    )}
  ${mark([-112, 52])}`,
});

const match = svg`${grid([240, 0], 0.5, { 1: "7D" })}${right([335, -130])}`;
const gift = svg`${card([420, 75], back(), 0.5)}<path
    class="figure-arrow"
    d="M420-6V-75H366m14-14l-14 14l14 14"
  />`;

const arrow = svg`<path class="figure-arrow" d="M0 0H70m-18-16l18 16l-18 16" />`;

/** A drawn card: into the own grid, or away with its power. */
const drawn = svg`${card([-70, 0], face("9C"), 0.9)}
${placed([40, -60], arrow, 1, -24)}${grid([215, -112], 0.34)}
${placed([40, 60], arrow, 1, 24)}${card([200, 118], face("9C"), 0.62)}${eye([258, 58], 40)}`;

/** The first look, a turn, a slap, the call. */
export const pictures = () => [
  start,
  { box: [-175, -225, 490, 440], content: drawn },
  { box: [-112, -170, 470, 335], content: slapped("own", match).content },
  called("closest", ["AS 2C", "5H 4S"], right),
];

export const figures = figuresOf(
  {
    values: () => [values],
    start: () => [start],
    power: () => [
      power("look-own", "look_own", eye(OWN.card, 30)),
      power("look-other", "look_other", eye(THEIRS.card, 26)),
      power("swap", "swap_blind", chosen),
      power("both", "swap_seen", svg`${chosen}${eye(THEIRS.card, 24)}${eye(OWN.card, 28)}`),
    ],
    slap: () => [
      slapped("own", match),
      slapped("other", svg`${match}${gift}`),
      slapped(
        "wrong",
        svg`${grid([240, 0], 0.5, { 1: "9D" })}${wrong([335, -130])}${penalty(PENALTIES.wrong)}`,
      ),
      slapped("none", svg`${grid([240, 0], 0.5)}${penalty(PENALTIES.none)}`),
    ],
    score: () => [
      called("closest", ["AS 2C", "5H 4S"], right),
      called("not-closest", ["AS 2C", "3D X1"], wrong),
      called("tied", ["X1", "AD"], wrong),
    ],
  },
  ({ kind }) => (kind ? 145 : 130),
);
