// The rules on one card: over a table, and at the head of their page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, times } from "../support/drawn.mjs";
import { appWith, t } from "../support/page-app.mjs";
import "../support/raw.mjs";

const { LIDS } = await import("../../../js/games/box.js");
const { TABLES } = await import("../../../js/games/index.js");
const { page, rulesSheet } = await import("../../../js/app/rules.js");

const app = appWith();
const close = () => {};

/** @param {string} text @param {string} game */
const sentences = (text, game) => [1, 2, 3, 4].map((n) => text.indexOf(t(`card-${game}-${n}`)));

for (const { name } of LIDS) {
  test(`the card of ${name} has four pictures, made of drawings that its table has`, () => {
    const { card, symbols } = TABLES[name] ?? {};
    const pictures = card?.() ?? [];
    assert.equal(pictures.length, 4);
    const there = drawn(symbols);
    for (const { box, content } of pictures) {
      const used = [...drawn(content).matchAll(/href="?#([\w-]+)/g)].map(([, id]) => id);
      assert.ok(used.length > 0 && box.length === 4);
      assert.deepEqual(
        used.filter((id) => !there.includes(`id="${id}"`)),
        [],
      );
    }
  });

  test(`over the table of ${name} each picture has its sentence, and More leads to the page and back`, () => {
    const text = drawn(rulesSheet(app, name, close, "abc"));
    const places = sentences(text, name);
    assert.ok(places.every((at, i) => at > (places[i - 1] ?? 0)));
    assert.equal(times(text, "<svg viewBox"), 4);
    assert.match(text, new RegExp(`href="?#/rules/${name}\\?game=abc`));
  });

  test(`the same card heads the page of ${name}`, () => {
    const text = drawn(page(app, { id: name, query: {} }).render());
    const places = sentences(text, name);
    assert.ok(places.every((at) => at > 0 && at < text.indexOf("<h2>")));
  });
}

test("a game for one shows the card of the game that it belongs to; without a save the page leads to the shelf", () => {
  const text = drawn(rulesSheet(app, "schokoly_count", close));
  assert.ok(sentences(text, "schokoly").every((at) => at > 0));
  assert.match(text, /href="?#\/rules\/schokoly"/);
});
