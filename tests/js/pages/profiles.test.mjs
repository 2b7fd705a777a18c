// Who plays: the key on the shelf, the sheet, and what a touch there leads to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn } from "../support/drawn.mjs";
import { appWith, handlerAfter, handlers, settled } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { buttonsOf, elementsOf, marked, wordsOf } from "../support/seen.mjs";
import { browser, game, live } from "../support/sharing.mjs";

const { ProfileSheet } = await import("../../../js/pages/profiles.js");
const shelf = await import("../../../js/app/shelf.js");
const drawer = await import("../../../js/app/saves.js");
const { LIMITS } = await import("../../../js/games/box.js");
const { createSpace } = await import("../../../js/store/free-space.js");

const BEN = { id: "ben", name: "Ben", animal: "panda" };
const NAMELESS = { id: "cat", name: "", animal: "koala" };

/** @param {ReturnType<typeof browser>} tablet */
function opened(tablet) {
  let loads = 0;
  /** @type {string[]} */
  const said = [];
  const app = {
    ...appWith(),
    ...tablet.page(),
    announce: (/** @type {string} */ text) => said.push(text),
    said,
    offline: { state: "ready" },
    loads: () => loads,
  };
  const sheet = new ProfileSheet(
    app,
    () => undefined,
    () => void loads++,
  );
  return { app, sheet, text: () => drawn(sheet.render()) };
}

/** The faces that can be touched, the one who plays in brackets. @param {string} text */
const faces = (text) =>
  marked(text, "profile").map(({ at, inner }) =>
    at["aria-current"] ? `(${wordsOf(inner)})` : wordsOf(inner),
  );

/** What the shelf's key says, to readers and to the eye. @param {any} app */
const keyOf = (app) =>
  marked(drawn(shelf.page(app).render()), "shelf-who").map(({ at, inner }) => [
    at["aria-label"],
    wordsOf(inner),
  ])[0];

/** What a touch on each face does, and on what stands below them. @param {InstanceType<typeof ProfileSheet>} sheet */
const touches = (sheet) => handlers(sheet.render()).slice(2);

test("the shelf says who plays; where nobody is known it asks, and where nothing is kept it does not", () => {
  const tablet = browser();
  assert.deepEqual(keyOf(opened(tablet).app), ["Who plays? Hedgehog", "Who plays?"]);
  tablet.page().store.set("name", "Zoe");
  assert.deepEqual(keyOf(opened(tablet).app), ["Who plays? Zoe", "Zoe"]);
  tablet.page().profiles.keep([BEN, NAMELESS], "cat");
  assert.deepEqual(keyOf(opened(tablet).app), ["Who plays? Koala", "Koala"]);
  tablet.page().profiles.receive();
  const guest = opened(tablet).app;
  assert.deepEqual(keyOf(guest), ["Who plays? Guest", "Guest"]);
  assert.match(drawn(shelf.page(guest).render()), /Nothing stays when you close this page/);
  assert.equal(keyOf({ ...guest, profiles: appWith().profiles }), undefined);
});

test("whoever is known is seen on the key; for nobody else a face is fetched", async () => {
  const tablet = browser();
  const faceOn = async () => {
    const { render } = shelf.page(opened(tablet).app);
    await import("../../../js/table/faces.js"); // it has come, if it was asked for
    await settled();
    const [key] = marked(drawn(render()), "shelf-who");
    return /\/(\w+)\.svg/.exec(key?.inner ?? "")?.[1];
  };
  assert.equal(await faceOn(), undefined);
  tablet.page().profiles.keep([BEN, NAMELESS], "cat");
  assert.equal(await faceOn(), "koala");
  tablet.page().profiles.receive();
  assert.equal(await faceOn(), undefined);
});

test("two touches change who plays: the key, and a face", async () => {
  const tablet = browser();
  tablet.page().profiles.keep([BEN, NAMELESS], "ben");
  const { app, sheet, text } = opened(tablet);
  assert.deepEqual(faces(text()), ["(Ben)", "Koala", "Guest", "Somebody new"]);
  assert.match(text(), /aria-label="Who plays\?"/);
  assert.doesNotMatch(text(), /profiles-\w+</, "all has its words");
  const [first, second] = touches(sheet);
  first?.();
  assert.deepEqual([app.loads(), tablet.page().profiles.now], [0, BEN]);
  second?.();
  assert.deepEqual([app.loads(), tablet.page().profiles.now], [1, NAMELESS]);
  const later = opened(tablet);
  touches(later.sheet)[2]?.();
  assert.deepEqual([later.app.loads(), tablet.page().profiles.isGuest], [1, true]);
  const guest = opened(tablet);
  assert.deepEqual(faces(guest.text()), ["Ben", "Koala", "(Guest)", "Somebody new"]);
  assert.doesNotMatch(guest.text(), /Change or delete/);
  touches(guest.sheet)[0]?.();
  assert.deepEqual([guest.app.loads(), tablet.page().profiles.now], [1, BEN]);
});

test("the key of the shelf opens the sheet", async () => {
  const { app } = opened(browser());
  app.bringLater = async () => undefined;
  const page = shelf.page(app);
  await handlerAfter(page.render(), 'class="shelf-who"')();
  await settled();
  assert.deepEqual(faces(drawn(page.render())), ["(Hedgehog)", "Guest", "Somebody new"]);
});

/**
 * Types, and chooses an animal; what the field holds then.
 * @param {InstanceType<typeof ProfileSheet>} sheet
 * @param {string} name
 * @param {number} animal
 */
function fillIn(sheet, name, animal) {
  const target = { value: name, selectionStart: 3, setSelectionRange() {} };
  handlers(sheet.render(), "@input=")[0]?.({ target });
  handlers(sheet.render(), "@change=")[animal]?.();
  return target.value;
}

/** @param {InstanceType<typeof ProfileSheet>} sheet */
const submit = (sheet) => handlers(sheet.render(), "@submit=")[0]?.({ preventDefault() {} });

test("somebody new gets an animal that nobody has, and plays at once; the first one stays", () => {
  const tablet = browser();
  tablet.page().store.set("name", "Zoe");
  const { app, sheet, text } = opened(tablet);
  touches(sheet)[2]?.();
  const chosen = elementsOf(text()).filter(
    ({ tag, at }) => tag === "input" && at.name === "animal",
  );
  assert.equal(chosen.length, 8);
  assert.equal(fillIn(sheet, " Ben who has a very long name ", 2), " Ben who has a v");
  submit(sheet);
  const { all, now } = tablet.page().profiles;
  assert.deepEqual(
    [app.loads(), all.map(({ name, animal }) => [name, animal])],
    [
      1,
      [
        ["Zoe", "hedgehog"],
        ["Ben who has a v", "panda"],
      ],
    ],
  );
  assert.deepEqual([all[0]?.id, now], ["", all[1]]);
});

test("whoever plays can be called otherwise, at once and at the next table", () => {
  const tablet = browser();
  tablet.page().profiles.keep([BEN, NAMELESS], "ben");
  const { app, sheet, text } = opened(tablet);
  handlers(sheet.render()).at(-1)?.();
  fillIn(sheet, "Benno", 0);
  submit(sheet);
  assert.deepEqual([faces(text())[0], app.loads()], ["(Benno)", 0]);
  assert.deepEqual([app.store.get("name"), app.store.get("animals")[0]], ["Benno", "hedgehog"]);
  assert.deepEqual(keyOf(app), ["Who plays? Benno", "Benno"]);
  assert.equal(tablet.page().profiles.now.name, "Benno");
});

test("what the browser refuses to keep is said, and nothing has changed", () => {
  const tablet = browser();
  tablet.page().profiles.keep([BEN, NAMELESS], "ben");
  const before = tablet.kept();
  for (const storage of [tablet.storage, tablet.session])
    storage.setItem = () => {
      throw new Error("full");
    };
  /** @type {((sheet: InstanceType<typeof ProfileSheet>) => void)[]} */
  const tries = [
    (sheet) => touches(sheet)[1]?.(),
    (sheet) => touches(sheet)[2]?.(),
    (sheet) => {
      touches(sheet)[3]?.();
      fillIn(sheet, "Dora", 2);
      submit(sheet);
    },
    (sheet) => {
      handlers(sheet.render()).at(-1)?.();
      fillIn(sheet, "Benno", 0);
      submit(sheet);
    },
  ];
  for (const act of tries) {
    const { app, sheet, text } = opened(tablet);
    act(sheet);
    const [line] = elementsOf(text()).filter(({ at }) => at.role === "alert");
    assert.equal(
      wordsOf(line?.inner ?? ""),
      "The browser could not save this. Everything is as it was.",
    );
    assert.deepEqual([app.said, app.loads()], [[wordsOf(line?.inner ?? "")], 0]);
    assert.deepEqual(
      [tablet.kept(), app.profiles.now, app.store.get("name")],
      [before, BEN, "Ben"],
    );
    sheet.look();
    assert.doesNotMatch(text(), /alert/);
  }
});

test("a guest who cannot become somebody stays one", () => {
  const tablet = browser();
  tablet.page().profiles.keep([BEN, NAMELESS], "ben");
  tablet.page().profiles.receive();
  tablet.storage.setItem = () => {
    throw new Error("full");
  };
  const { app, sheet } = opened(tablet);
  touches(sheet)[1]?.();
  assert.deepEqual([app.said.length, tablet.page().profiles.isGuest], [1, true]);
});

test("whoever plays is deleted after a question that says what goes", async () => {
  const tablet = browser();
  tablet.page().profiles.keep([BEN, NAMELESS], "ben");
  await live(tablet.page(), "of-ben");
  const { app, sheet, text } = opened(tablet);
  handlers(sheet.render()).at(-1)?.();
  handlers(sheet.render()).at(-1)?.();
  assert.match(text(), /Delete Ben for good, with saved games/);
  assert.deepEqual(buttonsOf(text()).slice(-2), ["Delete", "Keep"]);
  handlers(sheet.render()).at(-1)?.();
  assert.doesNotMatch(text(), /for good/);
  handlers(sheet.render()).at(-1)?.();
  await handlers(sheet.render()).at(-2)?.();
  assert.deepEqual([app.loads(), tablet.page().profiles.all], [1, [NAMELESS]]);
  assert.doesNotMatch(JSON.stringify(tablet.kept()), /ben/i);
});

test("so many children as Python says, and no more", () => {
  const tablet = browser();
  const all = Array.from({ length: LIMITS.profiles }, (_, i) => ({ ...BEN, id: `b${i}` }));
  tablet.page().profiles.keep(all.slice(1), "b1");
  assert.equal(faces(opened(tablet).text()).at(-1), "Somebody new");
  tablet.page().profiles.keep(all, "b1");
  assert.equal(faces(opened(tablet).text()).at(-1), "Guest");
});

test("games of class tasks are in no drawer of a shared device, and in that of a child alone", async () => {
  const tablet = browser();
  const games = async () => {
    const page = drawer.page(opened(tablet).app);
    await settled();
    return marked(drawn(page.render()), "save").length;
  };
  await tablet.page().saves.take(game("own"));
  await tablet.page().saves.take(game("task", { task: { set: "1Set", number: 0 } }));
  assert.equal(await games(), 2);
  tablet.page().profiles.keep([{ id: "", name: "Ada", animal: "frog" }, BEN], "");
  assert.equal(await games(), 1);
  tablet.page().profiles.choose("ben");
  assert.equal(await games(), 0);
});

test("a guest is offered no file of everything, and cannot delete everything", async () => {
  const settings = await import("../../../js/app/settings.js");
  const tablet = browser();
  const wordsIn = () => {
    const app = opened(tablet).app;
    const space = createSpace({ ...app, device: {}, site: "https://a.example/" });
    const sound = { isOn: () => true };
    return drawn(settings.page({ ...app, space, sound }).render());
  };
  assert.match(wordsIn(), /Keep everything in a file.*Delete everything/s);
  tablet.page().profiles.receive();
  assert.doesNotMatch(wordsIn(), /Keep everything in a file|Delete everything/);
});
