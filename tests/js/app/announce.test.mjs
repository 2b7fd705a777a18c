import assert from "node:assert/strict";
import { test } from "node:test";

const { createAnnouncer, STAYS } = await import("../../../js/words/announcer.js");

/** A live region as far as an announcer knows it. @returns {any} */
function makeRegion() {
  const region = {
    /** @type {any[]} */
    children: [],
    append: (/** @type {any} */ one) => {
      one.isConnected = true;
      region.children.push(one);
    },
    ownerDocument: {
      createElement: () => ({
        textContent: "",
        isConnected: false,
        remove() {
          this.isConnected = false;
          region.children = region.children.filter((other) => other !== this);
        },
      }),
    },
    texts: () => region.children.map(({ textContent }) => textContent),
  };
  return region;
}

test("each sentence is an element of its own, also the same one and those of one drawing", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const region = makeRegion();
  let drawings = 0;
  const { announce, say } = createAnnouncer(
    () => region,
    () => void drawings++,
  );
  announce("Ben draws.");
  announce("Ben wins.");
  announce("Ben wins.");
  announce("");
  assert.deepEqual([drawings, region.texts()], [4, []], "they are said after the drawing");
  say();
  say();
  assert.deepEqual(region.texts(), ["Ben draws.", "Ben wins.", "Ben wins.\u00a0"]);
  const [, , last] = region.children;
  t.mock.timers.tick(STAYS);
  assert.deepEqual(region.children, [last], "the last one stays");
  announce("Ben wins.");
  say();
  assert.deepEqual(region.texts(), ["Ben wins.\u00a0", "Ben wins."]);
  assert.notEqual(region.children[1], last);
});

test("what waits is said on the next page, where no sentence of this one is left", () => {
  const [page, sheet] = [makeRegion(), makeRegion()];
  let place = page;
  const { announce, say, hush } = createAnnouncer(
    () => place,
    () => undefined,
  );
  announce("Sorted.");
  say();
  place = sheet;
  announce("Copied.");
  say();
  assert.deepEqual([page.texts(), sheet.texts()], [["Sorted."], ["Copied."]]);
  place = page;
  announce("Handed in.");
  hush();
  assert.deepEqual([page.texts(), sheet.texts()], [[], []]);
  say();
  assert.deepEqual(page.texts(), ["Handed in."]);
});
