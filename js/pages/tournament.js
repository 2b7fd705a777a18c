/**
 * A tournament of bots: who plays, the ranking as it grows, and at its end the best three and the
 * link of it all.
 */

import { html, nothing } from "lit-html";
import { choiceField, radios } from "../app/fields.js";
import { head, progressBar } from "../app/page-head.js";
import { fileName } from "../class/words.js";
import { findBox, LIMITS } from "../games/box.js";
import { loadTable } from "../games/index.js";
import { linkTo } from "../links/link.js";
import { ANIMALS, animalsIn, withAnimal } from "../table/animals.js";
import { face } from "../table/faces.js";
import { icon } from "../table/marks.js";
import { codeParts, writtenLine } from "../workshop/words.js";
import { LinkPanel } from "./link-panel.js";
import { podium, rankingTable, winnersOf } from "./ranking.js";
import { ReplayPage } from "./replay.js";

/** @import { Entry, PlayedTournament, Ranking } from "../../build/types/engine" */
/** @import { Entries, Tourney } from "../workshop/tournament.js" */
/**
 * @typedef {Entry & {face: string}} Entrant face: the name of its face; "": any
 * @typedef {Omit<Entries, "deals" | "bots"> & {entrants: Entrant[], back?: string, claim?: Claim}}
 *   Given back: the address of the page before; claim: what its link tells
 * @typedef {Pick<PlayedTournament, "deals" | "points" | "older"> & {ranking: Ranking}} Claim
 */

/** @param {App} app @param {Given} given @returns {Promise<Page>} */
export async function tournamentPage(app, given) {
  const [{ Tourney }] = await Promise.all([import("../workshop/tournament.js"), codeParts(app)]);
  return new TournamentPage(app, given, Tourney);
}

/**
 * A tournament from a link, as somebody tells it.
 * @param {App} app @param {Entries & Pick<PlayedTournament, "points" | "older">} tells
 */
export async function claimPage(app, { game, edition, seed, deals, bots, points, older }) {
  const asked = { op: "ranking", bots: bots.length, deals, rounds: [], points };
  const { ranking } = await app.engine.ask(asked);
  const entrants = bots.map((bot) => ({ ...bot, face: "" }));
  const claim = { deals, points, ranking, older };
  return tournamentPage(app, { game, edition, seed, entrants, claim });
}

export class TournamentPage {
  title = "tournament-title";
  deals = LIMITS.tournaments[0]?.deals ?? 1;
  /** Those that do not play. @type {Set<Entrant>} */
  out = new Set();
  /** Those that do. @type {Entrant[]} */
  bots = [];
  /** What is played; null before the start. @type {Tourney | null} */
  tourney = null;
  /** The number of the bot whose games are shown; -1: none. */
  opened = -1;
  /** A game of it. @type {ReplayPage | null} */
  watched = null;
  /** Whether its link is there: null while it is not wanted. @type {boolean | null} */
  isShared = null;
  #isAnnounced = false;

  /**
   * @param {App} app
   * @param {Given} given
   * @param {typeof import("../workshop/tournament.js").Tourney} kind
   */
  constructor(app, given, kind) {
    this.app = app;
    this.given = given;
    this.kind = kind;
    this.entrants = given.entrants.map(withFace);
    this.panel = new LinkPanel(app);
    if (!given.claim) return;
    this.deals = given.claim.deals;
    this.bots = this.entrants;
  }

  close() {
    this.tourney?.close();
    this.watched?.close();
  }

  get #entries() {
    const { game, edition, seed } = this.given;
    const bots = this.bots.map(({ name, code }) => ({ name, code }));
    return { game, ...(edition !== undefined && { edition }), seed, deals: this.deals, bots };
  }

  #start = () => {
    const { app, given, entrants, out } = this;
    this.bots = entrants.filter((one) => !out.has(one));
    this.#isAnnounced = false;
    this.tourney = new this.kind(app, this.#entries, this.#hear, { points: given.claim?.points });
    this.tourney.go();
    app.focus(".tournament h2");
  };

  /** Back to the choice of who plays. */
  #again = () => {
    this.tourney?.close();
    Object.assign(this, { tourney: null, opened: -1, isShared: null });
    this.app.focus(".tournament h2");
  };

  /** @param {Tourney} tourney */
  #hear = (tourney) => {
    if (tourney !== this.tourney) return;
    const { ranking, isOver } = tourney;
    if (isOver && ranking && !this.#isAnnounced) {
      this.#isAnnounced = true;
      this.app.announce(this.app.t("tournament-won", winnersOf(ranking, this.bots)));
    }
    this.app.draw();
  };

  /** Shows the games of a bot. @param {number} bot */
  open(bot) {
    this.opened = bot;
    this.app.draw();
  }

  /**
   * Shows a game over the table; the tournament goes on.
   * @param {number} pair
   * @param {number} number
   */
  async watch(pair, number) {
    const { app, tourney } = this;
    const record = await tourney?.watch(pair, number).catch(() => null);
    const game = record && (await loadTable(app, record));
    if (!record || !game || tourney !== this.tourney) return;
    this.watched?.close();
    this.watched = new ReplayPage(app, this.#source(record), game, "#/");
    this.watched.acts.leave = () => {
      this.watched?.close();
      this.watched = null;
      app.arrive();
    };
    app.arrive();
  }

  /** Each bot sits there with its own name and face. @param {GameRecord} record */
  #source(record) {
    const names = record.players.map(({ name }) => name ?? "");
    const animals = names.reduce((all, name, seat) => {
      const own = this.bots.find((bot) => bot.name === name)?.face;
      return own ? withAnimal(all, seat, own) : all;
    }, animalsIn());
    return { record, names, animals, done: true };
  }

  #share = async () => {
    const { app, tourney } = this;
    const points = tourney?.ranking?.points ?? [];
    const link = await linkTo(app, {
      use: "tournament",
      tournament: { ...this.#entries, points },
    });
    const title = app.t("tournament-of", { game: app.t(`game-${this.given.game}`) });
    this.panel.show(link?.address ?? "", title, fileName(title, "txt"));
    this.isShared = link !== null;
    app.draw();
  };

  render() {
    const { app, given, tourney, watched } = this;
    if (watched) return watched.render();
    const { t } = app;
    const title = t("tournament-of", { game: t(`game-${given.game}`) });
    const part = tourney
      ? this.#now(tourney)
      : given.claim
        ? this.#claimed(given.claim)
        : this.#who();
    return html`${given.back ? head(app, title, given.back, "class-looked") : head(app, title)}
      <main class="class-page tournament" data-game=${given.game}>
        <section class="house">${part}</section>
      </main>`;
  }

  /** Who plays, and how often. */
  #who() {
    const { t } = this.app;
    const { deals, out, entrants } = this;
    const count = entrants.length - out.size;
    const box = findBox(this.given.game);
    const most = LIMITS.tournaments.find((one) => one.deals === deals)?.bots ?? 0;
    const isMany = count > most;
    /** @type {[number, string][]} */
    const values = LIMITS.tournaments.map((one) => [
      one.deals,
      t("tournament-deals-value", { count: one.deals }),
    ]);
    const set = (/** @type {number} */ one) => {
      this.deals = one;
      this.app.draw();
    };
    return html`<h2 tabindex="-1">${t("tournament-who")}</h2>
      ${entrants.length ? this.#choice() : html`<p class="calm">${t("tournament-none")}</p>`}
      ${choiceField("make-bar", t("tournament-deals"), radios("deals", values, deals, set))}
      <p class="small">
        ${t("tournament-line")}${
          box && (box.seats[0] ?? 0) > 2
            ? ` ${t("tournament-third", { bot: t(`bot-${box.bots[0]}`) })}`
            : nothing
        }
      </p>
      ${isMany ? html`<p role="status">${t("tournament-many")}</p>` : nothing}
      <p class="answers">
        <button class="button big" ?disabled=${count < 2 || isMany} @click=${this.#start}>
          ${icon("run")}<span>${t("tournament-start", { count })}</span>
        </button>
      </p>`;
  }

  /** Each bot can be left out. */
  #choice() {
    const { t } = this.app;
    const turn = (/** @type {Entrant} */ one) => {
      if (!this.out.delete(one)) this.out.add(one);
      this.app.draw();
    };
    return html`<fieldset class="entrants">
      <legend>${t("tournament-theirs")}</legend>
      ${this.entrants.map(
        (one) =>
          html`<label class="entrant"
            ><input type="checkbox" .checked=${!this.out.has(one)} @change=${() => turn(one)} />
            ${face(one.face)}<span
              ><strong><bdi>${one.name}</bdi></strong
              ><small>${writtenLine(t, one)}</small></span
            ></label
          >`,
      )}
    </fieldset>`;
  }

  /** What a link tells, and whether it comes out again. @param {Claim} claim */
  #claimed({ ranking, older }) {
    const { t } = this.app;
    return html`${podium(ranking, this.bots, t)}
      <div class="tournament-told">
        <p>${t("tournament-told")}</p>
        ${older ? html`<p>${t("tournament-older")}</p>` : nothing}
        <button class="button big" @click=${this.#start}>
          ${icon("run")}<span>${t("tournament-verify")}</span>
        </button>
      </div>
      ${rankingTable(this, ranking)}`;
  }

  /** What is played, and how it stands. @param {Tourney} tourney */
  #now(tourney) {
    const { ranking, isOver } = tourney;
    return html`${isOver && ranking ? this.#end(ranking) : this.#progress(tourney)}
    ${ranking ? rankingTable(this, ranking) : nothing}`;
  }

  /** @param {Ranking} ranking */
  #end(ranking) {
    const { t } = this.app;
    const { same } = ranking;
    const other = this.given.claim?.older ? "tournament-other-older" : "tournament-other";
    const again = this.given.claim
      ? nothing
      : html`<button class="button quiet" @click=${this.#again}>${t("tournament-again")}</button>`;
    return html`${podium(ranking, this.bots, t)}
      ${
        same === null
          ? nothing
          : html`<p class="tournament-same" role="status">
              ${icon(same ? "tick" : "help")}<span>${t(same ? "tournament-same" : other)}</span>
            </p>`
      }
      <div class="class-links tournament-keys">
        <button class="button" @click=${this.#share}>
          ${icon("send")}<span>${t("tournament-share-do")}</span></button
        >${again}
      </div>
      ${
        this.isShared === null
          ? nothing
          : this.isShared
            ? html`<p class="small">${t("tournament-share-line")}</p>
                ${this.panel.render()}`
            : html`<p role="alert">${t("tournament-share-not")}</p>`
      }`;
  }

  /** @param {Tourney} tourney */
  #progress({ ranking, isRunning, isFault, go, pause }) {
    const { t } = this.app;
    const { played: done = 0, games: all = 0 } = ranking ?? {};
    const words = t(isRunning ? "tournament-plays" : "tournament-rests");
    return html`<h2 tabindex="-1">${words}</h2>
      ${progressBar(words, { done, all })}
      <p class="small">${all ? t("tournament-done", { done, all }) : t("workshop-wakes")}</p>
      ${isFault ? html`<p role="alert">${t("tournament-fault")}</p>` : nothing}
      <p class="answers">
        ${
          isRunning
            ? html`<button class="button" @click=${pause}>
                ${icon("pause")}<span>${t("tournament-pause")}</span>
              </button>`
            : html`<button class="button" @click=${go}>
                ${icon("run")}<span>${t("tournament-go-on")}</span>
              </button>`
        }
        <button class="button quiet" @click=${this.#again}>${t("tournament-stop")}</button>
      </p>`;
  }
}

/** Whoever brings no face gets an animal. @param {Entrant} entrant @param {number} place */
const withFace = (entrant, place) => ({
  ...entrant,
  face: entrant.face || (ANIMALS[place % ANIMALS.length] ?? ""),
});
