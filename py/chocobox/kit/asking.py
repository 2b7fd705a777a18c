"""Questions that whoever listens asks at any time; the answers are facts that one seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from chocobox.core.record import Action

StateT = TypeVar("StateT")


@dataclass(frozen=True, slots=True)
class Fact:
    """One sentence of an answer, without secrets of others; each game adds what it names."""


@dataclass(frozen=True, slots=True)
class Turn(Fact):
    """Whose turn it is."""

    seat: int


@dataclass(frozen=True, slots=True)
class Over(Fact):
    """The game is over: nobody has a turn."""


@dataclass(frozen=True, slots=True)
class Nothing(Fact):
    """There is nothing to tell."""


@dataclass(frozen=True, slots=True)
class Group:
    """Actions of one kind that a seat may choose from, by their places in its offer.

    They come in the order of their worth, as far as the seat can see it at once.
    """

    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """The facts of an answer; in a walk each press of the key tells the next one.

    is_own: it is for the ears of the one who asks, not for all round a table.
    """

    facts: tuple[Fact, ...]
    is_walk: bool
    is_own: bool


@dataclass(frozen=True, slots=True)
class Seen(Generic[StateT]):
    """A question's table: its state, the seat that asks, and what that seat may do now.

    number: of an own card, from 1. action: the one that is pointed at, if any.
    """

    state: StateT
    seat: int
    actions: Sequence[Action]
    number: int = 1
    action: Action | None = None


class Asking(Generic[StateT]):
    """The answers of one game; without its own `told/asked.py` a game has only these."""

    own: ClassVar[tuple[str, ...]] = ("card",)
    """The questions whose answers only that seat may hear."""

    def groups(self, seen: Seen[StateT]) -> tuple[Group, ...]:
        """All that the seat may do now; without more knowledge in the order of the offer."""
        return tuple(Group((place,)) for place in range(len(seen.actions)))

    def card(self, seen: Seen[StateT]) -> Sequence[Fact]:
        """The seat's card with that number."""
        return ()

    def table(self, seen: Seen[StateT]) -> Sequence[Fact]:
        """What lies on the table."""
        return ()

    def score(self, seen: Seen[StateT]) -> Sequence[Fact]:
        """How all stand."""
        return ()

    def turn(self, seen: Seen[StateT]) -> Sequence[Fact]:
        """Whose turn it is."""
        turn = getattr(seen.state, "turn", None)
        return (Turn(turn),) if isinstance(turn, int) else ()

    def beside(self, seen: Seen[StateT]) -> Sequence[Fact]:
        """What lies beside the thing that is pointed at; else beside what was laid last."""
        return ()

    def rows(self, seen: Seen[StateT]) -> Sequence[Fact]:
        """The table row by row."""
        return ()

    def listed(self, seen: Seen[StateT]) -> Sequence[Fact]:
        """What matters most in this game, in its order."""
        return ()

    def further(self, seen: Seen[StateT]) -> Sequence[Fact]:
        """What matters beside that."""
        return ()


QUESTIONS: Final = ("card", "table", "score", "turn", "beside", "rows", "listed", "further")
WALKS: Final = ("rows", "listed", "further")
"""Their answers are walked through, fact by fact."""


def answer(asking: Asking[Any], about: str, seen: Seen[Any]) -> Answer:
    """The answer to one of the questions."""
    ask: Callable[[Seen[Any]], Sequence[Fact]] = getattr(asking, about)
    return Answer(tuple(ask(seen)) or (Nothing(),), about in WALKS, about in asking.own)


def ranked(
    actions: Sequence[Action],
    key: Callable[[Action], Any],
    worth: Callable[[int], int] = lambda _: 0,
) -> Iterator[Group]:
    """Groups of the actions with the same key, as they are first offered; the best come first."""
    found: dict[Any, list[int]] = {}
    for place, action in enumerate(actions):
        found.setdefault(key(action), []).append(place)
    for places in found.values():
        yield Group(tuple(sorted(places, key=lambda place: -worth(place))))
