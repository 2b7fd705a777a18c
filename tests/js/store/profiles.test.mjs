// Several children share a device: each has its own, a guest leaves nothing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forgetProfile } from "../../../js/store/forget-profile.js";
import { createSpace } from "../../../js/store/free-space.js";
import { createStore } from "../../../js/store/settings.js";
import { browser, game, live, seen } from "../support/sharing.mjs";

const ADA = { id: "", name: "Ada", animal: "frog" };
const BEN = { id: "ben", name: "Ben", animal: "panda" };

/** A device that two children share; the second one plays. */
function shared() {
  const tablet = browser();
  tablet.page().profiles.keep([ADA, BEN], "ben");
  return tablet;
}

test("a device that nobody shares is its first child's, and is left as it is", async () => {
  const tablet = browser({ chocobox: JSON.stringify({ name: "Zoe", theme: "dark" }) });
  tablet.open("chocobox").map.set("a", game("a"));
  const before = tablet.kept();
  const page = tablet.page();
  assert.deepEqual(
    (await page.saves.list()).map(({ id }) => id),
    ["a"],
  );
  assert.equal(page.store.get("name"), "Zoe");
  const { all, now, isGuest } = page.profiles;
  assert.deepEqual([all, now, isGuest], [[now], { id: "", name: "", animal: "" }, false]);
  assert.deepEqual(tablet.kept(), before);
  assert.deepEqual(page.profiles.called(now), { id: "", name: "Zoe", animal: "hedgehog" });
  page.profiles.keep([page.profiles.called(now), BEN], "ben");
  const { "chocobox-profiles": _, ...storage } = tablet.kept().storage;
  assert.deepEqual({ ...tablet.kept(), storage }, before);
});

test("children see nothing of each other, and find their own again", async () => {
  const tablet = shared();
  await live(tablet.page(), "of-ben");
  tablet.page().profiles.choose("");
  const first = tablet.page();
  const fresh = await seen(first);
  assert.doesNotMatch(JSON.stringify(fresh), /ben/i);
  assert.deepEqual(fresh.slice(-2), ["true", "true"], "tips and hints");
  await live(first, "of-ada");
  first.store.set("language", "fr");
  const own = await seen(tablet.page());
  tablet.page().profiles.choose("ben");
  const second = tablet.page();
  assert.doesNotMatch(JSON.stringify(await seen(second)), /ada/i);
  assert.match(JSON.stringify(await seen(second)), /puzzle-of-ben/);
  assert.deepEqual(
    [second.store.get("language"), await second.saves.get("game-of-ada")],
    ["fr", null],
  );
  second.store.set("theme", "dark");
  tablet.page().profiles.choose("");
  assert.deepEqual(await seen(tablet.page()), own);
  assert.equal(tablet.page().store.get("theme"), "dark");
});

test("a child is called at its table as on the shelf, whatever was typed there last", () => {
  const tablet = shared();
  const { store } = tablet.page();
  assert.deepEqual([store.get("name"), store.get("animals")[0]], ["Ben", "panda"]);
  store.set("name", "Ada");
  store.set("animals", ["koala", "panda"]);
  const later = tablet.page().store;
  assert.deepEqual(
    [later.get("name"), later.get("animals").slice(0, 2)],
    ["Ben", ["panda", "koala"]],
  );
});

test("of a guest nothing is kept, and it sees nothing of the others", async () => {
  const tablet = shared();
  await live(tablet.page(), "of-ben");
  tablet.page().store.set("pupils", { x: { name: "Ben" } });
  tablet.page().store.set("theme", "dark");
  const before = tablet.kept();
  tablet.page().profiles.receive();
  const guest = tablet.page();
  assert.deepEqual([guest.profiles.isGuest, guest.store.get("theme")], [true, "dark"]);
  assert.equal(guest.store.get("pupils"), undefined);
  assert.doesNotMatch(JSON.stringify(await seen(guest)), /ben/i);
  await live(guest, "of-nobody");
  await guest.sets.put({ id: "set" });
  guest.store.set("language", "fr");
  let asked = 0;
  const storage = { persist: async () => Boolean(++asked), persisted: async () => false };
  await createSpace({ ...guest, device: { storage }, site: "https://a.example/" }).persist();
  await createSpace({ ...guest, device: {}, site: "https://a.example/" }).empty("all");
  await live(guest, "of-nobody");
  assert.match(JSON.stringify(await seen(guest)), /practice-of-nobody/);
  assert.deepEqual([asked, { ...tablet.kept(), session: {} }], [0, before]);
  guest.profiles.choose("ben");
  assert.deepEqual(tablet.kept(), before);
});

test("a set hides the rest of the box from all who share the device, but not from a guest", () => {
  const tablet = shared();
  const kiosk = { set: "1Set", home: "#/g/1Set", stays: [] };
  tablet.page().store.set("kiosk", kiosk);
  tablet.page().profiles.choose("");
  assert.deepEqual(tablet.page().store.get("kiosk"), kiosk);
  tablet.page().profiles.receive();
  assert.equal(tablet.page().store.get("kiosk"), undefined);
});

test("games and bots of class tasks are the device's: whoever plays goes on with them", async () => {
  const tablet = shared();
  const page = tablet.page();
  const task = { set: "1Set", number: 0, round: 0, nth: 1 };
  const bot = { id: "0123456789a-0-0", code: "# task" };
  await page.saves.take(game("task", { task }));
  await page.bots.put(bot);
  await page.saves.take(game("own"));
  await page.sets.put({ id: "set" });
  const ids = async (/** @type {any} */ { saves }) => [
    (await saves.list()).map((/** @type {any} */ { id }) => id),
    (await saves.tasks()).map((/** @type {any} */ { id }) => id),
  ];
  assert.deepEqual(await ids(page), [["own"], ["task"]]);
  assert.deepEqual(
    [(await page.saves.get("task"))?.id, await page.bots.get(bot.id)],
    ["task", bot],
  );
  tablet.page().profiles.choose("");
  const first = tablet.page();
  assert.deepEqual(await ids(first), [["task"], ["task"]]);
  assert.deepEqual(await first.bots.get(bot.id), bot);
  assert.deepEqual((await first.sets.list()).length, 1);
  await page.saves.remove("task");
  assert.deepEqual(await ids(first), [[], []]);
});

test("whoever plays is told where the device does not keep class tasks, or not the child's own things", () => {
  const tablet = shared();
  for (const name of ["chocobox", "chocobox~ben", "chocobox-bots", "chocobox-bots~ben"]) {
    const kept = () => [tablet.page().saves.isStored(), tablet.page().bots.isStored()];
    assert.deepEqual(kept(), [true, true]);
    const database = tablet.open(name);
    database.isStored = () => false;
    assert.deepEqual(kept(), name.includes("bots") ? [true, false] : [false, true], name);
    database.isStored = () => true;
  }
});

test("another window hears who plays now, but a guest's does not", () => {
  const tablet = shared();
  const [one, other] = [tablet.page().profiles, tablet.page().profiles];
  assert.equal(one.isStale, false);
  other.choose("");
  assert.deepEqual([one.isStale, one.now.name], [true, "Ben"]);
  other.receive();
  assert.equal(tablet.page().profiles.isStale, false);
});

test("another window hears that its child has left the device, even at a table", () => {
  const tablet = shared();
  const [one, other] = [tablet.page().profiles, tablet.page().profiles];
  assert.equal(one.isGone, false);
  other.keep(other.all.filter(({ id }) => id !== one.now.id));
  assert.deepEqual([one.isGone, tablet.page().profiles.isGone], [true, false]);
  other.forgetAll();
  assert.equal(tablet.page().profiles.isGone, false, "the first one alone is on no list");
  other.receive();
  assert.equal(tablet.page().profiles.isGone, false);
});

test("whoever is deleted leaves nothing, and nobody else loses anything", async () => {
  const tablet = shared();
  tablet.page().profiles.choose("");
  await live(tablet.page(), "of-ada");
  await tablet.page().saves.take(game("task", { task: { set: "1Set", number: 0 } }));
  await tablet.page().bots.put({ id: "0123456789a-0-0", code: "# task" });
  await tablet.page().sets.put({ id: "set" });
  tablet.page().store.set("theme", "dark");
  tablet.page().profiles.choose("ben");
  const before = tablet.kept();
  await live(tablet.page(), "of-ben");
  /** @type {string[]} */
  const gone = [];
  const databases = /** @type {any} */ ({
    deleteDatabase: (/** @type {string} */ name) => gone.push(name),
  });
  await forgetProfile(tablet.page(), databases);
  assert.deepEqual(gone.sort(), [
    "chocobox-bots~ben",
    "chocobox-practice~ben",
    "chocobox-puzzles~ben",
    "chocobox~ben",
  ]);
  assert.deepEqual(tablet.kept().databases, before.databases);
  assert.deepEqual(tablet.page().profiles.all, [ADA]);
  assert.match(JSON.stringify(await seen(tablet.page())), /puzzle-of-ada/);
  await forgetProfile(tablet.page(), databases);
  const { storage, databases: things } = tablet.kept();
  assert.equal(gone.length, 4);
  const left = Object.entries(things).map(([name, all]) => [name, Object.keys(all)]);
  assert.deepEqual(Object.fromEntries(left), {
    chocobox: ["task"],
    "chocobox-bots": ["0123456789a-0-0"],
    "chocobox-class": ["set"],
  });
  assert.deepEqual(Object.keys(storage), ["chocobox"]);
  const page = tablet.page();
  assert.deepEqual([page.store.get("theme"), page.store.get("name")], ["dark", undefined]);
});

test("where the first one has gone, the others stay with theirs", async () => {
  const tablet = shared();
  await live(tablet.page(), "of-ben");
  tablet.page().profiles.choose("");
  await live(tablet.page(), "of-ada");
  await forgetProfile(tablet.page());
  const page = tablet.page();
  assert.deepEqual([page.profiles.all, page.profiles.now], [[BEN], BEN]);
  assert.match(JSON.stringify(await seen(page)), /puzzle-of-ben/);
  assert.doesNotMatch(JSON.stringify(tablet.kept()), /of-ada/);
});

test("everybody's games are counted, and to delete everything deletes everybody's", async () => {
  const tablet = shared();
  await live(tablet.page(), "of-ben");
  tablet.page().profiles.choose("");
  const page = tablet.page();
  await live(page, "of-ada");
  const space = createSpace({ ...page, device: {}, site: "https://a.example/" });
  assert.equal((await space.measure()).games, 2);
  await space.empty("all");
  assert.deepEqual(tablet.kept(), { storage: {}, session: {}, databases: {} });
});

test("what is damaged in the list is nobody; a list of nobody is the first child's device", () => {
  const listOf = (/** @type {string} */ text) =>
    browser({ "chocobox-profiles": text }).page().profiles;
  const torn = [null, 7, { id: "x" }, { ...BEN, id: "__proto__" }, { ...BEN, name: 5 }];
  for (const text of ["{", "7", "[]", "null", JSON.stringify({ all: torn, now: "x" })])
    assert.deepEqual(listOf(text).all, [{ id: "", name: "", animal: "" }], text);
  const some = listOf(JSON.stringify({ all: [...torn, BEN], now: "gone" }));
  assert.deepEqual([some.all, some.now], [[BEN], BEN]);
});

/** Ben's settings in another window, which hears of what is changed. @param {ReturnType<typeof browser>} tablet */
function otherWindow(tablet) {
  /** @type {((event: any) => void)[]} */
  const ears = [];
  const window = /** @type {any} */ ({
    addEventListener: (/** @type {any} */ _, /** @type {any} */ ear) => ears.push(ear),
  });
  const store = createStore(tablet.page().profiles.settingsOf("ben"), window);
  const hear = (/** @type {string} */ key) => {
    for (const ear of ears) ear({ key });
  };
  return { store, hear };
}

test("a setting that another window made for the same child is taken over", () => {
  const tablet = shared();
  const { store, hear } = otherWindow(tablet);
  tablet.page().store.set("path", { of: "ben" });
  hear("chocobox~ben");
  assert.deepEqual(store.get("path"), { of: "ben" });
});

test("a name and an animal that another window changed do not come back, nor a name that it removed", () => {
  const tablet = shared();
  const { store, hear } = otherWindow(tablet);
  for (const [name, animal] of [
    ["Benno", "koala"],
    ["", "koala"],
  ]) {
    const { profiles, store: here } = tablet.page();
    const ben = { id: "ben", name, animal };
    profiles.keep([ADA, ben]);
    here.set("name", name);
    hear("chocobox-profiles");
    hear("chocobox~ben");
    store.set("tips", false);
    assert.deepEqual([store.get("name"), store.get("animals")[0]], [name, animal]);
    assert.deepEqual(profiles.called(ben), ben);
  }
});
