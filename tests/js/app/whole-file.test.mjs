// Everything as one file, in the settings: what is said before it is taken, and what came of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { wholeOf } from "../../../js/store/whole.js";
import { drawn } from "../support/drawn.mjs";
import { appWith, handlers } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { elementsOf, marked, wordsOf } from "../support/seen.mjs";
import { browser, live } from "../support/sharing.mjs";

const { WholeFile } = await import("../../../js/app/whole-file.js");
const { LIMITS } = await import("../../../js/games/box.js");

const ADA = { id: "", name: "Ada", animal: "frog" };
const BEN = { id: "ben", name: "", animal: "panda" };

/** Python takes all. @param {any} asked */
const take = ({ thing }) => ({ taken: { what: "added", thing, needs: [] } });

/** The part of the settings, on a tablet. @param {ReturnType<typeof browser>} tablet */
function opened(tablet) {
  const app = { ...appWith({ take }), ...tablet.page(), space: { persist() {} } };
  const file = new WholeFile(app);
  return {
    file,
    line: () =>
      wordsOf(
        elementsOf(drawn(file.render())).find(({ at }) => at.id === "whole-line")?.inner ?? "",
      ),
    /** What is said once a file was taken, and whether as a fault. @param {string} text */
    async taken(text) {
      await handlers(file.render(), "@change=")[0]?.({
        target: { files: [{ text: async () => text }], value: "" },
      });
      for (let i = 0; i < 50; i++) await new Promise((resolve) => setTimeout(resolve));
      const [status] = marked(drawn(file.render()), "whole-status");
      return [wordsOf(status?.inner ?? ""), status?.at.role === "alert"];
    },
  };
}

/** The file of a tablet with one child, or several. @param {any[]} children */
async function fileOf(children) {
  const tablet = browser();
  if (children.length) tablet.page().profiles.keep(children);
  await live(tablet.page(), "of-one");
  return (await wholeOf(/** @type {any} */ (tablet.page()), 1)).text;
}

test("where several share the device it is said to whom a file of one child goes, as the shelf calls it", () => {
  const tablet = browser();
  const line = "On another device the file is added to what is there.";
  assert.equal(opened(tablet).line(), line);
  tablet.page().profiles.keep([ADA, BEN]);
  const whose = "A file of only one child goes to whoever plays now:";
  assert.equal(opened(tablet).line(), `${line} ${whose} Ada.`);
  tablet.page().profiles.choose("ben");
  assert.equal(opened(tablet).line(), `${line} ${whose} Panda.`);
});

test("what came is counted; that nothing stays of it, or too little, is said beside it or instead", async () => {
  const [one, two] = [await fileOf([]), await fileOf([ADA, BEN])];
  assert.deepEqual(await opened(browser()).taken(one), ["New: 4.", false]);
  const none = browser();
  none.open("chocobox").isStored = () => false;
  assert.deepEqual(await opened(none).taken(one), [
    "New: 4. This browser saves nothing: games last only until you close this page.",
    true,
  ]);
  const other = browser();
  other.page().profiles.keep([
    { ...ADA, name: "Zoe" },
    { ...BEN, id: "zoe" },
  ]);
  const open = other.open;
  const part = opened(other);
  other.databases.clear();
  part.file.app.profiles.open = /** @type {any} */ (
    (/** @type {string} */ name) =>
      Object.assign(open(name), { isStored: () => !name.includes("~first") })
  );
  assert.deepEqual(await part.taken(two), [
    "The file could not be taken to its end. What came stays. Please try again.",
    true,
  ]);
});

test("more children than a device has room for are told, with what can be done", async () => {
  const many = Array.from({ length: LIMITS.profiles }, (_, i) => ({ ...BEN, id: `b${i}` }));
  const tablet = browser();
  tablet.page().profiles.keep([{ ...ADA, name: "Zoe" }, BEN]);
  const [said, isFault] = await opened(tablet).taken(await fileOf([ADA, ...many.slice(1)]));
  assert.match(String(said), /room for 12 children at most\. Delete one under “Who plays\?”/);
  assert.equal(isFault, true);
});
