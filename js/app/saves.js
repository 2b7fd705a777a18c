/**
 * Saved games: play on, watch, share, or delete after a question. Damaged ones are shown and left
 * as they are.
 */

import { html, nothing } from "lit-html";
import { ageOf, kindOf, looksBack, mainOf } from "../games/box.js";
import { tableOf } from "../games/index.js";
import { createShare } from "../pages/share.js";
import { mayWatch } from "../store/saves.js";
import { isList } from "../store/shape.js";
import { facesOf } from "../table/animals.js";
import { face } from "../table/faces.js";
import { nameText, seatMark } from "../table/marks.js";
import { photoDrawn } from "../table/photo.js";
import { namesOf } from "../table/players.js";
import { dayAndTime } from "../words/words.js";
import { createAsk, deleteQuestion, removeThing } from "./asking.js";
import { head } from "./page-head.js";
import { closedBox } from "./pictures.js";
import { symbolsOf } from "./table-pictures.js";

/** @import { Listed } from "../store/saves.js" */
/**
 * @typedef {{asked: string, ask: (id: string) => void, remove: (id: string) => void, share: (save:
 *   Save) => void}} Acts asked: the save that is about to be deleted
 */

/** @param {App} app */
export function page(app) {
  /** @type {Listed[] | null} */
  let list = null;
  const load = async () => {
    list = shownTo(app.profiles, await app.saves.list());
    app.draw();
  };
  const sharing = createShare(app);
  /** @type {Acts} */
  const acts = {
    asked: "",
    ask: createAsk(app, (asked) => Object.assign(acts, { asked })),
    share: sharing.open,
    remove: (id) => removeThing(app, () => app.saves.remove(id), "saves-removed", load),
  };
  load();
  const render = () => html`${saves(app, list, acts)}${sharing.render()}`;
  return { title: "saves-title", render };
}

/**
 * Where several children share the device, a game of a class task is whose name was picked there:
 * it is in nobody's drawer, and nobody deletes another child's.
 * @param {Pick<App["profiles"], "all">} profiles
 * @param {Listed[]} all
 */
const shownTo = (profiles, all) =>
  profiles.all.length > 1 ? all.filter(({ save }) => !save?.task) : all;

/** @param {App} app @param {Listed[] | null} list @param {Acts} acts */
function saves(app, list, acts) {
  const { t } = app;
  return html`${head(app, t("saves-title"))}
    <main class="saved">
      ${symbolsOf([...new Set((list ?? []).flatMap(({ save }) => save?.record.game ?? []))])}
      ${list && !app.saves.isStored() ? html`<p role="status">${t("saves-not-kept")}</p>` : nothing}
      ${app.profiles.isGuest ? html`<p role="status">${t("shelf-guest-line")}</p>` : nothing}
      ${list?.length === 0 ? html`<p class="calm">${t("saves-none")}</p>` : nothing}
      <ul class="saves">
        ${list?.map((listed) => row(app, listed, acts))}
      </ul>
      ${
        list ? html`<p><a class="button quiet" href="#/g">${t("link-other-open")}</a></p>` : nothing
      }
    </main>`;
}

/** Why a game cannot go on. @type {Record<string, string>} */
const CONDITIONS = {
  damaged: "saves-damaged",
  foreign: "new-fault-game",
  older: "saves-older",
  newer: "table-lost-newer",
};

/** @param {App} app @param {Listed} listed @param {Acts} acts */
function row(app, { id, save, updated }, acts) {
  const { t } = app;
  const condition = save ? ageOf(save.record) : "damaged";
  const trouble = CONDITIONS[condition];
  const good = condition === "good" ? save : null;
  const seen = condition === "older" ? save : good; // what is kept beside its moves
  const isKnown = save && condition !== "foreign";
  const when = updated ? dayAndTime(app.words.region, updated) : t("saves-when-unknown");
  return html`<li
    class="save"
    data-state=${condition}
    data-game=${isKnown ? mainOf(save.record.game) : ""}
  >
    ${picture(seen, isKnown ? save.record.game : "")}
    <div class="save-facts">
      <h2>${isKnown ? t(`game-${save.record.game}`) : t("saves-unknown")}</h2>
      ${seen ? seats(app, seen, !good) : nothing}
      ${trouble ? html`<p>${t(trouble)}</p>` : nothing}
      <p class="small">
        ${when}${good ? ` · ${lengthWords(good.record, t)}` : ""}${
          save?.done ? ` · ${t("saves-done")}` : ""
        }
      </p>
    </div>
    ${
      acts.asked === id
        ? deleteQuestion(t, t("saves-sure"), {
            remove: () => acts.remove(id),
            cancel: () => acts.ask(""),
          })
        : html`<div class="save-do">
            ${good ? ways(app, good, acts) : nothing}
            <button class="button quiet" data-asks @click=${() => acts.ask(id)}>
              ${t("saves-delete")}
            </button>
          </div>`
    }
  </li>`;
}

/**
 * That it is a bot's code, or how many moves were played.
 * @param {Save["record"]} record
 * @param {App["t"]} t
 */
const lengthWords = (record, t) =>
  kindOf(record).is_written ? t("class-bot") : t("saves-moves", { count: record.moves.length });

/** The table as it was left, or the closed box. @param {Save | null} save @param {string} game */
const picture = (save, game) =>
  html`<div class="save-table">
    ${(save && photoDrawn(tableOf(save.record), save.photo?.table)) ?? closedBox(game)}
  </div>`;

/**
 * Who sits there, and whose turn it is; of a game that nobody can open, also each one's points, and
 * who has won.
 * @param {App} app
 * @param {Save} save
 * @param {boolean} isOver
 */
function seats(app, save, isOver) {
  const { t } = app;
  const { record, photo, done } = save;
  const names = namesOf(app, save);
  const faces = facesOf(record.players, save.animals);
  const { points, winners } = isOver ? pointsIn(save) : { points: [], winners: [] };
  const isNow = (/** @type {number} */ seat) => !done && !isOver && photo?.turn === seat;
  const score = (/** @type {number | undefined} */ own) =>
    own === undefined
      ? nothing
      : html` <span class="unseen">${t("saves-score")}</span> <strong>${own}</strong>`;
  const word = (/** @type {number} */ seat) => {
    if (isNow(seat)) return html` <small>${t("saves-turn")}</small>`;
    return winners.includes(seat) ? html` <small>${t("saves-won")}</small>` : nothing;
  };
  return html`<ul class="save-seats">
    ${record.players.map(
      (_, seat) =>
        html`<li data-now=${isNow(seat) ? "" : nothing}>
          ${face(faces[seat]) ?? seatMark(seat)}
          <span>${nameText(names[seat])}${score(points[seat])}${word(seat)}</span>
        </li>`,
    )}
  </ul>`;
}

/**
 * Each seat's points as they are kept with a game, and its winners; anything may stand there. The
 * stars of a lesson and the point of a puzzle are no such points.
 * @param {Save} save
 * @returns {{points: number[], winners: number[]}}
 */
function pointsIn({ record, photo, done }) {
  const { points = [], winners = [] } = photo ?? {};
  const isGame = kindOf(record).is_game;
  return {
    points: isGame && isList(points, Number.isSafeInteger) ? points : [],
    winners: isGame && done && isList(winners, Number.isSafeInteger) ? winners : [],
  };
}

/**
 * What can be done with a good save. A class task belongs to its set, so it is not shared.
 * @param {App} app
 * @param {Save} save
 * @param {Acts} acts
 */
function ways({ t }, save, { share }) {
  const { id, done, task, record } = save;
  const game = t(`game-${record.game}`);
  const open = kindOf(record).is_written
    ? `#/workshop/${record.game}?set=${task?.set}&task=${task?.number}`
    : `#/game/${id}`;
  return html`<a class="button" href=${open}
      >${t(kindOf(record).is_written ? "class-rewrite" : done ? "saves-look" : "shelf-continue")}</a
    >
    ${
      mayWatch(save) && record.moves.length > 1
        ? html`<a class="button quiet" href="#/replay/${id}">${t("replay-watch")}</a>`
        : nothing
    }
    ${
      done && !task && looksBack(record)
        ? html`<a class="button quiet" href="#/replay/${id}?look=back">${t("replay-look-back")}</a>`
        : nothing
    }
    ${
      task
        ? nothing
        : html`<button
            class="button quiet"
            aria-label=${t("link-share-game", { game })}
            @click=${() => share(save)}
          >
            ${t("table-share")}
          </button>`
    }`;
}
