/**
 * A new game: its house rules and players, the address that describes it, and the page that starts
 * it: `#/new/<game>?seed=7&players=person,<bot>`.
 */

import { html } from "lit-html";
import { findBox, lessonRecord } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { newId, newSeed } from "../store/saves.js";
import { animalsIn } from "../table/animals.js";
import { cut, MOST_NAME } from "../words/letters.js";
import { head } from "./page-head.js";

/** How whoever plays was called last; out of a file it may be too long. @param {Pick<App, "store">} app */
export const ownName = ({ store }) => cut(store.get("name") ?? "", MOST_NAME);

/** @typedef {Record<string, number | boolean>} Options */
/**
 * @typedef {{options: Options, flat?: Save["flat"], candle?: number} & Pick<GameRecord, "players">}
 *   Game
 */

/**
 * Some options matter with certain numbers of players only, some only where no bot plays, some not
 * with a certain switch.
 * @param {Choice} choice
 * @param {Game} game
 */
export const isUsed = ({ seats, bots = true, unless = "" }, { players, options }) =>
  (seats.length === 0 || seats.includes(players.length)) &&
  (bots || players.every(({ kind }) => kind === "person")) &&
  !options[unless];

/**
 * The options that matter at this table and are not as usual, with their values.
 * @param {Box} box
 * @param {Game} game
 * @returns {[Choice, number][]}
 */
export const changedOptions = (box, game) =>
  box.options
    .filter((choice) => isUsed(choice, game))
    .filter(({ name, default: usual }) => Number(game.options[name] ?? usual) !== Number(usual))
    .map((choice) => [choice, Number(game.options[choice.name])]);

/**
 * The same option can mean different things in two games, so messages are told the game.
 * @param {T} t
 * @param {Box} box
 * @returns {T}
 */
export const wordsOf =
  (t, { name }) =>
  (id, args) =>
    t(id, { ...args, game: name });

/** An option with its value, in words. @param {T} t @param {Choice} choice @param {number} value */
export function optionText(t, { kind, seat, words }, value) {
  if (kind === "seat") return t("setup-seat-begins", { number: value + 1 });
  const name = t(`option-${words}`);
  if (kind === "switch") return value ? name : t("link-without", { rule: name });
  const told = t(`option-${words}-value`, { value, seconds: value / 1000 });
  return t("setup-option", { name, value: told, seat: seat === null ? 0 : seat + 1 });
}

/**
 * The players that an address names; by default one person against the fewest bots.
 * @param {Box} box
 * @param {Record<string, string>} query
 * @param {string} [bot]
 * @returns {Player[]}
 */
export const playersIn = ({ seats, levels }, { players }, bot = levels.middle) =>
  players?.split(",").map(readPlayer) ?? [{ kind: "person" }, ...botsOf(bot, seats[0] - 1)];

/**
 * A bot's name, or a person with or without a name: `person`, `person:Anna`.
 * @param {string} word
 * @returns {Player}
 */
function readPlayer(word) {
  const [kind = "", ...name] = word.split(":");
  return kind === "person" ? { kind, name: name.join(":") } : { kind: "bot", bot: kind };
}

/** @param {Player} player */
function writePlayer({ kind, bot, name }) {
  if (kind !== "person") return bot;
  return name ? `person:${name.replaceAll(",", " ")}` : kind;
}

/** @param {string} bot @param {number} count @returns {Player[]} */
export const botsOf = (bot, count) => Array.from({ length: count }, () => ({ kind: "bot", bot }));

/**
 * `#/new/<game>` starts a game, `#/set-up/<game>` shows the page before it.
 * @param {"new" | "set-up"} page
 * @param {Box} box
 * @param {Game} game
 */
export function gameAddress(page, box, game) {
  const query = new URLSearchParams({ players: game.players.map(writePlayer).join() });
  if (game.flat) query.set("flat", "1");
  if (game.candle) query.set("candle", String(game.candle));
  for (const [{ name }, value] of changedOptions(box, game)) query.set(name, String(value));
  return `#/${page}/${box.name}?${query}`;
}

/**
 * Saves a game and returns the address of its table.
 * @param {{saves: Pick<App["saves"], "put">}} app
 * @param {GameRecord} record
 * @param {Partial<Save>} [more] what is not as usual
 */
export async function saveGame({ saves }, record, more = {}) {
  const id = newId();
  const names = record.players.map(({ name }) => name ?? "");
  await saves.put({ id, record, names, flat: false, done: false, ...more });
  return `#/game/${id}`;
}

/** An error whose text is the name of a message. */
class Fault extends Error {}

/** `#/new/<game>?…`: the game of an address. @param {App} app @param {Params} params */
export const page = (app, params) => begin(app, params, readRequest);

/** `#/learn/<game>`: its lesson. @param {App} app @param {Params} params */
export const learn = (app, params) =>
  begin(app, params, (game) => {
    const box = findBox(game);
    if (!box?.lesson) throw new Fault("new-fault-game");
    return lessonRecord(box, ownName(app));
  });

/**
 * Starts a game, unless somebody leaves before the engine answers.
 * @param {App} app
 * @param {Params} params
 * @param {(game: string, query: Record<string, string>) => object} request what the engine is asked
 * @returns {Promise<Page | null>}
 */
async function begin(app, { id, query }, request) {
  const title = `game-${findBox(id)?.name ?? "unknown"}`;
  const isLeft = app.wait(title, id);
  try {
    const { error, update } = await app.engine.ask({ op: "new", ...request(id, query) });
    if (isLeft()) return null;
    if (error)
      throw new Fault(error.type === "bad-request" ? "new-fault-request" : "new-fault-other");
    const { record, done } = update;
    const hash = await saveGame(app, record, {
      done,
      flat: query.flat === "1",
      ...(query.candle && { candle: Number(query.candle) }),
      own: query.seed === undefined,
      animals: animalsIn(app.store.get("animals")),
    });
    if (!isLeft()) app.go(hash, "replace");
    return null;
  } catch (error) {
    const fault = error instanceof Fault ? error.message : "new-fault-other";
    const render = () =>
      html`${head(app, app.t("new-refused"))}
        <main class="sheet">
          <p>${app.t(fault)}</p>
          <p>
            <a class="button" href=${findBox(id) ? `#/set-up/${id}` : "#/"}
              >${app.t("new-choose")}</a
            >
          </p>
        </main>`;
    return { title, render };
  }
}

/** @param {string} game @param {Record<string, string>} query */
function readRequest(game, query) {
  const box = game in TABLES ? findBox(game) : undefined;
  if (!box) throw new Fault("new-fault-game");
  const players = playersIn(box, query);
  if (box.seats.every((count) => count === 1) && players.some(({ kind }) => kind !== "person"))
    throw new Fault("new-fault-request");
  const chosen = box.options.filter(({ name }) => name in query);
  const options = chosen.map((choice) => [choice.name, readOption(choice, query[choice.name])]);
  const seed = query.seed === undefined ? newSeed() : readSeed(query.seed);
  return { game, options: Object.fromEntries(options), players, seed, moves: [] };
}

/** @param {Choice} choice @param {string} text */
function readOption({ kind }, text) {
  if (!/^\d{1,9}$/.test(text)) throw new Fault("new-fault-request");
  return kind === "switch" ? text !== "0" : Number(text);
}

/** @param {string} text */
function readSeed(text) {
  if (!/^\d{1,16}$/.test(text) || Number(text) > Number.MAX_SAFE_INTEGER)
    throw new Fault("new-fault-seed");
  return Number(text);
}
