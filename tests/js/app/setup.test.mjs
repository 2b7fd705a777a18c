// The page before a game: what can be set, and the address that starts it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { textsOf } from "../../../py/runtime/words.mjs";
import { drawn, times, wordsIn } from "../support/drawn.mjs";
import { appWith, handlerAfter, settled } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { buttonsOf, elementsOf, linksOf, marked, nameOf, wordsOf } from "../support/seen.mjs";

const { numberChoice, valuesOf } = await import("../../../js/app/fields.js");
const setup = await import("../../../js/app/setup.js");
const newPage = await import("../../../js/app/new.js");
const { findBox } = await import("../../../js/games/box.js");

/** The page of a game, drawn; and what a touch after a text does. */
function laid(query = {}, game = "kaboom", played = {}, kept = {}, more = {}) {
  /** @type {Record<string, any>} */
  const set = { played, ...kept };
  const app = {
    ...appWith(),
    store: {
      get: (/** @type {string} */ key) => set[key] ?? "",
      set: (/** @type {string} */ key, /** @type {any} */ value) => void (set[key] = value),
    },
    ...more,
  };
  const page = /** @type {any} */ (setup.page(app, { id: game, query }));
  const text = () => drawn(page.render());
  return {
    set,
    text,
    press: (/** @type {string[]} */ ...texts) => {
      for (const after of texts) handlerAfter(page.render(), after)({});
    },
    enter: (/** @type {string} */ value) =>
      handlerAfter(page.render(), "@input=")({ target: { value } }),
    address: () =>
      decodeURIComponent(linksOf(text()).find(([, to]) => to?.startsWith("#/new/"))?.[1] ?? "")
        .replaceAll("+", " ")
        .trim(),
  };
}

/** What each seat at the table says. @param {string} text */
const seatsIn = (text) => marked(text, "place").map(nameOf);

/** The numbers that can be stepped through: their names, and how they are read. @param {string} text */
const steppersIn = (text) => {
  const all = elementsOf(text);
  const label = (/** @type {string} */ id) => all.find(({ at }) => at.id === id);
  return all
    .filter(({ at }) => at.role === "spinbutton")
    .map(({ at }) => ({ at, name: wordsOf(label(at["aria-labelledby"] ?? "")?.inner ?? "") }));
};

const PACE = {
  name: "pace",
  kind: /** @type {const} */ ("number"),
  words: "pace",
  seat: null,
  least: 700,
  most: 5000,
  default: 1200,
  seats: [],
  values: [700, 1200, 2000, 5000],
};
const ROUNDS = { ...PACE, name: "rounds", words: "rounds", least: 1, most: 20, values: [] };

test("few values stand side by side, many are stepped through, others go from least to most", () => {
  assert.deepEqual(valuesOf(PACE), [700, 1200, 2000, 5000]);
  assert.deepEqual(valuesOf({ ...PACE, least: 1, most: 3, values: [] }), [1, 2, 3]);
  const bar = drawn(numberChoice(wordsIn("en").t, PACE, 1200, () => undefined));
  assert.deepEqual(
    [times(bar, "radio"), times(bar, "0.7 s"), times(bar, "spinbutton")],
    [5, 1, 0],
    "a group and its four",
  );
  const steps = drawn(numberChoice(wordsIn("de").t, ROUNDS, 20, () => undefined));
  assert.deepEqual(
    steppersIn(steps).map(({ at, name }) => [
      name,
      at["aria-valuemin"],
      at["aria-valuemax"],
      at["aria-valuenow"],
    ]),
    [["Runden", "1", "20", "20"]],
  );
  assert.deepEqual(buttonsOf(steps), ["Runden: weniger", "Runden: mehr (off)"]);
});

test("keys on a stepper: arrows by one, page keys by five, home and end, and no farther", () => {
  /** @type {number[]} */
  const set = [];
  const press = handlerAfter(
    numberChoice(wordsIn("en").t, ROUNDS, 4, (value) => set.push(value)),
    "@keydown=",
  );
  for (const key of ["ArrowUp", "ArrowLeft", "PageUp", "PageDown", "Home", "End", "x"])
    press({ key, preventDefault() {} });
  assert.deepEqual(set, [5, 3, 9, 1, 1, 20]);
});

test("what belongs to a seat is set at that seat, and the address has what was changed", () => {
  const { text, press, address } = laid();
  assert.equal(times(text(), "Handicap"), 3, "its name, and less and more of it");
  const handicap = () =>
    steppersIn(text()).find(({ name }) => name === "Handicap")?.at["aria-valuetext"];
  assert.equal(handicap(), "none");
  press("Handicap: more");
  assert.match(address(), /[?&]handicap_0=50$/);
  press("data-place=1");
  assert.match(wordsOf(text()), /Seat 2/);
  assert.equal(handicap(), "none");
  press("Handicap: more", "Handicap: more", "Rounds: less", "name=pace");
  assert.match(address(), /[?&]rounds=2&pace=700&handicap_0=50&handicap_1=100$/);
});

test("a name that is too long, as out of a file, is cut as a typed one", async () => {
  const name = "Maximiliana-Theodora";
  const { text } = laid({}, "kaboom", {}, { name });
  assert.match(seatsIn(text())[0] ?? "", /Maximiliana-Theo(?!d)/);
  const app = { ...appWith(), store: { get: () => name, set() {} } };
  await newPage.learn(app, { id: "kaboom", query: {} });
  assert.equal(app.asked[0].players[0].name, "Maximiliana-Theo");
});

test("a name that was typed is proposed next time, unless the child is called otherwise on the shelf", () => {
  const nameAfter = (/** @type {any} */ more) => {
    const { set, enter, press } = laid({}, "kaboom", {}, { name: "Ben" }, more);
    enter("Ada");
    press('class="we-are"');
    return set.name;
  };
  assert.equal(nameAfter({}), "Ada");
  assert.equal(nameAfter({ profiles: { now: { id: "", name: "Ben", animal: "frog" } } }), "Ben");
});

test("the first game is against the easy bot, and the page says so as long as it is", () => {
  const { text, press, address } = laid({}, "schokoly");
  assert.match(address(), /players=person,hamster$/);
  assert.match(wordsOf(text()), /At first it is easy/);
  assert.equal(seatsIn(text())[1], "Hamster easy");
  assert.match(marked(text(), "place")[1]?.inner ?? "", /hamster\.svg/);
  press("data-place=1");
  assert.match(
    wordsOf(text()),
    /Nibbler easy Hamster easy Taster middle .* Master hard Easy: takes/,
    "how strong each is, and what the chosen one does",
  );
  press("</strong><small>middle</small>"); // the next one
  assert.match(address(), /players=person,chocolatier$/);
  assert.doesNotMatch(text(), /You begin against/);
});

test("later games are against the remembered bot, or the easiest one if that is gone", () => {
  const won = laid({}, "schokoly", { schokoly: { bot: "taster", wins: 0, why: "won" } });
  assert.match(won.text(), /You won twice! Now it gets harder\./);
  assert.match(won.address(), /players=person,taster$/);
  const again = laid({}, "schokoly", { schokoly: { bot: "taster", wins: 1, why: "" } });
  assert.deepEqual(
    [marked(again.text(), "proposal").length, /players=person,taster$/.test(again.address())],
    [0, true],
  );
  assert.match(
    laid({}, "schokoly", { schokoly: { bot: "wizard", why: "won" } }).address(),
    /players=person,hamster$/,
  );
  assert.match(
    laid({ players: "person,chocolatier" }, "schokoly").address(),
    /players=person,chocolatier$/,
  );
});

test("the minutes follow seats and rounds; folded house rules name what is not as usual", () => {
  const { text, press } = laid();
  const words = () => wordsOf(text());
  assert.match(words(), /About 3 min.*House rules Rounds 3/);
  press("Rounds: more");
  assert.match(words(), /About 4 min.*House rules Rounds 4/);
  const known = laid({}, "kaboom", { kaboom: {} });
  assert.match(wordsOf(known.text()), /About 10 min.*House rules All as usual/);
  assert.match(laid({ players: "person,shark" }).text(), /About 10 min/);
  assert.match(laid({}, "choco_boom").text(), /About 3 min/);
});

test("where several persons play, the tablet lies between them, and nobody has to say so", () => {
  const { text, press, address } = laid();
  assert.equal(times(text(), "lies between all"), 0);
  press("data-place=1", "name=who");
  assert.equal(times(text(), "lies between all"), 1);
  assert.equal(times(text(), "The tablet lies flat"), 0);
  assert.doesNotMatch(address(), /flat/);
});

test("where there is room, several persons choose whether the tablet lies between them", () => {
  globalThis.screen = /** @type {any} */ ({ width: 820, height: 1180 });
  const { press, address } = laid({ players: "person,person,person" }, "choco_challenge");
  assert.doesNotMatch(address(), /flat/);
  press('class="switch"');
  assert.match(address(), /[?&]flat=1/);
  globalThis.screen = /** @type {any} */ ({ width: 390, height: 844 });
});

test("a candle is offered to several persons in a game of turns, and the last choice stays", () => {
  const candles = (/** @type {ReturnType<typeof laid>} */ { text }) =>
    times(text(), "It burns while");
  assert.equal(candles(laid({}, "schokoly")), 0);
  assert.equal(candles(laid({ players: "person,person" })), 0, "a live game");
  const { text, press, address, set } = laid({ players: "person,person,taster" }, "schokoly");
  assert.deepEqual([times(text(), "It burns while"), /candle/.test(address())], [1, false]);
  press("Candle: more", "Candle: more");
  assert.match(address(), /[?&]candle=2$/);
  assert.match(wordsOf(text()), /House rules .*Candle 2 min/);
  assert.deepEqual(set.candle, 2);
  const later = laid({}, "schokoly", {}, { candle: 2 });
  assert.doesNotMatch(later.address(), /candle/, "one person has none");
  const ours = linksOf(later.text()).find(([name]) => name === "We are 2");
  assert.match(ours?.[1] ?? "", /&candle=2$/);
  assert.match(laid({ players: "person,person", candle: "5" }, "schokoly").address(), /candle=5/);
  assert.doesNotMatch(
    laid({ players: "person,person", candle: "4" }, "schokoly").address(),
    /candle/,
  );
});

test("a candle is told where the house rules lie open before a second person sits down", async () => {
  const words = wordsIn("en");
  const bringLater = async () => words.add("en", textsOf("en", "later"));
  const { text, press } = laid({}, "schokoly", {}, {}, { words, t: words.t, bringLater });
  press('<details class="house"');
  await settled();
  press("data-place=1", "name=who");
  assert.equal(times(text(), "It burns while"), 1);
});

/**
 * A page that begins the game of an address, and what it did.
 * @param {Record<string, string>} query
 * @param {string} [game]
 * @param {any} [error] what the engine says
 */
function began(query, game = "kaboom", error) {
  const app = {
    ...appWith({ new: (request) => ({ error, update: { record: request, done: false } }) }),
    t: (/** @type {string} */ id) => id,
  };
  return { ...app, page: newPage.page(app, { id: game, query }) };
}

test("an address begins its game as it says, and the page becomes the game's", async () => {
  const { asked, put, gone } = began({
    seed: "7",
    players: "person:Anna,shark",
    rounds: "5",
    slaps: "0",
    flat: "1",
    candle: "3",
    other: "1",
  });
  await new Promise((settle) => {
    setTimeout(settle, 5);
  });
  assert.deepEqual(asked, [
    {
      op: "new",
      game: "kaboom",
      options: { rounds: 5, slaps: false },
      players: [
        { kind: "person", name: "Anna" },
        { kind: "bot", bot: "shark" },
      ],
      seed: 7,
      moves: [],
    },
  ]);
  assert.deepEqual([put[0].names, put[0].flat, put[0].done], [["Anna", ""], true, false]);
  assert.equal(put[0].candle, 3);
  assert.deepEqual(gone, [`#/game/${put[0].id}`]);
});

test("an address that is left before the engine answers begins nothing, and one with a fault says which", async () => {
  const left = began({});
  left.where.hasLeft = true;
  /** @type {[Record<string, string>, string | undefined, RegExp][]} */
  const faults = [
    [{ seed: "7x" }, undefined, /new-fault-seed/],
    [{ seed: "9999999999999999" }, undefined, /new-fault-seed/],
    [{ rounds: "-1" }, undefined, /new-fault-request/],
    [{}, "chess", /new-fault-game/],
  ];
  for (const [query, game, fault] of faults) {
    const { page, asked } = began(query, game);
    await new Promise((settle) => {
      setTimeout(settle, 5);
    });
    assert.match(drawn((await page)?.render()), fault);
    assert.deepEqual(asked, []);
  }
  assert.deepEqual([left.asked.length, left.put, left.gone, await left.page], [1, [], [], null]);
  const { page, put, gone } = began({ players: "person,wizard" }, "kaboom", {
    type: "bad-request",
  });
  await new Promise((settle) => {
    setTimeout(settle, 5);
  });
  assert.match(drawn((await page)?.render()), /new-fault-request[^]*#\/set-up\/kaboom/);
  assert.deepEqual([put, gone], [[], []]);
});

test("who begins is chosen at a seat, where the game has that option; with fewer seats the last one begins", () => {
  assert.equal(times(laid().text(), "egins"), 0);
  const { text, press, address } = laid(
    { players: "person,taster,person:Ada", first: "2" },
    "schokoly",
  );
  assert.deepEqual(
    seatsIn(text()).map((words) => words.endsWith("begins")),
    [false, false, true],
  );
  assert.equal(times(text(), "Begins"), 1, "at the seat, and not among the house rules too");
  press("data-place=2", "name=count");
  assert.match(
    buttonsOf(text())[1] ?? "",
    /^Taster .*\(pressed\)$/,
    "the seat that was being set is gone",
  );
  assert.match(address(), /players=person,taster&first=1$/);
  press("data-place=1", 'class="switch"');
  assert.doesNotMatch(address(), /first/, "the next seat begins, which is the usual one");
});

test("what persons alone can choose is not there while a bot plays, and not in the address", () => {
  const slaps = findBox("kaboom")?.options.find(({ name }) => name === "slaps");
  assert.ok(slaps);
  slaps.bots = false;
  const { text, press, address } = laid();
  assert.equal(times(text(), "nobody needs to be quick"), 0);
  press("data-place=1", "name=who");
  assert.equal(times(text(), "nobody needs to be quick"), 1);
  press('class="switch"');
  assert.match(address(), /[?&]slaps=0/);
  press("<strong>Person</strong>"); // the bot beside it
  assert.match(buttonsOf(text())[1] ?? "", /^Crab .*\(pressed\)$/);
  assert.equal(times(text(), "nobody needs to be quick"), 0);
  assert.doesNotMatch(address(), /slaps/);
  slaps.bots = true;
});

test("what means nothing with a switch is not there while that is on, and not in the address", () => {
  const pace = findBox("kaboom")?.options.find(({ name }) => name === "pace");
  assert.ok(pace);
  pace.unless = "slaps";
  const { text, press, address } = laid({ pace: "2000", players: "person,crab" });
  assert.equal(times(text(), "before the first turn"), 0);
  assert.doesNotMatch(address(), /pace/);
  press('class="switch"'); // slapping
  assert.equal(times(text(), "before the first turn"), 1);
  assert.match(address(), /pace=2000/);
  pace.unless = "";
});

test("a table of bots alone is to be watched, not to be played at", () => {
  const { text, press } = laid();
  assert.match(text(), />Just play<\/a>/);
  press("<strong>Person</strong>"); // the bot beside it
  assert.match(text(), />Watch<\/a>/);
});

test("a long name is cut between two letters, and a comma in it makes no second player", () => {
  const players = [`person:${"a".repeat(15)}🍫🍫`, "person:"].join(",");
  const { enter, address } = laid({ players });
  assert.match(address(), new RegExp(`person:${"a".repeat(15)}🍫,`, "u"));
  enter("Ann,Ben");
  assert.match(address(), /players=person:Ann Ben,person$/);
});

test("one tap begins a game of persons alone, by their number: with the names typed and the rules chosen", () => {
  const { text, press, enter } = laid({}, "schokoly");
  const offered = () => linksOf(text()).filter(([name]) => name?.startsWith("We are"));
  assert.deepEqual(offered(), [
    ["We are 2", "#/new/schokoly?players=person%2Cperson"],
    ["We are 3", "#/new/schokoly?players=person%2Cperson%2Cperson"],
    ["We are 4", "#/new/schokoly?players=person%2Cperson%2Cperson%2Cperson"],
  ]);
  enter("Ann");
  press('class="switch"'); // somebody else begins
  const ours = decodeURIComponent(offered()[0]?.[1] ?? "");
  assert.match(ours, /players=person:Ann,person&first=1$/);
});
