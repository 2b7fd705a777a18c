/**
 * Puts the parts together: the engine, the settings, the words, and the page that the address
 * names.
 */

import { Offline } from "../device/offline.js";
import { Sound } from "../device/sound.js";
import { isSite } from "../engine/source.js";
import { stopWhileBusy } from "../input/busy.js";
import { showPresses } from "../input/pressed.js";
import { hearSwitches } from "../input/switches.js";
import { noteWay } from "../input/way.js";
import { createGoOnce } from "../links/address.js";
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
import { bringPlay } from "./pages.js";
import { Redraw } from "./redraw.js";
import { Router } from "./router.js";

/** @typedef {typeof app} App */

const root = document.documentElement;
const place = /** @type {HTMLElement} */ (document.getElementById("page"));
const redraw = new Redraw(() => router.paint());
const { draw } = redraw;
const announcer = createAnnouncer(
  () =>
    /** @type {HTMLElement} */ (
      document.querySelector(`dialog[open] ${PLACE}`) ?? document.getElementById("announcer")
    ),
  draw,
);
const router = new Router(place, redraw, announcer, () => app);

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
  go: router.go,
  goOnce: createGoOnce(() => router.turn, router.go),
  announce: announcer.announce,
  draw,
  drawn: redraw.drawn,
  focus: router.focus,
  arrive: () => redraw.drawn(router.arrive),
  paintFirst: redraw.paintFirst,
  wait: router.wait,
  /** @type {import("../platform/none.js").Platform | null} */
  platform: null,
};
app.platform = createPlatform(app);

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

function showOffline() {
  root.dataset.offline = offline.state;
  if (offline.isStale && router.isShelf()) router.renew();
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
  const stops = async () => (router.page?.scan ? router.page.scan() : []);
  return new Scan({ stops, announce: app.announce });
});
addEventListener("online", restartFailed);
addEventListener("storage", () => {
  if (profiles.isGone || (profiles.isStale && router.isShelf())) router.renew();
});
addEventListener("resize", draw); // a table has room, or its lines become sheets
applySettings();

/** Shows the page that the address names, from now on. */
export async function begin() {
  await speak();
  router.begin(app.platform?.start);
}

/** A handle for tests and for the curious. */
Object.assign(window, { chocobox: app });
