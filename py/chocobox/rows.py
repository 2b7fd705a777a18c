"""What the seats of a table see and may do, as numbers: the part of `env` that needs no package."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, get_type_hints

from chocobox.core.game import Game
from chocobox.core.session import Session
from chocobox.games import GAMES, flat_of
from chocobox.kit.flat import TIMES, Flat, Layout, Number, layout
from chocobox.kit.numbering import Numbering


@dataclass(frozen=True, slots=True)
class Terms:
    """How a table is told to its agents, and what it pays them besides the win.

    records: whether every info holds the record so far, with the seed that tells all cards: no
    agent may learn from it. me_first: whether each seat counts seats from itself on. fixed:
    whether an action is its number among all that the game can do. lead: how much a point of lead
    is worth; by_round: whether that is paid only when a round is over.
    """

    records: bool = False
    me_first: bool = False
    fixed: bool = False
    lead: float = 0.0
    by_round: bool = False


class Rows:
    """The observations and actions of a game for so many seats."""

    def __init__(self, game: Game[Any, Any], seats: int, terms: Terms) -> None:
        self.game, self.flat, self.terms = game, _flat_of(game.name), terms
        self._layout, self._numbering = _layout(game.name, seats), _numbering(game.name, seats)
        self.numbers = (Number("time", *TIMES), *self._layout.numbers)
        """The meaning of each place of an observation, with its limits."""
        self._view: tuple[Any, int, Any] = (None, -1, None)

    @property
    def names(self) -> tuple[str, ...]:
        """The meaning of each number that an action has where they are fixed."""
        return (*self._numbering.names, *(["Wait()"] if self.game.grace else []))

    @property
    def most(self) -> int:
        """The number of actions but for waiting."""
        return len(self._numbering.deeds) if self.terms.fixed else self.flat.actions

    def row(self, session: Session, seat: int) -> list[int]:
        """The time, and what a seat sees."""
        return [session.clock, *self._layout.row(self._seen(session, seat), self._first(seat))]

    def choices(self, session: Session, seat: int) -> Sequence[int]:
        """The number of each action that a seat is offered; OverflowError for too many."""
        offered = session.offered(seat)
        if self.terms.fixed:
            return self._numbering.of(self._seen(session, seat), offered, self._first(seat))
        if len(offered) > self.flat.actions:
            limit = f"the table has room for {self.flat.actions}"
            raise OverflowError(f"{self.game.name} offers {len(offered)} actions, and {limit}")
        return range(len(offered))

    def _first(self, seat: int) -> int:
        """The seat from which that one counts."""
        return seat if self.terms.me_first else 0

    def _seen(self, session: Session, seat: int) -> Any:
        """The view of a seat; it is wanted twice, and some take long."""
        state, whose, view = self._view
        if state is not session.state or whose != seat:
            view = self.game.view(session.state, seat)
            self._view = session.state, seat, view
        return view


def game_of(name: str) -> Game[Any, Any]:
    """The game of that name; ValueError if it is no table."""
    _flat_of(name)
    return GAMES[name]


def leads(game: Game[Any, Any], state: Any) -> list[int]:
    """How far each seat is ahead of the best of those that are not its partners."""
    worth = game.standing(state)
    step = len(worth) // 2 if len(worth) in game.teams else len(worth)
    return [
        own - max(it for rival, it in enumerate(worth) if (rival - seat) % step)
        for seat, own in enumerate(worth)
    ]


def _flat_of(game: str) -> Flat:
    flat = flat_of(game)
    if flat is None:
        known = ", ".join(name for name in GAMES if flat_of(name))
        raise ValueError(f"there is no table for {game!r}; there are tables for {known}")
    return flat


@cache
def _layout(game: str, seats: int) -> Layout:
    view = get_type_hints(type(GAMES[game]).view)["return"]
    return layout(_flat_of(game), view, seats)


@cache
def _numbering(game: str, seats: int) -> Numbering:
    return Numbering(_flat_of(game), seats)
