"""A match: some games of the same bots, of which some choose beyond the wall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from chocobox.core import Record
from chocobox.games import BOTS, GAMES
from chocobox.request import SEEDS, Request, fault, flag_of, list_of, text_of, whole_of
from chocobox.session import Session
from chocobox.tournament import Contest, begun
from chocobox.workshop.asking import Outside, WantedError

MOST_GAMES: Final = 100
LONGEST: Final = 5000
"""A game that has not ended after so many moves is given up: nobody wins it."""

OWN: Final = "own"
"""The names of bots beyond the wall begin so."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Which bot is to choose, and its table as it is told."""

    bot: str
    table: str


@dataclass(frozen=True, slots=True)
class Report:
    """How far a match is: wins by bot in thousandths of a game, and how often each stumbled.

    ask is the next choice that is wanted from beyond the wall; None after the end of a game.
    record is the game that is being played, or was just finished.
    """

    games: int
    played: int
    wins: Mapping[str, int]
    stumbled: Mapping[str, int]
    ask: Ask | None
    record: Record


class Match:
    """Each deal is played once from each seat: bots move on by one seat from game to game."""

    def __init__(self, game: str, names: Sequence[str], games: int, seed: int) -> None:
        self.game, self.games = GAMES[game], games
        kinds = {bot.name: bot for bot in BOTS[game]}
        self.outside = {it: Outside(it) for it in names if it.startswith(OWN)}
        bots = [self.outside.get(it) or kinds[it] for it in names]
        self.contest = Contest(self.game, bots, seed)
        self.wins = dict.fromkeys(names, 0)
        self.played = 0
        self.session = begun(self.contest, self.played)

    def go(self) -> Report:
        """On to the next choice that is wanted, or to the end of this game."""
        if self.played >= self.games:
            raise fault("This match is over.")
        session = self.session
        try:
            while len(session.moves) < LONGEST and (wake := session.update().wake) is not None:
                session.tick(wake)
        except WantedError as asked:
            return self._report(session, Ask(asked.bot, asked.table))
        outcome = self.game.outcome(session.state)
        winners = outcome.winners if outcome else ()
        for seat in winners:
            self.wins[session.bots[seat].name] += 1000 // len(winners)
        self.played += 1
        if self.played < self.games:
            self.session = begun(self.contest, self.played)
        return self._report(session, None)

    def _report(self, session: Session, ask: Ask | None) -> Report:
        stumbled = {name: bot.stumbled for name, bot in self.outside.items()}
        return Report(self.games, self.played, dict(self.wins), stumbled, ask, session.record)


def match_of(request: Request) -> Match:
    """A new match, as it is asked for."""
    name, names = text_of(request, "game"), list_of(request, "bots")
    game = GAMES.get(name)
    if game is None:
        raise fault("game must be a game of this box.")
    if len(names) not in game.seats:
        raise fault(f"{name} has seats for {', '.join(map(str, game.seats))}.")
    known = {bot.name for bot in BOTS[name]}
    for one in names:
        if not isinstance(one, str) or not (one in known or one.startswith(OWN)):
            raise fault(f"The bots of {name} are {', '.join(sorted(known))}, and {OWN} ones.")
    games = whole_of(request, "count", 1, MOST_GAMES)
    return Match(name, names, games, whole_of(request, "seed", 0, SEEDS - 1))


def answered(match: Match, request: Request) -> None:
    """What came from beyond the wall: nothing of it is trusted but its shape."""
    bot = match.outside.get(text_of(request, "bot"))
    if bot is None:
        raise fault("No such bot plays beyond the wall.")
    place = request.get("place")
    place = None if place is None else whole_of(request, "place", 0, LONGEST)
    bot.answer(place, flag_of(request, "stumbled"))
