/** What a link of a game invites to. Nothing is kept or begun before somebody presses a button. */

import { html, nothing } from "lit-html";
import { isSite } from "../engine/source.js";
import { findBox, mainOf } from "../games/box.js";
import { lead, partFor, WHOLE } from "../links/link.js";
import { newId, newSeed } from "../storage/saves.js";
import { chocolates } from "../table/chocolates.js";
import { seatMark } from "../table/marks.js";
import { namesOf } from "../table/names.js";
import { personsOf } from "../table/screen.js";
import { head } from "./parts.js";
import { lidPicture, tablePicture } from "./pictures.js";
import { address, isUsed, wordsOf } from "./setup.js";

/**
 * @typedef {import("../main.js").App} App
 * @typedef {import("../storage/saves.js").Save} Save
 * @typedef {import("../links/link.js").Opened} Opened
 * @typedef {import("../table/types.js").GameRecord} GameRecord
 * @typedef {{save: Save, lead: number}} Twin a kept game that is the shared one, and by how many moves it is further
 * @typedef {{name: string, act: string | (() => Promise<string>), line?: string}} Way act: an address, or what makes one; its words are `link-way-…`
 */

/** @param {App} app @param {string} text @param {Opened} opened */
export async function createInvitation(app, text, opened) {
  const { use, record, done } = opened;
  const twin =
    WHOLE.includes(/** @type {any} */ (use)) && !done ? await findTwin(app, record) : null;
  const table = use === "position" ? await tablePicture(app, record) : null;
  const ways = waysOf(app, text, opened, twin);
  return { render: () => invitation(app, opened, { twin, table, ways }) };
}

/** The kept game that is the shared one, the furthest if there are several; tasks are nobody's to go on with. @param {App} app @param {GameRecord} record @returns {Promise<Twin | null>} */
async function findTwin(app, record) {
  const twins = (await app.saves.list()).flatMap(({ save }) => {
    const by = save && !("task" in save) ? lead(save.record, record) : null;
    return save && by !== null ? [{ save, lead: by }] : [];
  });
  return twins.sort((a, b) => b.lead - a.lead)[0] ?? null;
}

/** The game for one that the engine would play on that table, as a record. @param {GameRecord} record @param {{game: string, options: Record<string, number>}} solo @returns {GameRecord} */
const soloOn = ({ position }, { game, options }) => ({
  game,
  edition: findBox(game)?.edition,
  options,
  players: [{ kind: "person", name: "" }],
  seed: newSeed(),
  position,
  moves: [],
});

/** What can be done with it, the likeliest first. @param {App} app @param {string} text @param {Opened} opened @param {Twin | null} twin */
function waysOf(app, text, { use, record, done, solos = [] }, twin) {
  const fresh = {
    deal: partFor("deal", record),
    setup: { ...partFor("setup", record), seed: newSeed() },
  };
  const watch = { name: "watch", act: `#/watch/${text}` };
  const deal = { name: "deal", act: () => begin(app, fresh.deal) };
  const setup = { name: "setup", act: () => begin(app, fresh.setup) };
  const change = { name: "change", act: setUpAddress(record) };
  const others = { ...setup, name: "others" };
  const on = done
    ? []
    : twin
      ? twinWays(app, record, twin)
      : [{ name: "resume", act: () => keep(app, record) }];
  if (use === "resume") return [...on, watch, deal, others];
  if (use === "replay") return [watch, ...on, deal, others];
  if (use === "deal") return [deal, others];
  if (use === "setup") return [setup, change];
  return [
    { name: "position", act: () => begin(app, record) },
    ...solos.map((solo) => ({
      name: findBox(solo.game)?.solo?.page ?? "",
      act: () => keep(app, soloOn(record, solo)),
    })),
  ];
}

/** The kept game is gone on with where it is further, else brought up to the link; a second one only by wish. @param {App} app @param {GameRecord} record @param {Twin} twin */
function twinWays(app, record, { save, lead }) {
  const second = { name: "second", act: () => keep(app, record) };
  if (lead >= 0) return [{ name: "yours", act: `#/game/${save.id}` }, ...(lead ? [second] : [])];
  const catchUp = async () => {
    await app.saves.put({ ...save, record: { ...save.record, moves: record.moves } });
    return `#/game/${save.id}`;
  };
  return [{ name: "resume", act: catchUp }, second];
}

/** A game from its first move; whoever plays it alone goes by the own name. @param {App} app @param {GameRecord} record */
function begin(app, record) {
  const isAlone = personsOf(record.players) === 1;
  const name = app.store.get("name") ?? "";
  const players = record.players.map((player) =>
    player.kind === "person" && isAlone ? { kind: "person", name } : player,
  );
  return keep(app, { ...record, players });
}

/** @param {App} app @param {GameRecord} record */
async function keep(app, record) {
  const id = newId();
  await app.saves.put({
    id,
    record,
    names: record.players.map(({ name }) => name ?? ""),
    flat: false,
    done: false,
  });
  return `#/game/${id}`;
}

/** The sheet before the game, as the link has it. @param {GameRecord} record */
function setUpAddress({ game, players, options }) {
  const [box, page] = [findBox(game), findBox(game)?.solo?.page];
  if (page) return `#/${page}`;
  const seats = players.map(({ bot, name = "" }) => ({ who: bot ?? "person", name }));
  const numbers = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, Number(value)]),
  );
  return box ? address(box, { seats, options: numbers, flat: false, chosen: 0 }, "set-up") : "#/";
}

/** @param {App} app @param {Opened} opened @param {{twin: Twin | null, table: unknown, ways: Way[]}} found */
function invitation(app, { use, record, plies = 0, done = false }, { twin, table, ways }) {
  const { t } = app;
  const game = t(`game-${record.game}`);
  const box = mainOf(record.game);
  return html`
    ${head(app, t("link-shared"))}
    <main class="sheet invitation" data-game=${box}>
      ${
        table
          ? html`${chocolates}<div class="invited-board">${table}</div>`
          : html`<div class="box" data-game=${box} aria-hidden="true"><div class="lid">${lidPicture(box)}</div></div>`
      }
      <div class="invited">
        <p class="small">${t(`link-invites-${use}`)}</p>
        <h2>${game}</h2>
        <ul class="guests">${guests(app, record, use).map((name, seat) => html`<li>${seatMark(seat)}<span>${name}</span></li>`)}</ul>
        <p>${t(`link-state-${use}`, { count: plies, done: done ? "yes" : "no" })}</p>
        ${houseRules(app, record)}
        ${twin ? html`<p class="link-twin" role="note">${twinWords(t, twin)}</p>` : nothing}
        <ul class="link-ways">${ways.map((way, i) => html`<li>${button(app, way, i === 0, record.game)}</li>`)}</ul>
        <p class="small">${t("link-nothing-yet")}</p>
        ${drawer(app)}
      </div>
    </main>`;
}

/** Who plays; in a game to be watched nobody is "you". @param {App} app @param {GameRecord} record @param {string} use */
function guests({ words }, record, use) {
  const t = (/** @type {string} */ id, /** @type {Record<string, any>} */ args) =>
    words.t(id === "person-you" && use === "replay" ? "setup-person" : id, args);
  return namesOf({ words: /** @type {any} */ ({ t, has: words.has }) }, { names: [], record });
}

/** The house rules that are not as usual. @param {App} app @param {GameRecord} record */
function houseRules(app, record) {
  const box = findBox(record.game);
  const seats = record.players.map(({ bot, name = "" }) => ({ who: bot ?? "person", name }));
  const changed =
    box?.options.filter(
      (choice) => isUsed(choice, seats) && chosenOf(choice, record) !== Number(choice.default),
    ) ?? [];
  const rules = changed.map((choice) =>
    ruleWords(box ? wordsOf(app.t, box) : app.t, choice, chosenOf(choice, record)),
  );
  return rules.length ? html`<p>${app.t("setup-house")}: ${rules.join(", ")}</p>` : nothing;
}

/** @param {import("../games/box.js").Choice} choice @param {GameRecord} record */
const chosenOf = (choice, { options }) => Number(options[choice.name] ?? choice.default);

/** @param {App["t"]} t @param {import("../games/box.js").Choice} choice @param {number} value */
function ruleWords(t, choice, value) {
  if (choice.name === "first")
    return `${t("setup-seat", { number: value + 1 })} ${t("setup-begins")}`;
  const { seat, words: name } = choice;
  if (typeof choice.default === "boolean")
    return value ? t(`option-${name}`) : t("link-without", { rule: t(`option-${name}`) });
  const told = `${t(`option-${name}`)} ${t(`option-${name}-value`, { value, seconds: value / 1000 })}`;
  return seat === null ? told : `${t("setup-seat", { number: seat + 1 })}: ${told}`;
}

/** @param {App["t"]} t @param {Twin} twin */
const twinWords = (t, { lead }) =>
  t(lead === 0 ? "link-twin-same" : lead > 0 ? "link-twin-further" : "link-twin-behind", {
    count: Math.abs(lead),
  });

/** @param {App} app @param {Way} way @param {boolean} isFirst @param {string} game */
function button({ t, goOnce }, { name, act }, isFirst, game) {
  const kind = isFirst ? "button big" : "button quiet";
  const words = t(`link-way-${name}`, { game });
  const line = html`<span class="small" id="way-${name}">${t(`link-way-${name}-line`)}</span>`;
  return typeof act === "string"
    ? html`<a class=${kind} href=${act} aria-describedby="way-${name}">${words}</a>${line}`
    : html`<button class=${kind} @click=${() => goOnce(act)} aria-describedby="way-${name}">${words}</button>${line}`;
}

/** Cameras open the browser; the box on an iPad's Home Screen has games of its own, and a link comes there by hand. @param {App} app */
const drawer = ({ t, install }) =>
  isSite && install.way.startsWith("ios") && !install.isOwn()
    ? html`<p class="small">${t("link-drawer")}</p>`
    : nothing;
