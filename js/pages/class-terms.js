/** What a new set settles besides its tasks: the pupils' names, which try counts, and help. */

import { html, nothing } from "lit-html";
import { MOST_PICKS } from "../class/names.js";
import { nameAndLine, numberChoice, radios, toggle } from "./fields.js";

/** @import { Help } from "../storage/help.js" */
/** @import { Counts, Picks } from "../storage/sets.js" */
/** @typedef {{help: Help, counts: Counts, picks: Picks | null}} Terms */

/** @type {Counts[]} */
const COUNTS = ["first", "best", "last"];
const KINDS = /** @type {const} */ (["typed", "numbers", "animals"]);
/** As many names as a class usually has pupils. */
const USUAL = 25;

/** @param {Terms} terms @param {(news: Partial<Terms>) => void} change @param {T} t */
export const termsChoice = ({ help, counts, picks }, change, t) => html`
  ${namesChoice(picks, (other) => change({ picks: other }), t)}
  <fieldset class="choice who make-counts">
    <legend>${t("who-counts")}</legend>
    ${radios(
      "counts",
      COUNTS.map((one) => [one, nameAndLine(t(`who-counts-${one}`), t(`who-counts-${one}-line`))]),
      counts,
      (one) => change({ counts: one }),
    )}
  </fieldset>
  ${helpSwitches(help, (other) => change({ help: other }), t)}`;

/** @param {Picks | null} picks @param {(picks: Picks | null) => void} change @param {T} t */
function namesChoice(picks, change, t) {
  const count = picks?.count ?? USUAL;
  const counted = { name: "picks", words: "picks", least: 2, most: MOST_PICKS };
  return html`
    <fieldset class="choice who make-names">
      <legend>${t("who-names")}</legend>
      ${radios(
        "names",
        KINDS.map((kind) => [
          kind,
          nameAndLine(t(`who-names-${kind}`), t(`who-names-${kind}-line`)),
        ]),
        picks?.kind ?? "typed",
        (kind) => change(kind === "typed" ? null : { kind, count }),
      )}
    </fieldset>
    ${
      picks
        ? numberChoice(
            (id, args) => t(id.replace("option-", "who-"), args),
            /** @type {any} */ (counted),
            picks.count,
            (value) => change({ ...picks, count: value }),
          )
        : nothing
    }`;
}

/** Two switches: what help the tasks of a set give. @param {Help} help @param {(help: Help) => void} change @param {T} t */
export const helpSwitches = (help, change, t) => html`
  <fieldset class="make-help">
    <legend>${t("class-help")}</legend>
    ${toggle(help.tips, t("settings-tips"), () => change({ ...help, tips: !help.tips }), t("class-help-tips"))}
    ${toggle(help.hints, t("settings-hints"), () => change({ ...help, hints: !help.hints }), t("class-help-hints"))}
  </fieldset>`;
