import assert from "node:assert/strict";
import { test } from "node:test";
import { Film } from "../../../js/replay/film.js";

const RECORD = { type: "Record", game: "toy", options: {}, players: [], seed: 1, moves: [] };
const settled = () => new Promise((go) => setImmediate(go));

/** An engine that answers when a test lets it, and one film on it. */
function filmed() {
  /** @type {{request: any, answer: (reply: any) => void}[]} */
  const asked = [];
  /** @type {string[]} */
  const shown = [];
  /** @type {any[]} */
  const faults = [];
  /** @type {any[]} */
  const more = [];
  const engine = {
    ask: (/** @type {any} */ request) => new Promise((answer) => asked.push({ request, answer })),
  };
  const film = new Film(
    engine,
    { record: RECORD },
    {
      onLook: ({ ply }, wish) => shown.push(`${ply}${wish.open ? " open" : ""}`),
      onFault: (fault) => faults.push(fault),
      onMore: (move) => more.push(move),
    },
  );
  const see = (/** @type {number} */ ply, open = false) => film.want({ ply, seat: 0, open });
  /** The oldest question is answered. @param {any} [reply] */
  const answer = async (reply) => {
    const one = asked.shift();
    one?.answer(reply ?? { look: { ply: one.request.ply, view: {}, events: [] } });
    await settled();
    return one?.request;
  };
  return { film, see, asked, answer, shown, faults, more };
}

test("the record is handed in as it is, without what only Python needs", async () => {
  const { film, answer } = filmed();
  const begun = film.begin();
  assert.deepEqual(await answer({ watch: { plies: 3 } }), {
    op: "watch",
    record: { game: "toy", options: {}, players: [], seed: 1, moves: [] },
  });
  assert.deepEqual(await begun, { plies: 3 });
});

test("while a finger drags, only its newest wish is asked, and what was answered on the way is shown", async () => {
  const { see, asked, answer, shown } = filmed();
  for (const ply of [1, 2, 3, 4, 5]) see(ply);
  assert.equal(asked.length, 1);
  assert.deepEqual(await answer(), { op: "look", ply: 1, seat: 0, open: false });
  assert.equal((await answer()).ply, 5);
  assert.equal(asked.length, 0);
  assert.deepEqual(shown, ["1", "5"]);
});

test("a seen ply is shown at once; a wish that waits and a late answer are forgotten", async () => {
  const { see, asked, answer, shown } = filmed();
  see(1);
  await answer();
  see(1, true);
  assert.equal(asked.length, 1, "with all cards face up it is another picture");
  await answer();
  see(2);
  see(3);
  see(1);
  await answer();
  assert.equal(asked.length, 0, "nobody asks for 3");
  assert.deepEqual(shown, ["1", "1 open", "1"]);
});

test("what comes next is asked when nothing else is wanted, and not shown before it is", async () => {
  const { film, see, asked, answer, shown } = filmed();
  see(1);
  film.ahead({ ply: 2, seat: 0, open: false });
  see(7);
  await answer();
  assert.equal((await answer()).ply, 7);
  assert.equal((await answer()).ply, 2);
  assert.deepEqual(shown, ["1", "7"]);
  see(2);
  assert.equal(asked.length, 0);
  assert.deepEqual(shown, ["1", "7", "2"]);
});

test("a fresh engine that knows no record hears of it again, and nobody notices", async () => {
  const { see, answer, shown, faults } = filmed();
  see(6);
  await answer({ error: { type: "no-watch", text: "" } });
  assert.equal((await answer({ watch: { plies: 9 } })).op, "watch");
  assert.deepEqual(await answer(), { op: "look", ply: 6, seat: 0, open: false });
  assert.deepEqual([shown, faults], [["6"], []]);
});

test("an error is told once, wherever it comes, and the next wish is asked all the same", async () => {
  const { film, see, answer, shown, faults } = filmed();
  const begun = film.begin();
  await answer({ error: { type: "bad-record", text: "" } });
  assert.equal(await begun, null);
  see(1);
  await answer({ error: { type: "internal", text: "" } });
  see(2);
  await answer({ error: { type: "no-watch", text: "" } });
  await answer({ error: { type: "older-box", text: "" } });
  see(3);
  await answer();
  assert.deepEqual(
    [faults.map(({ type }) => type), shown],
    [["bad-record", "internal", "older-box"], ["3"]],
  );
});

test("bots play ahead while nothing else is wanted, and a fresh engine hears of all that they played", async () => {
  const { film, see, asked, answer, shown, more } = filmed();
  film.grow();
  see(0);
  assert.deepEqual(await answer({ ahead: [0, 1, 5] }), { op: "ahead" });
  assert.equal((await answer()).op, "look", "the picture comes first");
  await answer({ error: { type: "no-watch", text: "" } });
  assert.deepEqual((await answer({ watch: {} })).record.moves, [[0, 1, 5]]);
  await answer({ ahead: null });
  assert.deepEqual([more, shown, asked.length], [[[0, 1, 5], null], ["0"], 0]);
  assert.deepEqual(RECORD.moves, []);
});

test("a closed film shows nothing and asks nothing more, not even of a fresh engine", async () => {
  for (const reply of [
    undefined,
    ...["no-watch", "internal"].map((type) => ({ error: { type, text: "" } })),
  ]) {
    const { film, see, asked, answer, shown, faults } = filmed();
    see(1);
    see(2);
    film.close();
    await answer(reply);
    assert.deepEqual([shown, asked.length, faults.length], [[], 0, 0]);
  }
});

test("only so many pictures are kept", async () => {
  const { see, asked, answer } = filmed();
  for (let ply = 0; ply <= 160; ply++) {
    see(ply);
    await answer();
  }
  see(1);
  assert.equal(asked.length, 0);
  see(0);
  assert.equal(asked.length, 1, "the oldest is gone");
});
