/**
 * The player of a told tournament: it plays while its page says so, and tells the page what has come
 * so far. Any of its games is shown over the page.
 */

import { html, nothing } from "lit-html";
import { wordsOf } from "../app/page-words.js";
import { loadTable } from "../games/index.js";
import { animalsIn, withAnimal } from "../table/animals.js";
import { icon } from "../table/marks.js";
import { Tourney } from "../workshop/tournament.js";
import { ReplayPage } from "./replay.js";

/** @import { PythonPage } from "../app/page.js" */
/** @import { Words } from "../app/page-words.js" */
/** @import { Entries } from "../workshop/tournament.js" */
/**
 * @typedef {{nth: number, runs: boolean, entries: Entries | null, faces: Record<string, string>}}
 *   Wanted nth: another number is another tournament; faces: by the name of a bot
 * @typedef {{number: number, how: string, off: boolean, says: Words}} Game off: nobody can watch it
 * @typedef {{pair: number, says: Words, won: Words, games: Game[]}} Against
 */

/** The page hears of what has come after so long, in ms. */
const REST = 1000;
/** The signs of how a game was. @type {Record<string, string>} */
const SIGNS = { won: "tick", lost: "dash", shared: "swap" };

export class TourneyTool {
  /** A game, over the page. @type {ReplayPage | null} */
  cover = null;
  /** @type {Tourney | null} */
  #tourney = null;
  #nth = 0;
  #runs = false;
  /** @type {Record<string, string>} */
  #faces = {};
  #isTelling = false;
  #hasNews = false;

  /** @param {PythonPage} page */
  constructor(page) {
    this.page = page;
    this.app = page.app;
  }

  close() {
    this.#tourney?.close();
    this.#tourney = null;
    this.cover?.close();
  }

  /** @param {any} given shows: "games" of a bot; else what is played */
  render({ shows, ...given }) {
    if (shows) return this.#drawn(given);
    this.#follow(given);
    return nothing;
  }

  /** Begins, rests and goes on as the page says. @param {Wanted} wanted */
  #follow({ nth, runs, entries, faces }) {
    this.#faces = faces;
    if (nth !== this.#nth) {
      this.#tourney?.close();
      this.#nth = nth;
      this.#runs = false;
      this.#tourney = entries && new Tourney(this.app, entries, this.#hear);
    }
    if (!this.#tourney || runs === this.#runs) return;
    this.#runs = runs;
    queueMicrotask(runs ? this.#tourney.go : this.#tourney.pause);
  }

  /** @param {Tourney} tourney */
  #hear = (tourney) => {
    if (tourney !== this.#tourney) return;
    this.#hasNews = true;
    if (!this.#isTelling) this.#tell();
  };

  /** Tells the page, and again as long as there is more. */
  async #tell() {
    this.#isTelling = true;
    while (this.#hasNews && this.#tourney) {
      this.#hasNews = false;
      await this.page.change(this.#news(this.#tourney));
      await new Promise((resolve) => {
        setTimeout(resolve, REST);
      });
    }
    this.#isTelling = false;
  }

  /** @param {Tourney} tourney */
  #news({ games, begun, isFault, isRunning }) {
    const troubles = begun?.troubles.map(Boolean) ?? [];
    const hasEnded = this.#runs && !isRunning;
    if (hasEnded) this.#runs = false;
    return { games, troubles, is_fault: isFault, ...(hasEnded && { runs: false }) };
  }

  /** Shows a game; the tournament goes on. @param {number} pair @param {number} number */
  async #watch(pair, number) {
    const { app } = this;
    const tourney = this.#tourney;
    const record = await tourney?.watch(pair, number).catch(() => null);
    const game = record && (await loadTable(app, record));
    if (!record || !game || !tourney || tourney !== this.#tourney) return;
    this.cover?.close();
    const cover = new ReplayPage(app, this.#source(record), game, "#/");
    cover.acts.leave = () => {
      cover.close();
      this.cover = null;
      app.arrive();
    };
    this.cover = cover;
    app.arrive();
  }

  /** Each bot sits there with its own name and face. @param {GameRecord} record */
  #source(record) {
    const names = record.players.map(({ name }) => name ?? "");
    const animals = names.reduce((all, name, seat) => {
      const own = this.#faces[name];
      return own ? withAnimal(all, seat, own) : all;
    }, animalsIn());
    return { record, names, animals, done: true };
  }

  /** The games of a bot, opponent by opponent, and its code, if somebody wrote it. @param {any} given */
  #drawn({ code, pairs }) {
    const { app } = this;
    const against = (/** @type {Against} */ { pair, says, won, games }) => html`<details>
      <summary><bdi>${wordsOf(app, says)}</bdi> <small>${wordsOf(app, won)}</small></summary>
      <p>${games.map((game) => this.#key(pair, game))}</p>
    </details>`;
    const written = html`<details>
      <summary>${app.t("bot-code")}</summary>
      <pre>${code}</pre>
    </details>`;
    return html`${pairs.map(against)} ${code ? written : nothing}`;
  }

  /** @param {number} pair @param {Game} game */
  #key(pair, { number, how, off, says }) {
    const words = wordsOf(this.app, says);
    return html`<button
      class="game-key"
      data-how=${how}
      aria-label=${words}
      title=${words}
      ?disabled=${off}
      @click=${() => this.#watch(pair, number)}
    >
      ${number + 1}${icon(SIGNS[how] ?? "")}
    </button>`;
  }
}
