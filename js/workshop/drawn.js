/**
 * How the workbench is drawn: the code and its keys at one side, the table at the other; and what
 * is there of games alone.
 */

import { html, nothing } from "lit-html";
import { fileKey } from "../app/fields.js";
import { filmKeys } from "../replay/screen.js";
import { face } from "../table/faces.js";
import { icon, toolKey } from "../table/marks.js";
import { OWN } from "../table/players.js";
import { handDock } from "../table/seats.js";
import { kebab } from "../table/sentences.js";
import { menuList, sheet } from "../table/sheets.js";
import { dayAndTime, list } from "../words/words.js";
import { hasWalk, walkAddress } from "./tasks.js";
import { troubleSign, writtenLine } from "./words.js";

/** @import { Bench, Result } from "./bench.js" */
/** @import { Choice, Workbench } from "./workbench.js" */
/**
 * kind: of its styles; back: where it is left for, in words: leave; near: what is before the dock,
 * and film behind it, once there is a table; body: what is between head and keys
 * @param {Workbench} bench
 * @param {{kind: string, back: string, leave: string, heading: string, title: string, near:
 *   unknown, film?: unknown, body: unknown, keys: unknown, sheet: unknown}} parts
 */
export function screen({ app: { t }, box, host, isRunning, sheets }, parts) {
  const { kind, back, leave, heading, title, near, film, body, keys, sheet: over } = parts;
  const side = html`<section class="bench ${kind}" data-own>
    <header class="bench-head">
      <a class="tool" href=${back} aria-label=${t(leave)} title=${t(leave)}>${icon("previous")}</a>
      <h2>${title}</h2>
      ${toolKey("", t("workshop-see"), icon("help"), () => sheets.show("see"))}
      ${toolKey("", t("workshop-more"), icon("menu"), () => sheets.show("more"))}
    </header>
    ${body}
    <div class="bench-keys">${keys}</div>
  </section>`;
  const stage = host.picture?.view ? host.picture : null;
  const isOver = stage?.update.done;
  const dock = stage && !isOver ? handDock(stage, undefined, true) : nothing;
  const places = {
    kind: "table replay workshop",
    name: box.name,
    heading,
    near: html`${stage ? html`${near} ${dock} ${film}` : nothing} ${side}`,
    sheets: over,
  };
  return host.draw(places, { resting: !isRunning, ply: stage?.look?.ply, over: isOver });
}

/**
 * One thing: what is wrong, what goes on, or what came of it.
 * @param {Workbench} bench @param {string} fault @param {() => unknown} own
 */
export function told({ app, isFault, shownTrouble: trouble, doing }, fault, own) {
  const { t } = app;
  const going = () => html`<p>${t(doing === "wakes" ? "workshop-wakes" : "workshop-plays")}</p>`;
  const wrong = () => html`<p class="bench-trouble" role="alert">${t(fault)}</p>`;
  const words = trouble ? troubleSign(app, trouble) : doing ? going() : own();
  return html`<div class="bench-told">${isFault ? wrong() : words}</div>`;
}

/** What it printed for a choice. @param {T} t @param {Choice | null} choice */
export const printed = (t, choice) =>
  choice?.printed.length
    ? html`<p class="unseen">${t("workshop-printed")}</p>
        <pre>${choice.printed.join("\n")}</pre>`
    : nothing;

/**
 * The key that one needs most.
 * @param {string} sign @param {string} text @param {() => void} act @param {boolean} [off]
 */
export const mainKey = (sign, text, act, off = false) =>
  html`<button class="button main-key" ?disabled=${off} @click=${act}>
    ${icon(sign)}<span>${text}</span>
  </button>`;

/**
 * Any other one.
 * @param {string} text @param {() => void} act
 * @param {{kind?: string, sign?: unknown, off?: boolean}} [how]
 */
export const quietKey = (text, act, { kind = "", sign = nothing, off = false } = {}) =>
  html`<button class="button quiet ${kind}" aria-label=${text} ?disabled=${off} @click=${act}>
    ${sign}<span>${text}</span>
  </button>`;

/** The workbench of games. @param {Bench} bench */
export function games(bench) {
  const { app, box, host, editor, replay, task, sheets } = bench;
  const { t } = app;
  const title = t("workshop-of", { game: t(`game-${box.name}`) });
  const { view, ui, game } = host.picture ?? {};
  const tile = task?.glance?.render();
  const own = screen(bench, {
    kind: "",
    back: task?.back ?? "#/workshop",
    leave: task ? "bot-task-back" : "workshop-back",
    heading: title,
    title,
    near: html`<div class="panel-space" data-own>
        ${view && game?.panel(view, ui?.actions ?? [], ui)}
      </div>
      <p class="story-line">
        ${replay?.line ? html`<span class="last">${replay.line}</span>` : nothing}
      </p>`,
    film: film(bench),
    body: html`<div class="bench-code">${editor.element}${bench.sliders.render(editor)}</div>
      ${told(bench, "workshop-fault", () => came(bench))} ${against(bench)}`,
    keys: keys(bench),
    sheet: sheets.name && SHEETS[sheets.name]?.(bench),
  });
  return tile ? html`${own}${tile}` : own;
}

/** What came of the last key, or which line chose. @param {Bench} bench */
const came = ({ app: { t }, status, choice }) =>
  html`${status || choice ? html`<p>${status || t("workshop-chose", { line: choice?.line })}</p>` : nothing}
  ${printed(t, choice)}`;

/** The keys of the game that is shown. @param {Bench} bench */
function film({ app: { t }, replay }) {
  if (!replay?.reel || replay.player.last === 0) return nothing;
  const { ply, last } = replay.player;
  return html`<footer
    class="film workshop-film"
    data-own
    role="group"
    aria-label=${t("replay-title")}
  >
    <p class="film-where"><span>${t("replay-where", { ply, plies: last })}</span></p>
    <div class="film-keys">${filmKeys(replay, t)}</div>
  </footer>`;
}

/** @param {Bench} bench */
function keys(bench) {
  const { doing, isBusy, task, stop, run, series, handIn, playAgainst } = bench;
  const { t } = bench.app;
  const off = doing !== "";
  return html`${isBusy ? mainKey("close", t("workshop-stop"), stop) : mainKey("run", t("workshop-run"), run)}
  ${quietKey(t("workshop-series"), series, { off })}
  ${
    task
      ? quietKey(t("bot-hand-in"), handIn, { kind: "hand-in", sign: icon("tick"), off })
      : quietKey(t("workshop-against-me"), playAgainst, {
          kind: "against-me",
          sign: face(OWN),
          off,
        })
  }`;
}

/** Against whom it plays, and how often it won. @param {Bench} bench */
function against({ app, box, opponent, results, choose }) {
  const { t } = app;
  return html`<div class="bench-against" role="group" aria-label=${t("workshop-against")}>
    ${box.bots.map(
      (bot) =>
        html`<button
          class="rival"
          aria-label=${nameOf(app, bot, results.get(bot))}
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

/** @param {Pick<App, "t" | "words">} app @param {string} bot @param {Result | undefined} result */
function nameOf({ t, words }, bot, result) {
  const summary = result && t("workshop-won", { won: result.won, games: result.played });
  return list([t(`bot-${bot}`), summary ?? ""].filter(Boolean), words.language, "unit");
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

/** What a bot sees and does. @param {{app: App, box: Box, sheets: {close(): void}}} bench */
export function see({ app: { t, words }, box, sheets }) {
  const own = kebab(box.name);
  const content = html`<div class="sights knowledge">
    <p>${t("workshop-begin")}</p>
    <h3>${t("workshop-sees-title")}</h3>
    ${wordList(t("workshop-sees"))}
    ${words.has(`workshop-sees-${own}`) ? wordList(t(`workshop-sees-${own}`)) : nothing}
    <h3>${t("workshop-does-title")}</h3>
    ${wordList(t(`workshop-does-${own}`))}
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
const wordList = (text) =>
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
function more({ app, box, bot, sheets, share, begin, save, take }) {
  const { t } = app;
  const isHeld = !!app.store.get("kiosk");
  const entries = menuList([
    ...(hasWalk(box.name) && !isHeld
      ? [{ icon: icon("path"), text: t("walk-title"), act: () => app.go(walkAddress(box.name)) }]
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
function earlier(bench) {
  const { bot, sheets } = bench;
  const { t, words } = bench.app;
  const entries = menuList(
    (bot.earlier ?? []).map((one) => ({
      icon: icon("undo"),
      text: one.when ? dayAndTime(words.region, one.when) : t("saves-when-unknown"),
      small: writtenLine(t, one),
      act: () => bench.put(one, "bot-earlier-done"),
    })),
  );
  return sheet(t("bot-earlier"), entries, sheets.close, t);
}

/** @type {Record<string, (bench: Bench) => unknown>} */
const SHEETS = { see, more, earlier, share: ({ share }) => share.render() };
