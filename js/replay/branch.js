/** A new game that goes on from a ply of another. Pure. */

import { personsOf } from "../table/screen.js";

/** @import { GameRecord, Player } from "../table/types.js" */
/** @typedef {{record: GameRecord, names: string[], flat?: boolean}} Source */

/** Who plays after somebody takes a seat. A single person changes places with the bot, so that one person remains. @param {Player[]} players @param {number} seat @returns {Player[]} */
export function seated(players, seat) {
  const taken = players[seat];
  if (!taken || taken.kind === "person") return players;
  const isSingle = personsOf(players) === 1;
  return players.map((player, one) => {
    if (one === seat) return { kind: "person" };
    return isSingle && player.kind === "person" ? { kind: "bot", bot: taken.bot } : player;
  });
}

/** The new game as it is stored, without the moves after that ply. @param {Source} source @param {number} ply @param {number} seat that a person takes @param {string} id */
export function branch({ record, names, flat = false }, ply, seat, id) {
  const players = seated(record.players, seat);
  const isSame = players.map((player, one) => player === record.players[one]);
  const { type: _, ...whole } = record;
  return {
    id,
    record: { ...whole, players, moves: record.moves.slice(0, ply) },
    names: isSame.map((same, one) => (same && names[one]) || ""),
    flat,
    done: false,
  };
}

/** The first person's seat, or 0. @param {Player[]} players */
export const firstPerson = (players) =>
  Math.max(
    0,
    players.findIndex(({ kind }) => kind === "person"),
  );
