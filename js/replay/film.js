/** A record as a film: the engine shows any ply of it. Only the newest wish is asked, and what was seen is kept for a while. */

/**
 * @typedef {{ply: number, code: string, seat: number, change: number}} Moment a ply that decided something, for whom, and by how much its lead changed
 * @typedef {{plies: number, times: number[], movers: number[], moments: Moment[], seats: number}} Reel
 * @typedef {{ply: number, at: number, view: any, events: import("../table/types.js").TableEvent[], outcome: any}} Look
 * @typedef {{ply: number, seat: number, open: boolean}} Wish open: with all cards lying open
 * @typedef {{type: string, text: string}} Fault
 * @typedef {{ask(request: {op: string, [field: string]: any}): Promise<any>}} Asked
 */

/** So many pictures are kept. */
const KEPT = 160;

/** @param {Wish} wish */
const nameOf = ({ ply, seat, open }) => `${ply} ${seat} ${open}`;

/**
 * @param {Asked} engine
 * @param {import("../table/types.js").GameRecord} record
 * @param {{onLook: (look: Look, wish: Wish) => void, onFault: (fault: Fault) => void}} tell
 */
export function createFilm(engine, { type: _, ...record }, { onLook, onFault }) {
  /** @type {Map<string, Look>} */
  const seen = new Map();
  /** @type {Wish | null} */
  let wanted = null;
  /** @type {Wish | null} */
  let later = null;
  let [isAsking, isClosed] = [false, false];
  /** How often something was shown at once: what was asked before that comes too late. */
  let known = 0;

  /** The record is handed in; null: the engine cannot show it, and has said why. @returns {Promise<Reel | null>} */
  async function begin() {
    const { watch, error } = await engine.ask({ op: "watch", record });
    if (error && !isClosed) onFault(error);
    return watch ?? null;
  }

  /** A fresh engine does not know the record: it is handed in again. @param {Wish} wish @returns {Promise<Look | null>} */
  async function ask(wish) {
    const asked = { op: "look", ...wish };
    let reply = await engine.ask(asked);
    if (reply.error?.type === "no-watch" && (await begin())) reply = await engine.ask(asked);
    if (reply.look) return reply.look;
    if (reply.error?.type !== "no-watch" && !isClosed) onFault(reply.error);
    return null;
  }

  /** @param {string} name @param {Look} look */
  function keep(name, look) {
    seen.delete(name);
    seen.set(name, look);
    const [oldest] = seen.keys();
    if (seen.size > KEPT && oldest !== undefined) seen.delete(oldest);
  }

  async function work() {
    isAsking = true;
    for (let wish = wanted ?? later; wish && !isClosed; wish = wanted ?? later) {
      const isWanted = wish === wanted;
      if (isWanted) wanted = null;
      else later = null;
      const [name, asked] = [nameOf(wish), known];
      const look = seen.get(name) ?? (await ask(wish));
      if (look) keep(name, look);
      if (look && isWanted && !isClosed && asked === known) onLook(look, wish);
    }
    isAsking = false;
  }

  return {
    begin,
    /** Shows a ply, at once where it was seen before; an older wish that was not yet asked is forgotten. @param {Wish} wish */
    want(wish) {
      const name = nameOf(wish);
      const look = seen.get(name);
      wanted = look ? null : wish;
      if (look) {
        known += 1;
        keep(name, look);
        onLook(look, wish);
      } else if (!isAsking) work();
    },
    /** What will probably be wanted next, when there is nothing else to ask. @param {Wish} wish */
    ahead(wish) {
      later = seen.has(nameOf(wish)) ? null : wish;
      if (later && !isAsking) work();
    },
    close() {
      isClosed = true;
      wanted = later = null;
    },
  };
}

/** @typedef {ReturnType<typeof createFilm>} Film */
