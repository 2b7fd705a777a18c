// Class sets: what is stored of them, the links in a text, and their files.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linksIn } from "../../../js/links/pasted.js";
import { cleanName, csvRequest, fileName } from "../../../js/class/words.js";
import { createSets, decisionsIn, idOf } from "../../../js/store/sets.js";
import "../support/raw.mjs";
import { wordsIn } from "../support/drawn.mjs";
import { score } from "../support/score.mjs";
import { shelf } from "../support/shelf.mjs";

const TASK = {
  game: "schokoly_count",
  edition: 1,
  options: { grade: 1 },
  players: [{ kind: "person" }],
  seed: 7,
  position: "",
  moves: [],
};
/** A set as it is stored. @param {any} set @param {string} key @param {number} made @returns {any} */
const storedSet = (set, key, made) => ({ kind: "set", id: idOf(key), key, set, made });
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

// --- files of it ---

test("what the teacher decided goes to the engine, as far as it is not damaged", () => {
  const { t } = wordsIn("en");
  const people = [{ name: "Mia", sources: ["1:mia"] }, { name: 5, sources: [] }, null];
  const set = /** @type {any} */ ({ ...storedSet(SET, KEY, 1), people, expected: ["Ada"] });
  assert.deepEqual(decisionsIn(set), { people: [people[0]], expected: ["Ada"] });
  assert.deepEqual(decisionsIn({ ...set, people: "x", expected: [1] }), {
    people: [],
    expected: [],
  });
  const tries = [{ begun: 1, tries: [{ number: 1, practice: false, score: score() }] }];
  const newer = result("Ada", 1, { origin: 7, tries });
  const asked = csvRequest({ set, results: [newer, result("Ben", 2)], every: true }, t);
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
});

test("times, days, names and files are written as people read them", () => {
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
