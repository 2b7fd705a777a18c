// Class sets: what is stored of them, and their files.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileName } from "../../../js/device/file.js";
import { createSets, decisionsIn, idOf } from "../../../js/store/sets.js";
import { cleanName } from "../../../js/workshop/share.js";
import "../support/raw.mjs";
import { TASK } from "../support/record.mjs";
import { score } from "../support/score.mjs";
import { shelf } from "../support/shelf.mjs";

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

// --- what leaves it ---

test("what the teacher decided goes to the engine, as far as it is not damaged", () => {
  const people = [{ name: "Mia", sources: ["1:mia"] }, { name: 5, sources: [] }, null];
  const set = /** @type {any} */ ({ ...storedSet(SET, KEY, 1), people, expected: ["Ada"] });
  assert.deepEqual(decisionsIn(set), { people: [people[0]], expected: ["Ada"] });
  assert.deepEqual(decisionsIn({ ...set, people: "x", expected: [1] }), {
    people: [],
    expected: [],
  });
});

test("files and names are written as people read them", () => {
  assert.deepEqual(
    [fileName("Zählen, am Montag!", "csv"), fileName("../../../?", "txt")],
    ["chocobox-Zählen-am-Montag.csv", "chocobox.txt"],
  );
  const written = ["  Lina👩‍🚀 ", "Jose\u0301", `${"a".repeat(59)}🍫🍫`];
  assert.deepEqual(written.map(cleanName), ["Lina👩‍🚀", "Jos\u00e9", `${"a".repeat(59)}🍫`]);
});
