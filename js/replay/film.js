/** A record as a film: the engine shows any ply of it, and bots may go on with it. Only the newest wish is asked, and what was seen is kept for a while. */

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
 * @param {{onLook: (look: Look, wish: Wish) => void, onFault: (fault: Fault) => void, onMore?: (move: number[] | null) => void}} tell onMore: the bots' next move; null: there is none
 */
export function createFilm(
  engine,
  { type: _, ...record },
  { onLook, onFault, onMore = () => undefined },
) {
  /** @type {Map<string, Look>} */
  const seen = new Map();
  /** @type {Wish | null} */
  let wanted = null;
  /** @type {Wish | null} */
  let later = null;
  let [isAsking, isClosed, isGrowing] = [false, false, false];
  /** How often something was shown at once: what was asked before that comes too late. */
  let known = 0;

  /** The record is handed in; null: the engine cannot show it, and has said why. @returns {Promise<Reel | null>} */
  async function begin() {
    const { watch, error } = await engine.ask({ op: "watch", record });
    if (error && !isClosed) onFault(error);
    return watch ?? null;
  }

  /** A fresh engine does not know the record: it is handed in again, unless another film may be on by now. @param {{op: string, [field: string]: any}} asked */
  async function ask(asked) {
    let reply = await engine.ask(asked);
    if (reply.error?.type === "no-watch" && !isClosed && (await begin()))
      reply = await engine.ask(asked);
    if (reply.error && reply.error.type !== "no-watch" && !isClosed) onFault(reply.error);
    return reply;
  }

  /** @param {Wish} wish */
  async function picture(wish) {
    const isWanted = wish === wanted;
    if (isWanted) wanted = null;
    else later = null;
    const [name, asked] = [nameOf(wish), known];
    /** @type {Look | undefined} */
    const look = seen.get(name) ?? (await ask({ op: "look", ...wish })).look;
    if (look) keep(name, look);
    if (look && isWanted && !isClosed && asked === known) onLook(look, wish);
  }

  /** The bots make one move more. */
  async function lengthen() {
    const { ahead } = await ask({ op: "ahead" });
    isGrowing = Boolean(ahead);
    if (ahead) record.moves = [...record.moves, ahead];
    if (!isClosed && ahead !== undefined) onMore(ahead);
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
    for (let wish = wanted ?? later; (wish || isGrowing) && !isClosed; wish = wanted ?? later) {
      if (wish) await picture(wish);
      else await lengthen();
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
    /** From now on the bots play ahead, whenever nothing is to be shown. */
    grow() {
      isGrowing = true;
      if (!isAsking) work();
    },
    close() {
      isClosed = true;
      wanted = later = null;
    },
  };
}

/** @typedef {ReturnType<typeof createFilm>} Film */
