// What a class looks at together: how games draw the engine's own questions (tests/bridge), and the
// small picture of results.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { drawn, times } from "../support/drawn.mjs";
import { t } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { marked, wordsOf } from "../support/seen.mjs";

const { QuestionTool } = await import("../../../js/pages/class-question.js");
const { drawnPlot } = await import("../../../js/app/plot.js");

/** @type {any} */
const { reply } = JSON.parse(
  readFileSync(new URL("../../bridge/together.json", import.meta.url), "utf8"),
)[0];
const GAMES = ["schokoly_count", "schokoly_best"];

/** All that is drawn of a question in one step. @param {number} task @param {number} nth @param {string} part */
function parts(task, nth, part) {
  const tool = new QuestionTool(t);
  const question = reply.together.tasks[task].questions[nth];
  const board = drawn(tool.render({ shows: "board", game: GAMES[task], question, part }));
  const words = (/** @type {object} */ given) => wordsOf(drawn(tool.render(given)));
  return {
    board,
    asked: words({ shows: "asked" }),
    why: words({ shows: "why" }),
    answers: question.given.map((/** @type {unknown} */ _, /** @type {number} */ place) =>
      words({ shows: "answer", place }),
    ),
  };
}

test("a question is asked, answered and explained as its game does it, and its board counts", () => {
  const { board, asked, why, answers } = parts(0, 1, "why");
  assert.ok(asked.includes("How many pieces are in the dashed line?"));
  assert.deepEqual(answers, ["7 7:", "6 6:"]);
  assert.ok(why.includes("6"));
  assert.equal(marked(board, "piece-number").length, 6);
  assert.equal(marked(parts(0, 1, "answers").board, "piece-number").length, 0);
});

test("the best place is marked only where it is told, also if nobody found it", () => {
  assert.ok(!parts(1, 0, "answers").board.includes("★"));
  assert.ok(parts(1, 0, "why").board.includes("★"));
});

test("a plot has a chocolate for each pupil, and its middle", () => {
  const told = { piles: [4, 11, 11], most: 20, half: 5750 };
  const scale = ["-20", "-10", "0", "+10", "+20"];
  const picture = drawn(drawnPlot(told, { says: "three", half: "middle +3", scale }));
  assert.equal(times(picture, "#piece-milk"), 3);
  for (const one of [">-20<", ">0<", ">+20<", "middle +3", 'aria-label="three"'])
    assert.ok(picture.includes(one), one);
});
