"""Simple habits of beginners, as players who meet the bots that are proposed first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from chocobox.boxes import levels_of
from chocobox.core.bots import Bot, Level
from chocobox.core.record import Action
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from chocobox.games.choco_boom.bots.players import Player as Caller
from chocobox.games.choco_boom.bots.reflexes import Nature
from chocobox.games.choco_challenge.bots.players import Drawer
from chocobox.games.choco_challenge.rules.actions import Buy, Take
from chocobox.games.choco_challenge.rules.state import State as Kitchen
from chocobox.games.kaboom.bots.memory import Keeps, forgets
from chocobox.games.kaboom.bots.own_cards import POINT, OwnCards
from chocobox.games.kaboom.bots.players import Player as Rememberer
from chocobox.games.kaboom.bots.reflexes import Quickness
from chocobox.games.kaboom.rules.actions import SkipPower
from chocobox.games.schokoly.bots.players import Rules, Thinker
from chocobox.games.schokoly.rules.laying import Laying, layings, sketch_of
from chocobox.games.schokoly.rules.looks import ways
from chocobox.games.schokoly.rules.state import State as Field
from chocobox.tournament import Contest, begun, brief, each, ended, interval


class Stops(Drawer):
    """Always stops with so many cards, and buys what is dearest."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.name = f"stops at {cards}"  # type: ignore[misc]

    def goes_on(self, state: Kitchen) -> bool:
        return len(state.own.drawn) < self.cards

    def spends(self, state: Kitchen) -> bool:
        return True

    def shop(self, state: Kitchen, actions: Sequence[Action]) -> Action:
        desserts = [it for it in actions if isinstance(it, Take)]
        if desserts:
            return max(desserts, key=lambda it: it.cost)
        return next((it for it in actions if isinstance(it, Buy)), actions[-1])


class Lays(Thinker):
    """Lays what makes the board worth most now, and never looks at the price of a smartie."""

    name = "lays what is largest now"
    stacks: ClassVar[bool] = True

    def lay(self, game: Rules, state: Field, rng: Rng) -> Action | None:
        hand = self.hand(state, state.turn)
        found = self.found(state, state.turn, hand)
        most = max((it.worth for it in found), default=0)
        best = [it for it in found if it.worth == most]
        return rng.pick(best)[0].action(hand) if best else None

    def hand(self, state: Field, seat: int) -> Sequence[int]:
        """The cards that it thinks about."""
        return state.hands[seat]

    def found(self, state: Field, seat: int, hand: Sequence[int]) -> list[Laying]:
        has_smartie = self.stacks and state.smarties[seat] > 0
        return layings(state.board, sketch_of(state, seat), tuple(ways(hand)), has_smartie)


class LaysFlat(Lays):
    """The same, but no smartie is ever used."""

    name = "never covers a card"
    stacks = False


class LaysFirst(Lays):
    """Takes the first card of its hand that fits, and lays that one well."""

    name = "takes the first card that fits"

    def hand(self, state: Field, seat: int) -> Sequence[int]:
        fits = (card for card in state.hands[seat] if self.found(state, seat, [card]))
        return [card] if (card := next(fits, None)) is not None else []


class Slaps(Caller):
    """Slaps and calls after 0.9 s, and is never wrong."""

    name = "slaps after 0.9 s"
    nature = Nature(900, 0, 0, 0, 0, 0, 0, 0, 0)


class Misses(Caller):
    """The same, but misses one double in ten, and four rows."""

    name = "misses one in ten"
    nature = Nature(900, 100, 400, 0, 0, 0, 0, 0, 0)


class Hurries(Caller):
    """Quicker, but slaps what is no double, and calls what is drawn now and then."""

    name = "is in a hurry"
    nature = Nature(750, 60, 200, 12, 60, 50, 50, 15, 15)


class Low(OwnCards):
    """Keeps low cards, looks at its own, and lets all other powers go."""

    bound: ClassVar[int] = 6

    def powering(self, kind: str | None) -> int:
        return super().powering(kind) if kind == "look_own" else 0

    def swap(self) -> Action:
        return SkipPower()

    look_both = swap

    def calls(self) -> bool:
        return self.total() <= self.bound * POINT


class LowTen(Low):
    """The same with ten points."""

    bound = 10


class LowNever(Low):
    """The same, and never."""

    bound = -100


class CallsAtSix(Rememberer):
    """Forgets a card in a turn now and then, has a slow hand, and calls with six points."""

    name = "calls at six"
    strategy = Low
    quickness = Quickness(700, 200)

    def keeps(self) -> Keeps:
        return forgets(6)


class CallsAtTen(CallsAtSix):
    """The same, but is soon content."""

    name = "calls at ten"
    strategy = LowTen


class NeverCalls(CallsAtSix):
    """The same, but plays until somebody else has called."""

    name = "never calls"
    strategy = LowNever


HABITS: Final[Mapping[str, tuple[Bot, ...]]] = {
    "choco_boom": (Slaps(), Misses(), Hurries()),
    "choco_challenge": (Stops(3), Stops(4), Stops(5)),
    "kaboom": (CallsAtSix(), CallsAtTen(), NeverCalls()),
    "schokoly": (Lays(), LaysFlat(), LaysFirst()),
}
"""Three for each game."""

HAS: Final[Mapping[str, Callable[[Session, int], bool]]] = {
    "choco_boom": lambda session, seat: bool(session.state.tallies[seat].piles),
    "choco_challenge": lambda session, seat: bool(session.state.seats[seat].desserts),
    "schokoly": lambda session, seat: bool(session.game.standing(session.state)[seat]),
}
"""Whether a seat has something of its own at the end: a pile, a dessert, an area."""

SEED: Final = 2026


@dataclass(frozen=True, slots=True)
class Met:
    """How a habit fares, in percent: its wins with their 95 % interval, and games with a gain."""

    wins: float
    low: float
    high: float
    has: float | None


def against(game: str, habit: Bot, level: Level, seats: int) -> Contest:
    """A habit and the bots that are proposed at a level; newcomers meet the easy ones."""
    named = {bot.name: bot for bot in BOTS[game]}
    bots = [habit, *[named[levels_of(game)[level]]] * (seats - 1)]
    return Contest(GAMES[game], bots, SEED, brief(GAMES[game]) if level == "easy" else None)


def met(contest: Contest, games: int, pool: Executor | None = None) -> Met:
    """How the habit fares in so many games."""
    played = list(each(pool, partial(fared, contest), range(games)))
    points = sum(won for won, _ in played)
    low, high = interval(points, games)
    has = sum(it for _, it in played) / games if contest.game.name in HAS else None
    return Met(
        wins=round(100 * points / games, 1),
        low=round(100 * low, 1),
        high=round(100 * high, 1),
        has=None if has is None else round(100 * has, 1),
    )


def fared(contest: Contest, number: int) -> tuple[float, bool]:
    """The first bot's part of the win in one game, and whether it has something of its own."""
    session = ended(begun(contest, number))
    outcome = session.game.outcome(session.state)
    if outcome is None:
        raise RuntimeError(f"game {number} stood still before its end")
    seat = -number % len(contest.bots)  # the bots move by one seat from game to game
    has = HAS.get(contest.game.name)
    won = (seat in outcome.winners) / len(outcome.winners)
    return won, has is not None and has(session, seat)
