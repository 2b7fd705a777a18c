// Class sets: what is stored of them, the links in a text, the refused results, and the rows of the
// table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linksIn } from "../../../js/links/pasted.js";
import { aloneIn, calledIn, countedOf, watchOf } from "../../../js/class/pupils.js";
import { cleanName, csvRequest, fileName, nthWords, spanWords } from "../../../js/class/words.js";
import { createSets, decisionsIn, idOf, storedResult, storedSet } from "../../../js/store/sets.js";
import "../support/raw.mjs";
import { wordsIn } from "../support/drawn.mjs";
import { score } from "../support/score.mjs";
import { shelf } from "../support/shelf.mjs";

const { verify } = await import("../../../js/pages/class-add.js");
const { FIRST, pressed, sorted } = await import("../../../js/pages/class-table.js");
const { middle } = await import("../../../js/pages/class-plot.js");

const TASK = {
  game: "schokoly_count",
  edition: 1,
  options: { grade: 1 },
  players: [{ kind: "person" }],
  seed: 7,
  position: "",
  moves: [],
};
const SET = { title: "Monday", tasks: [TASK, { ...TASK, seed: 8 }] };
const KEY = "1SetOfMondayWithTwoTasks";

/**
 * @param {string} name
 * @param {number} total
 * @param {any} [more]
 * @returns {import("../../../js/store/sets.js").StoredResult}
 */
const result = (name, total, more) => ({
  kind: "result",
  id: idOf(`${name}${total}`),
  key: KEY,
  text: `1${name}${total}`,
  name,
  when: 100,
  scores: [score(), score()],
  total,
  most: 200,
  ...more,
});

// --- what is stored ---

test("the newest set and the oldest result come first; a set goes with its results", async () => {
  const sets = createSets(shelf());
  const stored = async () => {
    const { sets: all, results } = await sets.all();
    return [all.map(({ made }) => made), results.map(({ name }) => name)];
  };
  const [first, ...others] = [2, 3, 1].map((made) =>
    storedSet(SET, made === 2 ? KEY : `1Other${made}`, made),
  );
  if (!first) return assert.fail();
  for (const one of [
    first,
    ...others,
    result("Ben", 5, { when: 20 }),
    result("Cem", 6, { when: 30, key: "1Other3" }),
    result("Ada", 7, { when: 10 }),
  ])
    await sets.put(one);
  assert.deepEqual(await stored(), [
    [3, 2, 1],
    ["Ada", "Ben", "Cem"],
  ]);
  assert.equal((await sets.list()).length, 6);
  await sets.removeSet(first);
  assert.deepEqual(await stored(), [[3, 1], ["Cem"]]);
  await sets.add(first, [result("Ada", 7)]);
  await sets.add({ ...first, made: 9 }, [result("Ben", 8)]);
  assert.deepEqual(
    await stored(),
    [
      [3, 2, 1],
      ["Cem", "Ada", "Ben"],
    ],
    "a set that is there stays as it is",
  );
});

const OPENED = {
  use: "result",
  set: SET,
  key: KEY,
  result: { name: "Ada", when: 123, moves: [[], []] },
  scores: [score(), score({ done: false })],
  total: 67,
  most: 200,
};

test("a result is stored with its points; the same link always has the same id", () => {
  const kept = storedResult(
    { ...OPENED, scores: OPENED.scores.map((one) => ({ type: "Score", ...one })) },
    "1TextOfAda",
  );
  assert.deepEqual(kept, {
    kind: "result",
    id: idOf("1TextOfAda"),
    key: KEY,
    text: "1TextOfAda",
    name: "Ada",
    when: 123,
    scores: OPENED.scores,
    total: 67,
    most: 200,
  });
  assert.equal(new Set(Array.from({ length: 500 }, (_, i) => idOf(`1Text${i}`))).size, 500);
});

const GOOD = result("Ada", 5);
/** @type {Record<string, any>} */
const DAMAGED = {
  nothing: null,
  text: "hello",
  otherKind: { ...GOOD, kind: "game" },
  noName: { ...GOOD, name: 7 },
  noScores: { ...GOOD, scores: null },
  badScore: { ...GOOD, scores: [{ ...score(), marks: "x" }] },
  noTasks: storedSet({ title: "", tasks: [] }, KEY, 1),
  badTask: storedSet({ title: "", tasks: [/** @type {any} */ ({ game: 5 })] }, KEY, 1),
  noOptions: storedSet(
    { title: "", tasks: [/** @type {any} */ ({ ...TASK, options: null })] },
    KEY,
    1,
  ),
  noDay: storedSet(SET, KEY, 1e300),
  noHour: { ...GOOD, when: 1e12 },
  noTries: { ...GOOD, origin: 5 },
  badTry: {
    ...GOOD,
    origin: 5,
    tries: [{ begun: 1, tries: [{ number: 1, practice: 0, score: score() }] }],
  },
};

test("a damaged set or result is listed as damaged, and stays", async () => {
  for (const [name, value] of Object.entries(DAMAGED)) {
    const box = shelf({
      [name]: typeof value === "object" && value ? { ...value, id: name } : value,
      [GOOD.id]: GOOD,
    });
    const { sets, results, damaged } = await createSets(box).all();
    assert.deepEqual([sets, results, damaged, box.map.size], [[], [GOOD], [name], 2], name);
  }
});

// --- links in a text ---

const [A, B, C] = [
  "1AAAAAAAAAAAAAAAAAAAAAAAA_1",
  "1BBBBBBBBBBBBBBBBBBBBBBBB-2",
  "1CCCCCCCCCCCCCCCCCCCCCCCC",
];
const SITE = "https://box.example/play/#/g/";
const WHOLE = `${A}${B}${C}`;

/** @type {[string, [number, string][]][]} a text, and the lines and texts of its links */
const TEXTS = [
  [
    `Ada: ${SITE}${A}\r\n\r\n> Ben (${SITE}${B}), and ${SITE}${C}.\nbye`,
    [
      [1, A],
      [3, B],
      [3, C],
    ],
  ],
  [
    `${A}\n\n${B}\n`,
    [
      [1, A],
      [3, B],
    ],
  ],
  [`https://box.example/%23/g/${A}`, [[1, A]]],
  [`https://box.example/#%2Fg%2F${A}`, [[1, A]]],
  [`${SITE}${A.slice(0, 9)}\u200b${A.slice(9)}`, [[1, A]]],
  ["No link here, only words and Donaudampfschifffahrtsgesellschaft.", []],
];

test("links are found whatever messengers do to them, each with its line", () => {
  for (const [text, links] of TEXTS)
    assert.deepEqual(
      linksIn(text).map(({ line, text: one }) => [line, one]),
      links,
      text,
    );
});

test("lines that mail has broken are joined again", () => {
  const [one] = linksIn(
    `${SITE}${WHOLE.slice(0, 30)}=\n${WHOLE.slice(30, 60)}\n${WHOLE.slice(60)}\nRegards`,
  );
  assert.deepEqual(
    [one?.text, one?.joined, one?.last],
    [WHOLE.slice(0, 30), WHOLE.slice(0, 60), 2],
  );
  const wrapped = `${SITE}${WHOLE}`.match(/.{1,52}/g)?.join("\n> ");
  assert.equal(linksIn(`> ${wrapped}\n> \n> ${SITE}${C}`)[0]?.joined, WHOLE);
});

test("a large file of long spaces or thousands of broken links is read in a moment", () => {
  const lines = `${"ab12".repeat(16)}\n`;
  assert.equal(linksIn(`a${" ".repeat(1_000_000)}x`).length, 0);
  assert.equal(linksIn(lines.repeat(60_000), "", 501).length, 501);
  assert.equal(linksIn("#/g/1ab".repeat(300_000), "", 501).length, 501);
  assert.ok(linksIn(lines.repeat(600)).every(({ joined }) => joined.length <= 16_100));
});

// --- what is refused, and why ---

const opened = (/** @type {string} */ name, key = KEY) => ({
  opened: { ...OPENED, key, result: { ...OPENED.result, name } },
});
/** @type {Record<string, any>} what the engine says of a text */
const KNOWN = {
  [A]: opened("Ada"),
  [`${A}${B}`]: opened("Eva"),
  [B]: opened("Ben", "1Another"),
  [C]: { opened: { use: "set", set: SET, key: KEY } },
  "1replayreplayreplayreplay": { opened: { use: "replay", record: TASK } },
  "1olderolderolderolderolder": { error: { type: "older-box" } },
  "1deaddeaddeaddeaddeaddeadd": { error: { type: "dead" } },
};

/**
 * @param {Record<string, any>} known
 * @param {{place: string, text: string}[]} sources
 * @param {any[]} [inTable]
 */
async function verified(known, sources, inTable = []) {
  /** @type {[number, number][]} */
  const told = [];
  const engine = {
    ask: async (/** @type {any} */ { text }) => known[text] ?? { error: { type: "bad-link" } },
  };
  const { good, same, refused } = await verify({ engine }, sources, {
    key: KEY,
    known: inTable,
    isWanted: () => true,
    tell: (done, all) => told.push([done, all]),
  });
  return {
    told,
    same,
    names: good.map(({ name }) => name),
    why: refused.map(({ place, line, why }) => [place, line, why]),
  };
}

test("each good result is taken once; each refused one has its line and its reason", async () => {
  const texts = [A, A, B, C, ...Object.keys(KNOWN).slice(4), "1damageddamageddamaged"].map(
    (text) => SITE + text,
  );
  const { names, same, why, told } = await verified(KNOWN, [{ place: "", text: texts.join("\n") }]);
  assert.deepEqual([names, same], [["Ada"], 1]);
  assert.deepEqual(
    why,
    [
      [3, "other-set"],
      [4, "tasks"],
      [5, "game"],
      [6, "older-box"],
      [7, "other"],
      [8, "bad-link"],
    ].map((one) => ["", ...one]),
  );
  assert.deepEqual(
    [told[0], told.at(-1)],
    [
      [0, 8],
      [8, 8],
    ],
  );
  assert.equal((await verified(KNOWN, [{ place: "", text: SITE + A }], [{ id: idOf(A) }])).same, 1);
});

test("a broken link that can be joined is one result, and its pieces are no others", async () => {
  const { [A]: _, ...known } = KNOWN;
  const wrapped = `${SITE}${A}${B}`.match(/.{1,54}/g)?.join("\n");
  const { names, why } = await verified(known, [{ place: "", text: `${wrapped}\n${SITE}1none` }]);
  assert.deepEqual([names, why], [["Eva"], [["", 3, "bad-link"]]]);
});

test("files without a link are named, and more links than a class can have are not read", async () => {
  const files = [
    { place: "photo.jpg", text: "\u0000PNG" },
    { place: "ada.txt", text: SITE + A },
    { place: "huge.bin", text: "" },
  ];
  const { names, why } = await verified(KNOWN, files);
  assert.deepEqual(
    [names, why],
    [
      ["Ada"],
      [
        ["photo.jpg", 0, "no-link"],
        ["huge.bin", 0, "no-link"],
      ],
    ],
  );
  const many = await verified({}, [{ place: "a.txt", text: `${SITE}${A}\n`.repeat(502) }]);
  assert.deepEqual([many.why.length, many.why.at(-1)], [501, ["", 0, "many"]]);
});

// --- the table ---

test("each result is a pupil until the engine says who is who", () => {
  const results = [
    result("Ada", 90),
    result("Ben", 120, { scores: [score(), score({ done: false })] }),
  ];
  const pupils = aloneIn(results);
  assert.deepEqual(
    pupils.map(({ name, total, tasks }) => [
      name,
      total,
      tasks.map((task) => countedOf(task)?.score.marks),
    ]),
    [
      ["Ada", 90, [67, 67]],
      ["Ben", 120, [67, undefined]],
    ],
  );
  const tried = (/** @type {number} */ number) => ({ ...pupils[1].tasks[0].tries[0], number });
  assert.deepEqual(
    [0, 3].map((number) => watchOf(results, tried(number), 0)),
    ["#/watch/1Ben120?task=0", "#/watch/1Ben120?task=0&try=3"],
  );
});

test("a pupil is called as the teacher says, and which try counts is told where there are several", () => {
  const { t } = wordsIn("en");
  const [pupil] = aloneIn([result("4", 1)]);
  const animals = { picks: { kind: /** @type {const} */ ("animals"), count: 6 } };
  assert.deepEqual(
    [{}, { copy: 2 }, { name: "Mia", is_named: true }].map((more) =>
      calledIn(animals, { ...pupil, ...more }, t),
    ),
    ["Frog", "Frog (2)", "Mia"],
  );
  const tries = [{ practice: false }, { practice: true }];
  assert.deepEqual(
    [
      nthWords({ begun: 3, tries }, { nth: 1 }, t),
      nthWords({ begun: 1, tries }, { nth: 1 }, t),
      nthWords({ begun: 0, tries }, { nth: 0 }, t),
    ],
    ["try 1 of 3", "", "best of 2"],
  );
  assert.deepEqual(
    [nthWords({ begun: 2, tries }, undefined, t), nthWords({ begun: 2, tries: [] }, undefined, t)],
    ["only practice", ""],
  );
  assert.equal(
    nthWords({ begun: 3, tries, skipped: 2 }, { nth: 3 }, t),
    "try 3 of 3, 2 before it missing",
  );
});

test("what the teacher decided goes to the engine, as far as it is not damaged", () => {
  const { t } = wordsIn("en");
  const people = [{ name: "Mia", sources: ["1:mia"] }, { name: 5, sources: [] }, null];
  const set = /** @type {any} */ ({ ...storedSet(SET, KEY, 1), people, expected: ["Ada"] });
  assert.deepEqual(decisionsIn(set), { people: [people[0]], expected: ["Ada"] });
  assert.deepEqual(decisionsIn({ ...set, people: "x", expected: [1] }), {
    people: [],
    expected: [],
  });
  const newer = {
    ...OPENED,
    result: { name: "Ada", when: 123, origin: 7 },
    tries: [
      {
        type: "Tries",
        begun: 1,
        skipped: 0,
        tries: [
          {
            type: "Try",
            number: 1,
            practice: false,
            counts: true,
            score: score({ type: "Score" }),
          },
        ],
      },
    ],
  };
  const kept = storedResult(newer, "1New");
  const asked = csvRequest({ set, results: [kept, result("Ben", 2)], every: true }, t);
  assert.deepEqual(
    [
      asked.people,
      asked.expected,
      asked.every,
      asked.results.map(({ origin, label }) => [origin, label]),
    ],
    [
      [people[0]],
      ["Ada"],
      true,
      [
        [7, "Ada"],
        [undefined, "Ben"],
      ],
    ],
  );
  assert.deepEqual(kept.tries, [
    { begun: 1, tries: [{ number: 1, practice: false, counts: true, score: score() }] },
  ]);
});

test("any column sorts the table, both ways, and names as their language does", () => {
  const scored = (/** @type {string} */ name, /** @type {any} */ more) =>
    aloneIn([result(name, 1, { scores: [score(more)] })]);
  const pupils = [
    ["Zoë", { marks: 20, span: 5 }],
    ["Ömer", { done: false, marks: 0, span: 9 }],
    ["Otto", { marks: 100, span: 7 }],
    ["Ali", { points: 0, marks: 0, span: 8 }],
  ].flatMap(([name, more]) => scored(String(name), more));
  const names = (/** @type {string} */ by, /** @type {boolean} */ down) =>
    sorted(pupils, { by, down }, ({ name }) => name, "de")
      .map(({ name }) => name)
      .join(" ");
  assert.equal(names("name", false), "Ali Ömer Otto Zoë");
  assert.equal(names("0", true), "Otto Zoë Ali Ömer", "nothing right is more than not finished");
  assert.equal(names("0", false), "Ömer Ali Zoë Otto");
  assert.equal(names("span", false), "Ömer Zoë Otto Ali");
  assert.deepEqual(
    ["total", "name", "1"].map((by) => pressed(FIRST, by).down),
    [false, false, true],
  );
  assert.deepEqual([[3, 1, 2], [4, 1, 2, 3], [5]].map(middle), [2, 2.5, 5]);
});

test("times, days, names and files are written as people read them", () => {
  assert.deepEqual([0, 61_000, 3_725_400].map(spanWords), ["0:00", "1:01", "1:02:05"]);
  const { results } = csvRequest(
    {
      set: storedSet(SET, KEY, 1),
      results: [result("Ada", 1, { when: new Date(2026, 2, 5, 9, 7).getTime() / 60_000 })],
      every: false,
    },
    wordsIn("en").t,
  );
  assert.equal(results[0]?.date, "2026-03-05 09:07");
  assert.deepEqual(
    [fileName("Zählen, am Montag!", "csv"), fileName("../../../?", "txt")],
    ["chocobox-Zählen-am-Montag.csv", "chocobox.txt"],
  );
  const written = ["  Lina👩‍🚀 ", "Jose\u0301", `${"a".repeat(59)}🍫🍫`];
  assert.deepEqual(written.map(cleanName), ["Lina👩‍🚀", "Jos\u00e9", `${"a".repeat(59)}🍫`]);
});
