// A fair deal: the table's secret stays there until the end, and a guest's number is its own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FairGuest, FairTable } from "../../../js/near/fair.js";

/** An engine that keeps what it is asked. @param {any} reply */
function engine(reply) {
  const asked = /** @type {any[]} */ ([]);
  const ask = async (/** @type {any} */ request) => {
    asked.push(request);
    return reply;
  };
  return { asked, ask: /** @type {any} */ (ask) };
}

const t = (/** @type {string} */ id, /** @type {any} */ { fair, devices }) =>
  `${id} ${fair} ${devices}`;

test("the table promises its secret, and makes the seed of it and all numbers", async () => {
  const { asked, ask } = engine({ promise: "p", seed: 5 });
  const table = new FairTable(ask);
  assert.equal(await table.promise(), "p");
  assert.equal(await table.hear(2, "1", [0, 2]), undefined);
  assert.equal(await table.hear(2, "9", [0, 2]), undefined, "each tells one number");
  assert.equal(await table.hear(0, "2", [0, 2]), 5);
  const { secret } = table.told;
  assert.match(secret, /^[0-9a-f]{32}$/);
  assert.deepEqual(table.told, { secret, shares: ["1", "2"] });
  assert.deepEqual(asked, [
    { op: "promise", secret },
    { op: "deal", secret, shares: ["1", "2"] },
  ]);
});

test("every number is another one", () => {
  const { ask } = engine({});
  const numbers = Array.from({ length: 50 }, () => new FairGuest(ask, "p").own);
  numbers.push(new FairTable(ask).told.secret, new FairTable(ask).told.secret);
  assert.equal(new Set(numbers).size, 52);
});

test("a guest looks at the end with its own number and the promise that it heard", async () => {
  const { asked, ask } = engine({ fair: "seed" });
  const guest = new FairGuest(ask, "p");
  const { own } = guest;
  const told = { secret: "s", shares: ["1"], own: "foreign", promise: "foreign" };
  assert.equal(await guest.sentence(told, { seed: 5 }, t), "fair-deal seed 2");
  const shares = ["1"];
  const wanted = { op: "fair", promise: "p", secret: "s", shares, own, record: { seed: 5 } };
  assert.deepEqual(asked, [wanted]);
});

test("what the engine cannot even read is not fair", async () => {
  const { ask } = engine({ error: { type: "bad-request", text: "shares must be texts." } });
  const told = /** @type {any} */ ({ secret: "s", shares: "5" });
  assert.equal(await new FairGuest(ask, "p").sentence(told, {}, t), "fair-deal  2");
});
