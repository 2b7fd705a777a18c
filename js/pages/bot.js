/** A bot that somebody else wrote, from a link or a result, as Python tells it. */

import { codeParts } from "../workshop/words.js";

/**
 * Its page, with all that is needed to show its code.
 * @param {App} app
 * @param {string} text of the link
 * @param {Record<string, string>} [query] which task and which try of a result
 */
export async function openBot(app, text, query = {}) {
  const [{ openTold }] = await Promise.all([import("../app/page.js"), codeParts(app)]);
  return openTold(app, "shared_bot", { params: [text], query });
}
