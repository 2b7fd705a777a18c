/** A game that goes on from a ply of another, with a record of its own. Pure. */

/** @import { GameRecord, Player } from "../table/types.js" */
/** @typedef {{record: GameRecord, names: string[], flat?: boolean}} Source */

/**
 * Who plays when one person takes a seat. Bots stay where they are, and so do several persons; but a single person who takes a bot's
 * seat changes places with it, so that there is still one person at the table.
 * @param {Player[]} players @param {number} seat
 * @returns {Player[]}
 */
export function seated(players, seat) {
  const taken = players[seat];
  if (!taken || taken.kind === "person") return [...players];
  const persons = players.flatMap(({ kind }, one) => (kind === "person" ? [one] : []));
  const left = persons.length === 1 ? persons[0] : undefined;
  return players.map((player, one) =>
    one === seat ? { kind: "person" } : one === left ? { kind: "bot", bot: taken.bot } : player,
  );
}

/**
 * What is to be saved; the moves after that ply are left out.
 * @param {Source} source @param {number} ply @param {number} seat who is taken @param {string} id
 */
export function branch({ record, names, flat = false }, ply, seat, id) {
  const players = seated(record.players, seat);
  const called = players.map((player, one) =>
    player === record.players[one] ? (names[one] ?? "") : "",
  );
  const { type: _, ...rest } = record;
  return {
    id,
    record: { ...rest, players, moves: record.moves.slice(0, ply) },
    names: called,
    flat,
    done: false,
  };
}

/** The seat that one would take first: the first person's. @param {Player[]} players */
export const firstPerson = (players) =>
  Math.max(
    0,
    players.findIndex(({ kind }) => kind === "person"),
  );
