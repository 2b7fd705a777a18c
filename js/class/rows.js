/** The rows of a class's table, in any order. A pupil with several tries has a row for the best and one for the last. */

/** @import { KeptResult } from "../storage/sets.js" */
/**
 * @typedef {{name: string, tries: number[], best: number, last: number}} Pupil all numbers are places in the list of results; tries: in the order of time
 * @typedef {{result: KeptResult, tag: "" | "both" | "best" | "last" | "try", tries: number}} Row
 * @typedef {{by: string, down: boolean}} Order by: "name", "when", "total", "span", or a task's number
 */

/** The best result comes first. @type {Order} */
export const FIRST = { by: "total", down: true };

/** Each result as a pupil of its own, until the engine says who is who. @param {KeptResult[]} results @returns {Pupil[]} */
export const onePupilEach = (results) =>
  results.map(({ name }, i) => ({ name, tries: [i], best: i, last: i }));

/** @param {KeptResult[]} results @param {Pupil[]} pupils @param {boolean} every whether all tries have a row @returns {Row[]} */
export const rowsOf = (results, pupils, every) =>
  pupils.flatMap((pupil) => {
    const { tries, best, last } = pupil;
    const places = every ? tries : [...new Set([best, last])];
    return places.map((place) => {
      return { result: results[place], tag: tagOf(place, pupil), tries: tries.length };
    });
  });

/** Which of a pupil's tries this is. @param {number} place @param {Pupil} pupil @returns {Row["tag"]} */
function tagOf(place, { tries, best, last }) {
  if (tries.length === 1) return "";
  if (place === best) return best === last ? "both" : "best";
  return place === last ? "last" : "try";
}

/** @param {Row[]} rows @param {Order} order @param {string} language */
export function sorted(rows, { by, down }, language) {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: "base" });
  const names = (/** @type {Row} */ a, /** @type {Row} */ b) =>
    compare(a.result.name, b.result.name) || a.result.when - b.result.when;
  const values = (/** @type {Row} */ a, /** @type {Row} */ b) =>
    numberIn(a.result, by) - numberIn(b.result, by);
  const order = by === "name" ? names : values;
  return rows.toSorted((a, b) => (down ? -1 : 1) * order(a, b) || names(a, b));
}

/** The number that a column sorts by. A task that was not done is below all others. @param {KeptResult} result @param {string} by */
function numberIn(result, by) {
  if (by === "when" || by === "total") return result[by];
  if (by === "span") return spanOf(result);
  const score = result.scores[Number(by)];
  return score?.done ? score.marks + score.points / 10_000 : -1;
}

/** How long all tasks took together, in ms. @param {KeptResult} result */
export const spanOf = ({ scores }) => scores.reduce((sum, { span }) => sum + span, 0);

/** The order after a press on a column: turned round, or that column with the likely end first. @param {Order} order @param {string} by @returns {Order} */
export const pressed = (order, by) => ({
  by,
  down: order.by === by ? !order.down : !["name", "span"].includes(by),
});

/** The median. @param {number[]} values in any order */
export function middle(values) {
  const inOrder = values.toSorted((a, b) => a - b);
  const half = (values.length - 1) / 2;
  return (inOrder[Math.floor(half)] + inOrder[Math.ceil(half)]) / 2;
}
