/**
 * The set that is being made. It stays while the teacher looks at other pages, and survives a
 * reload.
 */

import { renewed, renewedWords } from "../class/older.js";
import { firstPlan } from "../class/plan.js";
import { isRevealed, LIMITS } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { helpIn } from "../store/help.js";
import { isDeal, isText } from "../store/shape.js";

/** @import { Plan } from "../class/plan.js" */
/** @import { Picks, TaskSet } from "../../build/types/engine" */
/** @import { Terms } from "./class-terms.js" */
/**
 * @typedef {Pick<TaskSet, "title" | "tasks"> & Omit<Terms, "counts"> & {counts: Terms["counts"] |
 *   null, plan: Plan, pasted: string, offers: GameRecord[], fault: string, status: string}} Draft
 * counts: null until the teacher chooses; pasted: a text with a link; offers: the tasks that this
 * link can become; fault: the name of a message; status: what the teacher did last
 */

/** @returns {Draft} */
const emptyDraft = () => {
  const help = helpIn({});
  const set = { title: "", tasks: [], help, counts: null, picks: null };
  return { ...set, plan: firstPlan(), pasted: "", offers: [], fault: "", status: "" };
};

export const draft = emptyDraft();

/**
 * Changes the draft, and stores what the set will be on the device.
 * @param {Pick<App, "store">} app
 * @param {Partial<Draft>} news
 */
export function changeDraft({ store }, news) {
  Object.assign(draft, news);
  const { title, tasks, help, counts, picks } = draft;
  store.set("draft", title || tasks.length ? { title, tasks, help, counts, picks } : undefined);
}

/**
 * Begins a new draft.
 * @param {Pick<App, "store">} app
 * @param {Pick<TaskSet, "tasks" | "help" | "picks"> & {counts?: Draft["counts"]}} [other] a set
 *   whose tasks it takes, with what it settles
 */
export const startDraft = (app, { tasks, help, counts = null, picks = null } = { tasks: [] }) =>
  changeDraft(app, { ...emptyDraft(), tasks, help: helpIn({ help }), counts, picks });

/**
 * Its tasks become those of today, where an older box has made them.
 * @param {Pick<App, "store" | "engine" | "t" | "words">} app
 * @returns {Promise<string>} what became of them; "" where all are as they were
 */
export async function renewDraft(app) {
  const { tasks } = draft;
  const today = await renewed(app, tasks);
  const notice = renewedWords(app, tasks, today);
  if (!notice || draft.tasks !== tasks) return "";
  changeDraft(app, { tasks: today.flatMap(({ task }) => task ?? []) });
  return notice;
}

/** Reads what is stored of the draft. Anything may stand there. @param {Pick<App, "store">} app */
export function readDraft({ store }) {
  const { title, tasks, help, counts, picks } = store.get("draft") ?? {};
  const all = /** @type {any[]} */ (Array.isArray(tasks) ? tasks : []);
  draft.title = isText(title) ? title : "";
  draft.help = helpIn({ help });
  draft.tasks = all.filter((task) => isDeal(task) && task.game in TABLES);
  draft.counts = ["first", "best", "last"].includes(counts) ? counts : null;
  draft.picks = isPicks(picks) ? picks : null;
}

/** @param {any} picks @returns {picks is Picks} */
const isPicks = (picks) =>
  ["numbers", "animals"].includes(picks?.kind) &&
  Number.isSafeInteger(picks.count) &&
  picks.count >= 1 &&
  picks.count <= LIMITS.picks;

/**
 * What the draft settles. Where a task shows its solution, the first try counts, unless the teacher
 * says otherwise.
 * @param {Pick<Draft, "tasks" | "help" | "counts" | "picks">} draft
 * @returns {Terms}
 */
export function termsOf({ tasks, help, counts, picks }) {
  const reveals = tasks.some(isRevealed);
  return { help, counts: counts ?? (reveals ? "first" : "best"), picks };
}
