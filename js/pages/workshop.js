/** The bot workshop: which game a bot is for, and then its code beside the table where it plays. */

import { html } from "lit-html";
import { botsOf, saveGame } from "../app/new.js";
import * as notFound from "../app/not-found.js";
import { head } from "../app/page-head.js";
import { closedBox } from "../app/pictures.js";
import { recordOf } from "../app/plan.js";
import { findBox, LIDS } from "../games/box.js";
import { tableOf } from "../games/index.js";
import { proposedOptions } from "../store/played.js";
import { newSeed } from "../store/saves.js";
import { OWN } from "../table/players.js";
import { firstCode, hasWorkshop } from "../workshop/first.js";
import { hasWalk, storedTasks, walkAddress, walkOf } from "../workshop/tasks.js";
import { LinkPanel } from "./link-panel.js";

const TITLE = "workshop-title";

/**
 * `#/workshop`, `#/workshop/<game>`, its small tasks `#/workshop/<game>/walk`, and for a task of a
 * class `#/workshop/<game>?set=<its link>&task=<number>`. @param {App} app @param {Params} params
 * @returns {Promise<Page | null>}
 */
export async function page(app, { id: place, query }) {
  const [id = "", part] = place.split("/");
  const isLeft = app.wait(TITLE, "");
  if (!hasWorkshop(id)) return isLeft() ? null : { title: TITLE, render: () => games(app) };
  if (part === "walk" && hasWalk(id)) return walk(app, id, isLeft);
  const task = query.set ? await (await import("./bot-task.js")).botTask(app, id, query) : null;
  if (query.set && !task) return isLeft() ? null : notFound.page(app);
  const own = task?.id ?? id;
  const [{ Bench }, { createCode }, code, stored] = await Promise.all([
    import("../workshop/bench.js"),
    import("../workshop/editor.js"),
    firstCode(app, id),
    app.bots.get(own),
  ]);
  const panel = new LinkPanel(app);
  const box = findBox(id);
  const game = tableOf(/** @type {any} */ ({ game: id }));
  if (isLeft() || !box || !game || code === undefined) return null;
  const { against } = query;
  const bot = stored ?? { id: own, code };
  const newGame = (/** @type {string} */ text) => gameAgainst(app, box, text);
  const parts = { box, game, first: code, bot, task, against, panel, newGame, createCode };
  return new Bench(app, parts);
}

/**
 * A new game of one person against this code; its address.
 * @param {App} app
 * @param {Box} box
 * @param {string} code
 */
function gameAgainst(app, box, code) {
  const bots = botsOf(OWN, (box.seats[0] ?? 2) - 1);
  const plan = { players: [{ kind: "person" }, ...bots], options: proposedOptions(app, box) };
  const names = plan.players.map(({ kind }) => (kind === "bot" ? app.t("workshop-own") : ""));
  return saveGame(app, { ...recordOf(box, plan), seed: newSeed() }, { names, code });
}

/** The small tasks of a game. @param {App} app @param {string} id @param {() => boolean} isLeft */
async function walk(app, id, isLeft) {
  const [{ Walk }, { createCode }, tasks] = await Promise.all([
    import("../workshop/exercises.js"),
    import("../workshop/editor.js"),
    walkOf(app, id),
  ]);
  const stored = await storedTasks(app.bots, id, tasks);
  const box = findBox(id);
  const game = tableOf(/** @type {any} */ ({ game: id }));
  if (isLeft() || !box || !game) return null;
  return new Walk(app, { box, game, tasks, storedTasks: stored, createCode });
}

/** @param {App} app */
const games = ({ t }) =>
  html`${head({ t }, t(TITLE))}
    <main class="sheet">
      <p>${t("workshop-what")}</p>
      <h2>${t("workshop-choose")}</h2>
      <ul class="workshop-games">
        ${LIDS.filter(({ name }) => hasWorkshop(name)).map(
          ({ name }) =>
            html`<li>
              <a class="button quiet" href="#/workshop/${name}"
                >${closedBox(name)}<span>${t(`game-${name}`)}</span></a
              >
            </li>`,
        )}
      </ul>
      <h2>${t("walk-new")}</h2>
      <p>${t("walk-new-what")}</p>
      <ul class="workshop-games">
        ${LIDS.filter(({ name }) => hasWalk(name)).map(
          ({ name }) =>
            html`<li>
              <a class="button quiet" href=${walkAddress(name)}
                >${closedBox(name)}<span>${t("walk-of", { game: t(`game-${name}`) })}</span></a
              >
            </li>`,
        )}
      </ul>
    </main>`;
