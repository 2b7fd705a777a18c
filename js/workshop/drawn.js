/**
 * How the bench of the workshop is drawn: the code and its keys at one side, the table at the
 * other.
 */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { fileKey } from "../app/fields.js";
import { face } from "../table/faces.js";
import { icon, toolKey } from "../table/marks.js";
import { OWN } from "../table/players.js";
import { handDock } from "../table/seats.js";
import { menuList, sheet } from "../table/sheets.js";
import { grid } from "../table/surface.js";
import { dayAndTime } from "../words/words.js";
import { hasWalk, walkAddress } from "./tasks.js";
import { troubleSign, writtenLine } from "./words.js";

/** @import { Bench, Result } from "./bench.js" */

/** @param {Bench} bench */
export function screen(bench) {
  const { app, box, replay } = bench;
  const { t } = app;
  const stage = replay?.stage;
  const heading = t("workshop-of", { game: t(`game-${box.name}`) });
  if (!stage?.view)
    return html`<main class="table replay workshop" data-game=${box.name}>
      <div class="tabletop"></div>
      <h1 class="unseen" tabindex="-1">${heading}</h1>
      ${side(bench)}${openSheet(bench)}
    </main>`;
  const { view, ui, game } = stage;
  const parts = {
    kind: "table replay workshop",
    name: box.name,
    heading,
    keys: nothing,
    scene: guard([view, ui], () => game.scene(view, ui)),
    near: html`<div class="panel-space" data-own>${game.panel(view, ui.actions, ui)}</div>
      <p class="story-line">
        ${replay?.line ? html`<span class="last">${replay.line}</span>` : nothing}
      </p>
      ${replay?.isOver() ? nothing : handDock(stage, undefined, true)} ${film(bench)} ${side(bench)}`,
    sheets: openSheet(bench),
  };
  const isRunning = Boolean(replay?.player.isRunning);
  return grid(stage, parts, {
    resting: !isRunning,
    ply: stage.look?.ply ?? 0,
    over: replay?.isOver(),
  });
}

/** The keys of the game that is shown. @param {Bench} bench */
function film({ app: { t }, replay }) {
  if (!replay?.reel || replay.player.last === 0) return nothing;
  const { player } = replay;
  const { ply, last, isRunning, speed } = player;
  return html`<footer
    class="film workshop-film"
    data-own
    role="group"
    aria-label=${t("replay-title")}
  >
    <p class="film-where"><span>${t("replay-where", { ply, plies: last })}</span></p>
    <div class="film-keys">
      ${toolKey("film-back", t("replay-back"), icon("back"), () => replay.step(-1), {
        off: ply === 0,
      })}
      ${toolKey(
        "film-run",
        t(isRunning ? "replay-pause" : "replay-run"),
        icon(isRunning ? "pause" : "run"),
        () => player.toggle(),
      )}
      ${toolKey("film-on", t("replay-on"), icon("on"), () => replay.step(1), { off: ply === last })}
      ${toolKey(
        "film-speed",
        t("replay-speed", { speed }),
        html`<span aria-hidden="true">${t("replay-times", { speed })}</span>`,
        () => player.hasten(0),
      )}
    </div>
  </footer>`;
}

/** @param {Bench} bench */
function side(bench) {
  const { app, box, editor, doing, isBusy, task } = bench;
  const { t } = app;
  const back = task ? "bot-task-back" : "workshop-back";
  return html`<section class="bench" data-own>
    <header class="bench-head">
      <a class="tool" href=${task?.back ?? "#/workshop"} aria-label=${t(back)} title=${t(back)}
        >${icon("previous")}</a
      >
      <h2>${t("workshop-of", { game: t(`game-${box.name}`) })}</h2>
      ${toolKey("", t("workshop-see"), icon("help"), () => bench.sheets.show("see"))}
      ${toolKey("", t("workshop-more"), icon("menu"), () => bench.sheets.show("more"))}
    </header>
    <div class="bench-code">${editor.element}${bench.sliders.render(editor)}</div>
    <div class="bench-told">${statusLine(bench)}</div>
    ${against(bench)}
    <div class="bench-keys">
      ${
        isBusy
          ? html`<button class="button main-key" @click=${bench.stop}>
              ${icon("close")}<span>${t("workshop-stop")}</span>
            </button>`
          : html`<button class="button main-key" @click=${bench.run}>
              ${icon("run")}<span>${t("workshop-run")}</span>
            </button>`
      }
      <button class="button quiet" ?disabled=${doing !== ""} @click=${bench.series}>
        <span>${t("workshop-series")}</span>
      </button>
      ${
        task
          ? nothing
          : html`<button
              class="button quiet against-me"
              aria-label=${t("workshop-against-me")}
              ?disabled=${doing !== ""}
              @click=${bench.versions.playAgainst}
            >
              ${face(OWN)}<span>${t("workshop-against-me")}</span>
            </button>`
      }
      ${
        task
          ? html`<button
              class="button quiet hand-in"
              ?disabled=${doing !== ""}
              @click=${bench.versions.handIn}
            >
              ${icon("tick")}<span>${t("bot-hand-in")}</span>
            </button>`
          : nothing
      }
    </div>
  </section>`;
}

/** One sentence: what is wrong, what goes on, or which line chose. @param {Bench} bench */
function statusLine(bench) {
  const {
    app: { t },
    doing,
    choice,
    status,
    isFault,
  } = bench;
  const trouble = bench.shownTrouble;
  if (isFault) return html`<p class="bench-trouble" role="alert">${t("workshop-fault")}</p>`;
  if (trouble) return troubleSign(bench.app, trouble);
  if (doing) return html`<p>${t(doing === "wakes" ? "workshop-wakes" : "workshop-plays")}</p>`;
  const printed = choice?.printed ?? [];
  return html`${
    status
      ? html`<p>${status}</p>`
      : choice
        ? html`<p>${t("workshop-chose", { line: choice.line })}</p>`
        : nothing
  }
  ${
    printed.length
      ? html`<p class="unseen">${t("workshop-printed")}</p>
          <pre>${printed.join("\n")}</pre>`
      : nothing
  }`;
}

/** Against whom it plays, and how often it won. @param {Bench} bench */
function against({ app: { t }, box, opponent, results, choose }) {
  return html`<div class="bench-against" role="group" aria-label=${t("workshop-against")}>
    ${box.bots.map(
      (bot) =>
        html`<button
          class="rival"
          aria-label=${nameOf(t, bot, results.get(bot))}
          aria-pressed=${bot === opponent}
          @click=${() => choose(bot)}
        >
          ${face(bot)}<span
            ><strong>${t(`bot-${bot}`)}</strong>${resultOf(t, results.get(bot))}</span
          >
        </button>`,
    )}
  </div>`;
}

/** @param {T} t @param {string} bot @param {Result | undefined} result */
function nameOf(t, bot, result) {
  const summary = result && t("workshop-won", { won: result.won, games: result.played });
  return [t(`bot-${bot}`), summary].filter(Boolean).join(", ");
}

/** @param {T} t @param {Result | undefined} result */
function resultOf(t, result) {
  if (!result) return nothing;
  const { won, played, games, isOld } = result;
  const part = (/** @type {number} */ number) => (number / games).toFixed(4);
  return html`<small
      >${t("workshop-won", { won, games: played })}${
        isOld ? html` <i>${t("workshop-old")}</i>` : nothing
      }</small
    >
    <span
      class="rival-bar"
      style="--played: ${part(played)}; --won: ${part(won)}"
      ?data-old=${isOld}
      ><i></i><b></b
    ></span>`;
}

/** @param {Bench} bench */
const openSheet = (bench) => (bench.sheets.name ? SHEETS[bench.sheets.name](bench) : nothing);

const SHEETS = { see, more, earlier, share: (/** @type {Bench} */ bench) => bench.share.render() };

/** What a bot sees and does. @param {{app: App, box: Box, sheets: {close(): void}}} bench */
export function see({ app: { t, words }, box, sheets }) {
  const own = box.name.replaceAll("_", "-");
  const content = html`<div class="sights knowledge">
    <p>${t("workshop-begin")}</p>
    <h3>${t("workshop-sees-title")}</h3>
    ${list(t("workshop-sees"))}
    ${words.has(`workshop-sees-${own}`) ? list(t(`workshop-sees-${own}`)) : nothing}
    <h3>${t("workshop-does-title")}</h3>
    ${list(t(`workshop-does-${own}`))}
  </div>`;
  return sheet(t("workshop-see"), content, sheets.close, t);
}

/**
 * Lines of code and words, with a stroke between them.
 * @param {string} text
 * @returns {[string, string][]}
 */
export const linesOf = (text) =>
  text.split("\n").map((line) => {
    const [code = "", words = ""] = line.split(" | ");
    return [code.trim(), words.trim()];
  });

/** @param {string} text */
const list = (text) =>
  html`<dl>
    ${linesOf(text).map(
      ([code, words]) =>
        html`<div>
          <dt><code>${code}</code></dt>
          <dd>${words}</dd>
        </div>`,
    )}
  </dl>`;

/** @param {Bench} bench */
function more({ app, box, bot, sheets, share, versions: { begin, save, take } }) {
  const { t } = app;
  const entries = menuList([
    ...(hasWalk(box.name)
      ? [{ icon: icon("path"), text: t("walk-link"), act: () => app.go(walkAddress(box.name)) }]
      : []),
    { icon: icon("send"), text: t("bot-share"), act: share.open },
    { icon: icon("into"), text: t("workshop-save"), act: save },
    { icon: icon("undo"), text: t("workshop-again"), act: begin },
    {
      icon: icon("story"),
      text: t("bot-earlier"),
      act: () => sheets.show("earlier"),
      off: !bot.earlier?.length,
    },
  ]);
  const content = html`${entries}
    ${fileKey(
      "menu-entry",
      html`${icon("drawer")}<span>${t("workshop-take")}</span>`,
      ".py,text/x-python,text/plain",
      take,
    )}`;
  return sheet(t("workshop-more"), content, sheets.close, t);
}

/** Codes that another one has replaced: each comes back with a press. @param {Bench} bench */
function earlier({ app: { t, words }, bot, sheets, versions }) {
  const entries = menuList(
    (bot.earlier ?? []).map((one) => ({
      icon: icon("undo"),
      text: one.when ? dayAndTime(words.region, one.when) : t("saves-when-unknown"),
      small: writtenLine(t, one),
      act: () => versions.put(one, "bot-earlier-done"),
    })),
  );
  return sheet(t("bot-earlier"), entries, sheets.close, t);
}
