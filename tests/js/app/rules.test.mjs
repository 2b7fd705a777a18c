// The rules on one card: over a table, and at the head of their page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn } from "../support/drawn.mjs";
import { appWith, t } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { elementsOf, lackingIn, linksOf, usedIn } from "../support/seen.mjs";

const { open } = await import("../../../js/app/built.js");
const { ADDRESSES, LIDS } = await import("../../../js/games/box.js");
const { TABLES } = await import("../../../js/games/index.js");
const { rulesSheet } = await import("../../../js/app/rules.js");

const app = appWith();
const close = () => {};

const rules = /** @type {any} */ (ADDRESSES.find(({ name }) => name === "rules"));

/** The page of a game's rules. @param {string} game @param {Record<string, string>} [query] */
const pageOf = async (game, query = {}) =>
  drawn((await open(app, rules, { params: [game], query })).render());

/** @param {string} text @param {string} game */
const sentences = (text, game) => [1, 2, 3, 4].map((n) => text.indexOf(t(`card-${game}-${n}`)));

for (const { name } of LIDS) {
  test(`the card of ${name} has four pictures, made of drawings that its table has`, () => {
    const { card, symbols } = TABLES[name] ?? {};
    const pictures = card?.() ?? [];
    assert.equal(pictures.length, 4);
    const there = drawn(symbols);
    for (const { box, content } of pictures) {
      assert.ok(usedIn(drawn(content)).size > 0 && box.length === 4);
      assert.deepEqual(lackingIn(drawn(content), there), []);
    }
  });

  test(`over the table of ${name} each picture has its sentence, and More to its page unless hidden`, () => {
    const text = drawn(rulesSheet(app, name, close, "abc"));
    const items = elementsOf(text).filter(({ tag }) => tag === "li");
    assert.deepEqual(
      items.map(({ inner }, i) => [
        usedIn(inner).size > 0,
        inner.includes(t(`card-${name}-${i + 1}`)),
      ]),
      Array(4).fill([true, true]),
    );
    assert.equal(linksOf(text)[0]?.[1], `#/rules/${name}?game=abc`);
    assert.deepEqual(linksOf(drawn(rulesSheet(app, name, close, "abc", true))), []);
  });

  test(`the same card heads the page of ${name}, whose words come with it, and drawings`, async () => {
    const text = await pageOf(name);
    const places = sentences(text, name);
    const heading = elementsOf(text).find(({ tag }) => tag === "h2")?.inner ?? "";
    assert.ok(places.every((at) => at > 0 && at < text.indexOf(heading)));
    assert.ok(
      text.includes("<figcaption") && !/figure-[a-z]+-[a-z]+<|undefined|\[object/.test(text),
    );
  });
}

test("a page of rules leads back to the game that its reader comes from, whatever its name", async () => {
  const links = linksOf(await pageOf("kaboom", { game: "a&b" })).map(([, href]) => href);
  assert.deepEqual(links.slice(0, 2), ["#/game/a%26b", "#/rules/schokoly?game=a%26b"]);
  assert.ok(links.includes("#/game/a%26b") && !links.includes("#/set-up/kaboom"));
});

test("there are no rules of a game that is not in the box, nor of a game for one", async () => {
  for (const game of ["nothing", "schokoly_count", "constructor"])
    assert.match(await pageOf(game), /Nothing here/);
});

test("a game for one shows the card of the game that it belongs to; without a save the page leads to the shelf", () => {
  const text = drawn(rulesSheet(app, "schokoly_count", close));
  assert.ok(sentences(text, "schokoly").every((at) => at > 0));
  assert.match(text, /href="?#\/rules\/schokoly"/);
});
