/**
 * What looking back shows: the curve of all chances, how each seat played and how lucky it was, and
 * the moments that mattered.
 */

import { html, nothing, svg } from "lit-html";
import { nameText, portrait, progressBar, SHAPES } from "../table/marks.js";
import { who } from "../table/sentences.js";
import { menuList } from "../table/sheets.js";
import { beadsOf, heightOf, lineOf, percent, spread } from "./curve.js";

/** @import { ReplayPage } from "../pages/replay.js" */
/** @import { Looking, Telling } from "./looking.js" */
/** @import { Replay } from "./replay.js" */

/** Names at the ends of the lines lie so far apart, in hundredths of the curve's height. */
const GAP = 100 / 5;

/** @param {ReplayPage} page @param {Looking} looking */
export function panel(page, looking) {
  const { t } = page.app;
  const { isDone, isFailed } = looking;
  return html`<section
    class="looking"
    data-own
    data-done=${isDone ? "" : nothing}
    aria-label=${t("replay-look-back")}
  >
    ${isFailed ? failed(page, looking) : isDone ? summary(page, looking) : progress(page, looking)}
    ${looking.values.length ? curve(page, looking) : nothing}
    <div class="looking-told" tabindex="0">${sheet(looking)}</div>
  </section>`;
}

/** @param {ReplayPage} page @param {Looking} looking */
const failed = ({ app: { t } }, looking) =>
  html`<div class="looking-failed">
    <p>${t("replay-look-failed")}</p>
    <button class="button quiet" @click=${looking.begin}>${t("failed-again")}</button>
  </div>`;

/** @param {ReplayPage} page @param {Looking} looking */
function progress({ app: { t } }, { values, plies }) {
  const done = Math.max(0, values.length - 1);
  const label = t("looking-progress");
  const words = t(plies ? "looking-move" : "looking-wakes", { move: done, moves: plies });
  return html`<div class="looking-progress">
    <p>${label}</p>
    ${progressBar(label, { done, all: plies, words })}
  </div>`;
}

/**
 * Where there is no room for all that is told: the first sentence, which opens it.
 * @param {ReplayPage} page
 * @param {Looking} looking
 */
const summary = (page, looking) =>
  html`<button class="looking-summary" @click=${page.acts.moments}>
    <span>${verdictWords(looking).find(Boolean) ?? page.app.t("looking-moments")}</span>
  </button>`;

// --- the curve ---

/** @param {ReplayPage} page @param {Looking} looking */
function curve({ app: { t }, stage, names, player, grip }, looking) {
  const { values, plies, moments } = looking;
  const now = values[Math.min(player.ply, values.length - 1)] ?? [];
  const chances = names.map((name, seat) =>
    t("looking-chance", { name, percent: percent(now[seat] ?? 0) }),
  );
  const ends = spread((values.at(-1) ?? []).map(heightOf), GAP);
  return html`<div
    class="curve"
    role="img"
    aria-label=${t("looking-curve", { ply: player.ply, chances })}
  >
    <div
      class="curve-plot"
      style="--now: ${(player.ply / Math.max(1, plies)).toFixed(4)}"
      @pointerdown=${grip.down}
      @pointermove=${grip.move}
      @pointerup=${grip.up}
      @pointercancel=${grip.up}
    >
      <span class="curve-title">${t("looking-title")}</span><span class="curve-half"></span>
      <svg class="curve-lines" viewBox="0 0 100 100" preserveAspectRatio="none">
        ${names.map(
          (_, seat) => svg`<polyline data-seat=${seat} points=${lineOf(values, seat, plies)} />`,
        )}
      </svg>
      <span class="curve-here"></span>
      ${names.map((_, seat) => beads(values, seat, plies))}
      ${moments.map((one) => mark(one, values, plies, one === looking.momentAt(player.ply)))}
    </div>
    <ul class="curve-names">
      ${names.map(
        (name, seat) =>
          html`<li style="--high: ${((ends[seat] ?? 0) / 100).toFixed(3)}">
            ${portrait(stage, seat)}<span class="curve-name">${nameText(name)}</span
            ><strong>${t("looking-percent", { percent: percent(now[seat] ?? 0) })}</strong>
          </li>`,
      )}
    </ul>
  </div>`;
}

/**
 * The place of a seat's chance on the curve.
 * @param {number[][]} values
 * @param {number} seat
 * @param {number} ply
 * @param {number} plies
 */
const placeOf = (values, seat, ply, plies) =>
  `--at: ${(ply / Math.max(1, plies)).toFixed(4)}; --high: ${(heightOf(values[ply]?.[seat] ?? 0) / 100).toFixed(4)}`;

/** @param {number[][]} values @param {number} seat @param {number} plies */
const beads = (values, seat, plies) =>
  beadsOf(seat, values[0]?.length ?? 1, plies)
    .filter((ply) => ply < values.length)
    .map(
      (ply) =>
        html`<svg
          class="curve-bead"
          viewBox="0 0 24 24"
          style="${placeOf(values, seat, ply, plies)}; color: var(--seat-${seat})"
        >
          <path d=${SHAPES[seat] ?? ""} />
        </svg>`,
    );

/**
 * @param {Telling} moment
 * @param {number[][]} values
 * @param {number} plies
 * @param {boolean} isHere
 */
const mark = (moment, values, plies, isHere) =>
  html`<span
    class="curve-mark"
    data-here=${isHere ? "" : nothing}
    style=${placeOf(values, moment.seat, moment.ply, plies)}
    >${badge(moment.kind)}</span
  >`;

/**
 * What stands on each badge; a mistake's weight, luck's side and a highlight's kind are told by
 * shape and sign.
 * @type {Record<string, {shape: string, sign?: string, arrow?: string}>}
 */
const BADGES = {
  slip: { shape: "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z", sign: "?!" },
  mistake: { shape: "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z", sign: "?" },
  blunder: { shape: "M8 2h8l6 6v8l-6 6H8l-6-6V8Z", sign: "??" },
  lucky: { shape: "M5 3h14l2 2v14l-2 2H5l-2-2V5Z", arrow: "M12 18V7m-5 5 5-5 5 5" },
  unlucky: { shape: "M5 3h14l2 2v14l-2 2H5l-2-2V5Z", arrow: "M12 6v11m-5-5 5 5 5-5" },
  feat: { shape: "M12 1l3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 17.6l-6.7 3.8 1.6-7.5L1.2 8.8 8.8 8Z" },
  delay: { shape: "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z", arrow: "M12 6.5V12.5l3.8 2.2" },
  mishap: { shape: "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z", sign: "!" },
};

/** @param {string} kind */
function badge(kind) {
  const { shape, sign, arrow } = BADGES[kind] ?? { shape: "" };
  return html`<svg class="badge-sign" data-kind=${kind} viewBox="0 0 24 24" aria-hidden="true">
    <path class="badge-shape" d=${shape} />
    ${
      sign
        ? svg`<text x="12" y="16.5" text-anchor="middle">${sign}</text>`
        : svg`<path class="badge-arrow" d=${arrow} />`
    }
  </svg>`;
}

// --- in words ---

/** How each seat played and how lucky it was, in sentences. @param {Looking} looking */
export const verdictWords = (looking) =>
  looking.verdicts.map((verdict, seat) => verdictOf(verdict, seat, looking));

/** @param {Looking["verdicts"][number]} verdict @param {number} seat @param {Looking} looking */
function verdictOf({ play, luck, of_hundred: of, reaction }, seat, looking) {
  const { names, app, source } = looking.replay;
  const args = { ...who(seat, { names, t: app.t }), of };
  const lines = [
    play && app.t(`looking-play-${play}`, args),
    luck && app.t(`looking-luck-${luck}`, args),
  ];
  if (reaction !== null && source.record.players[seat]?.kind === "person") {
    lines.push(app.t("looking-reaction", { ...args, seconds: reaction / 1000 }));
    if (looking.reaction !== null)
      lines.push(app.t("looking-reaction-bots", { seconds: looking.reaction / 1000 }));
  }
  return lines.filter(Boolean).join(" ");
}

/**
 * A moment in words; the same twice, as the line of the story tells it too.
 * @param {Telling} moment
 * @param {Replay} replay
 */
export function wordsOf(moment, replay) {
  const all = [happened(moment, replay), better(moment, replay)].filter(Boolean).join(" ");
  return { all, besides: all };
}

/**
 * What was; of a highlight in the game's own words.
 * @param {Telling} moment
 * @param {Replay} replay
 */
function happened({ kind, seat, by, move, highlight }, { names, game, stage, app: { t } }) {
  if (highlight) return game.moment?.(highlight, stage.ui) ?? "";
  return t(`looking-${kind}`, { ...who(seat, { names, t }), move, percent: percent(Math.abs(by)) });
}

/**
 * What stands below: what would have been better; of a highlight which move it was.
 * @param {Telling} moment @param {Replay} replay
 */
const below = (moment, replay) =>
  moment.highlight ? replay.app.t("replay-move", { ply: moment.move }) : better(moment, replay);

/** What would have been better, and why. @param {Telling} moment @param {Replay} replay */
function better({ best, reasons, seat }, { game, stage, app: { t } }) {
  if (!best) return "";
  const advice = game.advice({ action: best, reasons }, { ...stage.ui, seat });
  return t("looking-better", { advice });
}

/**
 * Everything in words: each seat, then the moments, each of which can be gone to.
 * @param {Looking} looking
 * @param {() => void} [leave] in a sheet; is called before one goes there
 */
export function sheet(looking, leave) {
  const { replay, moments } = looking;
  const { t } = replay.app;
  if (!looking.isDone) return nothing;
  const entries = moments.map((moment) => ({
    icon: badge(moment.kind),
    text: happened(moment, replay),
    small: below(moment, replay),
    on: moment === looking.momentAt(replay.player.ply),
    act() {
      leave?.();
      looking.visit(moment);
    },
  }));
  return html`<ul class="looking-verdicts">
      ${verdictWords(looking).map((words, seat) =>
        words ? html`<li>${portrait(replay.stage, seat)}<span>${words}</span></li>` : nothing,
      )}
    </ul>
    ${
      looking.puzzles
        ? html`<p class="looking-puzzles">
            <a class="button" href="#/practise"
              >${t("looking-puzzles", { count: looking.puzzles })}</a
            >
          </p>`
        : nothing
    }
    ${leave ? html`<h3>${t("looking-moments")}</h3>` : html`<h2 class="small-head">${t("looking-moments")}</h2>`}
    ${entries.length ? menuList(entries) : html`<p>${t("looking-none")}</p>`}
    <p class="looking-note">${t("looking-note")}</p>`;
}
