/** The page for the link of a game: what it holds, and what can be done with it. Nothing is saved before a button is pressed. */

import { html, nothing } from "lit-html";
import { isSite } from "../engine/source.js";
import { findBox, mainOf } from "../games/box.js";
import { lead, partFor, WHOLE } from "../links/link.js";
import { newSeed } from "../storage/saves.js";
import { chocolates } from "../table/chocolates.js";
import { seatMark } from "../table/marks.js";
import { namesOf, personsOf } from "../table/players.js";
import { changedOptions, gameAddress, optionText, saveGame, wordsOf } from "./new.js";
import { head } from "./parts.js";
import { lidPicture, tablePicture } from "./pictures.js";

/** @import { Opened, Use } from "../links/link.js" */
/** @import { App } from "../main.js" */
/** @import { GameRecord, Save } from "../table/types.js" */
/** @typedef {{save: Save, lead: number}} Twin a saved game that is the shared one, and how many moves it is ahead */
/** @typedef {{name: string, act: string | (() => Promise<string>)}} Way act: an address, or what makes one; its words are `link-way-…` */

/** @param {App} app @param {string} text @param {Opened} opened */
export async function createInvitation(app, text, opened) {
  const { use, record, done } = opened;
  const isWhole = WHOLE.includes(/** @type {Use} */ (use));
  const twin = isWhole && !done ? await findTwin(app, record) : null;
  const table = use === "position" ? await tablePicture(app, record) : null;
  const ways = waysOf(app, text, opened, twin);
  return { title: "link-shared", render: () => invitation(app, opened, { twin, table, ways }) };
}

/** The saved game that is the shared one, the longest of several; never a class task. @param {App} app @param {GameRecord} record @returns {Promise<Twin | null>} */
async function findTwin(app, record) {
  const twins = (await app.saves.list()).flatMap(({ save }) => {
    const ahead = save && !("task" in save) ? lead(save.record, record) : null;
    return save && ahead !== null ? [{ save, lead: ahead }] : [];
  });
  return twins.sort((a, b) => b.lead - a.lead)[0] ?? null;
}

/** What can be done with the link, the most likely first. @param {App} app @param {string} text @param {Opened} opened @param {Twin | null} twin @returns {Way[]} */
function waysOf(app, text, { use, record, done, solos = [] }, twin) {
  const startNew = () => start(app, { ...partFor("setup", record), seed: newSeed() });
  const watch = { name: "watch", act: `#/watch/${text}` };
  const deal = { name: "deal", act: () => start(app, partFor("deal", record)) };
  const others = { name: "others", act: startNew };
  const goOn = done ? [] : waysToGoOn(app, record, twin);
  switch (use) {
    case "resume":
      return [...goOn, watch, deal, others];
    case "replay":
      return [watch, ...goOn, deal, others];
    case "deal":
      return [deal, others];
    case "setup":
      return [
        { name: "setup", act: startNew },
        { name: "change", act: setUpAddress(record) },
      ];
    default:
      return [
        { name: "position", act: () => start(app, record) },
        ...solos.map((solo) => soloWay(app, record, solo)),
      ];
  }
}

/** A saved game that is ahead is played on; one that is behind first gets the link's moves. A second save is offered too. @param {App} app @param {GameRecord} record @param {Twin | null} twin @returns {Way[]} */
function waysToGoOn(app, record, twin) {
  const saveLink = () => saveGame(app, record);
  if (!twin) return [{ name: "resume", act: saveLink }];
  const { save, lead } = twin;
  const second = { name: "second", act: saveLink };
  const hash = `#/game/${save.id}`;
  if (lead >= 0) return [{ name: "yours", act: hash }, ...(lead ? [second] : [])];
  const catchUp = async () => {
    await app.saves.put({ ...save, record: { ...save.record, moves: record.moves } });
    return hash;
  };
  return [{ name: "resume", act: catchUp }, second];
}

/** A game for one on the link's table. @param {App} app @param {GameRecord} record @param {{game: string, options: Record<string, number>}} solo @returns {Way} */
function soloWay(app, { position }, { game, options }) {
  const box = findBox(game);
  const players = [{ kind: "person", name: "" }];
  const edition = box?.edition;
  const solo = { game, edition, options, players, position, moves: [] };
  return {
    name: box?.solo?.page ?? "",
    act: () => saveGame(app, { ...solo, seed: newSeed() }),
  };
}

/** A game from its first move; a person who plays alone gets the name used last. @param {App} app @param {GameRecord} record */
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
  const box = findBox(record.game);
  if (box?.solo) return `#/${box.solo.page}`;
  return box ? gameAddress("set-up", box, record) : "#/";
}

/** @param {App} app @param {Opened} opened @param {{twin: Twin | null, table: unknown, ways: Way[]}} found */
function invitation(app, { use, record, plies = 0, done = false }, { twin, table, ways }) {
  const { t, install } = app;
  const { game } = record;
  const main = mainOf(game);
  const needsPaste = isSite && install.way.startsWith("ios") && !install.isOwn(); // the box on the Home Screen has games of its own, and cameras open the browser
  return html`
    ${head(app, t("link-shared"))}
    <main class="sheet invitation" data-game=${main}>
      ${
        table
          ? html`${chocolates}<div class="invited-board">${table}</div>`
          : html`<div class="box" data-game=${main} aria-hidden="true"><div class="lid">${lidPicture(main)}</div></div>`
      }
      <div class="invited">
        <p class="small">${t(`link-invites-${use}`)}</p>
        <h2>${t(`game-${game}`)}</h2>
        <ul class="guests">${guests(app, record, use).map((name, seat) => html`<li>${seatMark(seat)}<span>${name}</span></li>`)}</ul>
        <p>${t(`link-state-${use}`, { count: plies, done: done ? "yes" : "no" })}</p>
        ${houseRules(t, record)}
        ${twin ? html`<p class="link-twin" role="note">${twinText(t, twin)}</p>` : nothing}
        <ul class="link-ways">${ways.map((way, i) => html`<li>${button(app, way, i === 0, game)}</li>`)}</ul>
        <p class="small">${t("link-nothing-yet")}</p>
        ${needsPaste ? html`<p class="small">${t("link-drawer")}</p>` : nothing}
      </div>
    </main>`;
}

/** Who plays; in a game to be watched nobody is "you". @param {App} app @param {GameRecord} record @param {string} use */
function guests({ words }, record, use) {
  /** @type {App["t"]} */
  const t = (id, args) =>
    words.t(id === "person-you" && use === "replay" ? "setup-person" : id, args);
  return namesOf({ words: { ...words, t } }, { names: [], record });
}

/** The house rules that are not as usual. @param {App["t"]} t @param {GameRecord} record */
function houseRules(t, record) {
  const box = findBox(record.game);
  const changed = box ? changedOptions(box, record) : [];
  if (!box || !changed.length) return nothing;
  const rules = changed.map(([choice, value]) => optionText(wordsOf(t, box), choice, value));
  return html`<p>${t("setup-house")}: ${rules.join(", ")}</p>`;
}

/** @param {App["t"]} t @param {Twin} twin */
const twinText = (t, { lead }) =>
  t(lead === 0 ? "link-twin-same" : lead > 0 ? "link-twin-further" : "link-twin-behind", {
    count: Math.abs(lead),
  });

/** @param {App} app @param {Way} way @param {boolean} isFirst @param {string} game */
function button({ t, goOnce }, { name, act }, isFirst, game) {
  const kind = isFirst ? "button big" : "button quiet";
  const words = t(`link-way-${name}`, { game });
  return html`${
    typeof act === "string"
      ? html`<a class=${kind} href=${act} aria-describedby="way-${name}">${words}</a>`
      : html`<button class=${kind} @click=${() => goOnce(act)} aria-describedby="way-${name}">${words}</button>`
  }<span class="small" id="way-${name}">${t(`link-way-${name}-line`)}</span>`;
}
