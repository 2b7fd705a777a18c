/** The page before a game: who plays, who begins, which house rules. The usual game can be started at once. */

import { html, nothing } from "lit-html";
import { findBox } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { PAGES } from "../games/pages.js";
import { icon, seatMark } from "../table/marks.js";
import { isRoomy, personsOf } from "../table/players.js";
import { cut, fitted } from "../words/letters.js";
import { nameAndLine, radios, toggle } from "./fields.js";
import { gameAddress, middleBots, playersIn } from "./new-game.js";
import * as notFound from "./not-found.js";
import { numberChoice, valuesOf } from "./numbers.js";
import { isUsed, kindOf, wordsOf } from "./options.js";
import { head, soloLinks } from "./parts.js";
import { lidPicture } from "./pictures.js";
import { createShare } from "./share.js";

/** @import { Box, Choice } from "../games/box.js" */
/** @import { App, Page, Params } from "../main.js" */
/** @import { Player } from "../table/types.js" */
/** @import { Options } from "./options.js" */
/** @typedef {{players: Player[], options: Options, chosen: number, flat: boolean}} Plan chosen: the seat that is being set; flat: the tablet lies between the players */

const MOST_NAME = 16;

/** @param {App} app @param {Params} params @returns {Page | Promise<Page>} */
export function page(app, { id, game, query }) {
  const box = findBox(game);
  const own = PAGES[box?.solo?.page ?? ""];
  if (own) return own.page(app, { id, game, query: {} });
  return box && game in TABLES ? new SetupPage(app, box, query) : notFound.page(app);
}

/** The plan that an address describes; the usual one where the game has no such players. @param {App} app @param {Box} box @param {Record<string, string>} query @returns {Plan} */
function planIn(app, box, query) {
  const players = playersIn(box, query).map(({ kind, bot, name = "" }) => {
    return { kind, bot, name: cut(name, MOST_NAME) };
  });
  const isKnown = players.every(({ bot }) => bot === undefined || box.bots.includes(bot));
  if (!query.players) players[0].name = app.store.get("name") ?? "";
  if (!isKnown || !box.seats.includes(players.length)) return planIn(app, box, {});
  const options = box.options.map((choice) => [choice.name, valueIn(choice, query[choice.name])]);
  return { players, options: Object.fromEntries(options), chosen: 0, flat: query.flat === "1" };
}

/** The usual value where the address names none that may be chosen. @param {Choice} choice @param {string | undefined} text */
function valueIn(choice, text) {
  const value = text === undefined ? Number.NaN : Number(text);
  if (!valuesOf(choice).includes(value)) return choice.default;
  return kindOf(choice) === "switch" ? value === 1 : value;
}

class SetupPage {
  /** @param {App} app @param {Box} box @param {Record<string, string>} query */
  constructor(app, box, query) {
    this.app = app;
    this.t = app.t;
    this.box = box;
    this.title = `game-${box.name}`;
    this.plan = planIn(app, box, query);
    this.sharing = createShare(app);
    /** The option that says which seat begins. */
    this.first = box.options.find((choice) => kindOf(choice) === "seat");
  }

  /** @param {Partial<Plan>} news */
  #change(news) {
    this.plan = { ...this.plan, ...news };
    this.app.draw();
  }

  /** @param {Choice} choice @param {number | boolean} value */
  #setOption = ({ name }, value) =>
    this.#change({ options: { ...this.plan.options, [name]: value } });

  /** A name that was typed stays, whoever plays meanwhile. @param {string} who "person" or a bot's name */
  #setWho = (who) =>
    this.#setPlayer(who === "person" ? { kind: who, bot: undefined } : { kind: "bot", bot: who });

  /** @param {Partial<Player>} news about the chosen seat */
  #setPlayer = (news) =>
    this.#change({
      players: this.plan.players.with(this.plan.chosen, { ...this.#player, ...news }),
    });

  get #player() {
    return this.plan.players[this.plan.chosen];
  }

  /** @param {number} count */
  #setCount = (count) => {
    const { players, chosen, options } = this.plan;
    const last = count - 1;
    this.#change({
      players: [...players, ...middleBots(this.box, count)].slice(0, count),
      chosen: Math.min(chosen, last),
      options: this.first
        ? { ...options, [this.first.name]: Math.min(this.#beginner, last) }
        : options,
    });
  };

  /** The seat that begins; −1 where the game decides. */
  get #beginner() {
    return this.first ? Number(this.plan.options[this.first.name]) : -1;
  }

  /** Whether the tablet can lie between several persons: by choice, always or never. */
  get #flat() {
    const flat = TABLES[this.box.name]?.flat;
    if (!flat || personsOf(this.plan.players) < 2) return "never";
    if (flat === "always") return "always";
    return isRoomy(screen) ? "choice" : "never";
  }

  /** The game as a record without moves, to be shared. */
  #record() {
    const { players, options } = this.plan;
    const rules = this.box.options.map((choice) => [
      choice.name,
      isUsed(choice, players) ? options[choice.name] : choice.default,
    ]);
    return {
      game: this.box.name,
      edition: this.box.edition,
      options: Object.fromEntries(rules),
      players: players.map(({ kind, bot, name }) =>
        kind === "person" ? { kind, name } : { kind, bot },
      ),
      seed: 0,
      moves: [],
    };
  }

  #rememberName = () => {
    const person = this.plan.players.find(({ kind }) => kind === "person");
    if (person) this.app.store.set("name", person.name);
  };

  render() {
    const { t, box, plan } = this;
    const flat = plan.flat && this.#flat === "choice";
    return html`
      ${head(this.app, t(this.title))}
      <main class="set-up" data-game=${box.name}>
        <div class="set-up-table">
          <fieldset class="choice seat-count">
            <legend>${t("setup-players")}</legend>
            ${radios(
              "count",
              box.seats.map((count) => [count, count]),
              plan.players.length,
              this.#setCount,
            )}
          </fieldset>
          ${this.#roundTable()}
        </div>
        <div class="set-up-side">
          ${this.#seatSheet()}
          ${this.#house()}
          <p class="set-up-go">
            <a class="button big" href=${gameAddress("new", box, { ...plan, flat })} @click=${this.#rememberName}>${t(personsOf(plan.players) ? "setup-play" : "setup-watch")}</a>
          </p>
        </div>
      </main>
      ${this.sharing.render()}`;
  }

  /** The seats clockwise from the near edge, as they will sit. */
  #roundTable() {
    const { t, box } = this;
    const { players, chosen } = this.plan;
    const hasTeams = box.teams.includes(players.length);
    return html`
      <div class="round-table" data-seats=${players.length} role="group" aria-label=${t("setup-table")}>
        <div class="round-top" aria-hidden="true">${lidPicture(box.name)}</div>
        ${players.map(
          (_, i) => html`
          <button class="place" data-place=${i} aria-pressed=${chosen === i} @click=${() => this.#change({ chosen: i })}>
            ${seatMark(i)}
            <strong>${this.#nameAt(i)}</strong>
            <small>${hasTeams ? t("setup-team", { team: (i % 2) + 1 }) : nothing}
              ${this.#beginner === i ? t("setup-begins") : nothing}</small>
          </button>`,
        )}
      </div>`;
  }

  /** The name that the table will show. @param {number} seat */
  #nameAt(seat) {
    const { players } = this.plan;
    const { kind, bot, name } = players[seat];
    if (kind !== "person") return this.t(`bot-${bot}`);
    const isAlone = personsOf(players) === 1;
    return name || this.t(isAlone ? "person-you" : "person-number", { number: seat + 1 });
  }

  #seatSheet() {
    const { t, box } = this;
    const { players, chosen } = this.plan;
    const { kind, bot, name } = this.#player;
    const title = t("setup-seat", { number: chosen + 1 });
    /** @type {(name: string) => [string, unknown]} */
    const who = (name) => [
      name,
      name === "person"
        ? nameAndLine(t("setup-person"), t("setup-person-line"))
        : nameAndLine(t(`bot-${name}`), t(`bot-${name}-line`)),
    ];
    const own = box.options.filter((choice) => choice === this.first || choice.seat === chosen);
    return html`
      <section class="seat-sheet" aria-label=${title}>
        <h2>${seatMark(chosen)} ${title}</h2>
        <fieldset class="choice who">
          <legend>${t("setup-who")}</legend>
          ${radios("who", ["person", ...box.bots].map(who), bot ?? kind, this.#setWho)}
        </fieldset>
        ${kind === "person" ? this.#nameField(name ?? "") : nothing}
        ${own.filter((choice) => isUsed(choice, players)).map(this.#field)}
      </section>`;
  }

  /** @param {string} name */
  #nameField = (name) => html`
    <label class="field"><span>${this.t("setup-name")}</span>
      <input type="text" autocomplete="off" enterkeyhint="done" placeholder=${this.t("setup-name-empty")} .value=${name}
        @input=${(/** @type {InputEvent} */ event) => this.#setPlayer({ name: fitted(event, MOST_NAME) })}></label>`;

  /** The house rules; what belongs to a seat is chosen at the seat. */
  #house() {
    const { t, box, plan } = this;
    const shared = box.options.filter((choice) => choice !== this.first && choice.seat === null);
    const flatLine = t("setup-flat-line");
    return html`
      <section class="house">
        <h2>${icon("rules")} ${t("setup-house")}</h2>
        ${this.#flat === "choice" ? toggle(plan.flat, t("setup-flat"), () => this.#change({ flat: !plan.flat }), flatLine) : nothing}
        ${this.#flat === "always" ? html`<p class="lies-flat">${t("setup-flat-always")}<small>${flatLine}</small></p>` : nothing}
        ${shared.filter((choice) => isUsed(choice, plan.players)).map(this.#field)}
        <p class="set-up-more"><a class="button quiet" href="#/rules/${box.name}">${t("rules-of", { game: t(this.title) })}</a>
          <button class="button quiet" @click=${() => this.sharing.open({ record: this.#record(), uses: ["setup"] })}>${icon("send")}<span>${t("link-share-setup")}</span></button>
          ${soloLinks(t, box.name)}</p>
      </section>`;
  }

  /** The field of one option. @param {Choice} choice */
  #field = (choice) => {
    const t = wordsOf(this.t, this.box);
    const { chosen, options, players } = this.plan;
    const value = options[choice.name];
    if (choice === this.first) {
      const isFirst = value === chosen;
      const other = (chosen + 1) % players.length;
      return toggle(isFirst, t("setup-first"), () =>
        this.#setOption(choice, isFirst ? other : chosen),
      );
    }
    if (kindOf(choice) === "number")
      return numberChoice(t, choice, Number(value), (number) => this.#setOption(choice, number));
    const name = `option-${choice.words}`;
    return toggle(
      value === true,
      t(name),
      () => this.#setOption(choice, !value),
      t(`${name}-line`),
    );
  };
}
