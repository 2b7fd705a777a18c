/** Which page an address opens, and how the script of that page comes. */

import { ADDRESSES } from "../games/box.js";
import * as notFound from "./not-found.js";
import * as settings from "./settings.js";
import * as shelf from "./shelf.js";

/** @typedef {PageModule["page"]} Open */
/** @typedef {(app: App) => Open | Promise<Open>} Bring brings what opens a page */

/** All that a game needs; whoever presses *Play* finds it here already. */
export const bringPlay = () => import("./play.js");

/** @type {Record<string, Bring>} */
const PAGES = {
  "": () => shelf.page,
  "set-up": played(({ setUp }) => setUp),
  new: played(({ begin }) => begin),
  learn: played(({ learn }) => learn),
  game: played(({ table }) => table),
  saves: played(({ saves }) => saves),
  replay: lazy(async () => (await import("../pages/replay.js")).page),
  watch: lazy(async () => (await import("../pages/watch.js")).page),
  settings: () => settings.page,
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
 * What brings the page of an address; no page has every address, so one says that there is none.
 * @param {string} name the first word of the address
 * @param {string} id the rest of its path
 */
export const bringOf = (name, id) =>
  toldAt([name, id].filter(Boolean).join("/")) ??
  ((Object.hasOwn(PAGES, name) && PAGES[name]) || ownPage(name));

/**
 * The page that Python tells at this path, if there is one.
 * @param {string} path
 * @returns {Bring | undefined}
 */
function toldAt(path) {
  const told = PATHS.find(({ pattern }) => pattern.test(path));
  if (!told) return undefined;
  const { address, pattern } = told;
  const params = (pattern.exec(path) ?? []).slice(1).map((star = "") => star);
  return lazy(async () => {
    const { open } = await (address.built ? import("./built.js") : import("./page.js"));
    return (app, { query }) => open(app, address, { params, query });
  });
}

/**
 * A page that is loaded when wanted, with the words and the style that come later.
 * @param {() => Promise<Open>} load
 * @returns {Bring}
 */
function lazy(load) {
  return async (app) => {
    const [page] = await Promise.all([load(), app.bringLater()]);
    return page;
  };
}

/**
 * A page that comes with the games.
 * @param {(parts: Awaited<ReturnType<typeof bringPlay>>) => Open} choose
 * @returns {Bring}
 */
function played(choose) {
  return async () => choose(await bringPlay());
}

/** A page that a game brings, or none. @param {string} name */
const ownPage = (name) => played(({ PAGES }) => (PAGES[name] ?? notFound).page);
