// When the site is kept and says so, when a newer version is offered, and when this page is of an
// older one.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Offline } from "../../../js/device/offline.js";

const soon = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 2);
  });

/** A service worker as a page sees it. */
class FakeWorker extends EventTarget {
  state = "installing";
  /** @type {any} what it finds when it reads back every file */
  found = { isKept: true, isMended: false };
  /** @type {any} the games of this version; undefined: it does not know the question */
  editions = [{ name: "kaboom", edition: 3, lesson: null }];
  /** @type {string[]} */ told = [];
  /** @param {{type: string}} message @param {MessagePort[]} [ports] */
  postMessage({ type }, [port] = []) {
    if (type !== "EDITIONS") this.told.push(type);
    const answer = type === "EDITIONS" ? this.editions : this.found;
    if (answer !== undefined) port?.postMessage(answer);
    port?.close();
  }
  /** @param {string} state */
  become(state) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

/** A browser that registers service workers, one version after the other. */
class Container extends EventTarget {
  /** @type {FakeWorker | null} */ controller = null;
  registration = Object.assign(
    new EventTarget(),
    /** @type {Record<"installing" | "waiting" | "active", FakeWorker | null>} */ ({
      installing: null,
      waiting: null,
      active: null,
    }),
  );
  asked = 0;
  refuses = false;
  async register() {
    this.asked += 1;
    if (this.refuses) throw new TypeError("no line");
    return this.registration;
  }
  /** Another version comes as far as it may without a yes. */
  fetch(worker = new FakeWorker()) {
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event("updatefound"));
    Object.assign(this.registration, { installing: null, waiting: worker });
    worker.become("installed");
    return worker;
  }
  /** It takes over every window. */
  take(worker = this.registration.waiting) {
    Object.assign(this.registration, { waiting: null, active: worker });
    worker?.become("activating");
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

/** An engine of which only the state of its start is to be seen. */
function fakeEngine() {
  /** @type {(() => void)[]} */
  const listeners = [];
  const engine = {
    state: "loading",
    isOver: false,
    subscribe: (/** @type {() => void} */ listener) => void listeners.push(listener),
    /** @param {string} state @param {boolean} [isOver] */
    become(state, isOver = true) {
      Object.assign(engine, { state, isOver });
      for (const listener of listeners) listener();
    },
  };
  return engine;
}

/** @param {Container} container @param {ReturnType<typeof fakeEngine>} [engine] */
function openPage(container, engine = fakeEngine()) {
  const offline = new Offline(
    /** @type {any} */ ({ engine, isSite: true, container, language: () => "en" }),
  );
  return { engine, offline };
}

/** A page after its first visit: the first version has come, and taken the page. */
async function visited() {
  const container = new Container();
  const page = openPage(container);
  container.registration.installing = new FakeWorker();
  page.engine.become("ready");
  await soon();
  container.take(container.registration.installing);
  await soon();
  return { container, ...page };
}

/** @type {EventTarget} */
let device;
beforeEach(() => {
  device = new EventTarget();
  Object.assign(globalThis, { addEventListener: device.addEventListener.bind(device) });
});

test("a first visit gets its mark, and is offered nothing newer", async () => {
  const { offline } = await visited();
  assert.deepEqual([offline.state, offline.isNewer, offline.isStale], ["ready", false, false]);
});

test("on the page of the first visit, a newer version that is taken makes the page an old one", async () => {
  const { container, offline } = await visited();
  const newer = container.fetch();
  assert.deepEqual([offline.isNewer, offline.isStale], [true, false]);
  offline.update();
  assert.deepEqual(newer.told, ["SKIP_WAITING"]);
  container.take();
  assert.deepEqual([offline.isNewer, offline.isStale], [false, true]);
});

test("a newer version tells its games before it is taken; one that does not is offered without a promise", async () => {
  const { container, offline } = await visited();
  container.fetch();
  assert.equal(offline.coming, null, "it has not answered yet");
  await soon();
  assert.deepEqual(offline.coming, [{ name: "kaboom", edition: 3, lesson: null }]);
  for (const editions of [undefined, null, "junk", [{ name: "kaboom" }], { length: 1 }]) {
    container.fetch(Object.assign(new FakeWorker(), { editions }));
    await soon();
    assert.deepEqual([offline.isNewer, offline.coming], [true, null], JSON.stringify(editions));
  }
});

test("so does one that another window has taken, though nobody controlled this page when it came", async () => {
  const container = new Container();
  container.registration.active = new FakeWorker();
  const { engine, offline } = openPage(container);
  engine.become("ready");
  await soon();
  container.fetch();
  container.take();
  assert.equal(offline.isStale, true);
});

test("also before Python has started", async () => {
  const container = new Container();
  container.controller = container.registration.active = new FakeWorker();
  const { offline } = openPage(container);
  container.fetch();
  container.take();
  assert.equal(offline.isStale, true);
});

test("a page that its own version takes late is no old one", async () => {
  const container = new Container();
  container.registration.active = new FakeWorker();
  const { engine, offline } = openPage(container);
  engine.become("ready");
  await soon();
  container.take(container.registration.active);
  assert.equal(offline.isStale, false);
});

test("each version after the first is offered, be it here already or still to come", async () => {
  const container = new Container();
  container.controller = container.registration.active = new FakeWorker();
  const early = container.fetch();
  const { engine, offline } = openPage(container);
  engine.become("ready");
  await soon();
  offline.update();
  assert.deepEqual([offline.isNewer, early.told], [true, ["SKIP_WAITING"]]);
  const later = container.fetch();
  offline.update();
  assert.deepEqual([offline.isNewer, later.told], [true, ["SKIP_WAITING"]]);
});

test("files that are all kept get no mark while Python does not start from them", async () => {
  const container = new Container();
  container.registration.active = new FakeWorker();
  const { engine, offline } = openPage(container);
  engine.become("failed");
  await soon();
  assert.equal(offline.state, "none");
  engine.become("loading", false);
  engine.become("ready", false);
  assert.equal(offline.state, "none");
  engine.become("ready");
  await soon();
  assert.equal(offline.state, "ready");
});

test("where a file is missing there is no mark, though Python has started", async () => {
  const container = new Container();
  container.registration.active = Object.assign(new FakeWorker(), {
    found: { isKept: false, isMended: true },
  });
  const { engine, offline } = openPage(container);
  engine.become("ready");
  await soon();
  assert.deepEqual([offline.state, offline.isMended], ["none", true]);
});

test("what failed on its way is tried again with the next start, and when there is a line again", async () => {
  const container = new Container();
  container.refuses = true;
  const { engine, offline } = openPage(container);
  engine.become("failed");
  await soon();
  engine.become("loading", false);
  engine.become("ready");
  await soon();
  assert.deepEqual([offline.state, container.asked], ["none", 2]);
  container.refuses = false;
  container.registration.installing = new FakeWorker();
  device.dispatchEvent(new Event("online"));
  await soon();
  container.registration.installing.become("redundant");
  await soon();
  assert.equal(offline.state, "none");
  container.registration.active = new FakeWorker();
  device.dispatchEvent(new Event("online"));
  await soon();
  assert.deepEqual([offline.state, container.asked], ["ready", 4]);
});

test("whoever has the mark is not read back again when a worker is replaced", async () => {
  const { engine, container } = await visited();
  engine.become("loading", false);
  engine.become("ready");
  await soon();
  assert.equal(container.asked, 1);
});

test("a browser without service workers keeps nothing, and nothing waits for it", () => {
  const engine = fakeEngine();
  const offline = new Offline(/** @type {any} */ ({ engine, isSite: true, language: () => "en" }));
  engine.become("ready");
  assert.deepEqual([offline.state, offline.isNewer, offline.isStale], ["none", false, false]);
});
