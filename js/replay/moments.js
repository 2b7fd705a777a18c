/** What happened at the moments that decided a game, in words; and the moment under a finger. Pure. */

/** @import { Moment } from "./film.js" */
/** @import { App } from "../table/types.js" */

/** The mark under a finger, if there is one. @param {Moment[]} marks @param {number} ply where the finger is @param {number} reach in plies */
export function markNear(marks, ply, reach) {
  const far = /** @param {Moment} one */ (one) => Math.abs(one.ply - ply);
  const [nearest] = marks.toSorted((a, b) => far(a) - far(b));
  return nearest && far(nearest) <= reach ? nearest : null;
}

/** What happened, and by how much a lead changed, or "". @param {string} game @param {Moment} moment @param {string[]} names @param {App["words"]} words */
function sentencesOf(game, { code, seat, change }, names, words) {
  const name = names[seat] ?? "";
  const args = {
    who: name === words.t("person-you") ? "you" : "name",
    name,
    change: Math.abs(change),
    way: change < 0 ? "less" : "more",
  };
  const ids = [
    `replay-${game.replaceAll("_", "-")}-${code.toLowerCase()}`,
    `replay-moment-${code}`,
  ];
  const event = words.t(ids.find(words.has) ?? "replay-moment", args);
  return { event, lead: change && name ? words.t("replay-change", args) : "" };
}

/** All about a moment. The sentence about a "lead" tells the change itself. @param {string} game @param {Moment} moment @param {string[]} names @param {App["words"]} words */
export function momentWords(game, moment, names, words) {
  const { event, lead } = sentencesOf(game, moment, names, words);
  return lead && moment.code !== "lead" ? `${event} ${lead}` : event;
}

/** The part that the story's own sentence does not tell. @param {string} game @param {Moment} moment @param {string[]} names @param {App["words"]} words */
export function besides(game, moment, names, words) {
  if (["lead", "ahead"].includes(moment.code)) return momentWords(game, moment, names, words);
  return sentencesOf(game, moment, names, words).lead;
}
