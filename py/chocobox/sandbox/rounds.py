"""A tournament of bots, most of them written, played pair by pair, wholly in the sandbox.

Every pair plays each deal twice and changes seats in between. Where a game needs more seats, the
first bot of its lesson sits there, and a win of its own brings nobody a point. Code that cannot be
read stumbles where it is asked first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from chocobox.core.bots import Bot
from chocobox.core.game import Game
from chocobox.core.rng import Rng
from chocobox.core.session import DEALS
from chocobox.games import BOTS, lesson_of
from chocobox.records import bots_of
from chocobox.request import Request, flag_of, whole_of
from chocobox.sandbox.entries import Entries, Entry, Guest, entries_of, games_of
from chocobox.sandbox.hangs import Hang, are_out, hangs_of, last_of, place_of, wins_of
from chocobox.sandbox.playing import Entrant, GuestPlayer, Open, Played, Player, Playing
from chocobox.sandbox.trouble import BotError, Trouble
from chocobox.tournament import brief, seated

MOST_STEPS: Final = 200_000
"""After so many steps of bots an answer is due, so that the sandbox's clock never strikes."""


@dataclass(frozen=True, slots=True)
class Begun:
    """How many games each of the pairs plays, and what is wrong with code that cannot be read."""

    pairs: tuple[tuple[int, int], ...]
    games: int
    troubles: tuple[Trouble | None, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """Games of a pair, from that number on: as many as ended before an answer was due.

    asked: the question that is put next, where each is put by itself.
    """

    pair: int
    first: int
    games: tuple[Played, ...]
    asked: Open | None


@dataclass(frozen=True, slots=True)
class Wanted:
    """Games of a pair, from that number on, that are to be played.

    singly: each answer puts one question and tells the next one, so that a page knows whose it is
    if none comes. hangs: the games in which that has happened.
    """

    pair: int
    first: int
    count: int
    records: bool = False
    singly: bool = False
    hangs: tuple[Hang, ...] = ()


class Rounds:
    """A tournament, with the one game in play."""

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        found = [_player(entry, entries.game) for entry in entries.bots]
        self.players, self.troubles = zip(*found, strict=True)
        self._now: tuple[int, int] | None = None
        self._playing: Playing | None = None

    @property
    def begun(self) -> Begun:
        """What a page needs to have it played."""
        return Begun(self.entries.pairs, games_of(self.entries.deals), self.troubles)

    def go(self, wanted: Wanted) -> Round:
        """The next games of a pair, at most so many; one that did not end goes on next time."""
        found, left = list[Played](), MOST_STEPS
        asked: Open | None = None
        while len(found) < wanted.count and left > 0:
            number = wanted.first + len(found)
            if game := self._missed(wanted, number):
                found.append(game)
                continue
            playing = self._at(wanted, number)
            left, asked = playing.on(left, wanted.singly), playing.asked
            if left > 0:
                found.append(playing.played(wanted.records))
                self._now = None
        return Round(wanted.pair, wanted.first, tuple(found), asked)

    def _missed(self, wanted: Wanted, number: int) -> Played | None:
        """A game that is not played, for one of the pair plays no more."""
        pair, place = self.entries.pairs[wanted.pair], place_of(wanted.pair, number)
        out = are_out(last_of(wanted.hangs), pair, place)
        return Played(wins_of(*out), (0, 0)) if any(out) else None

    def _at(self, wanted: Wanted, number: int) -> Playing:
        """A pair's game: the game in play, or a new one."""
        if self._playing is None or self._now != (wanted.pair, number):
            self._now, self._playing = (wanted.pair, number), self._begun(wanted.pair, number)
        silent = {(it.pair, it.number): Open(it.bot, it.ply) for it in wanted.hangs}
        self._playing.silent = silent.get((wanted.pair, number))
        return self._playing

    def _begun(self, pair: int, number: int) -> Playing:
        """Every two games have a deal; then all move on by one seat."""
        game, deal = self.entries.game, number // 2
        own = {bot: self.players[bot] for bot in self.entries.pairs[pair]}
        seats = game.seats[0]
        bots: list[Bot] = [*(reversed(own.values()) if number % 2 else own.values())]
        bots += [third_of(game.name)] * (seats - len(bots))
        seed, _ = Rng(self.entries.seed + deal).below(DEALS)
        placed = [bots[(it + deal) % seats] for it in range(seats)]
        return Playing(seated(game, brief(game), placed, seed), own)


def third_of(name: str) -> Bot:
    """The bot of the box where a game needs more than a pair: the first one of its lesson.

    It stays the same, or old tournaments would be played otherwise.
    """
    lesson, bots = lesson_of(name), BOTS[name]
    taught = lesson.bots[:1] if lesson else ()
    return next((bot for bot in bots if bot.name in taught), bots[0])


def _player(entry: Entry | Guest, game: Game[Any, Any]) -> tuple[Entrant, Trouble | None]:
    """A bot, and what is wrong if its code cannot be read: then it plays without any."""
    if isinstance(entry, Guest):
        return GuestPlayer(bots_of(game)[entry.bot]), None
    try:
        return Player(entry.name, entry.code), None
    except BotError as error:
        return Player(entry.name, ""), error.trouble


def whole(entries: Entries, pair: int) -> Round:
    """All games of a pair, where nobody waits for an answer."""
    rounds, count = Rounds(entries), games_of(entries.deals)
    games = list[Played]()
    while len(games) < count:
        games += rounds.go(Wanted(pair, len(games), count - len(games))).games
    return Round(pair, 0, tuple(games), None)


def rounds_of(request: Request) -> Rounds:
    """A tournament as it is asked for."""
    return Rounds(entries_of(request))


def played(rounds: Rounds, request: Request) -> Round:
    """The next games of a pair, as they are asked for."""
    entries = rounds.entries
    pair = whole_of(request, "pair", 0, len(entries.pairs) - 1)
    games = games_of(entries.deals)
    first = whole_of(request, "first", 0, games - 1)
    count = whole_of(request, "count", 1, games - first)
    how = flag_of(request, "records"), flag_of(request, "singly")
    return rounds.go(Wanted(pair, first, count, *how, hangs_of(request, entries)))
