"""A tournament of written bots, played pair by pair, wholly behind the wall.

Every pair plays each deal twice and changes seats in between. Where a game needs more seats, the
weakest bot of the box sits there, and a win of its own brings nobody a point. Who stumbles takes
the first action; code that cannot be read stumbles each time. A game that does not end is nobody's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from chocobox.bots import Bot
from chocobox.core import Game, Move, Record, Rng
from chocobox.games import BOTS
from chocobox.request import Request, flag_of, whole_of
from chocobox.session import DEALS, Session
from chocobox.tournament import brief, seated
from chocobox.workshop.entries import LONGEST, Entries, Entry, entries_of, games_of
from chocobox.workshop.trouble import BotError, Trouble
from chocobox.workshop.written import PAUSES, Chosen, Written

MOST_STEPS: Final = 200_000
"""After so many steps of bots an answer is due, so that the wall's clock never strikes."""

WAKING: Final = 400
"""A game goes on as if it had taken so many steps each time that it wakes."""

OTHER: Final = 2
"""Who is neither the first nor the second of a pair."""


@dataclass(frozen=True, slots=True)
class Begun:
    """How many games each of the pairs plays, and what is wrong with code that cannot be read."""

    pairs: tuple[tuple[int, int], ...]
    games: int
    troubles: tuple[Trouble | None, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A game: what each of the pair won, in thousandths, and how often each stumbled.

    record: to watch it, with persons of the bots' names; only where it was asked for.
    """

    wins: tuple[int, int]
    stumbled: tuple[int, int]
    moves: int
    record: Record | None


@dataclass(frozen=True, slots=True)
class Round:
    """Games of a pair, from that number on: as many as ended before an answer was due."""

    pair: int
    first: int
    games: tuple[Played, ...]


class Player(Written):
    """A bot of the tournament, with the steps that it has taken."""

    steps = 0

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """What it chooses; where it must do the only thing there is, nobody needs to ask it."""
        forced = () if game.grace else game.offer(state, seat)
        if len(forced) != 1:
            return super().plan(game, state, seat, now, rng)
        pause, _ = rng.pick(PAUSES)
        return Move(seat, forced[0], now + pause)

    def chosen(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Chosen:
        """What it chooses; its steps are added."""
        found = super().chosen(game, state, seat, now, rng)
        self.steps += found.steps
        return found


class Rounds:
    """A tournament; it holds the one game that is being played."""

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.players, self.troubles = zip(*map(_player, entries.bots), strict=True)
        self._now: tuple[int, int] | None = None
        self._session: Session | None = None

    @property
    def begun(self) -> Begun:
        """What a page needs to have it played."""
        return Begun(self.entries.pairs, games_of(self.entries.deals), self.troubles)

    def go(self, pair: int, first: int, count: int, has_records: bool) -> Round:
        """The next games of a pair, at most so many; one that did not end goes on next time."""
        found = list[Played]()
        left = MOST_STEPS
        while len(found) < count and left > 0:
            session = self._at(pair, first + len(found))
            left = self._on(session, left)
            if left > 0:
                found.append(self._played(pair, session, has_records))
                self._now = None
        return Round(pair, first, tuple(found))

    def _at(self, pair: int, number: int) -> Session:
        """That game of a pair: the one that is being played, or a new one."""
        if self._session is None or self._now != (pair, number):
            self._now, self._session = (pair, number), self._begun(pair, number)
        return self._session

    def _begun(self, pair: int, number: int) -> Session:
        """Every two games have a deal; then all move on by one seat."""
        game, deal = self.entries.game, number // 2
        own = [self.players[it] for it in self.entries.pairs[pair]]
        for player in own:
            player.troubles.clear()
        seats = game.seats[0]
        bots: list[Bot] = [*(reversed(own) if number % 2 else own)]
        bots += [BOTS[game.name][0]] * (seats - len(bots))
        seed, _ = Rng(self.entries.seed + deal).below(DEALS)
        return seated(game, brief(game), [bots[(it + deal) % seats] for it in range(seats)], seed)

    def _on(self, session: Session, left: int) -> int:
        """Play on to the end, or until no steps are left; how many there are then."""
        own = [bot for bot in session.bots.values() if isinstance(bot, Player)]
        before, spent, waking = sum(it.steps for it in own), 0, 0
        while len(session.moves) < LONGEST and (wake := session.wake()) is not None:
            if spent >= left:
                return 0
            session.tick(wake)
            waking += WAKING
            spent = waking + sum(it.steps for it in own) - before
        return max(1, left - spent)

    def _played(self, pair: int, session: Session, has_record: bool) -> Played:
        own = [self.players[it] for it in self.entries.pairs[pair]]
        outcome = self.entries.game.outcome(session.state)
        winners = outcome.winners if outcome else ()
        won = [session.bots[seat] for seat in winners]
        one, other = (sum(1000 // len(won) for bot in won if bot is it) for it in own)
        stumbled = len(own[0].troubles), len(own[1].troubles)
        record = _watchable(session) if has_record else None
        return Played((one, other), stumbled, len(session.moves), record)


def _player(entry: Entry) -> tuple[Player, Trouble | None]:
    """A bot, and what is wrong if its code cannot be read: then it plays without any."""
    try:
        return Player(entry.name, entry.code), None
    except BotError as error:
        return Player(entry.name, ""), error.trouble


def _watchable(session: Session) -> Record:
    """The game as one of persons: no box knows these bots, and nobody needs them to watch it."""
    players = [
        {"kind": "person", "name": bot.name} if isinstance(bot, Player) else session.players[seat]
        for seat, bot in sorted(session.bots.items())
    ]
    session.players = tuple(players)
    return session.record


def whole(entries: Entries, pair: int) -> Round:
    """All games of a pair, where nobody waits for an answer."""
    rounds, count = Rounds(entries), games_of(entries.deals)
    games = list[Played]()
    while len(games) < count:
        games += rounds.go(pair, len(games), count - len(games), has_records=False).games
    return Round(pair, 0, tuple(games))


def rounds_of(request: Request) -> Rounds:
    """A tournament as it is asked for."""
    return Rounds(entries_of(request))


def played(rounds: Rounds, request: Request) -> Round:
    """The next games of a pair, as they are asked for."""
    pair = whole_of(request, "pair", 0, len(rounds.entries.pairs) - 1)
    games = games_of(rounds.entries.deals)
    first = whole_of(request, "first", 0, games - 1)
    count = whole_of(request, "count", 1, games - first)
    return rounds.go(pair, first, count, flag_of(request, "records"))
