/** The page before a game: who plays, who begins, which house rules. The usual game can be started at once. */

import { html, nothing } from "lit-html";
import { findBox } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { PAGES } from "../games/pages.js";
import { icon, seatMark } from "../table/marks.js";
import { isRoomy, personsOf } from "../table/players.js";
import { cut, fitted } from "../words/letters.js";
import { choiceField, nameAndLine, numberChoice, radios, toggle, valuesOf } from "./fields.js";
import { gameAddress, isUsed, middleBots, playersIn, wordsOf } from "./new.js";
import * as notFound from "./not-found.js";
import { head, soloLinks } from "./parts.js";
import { lidPicture } from "./pictures.js";
import { createShare } from "./share.js";

/** @import { Options } from "./new.js" */
/** @typedef {{players: Player[], options: Options, chosen: number, flat: boolean}} Plan chosen: the seat that is being set; flat: the tablet lies between the players */

const MOST_NAME = 16;

/** @param {App} app @param {Params} params @returns {ReturnType<PageModule["page"]>} */
export function page(app, { id, query }) {
  const box = findBox(id);
  const own = PAGES[box?.solo?.page ?? ""];
  if (own) return own.page(app, { id, query: {} });
  return box && id in TABLES ? new SetupPage(app, box, query) : notFound.page(app);
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
  const value = Number(text);
  if (!valuesOf(choice).includes(value)) return choice.default;
  return choice.kind === "switch" ? value === 1 : value;
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
    this.first = box.options.find(({ kind }) => kind === "seat");
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
  #setPlayer(news) {
    const { players, chosen } = this.plan;
    this.#change({ players: players.with(chosen, { ...players[chosen], ...news }) });
  }

  /** @param {number} count */
  #setCount = (count) => {
    const { players, chosen } = this.plan;
    const seats = [...players, ...middleBots(this.box, count)].slice(0, count);
    this.#change({ players: seats, chosen: Math.min(chosen, count - 1) });
    if (this.first) this.#setOption(this.first, Math.min(this.#beginner, count - 1));
  };

  /** The seat that begins; −1 where the game decides. */
  get #beginner() {
    return this.first ? Number(this.plan.options[this.first.name]) : -1;
  }

  /** Whether the tablet can lie between several persons; "always": it does. */
  get #flat() {
    const { flat } = TABLES[this.box.name];
    return personsOf(this.plan.players) > 1 && (flat === "always" ? flat : flat && isRoomy(screen));
  }

  /** The game as a record without moves, to be shared. */
  #record() {
    const { box, plan } = this;
    const used = box.options.filter((choice) => isUsed(choice, plan.players));
    return {
      game: box.name,
      edition: box.edition,
      options: Object.fromEntries(used.map(({ name }) => [name, plan.options[name]])),
      players: plan.players.map(({ kind, bot, name }) =>
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
    const flat = plan.flat && this.#flat === true;
    /** @type {[number, number][]} */
    const counts = box.seats.map((count) => [count, count]);
    const answers = radios("count", counts, plan.players.length, this.#setCount);
    return html`
      ${head(this.app, t(this.title))}
      <main class="set-up" data-game=${box.name}>
        <div class="set-up-table">
          ${choiceField("seat-count", t("setup-players"), answers)}
          ${this.#roundTable()}
        </div>
        <div class="set-up-side">
          ${this.#seatSheet()}
          ${this.#house()}
          <p class="set-up-go">
            ${box.lesson ? html`<a class="button quiet" href="#/learn/${box.name}">${t("lesson-first")}</a>` : nothing}
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
          (player, i) => html`
          <button class="place" data-place=${i} aria-pressed=${chosen === i} @click=${() => this.#change({ chosen: i })}>
            ${seatMark(i)}
            <strong>${this.#nameOf(player, i)}</strong>
            <small>${hasTeams ? t("setup-team", { team: (i % 2) + 1 }) : nothing}
              ${this.#beginner === i ? t("setup-begins") : nothing}</small>
          </button>`,
        )}
      </div>`;
  }

  /** The name that the table will show. @param {Player} player @param {number} seat */
  #nameOf({ kind, bot, name }, seat) {
    if (kind !== "person") return this.t(`bot-${bot}`);
    const isAlone = personsOf(this.plan.players) === 1;
    return name || this.t(isAlone ? "person-you" : "person-number", { number: seat + 1 });
  }

  #seatSheet() {
    const { t, box } = this;
    const { players, chosen } = this.plan;
    const { kind, bot, name } = players[chosen];
    const title = t("setup-seat", { number: chosen + 1 });
    /** @type {(bot: string) => [string, unknown]} */
    const named = (bot) => [bot, nameAndLine(t(`bot-${bot}`), t(`bot-${bot}-line`))];
    const person = nameAndLine(t("setup-person"), t("setup-person-line"));
    const who = radios(
      "who",
      [["person", person], ...box.bots.map(named)],
      bot ?? kind,
      this.#setWho,
    );
    /** @param {InputEvent} event */
    const rename = (event) => this.#setPlayer({ name: fitted(event, MOST_NAME) });
    return html`
      <section class="seat-sheet" aria-label=${title}>
        <h2>${seatMark(chosen)} ${title}</h2>
        ${choiceField("who", t("setup-who"), who)}
        ${
          kind === "person"
            ? html`
        <label class="field"><span>${t("setup-name")}</span>
          <input type="text" autocomplete="off" enterkeyhint="done" placeholder=${t("setup-name-empty")} .value=${name} @input=${rename}></label>`
            : nothing
        }
        ${this.#fields((choice) => choice === this.first || choice.seat === chosen)}
      </section>`;
  }

  /** The house rules; what belongs to a seat is chosen at the seat. */
  #house() {
    const { t, box, plan } = this;
    const flatLine = t("setup-flat-line");
    const share = () => this.sharing.open({ record: this.#record(), uses: ["setup"] });
    return html`
      <section class="house">
        <h2>${icon("rules")} ${t("setup-house")}</h2>
        ${this.#flat === true ? toggle(plan.flat, t("setup-flat"), () => this.#change({ flat: !plan.flat }), flatLine) : nothing}
        ${this.#flat === "always" ? html`<p class="lies-flat">${t("setup-flat-always")}<small>${flatLine}</small></p>` : nothing}
        ${this.#fields((choice) => choice !== this.first && choice.seat === null)}
        <p class="set-up-more"><a class="button quiet" href="#/rules/${box.name}">${t("rules-of", { game: t(this.title) })}</a>
          <button class="button quiet" @click=${share}>${icon("send")}<span>${t("link-share-setup")}</span></button>
          ${soloLinks(t, box.name)}</p>
      </section>`;
  }

  /** The fields of some options, as far as these matter now. @param {(choice: Choice) => boolean} isWanted */
  #fields = (isWanted) =>
    this.box.options
      .filter((choice) => isWanted(choice) && isUsed(choice, this.plan.players))
      .map((choice) => this.#field(choice));

  /** @param {Choice} choice */
  #field(choice) {
    const t = wordsOf(this.t, this.box);
    const { chosen, options, players } = this.plan;
    const value = options[choice.name];
    /** @param {number | boolean} news */
    const set = (news) => this.#setOption(choice, news);
    if (choice === this.first) {
      const other = (chosen + 1) % players.length;
      return toggle(value === chosen, t("setup-first"), () =>
        set(value === chosen ? other : chosen),
      );
    }
    if (choice.kind === "number") return numberChoice(t, choice, Number(value), set);
    const name = `option-${choice.words}`;
    return toggle(value === true, t(name), () => set(!value), t(`${name}-line`));
  }
}
