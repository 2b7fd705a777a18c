/** A bot that a class task asks for: where its code is kept, and how a pupil hands it in. */

import { ADDRESSES } from "../games/box.js";
import { openLink, textOf } from "../links/link.js";
import { takeAll } from "../store/kinds.js";
import { newSeed } from "../store/saves.js";
import { Glance } from "../table/glance.js";

/** @import { Act } from "../../build/types/engine" */
/** @import { Task } from "../workshop/bench.js" */
/** @typedef {Task & {id: string}} BotTask id: of its code */

const NAME = "bot_task";

/**
 * The task of an address; null where there is none such.
 * @param {App} app
 * @param {string} game
 * @param {Record<string, string>} query
 * @returns {Promise<BotTask | null>}
 */
export async function botTask(app, game, { set: text = "", task = "" }) {
  const { opened } = await openLink(app, textOf(text));
  if (!opened || !("set" in opened)) return null;
  const where = { params: [opened.key], query: { game, task } };
  const page = await ask(app, where);
  if (!page) return null;
  const { back, holds } = page;
  const id = String(holds.id);
  const glance = opened.set.glance ? new Glance(app, Number(task), id) : null;
  return {
    id,
    back,
    glance,

    /** Each is a try, and it is done. @param {string} code */
    async handIn(code) {
      if (!(await ask(app, where, { name: "hand_in", of: code }))) throw new Error("not handed in");
      glance?.forget();
      return back;
    },
  };
}

/**
 * What Python tells of the task, and keeps after a deed.
 * @param {App} app
 * @param {import("../app/page.js").Where} where
 * @param {Pick<Act, "name" | "of">} [act]
 */
async function ask(app, where, act) {
  const needs = ADDRESSES.find(({ name }) => name === NAME)?.needs ?? [];
  const { given, keepAll } = await takeAll(app, needs, where);
  const request = { op: "page", name: NAME, ...where, given, act, seed: newSeed() };
  const { page } = await app.engine.ask(request);
  if (page) await keepAll(page.keep);
  return page ?? null;
}
