// Plays the whole box through its bridge, so that everything the engine ever imports has been
// imported.

/** @typedef {(text: string) => string} Handle */
/** @typedef {{name: string, seats: number[], bots: string[], options: {name: string, least: number, most: number, default: unknown, bots?: boolean}[]}} Box */

/** More requests than any game takes. */
const ENOUGH = 5_000;

/** What nobody means to send; each has an answer. */
const NONSENSE = [
  "",
  "{",
  "null",
  "[1]",
  "\ud800",
  "9".repeat(5_000),
  "NaN",
  '{"id":1e999}',
  `${"[".repeat(60)}`,
  '{"id":1,"op":"bake"}',
  '{"op":"new","game":"é","players":[]}',
  '{"op":"play","seat":0.5}',
  '{"op":"tick","at":-1}',
];

/** @param {Handle} handle */
function asking(handle) {
  /** @type {string[]} */
  const said = [];
  /** @param {object} request @returns {any} */
  const ask = (request) => {
    said.push(handle(JSON.stringify({ id: said.length, ...request })));
    return JSON.parse(said.at(-1) ?? "");
  };
  return { said, ask };
}

/** Everything that a person may ask before moving. @param {ReturnType<typeof asking>["ask"]} ask @param {number} seat @param {object} action */
function wonder(ask, seat, action) {
  for (const op of ["hint", "undo", "try", "why"])
    ask({ op, seat, ...(op === "try" || op === "why" ? { action } : {}) });
  ask({ op: "why", seat, action: { ...action, nonsense: 1 } });
}

/**
 * A game to its end; persons take any of their actions, one after the other, ask now and then, and sometimes let time pass.
 * @param {ReturnType<typeof asking>["ask"]} ask
 * @param {object} start
 */
function playToEnd(ask, start) {
  let update = ask({ op: "new", ...start }).update;
  for (let at = 0, turn = 0; !update.done; at = Math.max(at + 100, update.wake ?? 0), turn += 1) {
    if (turn > ENOUGH) throw new Error(`no end of ${JSON.stringify(start)}`);
    const isPatient = turn % 5 > 2 && update.wake !== null; // twice: a bot thinks, then it acts
    const [seat, actions] =
      Object.entries(isPatient ? {} : update.actions).find(([, offered]) => offered.length) ?? [];
    if (seat && turn % 16 === 0) wonder(ask, Number(seat), actions[0]);
    update = (
      seat
        ? ask({ op: "play", seat: Number(seat), action: actions[turn % actions.length], at })
        : ask({ op: "tick", at })
    ).update;
  }
  return update.record;
}

/** A played game as a link, as a code, and opened again. @param {ReturnType<typeof asking>["ask"]} ask @param {object} record */
function share(ask, record) {
  ask({ op: "position" });
  const text = ask({ op: "link", link: { use: "replay", record } }).link;
  ask({ op: "qr", text });
  ask({ op: "open", text });
}

/** A bot that somebody wrote chooses once, well and not so well. @param {ReturnType<typeof asking>["ask"]} ask @param {Box} box */
function workshop(ask, { name: game, seats, bots }) {
  const others = Array(Math.min(...seats) - 1).fill(bots[0]);
  if (!others.length) return;
  const { match } = ask({ op: "match", game, bots: ["own", ...others], count: 1, seed: 7 });
  for (const body of [
    "import math; return actions[math.floor(rng.random())]",
    "return 1 / 0",
    "(",
  ]) {
    const code = `def choose(table, actions, rng): ${body}`;
    ask({ op: "code", code });
    ask({ op: "choose", table: match.ask.table, code });
  }
  ask({ op: "go", bot: "own", place: 0, stumbled: false });
}

/** Each bot against itself, and all of them with a person at a full table under the other rules, as far as those are for bots too. @param {Box} box @returns {object[]} */
function startsOf(box) {
  const base = { game: box.name, seed: 7, moves: [] };
  const alone = box.bots.map((bot) => ({
    ...base,
    options: {},
    players: Array(Math.min(...box.seats)).fill({ kind: "bot", bot }),
  }));
  const options = Object.fromEntries(
    box.options.map((one) => [
      one.name,
      typeof one.default === "boolean" ? one.default === (one.bots === false) : one.least,
    ]),
  );
  const full = [...Array(Math.max(...box.seats)).keys()].map((seat) =>
    seat ? { kind: "bot", bot: box.bots[seat % box.bots.length] } : { kind: "person", name: "Ada" },
  );
  return [...alone, { ...base, options, players: full }];
}

/**
 * All games with all bots, all that may be asked, and nonsense.
 * @param {Handle} handle
 * @returns {string[]} all that the engine said
 */
export function rehearse(handle) {
  const { said, ask } = asking(handle);
  for (const text of NONSENSE) said.push(handle(text));
  for (const box of /** @type {Box[]} */ (ask({ op: "games" }).games)) {
    for (const start of startsOf(box)) {
      const { type: _, ...record } = playToEnd(ask, start);
      ask({ op: "new", ...record });
      share(ask, record);
    }
    workshop(ask, box);
  }
  return said;
}
