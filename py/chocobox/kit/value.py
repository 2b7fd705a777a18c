"""What a game tells of chances, so that it can be looked back at."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from chocobox.core import Action
from chocobox.kit.shares import Shares

StateT = TypeVar("StateT")

Features = Sequence[tuple[int, ...]]
"""What counts at each seat, as numbers in thousandths."""


class Value(ABC, Generic[StateT]):
    """The chances in one game, always from what a seat may know."""

    @abstractmethod
    def value(self, state: StateT, seat: int) -> Shares:
        """Every seat's chance to win, as far as that seat can know; exact once the game is over."""

    @abstractmethod
    def chances(self, state: StateT, seat: int, action: Action) -> Sequence[tuple[int, StateT]]:
        """From which positions a seat may act, for all it knows, and how likely each is.

        They differ in what the action turns up; where it turns up nothing, there is one.
        """

    @abstractmethod
    def sample(self, state: StateT) -> Features | None:
        """What counts in a position from which weights are learned; None where none are."""
