import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const { createAnnouncer } = await import("../../../js/words/announcer.js");

test("the same sentence is heard again, and none is left for who reads the next page", () => {
  const place = { textContent: "" };
  const { announce, hush } = createAnnouncer(place);
  announce("Ben wins.");
  assert.equal(place.textContent, "Ben wins.");
  announce("Ben wins.");
  assert.equal(place.textContent, "Ben wins.\u00a0");
  hush();
  assert.equal(place.textContent, "");
});

test("whoever goes to another page leaves the last sentence behind, before that page is asked for", () => {
  const route =
    readFileSync(new URL("../../../js/app/main.js", import.meta.url), "utf8").match(
      /async function route\(\) \{[^]*?\n\}/,
    )?.[0] ?? "";
  assert.ok(route.indexOf("hush()") > 0 && route.indexOf("hush()") < route.indexOf("module.page("));
});
