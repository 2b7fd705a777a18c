/** A bot that a class task asks for: where its code is kept, and how a pupil hands it in. */

import { gamesOf, newPupil, pupilOf } from "../class/tries.js";
import { kindOf } from "../games/box.js";
import { openLink, textOf } from "../links/link.js";
import { idOf } from "../store/sets.js";
import { begin } from "./tasks.js";

/** @import { Task } from "../workshop/bench.js" */
/** @typedef {Task & {id: string}} BotTask id: of its code */

/**
 * The task of an address; null where there is none such.
 * @param {App} app
 * @param {string} game
 * @param {Record<string, string>} query
 * @returns {Promise<BotTask | null>}
 */
export async function botTask(app, game, { set: text = "", task }) {
  const { opened } = await openLink(app, textOf(text));
  if (!opened || !("set" in opened)) return null;
  const { set, key } = opened;
  const number = Number(task);
  const record = set.tasks[number];
  if (!record || record.game !== game || !kindOf(record).is_written) return null;
  const pupil = () => pupilOf(app, key) ?? newPupil();
  const back = `#/g/${key}`;
  return {
    id: `${idOf(key)}-${number}-${pupil().round}`, // the next pupil on this device begins anew
    back,

    /** Each is a try, and it is done. @param {string} code */
    async handIn(code) {
      const games = gamesOf(await app.saves.list(), key, pupil(), set.tasks.length);
      const whose = { ...pupil(), begun: games.map(({ begun }) => begun) };
      await begin(app, { key, set }, { number, pupil: whose }, { done: true, code });
      return back;
    },
  };
}
