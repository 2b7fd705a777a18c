/** The shelf: a box for each game, drawn before Python is there. */

import { html, nothing } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import mark from "../../assets/wordmark.svg?raw";
import { ageOf, LIDS, LIMITS, minutesOf } from "../games/box.js";
import { dayOf } from "../store/path.js";
import { proposedOptions } from "../store/played.js";
import { nameOrAnimal } from "../table/animals.js";
import { icon } from "../table/marks.js";
import { menuList, raise, Sheets, sheet } from "../table/sheets.js";
import { bar, canInstall, offlineMark, stepText } from "./page-head.js";
import { lidPicture } from "./pictures.js";

/** @import { Listed } from "../store/saves.js" */

/** @import { Entry } from "../table/sheets.js" */
/** @typedef {Record<"more" | "who", () => unknown>} Drawn its sheets */
/** @typedef {Record<"more" | "who" | "face", () => unknown>} Keys face: of whoever plays, as it is drawn */

/** @param {App} app */
export function page(app) {
  /** Null until they are read. @type {Listed[] | null} */
  let newestFirst = null;
  app.saves.list().then((listed) => {
    newestFirst = listed;
    app.draw();
  });
  /** @type {Sheets<keyof Drawn>} */
  const sheets = new Sheets(app, () => app.drawn(() => raise(document)));
  /** @type {Drawn} */
  const drawn = { more: () => moreSheet(app, sheets.close), who: () => nothing };
  const who = async () => {
    const [{ ProfileSheet }] = await Promise.all([
      import("../pages/profiles.js"),
      app.bringLater(),
    ]);
    const profiles = new ProfileSheet(app, sheets.close);
    drawn.who = () => profiles.render();
    sheets.show("who");
  };
  const keys = { who, more: () => sheets.show("more"), face: () => icon("who") };
  // no face is fetched for whoever is alone here
  if (isTold(app.profiles))
    import("../table/faces.js").then(({ face }) => {
      keys.face = () => face(app.profiles.called(app.profiles.now).animal) ?? icon("who");
      app.draw();
    });
  const render = () => shelf(app, newestFirst, keys, sheets.name ? drawn[sheets.name]() : nothing);
  return { title: "shelf-title", render };
}

/**
 * @param {App} app
 * @param {Listed[] | null} newestFirst
 * @param {Keys} keys
 * @param {unknown} sheet the one that lies open
 */
function shelf(app, newestFirst, keys, sheet) {
  const { t, offline, profiles } = app;
  const mark = offlineMark(app);
  const hello = t(profiles.isGuest ? "shelf-guest-line" : "shelf-hello");
  const start = app.engine.state === "loading" ? stepText(app) : hello;
  return html`<main class="shelf">
    <header class="shelf-head">
      <h1 tabindex="-1">${wordmark}<span>Chocobox</span></h1>
      <div class="shelf-start">
        ${bar(app)}
        <p class="small">${start}</p>
        ${offline.isNewer ? newer(app, newestFirst) : nothing}
      </div>
      ${profiles.isKept ? whoKey(app, keys) : nothing}
    </header>
    <ul class="lids">
      ${LIDS.map((lid) => boxLid(app, lid, newestFirst ?? []))}
    </ul>
    <footer class="shelf-foot">
      <nav class="shelf-ways" aria-label=${t("shelf-ways")}>
        ${todayWay(t)}
        ${WAYS.map(
          ([name, sign, href]) =>
            html`<a class="shelf-way" href=${href}>${icon(sign)}<span>${t(name)}</span></a>`,
        )}
        <button class="shelf-way" aria-haspopup="dialog" @click=${keys.more}>
          ${icon("dots")}<span>${t("table-more")}</span>
        </button>
      </nav>
      <p class="offline small" data-state=${offline.state}>
        ${icon(OFFLINE[mark] ?? "dash")} ${t(mark)}
      </p>
    </footer>
    ${sheet}
  </main>`;
}

/** Whether the shelf knows who plays. @param {App["profiles"]} profiles */
const isTold = ({ all, isGuest, now, called }) =>
  !isGuest && (all.length > 1 || Boolean(called(now).name));

/** Who plays, and the way to somebody else. @param {App} app @param {Keys} keys */
function whoKey({ t, profiles }, { who: act, face }) {
  const { isGuest, now } = profiles;
  const who = isGuest ? t("shelf-guest") : nameOrAnimal(t, profiles.called(now));
  return html`<button
    class="shelf-who"
    aria-haspopup="dialog"
    aria-label=${t("shelf-who-now", { name: who })}
    @click=${act}
  >
    ${face()}<span>${isGuest || isTold(profiles) ? who : t("shelf-who")}</span>
  </button>`;
}

/**
 * The newer version, and how many saved games cannot be opened in it; where it does not tell,
 * nothing is promised.
 * @param {App} app
 * @param {Listed[] | null} listed
 */
function newer({ t, offline }, listed) {
  const { coming } = offline;
  const records = (listed ?? []).flatMap(({ save }) => save?.record ?? []);
  const open = records.filter((record) => ageOf(record) === "good");
  const lost = coming ? open.filter((record) => ageOf(record, coming) !== "good").length : 0;
  const counts = { lost, all: open.length };
  const games = coming && open.length ? html` <small>${t("newer-games", counts)}</small>` : nothing;
  return html`<aside class="newer">
    <p>${t("newer-text")}${games}</p>
    <button class="button" @click=${offline.update}>${t("newer-take")}</button>
  </aside>`;
}

/** What today brings, by the lid of its game: the same for all people. @param {T} t */
function todayWay(t) {
  const { days } = LIMITS;
  const { game = "" } = days[dayOf(new Date()) % days.length] ?? {};
  return html`<a class="shelf-way today" data-game=${game} href="#/path"
    >${lidPicture(game)}<span>${t("shelf-today")} <small>${t(`game-${game}`)}</small></span></a
  >`;
}

/** What is at hand beside the boxes: its words, its sign, and where it leads. */
const WAYS = [
  ["shelf-saves", "drawer", "#/saves"],
  ["shelf-class", "teach", "#/class"],
];

/** What is wanted more rarely. @param {App} app @param {() => void} close */
function moreSheet(app, close) {
  const { t, go } = app;
  const { isDone } = app.install;
  /** @type {(sign: string, text: string, hash: string) => Entry} */
  const entry = (sign, text, hash) => ({ icon: icon(sign), text, act: () => go(hash) });
  const entries = [
    entry("rules", t("rules-title"), `#/rules/${LIDS[0]?.name}`),
    entry("link", t("shelf-links"), "#/g"),
    entry("scan", t("shelf-near"), "#/near"),
    entry("send", t("addresses-title"), "#/addresses"),
    entry("settings", t("settings-title"), "#/settings"),
    entry("about", t("about-title"), "#/about"),
  ];
  if (!isDone && canInstall(app)) entries.push(entry("into", t("install-title"), "#/keep"));
  const done = isDone ? html`<p class="small">${t("install-done")}</p>` : nothing;
  return sheet(t("table-more"), html`<div>${menuList(entries)}${done}</div>`, close, t);
}

/**
 * The signs of what is true of playing without internet; else a dash.
 * @type {Record<string, string>}
 */
const OFFLINE = { "offline-ready": "tick", "offline-getting": "into" };

/**
 * A game that is over, from another edition or part of a class set has no ribbon.
 * @param {App} app
 * @param {Box} lid
 * @param {Listed[]} newestFirst
 */
function boxLid(app, lid, newestFirst) {
  const { t } = app;
  const name = t(`game-${lid.name}`);
  const unfinished = newestFirst.find(({ save }) => {
    const isOwn = save?.record.game === lid.name && ageOf(save.record) === "good";
    return isOwn && !save.done && !save.task;
  });
  return html`<li class="box" data-game=${lid.name}>
    <div class="lid">
      <h2>${name}</h2>
      <p class="lid-line">${t(`line-${lid.name}`)}</p>
      ${lidPicture(lid.name)}
      ${
        unfinished
          ? html`<a
              class="ribbon"
              href="#/game/${unfinished.id}"
              aria-label=${t("shelf-continue-game", { game: name })}
              >${t("shelf-continue")}</a
            >`
          : nothing
      }
      <dl class="facts">
        <div>
          <dt>${t("fact-players")}</dt>
          <dd>${lid.seats[0]}–${lid.seats.at(-1)}</dd>
        </div>
        <div>
          <dt>${t("fact-minutes")}</dt>
          <dd>${minutesText(app, lid)}</dd>
        </div>
        <div>
          <dt>${t("fact-age")}</dt>
          <dd>${lid.shelf?.age}+</dd>
        </div>
      </dl>
      <a
        class="button play"
        href="#/set-up/${lid.name}"
        aria-label=${t("shelf-play-game", { game: name })}
        >${t("setup-play")}</a
      >
    </div>
  </li>`;
}

/**
 * From the quickest number of seats to the slowest, with the rounds that will be proposed.
 * @param {App} app
 * @param {Box} lid
 */
function minutesText(app, lid) {
  const options = proposedOptions(app, lid);
  const minutes = lid.seats.map((seats) => minutesOf(lid, seats, options)).sort((a, b) => a - b);
  const [least, most] = [minutes[0], minutes.at(-1)];
  return least === most ? `${least}` : `${least}–${most}`;
}

const wordmark = html`<svg class="wordmark" viewBox="0 0 48 48" aria-hidden="true">
  ${unsafeSVG(mark)}
</svg>`;
