/**
 * The page for a link: what a game's link holds and what can be done with it, or one calm sentence
 * on why it cannot be opened. Nothing is saved before a button is pressed.
 */

import { html, nothing } from "lit-html";
import { changedOptions, gameAddress, optionText, saveGame, wordsOf } from "../app/new.js";
import { head } from "../app/page-head.js";
import { lidPicture, tablePicture } from "../app/pictures.js";
import { isSite } from "../engine/source.js";
import { findBox, looksBack, mainOf } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { openLink, partFor, textOf, WHOLE, wordsFor } from "../links/link.js";
import { lead, newSeed } from "../store/saves.js";
import { chocolates } from "../table/chocolates.js";
import { seatMark } from "../table/marks.js";
import { namesOf, personsOf } from "../table/players.js";
import { FAULTS, PastePage } from "./paste.js";

/** @import { OnTable, OpenedGame } from "../../build/types/engine" */
/** @import { Opened } from "../links/link.js" */
/**
 * @typedef {{save: Save, lead: number}} Twin a saved game that is the shared one, and how many
 *   moves it is ahead
 */
/**
 * @typedef {Record<string, string | (() => Promise<string>)>} Ways each an address, or what makes
 *   one; their words are `link-way-…`
 */

/** @param {App} app @param {Params} params @returns {Page | Promise<Page>} */
export const page = (app, { id }) => (id ? linkPage(app, textOf(id)) : new PastePage(app));

/** @param {App} app @param {string} text @returns {Promise<Page>} */
async function linkPage(app, text) {
  app.wait("link-shared", "");
  try {
    const { opened, fault = "no-table" } = await openLink(app, text);
    return (opened && (await contentOf(app, text, opened))) ?? broken(app, text, fault);
  } catch (error) {
    console.error(error);
    return broken(app, text, "internal");
  }
}

/**
 * The page for what a link holds; null where this box has no table for it.
 * @param {App} app
 * @param {string} text
 * @param {Opened} opened
 * @returns {Promise<Page | null>}
 */
async function contentOf(app, text, opened) {
  if (gamesIn(opened).some(({ game }) => !(game in TABLES))) return null;
  switch (opened.use) {
    case "bot":
      return (await import("./bot.js")).botPage(app, opened.bot);
    case "tournament":
      return (await import("./tournament.js")).claimPage(app, opened.tournament);
    case "set":
      return new (await import("./tasks.js")).TasksPage(app, opened);
    case "result":
      return new (await import("./class-result.js")).ResultPage(app, text, opened);
    default:
      return createInvitation(app, text, opened);
  }
}

/** What says of which games a link is. @param {Opened} opened @returns {{game: string}[]} */
function gamesIn(opened) {
  if ("record" in opened) return [opened.record];
  if ("set" in opened) return opened.set.tasks;
  return ["bot" in opened ? opened.bot : opened.tournament];
}

/** @param {App} app @param {string} text @param {string} fault @returns {Page} */
function broken(app, text, fault) {
  const { t } = app;
  const words = FAULTS[fault];
  const again = () => app.go(`#/g/${text}`, "replace");
  const content = () =>
    html`${head(app, t("link-broken"))}
      <main class="sheet link-broken">
        <p role="alert">${t(words ?? "link-fault-other")}</p>
        <p class="answers">
          ${
            words
              ? nothing
              : html`<button class="button" @click=${again}>${t("failed-again")}</button>`
          }
          <a class=${words ? "button" : "button quiet"} href="#/">${t("table-shelf")}</a>
          <a class="button quiet" href="#/g">${t("link-other")}</a>
        </p>
      </main>`;
  return { title: "link-shared", render: content };
}

/**
 * What can be done with the links of each use, the most likely first.
 * @type {Record<string, string[]>}
 */
const ORDER = {
  resume: ["resume", "yours", "second", "watch", "look", "deal", "others"],
  replay: ["watch", "look", "resume", "yours", "second", "deal", "others"],
  deal: ["deal", "others"],
  setup: ["setup", "change"],
  position: ["position"],
  lesson: ["lesson"],
};

/** @param {App} app @param {string} text @param {OpenedGame} opened @returns {Promise<Page>} */
export async function createInvitation(app, text, opened) {
  const { use, record, done } = opened;
  const isWhole = WHOLE.includes(use);
  const twin = isWhole && !done ? await findTwin(app, record) : null;
  const table = use === "position" ? await tablePicture(app, record) : null;
  const ways = waysOf(app, text, opened, twin);
  return { title: "link-shared", render: () => invitation(app, opened, { twin, table, ways }) };
}

/**
 * The saved game that is the shared one, the longest of several; never a class task.
 * @param {App} app
 * @param {GameRecord} record
 * @returns {Promise<Twin | null>}
 */
async function findTwin(app, record) {
  const twins = (await app.saves.list()).flatMap(({ save }) => {
    const ahead = save && !("task" in save) ? lead(save.record, record) : null;
    return save && ahead !== null ? [{ save, lead: ahead }] : [];
  });
  return twins.sort((a, b) => b.lead - a.lead)[0] ?? null;
}

/** @param {App} app @param {string} text @param {OpenedGame} opened @param {Twin | null} twin */
function waysOf(app, text, { use, record, done, solos = [] }, twin) {
  const startNew = () => start(app, { ...partFor("setup", record), seed: newSeed() });
  const own = use === "position" ? solos.map((solo) => soloWay(app, record, solo)) : [];
  /** @type {Ways} */
  const ways = {
    ...(done ? {} : waysToGoOn(app, record, twin)),
    watch: `#/watch/${text}`,
    ...(done && looksBack(record) ? { look: `#/watch/${text}?look=back` } : {}),
    deal: () => start(app, partFor("deal", record)),
    others: startNew,
    setup: startNew,
    change: setUpAddress(record),
    position: () => start(app, record),
    lesson: () => start(app, { ...record, moves: [] }),
  };
  const known = ORDER[wordsFor(use, record)]
    .filter((name) => name in ways)
    .map((name) => [name, ways[name]]);
  return /** @type {Ways} */ (Object.fromEntries([...known, ...own]));
}

/**
 * A saved game that is ahead is played on; one that is behind first gets the link's moves. A second
 * save is offered too.
 * @param {App} app
 * @param {GameRecord} record
 * @param {Twin | null} twin
 * @returns {Ways}
 */
function waysToGoOn(app, record, twin) {
  const second = () => saveGame(app, record);
  if (!twin) return { resume: second };
  const { save, lead } = twin;
  const yours = `#/game/${save.id}`;
  if (lead >= 0) return lead ? { yours, second } : { yours };
  const resume = async () => {
    await app.saves.put({ ...save, record: { ...save.record, moves: record.moves } });
    return yours;
  };
  return { resume, second };
}

/**
 * A game for one on the link's table.
 * @param {App} app
 * @param {GameRecord} record
 * @param {OnTable} solo
 */
function soloWay(app, { position }, { game, options }) {
  const { edition, solo } = boxOf(game);
  const players = [{ kind: "person", name: "" }];
  const record = { game, edition, options, players, position, moves: [] };
  return [solo?.page, () => saveGame(app, { ...record, seed: newSeed() })];
}

/** Every game of a link has its box here, or no invitation would be drawn. @param {string} game */
const boxOf = (game) => /** @type {Box} */ (findBox(game));

/**
 * A game from its first move; a person who plays alone gets the name used last.
 * @param {App} app
 * @param {GameRecord} record
 */
function start(app, record) {
  const isAlone = personsOf(record.players) === 1;
  const name = app.store.get("name") ?? "";
  const players = record.players.map((player) =>
    player.kind === "person" && isAlone ? { kind: "person", name } : player,
  );
  return saveGame(app, { ...record, players });
}

/** The page before the game, filled in as the link says. @param {GameRecord} record */
function setUpAddress(record) {
  const box = boxOf(record.game);
  return box.solo ? `#/${box.solo.page}` : gameAddress("set-up", box, record);
}

/**
 * @param {App} app
 * @param {OpenedGame} opened
 * @param {{twin: Twin | null, table: unknown, ways: Ways}} found
 */
function invitation(app, { use, record, plies = 0, done = false }, { twin, table, ways }) {
  const { t, install } = app;
  const { game } = record;
  const kind = wordsFor(use, record);
  const main = mainOf(game);
  const box = boxOf(game);
  const rules = changedOptions(box, record).map((rule) => optionText(wordsOf(t, box), ...rule));
  // the box on the Home Screen has games of its own, and cameras open the browser
  const needsPaste = isSite && install.way.startsWith("ios") && !install.isOwn();
  return html`${head(app, t("link-shared"))}
    <main class="sheet invitation" data-game=${main}>
      ${
        table
          ? html`${chocolates}
              <div class="invited-board">${table}</div>`
          : html`<div class="box" data-game=${main} aria-hidden="true">
              <div class="lid">${lidPicture(main)}</div>
            </div>`
      }
      <div class="invited">
        <p class="small">${t(`link-invites-${kind}`)}</p>
        <h2>${t(`game-${game}`)}</h2>
        <ul class="guests">
          ${guests(app, record, use).map(
            (name, seat) => html`<li>${seatMark(seat)}<span>${name}</span></li>`,
          )}
        </ul>
        <p>${t(`link-state-${kind}`, { count: plies, done: done ? "yes" : "no" })}</p>
        ${rules.length ? html`<p>${t("setup-house")}: ${rules.join(", ")}</p>` : nothing}
        ${twin ? html`<p class="link-twin" role="note">${twinText(t, twin)}</p>` : nothing}
        <ul class="link-ways">
          ${Object.entries(ways).map(([name, act], i) => {
            const look = i ? "button quiet" : "button big";
            const words = t(`link-way-${name}`, { game });
            return html`<li>
              ${
                typeof act === "string"
                  ? html`<a class=${look} href=${act} aria-describedby="way-${name}">${words}</a>`
                  : html`<button
                      class=${look}
                      @click=${() => app.goOnce(act)}
                      aria-describedby="way-${name}"
                    >
                      ${words}
                    </button>`
              }<span class="small" id="way-${name}">${t(`link-way-${name}-line`)}</span>
            </li>`;
          })}
        </ul>
        <p class="small">${t("link-nothing-yet")}</p>
        ${needsPaste ? html`<p class="small">${t("link-drawer")}</p>` : nothing}
      </div>
    </main>`;
}

/**
 * Who plays; in a game to be watched nobody is "you".
 * @param {App} app
 * @param {GameRecord} record
 * @param {string} use
 */
function guests({ words }, record, use) {
  /** @type {App["t"]} */
  const t = (id, args) =>
    words.t(id === "person-you" && use === "replay" ? "setup-person" : id, args);
  return namesOf({ words: { ...words, t } }, { names: [], record });
}

/** @param {App["t"]} t @param {Twin} twin */
const twinText = (t, { lead }) =>
  t(lead === 0 ? "link-twin-same" : lead > 0 ? "link-twin-further" : "link-twin-behind", {
    count: Math.abs(lead),
  });
