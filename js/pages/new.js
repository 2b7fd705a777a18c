/** Straight into a game that the address describes: `#/new/<game>?seed=7&players=person,<bot>`. */

import { html } from "lit-html";
import { findBox } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { newId, newSeed } from "../storage/saves.js";
import { head, waitingTable } from "./parts.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../main.js").Params} Params */
/** @typedef {import("../table/types.js").Player} Player */

/** @param {App} app @param {Params} params */
export function page(app, params) {
  let fault = "";
  let isOpen = true;
  begin(app, params, () => isOpen).catch((error) => {
    fault = error instanceof Fault ? error.message : "new-fault-other";
    app.draw();
  });
  return {
    title: `game-${findBox(params.game)?.name ?? "unknown"}`,
    render: () => (fault ? refused(app, params, fault) : waitingTable(app, params.game)),
    close: () => {
      isOpen = false;
    },
  };
}

/** A message's name instead of an error. */
class Fault extends Error {}

/** @param {App} app @param {Params} params @param {() => boolean} isWanted */
async function begin(app, params, isWanted) {
  const request = readRequest(params);
  const reply = await app.engine.ask({ op: "new", ...request });
  if (!isWanted()) return;
  if (reply.error)
    throw new Fault(reply.error.type === "bad-request" ? "new-fault-request" : "new-fault-other");
  const id = newId();
  const { record, done } = reply.update;
  await app.saves.put({
    id,
    record,
    done,
    names: request.players.map((player) => player.name ?? ""),
    flat: params.query.flat === "1",
  });
  if (isWanted()) app.go(`#/game/${id}`, "replace");
}

/** @param {Params} params */
function readRequest({ game, query }) {
  const box = game in TABLES ? findBox(game) : undefined;
  if (!box) throw new Fault("new-fault-game");
  const players = (query.players ?? usual(box)).split(",").map(readPlayer);
  if (box.seats.every((count) => count === 1) && players.some(({ kind }) => kind !== "person"))
    throw new Fault("new-fault-request");
  const options = Object.fromEntries(
    box.options
      .filter(({ name }) => name in query)
      .map((choice) => [choice.name, readOption(choice, query[choice.name] ?? "")]),
  );
  return { game, options, players, seed: readSeed(query.seed), moves: [] };
}

/** A person against as few middle bots as there may be. @param {import("../games/box.js").Box} box */
const usual = ({ seats, levels }) =>
  ["person", ...Array.from({ length: (seats[0] ?? 2) - 1 }, () => levels.middle)].join();

/** A bot's name, or a person with or without a name: `person`, `person:Anna`. @param {string} word @returns {Player} */
function readPlayer(word) {
  const [kind = "", ...name] = word.split(":");
  if (kind !== "person") return { kind: "bot", bot: kind };
  return name.join(":") ? { kind, name: name.join(":") } : { kind };
}

/** @param {import("../games/box.js").Choice} choice @param {string} text */
function readOption(choice, text) {
  if (!/^\d{1,9}$/.test(text)) throw new Fault("new-fault-request");
  return typeof choice.default === "boolean" ? text !== "0" : Number(text);
}

/** @param {string | undefined} text */
function readSeed(text) {
  if (text === undefined) return newSeed();
  const seed = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  if (!Number.isSafeInteger(seed)) throw new Fault("new-fault-seed");
  return seed;
}

/** @param {App} app @param {Params} params @param {string} fault */
function refused(app, params, fault) {
  const { t } = app;
  return html`
    ${head(app, t("new-refused"))}
    <main class="sheet">
      <p>${t(fault)}</p>
      <p><a class="button" href=${findBox(params.game) ? `#/set-up/${params.game}` : "#/"}>${t("new-choose")}</a></p>
    </main>`;
}
