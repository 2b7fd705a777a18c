/** What a set settles besides its tasks: the pupils' names, which try counts, and help. */

import { html, nothing } from "lit-html";
import { numberChoice, radios, toggle } from "../app/fields.js";
import { LIMITS } from "../games/box.js";

/** @import { Help, TaskSet } from "../../build/types/engine" */
/** @typedef {Required<Pick<TaskSet, "help" | "counts" | "picks">>} Terms */

const COUNTS = /** @type {const} */ (["first", "best", "last"]);
const KINDS = /** @type {const} */ (["typed", "numbers", "animals"]);
/** As many names as a class usually has pupils. */
const USUAL = 25;
/** @type {import("../app/fields.js").Numbers} */
const COUNT = { name: "picks", words: "picks", least: 2, most: LIMITS.picks, values: [] };

/** @param {Terms} terms @param {(news: Partial<Terms>) => void} change @param {T} t */
export const termsChoice = ({ help, counts, picks }, change, t) =>
  html`${bar(
    "names",
    KINDS,
    picks?.kind ?? "typed",
    (kind) => change({ picks: kind === "typed" ? null : { kind, count: picks?.count ?? USUAL } }),
    t,
  )}
  ${
    picks
      ? numberChoice(
          (id, args) => t(`class-option-${id.replace("option-", "")}`, args),
          COUNT,
          picks.count,
          (count) => change({ picks: { ...picks, count } }),
        )
      : nothing
  }
  ${bar("counts", COUNTS, counts, (one) => change({ counts: one }), t)}
  ${helpSwitches(help, (other) => change({ help: other }), t)}`;

/**
 * A few answers side by side, and a line about the chosen one.
 * @template {string} V
 * @param {string} name
 * @param {readonly V[]} values
 * @param {V} current
 * @param {(value: V) => void} set
 * @param {T} t
 */
const bar = (name, values, current, set, t) =>
  html`<fieldset class="choice make-bar" aria-describedby="make-${name}">
    <legend>${t(`class-terms-${name}`)}</legend>
    ${radios(
      name,
      values.map((one) => [one, t(`class-terms-${name}-${one}`)]),
      current,
      set,
    )}
    <p class="small" id="make-${name}">${t(`class-terms-${name}-${current}-line`)}</p>
  </fieldset>`;

/**
 * Two switches: what help the tasks of a set give.
 * @param {Help} help
 * @param {(help: Help) => void} change
 * @param {T} t
 */
export const helpSwitches = (help, change, t) =>
  html`<fieldset class="make-help">
    <legend>${t("class-help")}</legend>
    ${toggle(
      help.tips,
      t("settings-tips"),
      () => change({ ...help, tips: !help.tips }),
      t("class-help-tips"),
    )}
    ${toggle(
      help.hints,
      t("settings-hints"),
      () => change({ ...help, hints: !help.hints }),
      t("class-help-hints"),
    )}
  </fieldset>`;

/** What a set settles, in one line. @param {TaskSet} set @param {T} t */
export const termsLine = ({ picks, counts = "best" }, t) =>
  [
    t("class-names-told", { kind: picks?.kind ?? "typed", count: picks?.count ?? 0 }),
    t("class-counts-told", { counts }),
  ].join(" ");
