/** The moments of a film: which comes next, which is under a finger, and what happened then. Pure. */

/** @import { Moment } from "./film.js" */
/** @typedef {{t: (id: string, args?: Record<string, any>) => string}} Words */

/** @param {Moment[]} moments @param {number} ply */
export const after = (moments, ply) => moments.find((one) => one.ply > ply) ?? null;

/** @param {Moment[]} moments @param {number} ply */
export const before = (moments, ply) => moments.findLast((one) => one.ply < ply) ?? null;

/** @param {Moment[]} moments @param {number} ply */
export const momentAt = (moments, ply) => moments.find((one) => one.ply === ply) ?? null;

/** The mark under a finger, if any. @param {Moment[]} marks @param {number} ply where the finger is @param {number} reach in plies */
export function markNear(marks, ply, reach) {
  const far = /** @param {Moment} one */ (one) => Math.abs(one.ply - ply);
  const [nearest] = [...marks].sort((a, b) => far(a) - far(b));
  return nearest && far(nearest) <= reach ? nearest : null;
}

/** The moments whose sentence tells the change by itself. */
const OF_LEAD = ["lead"];

/** What the sentences may name. @param {Moment} moment @param {string[]} names @param {Words} words */
function factsOf({ seat, change }, names, { t }) {
  const name = names[seat] ?? "";
  return {
    who: name === t("person-you") ? "you" : "name",
    name,
    change: Math.abs(change),
    way: change < 0 ? "less" : "more",
  };
}

/** What happened then, in one sentence. @param {string} game @param {Moment} moment @param {string[]} names @param {Words} words */
export function momentWords(game, moment, names, words) {
  const { code } = moment;
  const ids = [
    `replay-${game.replaceAll("_", "-")}-${code.toLowerCase()}`,
    `replay-moment-${code}`,
  ];
  const args = factsOf(moment, names, words);
  const sentence =
    ids.map((id) => [id, words.t(id, args)]).find(([id, text]) => text !== id)?.[1] ??
    words.t("replay-moment");
  return [sentence, OF_LEAD.includes(code) ? "" : changeWords(moment, names, words)]
    .filter(Boolean)
    .join(" ");
}

/** By how much a lead changed, if it did. @param {Moment} moment @param {string[]} names @param {Words} words */
const changeWords = (moment, names, words) =>
  moment.change && names[moment.seat]
    ? words.t("replay-change", factsOf(moment, names, words))
    : "";

/** What the story's own sentence does not tell of a moment. @param {string} game @param {Moment} moment @param {string[]} names @param {Words} words */
export const besides = (game, moment, names, words) =>
  ["lead", "ahead"].includes(moment.code)
    ? momentWords(game, moment, names, words)
    : changeWords(moment, names, words);
