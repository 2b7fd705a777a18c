/** Starts the game that the address describes: `#/new/<game>?seed=7&players=person,<bot>`. */

import { html } from "lit-html";
import { findBox } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { newSeed } from "../storage/saves.js";
import { playersIn, saveGame } from "./new-game.js";
import { head, waitingTable } from "./parts.js";

/** @import { Choice } from "../games/box.js" */
/** @import { App, Page, Params } from "../main.js" */

/** An error whose text is the name of a message. */
class Fault extends Error {}

/** @param {App} app @param {Params} params @returns {Page} */
export function page(app, params) {
  let fault = "";
  let isClosed = false;

  async function start() {
    const reply = await app.engine.ask({ op: "new", ...readRequest(params) });
    if (isClosed) return;
    if (reply.error)
      throw new Fault(reply.error.type === "bad-request" ? "new-fault-request" : "new-fault-other");
    const { record, done } = reply.update;
    const hash = await saveGame(app, record, { done, flat: params.query.flat === "1" });
    if (!isClosed) app.go(hash, "replace");
  }

  start().catch((error) => {
    fault = error instanceof Fault ? error.message : "new-fault-other";
    app.draw();
  });
  return {
    title: `game-${findBox(params.id)?.name ?? "unknown"}`,
    render: () => (fault ? refused(app, params, fault) : waitingTable(app, params.id)),
    close() {
      isClosed = true;
    },
  };
}

/** @param {Params} params */
function readRequest({ id: game, query }) {
  const box = game in TABLES ? findBox(game) : undefined;
  if (!box) throw new Fault("new-fault-game");
  const players = playersIn(box, query);
  if (box.seats.every((count) => count === 1) && players.some(({ kind }) => kind !== "person"))
    throw new Fault("new-fault-request");
  const chosen = box.options.filter(({ name }) => name in query);
  const options = chosen.map((choice) => [choice.name, readOption(choice, query[choice.name])]);
  const seed = readSeed(query.seed);
  return { game, options: Object.fromEntries(options), players, seed, moves: [] };
}

/** @param {Choice} choice @param {string} text */
function readOption(choice, text) {
  if (!/^\d{1,9}$/.test(text)) throw new Fault("new-fault-request");
  return choice.kind === "switch" ? text !== "0" : Number(text);
}

/** @param {string | undefined} text */
function readSeed(text) {
  if (text === undefined) return newSeed();
  const seed = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(seed)) throw new Fault("new-fault-seed");
  return seed;
}

/** @param {App} app @param {Params} params @param {string} fault */
const refused = (app, { id }, fault) => html`
  ${head(app, app.t("new-refused"))}
  <main class="sheet">
    <p>${app.t(fault)}</p>
    <p><a class="button" href=${findBox(id) ? `#/set-up/${id}` : "#/"}>${app.t("new-choose")}</a></p>
  </main>`;
