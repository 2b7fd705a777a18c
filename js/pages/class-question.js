/** Questions that a whole class looks at, as their games draw them and put them in words. */

import { html } from "lit-html";

/** @import { Question } from "../../build/types/engine" */
/**
 * @template V, A
 * @typedef {Omit<Question, "view" | "right" | "given"> & {view: V, right: A, given: (Omit<
 *   Question["given"][0], "answer"> & {answer: A})[]}} QuestionOf a question of a game with such
 *   views and answers
 */
/**
 * @typedef {{words: string, face: unknown}} Label
 * @typedef {{picture: (question: any, part: string, t: T) => unknown, asked: (question: any, t: T)
 *   => unknown, answered: (question: any, place: number, t: T, part: string) => Label, why:
 *   (question: any, t: T) => string}} Drawing how a game draws its questions
 */

const FOUND = /** @type {Record<string, Drawing>} */ (
  import.meta.glob(["../games/*/together.js", "../games/*/*/together.js"], {
    import: "drawing",
    eager: true,
  })
);

/** By name, as tables are. @type {Record<string, Drawing>} */
const DRAWINGS = Object.fromEntries(
  Object.entries(FOUND).map(([path, drawing]) => [path.split("/").slice(2, -1).join("_"), drawing]),
);

export class QuestionTool {
  /** The question of the step, which the board tells. */
  #now = { game: "", part: "", question: /** @type {unknown} */ (null) };

  /** @param {T} t */
  constructor(t) {
    this.t = t;
  }

  /** @param {any} given shows: which part of the question; place: of an answer */
  render({ shows, place = 0, ...board }) {
    if (shows === "board") this.#now = board;
    const { game, part, question } = this.#now;
    const drawing = DRAWINGS[game];
    if (!drawing) return "";
    if (shows === "board") return drawing.picture(question, part, this.t);
    if (shows === "asked") return drawing.asked(question, this.t);
    if (shows === "why") return drawing.why(question, this.t);
    const { words, face } = drawing.answered(question, place, this.t, part);
    return html`<span class="answer-face" aria-hidden="true">${face}</span
      ><span class="unseen">${words}: </span>`;
  }
}
