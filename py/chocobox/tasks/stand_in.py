"""Games that stand in the place of a game of the box: lessons, puzzles, a bot to write.

Each is a position of its game. So it is saved, shared and given to a class like any other game.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from chocobox.core.bots import Bot
from chocobox.core.game import Game
from chocobox.core.record import Move
from chocobox.core.rng import Rng

StateT = TypeVar("StateT")
Kind = TypeVar("Kind", bound="StandIn[Any]")


class StandIn(Game[StateT, Any]):
    """A game in the place of another, whose name, edition and house rules it has."""

    game: Game[Any, Any]
    """The game in whose place it stands."""
    mark: ClassVar[str] = ""
    """The mark after the game's name in a link; older boxes know no game of such a name."""

    def lying(self, state: StateT) -> Any:
        """The table of the game, where this kind has one."""
        return getattr(state, "table", None)

    def sitting(self) -> Bot:
        """The bot at the seats of bots."""
        return Onlooker()


class Onlooker(Bot):
    """Sits at the other seats and does nothing; it gives no hints either."""

    name = "onlooker"

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """Nothing."""
        return None


def in_place_of(game: Game[Any, Any], kind: type[Kind], *given: Any, **declared: Any) -> Kind:
    """A stand-in of a kind, with the game's declarations and the changed ones."""
    names = ("name", "edition", "options", "choices", "seats")
    own = {name: getattr(game, name) for name in names}
    made: Kind = type(kind.__name__, (kind,), own | declared)(game, *given)
    return made
