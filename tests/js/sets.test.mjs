// Class sets: what is kept of them, which links stand in a text, what is refused and why, who stands where in the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linksIn } from "../../js/links/pasted.js";
import { FIRST, middle, onePupilEach, pressed, rowsOf, sorted } from "../../js/class/rows.js";
import { cleanName, dated, fileName, spanWords } from "../../js/class/words.js";
import { Database } from "../../js/storage/database.js";
import { createSets, idOf, keptResult, keptSet } from "../../js/storage/sets.js";
import "./raw.mjs";
import { shelf } from "./shelf.mjs";

const { verify } = await import("../../js/class/verify.js");

const TASK = { game: "schokoly_count", edition: 1, options: { grade: 1 }, players: [{ kind: "person" }], seed: 7, position: "", moves: [] };
const SET = { title: "Monday", tasks: [TASK, { ...TASK, seed: 8 }] };
const KEY = "1SetOfMondayWithTwoTasks";

/** @param {Partial<import("../../js/storage/sets.js").Score>} [more] @returns {import("../../js/storage/sets.js").Score} */
const score = (more = {}) => ({ done: true, points: 2, most: 3, won: false, plies: 6, span: 9000, marks: 67, bots: null, ...more });

/** @param {string} name @param {number} total @param {any} [more] @returns {import("../../js/storage/sets.js").KeptResult} */
const result = (name, total, more = {}) => ({ kind: "result", id: idOf(`${name}${total}`), key: KEY, text: `1${name}${total}`, name, when: 100, scores: [score(), score()], total, most: 200, ...more });

// --- what is kept ---

test("sets and results are kept together, the newest set and the oldest result first", async () => {
  const sets = createSets(shelf());
  for (const made of [1, 3, 2]) await sets.put(keptSet(SET, `${KEY}${made}`, made));
  for (const when of [30, 10, 20]) await sets.put(result("Ada", when, { when }));
  const { sets: all, results, damaged } = await sets.all();
  assert.deepEqual([all.map(({ made }) => made), results.map(({ when }) => when), damaged], [[3, 2, 1], [10, 20, 30], []]);
  assert.equal((await sets.list()).length, 6);
});

test("a set goes with its own results and no others", async () => {
  const sets = createSets(shelf());
  const [first, second] = [keptSet(SET, KEY, 1), keptSet(SET, "1Another", 2)];
  for (const one of [first, second, result("Ada", 5), result("Ben", 6, { key: "1Another" })]) await sets.put(one);
  await sets.removeSet(first);
  const { sets: all, results } = await sets.all();
  assert.deepEqual([all.map(({ key }) => key), results.map(({ name }) => name)], [["1Another"], ["Ben"]]);
});

test("results that come after their set was deleted elsewhere bring it back, and leave one that is here as it is", async () => {
  const sets = createSets(shelf());
  const set = keptSet(SET, KEY, 1);
  await sets.put(set);
  await sets.removeSet(set);
  await sets.add(set, [result("Ada", 5)]);
  await sets.add({ ...set, made: 2 }, [result("Ben", 6)]);
  const { sets: all, results } = await sets.all();
  assert.deepEqual([all.map(({ made }) => made), results.map(({ name }) => name)], [[1], ["Ada", "Ben"]]);
});

const OPENED = { use: "result", set: SET, key: KEY, result: { name: "Ada", when: 123, moves: [[], []] }, scores: [score(), score({ done: false })], total: 67, most: 200 };

test("of a result is kept what its link says and what its moves came to, under a name that the same link always has", () => {
  const kept = keptResult({ ...OPENED, scores: OPENED.scores.map((one) => ({ type: "Score", ...one })) }, "1TextOfAda");
  assert.deepEqual(kept, { kind: "result", id: idOf("1TextOfAda"), key: KEY, text: "1TextOfAda", name: "Ada", when: 123, scores: OPENED.scores, total: 67, most: 200 });
  assert.equal(keptResult(OPENED, "1TextOfAda").id, kept.id);
  assert.equal(new Set(Array.from({ length: 500 }, (_, i) => idOf(`1Text${i}`))).size, 500);
});

const GOOD = result("Ada", 5);
const DAMAGED = {
  nothing: null, text: "hello", otherKind: { ...GOOD, kind: "game" }, noName: { ...GOOD, name: 7 }, noScores: { ...GOOD, scores: null },
  badScore: { ...GOOD, scores: [score({ marks: /** @type {any} */ ("x") })] }, noTasks: keptSet({ title: "", tasks: [] }, KEY, 1), badTask: keptSet({ title: "", tasks: [/** @type {any} */ ({ game: 5 })] }, KEY, 1),
  noOptions: keptSet({ title: "", tasks: [/** @type {any} */ ({ ...TASK, options: null })] }, KEY, 1), noDay: keptSet(SET, KEY, 1e300), noHour: { ...GOOD, when: 1e12 },
};

for (const [name, value] of Object.entries(DAMAGED)) {
  test(`what is damaged (${name}) is told as such and kept`, async () => {
    const box = shelf({ [name]: value && typeof value === "object" ? { ...value, id: name } : value, [GOOD.id]: GOOD });
    const { sets, results, damaged } = await createSets(box).all();
    assert.deepEqual([sets, results, damaged, box.map.size], [[], [GOOD], [name], 2]);
  });
}

test("a browser that refuses to keep anything still shows what came, and that is known", async () => {
  const sets = createSets(new Database(() => { throw new Error("forbidden"); }));
  await sets.put(GOOD);
  assert.deepEqual((await sets.all()).results, [GOOD]);
  assert.equal(sets.isKept(), false);
});

// --- links in a text ---

const [A, B, C] = ["1AAAAAAAAAAAAAAAAAAAAAAAA_1", "1BBBBBBBBBBBBBBBBBBBBBBBB-2", "1CCCCCCCCCCCCCCCCCCCCCCCC"];
const SITE = "https://box.example/play/#/g/";
const found = (/** @type {string} */ text) => linksIn(text).map(({ line, text: one }) => [line, one]);

test("links are found whatever stands between them, each with its line", () => {
  assert.deepEqual(found(`Ada: ${SITE}${A}\r\n\r\n> Ben (${SITE}${B}), and ${SITE}${C}.\nbye`), [[1, A], [3, B], [3, C]]);
  assert.deepEqual(found(`${A}\n\n${B}\n`), [[1, A], [3, B]]);
  assert.deepEqual(found(`https://box.example/%23/g/${A}`), [[1, A]]);
  assert.deepEqual(found("No link here, only words and Donaudampfschifffahrtsgesellschaft."), []);
});

test("what mail has broken into lines can be joined again", () => {
  const whole = `${A}${B}${C}`;
  const first = `${SITE}${whole.slice(0, 30)}`;
  const [one] = linksIn(`${first}=\n${whole.slice(30, 60)}\n${whole.slice(60)}\nRegards`);
  assert.deepEqual([one?.text, one?.joined, one?.last], [whole.slice(0, 30), `${whole.slice(0, 60)}`, 2]);
  const wrapped = `${SITE}${whole}`.match(/.{1,52}/g)?.join("\n> ") ?? "";
  assert.equal(linksIn(`> ${wrapped}\n> \n> ${SITE}${C}`)[0]?.joined, whole);
});

test("what messengers write out or break with letters that cannot be seen is found all the same", () => {
  assert.deepEqual(found(`https://box.example/#%2Fg%2F${A}`), [[1, A]]);
  assert.deepEqual(found(`${SITE}${A.slice(0, 9)}\u200b${A.slice(9)}`), [[1, A]]);
});

test("a large file of something else is no work for hours: long spaces, and thousands of lines that look like a broken link", () => {
  const lines = `${"ab12".repeat(16)}\n`;
  assert.equal(linksIn(`a${" ".repeat(1_000_000)}x`).length, 0);
  assert.equal(linksIn(lines.repeat(60_000), "", 501).length, 501);
  assert.equal(linksIn("#/g/1ab".repeat(300_000), "", 501).length, 501);
  assert.ok(linksIn(lines.repeat(600)).every(({ joined }) => joined.length <= 16_100));
});

// --- what is refused, and why ---

test("of many files the one without a link is named", async () => {
  const app = engineOf({ [A]: openedAs("Ada") });
  const sources = [{ place: "photo.jpg", text: "\u0000PNG" }, { place: "ada.txt", text: SITE + A }, { place: "huge.bin", text: "" }];
  const { good, refused } = await verify(app, sources, { key: KEY, known: new Set(), isWanted: () => true, tell() {} });
  assert.deepEqual(good.map(({ name }) => name), ["Ada"]);
  assert.deepEqual(refused, ["photo.jpg", "huge.bin"].map((place) => ({ place, line: 0, why: "no-link" })));
});

/** An engine that knows some texts. @param {Record<string, any>} known */
const engineOf = (known) => ({ engine: { ask: async (/** @type {any} */ { text }) => known[text] ?? { error: { type: "bad-link" } } } });
const openedAs = (/** @type {string} */ name, key = KEY) => ({ opened: { ...OPENED, key, result: { ...OPENED.result, name } } });

/** @param {any} app @param {string} text @param {Set<string>} [known] */
async function verified(app, text, known = new Set()) {
  /** @type {[number, number][]} */
  const told = [];
  const verdict = await verify(app, [{ place: "", text }], { key: KEY, known, isWanted: () => true, tell: (done, all) => told.push([done, all]) });
  return { ...verdict, told, names: verdict.good.map(({ name }) => name), why: verdict.refused.map(({ line, why }) => [line, why]) };
}

test("good results are taken, each once; every refused one is told with its line and its reason", async () => {
  const app = engineOf({
    [A]: openedAs("Ada"), [B]: openedAs("Ben", "1Another"), [C]: { opened: { use: "set", set: SET, key: KEY } },
    "1replayreplayreplayreplay": { opened: { use: "replay", record: TASK } }, "1olderolderolderolderolder": { error: { type: "older-box" } }, "1deaddeaddeaddeaddeaddeadd": { error: { type: "dead" } },
  });
  const texts = [A, A, B, C, "1replayreplayreplayreplay", "1olderolderolderolderolder", "1deaddeaddeaddeaddeaddeadd", "1damageddamageddamaged"];
  const { names, same, why, told } = await verified(app, texts.map((text) => SITE + text).join("\n"));
  assert.deepEqual([names, same], [["Ada"], 1]);
  assert.deepEqual(why, [[3, "other-set"], [4, "tasks"], [5, "game"], [6, "older-box"], [7, "other"], [8, "bad-link"]]);
  assert.deepEqual([told[0], told.at(-1)], [[0, 8], [8, 8]]);
  assert.deepEqual((await verified(app, SITE + A, new Set([idOf(A)]))).same, 1);
});

test("a broken link that can be joined is one result, and its pieces are no others", async () => {
  const whole = `${A}${B}`;
  const wrapped = `${SITE}${whole}`.match(/.{1,54}/g)?.join("\n") ?? "";
  const { names, why } = await verified(engineOf({ [whole]: openedAs("Ada") }), `${wrapped}\n${SITE}${C}`);
  assert.deepEqual([names, why], [["Ada"], [[3, "bad-link"]]]);
});

test("more links than a class can have are not read", async () => {
  const app = engineOf({});
  const { refused } = await verify(app, [{ place: "a.txt", text: Array.from({ length: 502 }, () => SITE + A).join("\n") }], { key: KEY, known: new Set(), isWanted: () => true, tell: () => undefined });
  assert.equal(refused.length, 501);
  assert.equal(refused.at(-1)?.why, "many");
});

// --- the table ---

const RESULTS = [result("Ada", 90, { when: 1 }), result("ada ", 120, { when: 2 }), result("Ada", 60, { when: 3 }), result("Ben", 70, { when: 4 }), result("Cem", 50, { when: 5 }), result("Cem", 80, { when: 6 })];
const PUPILS = [{ name: "Ada", tries: [0, 1, 2], best: 1, last: 2 }, { name: "Ben", tries: [3], best: 3, last: 3 }, { name: "Cem", tries: [4, 5], best: 5, last: 5 }];
const told = (/** @type {import("../../js/class/rows.js").Row[]} */ rows) => rows.map(({ result: { total }, tag }) => [total, tag]);

test("who plays twice stands there with the best and the last, or with every try", () => {
  assert.deepEqual(told(rowsOf(RESULTS, PUPILS, false)), [[120, "best"], [60, "last"], [70, ""], [80, "both"]]);
  assert.deepEqual(told(rowsOf(RESULTS, PUPILS, true)), [[90, "try"], [120, "best"], [60, "last"], [70, ""], [50, "try"], [80, "both"]]);
  assert.equal(rowsOf(RESULTS, onePupilEach(RESULTS), false).length, 6);
});

test("the table is sorted by any column, both ways, and names as its language sorts them", () => {
  const scored = (/** @type {string} */ name, /** @type {Partial<import("../../js/storage/sets.js").Score>} */ more) => ({ result: result(name, 1, { scores: [score(more)] }), tag: /** @type {const} */ (""), tries: 1 });
  const rows = [scored("Zoë", { marks: 20, span: 5 }), scored("Ömer", { done: false, marks: 0, span: 9 }), scored("Otto", { marks: 100, span: 7 })];
  const names = (/** @type {any} */ order) => sorted(rows, order, "de").map(({ result: { name } }) => name);
  assert.deepEqual(names({ by: "name", down: false }), ["Ömer", "Otto", "Zoë"]);
  assert.deepEqual(names({ by: "0", down: true }), ["Otto", "Zoë", "Ömer"]);
  assert.deepEqual(names({ by: "0", down: false }), ["Ömer", "Zoë", "Otto"]);
  const none = scored("Ali", { points: 0, marks: 0 });
  assert.deepEqual(sorted([rows[1] ?? none, none], { by: "0", down: false }, "de").map(({ result: { name } }) => name), ["Ömer", "Ali"], "nothing right is more than not finished");
  assert.deepEqual(names({ by: "span", down: false }), ["Zoë", "Otto", "Ömer"]);
  assert.deepEqual([pressed(FIRST, "total"), pressed(FIRST, "name"), pressed(FIRST, "1")], [{ by: "total", down: false }, { by: "name", down: false }, { by: "1", down: true }]);
});

test("the middle is between the two middle ones", () => assert.deepEqual([middle([3, 1, 2]), middle([4, 1, 2, 3]), middle([5])], [2, 2.5, 5]));

// --- small words ---

test("times, days, names and files are written as people read them", () => {
  assert.deepEqual([0, 61_000, 3_725_400].map(spanWords), ["0:00", "1:01", "1:02:05"]);
  const day = new Date(2026, 2, 5, 9, 7).getTime() / 60_000;
  assert.equal(dated(result("Ada", 1, { when: day })).date, "2026-03-05 09:07");
  assert.equal(fileName("Zählen, am Montag!", "csv"), "chocobox-Zählen-am-Montag.csv");
  assert.equal(fileName("../../?", "txt"), "chocobox.txt");
  assert.equal(cleanName("  Li\u202ena\u200b\n👩‍🚀 "), "Lina👩‍🚀");
  assert.equal(cleanName("Jose\u0301"), "Jos\u00e9");
  assert.equal(cleanName(`${"a".repeat(59)}🍫🍫`), `${"a".repeat(59)}🍫`);
});
