/** Before a game: who sits where, who begins, which house rules. Play can be pressed at once. */

import { html, nothing } from "lit-html";
import { findBox } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { PAGES } from "../games/pages.js";
import { icon, seatMark } from "../table/marks.js";
import { isRoomy, personsOf } from "../table/screen.js";
import { cut, fitted } from "../words/letters.js";
import * as notFound from "./not-found.js";
import { numberChoice, valuesOf } from "./numbers.js";
import { head, soloLinks } from "./parts.js";
import { lidPicture } from "./pictures.js";
import { createShare } from "./share.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../games/box.js").Box} Box */
/** @typedef {{who: string, name: string}} Seat who: "person" or a bot's name */
/** @typedef {{seats: Seat[], chosen: number, options: Record<string, number>, flat: boolean}} Plan chosen: whose seat is being set; flat: the tablet lies between all */

const MOST_NAME = 16;

/** @param {App} app @param {import("../main.js").Params} params */
export function page(app, { id, game, query }) {
  const own = PAGES[findBox(game)?.solo?.page ?? ""];
  if (own) return own.page(app, { id, game, query: {} });
  const box = game in TABLES ? findBox(game) : undefined;
  if (!box) return notFound.page(app);
  let plan = planOf(box, query ?? {}) ?? firstPlan(app, box);
  /** @param {Partial<Plan>} news */
  const change = (news) => {
    plan = { ...plan, ...news };
    app.draw();
  };
  const sharing = createShare(app);
  const share = () => sharing.open({ record: recordOf(box, plan), uses: ["setup"] });
  return {
    title: `game-${game}`,
    render: () => html`${setup(app, box, plan, { change, share })}${sharing.render()}`,
  };
}

/** Everything but the cards. @param {Box} box @param {Plan} plan @returns {import("../table/types.js").GameRecord} */
function recordOf({ name: game, edition, options: choices }, { seats, options }) {
  const players = seats.map(({ who, name }) =>
    who === "person" ? { kind: who, name } : { kind: "bot", bot: who },
  );
  const rules = choices.map((choice) => [
    choice.name,
    isUsed(choice, seats) ? typed(choice, options[choice.name]) : choice.default,
  ]);
  return { game, edition, options: Object.fromEntries(rules), players, seed: 0, moves: [] };
}

/** @param {import("../games/box.js").Choice} choice @param {number | undefined} value */
const typed = (choice, value = Number(choice.default)) =>
  typeof choice.default === "boolean" ? value === 1 : value;

/** One person, with the name that was used last, against as few middle bots as there may be. @param {App} app @param {Box} box @returns {Plan} */
function firstPlan(app, box) {
  const options = Object.fromEntries(
    box.options.map((choice) => [choice.name, Number(choice.default)]),
  );
  const name = app.store.get("name") ?? "";
  const others = Array.from({ length: (box.seats[0] ?? 2) - 1 }, () => ({
    who: box.levels.middle,
    name: "",
  }));
  return { seats: [{ who: "person", name }, ...others], chosen: 0, options, flat: false };
}

/** As an address describes it; null where it does not, or not for this box. @param {Box} box @param {Record<string, string>} query @returns {Plan | null} */
function planOf(box, query) {
  const seats = (query.players ?? "").split(",").map((word) => {
    const [kind = "", ...name] = word.split(":");
    return { who: kind, name: cut(name.join(":"), MOST_NAME) };
  });
  if (
    !box.seats.includes(seats.length) ||
    !seats.every(({ who }) => who === "person" || box.bots.includes(who))
  )
    return null;
  const options = Object.fromEntries(
    box.options.map((choice) => {
      const value = Number(query[choice.name] ?? choice.default);
      const isKnown =
        typeof choice.default === "boolean"
          ? value === 0 || value === 1
          : valuesOf(choice).includes(value);
      return [choice.name, isKnown ? value : Number(choice.default)];
    }),
  );
  return { seats, options, chosen: 0, flat: query.flat === "1" };
}

/** Whether the tablet lies between several persons: never, by their wish, or always. @param {Box} box @param {Seat[]} seats */
function lying(box, seats) {
  const flat = TABLES[box.name]?.flat ?? false;
  if (!flat || seats.filter(({ who }) => who === "person").length < 2) return "never";
  return flat === "always" ? "always" : isRoomy(screen) ? "maybe" : "never";
}

/** @param {App} app @param {Box} box @param {Plan} plan @param {{change: (news: Partial<Plan>) => void, share: () => void}} acts */
function setup(app, box, plan, { change, share }) {
  const { t } = app;
  return html`
    ${head(app, t(`game-${box.name}`))}
    <main class="set-up" data-game=${box.name}>
      <div class="set-up-table">
        ${seatCount(app, box, plan, change)}
        ${roundTable(app, box, plan, change)}
      </div>
      <div class="set-up-side">
        ${seatSheet(app, box, plan, change)}
        ${house(app, box, plan, change, share)}
        <p class="set-up-go">
          <a class="button big" href=${address(box, plan)} @click=${() => remember(app, plan)}>${t(personsOf(recordOf(box, plan).players) ? "setup-play" : "setup-watch")}</a>
        </p>
      </div>
    </main>`;
}

/** @param {App} app @param {Plan} plan */
function remember(app, plan) {
  const first = plan.seats.find(({ who }) => who === "person");
  if (first) app.store.set("name", first.name);
}

/** The game as an address, which is all that starts it; or as that of this page. @param {Box} box @param {Plan} plan @param {"new" | "set-up"} page */
export function address(box, { seats, options, flat }, page = "new") {
  const players = seats
    .map(({ who, name }) =>
      who === "person" && name ? `person:${name.replaceAll(",", " ")}` : who,
    )
    .join(",");
  const changed = box.options.filter(
    (choice) => isUsed(choice, seats) && options[choice.name] !== Number(choice.default),
  );
  const query = new URLSearchParams([
    ["players", players],
    ...(flat && lying(box, seats) === "maybe" ? [["flat", "1"]] : []),
    ...changed.map(({ name }) => [name, String(options[name])]),
  ]);
  return `#/${page}/${box.name}?${query}`;
}

/** Some house rules matter with some numbers of players only, some where no bot sits. @param {import("../games/box.js").Choice} choice @param {Seat[]} others */
export const isUsed = ({ seats, bots = true }, others) =>
  (seats.length === 0 || seats.includes(others.length)) &&
  (bots || others.every(({ who }) => who === "person"));

/** @param {App} app @param {Box} box @param {Plan} plan @param {(news: Partial<Plan>) => void} change */
function seatCount({ t }, box, plan, change) {
  return html`
    <fieldset class="choice seat-count">
      <legend>${t("setup-players")}</legend>
      ${box.seats.map(
        (count) => html`
        <label><input type="radio" name="count" .checked=${plan.seats.length === count} @change=${() => change(withSeats(box, plan, count))}>
          <span>${count}</span></label>`,
      )}
    </fieldset>`;
}

/** @param {Box} box @param {Plan} plan @param {number} count @returns {Partial<Plan>} */
function withSeats(box, { seats, chosen, options }, count) {
  const more = Array.from({ length: Math.max(0, count - seats.length) }, () => ({
    who: box.levels.middle,
    name: "",
  }));
  const kept =
    "first" in options ? { ...options, first: Math.min(options.first ?? 0, count - 1) } : options;
  return {
    seats: [...seats, ...more].slice(0, count),
    chosen: Math.min(chosen, count - 1),
    options: kept,
  };
}

/** The seats clockwise from the near edge, as they will sit. @param {App} app @param {Box} box @param {Plan} plan @param {(news: Partial<Plan>) => void} change */
function roundTable({ t }, box, { seats, chosen, options }, change) {
  return html`
    <div class="round-table" data-seats=${seats.length} role="group" aria-label=${t("setup-table")}>
      <div class="round-top" aria-hidden="true">${lidPicture(box.name)}</div>
      ${seats.map(
        (_, i) => html`
        <button class="place" data-place=${i} aria-pressed=${chosen === i} @click=${() => change({ chosen: i })}>
          ${seatMark(i)}
          <strong>${seatName(t, seats, i)}</strong>
          <small>${box.teams.includes(seats.length) ? t("setup-team", { team: (i % 2) + 1 }) : nothing}
            ${options.first === i ? t("setup-begins") : nothing}</small>
        </button>`,
      )}
    </div>`;
}

/** As the table will call it. @param {App["t"]} t @param {Seat[]} seats @param {number} i */
function seatName(t, seats, i) {
  const { who, name } = seats[i] ?? { who: "person", name: "" };
  if (who !== "person") return t(`bot-${who}`);
  const isAlone = seats.filter((seat) => seat.who === "person").length === 1;
  return name || (isAlone ? t("person-you") : t("person-number", { number: i + 1 }));
}

/** @param {App} app @param {Box} box @param {Plan} plan @param {(news: Partial<Plan>) => void} change */
function seatSheet({ t }, box, plan, change) {
  const { seats, chosen, options } = plan;
  const own = box.options.filter((choice) => choice.seat === chosen && isUsed(choice, seats));
  const seat = seats[chosen] ?? { who: "person", name: "" };
  /** @param {Partial<Seat>} news */
  const set = (news) =>
    change({ seats: seats.map((old, i) => (i === chosen ? { ...old, ...news } : old)) });
  return html`
    <section class="seat-sheet" aria-label=${t("setup-seat", { number: chosen + 1 })}>
      <h2>${seatMark(chosen)} ${t("setup-seat", { number: chosen + 1 })}</h2>
      <fieldset class="choice who">
        <legend>${t("setup-who")}</legend>
        ${["person", ...box.bots].map(
          (who) => html`
          <label><input type="radio" name="who" .checked=${seat.who === who} @change=${() => set({ who })}>
            <span><strong>${t(who === "person" ? "setup-person" : `bot-${who}`)}</strong>
              <small>${t(who === "person" ? "setup-person-line" : `bot-${who}-line`)}</small></span></label>`,
        )}
      </fieldset>
      ${seat.who === "person" ? nameField(t, seat.name, (name) => set({ name })) : nothing}
      ${
        "first" in options
          ? html`
        <label class="switch"><input type="checkbox" .checked=${options.first === chosen}
            @change=${() => change({ options: { ...options, first: options.first === chosen ? (chosen + 1) % seats.length : chosen } })}>
          <span>${t("setup-first")}</span></label>`
          : nothing
      }
      ${own.map((choice) => numberChoice(wordsOf(t, box), choice, options[choice.name] ?? 0, (value) => change({ options: { ...options, [choice.name]: value } })))}
    </section>`;
}

/** @param {App["t"]} t @param {string} name @param {(name: string) => void} set */
const nameField = (t, name, set) => html`
  <label class="field"><span>${t("setup-name")}</span>
    <input type="text" autocomplete="off" enterkeyhint="done" placeholder=${t("setup-name-empty")} .value=${name}
      @input=${(/** @type {InputEvent} */ event) => set(fitted(event, MOST_NAME))}></label>`;

/** The house rules: a yes or no, or a number. Who begins, and what is one seat's own, is chosen at the seat. @param {App} app @param {Box} box @param {Plan} plan @param {(news: Partial<Plan>) => void} change @param {() => void} share */
function house({ t }, box, { seats, options, flat }, change, share) {
  const shown = box.options.filter(
    (choice) => choice.name !== "first" && choice.seat === null && isUsed(choice, seats),
  );
  const lies = lying(box, seats);
  /** @param {string} name @param {number} value */
  const set = (name, value) => change({ options: { ...options, [name]: value } });
  return html`
    <section class="house">
      <h2>${icon("rules")} ${t("setup-house")}</h2>
      ${
        lies === "maybe"
          ? html`
        <label class="switch"><input type="checkbox" .checked=${flat} @change=${() => change({ flat: !flat })}>
          <span>${t("setup-flat")}<small>${t("setup-flat-line")}</small></span></label>`
          : nothing
      }
      ${lies === "always" ? html`<p class="lies-flat">${t("setup-flat-always")}<small>${t("setup-flat-line")}</small></p>` : nothing}
      ${shown.map((choice) =>
        typeof choice.default === "boolean"
          ? yesOrNo(wordsOf(t, box), choice.name, options[choice.name] === 1, (isOn) =>
              set(choice.name, Number(isOn)),
            )
          : numberChoice(wordsOf(t, box), choice, options[choice.name] ?? 0, (value) =>
              set(choice.name, value),
            ),
      )}
      <p class="set-up-more"><a class="button quiet" href="#/rules/${box.name}">${t("rules-of", { game: t(`game-${box.name}`) })}</a>
        <button class="button quiet" @click=${share}>${icon("send")}<span>${t("link-share-setup")}</span></button>
        ${soloLinks(t, box.name)}</p>
    </section>`;
}

/** Games may mean different things by the same word, and tell it differently. @param {App["t"]} t @param {Box} box @returns {App["t"]} */
export const wordsOf =
  (t, { name }) =>
  (id, args) =>
    t(id, { ...args, game: name });

/** @param {App["t"]} t @param {string} name @param {boolean} isOn @param {(isOn: boolean) => void} set */
const yesOrNo = (t, name, isOn, set) => html`
  <label class="switch"><input type="checkbox" .checked=${isOn} @change=${() => set(!isOn)}>
    <span>${t(`option-${name}`)}<small>${t(`option-${name}-line`)}</small></span></label>`;
