"""All that a game can do, in an order that never changes, for programs that learn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from chocobox.kit.flat import Flat


class Numbering:
    """The numbers of all deeds at so many seats, and the name of each.

    A deed is an action, or what `Flat.deed` makes of it. Its name is how Python prints it.
    """

    def __init__(self, flat: Flat, seats: int) -> None:
        self.flat, self.seats = flat, seats
        self.deeds = tuple(flat.deeds(seats))
        self._numbers = {deed: number for number, deed in enumerate(self.deeds)}
        self._named: dict[str, list[str]] = {}
        for kind, _, name in (path.partition(".") for path in flat.seats):
            self._named.setdefault(kind, []).append(name)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the numbers, from 0 on."""
        return tuple(map(repr, self.deeds))

    def of(self, view: Any, actions: Sequence[Any], first: int = 0) -> list[int]:
        """The numbers of actions, for a seat with that view; seats are counted from first on."""
        deed = self.flat.deed(view)
        return [self._numbers[deed(self._turned(action, first))] for action in actions]

    def _turned(self, action: Any, first: int) -> Any:
        """The same action with seats counted from that one on."""
        named = self._named.get(type(action).__name__) if first else None
        if named is None:
            return action
        return replace(action, **{it: (getattr(action, it) - first) % self.seats for it in named})
