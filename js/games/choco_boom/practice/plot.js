/**
 * What practices came to, as a small picture: the three kinds side by side, this time bright,
 * earlier ones pale. A table says the same in words.
 */

import { html, nothing, svg } from "lit-html";
import built from "../../../../build/engine.json" with { type: "json" };
import { face, keyFace } from "../cards.js";

/** @import { Pieces, Sample } from "../../../../build/types/choco_practice" */
/** @import { Result } from "../../../store/results.js" */

/** @type {Pieces} */
const pieces = /** @type {any} */ (built.games.find(({ name }) => name === "choco_practice"))
  .pieces;

/** The kinds of cards, each with a card of that kind and what is due; and the word for a slap. */
export const { kinds: KINDS, slap: SLAP } = pieces;

/**
 * A card of a kind; for a double, upon one that shows the same.
 * @param {Sample} sample
 */
export const cardOf = ({ card, due }) =>
  svg`${
    due === SLAP
      ? svg`<g transform="rotate(-14 -90 90)">${face({ ...card, colour: "red" })}</g>`
      : nothing
  }${face(card)}`;

/** The picture of what is due: of a call, or the hand that slaps. @param {string} due */
export const dueFace = (due) =>
  due === SLAP
    ? svg`<use href="#table-hand" x="-84" y="-98" width="168" height="196" />`
    : keyFace(due);

/** So many earlier ones are drawn. */
const SEEN = 6;
/** The drawing, in units of its own: the field of times, and under it a foot with words. */
const [WIDTH, HEIGHT, LEFT, TOP, BASE] = [360, 312, 40, 22, 196];
/** From a column's edges to its first dot and its last. */
const [FIRST, LAST] = [16, 26];

/** What is due as a word. @param {string} due @param {T} t */
export const dueWord = (due, t) => t(due === SLAP ? "practice-slap" : `boom-word-${due}`);

/** What is told of a kind that a result lacks. */
const NONE = { median: null, wrong: 0, slow: 0, count: 0 };

/** @param {Result} result @param {string} kind */
const tallyOf = ({ kinds }, kind) => kinds.find((tally) => tally.kind === kind) ?? NONE;

/** Both sorts together, and of how many cards. @param {Result} result @param {string} kind */
function mistakes(result, kind) {
  const { wrong, slow, count } = tallyOf(result, kind);
  return { count: wrong + slow, cards: count };
}

/**
 * How long the field is, in ms: past the longest time there is room for a number; and where its
 * lines are.
 * @param {Result[]} results
 */
export function scaleOf(results) {
  const times = results.flatMap(({ kinds }) => kinds.map(({ median }) => median ?? 0));
  const longest = Math.max(400, ...times);
  const step = longest > 2400 ? 1000 : longest > 900 ? 500 : 250;
  const most = longest * 1.2;
  return { most, lines: Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step) };
}

/** The kinds of a result. @param {Result} result */
const kindsOf = ({ kinds }) =>
  KINDS.filter(({ kind }) => kinds.some((tally) => tally.kind === kind));

/**
 * Where a result stands in a column: from left to right as they were made, the newest always at the
 * same place.
 * @param {{left: number, width: number}} column
 * @param {number} age 0: the newest
 */
const across = ({ left, width }, age) =>
  left + width - LAST - (age * (width - FIRST - LAST)) / SEEN;

/**
 * @param {Result} now the one that is told of
 * @param {Result[]} earlier the oldest first
 * @param {T} t
 */
export function plot(now, earlier, t) {
  const before = earlier.slice(-SEEN);
  const { most, lines } = scaleOf([...before, now]);
  const up = (/** @type {number} */ ms) => BASE - (ms / most) * (BASE - TOP);
  const kinds = kindsOf(now);
  const width = (WIDTH - LEFT) / kinds.length;
  return html`<figure class="practice-plot">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${t("practice-plot")}>
      ${lines.map(
        (ms) =>
          svg`<path class="plot-line" d="M${LEFT} ${up(ms).toFixed(1)}H${WIDTH}" /><text
              class="plot-scale"
              x=${LEFT - 6}
              y=${(up(ms) + 4).toFixed(1)}
              text-anchor="end"
              >${t("practice-number", seconds(ms))}</text
            >`,
      )}
      <text class="plot-scale" x=${LEFT - 6} y=${TOP - 8} text-anchor="end">
        ${t("practice-unit")}
      </text>
      ${kinds.map((kind, i) =>
        column(kind, { left: LEFT + i * width, width }, { now, before, up }, t),
      )}
    </svg>
    ${table(now, t)}
  </figure>`;
}

/**
 * @param {Sample} one
 * @param {{left: number, width: number}} place
 * @param {{now: Result, before: Result[], up: (ms: number) => number}} data
 * @param {T} t
 */
function column(one, place, { now, before, up }, t) {
  const { kind } = one;
  const { left, width } = place;
  const middle = left + width / 2;
  const { median } = tallyOf(now, kind);
  const dots = [...before, now].flatMap((result, n) => {
    const ms = tallyOf(result, kind).median;
    return ms === null ? [] : [{ x: across(place, before.length - n).toFixed(1), y: up(ms) }];
  });
  const earlier = median === null ? dots : dots.slice(0, -1);
  const last = before.at(-1);
  const hadKind = last && kindsOf(last).includes(one);
  return svg`<g class="plot-kind ${kind}">
    ${
      left > LEFT
        ? svg`<path class="plot-rule" d="M${left.toFixed(1)} ${TOP}V${HEIGHT - 4}" />`
        : nothing
    }
    ${
      dots.length > 1
        ? svg`<path
            class="plot-way"
            d="M${dots.map(({ x, y }) => `${x} ${y.toFixed(1)}`).join("L")}"
          />`
        : nothing
    }
    ${earlier.map(
      ({ x, y }) => svg`<circle class="plot-before" cx=${x} cy=${y.toFixed(1)} r="4" />`,
    )}
    ${newest(median, across(place, 0).toFixed(1), up, t, earlier.at(-1)?.y)}
    <g class="boom-card" transform="translate(${middle} ${BASE + 26}) scale(0.17)"
      >${cardOf(one)}</g
    >
    <text class="plot-name" x=${middle} y=${BASE + 60} text-anchor="middle"
      >${t(`practice-kind-${kind}`)}</text
    >
    <text class="plot-mistakes" y=${BASE + 78} text-anchor="middle"
      ><tspan x=${middle}>${t("practice-mistakes", mistakes(now, kind))}</tspan
      ><tspan x=${middle} dy="15"> ${t("practice-in", mistakes(now, kind))}</tspan></text
    >
    ${
      hadKind
        ? svg`<text class="plot-last" x=${middle} y=${BASE + 110} text-anchor="middle"
            >${t("practice-last", mistakes(last, kind))}</text
          >`
        : nothing
    }
  </g>`;
}

/**
 * This time's dot and number; where the way to it comes from above, the number stands below.
 * @param {number | null} median
 * @param {string} x
 * @param {(ms: number) => number} up
 * @param {T} t
 * @param {number} [from] where the way comes from
 */
function newest(median, x, up, t, from = Infinity) {
  const value = (/** @type {number} */ y) =>
    svg`<text class="plot-value" x=${x} y=${y.toFixed(1)} text-anchor="middle"
      >${median === null ? "–" : t("practice-number", seconds(median))}</text
    >`;
  if (median === null) return value(BASE - 8);
  const y = up(median);
  return svg`<circle
      class="plot-now"
      cx=${x}
      cy=${y.toFixed(1)}
      r="6.5"
    />${value(y + (from < y ? 24 : -12))}`;
}

/**
 * For those who listen; a table alone would be wider than a phone.
 * @param {Result} now
 * @param {T} t
 */
const table = ({ kinds }, t) =>
  html`<div class="unseen">
    <table>
      <caption>
        ${t("practice-table")}
      </caption>
      <thead>
        <tr>
          ${["kind", "median", "wrong", "slow", "count"].map(
            (name) => html`<th scope="col">${t(`practice-head-${name}`)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${kinds.map(
          ({ kind, median, wrong, slow, count }) =>
            html`<tr>
              <th scope="row">${t(`practice-kind-${kind}`)}</th>
              <td>${timeWords(median, t)}</td>
              <td>${wrong}</td>
              <td>${slow}</td>
              <td>${count}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** @param {number | null} ms @param {T} t */
const timeWords = (ms, t) =>
  ms === null ? t("practice-no-time") : t("practice-seconds", seconds(ms));

/** Nobody thinks in thousandths: seconds, to the hundredth. @param {number} ms */
const seconds = (ms) => ({ seconds: Math.round(ms / 10) / 100 });

/** All medians, each with its mistakes. @param {Result} result @param {T} t */
export const linesOf = (result, t) =>
  kindsOf(result).map(({ kind }) =>
    t("practice-of-kind", {
      kind: t(`practice-kind-${kind}`),
      time: timeWords(tallyOf(result, kind).median, t),
      ...mistakes(result, kind),
    }),
  );

/**
 * First how many calls were wrong; then what it cost that the picture says something else, and that
 * a parrot wants one to remember, or that there were too few to tell.
 * @param {Result} result
 * @param {T} t
 */
export function storyWords({ kinds, cost, parrot_cost: parrot }, t) {
  const sum = (/** @type {"count" | "wrong" | "slow"} */ name) =>
    kinds.reduce((all, tally) => all + tally[name], 0);
  const [cards, wrong, slow] = [sum("count"), sum("wrong"), sum("slow")];
  const difference = (/** @type {string} */ id, /** @type {number | null} */ ms) => {
    if (ms === null) return [];
    const longer = seconds(Math.abs(ms));
    return [t(id, { ...longer, how: ms > 0 && longer.seconds ? "longer" : "not" })];
  };
  const costs = [
    ...difference("practice-cost", cost),
    ...difference("practice-parrot-cost", parrot),
  ];
  const mistakes = t("practice-wrong", { wrong, slow, cards, all: wrong + slow });
  return [mistakes, ...(costs.length ? costs : [t("practice-too-few")])].join(" ");
}
