/** Looking back at what a link holds: a game, or one task of a result. */

import { faultText } from "../app/not-found.js";
import { kindOf } from "../games/box.js";
import { openLink, textOf } from "../links/link.js";
import { begin, lost } from "./replay.js";

/**
 * A link's game, or one task of a link's result; of a bot that was handed in, its code.
 * @param {App} app
 * @param {Params} params
 * @returns {Promise<Page | null>}
 */
export async function page(app, { id, query }) {
  const back = `#/g/${id}`;
  const isLeft = app.wait("replay-title", "");
  const { opened, fault } = await openLink(app, textOf(id));
  if (isLeft()) return null;
  const place = { task: Number(query.task ?? 0), nth: Number(query.try ?? 0) };
  if (opened && "result" in opened && kindOf(opened.set.tasks[place.task] ?? {}).is_written) {
    const { openTold } = await import("../app/page.js");
    return openTold(app, { name: "shared_bot", params: [textOf(id)], query });
  }
  const record = opened && recordOf(opened, place.task, place.nth);
  const done = (opened && "done" in opened && opened.done) || undefined;
  const opens = record && (await begin(app, { record, names: [], done }, back, query));
  const older = opened && "older" in opened ? opened.older : [];
  const unread = opened && "unread" in opened ? opened.unread : [];
  const behind = unread.includes(place.task) ? "behind" : fault;
  const why = older.includes(place.task) ? "older-box" : behind;
  const text = why ? faultText("replay", why) : "replay-lost-nothing";
  return opens ?? { title: "replay-title", render: () => lost(app, text, back) };
}

/**
 * The record in a link. Of a result, only a finished task can be watched, and of a newer one a
 * certain try.
 * @param {import("../links/link.js").Opened} opened
 * @param {number} task
 * @param {number} nth
 */
function recordOf(opened, task, nth) {
  if ("record" in opened) return opened.record;
  const one = "result" in opened ? opened.set.tasks[task] : undefined;
  if (!one || !("result" in opened)) return undefined;
  const { result, scores } = opened;
  const tries = result.tries?.[task]?.tries;
  const own = tries?.find(({ number }) => number === nth) ?? tries?.[0];
  const isDone = own ?? scores[task]?.done;
  return isDone ? { ...one, moves: own?.moves ?? result.moves?.[task] ?? [] } : undefined;
}
