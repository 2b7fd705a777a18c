/**
 * Puts the parts together: the engine, the settings, the words, and the page that the address
 * names.
 */

import { html, nothing, render } from "lit-html";
import { Offline } from "../device/offline.js";
import { Sound } from "../device/sound.js";
import { allowed } from "../engine/files.js";
import { isSite } from "../engine/source.js";
import { ADDRESSES } from "../games/box.js";
import { stopWhileBusy } from "../input/busy.js";
import { showPresses } from "../input/pressed.js";
import { hearSwitches } from "../input/switches.js";
import { noteWay } from "../input/way.js";
import { createAddress, createGoOnce } from "../links/address.js";
import { createPlatform } from "../platform/none.js";
import { createSpace } from "../store/free-space.js";
import { Profiles } from "../store/profiles.js";
import { createStored } from "../store/stored.js";
import { isCalm } from "../table/motion.js";
import { createAnnouncer, PLACE } from "../words/announcer.js";
import { LANGUAGES, pickLanguage, pickRegion } from "../words/languages.js";
import { fetchTexts } from "../words/sources.js";
import { createSpoken } from "../words/spoken.js";
import { createWords } from "../words/words.js";
import { engine, install } from "./early.js";
import * as notFound from "./not-found.js";
import { failure, topBar, waitingTable } from "./page-head.js";
import * as settings from "./settings.js";
import * as shelf from "./shelf.js";

/** @typedef {typeof app} App */

/** All that a game needs; whoever presses *Play* finds it here already. */
const bringPlay = () => import("./play.js");

/** @type {Record<string, PageModule>} */
const PAGES = {
  "": shelf,
  "set-up": played(({ setUp }) => setUp),
  new: played(({ begin }) => begin),
  learn: played(({ learn }) => learn),
  game: played(({ table }) => table),
  saves: played(({ saves }) => saves),
  replay: lazy(async () => (await import("../pages/replay.js")).page),
  watch: lazy(async () => (await import("../pages/watch.js")).page),
  settings,
  near: lazy(async () => (await import("../pages/near.js")).page),
  practise: lazy(async () => (await import("../pages/practise.js")).page),
  workshop: lazy(async () => (await import("../pages/workshop.js")).page),
};

/** The paths of the pages that Python tells; a star stands for something, two for all the rest. */
const PATHS = ADDRESSES.filter(({ path }) => path).map((address) => {
  const path = address.path.replace("/**", "(?:/(.+))?").replaceAll("*", "([^/]+)");
  return { address, pattern: new RegExp(`^${path}$`) };
});

/**
 * The page that Python tells at this path, if there is one.
 * @param {string} path
 * @returns {PageModule[]}
 */
const pythonPages = (path) =>
  PATHS.flatMap(({ address, pattern }) => {
    const [is, ...stars] = pattern.exec(path) ?? [];
    if (is === undefined) return [];
    const params = stars.map((star = "") => star);
    const page = lazy(async () => {
      const { open } = await (address.built ? import("./built.js") : import("./page.js"));
      return (app, { query }) => open(app, address, { params, query });
    });
    return [page];
  });

/**
 * A page that is loaded when wanted, with the words and the style that come later.
 * @param {() => Promise<PageModule["page"]>} load
 * @returns {PageModule}
 */
function lazy(load) {
  return brought(async () => {
    const [page] = await Promise.all([load(), app.bringLater()]);
    return page;
  });
}

/**
 * A page whose script must come first. Whoever has gone elsewhere meanwhile does not meet it: its
 * waiting table would stay upon the other page.
 * @param {() => Promise<PageModule["page"]>} bring
 * @returns {PageModule}
 */
function brought(bring) {
  return {
    async page(app, params) {
      const turn = routes;
      const page = await bring();
      return turn === routes ? page(app, params) : null;
    },
  };
}

/**
 * A page that comes with the games.
 * @param {(parts: Awaited<ReturnType<typeof bringPlay>>) => PageModule["page"]} choose
 * @returns {PageModule}
 */
function played(choose) {
  return brought(async () => choose(await bringPlay()));
}

/** A page that a game brings, or none. @param {string} name */
const ownPage = (name) => played(({ PAGES }) => (PAGES[name] ?? notFound).page);

const root = document.documentElement;
const place = /** @type {HTMLElement} */ (document.getElementById("page"));
const announcer = createAnnouncer(
  () =>
    /** @type {HTMLElement} */ (
      document.querySelector(`dialog[open] ${PLACE}`) ?? document.getElementById("announcer")
    ),
  draw,
);

const address = createAddress();
const profiles = new Profiles();
const stored = createStored(profiles);
const { store } = stored;
const words = createWords();
const spoken = createSpoken(words, fetchTexts);
const offline = new Offline({
  engine,
  isSite: isSite && import.meta.env.PROD,
  language: () => words.language,
});
const app = {
  ...stored,
  profiles,
  engine,
  words,
  offline,
  sound: new Sound({ store, isCalm: () => isCalm(stored) }),
  space: createSpace({ ...stored, profiles, isOwn: () => install.isOwn() }),
  install,
  t: words.t,
  createSandbox: async () => (await import("../sandbox/sandbox.js")).createSandbox(),
  bringLater: () => Promise.all([spoken.bringLater(), import("../../assets/style/later.css")]),
  go,
  goOnce: createGoOnce(() => routes, go),
  announce: announcer.announce,
  draw,
  drawn,
  focus,
  arrive: () => drawn(arrive),
  paintFirst,
  wait,
  /** @type {import("../platform/none.js").Platform | null} */
  platform: null,
};
app.platform = createPlatform(app);

/** @type {Page | null} */
let page = null;
let routes = 0;
/**
 * The address that was followed last. While it is another already, somebody has just gone there.
 */
let routed = "";
let isDrawing = false;
let isPainting = false;
let isLeaving = false;
/** The work for the time after the next drawing. @type {(() => void)[]} */
const waiting = [];

/**
 * Goes to another page; a page that goes on by itself leads nobody back who has just left it.
 * @param {string} hash
 * @param {"push" | "replace"} how
 */
function go(hash, how = "push") {
  if (how === "push" && address.read() !== hash) address.push(hash);
  else if (address.read() === routed) {
    address.replace(hash);
    route();
  }
}

/** Asks for one drawing in the next frame. */
function draw() {
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(drawUnlessPainting);
}

/**
 * Does this work after the next drawing, however long that is held back.
 * @param {() => void} work
 */
function drawn(work) {
  waiting.push(work);
  draw();
}

/** Focuses an element of the next drawing, if it is there. @param {string} what */
function focus(what) {
  drawn(() => /** @type {HTMLElement | null} */ (place.querySelector(what))?.focus());
}

function drawUnlessPainting() {
  if (isPainting) return;
  isDrawing = false;
  drawNow();
  say();
}

/**
 * Says what waits, once sheets have opened and closed; on the way to another page it is said there.
 */
function say() {
  queueMicrotask(() => {
    if (page && address.read() === routed) announcer.say();
  });
}

/** Lets the browser first paint what was changed without a drawing. All drawing waits for that. */
function paintFirst() {
  if (isPainting) return;
  isPainting = true;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      isPainting = false;
      if (isDrawing) requestAnimationFrame(drawUnlessPainting);
    };
    port2.postMessage(null);
  });
}

function drawNow() {
  if (!page) return;
  document.title = `${words.t(page.title)} · Chocobox`;
  const wasAtHead = document.activeElement?.localName === "h1";
  try {
    const bar = isShelf() ? nothing : topBar(app); // the shelf has a bar of its own
    render(html`${failure(app)}${bar}${page.render()}`, place);
  } catch (error) {
    page.close?.();
    page = notFoundFor(error);
    render(page.render(), place);
  }
  // another drawing, another head
  if (wasAtHead && document.activeElement === document.body) place.querySelector("h1")?.focus();
  for (const work of waiting.splice(0)) work();
}

const isShelf = () => address.read().length < 3;

/** The first word of the address, and the parameters. @returns {[string, Params]} */
function readAddress() {
  // messengers write slashes as %2F
  const [path, query = ""] = address.read().replace(/%2f/gi, "/").replace(/^#\/?/, "").split("?");
  const [name, ...rest] = path.split("/");
  const id = rest.map((text) => allowed(() => decodeURIComponent(text)) ?? text).join("/");
  return [name, { id, query: Object.fromEntries(new URLSearchParams(query)) }];
}

async function route() {
  const turn = ++routes;
  routed = address.read();
  const home = store.get("kiosk") && (await ledBack(routed));
  if (turn !== routes) return undefined;
  if (home) return go(home, "replace");
  const [name, params] = readAddress();
  if (name === "" && (offline.isStale || profiles.isStale)) return renew();
  page?.close?.();
  page = null;
  announcer.hush();
  waiting.length = 0;
  place.ariaBusy = "true"; // the old page may still be seen, but does nothing any more
  const [told] = pythonPages([name, params.id].filter(Boolean).join("/"));
  const module = told ?? ((Object.hasOwn(PAGES, name) && PAGES[name]) || ownPage(name));
  const load = async () => /** @type {Page | null} */ (await module.page(app, params));
  const opened = await load().catch(notFoundFor);
  if (turn !== routes) return opened?.close?.();
  if (opened) show(opened);
  if (name === "") requestAnimationFrame(() => performance.mark("shelf-drawn"));
}

/**
 * Where a set leads that hides the rest of the box; "" where this page may be open, and where nobody
 * knows.
 * @param {string} hash
 */
const ledBack = (hash) =>
  Promise.all([import("../pages/kiosk.js"), app.bringLater()])
    .then(([{ leads }]) => leads(app, hash))
    .catch(() => "");

/** @param {Page} opened */
function show(opened) {
  const isFirst = routes === 1 && !page;
  page = opened;
  place.ariaBusy = null;
  drawNow();
  if (!isFirst) arrive();
  say();
}

/** A page that comes sooner, in ms, is drawn at once: a waiting table would only flicker. */
const PATIENCE = 100;

/**
 * Shows the waiting table until the page has been made. Returns what tells whether somebody has
 * gone elsewhere meanwhile.
 * @param {string} title
 * @param {string} game "" while nobody knows which
 */
function wait(title, game) {
  const turn = routes;
  const isLeft = () => turn !== routes;
  const table = { title, render: () => waitingTable(app, game) };
  if (engine.state !== "ready") show(table);
  else setTimeout(() => isLeft() || page || show(table), PATIENCE);
  return isLeft;
}

/** The page for what could not be shown. @param {unknown} error @returns {Page} */
function notFoundFor(error) {
  console.error(error);
  return notFound.page(app);
}

/** A new page begins at its top, on the screen and for the keyboard. */
function arrive() {
  scrollTo(0, 0);
  /** @type {HTMLElement | null} */ (place.querySelector("h1"))?.focus();
}

function applySettings() {
  root.dataset.theme = store.get("theme");
  root.dataset.motion = store.get("motion");
  root.toggleAttribute("data-kiosk", !!store.get("kiosk"));
  draw();
}

/** Speaks the language of the settings. */
async function speak() {
  const wishes = navigator.languages ?? [];
  const wanted = pickLanguage(store.get("language"), wishes);
  if (wanted !== words.language) words.missed = "";
  await spoken.speak(wanted);
  words.region = pickRegion(words.language, wishes);
  root.lang = words.language;
  root.dir = LANGUAGES[words.language]?.dir ?? "ltr";
  offline.hearLanguage();
  draw();
}

/** A language whose words do not come is not chosen; the settings say so. @param {unknown} error */
function speakAsBefore(error) {
  console.warn(error);
  if (!words.language) return;
  words.missed = pickLanguage(store.get("language"), navigator.languages ?? []);
  store.set("language", words.language);
}

function showEngine() {
  const isReady = engine.state === "ready";
  if (isReady && !performance.getEntriesByName("engine-ready").length)
    performance.mark("engine-ready");
  root.dataset.engine = engine.state;
  if (isReady) bringPlay().catch(() => undefined); // whoever wants it asks again, and is told
  draw();
}

/** What is drawn speaks of keys or of touches from now on. @param {"keys" | "touch"} way */
function showWay(way) {
  if (words.way === way) return;
  words.way = way;
  draw();
}

function showInstall() {
  if (app.install.isDone) announcer.announce(words.t("install-done"));
  draw();
}

/**
 * Loads the newer version, or whoever plays now. It does so only once, since a second time would
 * break off the first.
 */
function renew() {
  if (!isLeaving) location.reload();
  isLeaving = true;
}

function showOffline() {
  root.dataset.offline = offline.state;
  if (offline.isStale && isShelf()) renew();
  if (offline.isMended) restartFailed();
  draw();
}

function restartFailed() {
  if (engine.state === "failed") engine.restart();
}

engine.subscribe(showEngine);
showEngine(); // it began before this script, and may have failed already
offline.subscribe(showOffline);
showOffline();
app.install.subscribe(showInstall);
store.subscribe(applySettings);
store.subscribe(() => speak().catch(speakAsBefore));
stopWhileBusy(place);
showPresses(document);
noteWay(document, showWay);
hearSwitches(document, async () => {
  const [{ Scan }] = await Promise.all([import("../input/scanning.js"), app.bringLater()]);
  return new Scan({ stops: async () => (page?.scan ? page.scan() : []), announce: app.announce });
});
addEventListener("online", restartFailed);
addEventListener("storage", () => profiles.isStale && isShelf() && renew());
addEventListener("resize", draw); // a table has room, or its lines become sheets
applySettings();

/** Shows the page that the address names, from now on. */
export async function begin() {
  await speak();
  address.listen(route);
  if (isShelf() && app.platform?.start) address.replace(app.platform.start);
  route();
}

/** A handle for tests and for the curious. */
Object.assign(window, { chocobox: app });
