/** Looking back at what a link holds: a game, or one task of a result. */

import { begin, lost, whyLost } from "./replay.js";

/** A place in an address; of a wrong one there is none. @param {string} [text] */
const placeIn = (text = "0") => (/^\d{1,4}$/.test(text) ? Number(text) : 9999);

/**
 * A link's game, or one task of a link's result; of a bot that was handed in, its code.
 * @param {App} app
 * @param {Params} params
 * @returns {Promise<Page | null>}
 */
export async function page(app, { id, query }) {
  const back = `#/g/${id}`;
  const isLeft = app.wait("replay-title", "");
  const place = { task: placeIn(query.task), nth: placeIn(query.try) };
  const { watched, error } = await app.engine.ask({ op: "watched", text: id, ...place });
  if (isLeft()) return null;
  if (watched?.is_written) {
    const { openTold } = await import("../app/page.js");
    return openTold(app, { name: "shared_bot", params: [watched.text], query });
  }
  const { record, done = undefined, why = error?.type } = watched ?? {};
  const address = { link: id, task: `${place.task}`, try: `${place.nth}` };
  const source = { record, names: [], done, address };
  const opens = record && (await begin(app, source, back, query));
  const text = why ? whyLost(why) : "replay-lost-nothing";
  return opens ?? { title: "replay-title", render: () => lost(app, text, back) };
}
