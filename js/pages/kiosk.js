/**
 * A set that hides the rest of the box until it is done. Python tells which pages stay open; of
 * games, those that are tasks of the set do.
 */

/**
 * Where the set leads; "" where this page stays open. What cannot be told hides nothing.
 * @param {Pick<App, "engine" | "saves" | "store">} app
 * @param {string} hash
 * @returns {Promise<string>}
 */
export async function leads({ engine, saves, store }, hash) {
  const { set, home, stays } = store.get("kiosk");
  const isOpen = [home, ...stays].some((one) => ["", "?", "&"].some((end) => isAt(hash, one, end)));
  if (isOpen || engine.state === "failed") return "";
  const [, id] = /^#\/game\/([^/?]+)$/.exec(hash) ?? [];
  const save = id && (await saves.get(id));
  return save && save.task?.set === set ? "" : home;
}

/** @param {string} hash @param {string} place @param {string} end what may follow; "": nothing */
const isAt = (hash, place, end) => (end ? hash.startsWith(place + end) : hash === place);
