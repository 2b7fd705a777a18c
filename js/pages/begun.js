/** A game that is only spoken of: what lies on its table before the first move, as a small picture. */

import { TABLES } from "../games/index.js";

/** Null where nothing lies there, or where the game has no such picture. @param {Pick<import("../main.js").App, "engine" | "t">} app @param {import("../table/types.js").GameRecord} record @returns {Promise<unknown>} */
export async function pictureOf({ engine, t }, record) {
  const { picture } = TABLES[record.game] ?? {};
  if (!picture) return null;
  const { watch } = await engine.ask({ op: "watch", record });
  if (!watch) return null;
  const { look } = await engine.ask({ op: "look", ply: 0, seat: 0, open: false });
  return look?.view ? picture(look.view, t) : null;
}
