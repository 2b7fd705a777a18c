/** The rows of a class's table: who plays twice stands there with the best and the last, in any order that is wished. */

/**
 * @typedef {import("../storage/sets.js").KeptResult} KeptResult
 * @typedef {{name: string, tries: number[], best: number, last: number}} Pupil all tries in the order of time, the best and the last: places among the results
 * @typedef {{result: KeptResult, tag: "" | "both" | "best" | "last" | "try", tries: number}} Row
 * @typedef {{by: string, down: boolean}} Order by: "name", "when", "total", "span", or a task's number
 */

/** Whoever is seen first wants to be the best. @type {Order} */
export const FIRST = { by: "total", down: true };

/** Who played how often, as the engine tells it; while it has not answered, each result stands for itself. @param {Pick<import("../table/types.js").App, "engine">} app @param {KeptResult[]} results @returns {Promise<Pupil[]>} */
export async function pupilsOf({ engine }, results) {
  if (results.length === 0) return [];
  const reply = await engine.ask({ op: "table", results: results.map(plain) });
  return reply.table?.rows ?? eachAlone(results);
}

/** As the engine wants it. @param {KeptResult} result */
const plain = ({ name, when, total, scores }) => ({ name, when, total, scores });

/** @param {KeptResult[]} results @returns {Pupil[]} */
export const eachAlone = (results) =>
  results.map(({ name }, i) => ({ name, tries: [i], best: i, last: i }));

/** @param {KeptResult[]} results @param {Pupil[]} pupils @param {boolean} every all tries, not the best and the last alone @returns {Row[]} */
export function rowsOf(results, pupils, every) {
  /** @type {Map<number, Row>} */
  const rows = new Map();
  for (const { tries, best, last } of pupils) {
    for (const at of every ? tries : [best, last]) {
      const tag =
        tries.length === 1
          ? ""
          : best === last && at === best
            ? "both"
            : at === best
              ? "best"
              : at === last
                ? "last"
                : "try";
      const result = results[at];
      if (result) rows.set(at, { result, tag, tries: tries.length });
    }
  }
  return [...rows.values()];
}

/** @param {Row[]} rows @param {Order} order @param {string} language @returns {Row[]} */
export function ordered(rows, { by, down }, language) {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: "base" });
  const names = (/** @type {Row} */ a, /** @type {Row} */ b) =>
    compare(a.result.name, b.result.name) || a.result.when - b.result.when;
  const value = (/** @type {Row} */ row) => worth(row.result, by);
  return [...rows].sort(
    (a, b) => (down ? -1 : 1) * (by === "name" ? names(a, b) : value(a) - value(b)) || names(a, b),
  );
}

/** What a column sorts by; a task that was not done comes before all others. @param {KeptResult} result @param {string} by */
function worth(result, by) {
  if (by === "when" || by === "total") return result[by];
  if (by === "span") return spanOf(result);
  const score = result.scores[Number(by)];
  return score?.done ? score.marks + score.points / 10_000 : -1;
}

/** How long all tasks took together, in ms. @param {KeptResult} result */
export const spanOf = ({ scores }) => scores.reduce((sum, { span }) => sum + span, 0);

/** The other way round; another column begins where its reader looks first. @param {Order} order @param {string} by @returns {Order} */
export const turned = (order, by) =>
  order.by === by ? { by, down: !order.down } : { by, down: !["name", "span"].includes(by) };

/** @param {number[]} values in any order */
export function middle(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half) - 1] ?? 0)) / 2;
}
