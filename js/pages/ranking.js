/**
 * How a tournament stands: the ranking with its intervals, each bot's games, and at the end the
 * best three.
 */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { LIMITS } from "../games/box.js";
import { face } from "../table/faces.js";
import { icon, toolKey } from "../table/marks.js";

/** @import { Played, Ranking, Row } from "../../build/types/engine" */
/** @import { Entrant, TournamentPage } from "./tournament.js" */

const COLUMNS = ["rank", "bot", "share", "stumbled"];
/**
 * The names of the best, and how many they are.
 * @param {Pick<Ranking, "rows">} ranking
 * @param {Entrant[]} bots
 */
export function winnersOf({ rows }, bots) {
  const names = rows.flatMap(({ place, bot }) => (place === 1 ? (bots[bot]?.name ?? []) : []));
  return { name: names.join(", "), count: names.length };
}

/**
 * The best on their steps, the winner in the middle.
 * @param {Ranking} ranking
 * @param {Entrant[]} bots
 * @param {T} t
 */
export function podium(ranking, bots, t) {
  const [first, second, third] = ranking.rows;
  return html`<h2 class="podium-title" tabindex="-1">
      ${t("tournament-won", winnersOf(ranking, bots))}
    </h2>
    <ol class="podium" aria-hidden="true">
      ${[second, first, third].flatMap((row) => (row ? step(row, bots) : []))}
    </ol>`;
}

/** @param {Row} row @param {Entrant[]} bots */
function step({ bot, place }, bots) {
  const isBest = place === 1;
  return html`<li data-place=${place}>
    <span class=${isBest ? "badge" : "podium-face"}
      >${face(bots[bot]?.face, isBest ? "glad" : "waits")}</span
    >
    <bdi>${bots[bot]?.name}</bdi><span class="podium-step">${place}</span>
  </li>`;
}

/** @param {TournamentPage} page @param {Ranking} ranking */
export function rankingTable(page, { rows }) {
  const { t } = page.app;
  return html`<table class="ranking" role="table" aria-label=${t("tournament-table")}>
      <thead role="rowgroup">
        <tr role="row">
          ${COLUMNS.map(
            (name) =>
              html`<th role="columnheader" scope="col">${t(`tournament-head-${name}`)}</th>`,
          )}
          <th role="columnheader" scope="col">
            <span class="unseen">${t("tournament-head-games")}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${repeat(
          rows,
          ({ bot }) => bot,
          (row) =>
            html`${rowOf(page, row)}${page.opened === row.bot ? gamesRow(page, row.bot) : nothing}`,
        )}
      </tbody>
    </table>
    <p class="small">${t("tournament-interval")}</p>`;
}

/** @param {TournamentPage} page @param {Row} row */
function rowOf(page, row) {
  const { place, bot, games, part, low, high, stumbled } = row;
  const { t } = page.app;
  const { name = "", face: own } = page.bots[bot] ?? {};
  const isOpen = page.opened === bot;
  const [percent, least, most] = [part, low, high].map((one) => Math.round(one / 10));
  const style = `--won: ${part / LIMITS.won}; --low: ${low / LIMITS.won}; --high: ${high / LIMITS.won}`;
  const key = t("tournament-games-of", { name });
  return html`<tr role="row">
    <td role="cell" class="ranking-place">${place}</td>
    <th role="rowheader" scope="row">
      <span>${face(own)}<bdi>${name}</bdi></span>
    </th>
    <td role="cell" class="ranking-share">
      ${
        games
          ? html`<span class="share-bar" style=${style} aria-hidden="true"><b></b><i></i></span
              ><strong aria-hidden="true">${t("tournament-percent", { percent })}</strong
              ><span class="unseen"
                >${t("tournament-share", { percent, low: least, high: most })}</span
              >`
          : nothing
      }
    </td>
    <td role="cell" class="ranking-stumbled" data-none=${stumbled ? nothing : ""}>
      ${page.tourney && games ? stumbling(page, row) : nothing}
    </td>
    <td role="cell" class="ranking-more">
      ${toolKey("", key, icon(isOpen ? "close" : "dots"), () => page.open(isOpen ? -1 : bot))}
    </td>
  </tr>`;
}

/** How often its code went wrong. @param {TournamentPage} page @param {Row} row */
function stumbling({ app: { t }, tourney }, { bot, out, stumbled: count }) {
  const isUnread = Boolean(tourney?.begun?.troubles[bot]);
  const id = isUnread ? "unread" : out ? "out" : "stumbled";
  const words = t(`tournament-${id}`, { count });
  return html`<span>${count ? icon("help") : nothing}${words}</span>`;
}

/**
 * All games of a bot that have been played, opponent by opponent: each can be watched.
 * @param {TournamentPage} page
 * @param {number} bot
 */
function gamesRow(page, bot) {
  const { app, bots, tourney } = page;
  const pairs = [...(tourney?.begun?.pairs.entries() ?? [])].filter(([, two]) => two.includes(bot));
  return html`<tr role="row" class="ranking-games">
    <td role="cell" colspan=${COLUMNS.length + 1}>
      ${pairs.map(([pair, two]) => {
        const side = two.indexOf(bot);
        const name = bots[two[1 - side] ?? 0]?.name ?? "";
        const games = tourney?.gamesOf(pair) ?? [];
        const won = games.reduce((sum, { wins }) => sum + (wins[side] ?? 0), 0) / LIMITS.won;
        return html`<details>
          <summary>
            <bdi>${app.t("tournament-against", { name })}</bdi>
            <small>${app.t("workshop-won", { won, games: games.length })}</small>
          </summary>
          <p>${games.map((game, number) => gameKey(page, game, { pair, number, side, name }))}</p>
        </details>`;
      })}
      <details>
        <summary>${app.t("bot-code")}</summary>
        <pre>${bots[bot]?.code}</pre>
      </details>
    </td>
  </tr>`;
}

/**
 * @param {TournamentPage} page
 * @param {Played} game
 * @param {{pair: number, number: number, side: number, name: string}} where
 */
function gameKey(page, { wins, moves }, { pair, number, side, name }) {
  const own = wins[side] ?? 0;
  const how = own === LIMITS.won ? "won" : own ? "shared" : "lost";
  const id = moves ? how : "unplayed";
  const words = page.app.t(`tournament-game-${id}`, { number: number + 1, name, how });
  return html`<button
    class="game-key"
    data-how=${how}
    aria-label=${words}
    title=${words}
    ?disabled=${!moves}
    @click=${() => page.watch(pair, number)}
  >
    ${number + 1}${icon(how === "won" ? "tick" : how === "lost" ? "dash" : "swap")}
  </button>`;
}
